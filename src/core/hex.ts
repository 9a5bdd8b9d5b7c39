/** Lower-case 0x-prefixed hex of any even length. */
export type Hex = `0x${string}`;
/** 20 bytes, lower case everywhere inside the service (EIP-55 only for display). */
export type Address = Hex & { readonly __brand?: 'address' };
/** 32 bytes, lower case. */
export type Bytes32 = Hex & { readonly __brand?: 'bytes32' };

export const isHex = (s: string, bytes?: number): s is Hex =>
  /^0x([0-9a-f]{2})*$/i.test(s) && (bytes === undefined || s.length === 2 + 2 * bytes);

/** The word by which the contracts say that there is none. */
export const ZERO_BYTES32: Bytes32 = `0x${'00'.repeat(32)}` as const;
