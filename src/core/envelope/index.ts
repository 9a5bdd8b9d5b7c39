export {
  type Announcement,
  announcementText,
  deriveEncryptionKey,
  type EncryptionKeyPair,
  isAnnouncement,
  signAnnouncement,
} from './announcement.ts';
export { checkEnvelope, type EnvelopeExpectation, openEnvelope, sealEnvelope } from './envelope.ts';
export type { EnvelopeContext, EnvelopeRecipient } from './format.ts';
