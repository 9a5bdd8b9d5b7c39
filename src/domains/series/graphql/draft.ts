import { keyedRow } from 'field-access/lists';
import { OWN_ROWS } from '../../../graphql/access/index.ts';
import { CONTRACT_HASH, TERMS_COMMITMENT } from '../../../graphql/access/presets.ts';
import { builder } from '../../../graphql/builder.ts';
import { DraftTerms } from '../../terms/graphql/draft-terms.ts';
import type { StoredCurve, StoredRaise } from '../model/index.ts';
import { IndexingRule, SeriesDraftState } from './enums.ts';
import { Series } from './series.ts';

/**
 * Access to a column of a draft. Only the account reads it; once the series is created, everybody reads commitment and hash
 * from the series.
 */
const DRAFT = { class: 'plain', readers: ['owner'], deletion: 'account deletion' } as const;

type OfAccount<T> = T & { readonly accountId: string };

const raise = { ...DRAFT, storedIn: 'series_drafts.raise' };
const curve = { ...DRAFT, storedIn: 'series_drafts.curve' };
const fromSeconds = (seconds: string) => new Date(Number(seconds) * 1000);

const DraftRaise = builder.objectRef<OfAccount<StoredRaise>>('DraftRaise').implement({
  description: 'The offer of a draft: how its units are sold, its cap and its term. Prices are amounts for one unit.',
  access: { subjects: OWN_ROWS.subjects, partOf: 'SeriesDraft' },
  fields: (t) => ({
    reservePrice: t.field({
      type: 'Amount',
      description: 'The lowest price that a bid may name, for one unit.',
      access: raise,
      resolve: ({ reservePrice }) => BigInt(reservePrice),
    }),
    maxUnitsPerBid: t.field({
      type: 'Units',
      description: 'The most units that one bid may ask for.',
      access: raise,
      resolve: ({ maxUnitsPerBid }) => BigInt(maxUnitsPerBid),
    }),
    minRaise: t.field({
      type: 'Amount',
      description: 'The least proceeds: the raise fails with less.',
      access: raise,
      resolve: ({ minRaise }) => BigInt(minRaise),
    }),
    minHolders: t.exposeInt('minHolders', {
      description: 'The least number of winning bidders: the raise fails with fewer.',
      access: raise,
    }),
    concentrationBps: t.exposeInt('concentrationBps', {
      description: 'The largest share of the units offered that one winner may hold, in basis points.',
      access: raise,
    }),
    cap: t.field({
      type: 'Amount',
      description: 'The cap: the most that is ever paid.',
      access: raise,
      resolve: ({ cap }) => BigInt(cap),
    }),
    firstPeriod: t.expose('firstPeriod', {
      type: 'Period',
      description: 'The first quarter of the term.',
      access: raise,
    }),
    lastPeriod: t.expose('lastPeriod', { type: 'Period', description: 'The last quarter of the term.', access: raise }),
    commitEndsAt: t.field({
      type: 'DateTime',
      description: 'When bidding ends.',
      access: raise,
      resolve: ({ commitEndsAt }) => fromSeconds(commitEndsAt),
    }),
    revealEndsAt: t.field({
      type: 'DateTime',
      description: 'When revealing ends.',
      access: raise,
      resolve: ({ revealEndsAt }) => fromSeconds(revealEndsAt),
    }),
    gateEndsAt: t.field({
      type: 'DateTime',
      description: 'When the mint gate closes.',
      access: raise,
      resolve: ({ gateEndsAt }) => fromSeconds(gateEndsAt),
    }),
    routed: t.boolean({
      description: 'True if income comes through the on-chain income router (tier 1).',
      access: raise,
      resolve: ({ routed }) => routed === true,
    }),
  }),
});

const DraftCurve = builder.objectRef<OfAccount<StoredCurve>>('DraftCurve').implement({
  description:
    'The sale of a draft’s units on a curve, its cap and its term. Money is in base units of the payment token.',
  access: { subjects: OWN_ROWS.subjects, partOf: 'SeriesDraft' },
  fields: (t) => ({
    virtualQuote: t.field({
      type: 'Amount',
      description: 'The virtual quote in the price formula.',
      access: curve,
      resolve: ({ virtualQuote }) => BigInt(virtualQuote),
    }),
    virtualBase: t.field({
      type: 'Units',
      description: 'The virtual base in the price formula, in base lamports.',
      access: curve,
      resolve: ({ virtualBase }) => BigInt(virtualBase),
    }),
    threshold: t.field({
      type: 'Amount',
      description: 'The reserve at which the series may be activated.',
      access: curve,
      resolve: ({ threshold }) => BigInt(threshold),
    }),
    endsAt: t.field({
      type: 'DateTime',
      description: 'When trading ends.',
      access: curve,
      resolve: ({ deadline }) => fromSeconds(deadline),
    }),
    feeBps: t.exposeInt('feeBps', {
      description: 'The fee on each trade, in basis points of its money.',
      access: curve,
    }),
    treasuryBps: t.exposeInt('treasuryBps', {
      description: 'The treasury’s share of the raised money, in basis points.',
      access: curve,
    }),
    cap: t.field({
      type: 'Amount',
      description: 'The cap: the most that is ever paid.',
      access: curve,
      resolve: ({ cap }) => BigInt(cap),
    }),
    firstPeriod: t.expose('firstPeriod', {
      type: 'Period',
      description: 'The first quarter of the term.',
      access: curve,
    }),
    lastPeriod: t.expose('lastPeriod', { type: 'Period', description: 'The last quarter of the term.', access: curve }),
  }),
});

