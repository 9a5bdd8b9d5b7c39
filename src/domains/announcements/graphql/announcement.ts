import type { KeyAddress } from '@income-series/protocol/hex';
import { keyedRow } from 'field-access/lists';
import { builder } from '../../../graphql/builder.ts';
import { keyedInput, mutation } from '../../../graphql/mutation.ts';
import { Attestor } from '../../registry/graphql/keys.ts';

/** Access to columns of announcements: public, because everyone who seals to a key needs them. */
const ANNOUNCEMENT = { class: 'plain', readers: ['public'], deletion: 'unlink' } as const;

const Announcement = builder.prismaObject('AttestorAnnouncement', {
  name: 'EncryptionKeyAnnouncement',
  description:
    'The encryption key that envelopes for an attestor are sealed to, announced with a signature of the attestor ' +
    'key.',
  select: { key: true },
  fields: (t) => ({
    encryptionKey: t.expose('encryptionKey', {
      type: 'Bytes32',
      description: 'The X25519 public key, 32 bytes.',
      access: ANNOUNCEMENT,
    }),
    signature: t.expose('signature', {
      type: 'Hex',
      description: 'The attestor key’s signature over a text that names both keys (EIP-191). Check it before sealing.',
      access: ANNOUNCEMENT,
    }),
    announcedAt: t.expose('announcedAt', {
      type: 'DateTime',
      description: 'When the key was announced.',
      access: ANNOUNCEMENT,
    }),
  }),
});

builder.prismaObjectField(Attestor, 'announcement', (t) =>
  t.field({
    type: Announcement,
    description:
      'The encryption key that the attestor announced. Null if there is none: nothing can be sealed to this ' +
      'attestor.',
    access: 'traverse',
    ...keyedRow('AttestorAnnouncement', { key: 'address' }),
  }),
);

const AnnounceEncryptionKeyPayload = builder
  .objectRef<{ readonly key: KeyAddress }>('AnnounceEncryptionKeyPayload')
  .implement({
    fields: (t) => ({
      announcement: t.prismaField({
        type: Announcement,
        access: 'traverse',
        resolve: (query, { key }, _args, { db }) => db.attestorAnnouncement.findUnique({ ...query, where: { key } }),
      }),
    }),
  });

const AnnounceEncryptionKeyInput = keyedInput('AnnounceEncryptionKeyInput', (t) => ({
  key: t.field({ type: 'KeyAddress', required: true, description: 'An attestor key linked to the account.' }),
  encryptionKey: t.field({ type: 'Bytes32', required: true, description: 'The X25519 public key, 32 bytes.' }),
  signature: t.field({
    type: 'Hex',
    required: true,
    description: 'The attestor key’s signature over the announcement: 65 bytes r, s, v with low s and v 27 or 28.',
  }),
}));

mutation('announceEncryptionKey', {
  type: AnnounceEncryptionKeyPayload,
  description:
    'Announces the encryption key to which work for an attestor key of the account is sealed, with the attestor ' +
    'key’s own signature. Everybody can read it.',
  input: AnnounceEncryptionKeyInput,
  act: ({ caller, input, services }) => services.announcements.announce(caller.accountId, input),
});
