import {
  // @ts-expect-error: the library's types leave it out
  curves,
  groth16,
} from 'snarkjs';
import { AppError } from '../../core/errors/app-error.ts';
import {
  decodeReportProof,
  type EncodedProof,
  type EncodedSignals,
  encodeReportProof,
} from '../../core/report-proof.ts';
import { createWitnessCalculator, encodeWitness } from './witness.ts';

/** The inputs of the circuit, by their names in its source. */
export interface ReportWitness {
  readonly termsCommitment: bigint;
  readonly unitsOutstanding: bigint;
  readonly fxRate: bigint;
  readonly priorCommitment: bigint;
  readonly incomeCommitment: bigint;
  readonly payment: bigint;
  readonly theta: bigint;
  readonly r: bigint;
  readonly currency: bigint;
  readonly indexing: bigint;
  readonly termsSalt: bigint;
  readonly ytd: bigint;
  readonly ytdSalt: bigint;
  readonly priorYtd: bigint;
  readonly priorSalt: bigint;
}

/** The contents of circuits/build: the witness program, the proving key, and the verification key's JSON. */
export interface CircuitFiles {
  readonly wasm: Uint8Array<ArrayBuffer>;
  readonly zkey: Uint8Array<ArrayBuffer>;
  readonly verificationKey: Uint8Array<ArrayBuffer>;
}

export interface ReportProver {
  /**
   * Makes a proof and verifies it, because the library also makes proofs of false witnesses.
   * @throws WITNESS_INVALID if the inputs do not satisfy the circuit
   */
  prove(witness: ReportWitness): Promise<{ proof: EncodedProof; signals: EncodedSignals }>;
  /** Ends the library's worker threads, which would keep a Node process alive. The prover can be used again. */
  close(): Promise<void>;
}

/** The part of snarkjs that makes curves, which its types leave out. */
interface CurvesOfLibrary {
  getCurveFromName(name: 'bn128', options: { readonly singleThread: boolean }): Promise<object>;
}

/** Stores a curve without threads where the library looks for one, because its check of a proof takes no options. */
async function shareSingleThread(): Promise<void> {
  const curve = await (curves as CurvesOfLibrary).getCurveFromName('bn128', { singleThread: true });
  Object.assign(globalThis, { curve_bn128: curve });
}

/** The curve of snarkjs, which it stores in a global with its threads. */
const sharedCurve = (): { terminate(): Promise<void> } | null | undefined =>
  (globalThis as { curve_bn128?: { terminate(): Promise<void> } | null }).curve_bn128;

export interface ReportProverOptions {
  /**
   * True: the library starts no threads of its own. They come from `data:` or `blob:` addresses, which a page's content policy may
   * refuse; in a worker of the page one thread suffices.
   */
  readonly isSingleThreaded?: boolean;
}

/** Creates a prover for browsers and Node. Reuse it, because it holds the compiled witness program. */
export async function createReportProver(
  { wasm, zkey, verificationKey }: CircuitFiles,
  { isSingleThreaded = false }: ReportProverOptions = {},
): Promise<ReportProver> {
  if (isSingleThreaded) await shareSingleThread();
  const calculator = await createWitnessCalculator(wasm);
  const key: unknown = JSON.parse(new TextDecoder().decode(verificationKey));
  return {
    async prove(witness) {
      const wires = encodeWitness(calculator.calculate({ ...witness }));
      const { proof, publicSignals } = await groth16.prove(zkey, wires);
      wires.fill(0);
      const report = decodeReportProof(proof, publicSignals);
      if (!(await groth16.verify(key, publicSignals, proof))) throw new AppError('WITNESS_INVALID');
      return encodeReportProof(report);
    },
    async close() {
      await sharedCurve()?.terminate();
    },
  };
}
