import { encodeAbiParameters, keccak256, toHex } from 'viem';
import type { Bytes32, EvmAddress } from '../../src/core/hex.ts';
import { deriveSeriesKey } from '../../src/core/series-key.ts';

/** Slots of a page on chain 10143 (MIP-8). */
const PAGE = 128n;

/** The place of a series' books in a contract: the slot of its mapping by series key. Most calls use words on both sides of a page's
 * end if it comes after the word `first` and not after the word `last`. */
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

/** Tests whether a page ends within the books, between words that most calls use together. */
function liesAcross(seriesKey: Bytes32, books: Books): boolean {
  const before = PAGE - (booksAt(seriesKey, books) % PAGE);
  return before >= books.first && before <= books.last;
}

/**
 * Returns draft salts, the same in every run, of series whose books in the hub and in the raise both lie across two pages, which
 * is their dearest position. About 1,400 salts are tried for each.
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
