import { keccak256Hex } from './bytes.ts';
import type { Bytes32, Hex } from './hex.ts';
import { bytes32Word, walletWord } from './words.ts';

/** keccak256(abi.encode(bytes32 issuer, bytes32 draftSalt)); an EVM address is left-padded. @throws BAD_INPUT */
export const deriveSeriesKey = (issuer: Hex, draftSalt: Bytes32): Bytes32 =>
  keccak256Hex(walletWord(issuer), bytes32Word(draftSalt));
