import { type FormEvent, useState } from 'react';
import { ImportForm } from '../../device/import-form.tsx';
import { type MoneyToken, parseDecimal } from '../../format/money.ts';
import { AppButton } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { type OpeningError, takeOpening } from './sealed.ts';

interface TypedOpening {
  readonly price: string;
  readonly quantity: string;
  readonly salt: string;
}

const EMPTY: TypedOpening = { price: '', quantity: '', salt: '' };
const SALT = /^(?:0x)?([0-9a-f]{64})$/i;

/** The form for an opening that the person wrote down. This device compares it with the commitment, and sends nothing unless it fits. */
function TypedForm({ error, token, retry }: RecoveryProps) {
  const [typed, setTyped] = useState(EMPTY);
  const [fault, setFault] = useState<string | null>(null);
  const price = parseDecimal(typed.price, token.decimals ?? 0);
  const quantity = parseDecimal(typed.quantity, 0);
  const salt = SALT.exec(typed.salt.trim())?.[1]?.toLowerCase();
  const change = (part: Partial<TypedOpening>) => {
    setTyped({ ...typed, ...part });
    setFault(null);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (price === null || quantity === null || salt === undefined) return;
    if (takeOpening(error, { price, quantity, salt: `0x${salt}` as const })) return retry();
    setFault(
      'These values are not those that were sealed: price, units and salt must all be the same. Nothing was sent.',
    );
  };
  return (
    <form onSubmit={submit}>
      <Field
        label="Sealed price of a unit"
        inputMode="decimal"
        unit={token.symbol}
        value={typed.price}
        onChange={(next) => change({ price: next })}
      />
      <Field
        label="Sealed units"
        inputMode="numeric"
        value={typed.quantity}
        onChange={(next) => change({ quantity: next })}
      />
      <Field
        label="Salt"
        hint="The 64 digits that the page of the other device showed beside price and units."
        value={typed.salt}
        onChange={(next) => change({ salt: next })}
        error={typed.salt.trim() !== '' && salt === undefined ? 'A salt has 64 digits from 0 to 9 and a to f.' : null}
      />
      <AppButton type="submit" isDisabled={price === null || quantity === null || salt === undefined}>
        Check the values
      </AppButton>
      {fault && <p role="alert">{fault}</p>}
    </form>
  );
}

interface RecoveryProps {
  readonly error: OpeningError;
  readonly token: MoneyToken;
  readonly retry: () => void;
}

/** The ways to an opening that this browser does not have: the other device's file, or the values themselves. */
export function OpeningRecovery(props: RecoveryProps) {
  const { error, retry } = props;
  return (
    <>
      <p role="alert">{error.message}</p>
      {error.isSealedElsewhere && (
        <>
          <h3>Bring the other device here</h3>
          <ImportForm onImported={retry} />
        </>
      )}
      <details>
        <summary>Type price, units and salt by hand</summary>
        <p className="quiet">
          The last resort, for who wrote them down. This device checks them before anything is sent.
        </p>
        <TypedForm {...props} />
      </details>
    </>
  );
}
