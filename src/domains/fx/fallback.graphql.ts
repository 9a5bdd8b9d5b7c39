import { byChain, byWallet } from '../../graphql/access/index.ts';
import { FX_FALLBACK } from '../../graphql/access/presets.ts';
import { builder } from '../../graphql/builder.ts';
import { chainArgument, chainOf } from '../../graphql/chain-argument.ts';
import { chainRow } from '../../graphql/chain-row.ts';
import { storedEnum } from '../../graphql/enum-type.ts';
import { keyset, row } from '../../graphql/list-builders.ts';

const stored = (column: string) => ({ ...FX_FALLBACK, storedIn: `fx_fallback_signatures.${column}` });

const FxFallbackState = storedEnum('FxFallbackState', 'How far a request for a rate is.', {
  REQUESTED: 'No attestor has signed.',
  SIGNED: 'An attestor signed a rate.',
  USED: 'The chain has the signed rate.',
});

/** The rate that stands in for one that the feed has not: one row a series. */
builder.prismaNode('FxFallback', {
  description:
    'An issuer’s request for the rate of a quarter’s end that the feed has none for, and what an attestor signed.',
  ...chainRow('seriesKey', stored('series_key')),
  access: {
    subjects: { issuer: byWallet('issuer'), attestor: byChain('chain') },
    seenBy: ['issuer', 'attestor', 'admin'],
  },
  select: { chain: true, seriesKey: true },
  fields: (t) => ({
    seriesKey: t.expose('seriesKey', { type: 'Bytes32', nullable: false, access: stored('series_key') }),
    chain: t.expose('chain', { type: 'Chain', nullable: false, access: stored('chain') }),
    issuer: t.expose('issuer', { type: 'Address', nullable: false, access: stored('issuer') }),
    period: t.expose('period', {
      type: 'Period',
      nullable: false,
      description: 'The quarter, as `2027-Q1`.',
      access: stored('period'),
    }),
    state: t.expose('state', {
      type: FxFallbackState,
      nullable: false,
      description: 'How far it is.',
      access: stored('state'),
    }),
    rate: t.expose('rate', {
      type: 'Wad',
      nullable: true,
      description: 'Payment-token base units for one minor unit of the income currency.',
      access: stored('rate'),
    }),
    signer: t.expose('signer', { type: 'KeyAddress', nullable: true, access: stored('signer') }),
    signature: t.expose('signature', {
      type: 'Hex',
      nullable: true,
      description: '65 bytes r, s, v over the EIP-712 message FX.',
      access: stored('signature'),
    }),
    digest: t.expose('digest', { type: 'Bytes32', nullable: true, access: stored('digest') }),
    requestedAt: t.expose('requestedAt', { type: 'DateTime', nullable: false, access: stored('requested_at') }),
    signedAt: t.expose('signedAt', { type: 'DateTime', nullable: true, access: stored('signed_at') }),
    series: t.relation('series', {
      access: 'traverse',
      nullable: true,
      description: 'Null while the index does not hold it.',
    }),
  }),
});

builder.queryFields((t) => ({
  fxFallback: row(t, {
    type: 'FxFallback',
    description: 'The request of a series: for attestors on its chain, its issuer, and admins.',
    access: 'traverse',
    args: {
      seriesKey: t.arg({ type: 'Bytes32', required: true }),
      chain: t.arg(chainArgument),
      period: t.arg({ type: 'Period', description: 'Of this period alone.' }),
    },
    where: ({ chain, seriesKey, period }, ctx) => ({
      chain: chainOf(ctx, { chain }),
      seriesKey,
      ...(period == null ? {} : { period }),
    }),
  }),
  fxFallbacks: keyset(t, {
    type: 'FxFallback',
    description: 'Requests for rates, newest first.',
    access: 'traverse',
    authScopes: { signedIn: true },
    order: { by: 'requestedAt', direction: 'desc' },
    filter: { state: FxFallbackState, period: 'Period' },
  }),
}));
