import { larger } from '@income-series/protocol/amounts';
import type { ChainHead, ReadAt } from '@income-series/protocol/chain';
import { AppError } from '@income-series/protocol/errors/app-error';
import { type Address, getBase58Decoder, type ReadonlyUint8Array } from '@solana/kit';
import { unavailable } from '../rpc/unavailable.ts';
import { type Addresses, CLOCK_SYSVAR } from './addresses.ts';
import { createBlocks } from './blocks.ts';
import { COMMITMENT, type GuardedRpc, requireFresh, type SolanaRpc } from './client.ts';
import type { Config } from './generated/accounts/index.ts';
import { type AccountData, accountData, RECORDS, type RecordKind, readRecord } from './records.ts';
import { createSharedLoad } from './shared-load.ts';

/** The commitment of the blocks whose accounts are read. */
export type ReadCommitment = 'confirmed' | 'finalized';

/** The maximum number of accounts in one answer. */
const MOST = 100;
/** The number of accounts that work may request, because every answer also has the clock and the configuration. */
export const MOST_NAMED = MOST - 2;
/** The maximum number of times that read accounts name further accounts. */
const ROUNDS = 8;
/** The maximum number of attempts to get all answers from one slot. */
const SLOT_TRIES = 4;

/** The accounts' state in one slot. */
export interface SlotAccounts {
  /** The cluster's clock in the slot in unix seconds, by which the program decides. */
  readonly now: bigint;
  readonly config: Config;
  /** Requests accounts together, because each read of an account that is not loaded yet ends the run of work and costs a round. */
  request(addresses: readonly Address[]): void;
  account(address: Address): AccountData | null;
  /** The program's records at the addresses. @throws CHAIN_UNAVAILABLE for a record of another kind */
  records<T>(kind: RecordKind<T>, addresses: readonly Address[]): readonly (T | null)[];
  record<T>(kind: RecordKind<T>, address: Address): T | null;
}

/** Runs reads that all use one slot, the newest that the cluster has voted on. */
export type ReadAtSlot = <T>(work: (look: SlotAccounts) => Promise<T>) => Promise<ReadAt<T>>;

/** Accounts that were loaded from one slot. */
interface Loaded {
  readonly slot: bigint;
  readonly accounts: ReadonlyMap<Address, AccountData | null>;
}

/** Thrown when work requests accounts that the last answer does not contain. */
class NotLoaded extends Error {
  override readonly name = 'NotLoaded';
}

/**
 * Creates rounds of reads, each of one slot: a node answers `getMultipleAccounts` from one state. Work that names further
 * accounts is run again on a larger answer, until one contains all. More than a hundred accounts take several answers,
 * which are repeated until they are of the same slot.
 *
 * Every answer also has the cluster's clock and the program's configuration, whose genesis hash and token must be the configured
 * ones. Rounds that begin in one tick share answers, so that a list takes as many requests as one row.
 */
export function createRounds(
  guarded: GuardedRpc,
  addresses: Addresses,
  commitment: ReadCommitment = COMMITMENT,
): ReadAtSlot {
  const { genesisHash, program, token } = guarded.config;
  const blocks = createBlocks();
  const shared = createSharedLoad<Address, Loaded>(MOST, (addresses) =>
    guarded.ask((rpc) => loadAll(rpc, addresses, commitment)),
  );

  const round = <T>(work: (look: SlotAccounts) => Promise<T>) =>
    shared.run(async (load): Promise<{ readonly loaded: Loaded; readonly value: T }> => {
      const configAt = await addresses.config();
      const accountAddresses = new Set<Address>([configAt, CLOCK_SYSVAR]);
      await discover(work, accountAddresses);
      for (let tries = 0; tries < ROUNDS; tries += 1) {
        const loaded = await load([...accountAddresses]);
        const look = lookAt(loaded, { configAt, genesisHash, program, token }, accountAddresses);
        try {
          return { loaded, value: await work(look) };
        } catch (error) {
          if (!(error instanceof NotLoaded)) throw error;
        }
      }
      throw unavailable('TooManyRounds');
    });

  return async (work) => {
    const { loaded, value } = await round(work);
    const { slot } = loaded;
    const { hash } = await guarded.ask((rpc) => blocks.at(rpc, slot));
    const block: ChainHead = { number: slot, hash, timestamp: clockOf(loaded) };
    await requireFresh(guarded, block);
    return { block, value };
  };
}

