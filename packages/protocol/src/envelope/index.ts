export {
  type Announcement,
  announcementText,
  deriveEncryptionKey,
  type EncryptionKeyPair,
  isAnnouncement,
  signAnnouncement,
} from './announcement.ts';
export { type EnvelopeColumn, envelopeColumn, MAX_ENVELOPE_BYTES } from './column.ts';
export { checkEnvelope, openEnvelope, sealEnvelope } from './envelope.ts';
export { type EnvelopeContext, type EnvelopeRecipient, parseEnvelope } from './format.ts';
