import { formatAge } from '../format/time.ts';
import { chainName } from '../format/words.ts';
import { chainClocks } from '../gateway/chain-time.ts';
import { useStore } from '../store.ts';

/** A warning for each chain whose last block is old by this device's clock, because times on the page may then be wrong. */
export function LateChains() {
  const lateChains = [...useStore(chainClocks)].flatMap(([chain, { lateMs }]) =>
    lateMs === null ? [] : [{ chain, lateMs }],
  );
  return lateChains.map(({ chain, lateMs }) => (
    <p key={chain} role="status" className="warning">
      The last block of {chainName(chain)} is {formatAge(lateMs)} old by this device’s clock. Times are counted from
      that clock: check that it is right.
    </p>
  ));
}
