import { AppError } from '@income-series/protocol/errors/app-error';
import {
  decodeReportProof,
  type EncodedProof,
  type EncodedSignals,
  encodeReportProof,
} from '@income-series/protocol/report-proof';
import * as snarkjs from 'snarkjs';
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
   * Makes a proof and verifies it, because the library also makes proofs by files that do not belong together.
   * @throws WITNESS_INVALID if the inputs do not satisfy the circuit; CIRCUIT_FILE_MISMATCH if the files are of several setups
   */
  prove(witness: ReportWitness): Promise<{ proof: EncodedProof; signals: EncodedSignals }>;
  /** Ends the library's worker threads, which would keep a Node process alive. The prover can be used again. */
  close(): Promise<void>;
}

const MIXED = 'The circuit’s witness program, proving key and verification key do not belong together.';

/** The curve of snarkjs, which snarkjs stores in a global together with its worker threads. */
interface SharedCurve {
  terminate(): Promise<void>;
}
interface Curves {
  getCurveFromName(name: string, options: { readonly singleThread: boolean }): Promise<SharedCurve>;
}
/** The curves of snarkjs, which its types leave out. They are read by their name, because a bundle would else hold all of the library. */
const curves = (snarkjs as unknown as { readonly curves: Curves }).curves;
const shared = globalThis as { curve_bn128?: SharedCurve | null };
const sharedCurve = (): SharedCurve | null | undefined => shared.curve_bn128;
const setSharedCurve = (curve: SharedCurve): void => {
  shared.curve_bn128 = curve;
};

export interface ProverOptions {
  /**
   * True proves on the calling thread. A page's own worker needs it if the content policy permits no worker from a blob,
   * because the library's threads are such workers. Default: false.
   */
  readonly isSingleThreaded?: boolean;
}

/** Creates a prover for browsers and Node. Reuse it, because it holds the compiled witness program. */
export async function createReportProver(
  { wasm, zkey, verificationKey }: CircuitFiles,
  { isSingleThreaded = false }: ProverOptions = {},
): Promise<ReportProver> {
  if (isSingleThreaded) setSharedCurve(await curves.getCurveFromName('bn128', { singleThread: true }));
  const calculator = await createWitnessCalculator(wasm);
  const key: unknown = JSON.parse(new TextDecoder().decode(verificationKey));
  return {
    async prove(witness) {
      const wires = encodeWitness(calculator.calculate({ ...witness }));
      const { proof, publicSignals } = await snarkjs.groth16.prove(zkey, wires);
      wires.fill(0);
      const report = decodeReportProof(proof, publicSignals);
      if (!(await snarkjs.groth16.verify(key, publicSignals, proof)))
        throw new AppError('CIRCUIT_FILE_MISMATCH', { message: MIXED });
      return encodeReportProof(report);
    },
    async close() {
      await sharedCurve()?.terminate();
    },
  };
}
