/**
 * What an issuer's or a bidder's own machine does: it derives salts, commits, proves, seals bids, seals openings and
 * documents to attestors, and asks the verifier for its signature. It imports no server and no module of Node, and runs
 * in a browser as it is.
 *
 * The package exports it as `income-series/device`, in TypeScript: a bundler (esbuild, Vite) or tsx takes it so. The
 * circuit's files are `income-series/circuit/income_report.wasm`, `.zkey` and `verification_key.json`. A page needs
 * `script-src 'wasm-unsafe-eval'` and `worker-src blob:` in its content policy.
 */

export { type CircuitHashes, SETUP_KIND } from '../../adapters/prover/pins.ts';
export { type CircuitFiles, createReportProver, type ReportProver } from '../../adapters/prover/prove.ts';
export {
  type ClaimWish,
  createNotaryClient,
  type NotaryClient,
  type NotaryEndpoint,
} from '../../adapters/zktls/notary.ts';
export type { BackupOf } from '../../core/backup/index.ts';
export { type BidOpening, bidCommitment } from '../../core/bid.ts';
export { deriveClaimKey } from '../../core/claim-key.ts';
export { type IncomeOpening, incomeCommitment, termsCommitment, ZERO_PRIOR } from '../../core/commitments.ts';
export { currencyCode, currencyNumber } from '../../core/currency.ts';
export { type Announcement, isAnnouncement } from '../../core/envelope/index.ts';
export { AppError } from '../../core/errors/app-error.ts';
export { computePayment } from '../../core/payment.ts';
export { type Period, printPeriod, readPeriod } from '../../core/period.ts';
export { LIQUIDITY_FLAGS } from '../../core/report-kinds.ts';
export { type EncodedProof, type EncodedSignals, groth16Input } from '../../core/report-proof.ts';
export { incomeSalt } from '../../core/salts.ts';
export { deriveRate, INDEXING_RULES, type PrivateTerms, parseShareRate } from '../../core/terms.ts';
export type { Attestation, Claim } from '../../domains/zktls/claim-format.ts';
export { payrollSource } from '../../domains/zktls/claim-source.ts';
export { type AttestationOptions, requestAttestation } from './attestation.ts';
export { type DeviceChain, requireAttestor } from './attestor.ts';
export { openBackup, type SavedBackup, sealBackup } from './backup.ts';
export { type SealedBid, type SealedOrder, sealBid, sealOrder } from './bid.ts';
export { type CircuitFileSources, type FileSource, loadCircuitFiles } from './files.ts';
export { createDeviceSecret, randomField, randomSalt } from './random.ts';
export { createIncomeReport, type IncomeReport, type IncomeReportInput, type ReportDevice } from './report.ts';
export {
  type SealedFile,
  type SealingPlace,
  type SealingRow,
  type Statement,
  sealDocument,
  sealEvidence,
  sealFor,
  sealOpening,
  sealReason,
} from './sealing.ts';
export { createMemoryStore, type DeviceStore, type StoredOpening } from './store.ts';
export { type SealedTerms, sealTerms, type TermsInput } from './terms.ts';
