import type { BuiltFragment } from '@income-series/client/operations';
import {
  formatBps,
  formatCount,
  formatDecimal,
  formatMoney,
  formatRate,
  formatUnits,
  type MoneyToken,
  WAD_DECIMALS,
} from '../format/money.ts';
import { formatDateTime, formatPeriod } from '../format/time.ts';
import { shorten, wordsOf } from '../format/words.ts';

export type ShownLine = NonNullable<BuiltFragment['preview']>[number];

/** The units in which the values of a preview are counted. */
export interface PreviewUnits {
  readonly token: MoneyToken;
  /** The currency of the income; left out where no value is counted in it. */
  readonly currency?: string | null | undefined;
}

const KINDS: Readonly<Record<string, string>> = {
  APPROVE: 'Let a contract take money from the wallet',
  BUY: 'Buy units',
  CLAIM_ALL: 'Claim all that is owed',
  CLAIM_FINAL: 'Claim the share of what is left',
  CLAIM_KEPT: 'Claim kept money',
  CLAIM_PAYOUT: 'Claim what quarters paid',
  CLAIM_REDEMPTION: 'Claim the share of the buy-out',
  CLAIM_TAIL: 'Claim what was paid after the term',
  CLAIM_TENDER: 'Claim the money for tendered units',
  COMMIT_BID: 'Put a sealed bid into the raise',
  COMMIT_ORDER: 'Put a sealed order into the window',
  CREATE_CURVE: 'Create the series, and begin its sale',
  CREATE_ROUTED_SERIES: 'Create the series, and begin its sale',
  CREATE_SERIES: 'Create the series, and begin its sale',
  DELIVER_BID: 'Deliver the units and the money of a bid',
  DELIVER_ORDER: 'Deliver the units and the money of an order',
  RECORD_RATE: 'Record the rate of a quarter',
  RELEASE_UNITS: 'Release units that were held',
  REVEAL_BID: 'Reveal a bid',
  REVEAL_ORDER: 'Reveal an order',
  SELL: 'Sell units',
  STAKE: 'Stake units',
  SUBMIT_REPORT: 'Send the report, and pay',
  TENDER: 'Tender units',
  UNSTAKE: 'Unstake units',
  WITHDRAW_TENDER: 'Withdraw tendered units',
};

/** Plain words for the labels that are terms of the contracts. */
const LABELS: Readonly<Record<string, string>> = {
  Allowance: 'The contract may take',
  'As of': 'Figures of block',
  'Bid commitment': 'Commitment to the bid',
  Burns: 'Units that end',
  'Commit ends': 'Bids are taken until',
  'Fewest holders': 'Buyers at least',
  'First period': 'First quarter',
  For: 'The contract',
  'Gate ends': 'Price and last checks end by',
  'FX rate': 'Rate',
  'Income commitment': 'Commitment to the income',
  'Income commitment before': 'Commitment to the income before',
  'Largest share of a holder': 'Share of one buyer at most',
  'Last period': 'Last quarter',
  'Liquidity flag': 'The income was money',
  'Minimum raise': 'Raised at least',
  'Money escrowed': 'Money locked',
  'Most that is ever paid': 'Paid at most, in all',
  'Most units of a bid': 'Units of one bid at most',
  'New terms commitment': 'Commitment to the new terms',
  'Order commitment': 'Commitment to the order',
  Period: 'Quarter',
  'Raised for activation': 'Raised at least',
  'Rate per unit': 'Share of one unit',
  'Reserve price': 'Lowest price of a unit',
  'Reveal ends': 'Bids are revealed until',
  'Terms commitment': 'Commitment to the terms',
  Tier: 'How the income was shown',
  'Trading ends': 'Units are sold until',
  'Units escrowed': 'Units locked',
  'Virtual base': 'Units that the price begins with',
  'Virtual quote': 'Money that the price begins with',
};

/** The texts of a preview that are codes, by their labels. */
const TEXTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  For: {
    HUB: 'the hub, which takes an issuer’s payments',
    RAISE: 'the raise, which takes the deposits of bids',
    ROUTER: 'the income router',
    WINDOWS: 'the windows, which take the money of orders',
  },
  'Indexing of the threshold': { NONE: 'none', ANNUAL: 'once a year' },
  'Liquidity flag': { no: 'yes', 'yes: the payment accrues': 'no: the payment stays owed, and is paid later' },
  Tier: {
    '1': 'by the income router (tier 1)',
    '2': 'by a proof of its source (tier 2)',
    '3': 'by documents that an attestor read (tier 3)',
  },
};

