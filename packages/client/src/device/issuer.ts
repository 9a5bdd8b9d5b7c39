/**
 * The functions of an issuer's device without the client of a gateway and without the prover, for a page whose parts load one by one.
 * `index.ts` has them too.
 */

export { currencyNumber } from '../../../../src/core/currency.ts';
export type { Announcement } from '../../../../src/core/envelope/index.ts';
export { readPeriod } from '../../../../src/core/period.ts';
export { groth16Input } from '../../../../src/core/report-proof.ts';
export { INDEXING_RULES } from '../../../../src/core/terms.ts';
export type { DeviceChain } from './attestor.ts';
export type { IncomeReport, IncomeReportInput } from './report.ts';
export { type SealedStatement, sealDocument, sealEvidence, sealOpening, sealReason } from './sealing.ts';
export { readTermsCommitment } from './series-terms.ts';
export { sealTerms } from './terms.ts';
