import { BuildSwapDocument } from '@income-series/client/operations';
import type { Address } from '@income-series/client/requests';
import { keyed } from '@income-series/client/requests';
import { useState } from 'react';
import { Checkbox } from 'react-aria-components/Checkbox';
import { BASE_LAMPORT_DECIMALS, formatBps, formatMoney, formatUnits, parseDecimal } from '../../format/money.ts';
import { useAnswer } from '../../gateway/answers.ts';
import { chainNow } from '../../gateway/chain-time.ts';
import type { PersonSession } from '../../gateway/session.ts';
import { CurvePoolDocument } from '../../generated/documents/market.ts';
import type { CurvePoolQuery } from '../../generated/operations.ts';
import { Action } from '../../ui/action.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Field } from '../../ui/field.tsx';
import { useFormDraft } from '../../ui/form-draft.ts';
import { textLine, withLines } from '../../ui/preview-words.ts';
import { Reading } from '../../ui/reading.tsx';
import { SignedIn } from '../../ui/signed-in.tsx';
import type { SeriesOverview } from '../series/types.ts';
import { BalanceLine, useBalance } from './balance.tsx';
import { feeOfBuy, feeOfSell, leastOf, quoteBuy, quoteSell, type SwapFigures } from './curve-quote.ts';
import { CurveStake } from './curve-stake.tsx';
import { balanceError } from './offer.ts';

type Side = 'BUY' | 'SELL';
const SIDES = [
  ['BUY', 'Buy units'],
  ['SELL', 'Sell units'],
] as const;
const DAY_MS = 86_400_000;

interface TradeText {
  readonly side: Side;
  readonly text: string;
}

type CurvePool = NonNullable<NonNullable<CurvePoolQuery['series']>['curve']>;

/** The figures of a curve. The fee is 0 after a failed sale, because units are then sold back without one. */
const poolOf = (
  { virtualQuote, virtualBase, reserve, sold, feeBps }: CurvePool,
  { unitsOffered, state }: SeriesOverview,
): SwapFigures => ({
  virtualQuote: BigInt(virtualQuote),
  virtualBase: BigInt(virtualBase),
  reserve: BigInt(reserve),
  sold: BigInt(sold),
  feeBps: state === 'FAILED' ? 0n : BigInt(feeBps),
  remaining: BigInt(unitsOffered) * 10n ** BigInt(BASE_LAMPORT_DECIMALS) - BigInt(sold),
});

/** A trade that the person typed: the amount that goes in, the quote that comes out now, and the least that may come out. */
interface Trade {
  readonly amount: bigint;
  readonly quote: bigint;
  readonly least: bigint;
  /** The fee in the payment token: a part of a purchase's amount, or of a sale's result. */
  readonly fee: bigint;
}

function readTrade(text: string, side: Side, pool: SwapFigures, decimals: number): Trade | null {
  const amount = parseDecimal(text, side === 'BUY' ? decimals : BASE_LAMPORT_DECIMALS);
  if (amount === null || amount === 0n) return null;
  const quote = side === 'BUY' ? quoteBuy(pool, amount) : quoteSell(pool, amount);
  const fee = side === 'BUY' ? feeOfBuy(pool, amount) : feeOfSell(pool, amount);
  return quote > 0n ? { amount, quote, least: leastOf(quote), fee } : null;
}

/** The text that a buyer acknowledges, with the box to tick. */
function Acknowledgement({
  text,
  isTicked,
  onChange,
}: {
  readonly text: string;
  readonly isTicked: boolean;
  readonly onChange: (isTicked: boolean) => void;
}) {
  return (
    <>
      <h3>Before you buy</h3>
      <p className="terms">{text}</p>
      <Checkbox className="tick" isSelected={isTicked} onChange={onChange}>
        <span className="box" aria-hidden="true" />I have read this.
      </Checkbox>
    </>
  );
}

function Quote({
  trade,
  side,
  series,
}: {
  readonly trade: Trade | null;
  readonly side: Side;
  readonly series: SeriesOverview;
}) {
  if (trade === null) return null;
  const formatResult = (amount: bigint) =>
    side === 'BUY' ? `${formatUnits(amount, true)} units` : formatMoney(amount, series.paymentToken);
  return (
    <p role="status">
      You get about <strong>{formatResult(trade.quote)}</strong> after the fee of{' '}
      {formatMoney(trade.fee, series.paymentToken)}. The trade is refused below {formatResult(trade.least)}, because the
      price may move before it is in a block.
    </p>
  );
}

