/** What an attestor's own machine does, for scripts: the attestor's tool does it with a key file, step by step. */

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
