import { toHex } from '../../../../src/core/bytes.ts';
import { AppError } from '../../../../src/core/errors/app-error.ts';
import type { Bytes32, EvmAddress } from '../../../../src/core/hex.ts';
import { WINDOW_COMMIT } from '../../../../src/core/policy.ts';
import { raiseAccounts, windowAccounts } from '../../../../src/core/program-accounts.ts';
import { bytes32Word, uintWord } from '../../../../src/core/words.ts';
import { callData, callView, requireChainId } from './evm-registry.ts';
import type { DeviceNode } from './node.ts';
import { CLOCK, readAccounts, readRecord, readTime, requireCluster, u64At } from './solana-registry.ts';

/** The place of a sealed bid or order. */
export interface SalePlace {
  /** The name of the chain, as `evm:10143`. */
  readonly chain: string;
  /** The contract that took it: the raise of a bid, or the windows of an order; on Solana the program. */
  readonly contract: string;
  readonly seriesKey: string;
  /** The window of an order; 0 for a bid. */
  readonly window: number;
}

const isSolana = ({ chain }: Pick<SalePlace, 'chain'>): boolean => chain.startsWith('solana:');

/**
 * Asks a node that the caller chose which contract of a hub takes sealed bids, or the orders of windows. On Solana the program is both.
 * @throws CHAIN_UNAVAILABLE; CHAIN_MISMATCH for a node of another chain, or where no hub is; BAD_INPUT for a node without https
 */
export async function saleContract(
  { chain, hub, window }: Pick<SalePlace, 'chain' | 'window'> & { readonly hub: string },
  node: DeviceNode,
): Promise<string> {
  if (isSolana({ chain })) return hub;
  await requireChainId(node, BigInt(chain.slice('evm:'.length)));
  const address = await callView(node, hub as EvmAddress, callData(window === 0 ? 'raise()' : 'windows()'));
  return `0x${address.toString(16).padStart(40, '0')}`;
}

/** The numbers of the phases in both contracts: neither has a sale before COMMIT. */
const COMMIT = 1n;

async function isOverOnEvm({ chain, contract, seriesKey, window }: SalePlace, node: DeviceNode): Promise<boolean> {
  await requireChainId(node, BigInt(chain.slice('evm:'.length)));
  const key = bytes32Word(seriesKey);
  const data =
    window === 0 ? callData('phase(bytes32)', key) : callData('phaseOf(bytes32,uint32)', key, uintWord(window));
  const phase = await callView(node, contract as EvmAddress, data);
  if (phase < COMMIT) throw new AppError('CHAIN_MISMATCH');
  return phase > COMMIT;
}

/** The program's records of a raise and of a window, version 1: kind, size and field offsets (docs/protocol.md, section 17). */
const KEY_AT = 3;
const RAISE = { kind: 13, size: 272, commitEndsAt: 103, status: 135 } as const;
const WINDOW = { kind: 16, size: 253, openedAt: 71, status: 87 } as const;
/** The status in which a raise or a window takes offers until its time is over. */
const OPEN = 1;

async function isOverOnSolana(place: SalePlace, node: DeviceNode): Promise<boolean> {
  const { chain, contract: program, window } = place;
  const seriesKey = place.seriesKey as Bytes32;
  await requireCluster(node, chain);
  const [form, address] =
    window === 0
      ? ([RAISE, raiseAccounts(program, seriesKey).raise] as const)
      : ([WINDOW, windowAccounts(program, seriesKey, window).window] as const);
  const [account = null, clock = null] = await readAccounts(node, [address, CLOCK.address]);
  const record = readRecord(account, program, form);
  if (record === null || toHex(record.subarray(KEY_AT, KEY_AT + 32)) !== seriesKey)
    throw new AppError('CHAIN_MISMATCH');
  const endsAt = form === RAISE ? u64At(record, RAISE.commitEndsAt) : u64At(record, WINDOW.openedAt) + WINDOW_COMMIT;
  return record[form.status] !== OPEN || readTime(clock) >= endsAt;
}

/**
 * Asks a node that the caller chose whether the time to commit is over at the contract. An opening that is revealed earlier gives others
 * its price to bid against.
 * @throws CHAIN_UNAVAILABLE; CHAIN_MISMATCH for a node of another chain, or a contract without this sale; BAD_INPUT for a node without https
 */
export const isCommitOver = (place: SalePlace, node: DeviceNode): Promise<boolean> =>
  isSolana(place) ? isOverOnSolana(place, node) : isOverOnEvm(place, node);
