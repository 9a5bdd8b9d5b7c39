import { z } from 'zod';
import { fromHex } from '../../core/bytes.ts';

const Point = z.array(z.string()).min(2);
const Key = z.object({
  vk_alpha_1: Point,
  vk_beta_2: z.array(Point),
  vk_gamma_2: z.array(Point),
  vk_delta_2: z.array(Point),
  IC: z.array(Point).length(7),
});

type G1 = readonly string[];
type G2 = readonly (readonly string[])[];

const word = (number: string | undefined): Uint8Array =>
  fromHex(
    `0x${BigInt(number ?? 0)
      .toString(16)
      .padStart(64, '0')}`,
    32,
  );
const join = (...words: readonly Uint8Array[]): Uint8Array => Uint8Array.from(Buffer.concat(words));
const g1 = ([x, y]: G1): Uint8Array => join(word(x), word(y));
/** The imaginary part of a coordinate comes first. */
const g2 = ([x, y]: G2): Uint8Array => join(word(x?.[1]), word(x?.[0]), word(y?.[1]), word(y?.[0]));

/**
 * The circuit's verifying key (the text of snarkjs' JSON) as the program takes it: alpha to delta, then ic, 448 bytes each.
 *
 * @throws ZodError, SyntaxError, and BAD_INPUT for a coordinate of more than 32 bytes
 */
export function verifyingKeyParts(text: string): readonly [Uint8Array, Uint8Array] {
  const key = Key.parse(JSON.parse(text));
  const { vk_alpha_1: alpha, vk_beta_2: beta, vk_gamma_2: gamma, vk_delta_2: delta, IC: ic } = key;
  return [join(g1(alpha), g2(beta), g2(gamma), g2(delta)), join(...ic.map(g1))];
}
