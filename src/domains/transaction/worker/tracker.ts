import { setTimeout as wait } from 'node:timers/promises';
import type { TransactionId } from '@income-series/protocol/address';
import type { ChainTransaction, MinedAt } from '@income-series/protocol/chain';
import type { Clock } from '@income-series/protocol/clock';
import type { ChainReader, TransactionLook } from '../../../chains/index.ts';
import { codeOf, levelOf } from '../../../core/failures.ts';
import type { Log } from '../../../core/log.ts';
import type { PrismaClient } from '../../../generated/prisma/client.ts';
import { type FoundCall, findCall, isBuilt, nonceOf } from '../fingerprint.ts';
import { type CallWitness, isStrangeCall } from '../strange-call.ts';
import { createTakenNonces, isUsed } from './nonces.ts';
import { findCandidates, type NextStatus, saveStatuses, type TrackedTransaction } from './tracker-store.ts';

export interface TrackerOptions {
  readonly db: PrismaClient;
  readonly chain: Pick<ChainReader, 'name' | 'minedIn' | 'lookUp' | 'effectsOf'> & CallWitness;
  readonly clock: Clock;
  readonly log: Log;
  /** The milliseconds between two steps, 500 by default. */
  readonly pollMs?: number;
}

export interface Tracker {
  stop(): Promise<void>;
}

const POLL_MS = 500;
const MAX_BACKOFF_MS = 5_000;
/** The number of transactions that one step looks up. */
const BATCH = 100;
const DAY_MS = 24 * 60 * 60 * 1000;
/** The milliseconds after which an unmined transaction is DROPPED, unless the node has it waiting. */
const DROPPED_AFTER_MS = DAY_MS;
/** The milliseconds after which the account learns that the node does not know the hash. */
const UNKNOWN_AFTER_MS = 60 * 1000;
/** The same on Solana as `DROPPED_AFTER_MS`. A blockhash lasts about a minute; the remaining time allows for a cluster that stands still. */
const DROPPED_ON_SOLANA_AFTER_MS = 10 * 60 * 1000;
/** The milliseconds after the sending during which a DROPPED transaction is still looked for. */
const FOLLOWED_MS = 7 * DAY_MS;

/** The most transactions that are examined for one row, and the most that are remembered for all rows. */
const MAX_OTHERS = 10_000;
const MAX_OTHERS_IN_ALL = 100_000;

const TRACKED = {
  id: true,
  kind: true,
  life: true,
  txHash: true,
  sentAt: true,
  wallet: true,
  contract: true,
  selector: true,
  dataHash: true,
  dataLength: true,
  nonce: true,
  unminedReason: true,
  deadline: true,
} as const;

const NOWHERE = { minedBlock: null, blockHash: null, succeeded: null } as const;
/** The status of a row whose hash is of another transaction. */
const UNREPORTED: NextStatus = {
  ...NOWHERE,
  life: 'BUILT',
  txHash: null,
  sentAt: null,
  nonce: null,
  unminedReason: null,
};

/**
 * Follows the reported transactions: looks up their blocks at the node, and whether the index has reached these blocks. A
 * hash of a transaction that does not make the built call is removed. A call whose hash no block has is looked for by its event
 * in the index, because a wallet may send it under another hash; if there is none and another transaction has the wallet's nonce,
 * it is DROPPED. DROPPED transactions are still looked for, because nodes of chain 10143 do not know a transaction before
 * it is mined. Steps may be repeated, and run in several processes.
 */
export function createTracker({ db, chain, clock }: Omit<TrackerOptions, 'log' | 'pollMs'>) {
  /** The id after which the next step begins. Steps go through all rows in turn, so that invented hashes delay no others. */
  let after: string | null = null;

  async function nextRows(): Promise<readonly TrackedTransaction[]> {
    const rows = await db.builtTransaction.findMany({
      where: {
        chain: chain.name,
        OR: [
          { life: { in: ['SENT', 'MINED'] } },
          { life: 'DROPPED', sentAt: { gt: new Date(clock.now().getTime() - FOLLOWED_MS) } },
        ],
        txHash: { not: null },
        ...(after === null ? {} : { id: { gt: after } }),
      },
      orderBy: { id: 'asc' },
      take: BATCH,
      select: TRACKED,
    });
    const start = after;
    after = rows.length < BATCH ? null : (rows.at(-1)?.id ?? null);
    return rows.length === 0 && start !== null ? nextRows() : (rows as unknown as TrackedTransaction[]);
  }

  const findTaken = createTakenNonces({ db, chain: chain.name });
  const findElsewhere = createElsewhere({ db, chain });

  return {
    /** Looks up one batch; returns how many transactions changed their status. @throws CHAIN_UNAVAILABLE, DATABASE_UNAVAILABLE */
    async step(): Promise<number> {
      const rows = await nextRows();
      if (rows.length === 0) return 0;
      const now = clock.now();
      const look = await lookUp(chain, rows);
      const taken = await findTaken(rows, look);
      const elsewhere = await findElsewhere(rows, look);
      const strange = await findStrange(chain, rows, look);

      const nextOf = (row: TrackedTransaction): NextStatus | null => {
        const at = look.mined.get(row.txHash);
        if (at === undefined) return null; // a block has it, so the row stays as it is until the node shows its contents
        if (at === null) {
          const found = elsewhere.found.get(row.id);
          if (found !== undefined) return found;
          const isTaken = taken.has(row.id) && !elsewhere.open.has(row.id);
          return isTaken ? takenStatus(row) : unminedStatus(chain.name, row, look.waiting.get(row.txHash), now);
        }
        const call = findCall(row, at);
        return call === null || strange.has(row.id) ? UNREPORTED : minedStatus(chain, row, call, at);
      };
      return saveStatuses(
        db,
        chain.name,
        rows.flatMap((row) => {
          const next = nextOf(row);
          return next === null ? [] : [{ row, next }];
        }),
      );
    },
  };
}

