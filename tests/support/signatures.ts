import type { Hex } from '@income-series/protocol/hex';
import { CURVE_ORDER } from '@income-series/protocol/signing';

const parts = (signature: Hex) => ({
  r: signature.slice(2, 66),
  s: BigInt(`0x${signature.slice(66, 130)}`),
  v: Number.parseInt(signature.slice(130), 16),
});
const word = (value: bigint) => value.toString(16).padStart(64, '0');
const byte = (value: number) => value.toString(16).padStart(2, '0');

/** The other signature of the same key over the same digest: n - s, and the other v. */
export function highS(signature: Hex): Hex {
  const { r, s, v } = parts(signature);
  return `0x${r}${word(CURVE_ORDER - s)}${byte(v === 27 ? 28 : 27)}`;
}

/** The recovery id itself, 0 or 1, where 27 or 28 belongs. */
export function nonCanonicalV(signature: Hex): Hex {
  const { r, s, v } = parts(signature);
  return `0x${r}${word(s)}${byte(v - 27)}`;
}

/** ERC-2098: 64 bytes, v in the top bit of s. */
export function compact(signature: Hex): Hex {
  const { r, s, v } = parts(signature);
  return `0x${r}${word(v === 28 ? s | (1n << 255n) : s)}`;
}
