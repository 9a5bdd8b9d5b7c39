import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as snarkjs from 'snarkjs';

/** A point of the curve, or a number of its scalar field, as the library holds it. */
type Held = Uint8Array;

interface Group {
  readonly g: Held;
  readonly F: { readonly n8: number };
  timesFr(point: Held, scalar: Held): Held;
  toAffine(point: Held): Held;
  toRprLEM(target: Uint8Array, offset: number, point: Held): void;
}
interface Curve {
  readonly G1: Group;
  readonly G2: Group;
  readonly Fr: {
    readonly n8: number;
    readonly one: Held;
    readonly zero: Held;
    mul(a: Held, b: Held): Held;
    ifft(values: Held[]): Promise<Held[]>;
    fromRng(source: unknown): Held;
  };
  terminate(): Promise<void>;
}

/** The library's types leave it out, and have other arguments. */
const { curves, powersOfTau } = snarkjs as unknown as {
  curves: { getCurveFromName(name: string): Promise<Curve> };
  powersOfTau: {
    newAccumulator(curve: Curve, power: number, target: string): Promise<unknown>;
    contribute(from: string, target: string, name: string, entropy: string): Promise<unknown>;
  };
};

/** A file with one contribution, and the contribution's secret numbers: tau, alpha and beta. */
async function contribute(curve: Curve, power: number, folder: string) {
  const [empty, contributed] = [join(folder, 'empty.ptau'), join(folder, 'made.ptau')];
  await powersOfTau.newAccumulator(curve, power, empty);
  const { fromRng } = curve.Fr;
  const secrets: Held[] = [];
  curve.Fr.fromRng = (source) => {
    const secret = fromRng.call(curve.Fr, source);
    secrets.push(secret);
    return secret;
  };
  try {
    await powersOfTau.contribute(empty, contributed, 'test', 'test');
  } finally {
    curve.Fr.fromRng = fromRng;
  }
  const [tau, alpha, beta] = secrets as [Held, Held, Held];
  return { file: readFileSync(contributed), tau, alpha, beta };
}

/** A section as the file has it: type, length, then for each power of two the Lagrange polynomials at tau, times `first`. */
async function section({ Fr }: Curve, group: Group, type: number, powers: number, tau: Held, first: Held) {
  const size = 2 * group.F.n8;
  const body = new Uint8Array(size * (2 ** (powers + 1) - 1));
  let offset = 0;
  for (let power = 0; power <= powers; power++) {
    const values: Held[] = [first];
    while (values.length < 2 ** power) values.push(Fr.mul(values.at(-1) as Held, tau));
    // The file has one power of tau less than the last domain of its first section has places.
    if (type === TAU_G1 && power === powers) values[values.length - 1] = Fr.zero;
    for (const value of await Fr.ifft(values)) {
      group.toRprLEM(body, offset, group.toAffine(group.timesFr(group.g, value)));
      offset += size;
    }
  }
  const head = Buffer.alloc(12);
  head.writeUInt32LE(type, 0);
  head.writeBigUInt64LE(BigInt(body.length), 4);
  return Buffer.concat([head, body]);
}

const [TAU_G1, TAU_G2, ALPHA_G1, BETA_G1] = [12, 13, 14, 15];
/** Where the file says how many sections it has. */
const SECTIONS_AT = 8;

export interface PowersOfTau {
  /** As public ceremonies publish them for circuits: prepared for the second phase. */
  readonly prepared: Buffer;
  readonly unprepared: Buffer;
}

/**
 * The first phase of a public ceremony with 2^power powers of tau. The library prepares one in three quarters of a minute,
 * by transforming points; here their secret numbers are transformed instead, since a test may know them.
 */
export async function publicPowersOfTau(power: number): Promise<PowersOfTau> {
  const folder = mkdtempSync(join(tmpdir(), 'powers-of-tau-'));
  const curve = await curves.getCurveFromName('bn128');
  try {
    const { file, tau, alpha, beta } = await contribute(curve, power, folder);
    const { G1, G2, Fr } = curve;
    const sections = [
      await section(curve, G1, TAU_G1, power + 1, tau, Fr.one),
      await section(curve, G2, TAU_G2, power, tau, Fr.one),
      await section(curve, G1, ALPHA_G1, power, tau, alpha),
      await section(curve, G1, BETA_G1, power, tau, beta),
    ];
    const prepared = Buffer.concat([file, ...sections]);
    prepared.writeUInt32LE(file.readUInt32LE(SECTIONS_AT) + sections.length, SECTIONS_AT);
    return { prepared, unprepared: file };
  } finally {
    await curve.terminate();
    rmSync(folder, { recursive: true, force: true });
  }
}
