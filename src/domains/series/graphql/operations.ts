import type { Address } from '@income-series/protocol/address';
import { requireAddressOf } from '@income-series/protocol/chain';
import { builder } from '../../../graphql/builder.ts';
import { chainArgument, chainOf } from '../../../graphql/chain-argument.ts';
import { NODE_ROUND } from '../../../graphql/cost.ts';
import { keyset, row } from '../../../graphql/lists.ts';
import { type InputFields, keyedInput, mutation } from '../../../graphql/mutation.ts';
import { existing, uuidOf } from '../../../graphql/row-id.ts';
import { privateTerms } from '../../terms/graphql/private-terms.ts';
import { buildMutation } from '../../transaction/graphql/index.ts';
import { rowStep } from '../../transaction/graphql/step.ts';
import { type DraftedId, parseDraftInput, parseFigures } from '../index.ts';
import { SeriesDraft } from './draft.ts';
import { IndexingRule, SeriesState } from './enums.ts';

/** @throws CHAIN_FORM for an issuer of another form than the addresses of the chain, because such a series could be on no chain */
function requireIssuerForm({ chain, issuer }: { readonly chain?: string | null; readonly issuer?: Address | null }) {
  if (chain != null && issuer != null) requireAddressOf(chain, issuer, 'issuer');
  return {};
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
    filter: { chain: 'Chain', state: SeriesState, issuer: 'Address' },
    where: requireIssuerForm,
  }),
  seriesDrafts: keyset(t, {
    type: 'SeriesDraft',
    description: 'The drafts of the signed-in account, newest first.',
    access: 'traverse',
    authScopes: { signedIn: true },
    order: { by: 'createdAt', direction: 'desc' },
  }),
}));

const RaiseInput = builder.inputType('RaiseInput', {
  description: 'The raise of the units and the cap of all payments. All of it is public.',
  fields: (t) => ({
    reservePrice: t.field({
      type: 'Amount',
      required: true,
      description: 'The lowest price that a bid may name, for one unit.',
    }),
    maxUnitsPerBid: t.field({ type: 'Units', required: true, description: 'The most units that one bid may ask for.' }),
    minRaise: t.field({
      type: 'Amount',
      required: true,
      description:
        'The least proceeds: the raise fails with less. If not all units are sold, one further bid may lower the ' +
        'proceeds to this minimum, but never below the reserve price of each unit sold.',
    }),
    minHolders: t.int({
      required: true,
      description: 'The least number of winning bidders: the raise fails with fewer.',
    }),
    concentrationBps: t.int({
      required: true,
      description:
        'The largest share of the units offered that one winner may hold, in basis points. A bid for more is ' +
        'invalid.',
    }),
    cap: t.field({
      type: 'Amount',
      required: true,
      description:
        'The cap: the most that is ever paid; at least the reserve price for each unit offered, and the minimum raise.',
    }),
    commitEndsAt: t.field({
      type: 'DateTime',
      required: true,
      description: 'When bidding ends: bids are committed until then.',
    }),
    revealEndsAt: t.field({ type: 'DateTime', required: true, description: 'When revealing ends.' }),
    gateEndsAt: t.field({
      type: 'DateTime',
      required: true,
      description: 'When the mint gate closes: the raise must be settled and pass the gate by then.',
    }),
  }),
});

const CurveInput = builder.inputType('CurveInput', {
  description:
    'The sale of the units on a curve and the cap of all payments. All of it is public. Money is in base units of ' +
    'the payment token. The next base lamport (a millionth of a unit) costs (virtual quote + reserve) / (virtual ' +
    'base - sold).',
  fields: (t) => ({
    virtualQuote: t.field({
      type: 'Amount',
      required: true,
      description: 'The virtual quote in the price formula, above zero.',
    }),
    virtualBase: t.field({
      type: 'Units',
      required: true,
      description:
        'The virtual base in the price formula, in base lamports. It must exceed the base lamports of the units ' +
        'offered.',
    }),
    threshold: t.field({
      type: 'Amount',
      required: true,
      description: 'The reserve at which the series may be activated.',
    }),
    endsAt: t.field({
      type: 'DateTime',
      required: true,
      description: 'When trading ends, 12 hours to 90 days after the creation.',
    }),
    feeBps: t.int({
      required: true,
      description: 'The fee on each trade, in basis points of its money, at most 1000.',
    }),
    treasuryBps: t.int({ required: true, description: 'The treasury’s share of the raised money, in basis points.' }),
    cap: t.field({
      type: 'Amount',
      required: true,
      description: 'The cap: the most that is ever paid; at least the price of the last unit for each unit offered.',
    }),
  }),
});

