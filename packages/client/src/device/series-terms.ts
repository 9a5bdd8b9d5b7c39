import { fromHex, toHex } from '@income-series/protocol/bytes';
import { AppError } from '@income-series/protocol/errors/app-error';
import { type Bytes32, type EvmAddress, isHex } from '@income-series/protocol/hex';
import { seriesAccounts } from '@income-series/protocol/program-accounts';
import { bytes32Word } from '@income-series/protocol/words';
import { callData, requireEvmChain } from './evm-registry.ts';
import { askNode, type DeviceNode } from './node.ts';
import { readAccounts, requireCluster } from './solana-registry.ts';

/** A series on a chain. */
export interface SeriesPlace {
  /** The name of the chain, as `evm:10143`. */
  readonly chain: string;
  /** The hub, or the program on Solana. */
  readonly contract: string;
  readonly seriesKey: Bytes32;
}

/** The answer of the hub's `getSeries`: 24 words, of which one is the commitment. */
const VIEW = { words: 24, terms: 14 } as const;
/** The program's record of a series, version 3 (contracts/solana/interface.md). */
const RECORD = { kind: 7, version: 3, key: 9, terms: 105 } as const;

/** The terms commitment of a series, from the words that its contract's `getSeries` returns. */
async function termsOnEvm({ chain, contract, seriesKey }: SeriesPlace, node: DeviceNode): Promise<Bytes32> {
  await requireEvmChain(chain, node);
  const data = callData('getSeries(bytes32)', bytes32Word(seriesKey));
  const answer = await askNode(node, 'eth_call', [{ to: contract as EvmAddress, data }, 'latest']);
  if (!isHex(answer, VIEW.words * 32)) throw new AppError('CHAIN_MISMATCH');
  return toHex(fromHex(answer).subarray(VIEW.terms * 32, (VIEW.terms + 1) * 32)) as Bytes32;
}

/** The terms commitment of a series, from the program's record of it. */
async function termsOnSolana({ chain, contract, seriesKey }: SeriesPlace, node: DeviceNode): Promise<Bytes32> {
  await requireCluster(node, chain);
  const [account = null] = await readAccounts(node, [seriesAccounts(contract, seriesKey).series]);
  const data = account?.data ?? new Uint8Array();
  const partOf = (from: number) => toHex(data.subarray(from, from + 32));
  const isRecord = account?.owner === contract && data[0] === RECORD.kind && data[1] === RECORD.version;
  if (!isRecord || partOf(RECORD.key) !== seriesKey) throw new AppError('CHAIN_MISMATCH');
  return partOf(RECORD.terms) as Bytes32;
}

/**
 * Reads the commitment of a series' terms from a node that the caller chose, because a gateway could
 * compute the income from a payment that is proven by terms which the gateway invented.
 * @throws CHAIN_UNAVAILABLE; CHAIN_MISMATCH for a node of another chain, or a contract without this series; BAD_INPUT for a node without https
 */
export const readTermsCommitment = (place: SeriesPlace, node: DeviceNode): Promise<Bytes32> =>
  place.chain.startsWith('solana:') ? termsOnSolana(place, node) : termsOnEvm(place, node);
