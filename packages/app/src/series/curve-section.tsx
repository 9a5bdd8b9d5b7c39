import { useState } from 'react';
import { formatMoney, formatPeriod, formatUnits, readMoney } from '../formats.ts';
import type { CurveSaleFragment, SeriesSummaryFragment } from '../generated/operations.ts';
import { SeriesMoney } from '../market/series-money.tsx';
import { toDrawing, tokenOf } from '../market/token.ts';
import { LinePicture } from '../pictures/index.tsx';
import { timeTickFormat } from '../pictures/ticks.ts';
import { Fact, NumberField, Status, Table, Time } from '../ui/index.ts';
import { figuresOf, quotePurchase } from './quote.ts';
import type { Series } from './series.ts';

type Curve = CurveSaleFragment & NonNullable<SeriesSummaryFragment['curve']>;

interface CurveSectionProps {
  readonly series: Series;
  readonly curve: Curve;
}

const WAD = 10n ** 18n;

/** A wad of base units, rounded to one base unit. */
const roundWad = (wad: string) => (BigInt(wad) + WAD / 2n) / WAD;

/** The purchase that an amount of money would be at the present figures. */
function Quote({ series, curve }: CurveSectionProps) {
  const [typed, setTyped] = useState('');
  const token = tokenOf(series);
  if (token === null || curve.price === null) return null;
  const amount = typed === '' ? null : readMoney(typed, token.decimals);
  const quote = amount === null ? null : quotePurchase(figuresOf(curve, series.unitsOffered), amount);
  const error = typed !== '' && amount === null ? `Type an amount of at most ${token.decimals} decimals.` : null;
  return (
    <div className="quote">
      <h3>What one would pay now</h3>
      <NumberField
        id="quote-amount"
        label="Money to spend"
        unit={token.symbol}
        value={typed}
        onChange={setTyped}
        error={error}
        description="Another trade that comes first changes the price."
      />
      <Status>
        {quote &&
          `${formatUnits(quote.units, series)} units for ${formatMoney(quote.paid, token)}: ` +
            `${formatMoney(quote.perUnit, token)} a unit, with a fee of ${formatMoney(quote.fee, token)}.`}
        {amount !== null && quote === null && 'This amount buys nothing.'}
      </Status>
    </div>
  );
}

/** The price after the trades of each hour, as a line and as a table. */
function Prices({ series, curve }: CurveSectionProps) {
  const token = tokenOf(series);
  if (token === null || curve.candles.length === 0) return <p>Nothing was traded on the curve yet.</p>;
  const table = (
    <Table
      caption="Trades by hour, latest first"
      columns={[
        { name: 'Hour from', cell: ({ startsAt }) => <Time at={startsAt} /> },
        ...(['open', 'high', 'low', 'close'] as const).map((name) => ({
          name: `Price, ${name}`,
          isNumber: true,
          cell: (candle: Curve['candles'][number]) => formatMoney(roundWad(candle[name]), token),
        })),
        { name: 'Units', isNumber: true, cell: ({ units }) => formatUnits(units, series) },
        { name: 'Money', isNumber: true, cell: ({ volume }) => formatMoney(volume, token) },
        { name: 'Trades', isNumber: true, cell: ({ trades }) => trades },
      ]}
      rows={curve.candles}
      keyOf={({ startsAt }) => startsAt}
      empty="Nothing was traded yet."
    />
  );
  const points = [...curve.candles]
    .reverse()
    .map(({ startsAt, close }) => ({ x: Date.parse(startsAt), y: toDrawing(roundWad(close), token.decimals) }));
  return (
    <LinePicture
      title={`Price of a unit on the curve by hour, in ${token.symbol}`}
      points={points}
      formatX={timeTickFormat(points.map(({ x }) => x))}
      table={table}
    />
  );
}

const TENDER_STATES: Readonly<Record<NonNullable<Curve['tenderState']>, string>> = {
  OPEN: 'open',
  SETTLED: 'settled',
  VOID: 'void',
};

/** The sale on a curve: its threshold, its prices, a quote, and what came after it. */
export function CurveSection({ series, curve }: CurveSectionProps) {
  return (
    <section aria-labelledby="curve">
      <h2 id="curve">Sale on a curve</h2>
      <dl className="facts">
        <Fact name="Units sold">
          {formatUnits(curve.sold, series)} of {formatUnits(series.unitsOffered)}
        </Fact>
        <Fact name={curve.raised === null ? 'Money in the curve' : 'Money raised'}>
          <SeriesMoney series={series} amount={curve.raised ?? curve.reserve} />
        </Fact>
        <Fact name="Money from which it becomes active">
          <SeriesMoney series={series} amount={curve.threshold} />
        </Fact>
        <Fact name="Fee of a trade">{curve.feeBps / 100} %</Fact>
        <Fact name="Kept for the treasury">{curve.treasuryBps / 100} % of the money raised</Fact>
        <Fact name="Money in the treasury">
          <SeriesMoney series={series} amount={curve.treasury} />
        </Fact>
        {curve.tenderState && (
          <Fact name={`Round ${curve.tenderRound} of tenders`}>
            {TENDER_STATES[curve.tenderState]}, <SeriesMoney series={series} amount={curve.tenderPrice} /> a unit, until{' '}
            <Time at={curve.tenderEndsAt} />
          </Fact>
        )}
      </dl>
      <Quote series={series} curve={curve} />
      <Prices series={series} curve={curve} />
      <Table
        caption="Units that were staked at the end of each quarter"
        columns={[
          { name: 'Quarter', cell: ({ period }) => formatPeriod(period) },
          { name: 'Units', isNumber: true, cell: ({ units }) => formatUnits(units, series) },
          { name: 'Counted', cell: ({ takenAt }) => <Time at={takenAt} /> },
        ]}
        rows={curve.census.nodes}
        keyOf={({ period }) => period}
        empty="No quarter was counted yet."
      />
    </section>
  );
}
