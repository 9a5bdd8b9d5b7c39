import type { ErrorMeaning } from './meaning.ts';

/** Error codes about accounts, attestors, envelopes and notifications. Codes are only added. */
export const accounts = {
  // sign-in and wallets
  NONCE_INVALID: {
    status: 400,
    message: 'The nonce is unknown, expired or used.',
    mend: 'Request a new challenge and sign it within ten minutes.',
    argument: ['nonce'],
  },
  MESSAGE_INVALID: {
    status: 400,
    message: 'The signed message does not match what was issued.',
    mend: 'Sign the message exactly as it was issued.',
    argument: ['message'],
  },
  SIGNATURE_INVALID: {
    status: 400,
    message: 'The signature is not by the named wallet or key over exactly these bytes.',
    mend: 'Sign exactly the text or message that was issued, for its chain, with the wallet or key that it names.',
    argument: ['signature'],
  },
  SIGNATURE_ENVELOPE_REFUSED: {
    status: 400,
    message: 'The off-chain message that was signed is not exactly this text with this wallet as its only signer.',
    mend: 'Have the wallet sign the text as it is, or an off-chain message of version 0 around it, by this wallet alone.',
    argument: ['signature'],
  },
  SIGNATURE_NOT_CANONICAL: {
    status: 400,
    message: 'The signature is not in canonical form.',
    mend: 'Send 65 bytes r, s, v in hex with `0x`, with low s and v 27 or 28; add 27 to a v of 0 or 1. For a Solana wallet, send 64 bytes R, s with s below the group’s order.',
    argument: ['signature'],
  },
  SESSION_INVALID: {
    status: 401,
    message: 'The session token is invalid or expired.',
    mend: 'Sign in again, or send no token to read public data.',
  },
  WALLET_TAKEN: {
    status: 409,
    message: 'The wallet is linked to another account.',
    mend: 'Remove the wallet from the other account first.',
  },
  WALLET_NOT_LINKED: {
    status: 400,
    message: 'The wallet is not linked to the account.',
    mend: 'Link the wallet with `addWalletChallenge` and `addWallet`, or name one of `viewer.account.wallets`.',
    argument: ['wallet', 'address', 'issuer'],
  },
  WALLET_LAST: {
    status: 409,
    message: 'The last wallet of an account cannot be unlinked.',
    mend: 'Add another wallet first.',
  },
  WALLET_LIMIT: {
    status: 409,
    message: 'The account has reached the limit of linked wallets.',
    mend: 'Remove a wallet first.',
  },
  FEED_LIMIT: {
    status: 429,
    message: 'The limit of open feeds is reached.',
    mend: 'Close another feed of this account, address or stream first, or sign in.',
  },
  // envelopes
  ENVELOPE_INVALID: {
    status: 400,
    message: 'The text is not an e2e envelope of version 1.',
    mend: 'Seal with the device library, version 1.',
    argument: ['document', 'opening', 'evidence', 'reason'],
  },
  ENVELOPE_VERSION: {
    status: 400,
    message: 'Only e2e envelopes of version 1 are accepted.',
    mend: 'Seal with the device library, version 1.',
    argument: ['document', 'opening', 'evidence', 'reason'],
  },
  ENVELOPE_CONTEXT: {
    status: 400,
    message: 'The envelope was sealed for another place.',
    mend: 'Seal for this record, its id and its field.',
    argument: ['document', 'opening', 'evidence', 'reason'],
  },
  ENVELOPE_RECIPIENTS: {
    status: 400,
    message: 'The envelope is not sealed to the addressed keys.',
    mend: 'Seal to the announced encryption keys of exactly the attestors addressed.',
    argument: ['document', 'opening', 'evidence', 'reason'],
  },
  ENVELOPE_TOO_LARGE: {
    status: 400,
    message: 'The envelope is too large.',
    mend: 'Seal a smaller document; the field’s description names the limit.',
    argument: ['document', 'opening', 'evidence', 'reason'],
  },
  ENVELOPE_UNOPENED: {
    status: 400,
    message: 'The envelope does not open with this key.',
    mend: 'Open it with a key that it is sealed to, for its own record. If the key is right, the text was altered.',
  },
  // attestors
  SIGNER_KEY_TAKEN: {
    status: 409,
    message: 'The signer key is linked to another account.',
    mend: 'Unlink the key from the other account first.',
  },
  SIGNER_KEY_LIMIT: {
    status: 409,
    message: 'The account has reached the limit of linked signer keys.',
    mend: 'Unlink a key first.',
  },
  SIGNER_KEY_NOT_LINKED: {
    status: 400,
    message: 'The signer key is not linked to the account.',
    mend: 'Link the key with `signerKeyChallenge` and `linkSignerKey`.',
    argument: ['attestorKey', 'key'],
  },
  SIGNER_KEY_UNKNOWN: {
    status: 400,
    message: 'The signer key is not registered on the chain.',
    mend: 'Have the key registered on the chain first.',
  },
  ANNOUNCEMENT_INVALID: {
    status: 400,
    message: 'The announcement is not signed by its key over exactly this encryption key.',
    mend: 'Sign the announcement of this encryption key with the attestor key itself.',
  },
  ANNOUNCEMENT_MISSING: {
    status: 409,
    message: 'The attestor has announced no encryption key.',
    mend: 'Ask another attestor, or wait until this one announces an encryption key.',
  },
  NOT_ADDRESSED: {
    status: 403,
    message: 'The work is not addressed to a key of the account.',
    mend: 'Sign with the key that the work is addressed to.',
  },
  NONCE_MOVED: {
    status: 409,
    message: 'The nonce that was signed has moved on.',
    mend: 'Read the work again and sign its present nonce.',
  },
  CASE_CLOSED: { status: 409, message: 'The case is closed.', mend: 'Open a new case.' },
  CASE_STATE: {
    status: 409,
    message: 'The state of the case does not allow this step.',
    mend: 'Read the case again: its state says what comes next.',
  },
  TOO_MANY_DOCUMENTS: {
    status: 409,
    message: 'The case has reached the limit of documents.',
    mend: 'Put several papers into one document.',
  },
  CASE_LIMIT: {
    status: 409,
    message: 'The series has reached the limit of records of this kind.',
    mend: 'Finish or close one that is open.',
  },
  PROPOSAL_DECIDED: {
    status: 409,
    message: 'The proposal is decided already.',
    mend: 'Read the proposal again; make a new one if needed.',
  },
  PROPOSAL_OWN: {
    status: 403,
    message: 'Admins cannot decide on their own proposals.',
    mend: 'Have another admin decide.',
  },
  PROPOSAL_NOT_OPEN: {
    status: 409,
    message: 'The state of the proposal does not allow this step.',
    mend: 'Read the proposal again: its state says what comes next.',
  },
  ROLE_UNHELD: {
    status: 409,
    message: 'No wallet on the chain has the role KEYS, which signs this transaction.',
    mend: 'For the operator: grant the role to a wallet on the chain.',
  },
  IDENTITY_PROVIDER_UNAVAILABLE: {
    status: 503,
    message: 'The identity-check provider does not answer.',
    mend: 'Try again later.',
  },
  IDENTITY_PROVIDER_MISSING: {
    status: 503,
    message: 'The service has no identity-check provider.',
    mend: 'For the operator: configure IDENTITY_PROVIDER_URL.',
  },
  IDENTITY_PROVIDER_REFUSED: {
    status: 500,
    message: 'The identity-check provider refused the service’s request.',
    mend: 'For the operator: compare IDENTITY_PROVIDER_URL and IDENTITY_PROVIDER_KEY with what the provider gave.',
  },
  WEBHOOK_INVALID: {
    status: 401,
    message: 'The webhook is not signed by the provider.',
    mend: 'For the provider: sign each delivery with the shared secret and the present time, in the form of docs/administration.md.',
  },
  // relays
  PAUSE_REFUSED: {
    status: 409,
    message: 'The chain refuses the pause; detail names the rule and its bound.',
    mend: 'Choose an end within the bound, or refuse the request.',
  },
  RELAY_UNAVAILABLE: {
    status: 503,
    message: 'The service has no relayer.',
    mend: 'For the operator: configure a relayer. Meanwhile send the transaction from a wallet.',
  },
  RELAY_FAILED: {
    status: 502,
    message: 'The relayed transaction was not accepted.',
    mend: 'Try again: the chain may refuse the call in its present state. If it stays, the operator looks at the wallets of /health, because an empty one sends nothing.',
  },
  RELAY_PENDING: {
    status: 503,
    message: 'The relayed transaction is not in a block yet.',
    mend: 'Repeat the same request; nothing is sent twice.',
  },
  // notifications
  NOTIFICATION_LIMIT: {
    status: 400,
    message: 'The request names too many notifications.',
    mend: 'Name fewer in one request, or mark all up to a time.',
  },
  TX_HASH_TAKEN: {
    status: 409,
    message: 'Another built transaction with the same call was sent under this hash.',
    mend: 'Check the hash: it confirms one built transaction of the same call, and another one was reported first.',
    argument: ['txHash'],
  },
  TX_MISMATCH: {
    status: 400,
    message: 'The transaction of this hash is not the one that was built.',
    mend: 'Send the transaction as it was built, and name its hash.',
    argument: ['txHash'],
  },
  MESSAGE_STATE: {
    status: 409,
    message: 'The state of the message does not allow this step.',
    mend: 'Read the message again: only one that was given up can be queued again.',
  },
  MAIL_FAILED: {
    status: 502,
    message: 'The mail server did not take the message.',
    mend:
      'The service tries again by itself; for the operator: check SMTP_URL, the sender’s domain and whether the server relays ' +
      'for it.',
  },
  MAIL_REFUSED: {
    status: 502,
    message: 'The mail server says that the address takes no mail.',
    mend: 'Have the account correct its e-mail address.',
  },
  MAIL_UNAVAILABLE: {
    status: 503,
    message: 'The service has no connection to the mail server, or none over a certificate that it accepts.',
    mend: 'The service tries again by itself; for the operator: the worker’s log has the connection’s error.',
  },
  // records of an account
  RECORD_STATE: {
    status: 409,
    message: 'The state of the record does not allow this step.',
    mend: 'Do the step that `message` names first, or read the record again.',
  },
  RECORD_LIMIT: {
    status: 409,
    message: 'The account has reached the limit of records of this kind.',
    mend: 'Remove one first.',
  },
  // applications
  APPLICATION_OPEN: {
    status: 409,
    message: 'The account has an open application of this persona.',
    mend: 'Go on with the open application, or withdraw it first.',
  },
  APPLICATION_OWN: {
    status: 403,
    message: 'Admins cannot review their own applications.',
    mend: 'Have another admin review it.',
  },
  APPLICATION_CLAIMED: {
    status: 409,
    message: 'Another admin reviews the application, or it was claimed less than a day ago.',
    mend: 'Leave it to the admin who claimed it, or claim it 24 hours after the last claim.',
  },
  CONFIRMATION_INVALID: {
    status: 400,
    message: 'The confirmation is for another decision, or has expired.',
    mend: 'Preview the decision again, and confirm it within five minutes.',
    argument: ['confirmation'],
  },
  NOTE_LIMIT: {
    status: 409,
    message: 'The application has reached the limit of notes by this author.',
    mend: 'No further note is possible on this application.',
  },
  // e-mail addresses
  EMAIL_MISSING: {
    status: 409,
    message: 'The account has no e-mail address.',
    mend: 'Set one with `updateProfile`.',
  },
  EMAIL_CONFIRMED: {
    status: 409,
    message: 'The e-mail address is confirmed already.',
    mend: 'Nothing needs to be done: the address gets mail.',
  },
  EMAIL_CODE_RECENT: {
    status: 429,
    message: 'The account requested a code less than ten minutes ago.',
    mend: 'Use that code, or request another one ten minutes after the last request.',
  },
  EMAIL_CODE_WRONG: {
    status: 422,
    message: 'The code is not the one that was sent.',
    mend: 'Try the code of the latest mail again, under a new idempotency key: five tries in all.',
    argument: ['code'],
  },
  EMAIL_CODE_EXPIRED: {
    status: 409,
    message: 'No code is valid now: the last one is over 30 minutes old, was tried five times, or was never requested.',
    mend: 'Request another code with `requestEmailCode`.',
    argument: ['code'],
  },
  MAIL_DISABLED: {
    status: 503,
    message: 'The service sends no mail.',
    mend: 'For the operator: configure SMTP_URL and EMAIL_CODE_KEY.',
  },
  // applications on the chain
  APPLICATION_OF_ATTESTOR: {
    status: 409,
    message: 'No transaction is built for the application of an attestor.',
    mend: 'Propose the attestor’s key with `proposeAttestor`; another admin decides.',
  },
  WALLET_NOT_APPLICANT: {
    status: 400,
    message: 'The wallet is not one of the applicant’s on the chain.',
    mend: 'Ask the applicant for a wallet of `viewer.account.wallets` on the chain, or have one linked first.',
  },
  APPROVAL_ON_CHAIN: {
    status: 409,
    message: 'The wallet already has this status in the chain’s registry.',
    mend: 'Nothing needs to be done: `Application.onchain` follows when the block is indexed. Name another wallet if you meant one.',
  },
  IDENTITY_CHECK_PASSED: {
    status: 409,
    message: 'The identity check has passed.',
    mend: 'Nothing needs to be done: another check is not needed.',
  },
  ACCOUNT_IN_USE: {
    status: 409,
    message: 'The account has open work.',
    mend: 'Finish the work that `blockers` names (`accountDeletionPreview` says how). Then send the same request again while its challenge is valid, or sign another challenge.',
  },
} as const satisfies Readonly<Record<string, ErrorMeaning>>;
