import { RESPONSE_ONLY } from 'field-access';
import { byAccount } from '../../../graphql/access/index.ts';
import { builder } from '../../../graphql/builder.ts';
import { OWN_PAGE } from '../../../graphql/cost.ts';
import { type OwnPage, type OwnRecord, ownPage } from '../../../graphql/own-data/page.ts';

/** The account that an object of the export belongs to; its fields' access checks read it. */
interface AccountReference {
  readonly accountId: string | null;
}

/** Access to exported data: the account alone. Each value was read through its own field, which checked its own access. */
const ownerOnly = { ...RESPONSE_ONLY, readers: ['owner'] } as const;
const ownedByAccount = { subjects: { owner: byAccount('accountId') } } as const;

const ExportedRecord = builder.objectRef<OwnRecord & AccountReference>('ExportedRecord').implement({
  description: 'One record of the account, as stored.',
  access: ownedByAccount,
  fields: (t) => ({
    type: t.exposeString('type', {
      description: 'The name of the record’s type in this schema, whose fields say what each value is.',
      access: ownerOnly,
    }),
    data: t.expose('data', {
      type: 'JSON',
      description:
        'The record’s stored fields that the account may read, by name. A field that the account may not read, or ' +
        'may no longer read, is null. Another record is named by its id and key.',
      access: ownerOnly,
    }),
  }),
});

const DataExport = builder.objectRef<OwnPage & AccountReference>('DataExport').implement({
  description: 'A page of the account’s own data.',
  access: ownedByAccount,
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
