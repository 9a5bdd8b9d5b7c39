import { RESPONSE_ONLY } from '../../access/index.ts';
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
  description: 'One record of the account.',
  access: ofAccount,
  fields: (t) => ({
    type: t.exposeString('type', {
      nullable: true,
      description: 'The name of its type in this schema, whose fields say what each value is and where it is held.',
      access: exported,
    }),
    data: t.expose('data', {
      type: 'JSON',
      nullable: true,
      description:
        'Every field of it that is stored and that the account may read, by name; null what it may not read of this ' +
        'record, or not any more. A record that it refers to is named by id and key.',
      access: exported,
    }),
  }),
});

const DataExport = builder.objectRef<OwnPage & OfAccount>('DataExport').implement({
  description: 'A page of what is the account’s own.',
  access: ofAccount,
  fields: (t) => ({
    nodes: t.field({
      type: [ExportedRecord],
      nullable: { list: false, items: false },
      access: 'traverse',
      description: 'Records, those of one type after another, the oldest of each first.',
      resolve: ({ records, accountId }) => records.map((record) => ({ ...record, accountId })),
    }),
    pageInfo: t.field({
      type: builder.pageInfoRef(),
      access: 'traverse',
      description: 'Whether there is more, and the next `after`.',
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
      'All that the data map calls the signed-in account’s: every record on which it is `owner`, or whose wallet is its own, ' +
      'page by page. What belongs to a series of its own is read from `series`.',
    access: 'traverse',
    authScopes: { signedIn: true },
    complexity: OWN_PAGE,
    args: { after: t.arg.string({ description: '`endCursor` of the page before.' }) },
    resolve: async (_root, { after }, context, info) => ({
      ...(await ownPage(info.schema, context, after ?? null)),
      accountId: context.viewer.accountId,
    }),
  }),
);
