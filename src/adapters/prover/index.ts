import { AppError } from '@income-series/protocol/errors/app-error';
import { FIELD_ORDER } from '@income-series/protocol/field';
import { decodeReportProof, type ReportProof } from '@income-series/protocol/report-proof';
import { allSatisfy, prepareKey, readPoints, refusePoints, satisfies } from './pairing.ts';
import { loadVerificationKey, PINNED_SETUP, type TrustedSetup } from './setup.ts';

export { PINNED_SETUP, SETUP_FILES, type TrustedSetup } from './setup.ts';
export { checkSetupFolder, openSetupFolder } from './setup-folder.ts';
export { verifierCodeOf } from './verifier-code.ts';
export { verifyingKeyOf } from './verifying-key.ts';

/** A proof and its signals from outside, not decoded yet. */
interface ProofClaim {
  readonly proof: unknown;
  readonly signals: unknown;
}

/** Verifies income-report proofs on the calling thread: about 4 ms for one, under 2 ms each in a batch of 32. */
export interface ProofVerifier {
  /** The setup of the key. Callers should log a `development` setup at the start. */
  readonly setup: TrustedSetup;
  /**
   * Decodes and verifies a proof, and returns it decoded. Never use a proof's bytes as a key, because (-A, -B, C) proves the same
   * signals. A member that is no point is PROOF_SHAPE, which names it.
   * @throws PROOF_SHAPE, PROOF_INVALID
   */
  verify(claim: ProofClaim): ReportProof;
  /**
   * Verifies several proofs by one equation, or one by one if that fails. Invalid proofs are null in the result.
   * @throws PROOF_SHAPE if any of them does not have the pinned shape
   */
  verifyBatch(claims: readonly ProofClaim[]): (ReportProof | null)[];
}

export interface ProofVerifierOptions {
  /** The configuration's profile; `production` refuses a development setup. */
  readonly profile: string;
  readonly setup?: TrustedSetup;
}

/** Creates a verifier of income-report proofs. @throws DEVELOPMENT_SETUP_REFUSED, CIRCUIT_FILE_MISMATCH */
export async function createProofVerifier({
  profile,
  setup = PINNED_SETUP,
}: ProofVerifierOptions): Promise<ProofVerifier> {
  const key = await prepareKey(loadVerificationKey(setup, profile));
  return {
    setup,
    verify({ proof, signals }) {
      const decoded = decodeReportProof(proof, signals);
      const points = readPoints(decoded);
      if (points === null) throw refusePoints(decoded);
      if (!satisfies(key, points)) throw new AppError('PROOF_INVALID');
      return decoded;
    },
    verifyBatch(claims) {
      const decoded = claims.map(({ proof, signals }) => decodeReportProof(proof, signals));
      const points = decoded.map(readPoints);
      const onCurve = points.filter((point) => point !== null);
      const allValid = onCurve.length > 1 && allSatisfy(key, FIELD_ORDER, onCurve);
      return decoded.map((report, i) => {
        const point = points[i];
        return point && (allValid || satisfies(key, point)) ? report : null;
      });
    },
  };
}
