import { formatMoney, formatUnits, readMoney, type Token } from '../formats.ts';
import type { SealedWish } from './sealing.ts';

/** The fields of a bid or an order as a person typed them. An empty deposit is the least one. */
export interface WishDraft {
  readonly side: SealedWish['side'];
  readonly quantity: string;
  readonly price: string;
  readonly deposit: string;
}

export type SealedField = 'quantity' | 'price' | 'deposit';

export const EMPTY_DRAFT: WishDraft = { side: 'BUY', quantity: '', price: '', deposit: '' };

/** The bounds of a bid or an order. Money in base units of the payment token. */
export interface SealedRules {
  readonly token: Token;
  /** The least price of a unit, and the sentence for a lower one. */
  readonly leastPrice: bigint;
  readonly tooCheap: string;
  readonly mostUnits: bigint;
  /** The wallet's balance; null if no node answers, undefined while it is asked. */
  readonly balance: bigint | null | undefined;
  /** The units that the wallet can sell. */
  readonly freeUnits: bigint;
}

export interface ReadWish {
  /** The bid or order; null if a field is at fault. */
  readonly wish: SealedWish | null;
  /** The least deposit: money, or the units of a sale; null until it can be read. */
  readonly least: bigint | null;
  readonly faults: Readonly<Partial<Record<SealedField, string>>>;
}

/** The contracts take no larger price. */
const PRICE_LIMIT = 1n << 96n;

const moneyFault = ({ symbol, decimals }: Token) =>
  `Enter an amount in ${symbol || 'the payment token'}, as 12.50, with at most ${decimals} decimals.`;

/** Writes a deposit: money of a purchase, units of a sale. */
export const formatDeposit = (amount: bigint | null, side: SealedWish['side'], token: Token): string =>
  side === 'BUY' ? formatMoney(amount, token) : `${formatUnits(amount)} units`;

function quantityFault(quantity: bigint | null, { side }: WishDraft, { mostUnits, freeUnits }: SealedRules) {
  if (quantity === null || quantity === 0n) return 'Enter a whole number of units, 1 or more.';
  if (side === 'SELL' && quantity > freeUnits)
    return `The wallet has ${formatUnits(freeUnits)} units that it can sell.`;
  return quantity > mostUnits ? `At most ${formatUnits(mostUnits)} units may be asked for.` : null;
}

function priceFault(price: bigint | null, { token, leastPrice, tooCheap }: SealedRules) {
  if (price === null) return moneyFault(token);
  if (price < leastPrice) return tooCheap;
  return price >= PRICE_LIMIT ? 'The chain takes no price as high as this.' : null;
}

function depositFault(deposit: bigint | null, least: bigint | null, { side }: WishDraft, rules: SealedRules) {
  const { token, balance, freeUnits } = rules;
  const write = (amount: bigint) => formatDeposit(amount, side, token);
  if (deposit === null) return side === 'BUY' ? moneyFault(token) : 'Enter a whole number of units.';
  if (least !== null && deposit < least)
    return `The deposit is at least ${side === 'BUY' ? 'price times units' : 'what is sold'}, ${write(least)}.`;
  const most = side === 'BUY' ? (balance ?? null) : freeUnits;
  return most !== null && deposit > most ? `The wallet has ${write(most)}, less than this deposit.` : null;
}

/** Reads what a person typed, and says beside which field what is wrong. */
export function readDraft(draft: WishDraft, rules: SealedRules): ReadWish {
  const { side } = draft;
  const isBuying = side === 'BUY';
  const quantity = readMoney(draft.quantity, 0);
  const price = readMoney(draft.price, rules.token.decimals);
  const depositPerUnit = isBuying ? price : 1n;
  const least = quantity === null || depositPerUnit === null ? null : quantity * depositPerUnit;
  const isEmpty = draft.deposit.trim() === '';
  const deposit = isEmpty ? least : readMoney(draft.deposit, isBuying ? rules.token.decimals : 0);
  const unitsFault = quantityFault(quantity, draft, rules);
  // A deposit that follows from units that cannot be sold has no fault of its own.
  const isImplied = isEmpty && (least === null || (!isBuying && unitsFault !== null));
  const found = {
    quantity: unitsFault,
    price: priceFault(price, rules),
    deposit: isImplied ? null : depositFault(deposit, least, draft, rules),
  };
  const faults = Object.fromEntries(Object.entries(found).filter(([, fault]) => fault !== null));
  const isWhole = Object.keys(faults).length === 0 && quantity !== null && price !== null && deposit !== null;
  return { wish: isWhole ? { side, quantity, price, deposit } : null, least, faults };
}
