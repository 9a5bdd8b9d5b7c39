import { builder } from '../../graphql/builder.ts';
import { chainArgument, chainOf } from '../../graphql/chain-argument.ts';
import { NODE_ROUND } from '../../graphql/cost.ts';
import { keyset, row } from '../../graphql/list-builders.ts';
import { idempotencyKey, mutation } from '../../graphql/mutation.ts';
import { existing, uuidOf } from '../../graphql/row-id.ts';
import { type InputFields, privateTerms } from '../terms/private-terms.graphql.ts';
import { buildMutation } from '../transaction/graphql.ts';
import { rowStepInput } from '../transaction/step.graphql.ts';
import { SeriesDraft } from './draft.graphql.ts';
import { IndexingRule, SeriesState } from './enums.graphql.ts';
import { type DraftedId, parseDraftInput, parseFigures, type SeriesService } from './index.ts';

declare module '../../graphql/context.ts' {
  interface Services {
    series: SeriesService;
  }
}

builder.queryFields((t) => ({
  series: row(t, {
    type: 'Series',
    description: 'A series by its key.',
    access: 'traverse',
    consistency: 'bounded',
    args: {
      key: t.arg({ type: 'Bytes32', required: true, description: 'The key of the series.' }),
      chain: t.arg(chainArgument),
    },
    where: ({ key, chain }, ctx) => ({ chain: chainOf(ctx, { chain }), key }),
  }),
  seriesList: keyset(t, {
    type: 'Series',
    description: 'All series, newest first.',
    access: 'traverse',
    consistency: 'bounded',
    order: { by: ['createdAt', 'createdBlock'], direction: 'desc' },
    ranges: ['createdAt'],
    filter: { state: SeriesState, issuer: 'Address' },
  }),
  seriesDrafts: keyset(t, {
    type: 'SeriesDraft',
    description: 'The signed-in account’s drafts, newest first.',
    access: 'traverse',
    authScopes: { signedIn: true },
    order: { by: 'createdAt', direction: 'desc' },
  }),
}));

const RaiseInput = builder.inputType('RaiseInput', {
  description: 'How the units are sold, and the most that is ever paid. All of it is public.',
  fields: (t) => ({
    reservePrice: t.field({ type: 'Amount', required: true, description: 'The lowest price: money for one unit.' }),
    maxUnitsPerBid: t.field({ type: 'Units', required: true, description: 'The most that one bid may ask for.' }),
    minRaise: t.field({ type: 'Amount', required: true, description: 'Proceeds below it fail the raise.' }),
    minHolders: t.int({ required: true, description: 'Fewer winning bidders fail the raise.' }),
    concentrationBps: t.int({
      required: true,
      description: 'The largest share one winner may hold, basis points; a bid for more is invalid.',
    }),
    cap: t.field({ type: 'Amount', required: true, description: 'The most that is ever paid.' }),
    commitEndsAt: t.field({ type: 'DateTime', required: true, description: 'Until when bids are committed.' }),
    revealEndsAt: t.field({ type: 'DateTime', required: true, description: 'Until when they are revealed.' }),
    gateEndsAt: t.field({ type: 'DateTime', required: true, description: 'Until when the mint gate can be passed.' }),
  }),
});

const CurveInput = builder.inputType('CurveInput', {
  description:
    'How the units are sold on a curve, and the most that is ever paid. All of it is public. Money in base units of the ' +
    'payment token; the price of a base lamport, a millionth of a unit, is (virtual quote + reserve) / (virtual base - sold).',
  fields: (t) => ({
    virtualQuote: t.field({ type: 'Amount', required: true, description: 'Above zero: what the price begins with.' }),
    virtualBase: t.field({
      type: 'Units',
      required: true,
      description: 'Base lamports, more than the units offered have: what the price begins with.',
    }),
    threshold: t.field({
      type: 'Amount',
      required: true,
      description: 'The reserve from which on the series may be activated.',
    }),
    endsAt: t.field({
      type: 'DateTime',
      required: true,
      description: 'The end of trading, 12 hours to 90 days after the creation.',
    }),
    feeBps: t.int({ required: true, description: 'Of each trade, basis points of its money: 1000 at most.' }),
    treasuryBps: t.int({ required: true, description: 'What the treasury keeps of what is raised, basis points.' }),
    cap: t.field({ type: 'Amount', required: true, description: 'The most that is ever paid.' }),
  }),
});

