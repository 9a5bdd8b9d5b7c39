import { type EvmAddress, type Hex, lowerHex } from '@income-series/protocol/hex';
import { getContractAddress, type PublicClient } from 'viem';

/** The transaction that created a contract. */
export interface Creation {
  readonly from: EvmAddress;
  /** Creation code followed by the constructor's arguments. */
  readonly code: Hex;
}

/** The maximum number of blocks that are searched for a deployment. */
const MAX_BLOCKS = 5_000n;
const AT_ONCE = 10n;

/**
 * Finds the transactions by which accounts created these contracts (CREATE, whose address follows from sender and nonce).
 * Contracts that another contract created are not found. Creation code is compared, because equal runtime code does not
 * prove that the constructors stored the same values.
 *
 * @throws the node's errors
 */
export async function findCreations(
  client: PublicClient,
  addresses: readonly EvmAddress[],
  from: bigint,
): Promise<ReadonlyMap<EvmAddress, Creation>> {
  const targets = new Set(addresses);
  const creations = new Map<EvmAddress, Creation>();
  const head = await client.getBlockNumber();
  const end = from + MAX_BLOCKS < head + 1n ? from + MAX_BLOCKS : head + 1n;
  for (let first = from; first < end && creations.size < targets.size; first += AT_ONCE) {
    const count = Number(first + AT_ONCE < end ? AT_ONCE : end - first);
    const numbers = Array.from({ length: count }, (_, i) => first + BigInt(i));
    const blocks = await Promise.all(
      numbers.map((blockNumber) => client.getBlock({ blockNumber, includeTransactions: true })),
    );
    for (const { to, from: sender, nonce, input } of blocks.flatMap(({ transactions }) => transactions)) {
      if (to !== null) continue;
      const address = lowerHex(getContractAddress({ from: sender, nonce: BigInt(nonce) }));
      if (targets.has(address)) creations.set(address, { from: lowerHex(sender), code: input });
    }
  }
  return creations;
}