const COUNTED: Readonly<Record<string, string>> = { BIDS: 'bids', HOLDERS: 'holders', ORDERS: 'orders' };

/** A number of `WAD`: a rate of exchange, the share of a unit, or a bare number. */
function wadText(label: string, value: string, { token, currency }: PreviewUnits): string {
  if (label === 'FX rate') return formatRate(value, token, currency);
  if (label === 'Rate per unit') return `${formatDecimal(BigInt(value) * 100n, WAD_DECIMALS)}% of the income above it`;
  return formatDecimal(BigInt(value), WAD_DECIMALS);
}

function valueText(label: string, value: string, unit: ShownLine['unit'], units: PreviewUnits): string {
  switch (unit) {
    case 'TOKEN':
      return formatMoney(value, units.token);
    case 'BASE_LAMPORTS':
      return `${formatUnits(value, true)} units`;
    case 'UNITS':
      return `${formatUnits(value)} units`;
    case 'BPS':
      return formatBps(Number(value));
    case 'WAD':
      return wadText(label, value, units);
    case 'TIME':
      return formatDateTime(value);
    case 'PERIOD':
      return formatPeriod(value);
    case 'BLOCK':
      return formatCount(value);
    case 'BIDS':
    case 'HOLDERS':
    case 'ORDERS':
      return `${formatCount(value)} ${COUNTED[unit]}`;
    case 'HASH':
    case 'WALLET':
      return shorten(value);
    default:
      return TEXTS[label]?.[value] ?? TEXTS[label]?.[value.toUpperCase()] ?? value;
  }
}

/** A line of a preview in words: its label, its value in its unit, and the whole value if `text` is shortened. */
export function previewWords(
  { label, value, unit }: ShownLine,
  units: PreviewUnits,
): { readonly label: string; readonly text: string; readonly whole: string | undefined } {
  const name = label ?? '';
  const isShort = unit === 'HASH' || unit === 'WALLET';
  return {
    label: LABELS[name] ?? name,
    text: value === null || value === undefined ? '–' : valueText(name, value, unit, units),
    whole: isShort ? (value ?? undefined) : undefined,
  };
}

/** The heading of a transaction: what it does. */
export const kindWords = (kind: string): string => KINDS[kind] ?? wordsOf(kind);

/** A built transaction whose preview begins with more lines. */
export const withLines = (built: BuiltFragment, lines: readonly ShownLine[]): BuiltFragment => ({
  ...built,
  preview: [...lines, ...(built.preview ?? [])],
});

/** A line of a preview whose value is a text. */
export const textLine = (label: string, value: string): ShownLine => ({ label, value, unit: 'TEXT' });

/** The native coins of chains: of Solana, and of EVM chains by their numbers. */
const COINS: Readonly<Record<string, string>> = {
  'evm:10143': 'MON, the chain’s coin',
  'evm:1': 'ETH',
  'evm:11155111': 'ETH',
};
const [ETHER_DECIMALS, LAMPORT_DECIMALS] = [18, 9];
/** The decimals of a fee, because further ones are not significant. */
const FEE_DIGITS = 6;

/** The fee of the chain for a transaction, as the gateway simulated it. Null where it was not simulated. */
export function chainFee({ chain, simulation }: Pick<BuiltFragment, 'chain' | 'simulation'>): string | null {
  if (!simulation) return null;
  const { cost } = simulation;
  if (cost === null || cost === undefined) return 'shown by the wallet after the first step';
  const isSolana = chain.startsWith('solana:');
  const [coin, decimals] = isSolana
    ? ['SOL', LAMPORT_DECIMALS]
    : [COINS[chain] ?? 'of the chain’s own coin', ETHER_DECIMALS];
  const isTiny = BigInt(cost) < 10n ** BigInt(decimals - FEE_DIGITS);
  const amount = isTiny
    ? `less than ${formatDecimal(1n, FEE_DIGITS)}`
    : formatDecimal(BigInt(cost), decimals, FEE_DIGITS);
  return isSolana
    ? `${amount} ${coin}, with the rent of accounts that it opens`
    : isTiny
      ? `${amount} ${coin}`
      : `at most ${amount} ${coin}`;
}
