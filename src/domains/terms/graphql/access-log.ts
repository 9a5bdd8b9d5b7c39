import { byWallet } from '../../../graphql/access/index.ts';
import { builder } from '../../../graphql/builder.ts';
import { chainArgument, chainOf } from '../../../graphql/chain-argument.ts';
import { storedEnum } from '../../../graphql/enum-type.ts';
import { keyset } from '../../../graphql/lists.ts';
import { globalId } from '../../../graphql/row-id.ts';
import type { TermsAuthorization } from '../model/index.ts';

const LOG = { class: 'plain', readers: ['issuer', 'admin'], deletion: 'series end + retention' } as const;

const TermsReader = storedEnum<TermsAuthorization['relation']>(
  'TermsReader',
  'A relation that entitles an account to read private terms.',
  {
    issuer: 'The reader issued the series.',
    backer: 'A wallet of the reader is eligible to back the series.',
    attestor: 'The reader reviews an amendment of the terms.',
  },
);

builder.prismaNode('TermsAccessLog', {
  name: 'TermsAccess',
  description: 'One read of a series’ private terms or of an amendment’s, recorded before the terms were returned.',
  id: { field: 'id', access: { ...LOG, storedIn: 'terms_access_log.id' } },
  access: {
    subjects: { issuer: byWallet('issuer') },
    seenBy: ['issuer', 'admin'],
  },
  select: { id: true },
  fields: (t) => ({
    seriesKey: t.expose('seriesKey', { type: 'Bytes32', description: 'The key of the series.', access: LOG }),
    relation: t.expose('relation', {
      type: TermsReader,
      description: 'The relation that entitled the reader.',
      access: LOG,
    }),
    wallet: t.expose('wallet', {
      type: 'Address',
      description: 'The wallet or attestor key that entitled the reader; null if more than one did.',
      access: LOG,
    }),
    blockNumber: t.expose('blockNumber', {
      type: 'BigInt',
      description: 'The block at which the backer’s wallet or the attestor’s key was checked; null for the issuer.',
      access: LOG,
    }),
    accountId: t.field({
      type: 'ID',
      description:
        'The global id of the account that read. Only admins may read it, because it would show an issuer which ' +
        'wallets belong to one account.',
      access: { ...LOG, storedIn: 'terms_access_log.account_id', readers: ['admin'] },
      select: { accountId: true },
      fromRow: true,
      resolve: ({ accountId }) => globalId('Account', accountId),
    }),
    openedAt: t.expose('at', { type: 'DateTime', description: 'When the terms were opened.', access: LOG }),
  }),
});

builder.queryField('termsAccessLog', (t) =>
  keyset(t, {
    type: 'TermsAccessLog',
    description: 'The reads of a series’ private terms, newest first. For its issuer and admins.',
    access: 'traverse',
    args: { seriesKey: t.arg({ type: 'Bytes32', required: true }), chain: t.arg(chainArgument) },
    order: { by: 'openedAt', direction: 'desc' },
    ranges: ['openedAt'],
    where: ({ chain, seriesKey }, ctx) => ({ chain: chainOf(ctx, { chain }), seriesKey }),
  }),
);
