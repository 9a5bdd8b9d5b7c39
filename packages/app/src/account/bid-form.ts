import { formatMoney, formatUnits, readMoney, type Token } from '../formats.ts';
import type { BidWish } from './sealed-bids.ts';

/** The fields as a bidder typed them. An empty deposit is the least one. */
export interface BidDraft {
  readonly quantity: string;
  readonly price: string;
  readonly deposit: string;
}

export type BidField = keyof BidDraft;

/** The bounds that a raise sets for a bid. Money in base units of the payment token. */
export interface BidRules {
  readonly token: Token;
  readonly reservePrice: bigint;
  readonly maxUnits: bigint;
  /** The wallet's balance; null if no node answers. */
  readonly balance: bigint | null;
}

export interface ReadBid {
  /** The bid; null if a field is at fault. */
  readonly wish: BidWish | null;
  /** The least deposit, price times units; null until both can be read. */
  readonly least: bigint | null;
  readonly faults: Readonly<Partial<Record<BidField, string>>>;
}

const moneyFault = ({ symbol, decimals }: Token) =>
  `Enter an amount in ${symbol || 'the payment token'}, as 12.50, with at most ${decimals} decimals.`;

/** Reads what a bidder typed, and says beside which field what is wrong. */
export function readBid(draft: BidDraft, { token, reservePrice, maxUnits, balance }: BidRules): ReadBid {
  const faults: Partial<Record<BidField, string>> = {};
  const quantity = readMoney(draft.quantity, 0);
  if (quantity === null || quantity === 0n) faults.quantity = 'Enter a whole number of units, 1 or more.';
  else if (quantity > maxUnits) faults.quantity = `One bid may ask for ${formatUnits(maxUnits)} units at most.`;
  const price = readMoney(draft.price, token.decimals);
  if (price === null) faults.price = moneyFault(token);
  else if (price < reservePrice)
    faults.price = `The least price of this raise is ${formatMoney(reservePrice, token)} for a unit.`;
  const least = quantity !== null && price !== null ? quantity * price : null;
  const deposit = draft.deposit.trim() === '' ? least : readMoney(draft.deposit, token.decimals);
  if (deposit === null && draft.deposit.trim() !== '') faults.deposit = moneyFault(token);
  else if (deposit !== null && least !== null && deposit < least)
    faults.deposit = `The deposit is at least price times units, ${formatMoney(least, token)}.`;
  else if (deposit !== null && balance !== null && deposit > balance)
    faults.deposit = `The wallet has ${formatMoney(balance, token)}, less than this deposit.`;
  const isWhole = Object.keys(faults).length === 0 && quantity !== null && price !== null && deposit !== null;
  return { wish: isWhole ? { quantity, price, deposit } : null, least, faults };
}
