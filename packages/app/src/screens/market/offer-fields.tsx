import type { MoneyToken } from '../../format/money.ts';
import { Field } from '../../ui/field.tsx';
import { BalanceLine } from './balance.tsx';
import { amountText, escrowText, type Offer, type OfferBounds, type OfferText } from './offer.ts';

const HINTS = {
  money: 'A larger deposit hides how much you want. What is not needed comes back.',
  units: 'More units than you sell hide the size of the order. The others come back.',
} as const;

/** The fields of an offer: quantity, price and deposit. The deposit follows from the others until the person types one. */
export function OfferFields({
  text,
  offer,
  token,
  bounds,
  priceHint,
  step,
  onChange,
}: {
  readonly text: OfferText;
  readonly offer: Offer;
  readonly token: MoneyToken;
  readonly bounds: OfferBounds;
  readonly priceHint: string;
  /** What the deposit is for, as `this bid locks`. */
  readonly step: string;
  readonly onChange: (part: Partial<OfferText>) => void;
}) {
  const { isSale = false } = bounds;
  const leastText = offer.least === null ? '' : `At least ${amountText(offer.least, token, bounds)}. `;
  return (
    <>
      <Field
        label="Units"
        inputMode="numeric"
        hint={
          bounds.mostUnits ? `At most ${amountText(BigInt(bounds.mostUnits), token, { isSale: true })}.` : undefined
        }
        value={text.quantity}
        onChange={(quantity) => onChange({ quantity })}
        error={offer.errors.quantity}
        isRequired
      />
      <Field
        label="Price of a unit"
        inputMode="decimal"
        hint={priceHint}
        unit={token.symbol}
        value={text.price}
        onChange={(price) => onChange({ price })}
        error={offer.errors.price}
        isRequired
      />
      <Field
        label={isSale ? 'Units to lock' : 'Deposit'}
        inputMode="decimal"
        hint={leastText + HINTS[isSale ? 'units' : 'money']}
        unit={isSale ? 'units' : token.symbol}
        value={text.escrow ?? escrowText(offer.least, token, bounds)}
        onChange={(escrow) => onChange({ escrow })}
        error={offer.errors.escrow}
      />
      {!isSale && <BalanceLine balance={bounds.balance ?? null} token={token} amount={offer.escrow} step={step} />}
    </>
  );
}