function TradeForm({
  series,
  person,
  data,
}: {
  readonly series: SeriesOverview;
  readonly person: PersonSession;
  readonly data: CurvePoolQuery & { series: { curve: CurvePool } };
}) {
  const { chain, key: seriesKey, paymentToken: token, curve } = series;
  const { beforeYouBuy } = data;
  const { values, change, forget } = useFormDraft<TradeText>(`trade ${seriesKey}`, { side: 'BUY', text: '' });
  const { side, text } = values;
  const [isTicked, setTicked] = useState(false);
  const trade = readTrade(text, side, poolOf(data.series.curve, series), token.decimals ?? 0);
  const isBuy = side === 'BUY';
  const balance = useBalance(person, token);
  const price = isBuy ? (trade?.amount ?? null) : null;
  const shortage = balanceError(price, balance, token);
  const build = async ({ gateway, address }: PersonSession) => {
    if (trade === null) throw new Error('The trade is not complete.');
    const [amount, units] = isBuy ? [trade.amount, trade.least] : [trade.least, trade.amount];
    // The transaction itself ends after a minute with its blockhash.
    const deadline = Math.max(chainNow(chain), Date.parse(curve?.endsAt ?? '')) + DAY_MS;
    const input = {
      chain,
      seriesKey,
      wallet: address as Address,
      side,
      amount: `${amount}`,
      units: `${units}`,
      deadlineAt: new Date(deadline).toISOString(),
      ...(isBuy ? { acknowledged: isTicked, beforeYouBuyVersion: beforeYouBuy.version } : {}),
    };
    const { transaction } = await gateway.act(BuildSwapDocument, keyed(input));
    const fee =
      trade.fee === 0n ? 'none' : `about ${formatMoney(trade.fee, token)}, which is ${formatBps(curve?.feeBps ?? 0)}`;
    return [withLines(transaction, [textLine('Fee of the trade', fee)])];
  };
  const amountProblem =
    text !== '' && trade === null ? 'Write an amount that is worth at least a part of a unit.' : null;
  return (
    <>
      <Choice label="Side" options={SIDES} value={side} onChange={(next) => change({ side: next })} />
      <Field
        label={isBuy ? 'Money to spend' : 'Units to sell'}
        hint="The price moves with each trade, so a large one has a worse price."
        inputMode="decimal"
        unit={isBuy ? (token.symbol ?? 'tokens') : 'units'}
        value={text}
        onChange={(next) => change({ text: next })}
        error={amountProblem ?? shortage}
      />
      {isBuy && <BalanceLine balance={balance} token={token} amount={price} step="this purchase spends up to" />}
      <Quote trade={trade} side={side} series={series} />
      {isBuy && <Acknowledgement text={beforeYouBuy.text} isTicked={isTicked} onChange={setTicked} />}
      <Action
        label={isBuy ? 'Buy' : 'Sell'}
        isDisabled={trade === null || shortage !== null || (isBuy && !isTicked)}
        token={token}
        onDone={() => {
          forget();
          setTicked(false);
        }}
        build={build}
        done={
          <p>
            {isBuy
              ? 'The units are in your wallet. They earn once the series is active and they are staked.'
              : 'The money is in your wallet.'}
          </p>
        }
      />
    </>
  );
}

function Trader({ series, person }: { readonly series: SeriesOverview; readonly person: PersonSession }) {
  const { chain, key, state } = series;
  const query = useAnswer(CurvePoolDocument, { chain, key });
  const canTrade = state === 'CURVE' || state === 'FAILED';
  return (
    <>
      {canTrade && (
        <Reading query={query}>
          {({ data }) => {
            const pool = data.series?.curve;
            return pool ? (
              <TradeForm series={series} person={person} data={{ ...data, series: { curve: pool } }} />
            ) : null;
          }}
        </Reading>
      )}
      <CurveStake series={series} person={person} />
    </>
  );
}

/** The person's part in a curve: trades while it sells, and what can be done with the units after. */
export function CurveTradeSection({ series }: { readonly series: SeriesOverview }) {
  const isOpen = series.state === 'CURVE';
  return (
    <section aria-labelledby="trading" className="trade">
      <h2 id="trading">{isOpen ? 'Trading: buy and sell units' : 'Trading: my units'}</h2>
      <SignedIn chain={series.chain} purpose={isOpen ? 'to buy or sell' : 'to see your units'}>
        {(person) => <Trader series={series} person={person} />}
      </SignedIn>
    </section>
  );
}
