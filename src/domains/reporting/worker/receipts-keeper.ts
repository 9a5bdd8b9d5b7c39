import type { Bytes32 } from '@income-series/protocol/hex';
import { periodAt } from '@income-series/protocol/period';
import { type ProgramAgenda, single } from '../../../keepers/agenda.ts';
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

/** The routed series of a page whose receipts have money that is not counted. */
interface ReceivingPage {
  readonly rows: readonly (ReceivingRow & { readonly key: Bytes32 })[];
  /** The key after which the next page begins; null behind the last page. */
  readonly next: string | null;
}

/** Reads a page of the routed series that have not ended, after a key, and the money in their receipts, which is asked for at once. */
async function readReceiving(
  { db, chain, program }: Pick<KeeperDeps, 'db' | 'chain'> & { readonly program: ProgramReader },
  after: string,
): Promise<ReceivingPage> {
  const rows = await db.series.findMany({
    where: { chain, key: { gt: after }, routed: true, state: { in: NOT_ENDED } },
    orderBy: { key: 'asc' },
    take: program.most,
    select: { key: true, state: true, firstPeriod: true, lastPeriod: true },
  });
  const keyed = rows.map((row) => ({ ...row, key: row.key as Bytes32 }));
  const amounts = keyed.length === 0 ? [] : await program.uncounted(keyed.map(({ key }) => key));
  return {
    rows: keyed.filter((_, place) => (amounts[place] ?? 0n) > 0n),
    next: rows.length < program.most ? null : (rows.at(-1)?.key ?? null),
  };
}

/** Counts the calls that are due for the receipts of the first page of routed series. */
export const receiptsAgenda: ProgramAgenda = async (deps, now) => {
  const kinds = (await readReceiving(deps, '')).rows.map((row) => receiptsDue(row, now));
  return (['route', 'release'] as const).flatMap((kind) =>
    single(kind, kinds.filter((due) => due === kind).length, now, null),
  );
};

/** Creates the keeper that counts the income that was paid into the receipts of routed series by ordinary transfers. */
export function createReceiptsKeeper(deps: KeeperDeps, program: ProgramReader): Keeper {
  const { db, chain, chainTime, clock, everyMs } = deps;
  const backoff = createBackoff(clock);

  return {
    name: 'router',
    everyMs: everyMs * INTERVAL_FACTOR,
    spends: true,
    async run(run) {
      const now = await chainTime.now();
      if (now === null) return;
      for (let after: string | null = ''; after !== null && !run.over(); ) {
        const page: ReceivingPage = await readReceiving({ db, chain, program }, after);
        for (const row of page.rows) {
          if (run.over()) return;
          if (backoff.waits(row.key)) continue;
          const call = { kind: receiptsDue(row, now), seriesKey: row.key };
          await act(run, backoff, { name: row.key, call, deadline: null });
        }
        after = page.next;
      }
    },
  };
}
