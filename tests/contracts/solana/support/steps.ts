// Steps of settlements of many bids: what each stage takes of a transaction that brings as many wallet records as it holds.
import {
  type Address,
  appendTransactionMessageInstructions,
  compressTransactionMessageUsingAddressLookupTables,
  createTransactionMessage,
  getProgramDerivedAddress,
  getTransactionEncoder,
  type Instruction,
  pipe,
  setTransactionMessageFeePayerSigner,
  signTransactionMessageWithSigners,
} from '@solana/kit';
import { FailedTransactionMetadata } from 'litesvm';
import { getRaiseEncoder, getWalletEncoder } from '../../../../src/adapters/solana/generated/index.ts';
import { addressBytes, addressOf, join, u8, u16, u32, u64 } from './bytes.ts';
import { instruction, PROGRAM, readonly, UNIT_LIMIT, writable } from './chain.ts';
import type { CurveWorld } from './curve.ts';
import { bookAccount, isSettling, openRaise, RAISE, raiseAccount, readRaise } from './raise.ts';
import { prefix } from './world.ts';

/** Wallet records that a transaction holds: by its 1,232 bytes, and with a lookup table by the limit of 64 accounts. */
const RECORDS = { plain: 25, table: 56 } as const;
/** The limit of 64 calls in a transaction, less the step itself and the two that ask for a limit: two events a bid never revealed. */
const EVENTS = 61;
const BYTES = 1_232;
const TABLE_PROGRAM = 'AddressLookupTab1e1111111111111111111111111' as Address;
const TABLE = '9yVTkXCxmvAHgSJGsyvfLzGxYdy5gTmnRwLYXyJ7t3Kx' as Address;

interface Many {
  readonly world: CurveWorld;
  /** The wallet record of each bid, by its sequence less one. */
  readonly records: readonly Address[];
}

/** A raise whose bids are there as a reveal of each would leave them: alike in price, or never revealed. */
async function openMany(count: number, isRevealed: boolean): Promise<Many> {
  // Half of what is bid at one price, so that every bid has a share.
  const offered = { unitsOffered: (BigInt(count) << 30n) / 2n, maxUnitsPerBid: 1n << 30n };
  const world = await openRaise({ ...offered, minRaise: 0n }, 1);
  const [raise, book] = [await raiseAccount(world), await bookAccount(world)];
  const record = await readRaise(world);
  const revealed = isRevealed ? count : 0;
  world.chain.put(raise, PROGRAM, Uint8Array.from(getRaiseEncoder().encode({ ...record, bids: count, revealed })));
  const [records, places]: [Address[], Uint8Array[]] = [[], []];
  for (let sequence = 1; sequence <= count; sequence += 1) {
    const bidder = join(new Uint8Array(28).fill(0xb1), u32(sequence));
    const [address, bump] = await getProgramDerivedAddress({ programAddress: PROGRAM, seeds: ['wallet', bidder] });
    const wallet = getWalletEncoder().encode({ bump, verified: true, issuer: false, wallet: addressOf(bidder) });
    world.chain.put(address, PROGRAM, Uint8Array.from(wallet));
    records.push(address);
    const [price, quantity] = isRevealed ? [2_000_000n, 1n << 30n] : [0n, 0n];
    const entry = isRevealed ? sequence : 0; // equal prices: the earlier sequence is the better bid, so that this is a heap
    const amounts = [u64(price), u64(quantity), u32(entry), bidder, u64(1n << 52n), u64(0)];
    places.push(join(...amounts, u8(bump), u8(isRevealed ? 1 : 0), new Uint8Array(3)));
  }
  world.chain.put(book, PROGRAM, join((world.chain.data(book) ?? new Uint8Array()).slice(0, 35), ...places));
  world.chain.setTime(RAISE.revealEndsAt);
  return { world, records };
}

/** A lookup table as its program keeps it. */
function putTable({ world }: Many, addresses: readonly Address[]): void {
  const header = join(u32(1), u64((1n << 64n) - 1n), u64(0), u8(0), u8(0), new Uint8Array(32), u16(0));
  world.chain.put(TABLE, TABLE_PROGRAM, join(header, ...addresses.map(addressBytes)));
}

