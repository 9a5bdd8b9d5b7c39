import { OWN_ROWS } from '../../graphql/access/index.ts';
import { CONTRACT_HASH, TERMS_COMMITMENT } from '../../graphql/access/presets.ts';
import { builder } from '../../graphql/builder.ts';
import { IndexingRule, SeriesDraftState } from './enums.graphql.ts';
import type { StoredCurve, StoredRaise } from './model.ts';
import { Series } from './series.graphql.ts';

/**
 * A draft is the account's own: its issuer publishes commitment and hash by sending it, and everybody reads them from the
 * series then. No row of the data map names its other public arguments.
 */
const draft = (column: string) =>
  ({ storedIn: `series_drafts.${column}`, class: 'plain', readers: ['owner'], deletion: 'account deletion' }) as const;

type OfAccount<T> = T & { readonly accountId: string };

const raise = draft('raise');
const curve = draft('curve');
const at = (seconds: string) => new Date(Number(seconds) * 1000);

const DraftRaise = builder.objectRef<OfAccount<StoredRaise>>('DraftRaise').implement({
  description: 'How the units of a draft are sold, and for which term. Prices are money for one unit.',
  access: { subjects: OWN_ROWS.subjects, partOf: 'SeriesDraft' },
  fields: (t) => ({
    reservePrice: t.field({
      type: 'Amount',
      description: 'The lowest price: money for one unit.',
      access: raise,
      resolve: ({ reservePrice }) => BigInt(reservePrice),
    }),
    maxUnitsPerBid: t.field({
      type: 'Units',
      description: 'The most units that a bid may be for.',
      access: raise,
      resolve: ({ maxUnitsPerBid }) => BigInt(maxUnitsPerBid),
    }),
    minRaise: t.field({
      type: 'Amount',
      description: 'Proceeds below it fail the raise.',
      access: raise,
      resolve: ({ minRaise }) => BigInt(minRaise),
    }),
    minHolders: t.exposeInt('minHolders', { description: 'Fewer winners fail the raise.', access: raise }),
    concentrationBps: t.exposeInt('concentrationBps', {
      description: 'The largest share that one winner may hold, basis points.',
      access: raise,
    }),
    cap: t.field({
      type: 'Amount',
      description: 'The most that is ever paid.',
      access: raise,
      resolve: ({ cap }) => BigInt(cap),
    }),
    firstPeriod: t.expose('firstPeriod', {
      type: 'Period',
      nullable: true,
      description: 'The first quarter of the term.',
      access: raise,
    }),
    lastPeriod: t.expose('lastPeriod', {
      type: 'Period',
      nullable: true,
      description: 'The last quarter of the term.',
      access: raise,
    }),
    commitEndsAt: t.field({
      type: 'DateTime',
      description: 'Bids are committed until then.',
      access: raise,
      resolve: ({ commitEndsAt }) => at(commitEndsAt),
    }),
    revealEndsAt: t.field({
      type: 'DateTime',
      description: 'Bids are revealed until then.',
      access: raise,
      resolve: ({ revealEndsAt }) => at(revealEndsAt),
    }),
    gateEndsAt: t.field({
      type: 'DateTime',
      description: 'The mint gate can be passed until then.',
      access: raise,
      resolve: ({ gateEndsAt }) => at(gateEndsAt),
    }),
    routed: t.boolean({
      description: 'Income comes through the on-chain router (tier 1).',
      access: raise,
      resolve: ({ routed }) => routed === true,
    }),
  }),
});