/** Looks up the rows' transactions, and the nonces of wallets whose transactions may wait for them. */
async function lookUp(chain: TrackerOptions['chain'], rows: readonly TrackedTransaction[]): Promise<TransactionLook> {
  const hashes = rows.map(({ txHash }) => txHash);
  const wallets = rows.flatMap(({ life, nonce, wallet }) => (life !== 'MINED' && nonce !== null ? [wallet] : []));
  if (chain.lookUp !== undefined) return chain.lookUp(hashes, [...new Set(wallets)]);
  return { head: 0n, mined: await chain.minedIn(hashes), waiting: new Map(), nonces: new Map() };
}

/** Finds the rows whose reported transaction only has the built call in its data (`isStrangeCall`), and returns their ids. */
async function findStrange(chain: CallWitness, rows: readonly TrackedTransaction[], { mined }: TransactionLook) {
  const strange = new Set<string>();
  for (const row of rows) {
    const at = mined.get(row.txHash);
    if (row.life !== 'MINED' && at && (await isStrangeCall(chain, row, at))) strange.add(row.id);
  }
  return strange;
}

/** Creates the search for rows whose hash no block has, by the events of their calls. */
function createElsewhere({ db, chain }: Pick<TrackerOptions, 'db' | 'chain'>) {
  const others = createOthers();

  function seek(rows: readonly TrackedTransaction[]) {
    const sought = rows.flatMap((row) => {
      const examined = others.of(row.id);
      if (examined.size >= MAX_OTHERS) return [];
      return (chain.effectsOf?.(row.kind) ?? []).map((effect) => ({ row, ...effect, others: [...examined] }));
    });
    return findCandidates(db, chain.name, sought);
  }

  /**
   * Finds the transactions that make the calls of these rows under another hash: with a raised fee, or because the reported
   * hash is the contract wallet's own (`safeTxHash`). Returns the next statuses by the rows' ids, and the ids of rows
   * for which more transactions are to be examined by the next look.
   */
  return async (all: readonly TrackedTransaction[], look: TransactionLook) => {
    const rows = new Map(all.flatMap((row) => (isElsewhere(row, look) ? [[row.id, row] as const] : [])));
    const candidates = await seek([...rows.values()]);
    const found = new Map<string, NextStatus>();
    const open = new Set(candidates.map(({ id }) => id));
    if (candidates.length === 0) return { found, open };
    const mined = await chain.minedIn([...new Set(candidates.map(({ txHash }) => txHash))]);
    const matches: Match[] = [];
    for (const { id, txHash } of candidates) {
      const row = rows.get(id);
      const at = mined.get(txHash);
      if (row === undefined || !at) continue;
      const call = findCall(row, at);
      if (call === null || outcomeOf(chain, row, call, at) === false) others.add(id, txHash);
      else if (mayHaveNonce(row, at, look)) matches.push({ row: { ...row, txHash }, call, at });
    }
    // Each call of a transaction is the outcome of one row, although several rows may have built the same call.
    const assigned = new Set<string>();
    for (const { row, call, at } of nonceFirst(matches)) {
      const callKey = `${row.txHash} ${row.wallet} ${row.contract} ${row.dataHash}`;
      if (found.has(row.id) || assigned.has(callKey)) continue;
      assigned.add(callKey);
      found.set(row.id, minedStatus(chain, row, call, at));
    }
    return { found, open };
  };
}

/** A transaction that makes a row's call. The row has its hash. */
interface Match {
  readonly row: TrackedTransaction;
  readonly call: FoundCall;
  readonly at: MinedAt;
}

/** True for a row whose call may be in a block under another hash. */
const isElsewhere = ({ life, txHash }: TrackedTransaction, { mined }: TransactionLook): boolean =>
  life !== 'MINED' && mined.get(txHash) === null;

/** True if a transaction may be the row's: it has the row's nonce, or no block can include the row's own transaction any more. */
const mayHaveNonce = (row: TrackedTransaction, at: MinedAt, look: TransactionLook): boolean =>
  row.nonce === null || nonceOf(row, at) === row.nonce || isUsed(row, look);

