// Rates that keys of the known answers sign.
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { find, set } from '../../../conformance/signing-set.ts';
import { fromHex, join, u8, word } from './bytes.ts';
import { instruction, readonly } from './chain.ts';
import type { CurveWorld, SignedRate } from './curve.ts';
import type { World } from './world.ts';

export const ATTESTOR = find(set.keys, 'attestor-1');
export const VERIFIER = find(set.keys, 'verifier');
export type Key = typeof ATTESTOR;

/** A message signed over the digest that the program itself gives; kinds by their numbers. */
export async function signWords(
  world: World,
  kind: number,
  words: readonly Uint8Array[],
  key: Key,
): Promise<Uint8Array> {
  const sent = await world.chain.accept(instruction([readonly(world.config)], u8(1), u8(kind), ...words));
  const secret = fromHex(key.secret);
  const [recovery = 0, ...rs] = secp256k1.sign(sent.returned.slice(32), secret, {
    prehash: false,
    format: 'recovered',
  });
  return join(Uint8Array.from(rs), u8(27 + recovery));
}

/** A rate signed over the digest that the program itself gives. */
export async function signedRate(
  world: CurveWorld,
  { key = ATTESTOR, period, rate }: { key?: Key; period: number; rate: bigint },
): Promise<SignedRate> {
  const words = [world.curve.key, word(BigInt(period)), word(rate)];
  return { period, rate, key: key.address, signature: await signWords(world, 1, words, key) };
}
