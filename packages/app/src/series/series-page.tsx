import { Link, useParams } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useAnswer } from '../answer.ts';
import { shortKey } from '../formats.ts';
import { SeriesScreenDocument } from '../generated/operations.ts';
import { useChainClock } from '../market/chain-clock.ts';
import { Status } from '../ui/index.ts';
import { AmendmentsSection } from './amendments-section.tsx';
import { PaymentsSection } from './payments-section.tsx';
import { RaiseSection } from './raise-section.tsx';
import { ReportsSection } from './reports-section.tsx';
import type { Series } from './series.ts';
import { SeriesHead } from './series-head.tsx';
import { TermsSection } from './terms-section.tsx';

// The steps that anybody may send are due seldom, and have the documents of many transactions.
const StepsSection = lazy(async () => ({ default: (await import('./steps-section.tsx')).StepsSection }));
// The activity stands last, so that it loads after the screen.
const ActivitySection = lazy(async () => ({ default: (await import('./activity-section.tsx')).ActivitySection }));
// A series has one of both, which loads after the screen.
const CurveSection = lazy(async () => ({ default: (await import('./curve-section.tsx')).CurveSection }));
const WindowsSection = lazy(async () => ({ default: (await import('./windows-section.tsx')).WindowsSection }));

/** Links to the parts of the screen, which is long on a telephone. */
function PartsOfSeries({ series: { auction, curve, amendments } }: { readonly series: Series }) {
  const parts = [
    auction && 'Raise',
    curve && 'Curve',
    'Payments',
    'Reports',
    curve === null && 'Windows',
    'Terms',
    amendments.nodes.length > 0 && 'Amendments',
    'Activity',
  ].filter((part) => typeof part === 'string');
  return (
    <nav aria-label="Parts of this screen" className="ways">
      {parts.map((part) => (
        <a key={part} href={`#${part.toLowerCase()}`}>
          {part}
        </a>
      ))}
    </nav>
  );
}

/** Everything about one series that its reader may read. */
export function SeriesPage() {
  const { chain, key } = useParams({ from: '/series/$chain/$key' });
  const { data, error, isPending } = useAnswer(SeriesScreenDocument, { chain, key: key as `0x${string}` });
  const clock = useChainClock();
  const series = data?.series;
  const chainMs = clock(chain);
  if (isPending)
    return (
      <>
        <h1>Series {shortKey(key)}</h1>
        <Status>Reading the series …</Status>
      </>
    );
  if (!series)
    return (
      <>
        <h1>Series {shortKey(key)}</h1>
        <p role="alert">{error?.message ?? 'There is no such series on this chain.'}</p>
        <Link to="/">All series</Link>
      </>
    );
  return (
    <article className="series">
      <SeriesHead series={series} chainMs={chainMs} />
      <Suspense>{chainMs !== null && <StepsSection series={series} chainMs={chainMs} />}</Suspense>
      <PartsOfSeries series={series} />
      {series.auction && <RaiseSection series={series} auction={series.auction} />}
      <Suspense fallback={<Status>Reading the curve …</Status>}>
        {series.curve && <CurveSection series={series} curve={series.curve} />}
      </Suspense>
      <PaymentsSection series={series} />
      <ReportsSection series={series} />
      <Suspense fallback={<Status>Reading the windows …</Status>}>
        {series.curve === null && <WindowsSection series={series} />}
      </Suspense>
      <TermsSection series={series} />
      <AmendmentsSection series={series} />
      <Suspense fallback={<Status>Reading the activity …</Status>}>
        <ActivitySection key={`${chain} ${key}`} series={series} />
      </Suspense>
    </article>
  );
}
