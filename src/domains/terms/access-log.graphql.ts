import { byWallet } from '../../graphql/access/index.ts';
import { builder } from '../../graphql/builder.ts';
import { chainArgument, chainOf } from '../../graphql/chain-argument.ts';
import { keyset } from '../../graphql/list-builders.ts';

const logged = (column: string) =>
  ({
    storedIn: `terms_access_log.${column}`,
    class: 'plain',
    readers: ['issuer', 'admin'],
    deletion: 'series end + retention',
  }) as const;

/** One read of a series' terms. */
builder.prismaNode('TermsAccessLog', {
  name: 'TermsAccess',
  description: 'One read of a series’ private terms, or of an amendment’s, written before the values were answered.',
  id: { field: 'id', access: logged('id') },
  access: {
    subjects: { issuer: byWallet('issuer') },
    seenBy: ['issuer', 'admin'],
  },
  select: { id: true },
  fields: (t) => ({
    seriesKey: t.expose('seriesKey', { type: 'Bytes32', nullable: false, access: logged('series_key') }),
    relation: t.exposeString('relation', {
      nullable: false,
      description: 'issuer, backer or attestor: what entitled the reader.',
      access: logged('relation'),
    }),
    wallet: t.expose('wallet', {
      type: 'Address',
      nullable: true,
      description: 'The wallet, or the reviewing attestor’s key, that the relation came from, where one alone gave it.',
      access: logged('wallet'),
    }),
    blockNumber: t.expose('blockNumber', {
      type: 'BigInt',
      nullable: true,
      description:
        'The block at which the backer’s eligibility, or the attestor’s key, was read as active; null for the issuer.',
      access: logged('block_number'),
    }),
    accountId: t.expose('accountId', {
      type: 'UUID',
      nullable: true,
      description: 'The reader’s account, for the operator only: it would tie wallets together.',
      access: { ...logged('account_id'), readers: ['admin'] },
    }),
    at: t.expose('at', { type: 'DateTime', nullable: false, access: logged('at') }),
  }),
});

builder.queryField('termsAccessLog', (t) =>
  keyset(t, {
    type: 'TermsAccessLog',
    description: 'Who read the private terms of a series, newest first. Rows for its issuer and an admin only.',
    access: 'traverse',
    args: { seriesKey: t.arg({ type: 'Bytes32', required: true }), chain: t.arg.string(chainArgument) },
    order: { by: 'at', direction: 'desc' },
    where: ({ chain, seriesKey }, ctx) => ({ chain: chainOf(ctx, { chain }), seriesKey }),
  }),
);
