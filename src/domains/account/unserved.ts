import { columnsOf, unservedRecords } from '../../core/unserved.ts';

/** Data-map rows for account data that no GraphQL field returns. */
export const unserved = unservedRecords(
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
    deletion: '10 minutes expiry; purge weekly',
  },
  {
    record: 'Session epoch, a number in each session token; signing out everywhere raises it',
    held: ['accounts.session_epoch'],
    deletion: 'account deletion',
    shownBy: 'tests/domains/account/session.test.ts',
  },
  {
    record: 'Mark of a wallet that signed before its contract was deployed (ERC-6492)',
    held: ['account_wallets.is_contract'],
    deletion: 'unlinking the wallet, or account deletion',
    shownBy: 'tests/domains/account/undeployed-wallet.test.ts',
  },
  {
    record: 'Time of the last request for a code that confirms the e-mail address, and number of wrong codes since',
    held: columnsOf('accounts', 'email_code_requested_at', 'email_code_tries'),
    deletion: 'account deletion, or another address',
    shownBy: 'tests/domains/account/email.test.ts',
  },
  {
    record: 'Code that confirms an e-mail address',
    held: ['the mail; derived from EMAIL_CODE_KEY and the account’s row'],
    deletion: '30 minutes expiry',
    shownBy: 'tests/domains/account/email.test.ts',
  },
  {
    record: 'Session token',
    held: ['the client'],
    deletion: '24 h expiry',
    shownBy: 'tests/domains/account/session.test.ts',
  },
  {
    record: 'Attestor private key',
    held: ['the attestor’s machine, in a keystore encrypted under its password'],
    deletion: 'the attestor deletes the file',
    shownBy: 'tests/packages/attestor/report.slow.test.ts',
  },
);
