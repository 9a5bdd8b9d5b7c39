import { useQuery } from '@tanstack/react-query';
import { formatMoney, formatUnits, type MoneyToken } from '../../format/money.ts';
import { useReader } from '../../gateway/session.ts';
import { findOpening, type SealedOffer } from './sealed.ts';

/** Price and units of the person's own sealed offer, if this device can open it. */
export function SealedValues({ offer, token }: { readonly offer: SealedOffer; readonly token: MoneyToken }) {
  const { person, isSelf } = useReader();
  const { data } = useQuery({
    queryKey: ['sealed', person?.address, offer],
    enabled: person !== null && isSelf,
    retry: false,
    queryFn: async () => (person === null ? null : findOpening(person, offer).catch(() => null)),
  });
  if (!data) return null;
  return (
    <div className="sealed">
      <p>
        Sealed: <strong>{formatUnits(data.quantity)} units</strong> at <strong>{formatMoney(data.price, token)}</strong>
        . <span className="quiet">Only this device knows.</span>
      </p>
      <details>
        <summary>Salt</summary>
        <p className="quiet">
          Who has price, units and this salt can reveal the offer without this device. Show it to nobody.
        </p>
        <code>{data.salt}</code>
      </details>
    </div>
  );
}
