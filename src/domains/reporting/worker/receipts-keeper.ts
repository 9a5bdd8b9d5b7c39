import type { Bytes32 } from '@income-series/protocol/hex';
import { periodAt } from '@income-series/protocol/period';
import { act } from '../../../keepers/attempts.ts';
import { createBackoff } from '../../../keepers/backoff.ts';
import type { Keeper, KeeperDeps } from '../../../keepers/keeper.ts';
import type { ProgramReader } from '../../operations/index.ts';

/**
 * The factor by which the keeper runs less often than others, because anybody can make the keeper send
 * a call by a payment of one base unit.
 */
const INTERVAL_FACTOR = 40;
/** The states of a series that has not ended. The receipts of an ended series are emptied when its router is closed. */
const NOT_ENDED = ['RAISING', 'SETTLING', 'ACTIVE', 'PAUSED', 'TAIL'];
const RUNNING: ReadonlySet<string> = new Set(['ACTIVE', 'PAUSED']);

/** A routed series whose receipts have money. */
interface ReceivingRow {
  readonly state: string;
  readonly firstPeriod: number;
  readonly lastPeriod: number;
}

/**
 * The call that is due for money in the receipts that is not counted, at the chain's time: while a series runs, in its term, the money
 * is income; before and after, the issuer's alone.
 */
function receiptsDue({ state, firstPeriod, lastPeriod }: ReceivingRow, now: Date): 'route' | 'release' {
  const period = periodAt(BigInt(Math.floor(now.getTime() / 1000)));
  return RUNNING.has(state) && firstPeriod <= period && period <= lastPeriod ? 'route' : 'release';
}

/** Creates the keeper that counts the income that was paid into the receipts of routed series by ordinary transfers. */
export function createReceiptsKeeper(deps: KeeperDeps, program: ProgramReader): Keeper {
  const { db, chain, chainTime, clock, everyMs } = deps;
  const backoff = createBackoff(clock);

  const readPage = async (after: string) =>
    db.series.findMany({
      where: { chain, key: { gt: after }, routed: true, state: { in: NOT_ENDED } },
      orderBy: { key: 'asc' },
      take: program.most,
      select: { key: true, state: true, firstPeriod: true, lastPeriod: true },
    });

  return {
    name: 'router',
    everyMs: everyMs * INTERVAL_FACTOR,
    spends: true,
    async run(run) {
      const now = await chainTime.now();
      if (now === null) return;
      for (let after = ''; !run.over(); ) {
        const rows = await readPage(after);
        const amounts = rows.length === 0 ? [] : await program.uncounted(rows.map(({ key }) => key as Bytes32));
        for (const [place, row] of rows.entries()) {
          if (run.over()) return;
          if ((amounts[place] ?? 0n) === 0n || backoff.waits(row.key)) continue;
          const call = { kind: receiptsDue(row, now), seriesKey: row.key as Bytes32 };
          await act(run, backoff, { name: row.key, call, deadline: null });
        }
        if (rows.length < program.most) return;
        after = rows.at(-1)?.key ?? '';
      }
    },
  };
}
