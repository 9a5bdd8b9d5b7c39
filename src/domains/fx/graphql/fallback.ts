import { byChain, byWallet } from '../../../graphql/access/index.ts';
import { FX_FALLBACK } from '../../../graphql/access/presets.ts';
import { builder } from '../../../graphql/builder.ts';
import { chainArgument, chainOf } from '../../../graphql/chain-argument.ts';
import { chainRow } from '../../../graphql/chain-row.ts';
import { storedEnum } from '../../../graphql/enum-type.ts';
import { keyset, row } from '../../../graphql/lists.ts';

const FxFallbackState = storedEnum('FxFallbackState', 'A state of a request for an FX rate.', {
  REQUESTED: 'No attestor has signed yet.',
  SIGNED: 'An attestor signed an FX rate.',
  USED: 'The signed rate is recorded on the chain.',
});

/** The GraphQL type of requests for FX rates. A series has one row, which each new request overwrites. */
const FxFallback = builder.prismaNode('FxFallback', {
  description:
    'An issuer’s request for the FX rate at the end of a quarter for which the feed has none, and the rate that an ' +
    'attestor signed.',
  ...chainRow('seriesKey', { ...FX_FALLBACK, storedIn: 'fx_fallback_signatures.series_key' }),
  access: {
    subjects: { issuer: byWallet('issuer'), attestor: byChain('chain') },
    seenBy: ['issuer', 'attestor', 'admin'],
  },
  select: { chain: true, seriesKey: true },
  fields: (t) => ({
    seriesKey: t.expose('seriesKey', { type: 'Bytes32', description: 'The key of the series.', access: FX_FALLBACK }),
    chain: t.expose('chain', { type: 'Chain', description: 'The chain of the series.', access: FX_FALLBACK }),
    issuer: t.expose('issuer', {
      type: 'Address',
      description: 'The wallet that issued the series.',
      access: FX_FALLBACK,
    }),
    period: t.expose('period', { type: 'Period', description: 'The quarter, as `2027-Q1`.', access: FX_FALLBACK }),
    state: t.expose('state', { type: FxFallbackState, description: 'The state of the request.', access: FX_FALLBACK }),
  }),
});

/** Adds the rate that an attestor signed, and the times of the request and the signature. */
builder.prismaObjectFields(FxFallback, (t) => ({
  rate: t.expose('rate', {
    type: 'Wad',
    description:
      'The signed rate: base units of the payment token for one minor unit of the income currency. Null until it ' +
      'is signed.',
    access: FX_FALLBACK,
  }),
  signer: t.expose('signer', {
    type: 'KeyAddress',
    description: 'The attestor key that signed; null until then.',
    access: FX_FALLBACK,
  }),
  signature: t.expose('signature', {
    type: 'Hex',
    description: 'The signature over the EIP-712 message FX: 65 bytes r, s, v. Null until it is signed.',
    access: FX_FALLBACK,
  }),
  digest: t.expose('digest', {
    type: 'Bytes32',
    description: 'The digest of the message that was signed; null until then.',
    access: FX_FALLBACK,
  }),
  requestedAt: t.expose('requestedAt', {
    type: 'DateTime',
    description: 'When the issuer made the request.',
    access: FX_FALLBACK,
  }),
  signedAt: t.expose('signedAt', {
    type: 'DateTime',
    description: 'When the attestor signed; null until then.',
    access: FX_FALLBACK,
  }),
  series: t.relation('series', {
    access: 'traverse',
    nullable: true,
    description: 'The series that the request is about; null while the index does not hold it.',
  }),
}));

builder.queryFields((t) => ({
  fxFallback: row(t, {
    type: 'FxFallback',
    description: 'The request of a series for an FX rate, for the chain’s attestors, the issuer and admins.',
    access: 'traverse',
    args: {
      seriesKey: t.arg({ type: 'Bytes32', required: true }),
      chain: t.arg(chainArgument),
      period: t.arg({ type: 'Period', description: 'Selects the request for this quarter.' }),
    },
    where: ({ chain, seriesKey, period }, ctx) => ({
      chain: chainOf(ctx, { chain }),
      seriesKey,
      ...(period == null ? {} : { period }),
    }),
  }),
  fxFallbacks: keyset(t, {
    type: 'FxFallback',
    description: 'The requests for FX rates that the viewer may see, newest first.',
    access: 'traverse',
    authScopes: { signedIn: true },
    order: { by: 'requestedAt', direction: 'desc' },
    filter: { state: FxFallbackState, period: 'Period' },
  }),
}));
