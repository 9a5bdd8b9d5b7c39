import { Link } from '@tanstack/react-router';
import { formatChain, formatPeriod, formatUnits, shortKey } from '../formats.ts';
import type { SeriesSummaryFragment } from '../generated/operations.ts';
import { Fact } from '../ui/index.ts';
import { Countdown } from './countdown.tsx';
import { SeriesMoney } from './series-money.tsx';
import { SeriesTitle } from './series-title.tsx';
import { priceOf, stageOf } from './stage.ts';

interface SeriesCardProps {
  readonly series: SeriesSummaryFragment;
  /** The chain's time in milliseconds since 1970; null while it is not known. */
  readonly chainMs: number | null;
}

/** A series as a card: its state in words, the next deadline, its price, and the money that it paid. */
export function SeriesCard({ series, chainMs }: SeriesCardProps) {
  const { id, chain, key, title, issuer, unitsOffered, firstPeriod, lastPeriod, paidTotal } = series;
  const price = priceOf(series);
  const stage = stageOf(series, chainMs ?? Date.now());
  return (
    <li className="card">
      <h2>
        <Link to="/series/$chain/$key" params={{ chain, key }}>
          <SeriesTitle title={title} seriesKey={key} />
        </Link>
      </h2>
      <p className="stage">{stage.words}</p>
      <Countdown stage={stage} chainMs={chainMs} />
      <dl>
        {price && (
          <Fact name={price.words}>
            <SeriesMoney series={series} amount={price.amount} />
          </Fact>
        )}
        <Fact name="Paid so far">
          <SeriesMoney series={series} amount={paidTotal} coordinate="Series.paidTotal" id={id} />
        </Fact>
        <Fact name="Units offered">{formatUnits(unitsOffered)}</Fact>
        <Fact name="Term">
          {formatPeriod(firstPeriod)} to {formatPeriod(lastPeriod)}
        </Fact>
        <Fact name="Issuer">
          <code className="short" title={issuer}>
            {shortKey(issuer)}
          </code>{' '}
          on {formatChain(chain)}
        </Fact>
      </dl>
    </li>
  );
}
