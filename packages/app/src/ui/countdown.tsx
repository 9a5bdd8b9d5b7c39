import { formatDateTime, formatRelative } from '../format/time.ts';
import { useChainNow } from '../gateway/chain-time.ts';

/** A time with its distance from now, which moves. A chain's time is counted by the chain's clock, and the service's by the browser's. */
export function Countdown({ at, chain = null }: { readonly at: string; readonly chain?: string | null }) {
  const now = useChainNow(chain);
  return (
    <time dateTime={at} title={formatDateTime(at)}>
      {formatRelative(at, now)}
    </time>
  );
}