/** The private terms and the public figures of a series. */
const figures = (t: InputFields) => ({
  ...privateTerms(t),
  currency: t.field({ type: 'Currency', required: true, description: 'Of the income.' }),
  indexingRule: t.field({ type: IndexingRule, required: true, description: 'How the threshold follows prices.' }),
  unitsOffered: t.field({ type: 'Units', required: true, description: 'How many whole units are sold at most.' }),
  firstPeriod: t.field({ type: 'Period', required: true, description: 'The quarter, as `2027-Q1`.' }),
  lastPeriod: t.field({ type: 'Period', required: true, description: 'The last quarter of the term.' }),
  routed: t.boolean({
    description:
      'Public, and for good once the series is created: income comes through the on-chain router (tier 1), which the ' +
      'issuer opens before the commit phase ends, or the raise fails. Theta then counts base units of the payment ' +
      'token. False if absent. On EVM chains alone.',
  }),
  raise: t.field({
    type: RaiseInput,
    description: 'How the units are sold on an EVM chain. Either this or `curve` is given.',
  }),
  curve: t.field({ type: CurveInput, description: 'How they are sold on a Solana cluster.' }),
});

const DraftSeriesInput = builder.inputType('DraftSeriesInput', {
  fields: (t) => ({
    idempotencyKey: t.field(idempotencyKey),
    chain: t.field(chainArgument),
    issuer: t.field({ type: 'Address', required: true, description: 'One of the account’s wallets.' }),
    draftSalt: t.field({
      type: 'Bytes32',
      description: 'Public. Makes the series key; drawn by the service if absent.',
    }),
    ...figures(t),
  }),
});

const ChangeSeriesDraftInput = builder.inputType('ChangeSeriesDraftInput', {
  description: 'All figures of the draft again. Its issuer, its salt and so the key of the series stay.',
  fields: (t) => ({ idempotencyKey: t.field(idempotencyKey), id: t.id(existing), ...figures(t) }),
});

const DraftSeriesPayload = builder.objectRef<DraftedId>('DraftSeriesPayload').implement({
  description: 'A draft as it was written.',
  fields: (t) => ({
    draft: t.prismaField({
      type: SeriesDraft,
      nullable: false,
      access: 'traverse',
      resolve: (query, { draftId }, _, { db }) =>
        db.seriesDraft.findUniqueOrThrow({ ...query, where: { id: draftId } }),
    }),
  }),
});

mutation('draftSeries', {
  type: DraftSeriesPayload,
  description:
    'Checks a series’ terms and its raise or curve, seals the private terms and commits to them. The issuer need not be approved ' +
    'yet. CALL_NOT_ON_CHAIN for a raise on a Solana cluster, and for a curve on an EVM chain. ' +
    'Next: `renderSeriesContract`, `uploadSignedContract`, `buildCreateSeries`.',
  complexity: NODE_ROUND,
  input: DraftSeriesInput,
  act: ({ caller, chain, input, services }) =>
    services.series.draft(caller, chain, parseDraftInput({ ...input, currencyCode: input.currency })),
});

mutation('changeSeriesDraft', {
  type: DraftSeriesPayload,
  description:
    'Replaces the terms and figures of a draft, as its next version, and voids its contracts, signed ones too. DRAFT_BUILT ' +
    'once the creation of the series was built: the wallet may still send it.',
  complexity: NODE_ROUND,
  input: ChangeSeriesDraftInput,
  act: ({ caller, input, services }) =>
    services.series.change(
      caller,
      uuidOf('SeriesDraft', input.id),
      parseFigures({ ...input, currencyCode: input.currency }),
    ),
});

buildMutation('buildCreateSeries', {
  description:
    'Builds what creates the series of a draft, with the hash of its signed contract: `createSeries` or `createRoutedSeries` on ' +
    'an EVM chain, `createCurve` on a Solana cluster. CONTRACT_NOT_SIGNED before the contract of the draft as it is was ' +
    'signed. May be repeated where what was built has expired.',
  input: rowStepInput('BuildCreateSeriesInput'),
  build: ({ caller, input, services }) => services.series.build(caller, uuidOf('SeriesDraft', input.id)),
});
