import { getContractAddress, type PublicClient } from 'viem';
import { type EvmAddress, type Hex, lowerHex } from '../../core/hex.ts';

/** The transaction that created a contract. */
export interface Creation {
  readonly from: EvmAddress;
  /** Creation code with its constructor's arguments. */
  readonly code: Hex;
}

/** The maximum number of blocks of a deployment that are searched. */
const MAX_BLOCKS = 5_000n;
const AT_ONCE = 10n;

/**
 * The transactions by which accounts created these contracts (CREATE, whose address follows from sender and nonce). A
 * contract that another contract made is not among them. Equal runtime code does not say what a constructor stored;
 * equal creation code does.
 *
 * @throws the node's errors
 */
export async function findCreations(
  client: PublicClient,
  addresses: readonly EvmAddress[],
  from: bigint,
): Promise<ReadonlyMap<EvmAddress, Creation>> {
  const sought = new Set(addresses);
  const found = new Map<EvmAddress, Creation>();
  const head = await client.getBlockNumber();
  const end = from + MAX_BLOCKS < head + 1n ? from + MAX_BLOCKS : head + 1n;
  for (let first = from; first < end && found.size < sought.size; first += AT_ONCE) {
    const count = Number(first + AT_ONCE < end ? AT_ONCE : end - first);
    const numbers = Array.from({ length: count }, (_, i) => first + BigInt(i));
    const blocks = await Promise.all(
      numbers.map((blockNumber) => client.getBlock({ blockNumber, includeTransactions: true })),
    );
    for (const { to, from: sender, nonce, input } of blocks.flatMap(({ transactions }) => transactions)) {
      if (to !== null) continue;
      const address = lowerHex(getContractAddress({ from: sender, nonce: BigInt(nonce) }));
      if (sought.has(address)) found.set(address, { from: lowerHex(sender), code: input });
    }
  }
  return found;
}
