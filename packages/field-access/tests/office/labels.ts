import { createAccessModel, type LabelDefinitions, type StorageClasses, subject } from 'field-access';
import type { PrismaClient } from './generated/prisma/client.ts';
import { TABLES } from './generated/tables.ts';

/** The viewer of a request: employees of firms that share one database, the supervisor of all of them, or nobody. */
export interface Viewer {
  readonly firm: string | null;
  readonly employeeId: string | null;
  readonly isPartner: boolean;
  readonly isSupervisor: boolean;
}

/** The sources of relation loaders. */
export interface Sources {
  readonly db: PrismaClient;
  readonly viewer: Viewer;
}

const isEmployed = ({ employeeId }: Viewer) => employeeId !== null;
/** An employee's number names somebody else in another firm. */
const ownKey = ({ firm, employeeId }: Viewer) =>
  firm === null || employeeId === null ? null : [{ scope: firm, key: employeeId }];

const LABELS = {
  self: { sentence: 'The employee.', possible: isEmployed, by: { employee: { own: ownKey } } },
  colleague: {
    sentence: 'Everybody of the firm of the row.',
    possible: isEmployed,
    by: { firm: { own: ({ firm }) => firm } },
  },
  lead: {
    sentence: 'The lead of the matter, and its deputy.',
    possible: isEmployed,
    by: { employee: { own: ownKey } },
  },
  member: {
    sentence: 'The members of the matter.',
    possible: isEmployed,
    by: {
      matter: {
        load: async ({ db, viewer }, numbers, firm) => {
          if (firm !== viewer.firm) return { keys: new Set() };
          const rows = await db.member.findMany({
            where: { firm, employeeId: viewer.employeeId ?? '', matterNumber: { in: [...numbers] } },
          });
          return { keys: new Set(rows.map(({ matterNumber }) => matterNumber)) };
        },
        where: ({ firm, employeeId }) => ({ members: { some: { firm, employeeId } } }),
      },
    },
  },
  partner: {
    sentence: 'A partner of the firm of the row.',
    possible: ({ isPartner }) => isPartner,
    by: { firm: { own: ({ firm, isPartner }) => (isPartner ? firm : null) } },
  },
  supervisor: { sentence: 'The supervisor of all firms.', role: ({ isSupervisor }) => isSupervisor },
} as const satisfies LabelDefinitions<string, Viewer, Sources>;

const CLASSES = {
  plain: { sentence: 'The value is stored as it is.', serverReads: 'always' },
  privileged: { sentence: 'The value is read after the check alone.', serverReads: 'always', sealed: true },
} as const satisfies StorageClasses;

export type Label = keyof typeof LABELS | 'public' | 'operators';
export type Class = keyof typeof CLASSES | 'none';

export const model = createAccessModel({
  labels: LABELS as LabelDefinitions<keyof typeof LABELS, Viewer, Sources>,
  classes: CLASSES,
  kinds: { matter: { model: 'Matter', type: 'Matter' } },
  scope: { column: 'firm', separator: '/' },
  tables: TABLES,
});

export const byEmployee = subject('employee', { scope: 'firm' });
export const byMatter = subject('matter', { scope: 'firm' });
export const byFirm = subject('firm');
