import { knownCurrency } from '../../core/currency.ts';
import { bySeries, byWallet } from '../../graphql/access/index.ts';
import {
  CONTRACT_HASH,
  INCOME_COMMITMENT,
  PAYMENT_AMOUNT,
  PUBLIC_RECORD,
  TERMS_COMMITMENT,
} from '../../graphql/access/presets.ts';
import { builder } from '../../graphql/builder.ts';
import { chainRow } from '../../graphql/chain-row.ts';
import { SeriesTerms } from '../terms/series-terms.graphql.ts';
import { IndexingRule, SeriesCloseReason, SeriesState } from './enums.graphql.ts';

/** A series as the chain holds it, with the terms that only some may open. */
export const Series = builder.prismaNode('Series', {
  description: 'An income-linked series.',
  ...chainRow('key', { ...PUBLIC_RECORD, storedIn: 'series.key' }),
  access: { subjects: { issuer: byWallet('issuer'), holder: bySeries('key'), backer: bySeries('key') } },
  select: { chain: true, key: true, phase: true },
  fields: (t) => ({
    key: t.expose('key', { type: 'Bytes32', nullable: false, access: { ...PUBLIC_RECORD, storedIn: 'series.key' } }),
    chain: t.expose('chain', {
      type: 'Chain',
      nullable: false,
      access: { ...PUBLIC_RECORD, storedIn: 'series.chain' },
    }),
    issuer: t.expose('issuer', {
      type: 'Address',
      nullable: false,
      access: { ...PUBLIC_RECORD, storedIn: 'series.issuer' },
    }),
    state: t.expose('state', {
      type: SeriesState,
      nullable: false,
      description: 'As of the last indexed block.',
      access: { ...PUBLIC_RECORD, storedIn: 'series.state' },
    }),
    closeReason: t.expose('closeReason', {
      type: SeriesCloseReason,
      nullable: true,
      description: 'Null while it is not closed.',
      access: { ...PUBLIC_RECORD, storedIn: 'series.close_reason' },
    }),
    contractHash: t.expose('contractHash', {
      type: 'Bytes32',
      nullable: false,
      access: { ...CONTRACT_HASH, storedIn: 'series.contract_hash' },
    }),
    termsCommitment: t.expose('termsCommitment', {
      type: 'Bytes32',
      nullable: false,
      description: 'Poseidon over theta, rate, currency code, indexing rule and terms salt.',
      access: { ...TERMS_COMMITMENT, storedIn: 'series.terms_commitment' },
    }),
    lastIncomeCommitment: t.expose('lastIncomeCommitment', {
      type: 'Bytes32',
      nullable: true,
      access: { ...INCOME_COMMITMENT, storedIn: 'series.last_income_commitment' },
    }),
    currency: t.field({
      type: 'Currency',
      nullable: true,
      description: 'Of the income. Null where the chain has a number that ISO 4217 gives to no currency.',
      access: { ...PUBLIC_RECORD, storedIn: 'series.currency_code' },
      select: { currencyCode: true },
      resolve: ({ currencyCode }) => knownCurrency(currencyCode),
    }),
    indexingRule: t.expose('indexingRule', {
      type: IndexingRule,
      nullable: false,
      description: 'Whether theta is adjusted each year, by an amendment.',
      access: { ...PUBLIC_RECORD, storedIn: 'series.indexing_rule' },
    }),
    unitsOffered: t.expose('unitsOffered', {
      type: 'Units',
      nullable: false,
      access: { ...PUBLIC_RECORD, storedIn: 'series.units_offered' },
    }),
    unitsOutstanding: t.expose('unitsOutstanding', {
      type: 'Units',
      nullable: false,
      access: { ...PUBLIC_RECORD, storedIn: 'series.units_outstanding' },
    }),
    cap: t.expose('cap', {
      type: 'Amount',
      nullable: false,
      description: 'The most that is ever paid.',
      access: { ...PUBLIC_RECORD, storedIn: 'series.cap' },
    }),
    paidTotal: t.expose('paidTotal', {
      type: 'Amount',
      nullable: true,
      description: 'Everything paid so far.',
      access: { ...PAYMENT_AMOUNT, storedIn: 'series.paid_total' },
    }),
    accruedTotal: t.expose('accruedTotal', {
      type: 'Amount',
      nullable: true,
      description: 'Owed, not yet due.',
      access: { ...PAYMENT_AMOUNT, storedIn: 'series.accrued_total' },
    }),
    creditTotal: t.expose('creditTotal', {
      type: 'Amount',
      nullable: true,
      description: 'From negative true-ups: netted from coming payments.',
      access: { ...PAYMENT_AMOUNT, storedIn: 'series.credit_total' },
    }),
    trueupNonce: t.expose('trueupNonce', {
      type: 'BigInt',
      nullable: false,
      description: 'How many true-ups landed: what the next TRUEUP signature covers.',
      access: { ...PUBLIC_RECORD, storedIn: 'series.trueup_nonce' },
    }),
    firstPeriod: t.expose('firstPeriod', {
      type: 'Period',
      nullable: false,
      access: { ...PUBLIC_RECORD, storedIn: 'series.first_period' },
    }),
    lastPeriod: t.expose('lastPeriod', {
      type: 'Period',
      nullable: false,
      access: { ...PUBLIC_RECORD, storedIn: 'series.last_period' },
    }),
    createdBlock: t.expose('createdBlock', {
      type: 'BigInt',
      nullable: false,
      access: { ...PUBLIC_RECORD, storedIn: 'series.created_block' },
    }),
    createdAt: t.expose('createdAt', {
      type: 'DateTime',
      nullable: false,
      access: { ...PUBLIC_RECORD, storedIn: 'series.created_at' },
    }),
    activatedAt: t.expose('activatedAt', {
      type: 'DateTime',
      nullable: true,
      access: { ...PUBLIC_RECORD, storedIn: 'series.activated_at' },
    }),
    buyOutPossibleAt: t.expose('buyOutPossibleAt', {
      type: 'DateTime',
      nullable: true,
      description:
        'From when on the issuer may buy the series out. Null where no buy-out was announced since the last amendment.',
      access: { ...PUBLIC_RECORD, storedIn: 'series.buy_out_possible_at' },
    }),
    buyOutLapsesAt: t.expose('buyOutLapsesAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the announcement of a buy-out lapses.',
      access: { ...PUBLIC_RECORD, storedIn: 'series.buy_out_lapses_at' },
    }),
    terms: t.field({
      type: SeriesTerms,
      nullable: false,
      description: 'The private terms; each of their fields is null for who may not read it.',
      access: 'traverse',
      select: {
        chain: true,
        key: true,
        issuer: true,
        unitsOffered: true,
        termsCommitment: true,
        currencyCode: true,
        indexingRule: true,
      },
      resolve: ({ chain, key, issuer, unitsOffered, termsCommitment, currencyCode, indexingRule }) => ({
        chain,
        seriesKey: key,
        issuer: issuer,
        unitsOffered,
        termsCommitment: termsCommitment,
        currencyCode,
        indexingRule,
      }),
    }),
  }),
});
