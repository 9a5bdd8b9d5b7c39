/** The functions of devices, except proving, because that loads snarkjs. */

export type { BackupOf } from '@income-series/protocol/backup';
export { type BidOpening, bidCommitment } from '@income-series/protocol/bid';
export { deriveClaimKey } from '@income-series/protocol/claim-key';
export { type IncomeOpening, incomeCommitment, termsCommitment, ZERO_PRIOR } from '@income-series/protocol/commitments';
export { currencyCode, currencyNumber } from '@income-series/protocol/currency';
export { type Announcement, isAnnouncement } from '@income-series/protocol/envelope';
export { AppError } from '@income-series/protocol/errors/app-error';
export type { KeptOpening } from '@income-series/protocol/openings';
export { computePayment } from '@income-series/protocol/payment';
export { type Period, printPeriod, readPeriod } from '@income-series/protocol/period';
export { LIQUIDITY_FLAGS } from '@income-series/protocol/report-kinds';
export { type EncodedProof, type EncodedSignals, groth16Input } from '@income-series/protocol/report-proof';
export { incomeSalt } from '@income-series/protocol/salts';
export { deriveRate, INDEXING_RULES, type PrivateTerms, parseShareRate } from '@income-series/protocol/terms';
export type { Claim, ClaimAttestation as Attestation } from '@income-series/protocol/zktls/claim-format';
export { payrollSource } from '@income-series/protocol/zktls/claim-source';
export { type AttestationOptions, requestAttestation } from './attestation.ts';
export { type DeviceChain, type GivenKeys, requireAttestor } from './attestor.ts';
export { openBackup, type SavedBackup, sealBackup } from './backup.ts';
export { type SealedBid, type SealedOrder, sealBid, sealOrder } from './bid.ts';
export { isCommitOver, type SalePlace, saleContract } from './commit-phase.ts';
export { exportDevice, exportOpenings, importDevice, importOpenings, type KeptDevice } from './export.ts';
export { createIndexedDbStore, type IndexedDbStoreOptions } from './indexed-db.ts';
export type { AskProvider, DeviceNode } from './node.ts';
export {
  type ClaimWish,
  createNotaryClient,
  type NotaryClient,
  type NotaryEndpoint,
} from './notary.ts';
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
