import { columnsOf, type UnservedRecord } from '../../core/unserved.ts';

/** What accounts have that no field serves. */
export const unserved: readonly UnservedRecord[] = [
  {
    record: 'Sign-in nonces and key-link challenges',
    held: columnsOf(
      'auth_nonces',
      'nonce',
      'purpose',
      'chain',
      'address',
      'account_id',
      'domain',
      'uri',
      'issued_at',
      'expires_at',
      'consumed_at',
    ),
    class: 'plain',
    readers: [],
    deletion: '10 minutes expiry; purge weekly',
    shownBy: 'tests/access/attacks/secrets.test.ts',
  },
  {
    record: 'The number that sessions are of; signing out everywhere raises it',
    held: ['accounts.session_epoch'],
    class: 'plain',
    readers: [],
    deletion: 'account deletion',
    shownBy: 'tests/domains/account/session.test.ts',
  },
  {
    record: 'Session token',
    held: ['the client'],
    class: 'none',
    readers: [],
    deletion: '24 h expiry',
    shownBy: 'tests/domains/account/session.test.ts',
  },
  {
    record: 'Attestor private key',
    held: ['the attestor’s machine, in a keystore encrypted under its password'],
    class: 'none',
    readers: [],
    deletion: 'the attestor deletes the file',
    shownBy: 'tests/apps/attestor/report.test.ts',
  },
];
