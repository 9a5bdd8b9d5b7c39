import { BuildOpenTenderDocument } from '@income-series/client/operations';
import { keyed } from '@income-series/client/requests';
import { useState } from 'react';
import { formatMoney, parseDecimal } from '../../format/money.ts';
import { formatDateTime } from '../../format/time.ts';
import { Action } from '../../ui/action.tsx';
import { Field } from '../../ui/field.tsx';
import { dayFromNow } from './draft-model.ts';
import type { SectionProps } from './section-props.ts';

/** A round in which the treasury of a curve buys staked units back. */
export function TenderSection({ series, onChange }: SectionProps) {
  const { chain, key, issuer, curve, state, paymentToken: token } = series;
  const [price, setPrice] = useState('');
  const [days, setDays] = useState('7');
  if (!curve || (state !== 'ACTIVE' && state !== 'TAIL') || curve.tenderState === 'OPEN') return null;
  const amount = parseDecimal(price, token.decimals ?? 0);
  const endsAt = dayFromNow(chain, days);
  return (
    <section aria-labelledby="tender">
      <h2 id="tender">Tender round</h2>
      <p>The treasury offers a price for staked units. Holders tender them until the round ends.</p>
      <Field
        label="Price of a unit"
        value={price}
        onChange={setPrice}
        inputMode="decimal"
        unit={token.symbol}
        error={price !== '' && amount === null ? 'This is no amount.' : null}
      />
      <Field
        label="The round is open for"
        hint={endsAt && `Until ${formatDateTime(endsAt)}.`}
        value={days}
        onChange={setDays}
        inputMode="decimal"
        unit="days"
      />
      <Action
        label="Open the round"
        token={token}
        isDisabled={amount === null || endsAt === null}
        build={async ({ gateway }) => {
          const input = { chain, seriesKey: key, wallet: issuer, price: `${amount}`, endsAt: endsAt ?? '' };
          return [(await gateway.act(BuildOpenTenderDocument, keyed(input))).transaction];
        }}
        done={`The round is open at ${formatMoney(amount, token)} a unit.`}
        onDone={onChange}
      />
    </section>
  );
}
