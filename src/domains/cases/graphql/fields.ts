import DataLoader from 'dataloader';
import { bySignerKey, byWallet } from '../../../graphql/access/index.ts';
import { builder } from '../../../graphql/builder.ts';
import type { GatewayContext } from '../../../graphql/context.ts';
import { envelopeField } from '../../../graphql/envelope-field.ts';
import { countDocuments, type DocumentTable, documentsOf, MAX_DOCUMENTS, readDocuments } from '../index.ts';
import { CaseCloseReason } from './enums.ts';

/** Access to the plain columns of a case: its issuer, its attestor and admins. */
export const CASE = {
  class: 'plain',
  readers: ['issuer', 'attestor', 'admin'],
  deletion: 'end of retention',
} as const;

/** Access to the sealed columns of a case: only its attestor, whose own machine opens them. */
export const SEALED = { readers: ['attestor'], deletion: 'case closed + retention' } as const;

/** The two parties of a case, as subjects of access rules. */
export const caseSubjects = { issuer: byWallet('issuer'), attestor: bySignerKey('attestorKey') } as const;

/** Access to the rows of cases: the issuer, the attestor and admins see a row. */
export const caseAccess = { subjects: caseSubjects, seenBy: ['issuer', 'attestor', 'admin'] } as const;

/** The options of the field that links a case to its series. */
const SERIES = {
  access: 'traverse',
  nullable: true,
  description: 'The series that the case is about; null while the index does not hold it.',
} as const;

/** The options of the fields that every kind of case has, by name. */
export function caseFields(table: DocumentTable) {
  return {
    seriesKey: { type: 'Bytes32', nullable: false, description: 'The key of the series.', access: CASE },
    chain: { type: 'Chain', nullable: false, description: 'The chain of the series.', access: CASE },
    issuer: { type: 'Address', nullable: false, description: 'The wallet that issued the series.', access: CASE },
    attestorKey: {
      type: 'KeyAddress',
      nullable: false,
      description: 'The attestor key that the case is addressed to.',
      access: CASE,
    },
    closedReason: {
      type: CaseCloseReason,
      nullable: true,
      description: 'The reason why the case was closed; null if it was not.',
      access: CASE,
    },
    openedAt: { type: 'DateTime', nullable: false, description: 'When the issuer opened the case.', access: CASE },
    closedAt: {
      type: 'DateTime',
      nullable: true,
      description: 'When the case was closed; null if it was not.',
      access: CASE,
    },
    series: SERIES,
    documents: documentFields(table),
  } as const;
}

const NEWEST_FIRST = { access: 'traverse', order: { by: 'openedAt', direction: 'desc' } } as const;

/** The options of a list of a series' cases. */
export const casesOfSeries = (description: string) => ({ ...NEWEST_FIRST, description }) as const;

/** The options of a list of the viewer's cases. */
export const MY_CASES = { ...NEWEST_FIRST, authScopes: { signedIn: true } } as const;

/** The complexity of reading one document. A request may read about a hundred, because documents are large. */
const DOCUMENT_COST = 200;

/** Counts the documents of a case, by one statement for all cases of a request. */
const loadDocumentCount = ({ access, db }: GatewayContext, table: DocumentTable, id: string): Promise<number> =>
  access
    .once(
      `document counts ${table}`,
      () =>
        new DataLoader<string, number>(async (ids) => {
          const counts = await countDocuments(db, table, ids);
          return ids.map((caseId) => counts.get(caseId) ?? 0);
        }),
    )
    .load(id);

/** Reads the envelope of one document; null if there is none. One statement reads all documents that a request selects. */
const loadDocument = async (
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

/** The options of the two fields for a case's documents: their number, and one document by its index. */
function documentFields(table: DocumentTable) {
  const sealed = envelopeField(documentsOf(table), SEALED);
  const index = builder.args((t) => ({
    index: t.int({ required: true, description: 'The index of the document, from 0.' }),
  }));
  return {
    count: {
      type: 'Int',
      nullable: true,
      description: 'The number of sealed documents.',
      access: sealed.access,
      resolve: ({ id }: Case, _: unknown, ctx: GatewayContext) => loadDocumentCount(ctx, table, id),
    },
    document: {
      ...sealed,
      description: 'One sealed document; null if there is none at this index.',
      args: index,
      complexity: DOCUMENT_COST,
      resolve: ({ id }: Case, args: { index: number }, ctx: GatewayContext) =>
        loadDocument(ctx, table, { id, index: args.index }),
    },
  } as const;
}
