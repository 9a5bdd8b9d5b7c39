import { createAccessModel, type Extras, type LabelDefinitions, type StorageClasses, subject } from 'field-access';
import type { PrismaClient } from './generated/prisma/client.ts';
import { TABLES } from './generated/tables.ts';

/** The viewer of a request: a patient, a doctor, the reception, or nobody. */
export interface Viewer {
  readonly patientId: string | null;
  readonly doctorId: string | null;
  readonly reception: boolean;
}

/** The sources of relation loaders. */
export interface Sources {
  readonly db: PrismaClient;
  readonly viewer: Viewer;
}

const LABELS = {
  patient: {
    sentence: 'The patient that the record is about.',
    possible: ({ patientId }) => patientId !== null,
    by: { patient: { own: ({ patientId }) => patientId } },
  },
  doctor: {
    sentence: 'The doctor of the visit, or a doctor who has treated the patient.',
    possible: ({ doctorId }) => doctorId !== null,
    by: {
      // The doctor that the row names.
      doctor: { own: ({ doctorId }) => doctorId },
      // Any doctor who has treated the patient that the row names: one statement for all rows of a list.
      patient: {
        load: async ({ db, viewer }, patients) => {
          const treated = await db.visit.findMany({
            where: { doctorId: viewer.doctorId ?? '', patientId: { in: [...patients] } },
            select: { patientId: true },
          });
          return { keys: new Set(treated.map(({ patientId }) => patientId)) };
        },
        where: ({ doctorId }) => ({ visits: { some: { doctorId } } }),
      },
    },
  },
  reception: { sentence: 'The reception of the clinic.', role: ({ reception }) => reception },
} as const satisfies LabelDefinitions<string, Viewer, Sources>;

/** The clinic's storage classes, from the least to the most protected. The engine adds `none`. */
const CLASSES = {
  plain: { sentence: 'The value is stored as it is.', serverReads: 'always' },
  confidential: {
    sentence: 'The value is stored as it is, and read from the database only after the check.',
    serverReads: 'always',
    sealed: true,
  },
} as const satisfies StorageClasses;

/** The clinic's flags of declarations. */
const EXTRAS = {
  billed: { sentence: 'The insurer of the patient receives the value with the bill.' },
} as const satisfies Extras;

export type Label = keyof typeof LABELS | 'public' | 'operators';
export type Class = keyof typeof CLASSES | 'none';
export type Extra = keyof typeof EXTRAS;

export const model = createAccessModel({
  labels: LABELS as LabelDefinitions<keyof typeof LABELS, Viewer, Sources>,
  classes: CLASSES,
  extras: EXTRAS,
  kinds: { patient: { model: 'Patient', type: 'Patient' } },
  tables: TABLES,
});

/** The patient that a column names: its patient; and its doctors. */
export const byPatient = subject('patient');
/** The doctor that a column names. */
export const byDoctor = subject('doctor');