const DraftCurve = builder.objectRef<OfAccount<StoredCurve>>('DraftCurve').implement({
  description:
    'How the units of a draft are sold on a curve, and for which term. Money in base units of the payment token.',
  access: { subjects: OWN_ROWS.subjects, partOf: 'SeriesDraft' },
  fields: (t) => ({
    virtualQuote: t.field({
      type: 'Amount',
      description: 'What the price begins with.',
      access: curve,
      resolve: ({ virtualQuote }) => BigInt(virtualQuote),
    }),
    virtualBase: t.field({
      type: 'Units',
      description: 'What the price begins with, in base lamports.',
      access: curve,
      resolve: ({ virtualBase }) => BigInt(virtualBase),
    }),
    threshold: t.field({
      type: 'Amount',
      description: 'The reserve from which on the series may be activated.',
      access: curve,
      resolve: ({ threshold }) => BigInt(threshold),
    }),
    endsAt: t.field({
      type: 'DateTime',
      description: 'The end of trading.',
      access: curve,
      resolve: ({ deadline }) => at(deadline),
    }),
    feeBps: t.exposeInt('feeBps', { description: 'Of each trade, basis points of its money.', access: curve }),
    treasuryBps: t.exposeInt('treasuryBps', {
      description: 'What the treasury keeps of what is raised, basis points.',
      access: curve,
    }),
    cap: t.field({
      type: 'Amount',
      description: 'The most that is ever paid.',
      access: curve,
      resolve: ({ cap }) => BigInt(cap),
    }),
    firstPeriod: t.expose('firstPeriod', {
      type: 'Period',
      nullable: true,
      description: 'The first quarter of the term.',
      access: curve,
    }),
    lastPeriod: t.expose('lastPeriod', {
      type: 'Period',
      nullable: true,
      description: 'The last quarter of the term.',
      access: curve,
    }),
  }),
});

export const SeriesDraft = builder.prismaNode('SeriesDraft', {
  description:
    'A series that its issuer prepared. Its terms are sealed already; they are read through the series. Its contract is ' +
    'signed before `buildCreateSeries` builds its creation.',
  id: { field: 'id', access: draft('id') },
  access: OWN_ROWS,
  select: { id: true },
  fields: (t) => ({
    issuer: t.expose('issuer', { type: 'Address', nullable: false, access: draft('issuer') }),
    draftSalt: t.expose('draftSalt', { type: 'Bytes32', nullable: false, access: draft('draft_salt') }),
    seriesKey: t.expose('seriesKey', { type: 'Bytes32', nullable: false, access: draft('series_key') }),
    termsCommitment: t.expose('termsCommitment', {
      type: 'Bytes32',
      nullable: false,
      access: { ...TERMS_COMMITMENT, readers: ['owner'], storedIn: 'series_drafts.terms_commitment' },
    }),
    contractHash: t.expose('contractHash', {
      type: 'Bytes32',
      nullable: true,
      description: 'Of the signed contract that its creation was built with; null until that was built.',
      access: { ...CONTRACT_HASH, readers: ['owner'], storedIn: 'series_drafts.contract_hash' },
    }),
    currency: t.expose('currencyCode', {
      type: 'Currency',
      nullable: false,
      description: 'Of the income.',
      access: draft('currency_code'),
    }),
    indexingRule: t.expose('indexingRule', { type: IndexingRule, nullable: false, access: draft('indexing_rule') }),
    unitsOffered: t.expose('unitsOffered', { type: 'Units', nullable: false, access: draft('units_offered') }),
    raise: t.field({
      type: DraftRaise,
      nullable: true,
      description: 'The other public arguments of `createSeries`; null where the units are sold on a curve.',
      access: draft('raise'),
      select: { raise: true, accountId: true },
      resolve: ({ raise, accountId }) => (raise === null ? null : { ...(raise as unknown as StoredRaise), accountId }),
    }),
    curve: t.field({
      type: DraftCurve,
      nullable: true,
      description: 'The other public arguments of `createCurve`; null where the units are raised.',
      access: draft('curve'),
      select: { curve: true, accountId: true },
      resolve: ({ curve, accountId }) => (curve === null ? null : { ...(curve as unknown as StoredCurve), accountId }),
    }),
    state: t.expose('state', {
      type: SeriesDraftState,
      nullable: false,
      description: 'Whether it may still be changed.',
      access: draft('state'),
    }),
    version: t.exposeInt('version', {
      nullable: false,
      description: 'One more with each change. A contract is of one version.',
      access: draft('version'),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', nullable: false, access: draft('created_at') }),
    series: t.prismaField({
      type: Series,
      nullable: true,
      description: 'The series, once the chain has it.',
      access: 'traverse',
      select: { chain: true, seriesKey: true },
      resolve: (query, { chain, seriesKey: key }, _, { db }) =>
        db.series.findUnique({ ...query, where: { chain_key: { chain, key } } }),
    }),
  }),
});
