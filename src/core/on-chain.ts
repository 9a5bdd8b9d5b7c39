import type { Address } from './address.ts';

/** An address or key with the chain that it is of: the same bytes on another chain are another account's, or nobody's. */
export interface ChainAddress<A extends Address = Address> {
  readonly chain: string;
  readonly address: A;
}

/** Whether an address of a chain is among some. */
export const isAmong = (
  list: readonly ChainAddress[],
  chain: string | undefined,
  address: string | null | undefined,
): boolean => list.some((one) => one.chain === chain && one.address === address);

/** The addresses of one chain among some. */
export const addressesOn = <A extends Address>(list: readonly ChainAddress<A>[], chain: string): A[] =>
  list.flatMap((one) => (one.chain === chain ? [one.address] : []));

/**
 * Rows whose `column` is one of some addresses of the row's own chain, as a Prisma `where`; no row for no address. It is never
 * an empty `OR`: as a part of another condition Prisma takes one for no condition at all. One address is compared as one, so that
 * an index gives the order of a list.
 */
export function onChains<C extends string>(column: C, list: readonly ChainAddress[]) {
  const chains = [...new Set(list.map(({ chain }) => chain))];
  const of = (chain: string) => {
    const addresses = addressesOn(list, chain);
    return { chain, [column]: addresses.length === 1 ? addresses[0] : { in: addresses } };
  };
  const any = (chains.length > 0 ? chains : ['']).map(of);
  return { OR: any as ({ readonly chain: string } & { readonly [K in C]: Address | { in: Address[] } })[] };
}

/**
 * How an id names a row of a chain: by its key alone on the chain that is configured first, so that ids are the same as
 * with one chain; else by `<chain>/<key>`. Neither a chain's name nor a key has a slash.
 */
export const printChainKey = (first: string, chain: string, key: string): string =>
  chain === first ? key : `${chain}/${key}`;

/** The chain of everything that was stored before there were others. */
const ORIGINAL_CHAIN = 'evm:10143';

/**
 * A row's name where something that is stored is derived from it or sealed under it: it stays as it was on the chain that was
 * the only one, whichever is configured first.
 */
export const storedChainKey = (chain: string, key: string): string => printChainKey(ORIGINAL_CHAIN, chain, key);

/** What `printChainKey` wrote. */
export function readChainKey(first: string, text: string): { readonly chain: string; readonly key: string } {
  const end = text.indexOf('/');
  return end < 0 ? { chain: first, key: text } : { chain: text.slice(0, end), key: text.slice(end + 1) };
}
