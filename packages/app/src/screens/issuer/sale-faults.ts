import { readPeriod } from '@income-series/client';
import {
  amountError,
  formatBps,
  formatCount,
  formatDecimal,
  type MoneyToken,
  parseDecimal,
} from '../../format/money.ts';
import { formatDate, formatPeriod } from '../../format/time.ts';
import { chainNow } from '../../gateway/chain-time.ts';
import { kindOfChain } from '../../wallets/wallet.ts';
import { type FormFigures, isCurve, readBps, readCount } from './draft-model.ts';

/** The faults of a sale's figures, by field. If two figures contradict each other, both have a fault. */
export type SaleFaults = { readonly [Name in keyof FormFigures]?: string };

const BPS = 10_000n;
const DAY_MS = 86_400_000;
/** The days after a quarter's end in which its report may come. A sale has to be over before. */
const REPORT_DAYS = 90;
/** The days after a curve's sale before its first quarter is counted. */
const CENSUS_DAYS = 7;
const HIGHEST_FEE_BPS = 1_000;
/** The limits of the contracts' numbers. A curve counts the price of all units and its own first money together. */
const [PRICE_LIMIT, MONEY_LIMIT, CURVE_MONEY_LIMIT] = [2n ** 96n, 2n ** 128n, 2n ** 63n];
/** The limit of money in the Solana program, which counts it in 64 bits. */
const PROGRAM_LIMIT = 2n ** 64n;
/** The lower of a contract's limit and that of a chain. */
const limitOn = (chain: string, limit: bigint): bigint =>
  chain !== '' && kindOfChain(chain) === 'solana' && limit > PROGRAM_LIMIT ? PROGRAM_LIMIT : limit;

const UNITS_OF_BID = '“Units of one bid at most”';
const SHARE_OF_BUYER = '“Share of one buyer at most”';
const TOO_LARGE = 'This is too large.';

function amountFault(text: string, { decimals }: MoneyToken, limit: bigint, least = 1n): string | null {
  const amount = parseDecimal(text, decimals ?? 0);
  if (amount === null) return amountError(decimals ?? 0);
  if (amount < least) return 'This has to be above zero.';
  return amount < limit ? null : TOO_LARGE;
}

function countFault(text: string, units: bigint): string | null {
  const count = readCount(text);
  if (count === null) return 'This is no whole number above zero.';
  return count <= units ? null : `At most ${formatCount(units)}, because no more units are offered.`;
}

function shareFault(text: string, mostBps: number, leastBps = 0): string | null {
  const bps = readBps(text);
  if (bps === null) return amountError(2);
  const least = leastBps === 0 ? 'From 0%' : 'Above 0%';
  return bps >= leastBps && bps <= mostBps ? null : `${least} to ${formatBps(mostBps)}.`;
}

/** The hundredths of a day that a phase may take. */
type PhaseLength = readonly [least: bigint, most: bigint];
const [SALE, REVEAL, GATE]: readonly [PhaseLength, PhaseLength, PhaseLength] = [
  [50n, 9_000n],
  [100n, 3_000n],
  [100n, 9_000n],
];

function daysFault(text: string, [least, most]: PhaseLength): string | null {
  const days = parseDecimal(text, 2);
  if (days === null) return amountError(2);
  if (days >= least && days <= most) return null;
  return `From ${formatDecimal(least, 2)} to ${formatDecimal(most, 2)} days.`;
}

/** The sentence about a sale that ends when its first quarter can no longer be reported; null if it ends before. */
function endFault({ chain, firstPeriod }: FormFigures, days: readonly string[], waitDays: number): string | null {
  const period = readPeriod(firstPeriod);
  if (period === null) return null;
  const hundredths = days.reduce((sum, text) => sum + Number(parseDecimal(text, 2) ?? 0n), waitDays * 100);
  const end = chainNow(chain) + (hundredths * DAY_MS) / 100;
  const reportedUntil = Date.UTC(Math.trunc(period / 10), (period % 10) * 3, 1 + REPORT_DAYS);
  if (end < reportedUntil) return null;
  const [last, least] = [end, reportedUntil].map((at) => formatDate(new Date(at).toISOString()));
  return `The sale could last until ${last}, and ${formatPeriod(firstPeriod)} has to be reported before ${least}. Take fewer days, or a later first quarter.`;
}

