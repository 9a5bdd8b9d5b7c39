// The bounds of what others can take of a person, and an issuer of others, computed from the constants that they follow from.
import { CURVE_FEE_LIMIT_BPS, CURVE_SUPPLY_LIMIT_BPS } from '@income-series/protocol/curve-rules';
import {
  BPS,
  BUYOUT_NOTICE,
  FEE_BPS,
  MAX_TOKEN_DECIMALS,
  NON_REVEAL_BPS,
  PROCEEDS_WAIT,
  SALE_NOTICE,
  WINDOW_INTERVAL,
  WINDOW_SETTLE,
} from '@income-series/protocol/policy';

const HOUR = 3_600n;
const DAY = 24n * HOUR;

const percent = (bps: bigint): string => `${(100n * bps) / BPS} %`;

/** Writes an amount of base units, with its part of a token that has the most decimals. */
const money = (baseUnits: bigint): string => {
  const tokens = (Number(baseUnits) / 10 ** MAX_TOKEN_DECIMALS).toFixed(MAX_TOKEN_DECIMALS);
  return `${baseUnits} base units, ${tokens} of a token of ${MAX_TOKEN_DECIMALS} decimals`;
};

/** The base units that a holder loses at most by rounding: each kind of claim rounds down once, by less than one base unit. */
export const ROUNDING = {
  /** PAYOUT, TAIL, and FINAL or REDEMPTION. */
  evm: 3n,
  /** PAYOUT, TAIL, REDEMPTION and REDEEMED_UNITS. */
  solana: 4n,
  /** The number of accepted units and their payment. */
  round: 2n,
  /** The fee, and the money of the curve. */
  trade: 2n,
} as const;

/** The greatest price of a curve's last unit, in multiples of the average price: 1 / (1 - the largest share of the virtual base). */
const LAST_TO_AVERAGE = BPS / (BPS - CURVE_SUPPLY_LIMIT_BPS);

/** The greatest price of the last unit, in multiples of the first unit's: the same factor leads from the first price to the average. */
const LAST_TO_FIRST = LAST_TO_AVERAGE ** 2n;

const FEE = percent(FEE_BPS);
const PROCEEDS_DAYS = PROCEEDS_WAIT / DAY;

/** A row of a table of bounds: the party that loses (`who`), the cause (`by`), and the greatest loss (`most`). */
export interface LossBound {
  readonly who: string;
  readonly by: string;
  readonly most: string;
}

/** The bounds of a holder on every chain. `untouched` names further money that no forgiveness takes, besides what was paid. */
const lossesOfHolders = (rounding: bigint, untouched = ''): LossBound[] => [
  { who: 'a holder', by: 'rounding, in all claims of a series', most: money(rounding) },
  { who: 'a holder', by: 'the protocol’s fee', most: `${FEE} of each payment` },
  {
    who: 'a holder',
    by: 'an issuer and attestors that forgive what is to come',
    most: `its share of what the cap leaves; never of what was paid${untouched}`,
  },
];

/** The bounds on an EVM chain. */
export const EVM_LOSSES: readonly LossBound[] = [
  ...lossesOfHolders(ROUNDING.evm, ', nor of what lies with a router for holders'),
  {
    who: 'a bidder',
    by: 'a bid that is never revealed',
    most: `${percent(NON_REVEAL_BPS)} of its deposit, shown before it signs`,
  },
  {
    who: 'a bidder or buyer',
    by: 'others’ bids and orders',
    most: 'nothing above the limit that it named, times its units',
  },
  { who: 'a seller', by: 'others’ orders', most: 'nothing below the limit that it named, times its units' },
  {
    who: 'a bidder',
    by: 'a cap that pays a unit less than its price',
    most:
      'its price above the cap divided by the units sold; a series begins with a cap of the reserve price for each unit offered, ' +
      'and of the minimum raise, at least',
  },
  {
    who: 'a buyer',
    by: 'an order that is never revealed',
    most:
      `the use of its escrow for ${WINDOW_INTERVAL / DAY} to ${(WINDOW_INTERVAL + WINDOW_SETTLE) / DAY} days, if the next ` +
      'window opens in time and is not voided',
  },
  {
    who: 'an issuer',
    by: 'one further bid in a raise that does not sell all units',
    most: 'its proceeds above the minimum, down to the reserve price for each unit',
  },
];

/** The bounds on Solana. */
export const SOLANA_LOSSES: readonly LossBound[] = [
  ...lossesOfHolders(ROUNDING.solana),
  {
    who: 'a holder',
    by: 'a buy-out',
    most: `the protocol’s fee of ${FEE} of what the cap leaves, unless an attestor lowered the cap; it is announced ${BUYOUT_NOTICE / DAY} days before`,
  },
  {
    who: 'a holder that staked in time',
    by: 'units that are borrowed for one transaction',
    most: 'nothing',
  },
  { who: 'a buyer', by: 'rounding, in a trade', most: `${ROUNDING.trade} base units and the price of a base lamport` },
  {
    who: 'a buyer',
    by: 'purchases before it could buy',
    most: `nothing: a sale begins ${SALE_NOTICE / HOUR} hour after its creation`,
  },
  {
    who: 'a buyer or seller',
    by: 'the fee of a trade on the curve, which the series’ creation fixes',
    most: `${percent(CURVE_FEE_LIMIT_BPS)} of the trade’s money, and the fee is in no case given back`,
  },
  {
    who: 'a buyer',
    by: 'others who sell on the curve before it does',
    most: `all but 1/${LAST_TO_FIRST} of what it paid without the fee, because the last unit costs at most ${LAST_TO_FIRST} times the first`,
  },
  {
    who: 'a buyer',
    by: 'a sale that fails',
    most: `the same; all but 1/${LAST_TO_AVERAGE} if nobody sold since it bought, because the last unit costs at most ${LAST_TO_AVERAGE} times the average`,
  },
  {
    who: 'a holder who tenders',
    by: 'a round that opens after it signed',
    most: 'nothing below the least price that it named, times the accepted units',
  },
  {
    who: 'a buyer who tenders in each round',
    by: 'rounds that pay out the treasury',
    most: 'the same of the part of what it paid that went to the treasury',
  },
  {
    who: 'a buyer who does not tender, or is not verified',
    by: 'rounds that pay out the treasury',
    most: 'all that it paid for the treasury',
  },
  {
    who: 'all buyers together',
    by: 'an issuer that is paid the proceeds and has no income',
    most: `what was raised without the treasury’s share, ${PROCEEDS_DAYS} days after the activation at the earliest`,
  },
  {
    who: 'all others together',
    by: 'an issuer’s friend who buys first',
    most: `${LAST_TO_FIRST - 1n} times what the friend paid, because sales, refunds and rounds pay at most the last price for a unit`,
  },
];

/** The bounds for a person who is about to buy on a curve. A change of these sentences is a new version of the text before a purchase. */
export const BUYERS_BOUNDS =
  `The fee of a trade is at most ${percent(CURVE_FEE_LIMIT_BPS)} of its money, and the service takes ${FEE} of each payment. ` +
  `The last unit costs at most ${LAST_TO_FIRST} times the first and ${LAST_TO_AVERAGE} times the average. So who bought last may be ` +
  `paid 1/${LAST_TO_AVERAGE} of the price if the sale fails, and 1/${LAST_TO_FIRST} once others have sold, while who bought first may be ` +
  `paid ${LAST_TO_FIRST} times the price. ` +
  `Who does not tender may be paid nothing of the treasury. The issuer is paid what was raised without the treasury’s share, ` +
  `${PROCEEDS_DAYS} days after the activation at the earliest.`;