/** The private terms and the public figures of a series. */
const figures = (t: InputFields) => ({
  ...privateTerms(t),
  currency: t.field({ type: 'Currency', required: true, description: 'The currency of the income.' }),
  indexingRule: t.field({
    type: IndexingRule,
    required: true,
    description: 'The rule by which theta is adjusted over the term.',
  }),
  unitsOffered: t.field({
    type: 'Units',
    required: true,
    description: 'The most units that are sold, in whole units.',
  }),
  firstPeriod: t.field({ type: 'Period', required: true, description: 'The first quarter of the term, as `2027-Q1`.' }),
  lastPeriod: t.field({ type: 'Period', required: true, description: 'The last quarter of the term.' }),
  routed: t.boolean({
    description:
      'Public, and final once the series is created. True: income comes through the on-chain router (tier 1), and ' +
      'theta counts base units of the payment token. On an EVM chain the issuer must open the router before the commit ' +
      'phase ends, or the raise fails; on a Solana cluster the creation opens it. False if left out. For a raise only.',
  }),
  raise: t.field({
    type: RaiseInput,
    description: 'The raise. Either this or `curve` is given.',
  }),
  curve: t.field({ type: CurveInput, description: 'The sale on a curve, for a Solana cluster.' }),
});

/** The rules of a title, as both inputs describe them. */
const TITLE_RULES =
  'The title is public once the chain has the series, and final once the creation was built. It has 1 to 60 characters, of one script or ' +
  'of Latin with Chinese, Japanese or Korean ones, and is stored in NFC without spaces around it.';

const DraftSeriesInput = keyedInput('DraftSeriesInput', (t) => ({
  chain: t.field(chainArgument),
  issuer: t.field({
    type: 'Address',
    required: true,
    description: 'The wallet of the account that will issue the series.',
  }),
  draftSalt: t.field({
    type: 'Bytes32',
    description:
      'Public. The salt from which, with the issuer, the key of the series is derived. The service draws one if it ' +
      'is left out.',
  }),
  title: t.string({ description: `The title of the series. ${TITLE_RULES}` }),
  ...figures(t),
}));

const ChangeSeriesDraftInput = keyedInput(
  'ChangeSeriesDraftInput',
  (t) => ({
    id: t.id(existing),
    title: t.string({
      description: `The title of the series. If it is left out, the draft keeps its title; null removes it. ${TITLE_RULES}`,
    }),
    ...figures(t),
  }),
  'The new figures of the draft, all of them. Its issuer and salt, and so the key of the series, stay.',
);

const DraftSeriesPayload = builder.objectRef<DraftedId>('DraftSeriesPayload').implement({
  description: 'The draft as it was written.',
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
    'Drafts a series: checks its terms and its raise or curve, seals the private terms and commits to them. The ' +
    'issuer need not be approved yet. Refused with CALL_NOT_ON_CHAIN for a curve with a router or a curve on ' +
    'an EVM chain. The next steps are `renderSeriesContract`, `uploadSignedContract` and `buildCreateSeries`.',
  complexity: NODE_ROUND,
  input: DraftSeriesInput,
  act: ({ caller, chain, input, services }) =>
    services.series.draft(caller, chain, parseDraftInput({ ...input, currencyCode: input.currency })),
});

mutation('changeSeriesDraft', {
  type: DraftSeriesPayload,
  description:
    'Replaces the terms and figures of a draft by a new version, and voids its contracts, signed ones included. ' +
    'Refused with DRAFT_BUILT once the creation of the series was built, because the wallet may still send it.',
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
    'Builds the creation of a drafted series with the hash of its signed contract: `createSeries`, or ' +
    '`createRoutedSeries` on an EVM chain, or `createRoutedRaise` or `createCurve` on a Solana cluster. Sending ' +
    '`createRoutedRaise` makes threshold, rate and terms salt public. Refused with CONTRACT_NOT_SIGNED until ' +
    'the contract of the draft’s present version is signed. The creation may be built again once it has expired.',
  fields: rowStep,
  build: ({ caller, input, services }) => services.series.build(caller, uuidOf('SeriesDraft', input.id)),
});
