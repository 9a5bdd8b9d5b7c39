import { Time } from '../ui/index.ts';
import { type SeriesStage, spanOf } from './stage.ts';

/** The time until the next deadline by the chain's clock, and the deadline itself in the reader's zone. */
export function Countdown({ stage, chainMs }: { readonly stage: SeriesStage; readonly chainMs: number | null }) {
  const { until, untilWords } = stage;
  if (until === null) return null;
  return (
    <p className="countdown">
      {chainMs !== null && (
        <>
          {untilWords} <strong>{spanOf(Date.parse(until) - chainMs)}</strong>,{' '}
        </>
      )}
      <Time at={until} />
    </p>
  );
}
