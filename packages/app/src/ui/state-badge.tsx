import { badgeAt, type SaleOfSeries, saleClockAt, stateMeaning } from '../format/sale-state.ts';
import { formatDateTime } from '../format/time.ts';
import { useChainNow, useStateTime } from '../gateway/chain-time.ts';
import { Countdown } from './countdown.tsx';

type SaleOnChain = SaleOfSeries & { readonly chain: string };

/** The state of a series in words, by the clock of its chain. */
export function StateBadge({ series }: { readonly series: SaleOnChain }) {
  const now = useStateTime(series.chain);
  return <span className={`state ${series.state.toLowerCase()}`}>{badgeAt(series, now)}</span>;
}

/** The time that a buyer waits for, and what happens then; `otherwise` if there is no such time. */
export function SaleTime({
  series,
  isShort = false,
  otherwise = null,
}: {
  readonly series: SaleOnChain;
  /** True for a cell of a table: without what happens then. */
  readonly isShort?: boolean;
  readonly otherwise?: string | null;
}) {
  const clock = saleClockAt(series, useStateTime(series.chain));
  const now = useChainNow(series.chain);
  if (clock === null) return otherwise;
  const isAhead = Date.parse(clock.at) > now;
  return (
    <>
      {/* Where the chain's last block is old, nobody knows how long it is until then. */}
      {clock.text} {isAhead ? <Countdown at={clock.at} chain={series.chain} /> : formatDateTime(clock.at)}
      {!isShort && `, ${clock.outcome}`}
    </>
  );
}

/** What the state of a series means, in one sentence. */
export function StateMeaning({ state }: { readonly state: string }) {
  const meaning = stateMeaning(state);
  return meaning && <p>{meaning}</p>;
}
