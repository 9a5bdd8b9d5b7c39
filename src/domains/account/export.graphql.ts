import { RESPONSE_ONLY } from 'field-access';
import { byAccount } from '../../graphql/access/index.ts';
import { builder } from '../../graphql/builder.ts';
import { OWN_PAGE } from '../../graphql/cost.ts';
import { type OwnPage, type OwnRecord, ownPage } from '../../graphql/own-data/page.ts';

/** Whose it is goes with every object of the answer. */
interface OfAccount {
  readonly accountId: string | null;
}

/** Each value was read by the field of its own declaration; here they are together, for the account alone. */
const exported = { ...RESPONSE_ONLY, readers: ['owner'] } as const;
const ofAccount = { subjects: { owner: byAccount('accountId') } } as const;

const ExportedRecord = builder.objectRef<OwnRecord & OfAccount>('ExportedRecord').implement({
  description: 'One record of the account, as stored.',
  access: ofAccount,
  fields: (t) => ({
    type: t.exposeString('type', {
      nullable: true,
      description: 'The name of the record’s type in this schema, whose fields say what each value is.',
      access: exported,
    }),
    data: t.expose('data', {
      type: 'JSON',
      nullable: true,
      description:
        'The record’s stored fields that the account may read, by name. A field that the account may not read, or ' +
        'may no longer read, is null. Another record is named by its id and key.',
      access: exported,
    }),
  }),
});

const DataExport = builder.objectRef<OwnPage & OfAccount>('DataExport').implement({
  description: 'A page of the account’s own data.',
  access: ofAccount,
  fields: (t) => ({
    nodes: t.field({
      type: [ExportedRecord],
      nullable: { list: false, items: false },
      access: 'traverse',
      description: 'The records of this page: one type after the other, the oldest of each type first.',
      resolve: ({ records, accountId }) => records.map((record) => ({ ...record, accountId })),
    }),
    pageInfo: t.field({
      type: builder.pageInfoRef(),
      access: 'traverse',
      description: 'The cursor for the next `after`, and whether more pages follow.',
      resolve: ({ next }) => ({
        hasNextPage: next !== null,
        hasPreviousPage: false,
        startCursor: null,
        endCursor: next,
      }),
    }),
  }),
});

builder.queryField('exportMyData', (t) =>
  t.field({
    type: DataExport,
    description:
      'All data of the signed-in account, page by page: every record of which it is the owner, or whose wallet it ' +
      'linked. The records of series that it issued are read from `series`.',
    access: 'traverse',
    authScopes: { signedIn: true },
    complexity: OWN_PAGE,
    args: { after: t.arg.string({ description: 'The `endCursor` of the previous page.' }) },
    resolve: async (_root, { after }, context, info) => ({
      ...(await ownPage(info.schema, context, after ?? null)),
      accountId: context.viewer.accountId,
    }),
  }),
);
