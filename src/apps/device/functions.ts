/** What devices do, but for proving: nothing here loads snarkjs. */

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
export type { KeptOpening } from '../../core/openings/index.ts';
export { computePayment } from '../../core/payment.ts';
export { type Period, printPeriod, readPeriod } from '../../core/period.ts';
export { LIQUIDITY_FLAGS } from '../../core/report-kinds.ts';
export { type EncodedProof, type EncodedSignals, groth16Input } from '../../core/report-proof.ts';
export { incomeSalt } from '../../core/salts.ts';
export { deriveRate, INDEXING_RULES, type PrivateTerms, parseShareRate } from '../../core/terms.ts';
export type { Claim, ClaimAttestation as Attestation } from '../../domains/zktls/claim-format.ts';
export { payrollSource } from '../../domains/zktls/claim-source.ts';
export { type AttestationOptions, requestAttestation } from './attestation.ts';
export { type DeviceChain, requireAttestor } from './attestor.ts';
export { openBackup, type SavedBackup, sealBackup } from './backup.ts';
export { type SealedBid, type SealedOrder, sealBid, sealOrder } from './bid.ts';
export { exportDevice, exportOpenings, importDevice, importOpenings, type KeptDevice } from './export.ts';
export { createIndexedDbStore, type IndexedDbStoreOptions } from './indexed-db.ts';
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
