import DataLoader from 'dataloader';
import { bySignerKey, byWallet } from '../../graphql/access/index.ts';
import { builder } from '../../graphql/builder.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { envelopeField } from '../../graphql/envelope-field.ts';
import { CaseCloseReason } from './enums.graphql.ts';
import { countDocuments, type DocumentTable, documentsOf, MAX_DOCUMENTS, readDocuments } from './index.ts';

/** What distinguishes one case from another, and its outcome: for its two parties, and admins. */
const CASE = {
  class: 'plain',
  readers: ['issuer', 'attestor', 'admin'],
  deletion: 'end of retention',
} as const;

/** Tier-3 income opening and tier-3 documents: for the chosen attestor's own machine, and nobody else. */
export const SEALED = { readers: ['attestor'], deletion: 'case closed + retention' } as const;

export const caseSubjects = { issuer: byWallet('issuer'), attestor: bySignerKey('attestorKey') } as const;

/** Rows between an issuer and the attestor they are addressed to. */
export const caseAccess = { subjects: caseSubjects, seenBy: ['issuer', 'attestor', 'admin'] } as const;

const SERIES = {
  access: 'traverse',
  nullable: true,
  description: 'The series that the case is about; null while the index does not hold it.',
} as const;

/** The fields that cases of every kind have, by their names, and how another column of their table is stored. */
export function caseFields(table: DocumentTable) {
  const stored = (column: string) => ({ ...CASE, storedIn: `${table}.${column}` });
  return {
    stored,
    seriesKey: { type: 'Bytes32', nullable: false, access: stored('series_key') },
    chain: { nullable: false, access: stored('chain') },
    issuer: { type: 'Address', nullable: false, access: stored('issuer') },
    attestorKey: { type: 'KeyAddress', nullable: false, access: stored('attestor_key') },
    closedReason: { type: CaseCloseReason, nullable: true, access: stored('closed_reason') },
    openedAt: { type: 'DateTime', nullable: false, access: stored('opened_at') },
    closedAt: { type: 'DateTime', nullable: true, access: stored('closed_at') },
    series: SERIES,
    documents: documentFields(table),
  } as const;
}

const NEWEST_FIRST = { access: 'traverse', order: { by: 'openedAt', direction: 'desc' } } as const;

/** The list of a series' cases. */
export const casesOfSeries = (description: string) => ({ ...NEWEST_FIRST, description }) as const;

/** The list of the viewer's cases on one chain or all. */
export const MY_CASES = { ...NEWEST_FIRST, authScopes: { signedIn: true } } as const;

/** A document costs as much as its size asks: a hundred of them fill a request. */
const DOCUMENT_COST = 200;

/** How many documents a case has, asked for all cases of a list at once. */
const countOf = ({ access, db }: GatewayContext, table: DocumentTable, id: string): Promise<number> =>
  access
    .once(
      `document counts ${table}`,
      () =>
        new DataLoader<string, number>(async (ids) => {
          const counts = await countDocuments(db, table, ids);
          return ids.map((one) => counts.get(one) ?? 0);
        }),
    )
    .load(id);

/** One document's envelope; null where there is none. */
const documentAt = async (
  { access, db }: GatewayContext,
  table: DocumentTable,
  place: { readonly id: string; readonly index: number },
): Promise<string | null> => {
  if (place.index < 0 || place.index >= MAX_DOCUMENTS) return null;
  return access
    .once(
      `documents ${table}`,
      () =>
        new DataLoader<typeof place, string | null, string>((places) => readDocuments(db, table, places), {
          cacheKeyFn: ({ id, index }) => `${id}:${index}`,
        }),
    )
    .load(place);
};

interface Case {
  readonly id: string;
}

/** The fields of a case's documents: how many there are, and one of them. */
function documentFields(table: DocumentTable) {
  const sealed = envelopeField(documentsOf(table), SEALED);
  const index = builder.args((t) => ({
    index: t.int({ required: true, description: 'The index of the document, from 0.' }),
  }));
  return {
    count: {
      type: 'Int',
      nullable: true,
      access: sealed.access,
      resolve: ({ id }: Case, _: unknown, ctx: GatewayContext) => countOf(ctx, table, id),
    },
    one: {
      ...sealed,
      description: 'One sealed document; null if there is none at this index.',
      args: index,
      complexity: DOCUMENT_COST,
      resolve: ({ id }: Case, { index: at }: { index: number }, ctx: GatewayContext) =>
        documentAt(ctx, table, { id, index: at }),
    },
  } as const;
}
