import { AppError } from '@income-series/protocol/errors/app-error';
import type { EvmAddress } from '@income-series/protocol/hex';
import { bytes32Word, uintWord } from '@income-series/protocol/words';
import { callData, callView, requireEvmChain } from './evm-registry.ts';
import type { DeviceNode } from './node.ts';

/** The place of a sealed bid or order. */
export interface SalePlace {
  /** The name of the chain, as `evm:10143`. */
  readonly chain: string;
  /** The contract that took the commitment: the raise for a bid, the windows for an order. */
  readonly contract: string;
  readonly seriesKey: string;
  /** The window of an order; 0 for a bid. */
  readonly window: number;
}

/**
 * Asks a node that the caller chose which contract of a hub takes sealed bids, or the orders of windows.
 * @throws CHAIN_UNAVAILABLE; CHAIN_MISMATCH for a node of another chain, or where no hub is; BAD_INPUT for a node without https
 */
export async function saleContract(
  { chain, hub, window }: Pick<SalePlace, 'chain' | 'window'> & { readonly hub: string },
  node: DeviceNode,
): Promise<string> {
  await requireEvmChain(chain, node);
  const address = await callView(node, hub as EvmAddress, callData(window === 0 ? 'raise()' : 'windows()'));
  return `0x${address.toString(16).padStart(40, '0')}`;
}

/** The number of the phase COMMIT in both contracts. A lower number means that there is no such sale. */
const COMMIT = 1n;

/**
 * Asks a node that the caller chose whether the time to commit is over at the contract. An opening that is revealed earlier gives others
 * its price to bid against.
 * @throws CHAIN_UNAVAILABLE; CHAIN_MISMATCH for a node of another chain, or a contract without this sale; BAD_INPUT for a node without https
 */
export async function isCommitOver(
  { chain, contract, seriesKey, window }: SalePlace,
  node: DeviceNode,
): Promise<boolean> {
  await requireEvmChain(chain, node);
  const key = bytes32Word(seriesKey);
  const data =
    window === 0 ? callData('phase(bytes32)', key) : callData('phaseOf(bytes32,uint32)', key, uintWord(window));
  const phase = await callView(node, contract as EvmAddress, data);
  if (phase < COMMIT) throw new AppError('CHAIN_MISMATCH');
  return phase > COMMIT;
}