/** Runs work without any account, and adds the accounts that it requests first to `addresses`. Reading anything else ends the run. */
async function discover(work: (look: SlotAccounts) => Promise<unknown>, addresses: Set<Address>): Promise<void> {
  const nothing = (): never => {
    throw new NotLoaded();
  };
  const ask = (list: readonly Address[]): never => {
    for (const address of list) addresses.add(address);
    return nothing();
  };
  const look: SlotAccounts = {
    get now() {
      return nothing();
    },
    get config() {
      return nothing();
    },
    request: ask,
    account: (address) => ask([address]),
    records: (_, list) => ask(list),
    record: (_, address) => ask([address]),
  };
  await work(look).catch((error: unknown) => {
    if (!(error instanceof NotLoaded)) throw error;
  });
}

const hashText = (hash: ReadonlyUint8Array): string => getBase58Decoder().decode(hash);

interface Expected {
  readonly configAt: Address;
  readonly genesisHash: string;
  readonly program: Address;
  readonly token: Address;
}

const NO_PROGRAM = 'The node’s cluster has no program of this service at the configured address.';
const OTHER_CLUSTER = 'The program at the configured address was initialized for another cluster.';
const OTHER_TOKEN = 'The program at the configured address has another token than configured.';

/**
 * Serves work from loaded accounts. A request for others adds these to `addresses` and throws `NotLoaded`, so that work is run again.
 * @throws CHAIN_MISMATCH if the program's configuration is missing or of another cluster or token
 */
function lookAt(
  loaded: Loaded,
  { configAt, genesisHash, program, token }: Expected,
  addresses: Set<Address>,
): SlotAccounts {
  const accounts = (list: readonly Address[]) => {
    const missing = list.filter((address) => !loaded.accounts.has(address));
    for (const address of missing) addresses.add(address);
    if (missing.length > 0) throw new NotLoaded();
    return list.map((address) => loaded.accounts.get(address) ?? null);
  };
  const records = <T>(kind: RecordKind<T>, list: readonly Address[]) =>
    accounts(list).map((account) => readRecord(kind, account, program));
  const config = readRecord(RECORDS.config, loaded.accounts.get(configAt) ?? null, program);
  if (config === null) throw new AppError('CHAIN_MISMATCH', { message: NO_PROGRAM });
  if (hashText(config.genesisHash) !== genesisHash) throw new AppError('CHAIN_MISMATCH', { message: OTHER_CLUSTER });
  if (config.token !== token) throw new AppError('CHAIN_MISMATCH', { message: OTHER_TOKEN });
  return {
    now: clockOf(loaded),
    config,
    request: accounts,
    account: (address) => accounts([address])[0] ?? null,
    records,
    record: (kind, address) => records(kind, [address])[0] ?? null,
  };
}

/** The size of the clock's sysvar: five fields of 8 bytes, the last of which is the time in unix seconds. */
const CLOCK_SIZE = 40;
const TIME_AT = 32;

function clockOf({ accounts }: Loaded): bigint {
  const data = accounts.get(CLOCK_SYSVAR)?.data;
  if (data?.length !== CLOCK_SIZE) throw unavailable('NoClock');
  return Buffer.from(data).readBigInt64LE(TIME_AT);
}

/** Loads accounts by one request. */
async function loadSome(
  rpc: SolanaRpc,
  addresses: readonly Address[],
  { minContextSlot, commitment }: { readonly minContextSlot: bigint; readonly commitment: ReadCommitment },
): Promise<Loaded> {
  const { context, value } = await rpc
    .getMultipleAccounts(addresses, { commitment, encoding: 'base64', minContextSlot })
    .send();
  if (value.length !== addresses.length) throw unavailable('AnswerMalformed');
  const accounts = new Map(addresses.map((address, place) => [address, accountData(value[place] ?? null)]));
  return { slot: context.slot, accounts };
}

/** Loads accounts of one slot by several requests. @throws CHAIN_UNAVAILABLE if the slot changes on every attempt */
async function loadAll(rpc: SolanaRpc, addresses: readonly Address[], commitment: ReadCommitment): Promise<Loaded> {
  const lists = Array.from({ length: Math.ceil(addresses.length / MOST) }, (_, i) =>
    addresses.slice(i * MOST, (i + 1) * MOST),
  );
  let newest = 0n;
  for (let tries = 0; tries < SLOT_TRIES; tries += 1) {
    const parts = await Promise.all(lists.map((list) => loadSome(rpc, list, { minContextSlot: newest, commitment })));
    const slots = parts.map(({ slot }) => slot);
    newest = slots.reduce(larger, 0n);
    if (slots.every((slot) => slot === newest)) {
      return { slot: newest, accounts: new Map(parts.flatMap((part) => [...part.accounts])) };
    }
  }
  throw unavailable('SlotMoved');
}