/** Orders matches with the row's own nonce first, because a wallet may make the same call twice. */
const nonceFirst = (matches: readonly Match[]): readonly Match[] => {
  const hasNonce = ({ row, at }: Match) => row.nonce !== null && nonceOf(row, at) === row.nonce;
  return [...matches.filter(hasNonce), ...matches.filter((match) => !hasNonce(match))];
};

/**
 * Creates the memory of transactions that have a row's event but do not make its call, by the row's id, so that none is
 * examined twice.
 */
function createOthers() {
  const byRow = new Map<string, Set<TransactionId>>();
  let count = 0;
  return {
    of: (id: string): ReadonlySet<TransactionId> => byRow.get(id) ?? new Set(),
    add(id: string, txHash: TransactionId): void {
      if (count >= MAX_OTHERS_IN_ALL) {
        byRow.clear();
        count = 0;
      }
      byRow.set(id, (byRow.get(id) ?? new Set()).add(txHash));
      count += 1;
    },
  };
}

/** The status of a row whose call is in a block, in the transaction of the row's hash. */
function minedStatus(
  chain: Pick<ChainReader, 'tookEffect'>,
  row: TrackedTransaction,
  call: FoundCall,
  at: MinedAt,
): NextStatus {
  const { blockNumber: minedBlock, blockHash } = at;
  const { txHash, sentAt } = row;
  const succeeded = outcomeOf(chain, row, call, at);
  const nonce = nonceOf(row, at);
  return { life: 'MINED', txHash, sentAt, minedBlock, blockHash, succeeded, nonce, unminedReason: null };
}

/** The status of a row whose nonce another transaction took, which did not make the call as far as the index shows. */
const takenStatus = ({ txHash, sentAt, nonce }: TrackedTransaction): NextStatus => ({
  ...NOWHERE,
  ...{ life: 'DROPPED', txHash, sentAt, nonce, unminedReason: 'NONCE_TAKEN' },
});

/**
 * The status of a row whose call no block has; null if the status does not change. `waiting` is the transaction of its hash that waits
 * for a block, if the node has one. A row without one is dropped after a time, on an EVM chain at the deadline of its call.
 */
function unminedStatus(
  chain: string,
  row: TrackedTransaction,
  waiting: ChainTransaction | undefined,
  now: Date,
): NextStatus | null {
  const { life, txHash, sentAt, nonce } = row;
  if (life === 'MINED') return { ...NOWHERE, life: 'SENT', txHash, sentAt: now, nonce, unminedReason: null };
  if (life === 'DROPPED') return null;
  if (waiting !== undefined && !isBuilt(row, waiting)) return UNREPORTED;
  if (waiting !== undefined)
    return { ...NOWHERE, life: 'SENT', txHash, sentAt, nonce: nonceOf(row, waiting), unminedReason: 'NOT_INCLUDED' };
  const isSolana = chain.startsWith('solana:');
  const waited = sentAt === null ? 0 : now.getTime() - sentAt.getTime();
  const unknownReason = isSolana || waited < UNKNOWN_AFTER_MS ? null : 'HASH_UNKNOWN';
  const unminedReason = row.unminedReason ?? unknownReason;
  const deadline = unminedReason === 'HASH_UNKNOWN' ? row.deadline : null;
  const isOverdue =
    deadline === null ? waited >= (isSolana ? DROPPED_ON_SOLANA_AFTER_MS : DROPPED_AFTER_MS) : now >= deadline;
  if (!isOverdue && unminedReason === row.unminedReason) return null;
  return { ...NOWHERE, life: isOverdue ? 'DROPPED' : 'SENT', txHash, sentAt, nonce, unminedReason };
}

/**
 * The outcome of the call itself. A wallet that is a contract may swallow the failure of a call that it makes, and a bundler
 * may swallow the failure of a wallet, so the call's own event decides there; null if the call succeeds without an event.
 */
function outcomeOf(
  chain: Pick<ChainReader, 'tookEffect'>,
  { kind, wallet, contract }: TrackedTransaction,
  { isWrapped, data }: FoundCall,
  at: MinedAt,
): boolean | null {
  if (!at.ok || !isWrapped || chain.tookEffect === undefined) return at.ok;
  return chain.tookEffect({ kind, wallet, contract, data }, at);
}

/** Runs the tracker until it is stopped. After an error it waits longer each time before the next step. */
export function startTracker({ log, pollMs = POLL_MS, ...options }: TrackerOptions): Tracker {
  const tracker = createTracker(options);
  const stopping = new AbortController();
  const chain = options.chain.name;
  let failure: string | null = null;
  let failures = 0;

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await tracker.step();
        failure = null;
        failures = 0;
      } catch (error) {
        const code = codeOf(error);
        if (code !== failure)
          log[levelOf(error)]({ chain, code, err: error }, 'Sent transactions were not looked up; tried again.');
        failure = code;
        failures += 1;
      }
      const backoff = Math.min(pollMs * 2 ** Math.min(failures, 10), Math.max(pollMs, MAX_BACKOFF_MS));
      await wait(backoff, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }
  const running = run();

  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
