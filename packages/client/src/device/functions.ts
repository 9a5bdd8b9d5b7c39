/** The functions of devices, except proving, because that loads snarkjs. */

export {
  type ClaimWish,
  createNotaryClient,
  type NotaryClient,
  type NotaryEndpoint,
} from '../../../../src/adapters/zktls/notary.ts';
export type { BackupOf } from '../../../../src/core/backup/index.ts';
export { type BidOpening, bidCommitment } from '../../../../src/core/bid.ts';
export { deriveClaimKey } from '../../../../src/core/claim-key.ts';
export { type IncomeOpening, incomeCommitment, termsCommitment, ZERO_PRIOR } from '../../../../src/core/commitments.ts';
export { currencyCode, currencyNumber } from '../../../../src/core/currency.ts';
export { type Announcement, isAnnouncement } from '../../../../src/core/envelope/index.ts';
export { AppError } from '../../../../src/core/errors/app-error.ts';
export type { KeptOpening } from '../../../../src/core/openings/index.ts';
export { computePayment } from '../../../../src/core/payment.ts';
export { type Period, printPeriod, readPeriod } from '../../../../src/core/period.ts';
export { LIQUIDITY_FLAGS } from '../../../../src/core/report-kinds.ts';
export { type EncodedProof, type EncodedSignals, groth16Input } from '../../../../src/core/report-proof.ts';
export { incomeSalt } from '../../../../src/core/salts.ts';
export { deriveRate, INDEXING_RULES, type PrivateTerms, parseShareRate } from '../../../../src/core/terms.ts';
export type { Claim, ClaimAttestation as Attestation } from '../../../../src/domains/zktls/model/claim-format.ts';
export { payrollSource } from '../../../../src/domains/zktls/model/claim-source.ts';
export { type AttestationOptions, requestAttestation } from './attestation.ts';
export { type DeviceChain, requireAttestor } from './attestor.ts';
export { openBackup, type SavedBackup, sealBackup } from './backup.ts';
export { type SealedBid, type SealedOrder, sealBid, sealOrder } from './bid.ts';
export { isCommitOver, type SalePlace, saleContract } from './commit-phase.ts';
export { exportDevice, exportOpenings, importDevice, importOpenings, type KeptDevice } from './export.ts';
export { createIndexedDbStore, type IndexedDbStoreOptions } from './indexed-db.ts';
export type { AskProvider, DeviceNode } from './node.ts';
export { createDeviceSecret, randomField, randomSalt } from './random.ts';
export { createIncomeReport, type IncomeReport, type IncomeReportInput, type ReportDevice } from './report.ts';
export {
  type SealedFile,
  type SealedStatement,
  type SealingPlace,
  type SealingRow,
  sealDocument,
  sealEvidence,
  sealFor,
  sealOpening,
  sealReason,
} from './sealing.ts';
export { readTermsCommitment, type SeriesPlace } from './series-terms.ts';
export { createMemoryStore, type DeviceStore, type StoredOpening } from './store.ts';
export { type SealedTerms, sealTerms, type TermsInput } from './terms.ts';
export { contractToken, type TokenHolder, type TokenPlace, tokenBalance, tokenDecimals } from './token-balance.ts';
export { type Fate, type FateQuestion, processedHeight, transactionFate } from './transaction-fate.ts';
