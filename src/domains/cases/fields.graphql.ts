import DataLoader from 'dataloader';
import { bySignerKey, byWallet } from '../../graphql/access/index.ts';
import { builder } from '../../graphql/builder.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { envelopeField } from '../../graphql/envelope-field.ts';
import { countDocuments, type DocumentTable, documentsOf, MAX_DOCUMENTS, readDocuments } from './index.ts';

/** What distinguishes one case from another, and its outcome: for its two parties, and admins. */
export const CASE = {
  class: 'plain',
  readers: ['issuer', 'attestor', 'admin'],
  deletion: 'end of retention',
} as const;

/** Tier-3 income opening and tier-3 documents: for the chosen attestor's own machine, and nobody else. */
export const SEALED = { readers: ['attestor'], deletion: 'case closed + retention' } as const;

export const caseSubjects = { issuer: byWallet('issuer'), attestor: bySignerKey('attestorKey') } as const;

/** Rows between an issuer and the attestor they are addressed to. */
export const caseAccess = { subjects: caseSubjects, seenBy: ['issuer', 'attestor', 'admin'] } as const;

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
export function documentFields(table: DocumentTable) {
  const sealed = envelopeField(documentsOf(table), SEALED);
  const index = builder.args((t) => ({ index: t.int({ required: true, description: 'From 0.' }) }));
  return {
    count: {
      type: 'Int',
      nullable: true,
      access: sealed.access,
      resolve: ({ id }: Case, _: unknown, ctx: GatewayContext) => countOf(ctx, table, id),
    },
    one: {
      ...sealed,
      description: 'One sealed document; null where there is none.',
      args: index,
      complexity: DOCUMENT_COST,
      resolve: ({ id }: Case, { index: at }: { index: number }, ctx: GatewayContext) =>
        documentAt(ctx, table, { id, index: at }),
    },
  } as const;
}