/** Sends a step with the limit of a transaction, and fails for one that is too large for it. */
async function sendStep({ world }: Many, step: Instruction, table: readonly Address[]): Promise<number> {
  const { chain } = world;
  chain.svm.expireBlockhash();
  const transaction = await pipe(
    createTransactionMessage({ version: 0 }),
    (message) => setTransactionMessageFeePayerSigner(chain.payer, message),
    (message) => chain.svm.setTransactionMessageLifetimeUsingLatestBlockhash(message),
    (message) => appendTransactionMessageInstructions([UNIT_LIMIT, step], message),
    (message) =>
      table.length > 0 ? compressTransactionMessageUsingAddressLookupTables(message, { [TABLE]: [...table] }) : message,
    (message) => signTransactionMessageWithSigners(message),
  );
  const size = getTransactionEncoder().encode(transaction).length;
  if (size > BYTES) throw new Error(`a step of ${size} bytes`);
  const result = chain.svm.sendTransaction(transaction as Parameters<typeof chain.svm.sendTransaction>[0]);
  if (result instanceof FailedTransactionMetadata) throw new Error(String(result));
  return Number(result.computeUnitsConsumed());
}

interface StepRow {
  readonly stage: string;
  readonly bids: number;
  readonly hasTable: boolean;
  /** Bids of the largest step, and steps in all. */
  readonly most: number;
  readonly steps: number;
  /** Of the largest step. */
  readonly units: number;
}

const STAGES = ['FILL', 'SHARE', 'SCREEN', 'SWEEP'];

/** How many bids a step of a stage looks at: the first two need no record, and a sweep of revealed bids has an event each. */
function mostOf(stage: number, isRevealed: boolean, hasTable: boolean): number {
  const records = hasTable ? RECORDS.table : RECORDS.plain;
  if (stage < 2) return 250;
  if (stage === 2) return records;
  return isRevealed ? EVENTS : Math.min(records, Math.floor(EVENTS / 2));
}

/** A whole settlement, in the largest steps of each stage. */
async function settleMany(count: number, isRevealed: boolean, hasTable: boolean): Promise<StepRow[]> {
  const many = await openMany(count, isRevealed);
  const { world, records } = many;
  const written = [world.curve.series, await raiseAccount(world), await bookAccount(world)].map(writable);
  const found = new Map<number, { most: number; steps: number; units: number }>();
  const go = async (stage: number, work: number, needed: readonly Address[], looked: number) => {
    const accounts = [...prefix(world), ...written, ...needed.map(readonly)];
    const table = hasTable ? needed : [];
    putTable(many, table);
    const units = await sendStep(many, instruction(accounts, u8(56), u32(work)), table);
    const { most = 0, steps = 0, units: before = 0 } = found.get(stage) ?? {};
    found.set(stage, { most: Math.max(most, looked), steps: steps + 1, units: Math.max(units, before) });
  };
  while (await isSettling(world)) {
    const { settlement } = await readRaise(world);
    const { stage, cursor } = settlement;
    const most = mostOf(stage, isRevealed, hasTable);
    const from = stage === 3 ? cursor - 1 : cursor;
    const looked = Math.min(most, count - from);
    const needed = stage === 2 || (stage === 3 && !isRevealed) ? records.slice(from, from + looked) : [];
    // A stage ends with a unit of work of its own, but for the last; nothing of the next stage is done in the same step.
    await go(stage, stage === 3 ? looked : looked + (from + looked === count || looked === 0 ? 1 : 0), needed, looked);
  }
  return [...found].map(([stage, row]) => ({
    stage: `${STAGES[stage]}${stage === 3 ? (isRevealed ? ', revealed' : ', never revealed') : ''}`,
    bids: count,
    hasTable,
    ...row,
  }));
}

/** Settlements of 10, 100 and 1,000 bids. */
export async function measureSteps(): Promise<readonly StepRow[]> {
  const rows: StepRow[] = [];
  for (const count of [10, 100, 1_000]) {
    for (const hasTable of [false, true]) {
      const revealed = await settleMany(count, true, hasTable);
      rows.push(...revealed.filter(({ stage }) => !hasTable || stage === 'SCREEN'));
      const sealed = await settleMany(count, false, hasTable);
      rows.push(...sealed.filter(({ stage }) => stage.startsWith('SWEEP')));
    }
  }
  return rows;
}
