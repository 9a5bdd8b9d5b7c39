import type { VerificationKey } from './setup.ts';

/** The order of the field of BN254's coordinates. */
const FIELD = 21888242871839275222246405745257275088696311157297823662689037894645226208583n;
const BYTES = 32;
const GROTH16 = 1;
/** The bytes of a contribution's points (three of the first group, one of the second) and its hash of 64 bytes. */
const CONTRIBUTION_BYTES = 3 * 2 * BYTES + 4 * BYTES + 64;

/** The parts of a proving key that are compared with a verification key and a transcript. */
export interface ProvingKey {
  /** The verification key of its proofs. */
  readonly verificationKey: VerificationKey;
  /** The kinds of the key's contributions, in order. */
  readonly contributions: readonly ('contribution' | 'beacon')[];
}

/** 2^-256 in the field, to convert coordinates from Montgomery form. */
const INVERSE = (() => {
  let [result, base, exponent] = [1n, 2n ** 256n % FIELD, FIELD - 2n];
  for (; exponent > 0n; exponent >>= 1n) {
    if (exponent & 1n) result = (result * base) % FIELD;
    base = (base * base) % FIELD;
  }
  return result;
})();

/** Creates a reader of little-endian numbers. Reads past the end throw a RangeError. */
function createCursor(bytes: Buffer) {
  let at = 0;
  const take = (length: number): Buffer => {
    if (length > bytes.length - at) throw new RangeError('past the end');
    at += length;
    return bytes.subarray(at - length, at);
  };
  const number = (length: number): bigint => BigInt(`0x${Buffer.from(take(length)).reverse().toString('hex')}`);
  const coordinate = (): string => `${(number(BYTES) * INVERSE) % FIELD}`;
  const pair = (): [string, string] => [coordinate(), coordinate()];
  return {
    take,
    number,
    integer: () => take(4).readUInt32LE(),
    g1: (): readonly string[] => [...pair(), '1'],
    g2: (): readonly (readonly string[])[] => [pair(), pair(), ['1', '0']],
  };
}

/** Splits an iden3 binary file into sections: a magic word, version and count, then each section with its type and length. */
function sectionsOf(bytes: Buffer): ReadonlyMap<number, Buffer> {
  const file = createCursor(bytes);
  if (file.take(4).toString('latin1') !== 'zkey') throw new Error('no proving key');
  file.integer(); // version
  const sections = new Map<number, Buffer>();
  for (let count = file.integer(); count > 0; count--) {
    const type = file.integer();
    if (sections.has(type)) throw new Error('a section twice');
    sections.set(type, file.take(Number(file.number(8))));
  }
  return sections;
}

/**
 * Reads a Groth16 proving key over BN254 in the format that snarkjs writes (zkey, version 1).
 * @throws Error if the bytes are no such key
 */
export function readProvingKey(bytes: Buffer): ProvingKey {
  const sections = sectionsOf(bytes);
  const section = (type: number) => createCursor(sections.get(type) ?? Buffer.alloc(0));
  const header = section(2);
  if (section(1).integer() !== GROTH16 || header.integer() !== BYTES || header.number(BYTES) !== FIELD) {
    throw new Error('another protocol or curve');
  }
  header.take(header.integer()); // the order of the group
  header.integer(); // wires
  const signals = header.integer();
  header.integer(); // size of the domain
  const alpha = header.g1();
  header.g1(); // beta, of the first group
  const [beta, gamma] = [header.g2(), header.g2()];
  header.g1(); // delta, of the first group
  const delta = header.g2();
  const points = section(3);
  const IC = Array.from({ length: Math.min(signals, bytes.length) + 1 }, () => points.g1());

  const history = section(10);
  history.take(64); // hash of the circuit
  const contributions: ('contribution' | 'beacon')[] = [];
  for (let count = history.integer(); count > 0; count--) {
    history.take(CONTRIBUTION_BYTES);
    contributions.push(history.integer() === 1 ? 'beacon' : 'contribution');
    history.take(history.integer()); // name, and a beacon's value
  }
  const verificationKey = { vk_alpha_1: alpha, vk_beta_2: beta, vk_gamma_2: gamma, vk_delta_2: delta, IC };
  return { verificationKey, contributions };
}
