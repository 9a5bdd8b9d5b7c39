import type { Address } from '@income-series/protocol/address';
import type { Bytes32 } from '@income-series/protocol/hex';
import { act } from '../../../keepers/attempts.ts';
import type { Backoff } from '../../../keepers/backoff.ts';
import type { KeeperDeps, KeeperRun } from '../../../keepers/keeper.ts';

/** The most releases of one run. */
const MAX_RELEASES = 200;

/** Sends the release of units that waited for the verification of their wallets, once the index has the wallets as verified. */
export async function releaseHeld(
  run: KeeperRun,
  backoff: Backoff,
  { db, chain }: Pick<KeeperDeps, 'db' | 'chain'>,
): Promise<void> {
  const due = await db.$queryRaw<{ id: string; seriesKey: Bytes32; holder: Address }[]>`
    SELECT p.id, p.series_key AS "seriesKey", p.holder
    FROM positions p
    JOIN allowlist a ON a.chain = p.chain AND a.wallet = p.holder AND a.verified
    WHERE p.chain = ${chain} AND p.held_units > 0 ORDER BY p.id LIMIT ${MAX_RELEASES}`;
  for (const { id, seriesKey, holder } of due) {
    if (run.over()) return;
    if (!backoff.waits(id)) {
      await act(run, backoff, { name: id, call: { kind: 'releaseUnits', seriesKey, holder }, deadline: null });
    }
  }
}