/** The faults of a raise that asks for more buyers than its largest parts leave units for; empty if there are none. */
function buyersFault({ units: offered, maxUnits, minHolders, concentration }: FormFigures): SaleFaults {
  const [units, buyers, bps] = [readCount(offered), readCount(minHolders), readBps(concentration)];
  if (units === null || buyers === null || bps === null) return {};
  const unitsOfBid = maxUnits === '' ? units : (readCount(maxUnits) ?? units);
  const unitsOfBuyer = (BigInt(bps) * units) / BPS;
  if (unitsOfBuyer === 0n)
    return { concentration: 'Nobody could buy a unit, because this is less than one of the units offered.' };
  const largestPart = unitsOfBid < unitsOfBuyer ? unitsOfBid : unitsOfBuyer;
  if ((buyers - 1n) * largestPart < units) return {};
  const mostBuyers = (units + largestPart - 1n) / largestPart;
  const [name, label] =
    unitsOfBid <= unitsOfBuyer ? (['maxUnits', UNITS_OF_BID] as const) : (['concentration', SHARE_OF_BUYER] as const);
  return {
    minHolders: `${formatCount(mostBuyers)} buyers may take all units, because ${label} lets each take ${formatCount(largestPart)} of ${formatCount(units)}. Ask for at most ${formatCount(mostBuyers)}, or lower that.`,
    [name]: `It lets one buyer take ${formatCount(largestPart)} of ${formatCount(units)} units, and “Buyers at least” asks for ${formatCount(buyers)}: then each may take at most ${formatCount((units - 1n) / (buyers - 1n))}.`,
  };
}

type Faults = { readonly [Name in keyof FormFigures]?: string | null };

/** The faults of fields that are filled in and wrong. */
const faultsOfFilled = (figures: FormFigures, faults: Faults): SaleFaults =>
  Object.fromEntries(
    Object.entries(faults).filter(([name, fault]) => fault && figures[name as keyof FormFigures] !== ''),
  );

function raiseFaults(figures: FormFigures, token: MoneyToken): SaleFaults {
  const { bidDays, revealDays, gateDays, chain } = figures;
  const [priceLimit, moneyLimit] = [limitOn(chain, PRICE_LIMIT), limitOn(chain, MONEY_LIMIT)];
  const units = readCount(figures.units) ?? 0n;
  const faultsAlone = faultsOfFilled(figures, {
    reservePrice: amountFault(figures.reservePrice, token, priceLimit),
    minRaise: amountFault(figures.minRaise, token, moneyLimit, 0n),
    minHolders: countFault(figures.minHolders, units),
    maxUnits: countFault(figures.maxUnits, units),
    concentration: shareFault(figures.concentration, Number(BPS), 1),
    bidDays: daysFault(bidDays, SALE),
    revealDays: daysFault(revealDays, REVEAL),
    gateDays: daysFault(gateDays, GATE),
    cap: amountFault(figures.cap, token, moneyLimit),
  });
  const isReadable = !faultsAlone.minHolders && !faultsAlone.maxUnits && !faultsAlone.concentration;
  const faultOfEnd = faultsOfFilled(figures, { gateDays: endFault(figures, [bidDays, revealDays, gateDays], 0) });
  return { ...faultOfEnd, ...(isReadable ? buyersFault(figures) : {}), ...faultsAlone };
}

function curveFaults(figures: FormFigures, token: MoneyToken): SaleFaults {
  const [units, price] = [readCount(figures.units) ?? 0n, parseDecimal(figures.firstPrice, token.decimals ?? 0) ?? 0n];
  const faultsAlone = faultsOfFilled(figures, {
    firstPrice: amountFault(figures.firstPrice, token, CURVE_MONEY_LIMIT),
    threshold: amountFault(figures.threshold, token, CURVE_MONEY_LIMIT),
    saleDays: daysFault(figures.saleDays, SALE),
    fee: shareFault(figures.fee, HIGHEST_FEE_BPS),
    treasury: shareFault(figures.treasury, Number(BPS)),
    cap: amountFault(figures.cap, token, limitOn(figures.chain, MONEY_LIMIT)),
  });
  const fullProceeds = 2n * units * price;
  const leastProceeds = parseDecimal(figures.threshold, token.decimals ?? 0) ?? 0n;
  const money = `${formatDecimal(fullProceeds, token.decimals ?? 0)} ${token.symbol ?? ''}`.trim();
  const isShort = fullProceeds > 0n && leastProceeds > fullProceeds;
  const faultsTogether = {
    firstPrice:
      2n * fullProceeds >= CURVE_MONEY_LIMIT
        ? TOO_LARGE
        : isShort
          ? `At this price all units bring ${money}, less than “Raised at least”.`
          : null,
    threshold: isShort
      ? `All units bring ${money} at most, at “Price of the first unit”: the sale could only fail.`
      : null,
    saleDays: endFault(figures, [figures.saleDays], CENSUS_DAYS),
  };
  return { ...faultsOfFilled(figures, faultsTogether), ...faultsAlone };
}

/** The faults for which the chain would refuse a sale, or by which it could only fail. */
export const saleFaults = (figures: FormFigures, token: MoneyToken): SaleFaults =>
  isCurve(figures) ? curveFaults(figures, token) : raiseFaults(figures, token);