export const SeriesDraft = builder.prismaNode('SeriesDraft', {
  description:
    'A series that its issuer prepares. Its private terms are already sealed. Its contract is ' +
    'signed before `buildCreateSeries` builds the creation.',
  id: { field: 'id', access: { ...DRAFT, storedIn: 'series_drafts.id' } },
  access: OWN_ROWS,
  select: { id: true },
  fields: (t) => ({
    chain: t.expose('chain', {
      type: 'Chain',
      description: 'The chain on which the series is to be created.',
      access: DRAFT,
    }),
    issuer: t.expose('issuer', {
      type: 'Address',
      description: 'The wallet that will issue the series.',
      access: DRAFT,
    }),
    draftSalt: t.expose('draftSalt', {
      type: 'Bytes32',
      description: 'The public salt from which, with the issuer, the key of the series is derived.',
      access: DRAFT,
    }),
    seriesKey: t.expose('seriesKey', {
      type: 'Bytes32',
      description: 'The key that the series will have.',
      access: DRAFT,
    }),
    termsCommitment: t.expose('termsCommitment', {
      type: 'Bytes32',
      description:
        'The commitment to the private terms: Poseidon over theta, rate, currency code, indexing rule and terms ' +
        'salt.',
      access: { ...TERMS_COMMITMENT, readers: ['owner'] },
    }),
    contractHash: t.expose('contractHash', {
      type: 'Bytes32',
      description: 'The SHA-256 hash of the signed contract that the creation was built with; null until it was built.',
      access: { ...CONTRACT_HASH, readers: ['owner'] },
    }),
  }),
});

/** Adds the title of the series. */
builder.prismaObjectField(SeriesDraft, 'title', (t) =>
  t.exposeString('title', {
    description:
      'The title that the series will have, which everybody reads once the chain has the series; null for none.',
    access: DRAFT,
  }),
);

/** Adds the private terms. */
builder.prismaObjectField(SeriesDraft, 'terms', (t) =>
  t.field({
    type: DraftTerms,
    nullable: false,
    description: 'The private terms of the draft, in its present version.',
    access: 'traverse',
    select: {
      chain: true,
      seriesKey: true,
      issuer: true,
      termsCommitment: true,
      curve: true,
      unitsOffered: true,
      currencyCode: true,
      indexingRule: true,
    },
    resolve: ({ curve, ...draft }) => ({ ...draft, curve: curve !== null }),
  }),
);

/** Adds what the series will sell: its currency, its units, and a raise or a curve. */
builder.prismaObjectFields(SeriesDraft, (t) => ({
  currency: t.expose('currencyCode', { type: 'Currency', description: 'The currency of the income.', access: DRAFT }),
  indexingRule: t.expose('indexingRule', {
    type: IndexingRule,
    description: 'The rule by which theta is adjusted over the term.',
    access: DRAFT,
  }),
  unitsOffered: t.expose('unitsOffered', {
    type: 'Units',
    description: 'The most units that are sold, in whole units on a curve series too.',
    access: DRAFT,
  }),
  raise: t.field({
    type: DraftRaise,
    description: 'The raise and the term; null if the units are sold on a curve.',
    access: { ...DRAFT, storedIn: 'series_drafts.raise' },
    select: { raise: true, accountId: true },
    resolve: ({ raise, accountId }) => (raise === null ? null : { ...(raise as unknown as StoredRaise), accountId }),
  }),
  curve: t.field({
    type: DraftCurve,
    description: 'The sale on a curve and the term; null if the units are raised.',
    access: { ...DRAFT, storedIn: 'series_drafts.curve' },
    select: { curve: true, accountId: true },
    resolve: ({ curve, accountId }) => (curve === null ? null : { ...(curve as unknown as StoredCurve), accountId }),
  }),
}));

/** Adds the progress of the draft, up to the series. */
builder.prismaObjectFields(SeriesDraft, (t) => ({
  state: t.expose('state', {
    type: SeriesDraftState,
    description: 'The state of the draft, which says whether it may still be changed.',
    access: DRAFT,
  }),
  version: t.exposeInt('version', {
    description: 'A number that grows by one with each change. A contract states one version.',
    access: DRAFT,
  }),
  createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the draft was created.', access: DRAFT }),
  series: t.field({
    type: Series,
    description: 'The series; null until the index holds it.',
    access: 'traverse',
    ...keyedRow('Series', { chain: 'chain', key: 'seriesKey' }),
  }),
}));
