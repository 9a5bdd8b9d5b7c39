/** Lower-case 0x-prefixed hex of any even length. */
export type Hex = `0x${string}`;
/** An address on an EVM chain: 20 bytes, lower case everywhere inside the service (EIP-55 only for display). */
export type EvmAddress = Hex & { readonly __brand?: 'address' };
/**
 * The key of an attestor or a report verifier: 20 bytes of keccak-256 over its secp256k1 public key, on every kind of
 * chain.
 */
export type KeyAddress = EvmAddress;
/** 32 bytes, lower case. */
export type Bytes32 = Hex & { readonly __brand?: 'bytes32' };

const WHOLE = /^0x[0-9a-fA-F]*$/;

/**
 * The one definition of hex: `0x`, then two digits a byte in either case, exactly `bytes` bytes where that
 * is given. `0X` is no prefix: lower-casing it would make two texts of one value.
 */
export const isHex = (value: unknown, bytes?: number): value is Hex =>
  typeof value === 'string' &&
  (bytes === undefined ? value.length % 2 === 0 : value.length === 2 + 2 * bytes) &&
  WHOLE.test(value);

/** The same bytes in lower case; null for what is not hex. */
export const readHex = (value: unknown, bytes?: number): Hex | null =>
  isHex(value, bytes) ? (value.toLowerCase() as Hex) : null;

/** Hex, as a chain's library or a node spells it, in lower case. */
export const lowerHex = <H extends Hex>(hex: H): H => hex.toLowerCase() as H;

/** Hex that is in lower case already. */
export const isLowerHex = (value: unknown, bytes?: number): value is Hex =>
  isHex(value, bytes) && value === value.toLowerCase();

/** Whether a text, its digits in either case, is the hex of `own`, which is in lower case. */
export const sameHex = (given: unknown, own: Hex): boolean => readHex(given) === own;

/** The word by which the contracts say that there is none. */
export const ZERO_BYTES32: Bytes32 = `0x${'00'.repeat(32)}` as const;
