import type { ReportProof } from '@income-series/protocol/report-proof';
import type { ChainReader } from '../../../chains/index.ts';

/** The reads of a chain that reports are checked against. */
export type ReportingChain = Pick<
  ChainReader,
  | 'name'
  | 'kind'
  | 'domain'
  | 'series'
  | 'periodState'
  | 'periodRate'
  | 'chargeBasis'
  | 'activeVerifierKeys'
  | 'activeAttestors'
>;

/** Verifies a Groth16 proof of the income-report circuit under the pinned key. */
export interface ProofVerifierPort {
  /** Verifies a proof and returns it decoded. @throws PROOF_SHAPE, PROOF_INVALID */
  verify(claim: { readonly proof: unknown; readonly signals: unknown }): ReportProof;
}
