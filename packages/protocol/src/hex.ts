/** Lower-case 0x-prefixed hex of any even length. */
export type Hex = `0x${string}`;
/** An address on an EVM chain: 20 bytes in lower case. `readEvmAddress` checks the capitals (EIP-55) of texts for people. */
export type EvmAddress = Hex & { readonly __brand?: 'address' };
/**
 * The key of an attestor or a report verifier: the last 20 bytes of keccak-256 over its secp256k1 public key, on every kind of
 * chain.
 */
export type KeyAddress = EvmAddress;
/** 32 bytes, lower case. */
export type Bytes32 = Hex & { readonly __brand?: 'bytes32' };

const HEX_DIGITS = /^0x[0-9a-fA-F]*$/;

/**
 * Tests for hex: the prefix `0x` and two digits a byte, in either case, and exactly `bytes` bytes if that is set. `0X` is not
 * accepted as a prefix.
 */
export const isHex = (value: unknown, bytes?: number): value is Hex =>
  typeof value === 'string' &&
  (bytes === undefined ? value.length % 2 === 0 : value.length === 2 + 2 * bytes) &&
  HEX_DIGITS.test(value);

/** Reads hex and returns it in lower case; null for any other value. */
export const readHex = (value: unknown, bytes?: number): Hex | null =>
  isHex(value, bytes) ? (value.toLowerCase() as Hex) : null;

/** Converts hex from a library or a node to lower case. */
export const lowerHex = <H extends Hex>(hex: H): H => hex.toLowerCase() as H;

/** Tests for hex in lower case. */
export const isLowerHex = (value: unknown, bytes?: number): value is Hex =>
  isHex(value, bytes) && value === value.toLowerCase();

/** Tests that a value in either case is the same hex as `lowerCase`. */
export const sameHex = (value: unknown, lowerCase: Hex): boolean => readHex(value) === lowerCase;

/** The word that stands for "none" in the contracts. */
export const ZERO_BYTES32: Bytes32 = `0x${'00'.repeat(32)}` as const;
