/**
 * The functions of an issuer's device without the client of a gateway and without the prover, for a page whose parts load one by one.
 * `index.ts` has them too.
 */

export { currencyNumber } from '@income-series/protocol/currency';
export type { Announcement } from '@income-series/protocol/envelope';
export { readPeriod } from '@income-series/protocol/period';
export { groth16Input } from '@income-series/protocol/report-proof';
export { INDEXING_RULES } from '@income-series/protocol/terms';
export type { DeviceChain, GivenKeys } from './attestor.ts';
export type { DeviceNode } from './node.ts';
export type { IncomeReport, IncomeReportInput } from './report.ts';
export { type SealedStatement, sealDocument, sealEvidence, sealOpening, sealReason } from './sealing.ts';
export { readTermsCommitment } from './series-terms.ts';
export { sealTerms } from './terms.ts';
