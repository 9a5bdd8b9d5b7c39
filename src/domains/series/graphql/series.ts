import { knownCurrency } from '@income-series/protocol/currency';
import { bySeries, byWallet } from '../../../graphql/access/index.ts';
import {
  CONTRACT_HASH,
  INCOME_COMMITMENT,
  PAYMENT_AMOUNT,
  PUBLIC_RECORD,
  TERMS_COMMITMENT,
} from '../../../graphql/access/presets.ts';
import { builder } from '../../../graphql/builder.ts';
import { chainRow } from '../../../graphql/chain-row.ts';
import { SeriesTerms } from '../../terms/graphql/series-terms.ts';
import { IndexingRule, SeriesCloseReason, SeriesState } from './enums.ts';

export const Series = builder.prismaNode('Series', {
  description:
    'A series: units whose payments follow the income of its issuer. Most fields are public, as on the chain; ' +
    'private terms and payments are for their readers only.',
  ...chainRow('key', { ...PUBLIC_RECORD, storedIn: 'series.key' }),
  access: { subjects: { issuer: byWallet('issuer'), holder: bySeries('key'), backer: bySeries('key') } },
  select: { chain: true, key: true, phase: true },
  fields: (t) => ({
    key: t.expose('key', {
      type: 'Bytes32',
      description:
        'The key of the series, derived from its issuer and draft salt. Together with the chain it identifies the ' +
        'series.',
      access: PUBLIC_RECORD,
    }),
    chain: t.expose('chain', { type: 'Chain', description: 'The chain of the series.', access: PUBLIC_RECORD }),
    issuer: t.expose('issuer', {
      type: 'Address',
      description: 'The wallet that issued the series.',
      access: PUBLIC_RECORD,
    }),
    state: t.expose('state', {
      type: SeriesState,
      description: 'The state of the series, as of the last indexed block.',
      access: PUBLIC_RECORD,
    }),
    closeReason: t.expose('closeReason', {
      type: SeriesCloseReason,
      description: 'The reason why the series was closed; null if it is not closed.',
      access: PUBLIC_RECORD,
    }),
    contractHash: t.expose('contractHash', {
      type: 'Bytes32',
      description: 'The SHA-256 hash of the signed contract that the series was created with.',
      access: CONTRACT_HASH,
    }),
    termsCommitment: t.expose('termsCommitment', {
      type: 'Bytes32',
      description:
        'The commitment to the private terms: Poseidon over theta, rate, currency code, indexing rule and terms ' +
        'salt.',
      access: TERMS_COMMITMENT,
    }),
    lastIncomeCommitment: t.expose('lastIncomeCommitment', {
      type: 'Bytes32',
      description:
        'The income commitment of the last accepted report; from the activation to the first report, the commitment ' +
        'to no income. Null before the activation.',
      access: INCOME_COMMITMENT,
    }),
  }),
});

/** Adds the title of the series. */
builder.prismaObjectField(Series, 'title', (t) =>
  t.exposeString('title', {
    description:
      'The title that the issuer gave the series; null for none. Several series may have one title, so show it together ' +
      'with the key of the series, always. It is in no contract and not on the chain.',
    access: { class: 'plain', readers: ['public'], deletion: 'account deletion' },
  }),
);

/** Adds what the series sells and pays: its units, its cap and its money. */
builder.prismaObjectFields(Series, (t) => ({
  currency: t.field({
    type: 'Currency',
    description: 'The currency of the income. Null if the chain has a number that ISO 4217 assigns to no currency.',
    access: { ...PUBLIC_RECORD, storedIn: 'series.currency_code' },
    select: { currencyCode: true },
    fromRow: true,
    resolve: ({ currencyCode }) => knownCurrency(currencyCode),
  }),
  indexingRule: t.expose('indexingRule', {
    type: IndexingRule,
    description: 'The rule by which theta is adjusted over the term.',
    access: PUBLIC_RECORD,
  }),
  unitsOffered: t.expose('unitsOffered', {
    type: 'Units',
    description: 'The most units that are sold, in whole units on a curve series too.',
    access: PUBLIC_RECORD,
  }),
  unitsOutstanding: t.expose('unitsOutstanding', {
    type: 'Units',
    description: 'The units that were sold and earn: 0 until the activation, and fewer once units are burned.',
    access: PUBLIC_RECORD,
  }),
  cap: t.expose('cap', {
    type: 'Amount',
    description: 'The cap: the most that is ever paid, fees included.',
    access: PUBLIC_RECORD,
  }),
  paidTotal: t.expose('paidTotal', {
    type: 'Amount',
    description: 'The money paid so far, fees included.',
    access: PAYMENT_AMOUNT,
  }),
  accruedTotal: t.expose('accruedTotal', {
    type: 'Amount',
    description:
      'The money that is owed and not paid. After a close it is what the issuer did not pay in time: a claim against the ' +
      'issuer that the contracts cannot collect.',
    access: PAYMENT_AMOUNT,
  }),
  creditTotal: t.expose('creditTotal', {
    type: 'Amount',
    description: 'The credit from negative true-ups, which is netted from later payments.',
    access: PAYMENT_AMOUNT,
  }),
}));

/** Adds the term of the series and the times at which it moved on. */
builder.prismaObjectFields(Series, (t) => ({
  trueupNonce: t.expose('trueupNonce', {
    type: 'BigInt',
    description: 'The number of true-ups that the chain accepted. The next TRUEUP signature covers this number.',
    access: PUBLIC_RECORD,
  }),
  firstPeriod: t.expose('firstPeriod', {
    type: 'Period',
    description: 'The first quarter of the term.',
    access: PUBLIC_RECORD,
  }),
  lastPeriod: t.expose('lastPeriod', {
    type: 'Period',
    description: 'The last quarter of the term.',
    access: PUBLIC_RECORD,
  }),
  createdBlock: t.expose('createdBlock', {
    type: 'BigInt',
    description: 'The block in which the series was created.',
    access: PUBLIC_RECORD,
  }),
  createdAt: t.expose('createdAt', {
    type: 'DateTime',
    description: 'The time of the block in which the series was created.',
    access: PUBLIC_RECORD,
  }),
  activatedAt: t.expose('activatedAt', {
    type: 'DateTime',
    description: 'When the series became active, as the block’s time; null until then.',
    access: PUBLIC_RECORD,
  }),
  buyOutPossibleAt: t.expose('buyOutPossibleAt', {
    type: 'DateTime',
    description:
      'The time from which the issuer may buy the series out. Null if no buy-out was announced since the last amendment.',
    access: PUBLIC_RECORD,
  }),
  buyOutLapsesAt: t.expose('buyOutLapsesAt', {
    type: 'DateTime',
    description: 'When the announced buy-out lapses. Null if no buy-out was announced since the last amendment.',
    access: PUBLIC_RECORD,
  }),
}));

/** Adds the terms, which only some may open. */
builder.prismaObjectFields(Series, (t) => ({
  terms: t.field({
    type: SeriesTerms,
    nullable: false,
    description: 'The private terms of the series. Each of its fields is null for those who may not read it.',
    access: 'traverse',
    select: {
      chain: true,
      key: true,
      issuer: true,
      phase: true,
      unitsOffered: true,
      termsCommitment: true,
      currencyCode: true,
      indexingRule: true,
    },
    resolve: ({ chain, key, issuer, phase, unitsOffered, termsCommitment, currencyCode, indexingRule }) => ({
      chain,
      seriesKey: key,
      issuer: issuer,
      curve: phase === null,
      unitsOffered,
      termsCommitment: termsCommitment,
      currencyCode,
      indexingRule,
    }),
  }),
}));
