import type { Address } from './address.ts';
import { keccak256Hex } from './bytes.ts';
import type { Bytes32 } from './hex.ts';
import { bytes32Word, walletWord } from './words.ts';

/** Derives the key of a series: keccak256(abi.encode(bytes32 issuer, bytes32 draftSalt)), the issuer by `walletWord`. @throws BAD_INPUT */
export const deriveSeriesKey = (issuer: Address, draftSalt: Bytes32): Bytes32 =>
  keccak256Hex(walletWord(issuer), bytes32Word(draftSalt));
