/** The functions of an attestor's own machine, for scripts. The attestor's tool does the same with a key file. */

export type { CaseOpening } from '../../../src/core/case-opening.ts';
export { opensIncome } from '../../../src/core/commitments.ts';
export {
  type Announcement,
  deriveEncryptionKey,
  type EncryptionKeyPair,
  openEnvelope,
  signAnnouncement,
} from '../../../src/core/envelope/index.ts';
export { LIQUIDITY_FLAGS, TIERS } from '../../../src/core/report-kinds.ts';
export {
  addressOfSecretKey,
  domainSeparator,
  messageDigest,
  type SigningDomain,
  signDigest,
} from '../../../src/core/signing/index.ts';
export { type CaseReader, openCase, type SealedCase } from './case-opening.ts';
