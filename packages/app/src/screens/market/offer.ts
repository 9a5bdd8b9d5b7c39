import {
  amountError,
  formatDecimal,
  formatMoney,
  formatUnits,
  type MoneyToken,
  parseDecimal,
} from '../../format/money.ts';

/** An offer for units as a person types it: a bid, or an order of a window. */
export interface OfferText {
  readonly quantity: string;
  readonly price: string;
  /** The deposit or escrow; null for the least one, until the person types another. */
  readonly escrow: string | null;
}

export interface OfferBounds {
  /** The least price of a unit, in base units. */
  readonly reservePrice?: string | null;
  readonly mostUnits?: string | null;
  /** The wallet's balance of the payment token; null if it is unknown. */
  readonly balance?: bigint | null;
  /** True for a sale, whose escrow is a number of units. */
  readonly isSale?: boolean;
}

export interface Offer {
  readonly price: bigint | null;
  readonly quantity: bigint | null;
  /** The least escrow, which follows from price and quantity. */
  readonly least: bigint | null;
  readonly escrow: bigint | null;
  readonly errors: Readonly<Partial<Record<keyof OfferText, string>>>;
}

function quantityError(quantity: bigint | null, { mostUnits, isSale }: OfferBounds): string | null {
  if (quantity === null) return 'Write a whole number of units.';
  if (quantity === 0n) return 'Write at least one unit.';
  if (mostUnits && quantity > BigInt(mostUnits))
    return isSale
      ? `You have ${formatUnits(mostUnits)} free units.`
      : `One bid takes at most ${formatUnits(mostUnits)} units.`;
  return null;
}

function priceError(price: bigint | null, token: MoneyToken, { reservePrice }: OfferBounds): string | null {
  if (price === null) return amountError(token.decimals ?? 0);
  if (price === 0n) return 'Write a price above zero.';
  if (reservePrice && price < BigInt(reservePrice))
    return `The lowest price of this raise is ${formatMoney(reservePrice, token)}.`;
  return null;
}

/** The amounts of a typed offer, and the errors of its fields. An empty field has no error. */
export function readOffer(text: OfferText, token: MoneyToken, bounds: OfferBounds): Offer {
  const decimals = token.decimals ?? 0;
  const quantity = parseDecimal(text.quantity, 0);
  const price = parseDecimal(text.price, decimals);
  const errors: Partial<Record<keyof OfferText, string>> = {};
  const addError = (field: keyof OfferText, error: string | null) => {
    if (error !== null && text[field]?.trim()) errors[field] = error;
  };
  addError('quantity', quantityError(quantity, bounds));
  addError('price', priceError(price, token, bounds));
  const hasQuantityAndPrice = quantity !== null && price !== null && quantity > 0n && price > 0n;
  const least = hasQuantityAndPrice ? (bounds.isSale ? quantity : quantity * price) : null;
  const escrow = text.escrow === null ? least : parseDecimal(text.escrow, bounds.isSale ? 0 : decimals);
  if (least !== null && (escrow === null || escrow < least))
    addError('escrow', `Write at least ${amountText(least, token, bounds)}.`);
  if (bounds.isSale && escrow !== null && bounds.mostUnits && escrow > BigInt(bounds.mostUnits))
    addError('escrow', `You have ${formatUnits(bounds.mostUnits)} free units.`);
  const shortage = bounds.isSale ? null : balanceError(escrow, bounds.balance ?? null, token);
  if (shortage !== null) errors.escrow ??= shortage;
  return { price, quantity, least, escrow, errors };
}

/** The error beside an amount that is more than the wallet has; null if it is not, or if the balance is unknown. */
export const balanceError = (amount: bigint | null, balance: bigint | null, token: MoneyToken): string | null =>
  amount !== null && balance !== null && amount > balance
    ? `That is more than this wallet has: ${formatMoney(balance, token)}.`
    : null;

/** An escrow as people read it: money, or units of a sale. */
export const amountText = (amount: bigint, token: MoneyToken, { isSale }: OfferBounds): string =>
  isSale ? `${formatUnits(amount)} units` : formatMoney(amount, token);

/** An escrow as people write it. */
export const escrowText = (amount: bigint | null, token: MoneyToken, { isSale }: OfferBounds): string =>
  amount === null ? '' : formatDecimal(amount, isSale ? 0 : (token.decimals ?? 0));

/** Tests that an offer is complete and has no error, so that it can be sealed. */
export const isSealable = (
  offer: Offer,
): offer is Offer & { readonly price: bigint; readonly quantity: bigint; readonly escrow: bigint } =>
  offer.least !== null && offer.escrow !== null && Object.keys(offer.errors).length === 0;
