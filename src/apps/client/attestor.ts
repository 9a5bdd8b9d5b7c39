/** What an attestor's own machine does, for scripts: the attestor's tool does it with a key file, step by step. */

export type { CaseOpening } from '../../core/case-opening.ts';
export { opensIncome } from '../../core/commitments.ts';
export {
  type Announcement,
  deriveEncryptionKey,
  type EncryptionKeyPair,
  openEnvelope,
  signAnnouncement,
} from '../../core/envelope/index.ts';
export { LIQUIDITY_FLAGS, TIERS } from '../../core/report-kinds.ts';
export {
  addressOfSecretKey,
  domainSeparator,
  messageDigest,
  type SigningDomain,
  signDigest,
} from '../../core/signing/index.ts';
export { type CaseReader, openCase, type SealedCase } from './case-opening.ts';
