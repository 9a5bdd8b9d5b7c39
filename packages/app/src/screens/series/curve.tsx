import { useState } from 'react';
import { Line } from '../../charts/line.tsx';
import { formatBps, formatCount, formatMoney, formatUnits, formatWadPrice, WAD_DECIMALS } from '../../format/money.ts';
import { formatDateTime } from '../../format/time.ts';
import { wordsOf } from '../../format/words.ts';
import { useAnswer } from '../../gateway/answers.ts';
import { useStateTime } from '../../gateway/chain-time.ts';
import { CurveTradesDocument } from '../../generated/documents/series.ts';
import type { CandleInterval } from '../../generated/operations.ts';
import { Choice } from '../../ui/choice.tsx';
import { Countdown } from '../../ui/countdown.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Reading } from '../../ui/reading.tsx';
import { PaymentTokenName, tokenName } from './token-name.tsx';
import type { SeriesOverview } from './types.ts';

const INTERVALS = [
  ['MINUTE', 'Minutes'],
  ['HOUR', 'Hours'],
  ['DAY', 'Days'],
  ['WEEK', 'Weeks'],
] as const satisfies readonly (readonly [CandleInterval, string])[];

/** A curve's trades by time: the price after each interval with a trade. */
function Trades({ series }: { readonly series: SeriesOverview }) {
  const [interval, setInterval] = useState<CandleInterval>('HOUR');
  const { chain, key, paymentToken: token } = series;
  const query = useAnswer(CurveTradesDocument, { chain, key, interval }, { keepsPrevious: true });
  return (
    <>
      <Choice label="Interval" options={INTERVALS} value={interval} onChange={setInterval} />
      <Reading query={query}>
        {({ data }) => {
          const candles = [...(data.series?.curve?.candles ?? [])].reverse();
          if (candles.length === 0) return <p className="empty">Nobody has traded yet.</p>;
          const points = candles.map(({ startsAt, close, units, trades }) => ({
            x: Date.parse(startsAt),
            y: Number(BigInt(close) / 10n ** BigInt(WAD_DECIMALS - 3)) / 1_000,
            text: `${formatDateTime(startsAt)}: ${formatWadPrice(close, token)}, ${formatCount(trades)} ${Number(trades) === 1 ? 'trade' : 'trades'} of ${formatUnits(units, true)} units`,
          }));
          // A line needs two points.
          if (points.length === 1) return <p>{points[0]?.text}</p>;
          const [first, last] = [candles[0], candles.at(-1)];
          return (
            <Line
              title={`Price of a unit by time, in ${tokenName(token)}`}
              points={points}
              from={formatDateTime(first?.startsAt)}
              to={formatDateTime(last?.startsAt)}
            />
          );
        }}
      </Reading>
    </>
  );
}

/** A series that sells its units on a curve: its price, its money, its trades, its round of tenders. */
export function CurveSection({ series }: { readonly series: SeriesOverview }) {
  const { curve, paymentToken: token, stakedTotal, tenderedTotal } = series;
  const now = useStateTime(series.chain);
  if (!curve) return null;
  const isOver = now >= Date.parse(curve.endsAt);
  return (
    <section aria-labelledby="curve">
      <h2 id="curve">Curve</h2>
      <Facts
        of={[
          ['Money is in', <PaymentTokenName key="token" token={token} />],
          ['Price of the next unit', curve.price && formatWadPrice(curve.price, token)],
          ['Raised', `${formatMoney(curve.raised ?? curve.reserve, token)} of ${formatMoney(curve.threshold, token)}`],
          [
            isOver ? 'Sale ended' : 'Sale ends',
            series.state === 'CURVE' && <Countdown key="ends" at={curve.endsAt} chain={series.chain} />,
          ],
          ['Units sold', formatUnits(curve.sold, true)],
          ['Fee of a trade', formatBps(curve.feeBps)],
          ['Kept to buy units back', formatBps(curve.treasuryBps)],
          ['Treasury', formatMoney(curve.treasury, token)],
          ['Units staked', formatUnits(stakedTotal, true)],
          ['Units tendered', formatUnits(tenderedTotal, true)],
          [
            'Round of tenders',
            curve.tenderState && `${curve.tenderRound ?? ''} ${wordsOf(curve.tenderState).toLowerCase()}`,
          ],
          ['Price of the round', curve.tenderPrice && formatMoney(curve.tenderPrice, token)],
        ]}
      />
      <Trades series={series} />
    </section>
  );
}
