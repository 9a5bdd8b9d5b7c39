/** The functions of an attestor's own machine, for scripts. The attestor's tool does the same with a key file. */

export type { CaseOpening } from '@income-series/protocol/case-opening';
export { opensIncome } from '@income-series/protocol/commitments';
export {
  type Announcement,
  deriveEncryptionKey,
  type EncryptionKeyPair,
  openEnvelope,
  signAnnouncement,
} from '@income-series/protocol/envelope';
export { LIQUIDITY_FLAGS, TIERS } from '@income-series/protocol/report-kinds';
export {
  addressOfSecretKey,
  domainSeparator,
  messageDigest,
  type SigningDomain,
  signDigest,
} from '@income-series/protocol/signing';
export { type CaseReader, openCase, type SealedCase } from './case-opening.ts';
