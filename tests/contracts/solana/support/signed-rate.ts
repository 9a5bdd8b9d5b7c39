// Rates that keys of the known answers sign.
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { find, set } from '../../../conformance/signing-set.ts';
import { fromHex, join, u8, word } from './bytes.ts';
import { instruction, readonly } from './chain.ts';
import type { CurveWorld, SignedRate } from './curve.ts';

export const ATTESTOR = find(set.keys, 'attestor-1');
export type Key = typeof ATTESTOR;

/** A rate signed over the digest that the program itself gives. */
export async function signedRate(
  world: CurveWorld,
  { key = ATTESTOR, period, rate }: { key?: Key; period: number; rate: bigint },
): Promise<SignedRate> {
  const words = [world.curve.key, word(BigInt(period)), word(rate)];
  const sent = await world.chain.accept(instruction([readonly(world.config)], u8(1), u8(1), ...words));
  const [recovery = 0, ...rs] = secp256k1.sign(sent.returned.slice(32), fromHex(key.secret), {
    prehash: false,
    format: 'recovered',
  });
  return { period, rate, key: key.address, signature: join(Uint8Array.from(rs), u8(27 + recovery)) };
}
