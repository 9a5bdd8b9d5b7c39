import type { Address } from '@income-series/protocol/address';
import { requireAddressOf } from '@income-series/protocol/chain';
import { isAmong } from '../../../core/on-chain.ts';
import { byWallet } from '../../../graphql/access/index.ts';
import { builder } from '../../../graphql/builder.ts';
import { chainArgument, chainOf } from '../../../graphql/chain-argument.ts';
import { NODE_ROUND } from '../../../graphql/cost.ts';
import type { CurvePosition as CurvePositionModel } from '../index.ts';
import { TenderState } from './curve.ts';

/** Access to a wallet's holdings on a curve: the account that linked the wallet, and admins. */
const LIVE = {
  storedIn: 'onchain',
  class: 'none',
  readers: ['owner', 'admin'],
  deletion: 'none',
  onchain: true,
} as const;

const access = { subjects: { owner: byWallet('wallet') } } as const;

/** The wallet that a holding belongs to; its access checks read it. */
interface WalletReference {
  readonly chain: string;
  readonly wallet: Address;
}
type Tender = NonNullable<CurvePositionModel['tender']>;

const fromUnixSeconds = (seconds: bigint | null) => (seconds === null ? null : new Date(Number(seconds) * 1000));

const CurveTender = builder.objectRef<WalletReference & Tender>('CurveTender').implement({
  description: 'The staked units that a wallet offered to the treasury, until they are claimed or withdrawn.',
  access,
  fields: (t) => ({
    round: t.exposeInt('round', { description: 'The number of the round.', access: LIVE }),
    state: t.expose('state', {
      type: TenderState,
      description: 'The state of the round: OPEN or SETTLED.',
      access: LIVE,
    }),
    tenderedUnits: t.expose('tenderedUnits', {
      type: 'Units',
      description: 'The tendered units, in base lamports. They stay staked.',
      access: LIVE,
    }),
    price: t.expose('price', {
      type: 'Amount',
      description: 'The price that the round pays for one unit.',
      access: LIVE,
    }),
    endsAt: t.field({
      type: 'DateTime',
      description:
        'When the round ends; units can be tendered and withdrawn until then. Null for a round that another ' +
        'followed.',
      access: LIVE,
      resolve: ({ endsAt }) => fromUnixSeconds(endsAt),
    }),
    acceptedUnits: t.expose('acceptedUnits', {
      type: 'Units',
      description: 'The units of a settled round that a claim burns; null before the settlement.',
      access: LIVE,
    }),
    payment: t.expose('payment', {
      type: 'Amount',
      description: 'The money of a settled round that a claim pays for the accepted units; null before the settlement.',
      access: LIVE,
    }),
  }),
});

const CurvePosition = builder.objectRef<WalletReference & CurvePositionModel>('CurvePosition').implement({
  description:
    'A wallet’s holdings in a curve series, read live from the chain at one slot and stored nowhere. Units are in ' +
    'base lamports, money is in base units of the payment token.',
  access,
  fields: (t) => ({
    wallet: t.expose('wallet', { type: 'Address', description: 'The wallet that was asked for.', access: LIVE }),
    stakedUnits: t.expose('stakedUnits', {
      type: 'Units',
      description: 'The staked units, which earn. Tendered units are among them.',
      access: LIVE,
    }),
    pendingPayout: t.expose('pendingPayout', {
      type: 'Amount',
      description:
        'The payout that has accrued for these units and is not paid yet, without the fee. The amount assumes that ' +
        'the same units still count when it is paid.',
      access: LIVE,
    }),
    claimablePayout: t.expose('claimablePayout', {
      type: 'Amount',
      description: 'The money that all claims together would pay now, including the money of a settled tender.',
      access: LIVE,
    }),
    looseUnits: t.expose('looseUnits', {
      type: 'Units',
      description: 'The units in the wallet’s own token account, which do not earn.',
      access: LIVE,
    }),
    stakeableUnits: t.expose('stakeableUnits', {
      type: 'Units',
      description:
        'The loose units that the wallet could stake now. 0 if a rule of the chain refuses a stake; `stakeRefusal` ' +
        'names it.',
      access: LIVE,
    }),
    stakeRefusal: t.exposeString('stakeRefusal', {
      description:
        'The chain’s name of the rule that refuses a stake of the wallet now: `WRONG_STATE` unless the series is ' +
        'active or paused, `ISSUER_WALLET`, `NOT_ALLOWLISTED` if the wallet is not verified, `CENSUS_MISSING` while ' +
        'the census of a quarter that is over is due. Null if no rule refuses it.',
      access: LIVE,
    }),
    tender: t.field({
      type: CurveTender,
      description: 'The wallet’s tender that is not claimed yet; null if there is none.',
      access: 'traverse',
      resolve: ({ chain, wallet, tender }) => tender && { chain, wallet, ...tender },
    }),
    verified: t.exposeBoolean('verified', {
      description: 'True if the wallet is verified in the chain’s registry.',
      access: LIVE,
    }),
  }),
});

builder.queryField('curvePosition', (t) =>
  t.field({
    type: CurvePosition,
    description:
      'A wallet’s holdings in a curve series. Null if the chain has no such series on a curve, or if the account did ' +
      'not link the wallet; admins may read every wallet.',
    access: 'traverse',
    authScopes: { signedIn: true },
    complexity: NODE_ROUND,
    args: {
      seriesKey: t.arg({ type: 'Bytes32', required: true, description: 'The key of the series.' }),
      chain: t.arg(chainArgument),
      wallet: t.arg({ type: 'Address', required: true, description: 'The address of the wallet.' }),
    },
    resolve: async (_root, { seriesKey, wallet, ...args }, ctx) => {
      const chain = chainOf(ctx, args);
      requireAddressOf(chain, wallet, 'wallet');
      // The check comes before any read, because even the response time could show that the wallet has units.
      if (!ctx.viewer.isAdmin && !isAmong(ctx.viewer.wallets, chain, wallet)) return null;
      const position = await ctx.services.curvePositions.position(chain, seriesKey, wallet);
      return position && { chain, wallet, ...position };
    },
  }),
);
