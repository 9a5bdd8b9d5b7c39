import type { Address } from '@income-series/protocol/address';

/** An address or key and its chain. The same bytes on another chain may belong to somebody else. */
export interface ChainAddress<A extends Address = Address> {
  readonly chain: string;
  readonly address: A;
}

/** Tests that a list has this address on this chain. */
export const isAmong = (
  list: readonly ChainAddress[],
  chain: string | undefined,
  address: string | null | undefined,
): boolean => list.some((entry) => entry.chain === chain && entry.address === address);

/** The addresses of a list that are on one chain. */
export const addressesOn = <A extends Address>(list: readonly ChainAddress<A>[], chain: string): A[] =>
  list.flatMap((entry) => (entry.chain === chain ? [entry.address] : []));

/**
 * A Prisma condition that selects the rows whose `column` is one of these addresses on the row's chain; none for an empty list.
 * The `OR` is never empty, because Prisma ignores an empty one inside another condition. A single address is compared by
 * equality, so that an index can give the order of a list.
 */
export function onChains<C extends string>(column: C, list: readonly ChainAddress[]) {
  const chains = [...new Set(list.map(({ chain }) => chain))];
  const onChain = (chain: string) => {
    const addresses = addressesOn(list, chain);
    return { chain, [column]: addresses.length === 1 ? addresses[0] : { in: addresses } };
  };
  const conditions = (chains.length > 0 ? chains : ['']).map(onChain);
  return { OR: conditions as ({ readonly chain: string } & { readonly [K in C]: Address | { in: Address[] } })[] };
}

/**
 * Writes the name of a chain's row in its global id: only the key on the chain that is configured first, so that ids stay the
 * same when chains are added; `<chain>/<key>` on other chains. Names of chains and keys have no slash.
 */
export const printChainKey = (first: string, chain: string, key: string): string =>
  chain === first ? key : `${chain}/${key}`;

/** The only chain that the service had at first. */
const ORIGINAL_CHAIN = 'evm:10143';

/**
 * The name of a row on a chain, from which stored values are derived or under which they are sealed: the row's key alone on the original
 * chain, `<chain>/<key>` on others. The name does not depend on the configuration.
 */
export const storedChainKey = (chain: string, key: string): string => printChainKey(ORIGINAL_CHAIN, chain, key);

/** Reads a name that `printChainKey` wrote. */
export function readChainKey(first: string, text: string): { readonly chain: string; readonly key: string } {
  const end = text.indexOf('/');
  return end < 0 ? { chain: first, key: text } : { chain: text.slice(0, end), key: text.slice(end + 1) };
}
