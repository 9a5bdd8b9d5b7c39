import type { Bytes32, EvmAddress } from '@income-series/protocol/hex';
import { deriveSeriesKey } from '@income-series/protocol/series-key';
import { encodeAbiParameters, keccak256, toHex } from 'viem';

/** Slots of a page on chain 10143 (MIP-8). */
const PAGE = 128n;

/** The place of a series' books in a contract: the slot of its mapping by key, and the words after which a page may end. */
interface Books {
  readonly slot: bigint;
  readonly first: bigint;
  readonly last: bigint;
}
/** SeriesStore._series: terms and term before the boundary, money behind it. */
export const HUB: Books = { slot: 3n, first: 3n, last: 6n };
/** RaiseStore._auctions: deadlines before the boundary; status, settlement and bids behind it. */
export const RAISE: Books = { slot: 2n, first: 3n, last: 5n };

/** The first word of a series' books. Source: Solidity, layout of mappings. */
export const booksAt = (seriesKey: Bytes32, { slot }: Books): bigint =>
  BigInt(keccak256(encodeAbiParameters([{ type: 'bytes32' }, { type: 'uint256' }], [seriesKey, slot])));

/** Tests whether a page ends within the books where most calls use words of both sides. */
function liesAcross(seriesKey: Bytes32, books: Books): boolean {
  const before = PAGE - (booksAt(seriesKey, books) % PAGE);
  return before >= books.first && before <= books.last;
}

/**
 * Draft salts, the same ones each time, of series whose books in the hub and in the raise both lie across two pages: the
 * dearest that a key makes them. Some 1,400 keys are tried for one.
 */
export function dearSalts(issuer: EvmAddress): () => Bytes32 {
  let tried = 0;
  return () => {
    for (;;) {
      tried += 1;
      const salt = keccak256(toHex(`gas ${tried}`));
      const seriesKey = deriveSeriesKey(issuer, salt);
      if (liesAcross(seriesKey, HUB) && liesAcross(seriesKey, RAISE)) return salt;
    }
  };
}
