import { keyed } from '@income-series/client/gateway';
import { BuildSwapDocument } from '@income-series/client/operations';
import { useState } from 'react';
import { DeviceFault } from '../device/device-fault.ts';
import { CURVE_DECIMALS, formatMoney, formatUnits } from '../formats.ts';
import type { CurveDeskQuery } from '../generated/operations.ts';
import { afterSlippage, quotePurchase, quoteSale } from '../series/quote.ts';
import { useTransactions } from '../transactions/use-transactions.tsx';
import { AmountForm } from './amount-form.tsx';
import { type CurveDesk, deskFigures, placeOf } from './curve-desk.ts';
import { useBalance } from './wallet-balance.ts';

export interface CurveTradesProps {
  readonly desk: CurveDesk;
  readonly notice: CurveDeskQuery['beforeYouBuy'];
}

/** The part by which the price may move until a trade is in a block, in basis points. */
const SLIPPAGE_BPS = 100;
/** The time that a trade has to come into a block, by the chain's clock. */
const DEADLINE_MS = 600_000;

const deadlineOf = ({ now }: CurveDesk) => new Date(now + DEADLINE_MS).toISOString();

function Buy({ desk, notice }: CurveTradesProps) {
  const { run } = useTransactions();
  const { series, token } = desk;
  const balance = useBalance(series) ?? null;
  const [isRead, setRead] = useState(false);
  const quote = (amount: bigint) => quotePurchase(deskFigures(desk), amount)?.units ?? 0n;
  const least = (amount: bigint) => afterSlippage(quote(amount), SLIPPAGE_BPS);
  const buy = async (amount: bigint) => {
    if (!isRead) throw new DeviceFault('Read what to know before you buy, and say that you have read it.');
    const input = {
      ...{ ...placeOf(desk), side: 'BUY' as const, amount: `${amount}`, units: `${least(amount)}` },
      ...{ deadlineAt: deadlineOf(desk), acknowledged: true, beforeYouBuyVersion: notice.version },
    };
    return run(
      `Buy units for ${formatMoney(amount, token)}`,
      async (gateway) => [(await gateway.act(BuildSwapDocument, keyed(input))).transaction],
      { token },
    );
  };
  return (
    <section aria-labelledby="buy">
      <h2 id="buy">Buy</h2>
      <AmountForm
        id={`buy-${series.key}`}
        label="Money to spend, with the fee"
        {...(balance !== null && { description: `The wallet has ${formatMoney(balance, token)}.` })}
        unit={token.symbol}
        decimals={token.decimals}
        most={balance}
        tooMuch={`The wallet has ${formatMoney(balance, token)}.`}
        button="Buy"
        preview={(amount) => (
          <p>
            You get about {formatUnits(quote(amount), series)} units, and at least {formatUnits(least(amount), series)},
            or the trade does not happen.
          </p>
        )}
        onSend={buy}
      >
        <details>
          <summary>What to know before you buy</summary>
          {notice.text.split('\n').map((line, i) => (
            <p key={i}>{line}</p>
          ))}
        </details>
        <label className="check">
          <input type="checkbox" checked={isRead} onChange={({ target }) => setRead(target.checked)} /> I have read what
          to know before I buy
        </label>
      </AmountForm>
    </section>
  );
}

function Sell({ desk }: Pick<CurveTradesProps, 'desk'>) {
  const { run } = useTransactions();
  const { series, token, position } = desk;
  const loose = BigInt(position.looseUnits ?? 0);
  const quote = (units: bigint) => quoteSale(deskFigures(desk), units);
  const least = (units: bigint) => afterSlippage(quote(units), SLIPPAGE_BPS);
  const sell = (units: bigint) => {
    const trade = { side: 'SELL' as const, amount: `${least(units)}`, units: `${units}`, deadlineAt: deadlineOf(desk) };
    return run(
      `Sell ${formatUnits(units, series)} units`,
      async (gateway) => [(await gateway.act(BuildSwapDocument, keyed({ ...placeOf(desk), ...trade }))).transaction],
      { token },
    );
  };
  if (loose === 0n) return null;
  return (
    <section aria-labelledby="sell">
      <h2 id="sell">Sell</h2>
      <AmountForm
        id={`sell-${series.key}`}
        label="Units to sell"
        unit="units"
        decimals={CURVE_DECIMALS}
        most={loose}
        tooMuch={`The wallet has ${formatUnits(loose, series)} units.`}
        button="Sell"
        preview={(units) => (
          <p>
            You get about {formatMoney(quote(units), token)}, and at least {formatMoney(least(units), token)}, or the
            trade does not happen.
          </p>
        )}
        onSend={sell}
      />
    </section>
  );
}

/** Purchases and sales at the curve's price. */
export const CurveTrades = ({ desk, notice }: CurveTradesProps) => (
  <>
    <Buy desk={desk} notice={notice} />
    <Sell desk={desk} />
  </>
);
