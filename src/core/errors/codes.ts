/**
 * Every error code the service answers with. Append only: a code never changes its meaning and is never reused.
 * Messages are constants and carry no value of the request or of any row.
 */
export const ERROR_CODES = {
  // any operation
  BAD_INPUT: 'The input is not of the expected form.',
  UNAUTHENTICATED: 'Sign in first.',
  FORBIDDEN: 'The viewer is not permitted to read or do this.',
  NOT_FOUND: 'There is no such record, or it is not visible to the viewer.',
  CONFLICT: 'The record changed or is in use.',
  INTERNAL: 'The service failed.',
  DATABASE_UNAVAILABLE: 'The database does not answer.',
  CHAIN_UNAVAILABLE: 'The chain node does not answer.',
  VERIFIER_UNAVAILABLE: 'The verifier does not answer.',
  BODY_TOO_LARGE: 'The request body is too large.',
  QUERY_TOO_DEEP: 'The query is nested too deeply.',
  QUERY_TOO_COSTLY: 'The query costs more than one request may.',
  QUERY_TOO_MANY_ALIASES: 'The query uses too many aliases.',
  QUERY_TOO_MANY_TOKENS: 'The query has too many tokens.',
  BAD_REQUEST: 'The request is not GraphQL over HTTP.',
  MALFORMED_DOCUMENT: 'The document is not GraphQL.',
  INVALID_DOCUMENT: 'The document does not fit the schema.',
  TIMEOUT: 'The request took longer than it may.',
  CHAIN_REFUSED: 'This chain is refused.',
  CHAIN_MISMATCH: 'The node serves another chain than configured.',
  // lists
  PAGE_INVALID: 'A page takes either first or last, from 0 to 100.',
  CURSOR_INVALID: 'The cursor does not belong to this list.',
  // idempotency
  IDEMPOTENCY_KEY_REUSED: 'The idempotency key was used with another input.',
  IDEMPOTENCY_IN_PROGRESS: 'The first request with this idempotency key is still running.',
  // sign-in and wallets
  NONCE_INVALID: 'The nonce is unknown, expired or used.',
  MESSAGE_INVALID: 'The signed message does not match what was issued.',
  SIGNATURE_INVALID: 'The signature does not belong to the named wallet.',
  SIGNATURE_NOT_CANONICAL: 'The signature is not 65 bytes r, s, v with low s and v 27 or 28.',
  SESSION_INVALID: 'The session token is invalid or expired.',
  WALLET_TAKEN: 'The wallet is linked to another account.',
  WALLET_NOT_LINKED: 'The wallet is not linked to the account.',
  WALLET_LAST: 'The last wallet of an account stays linked.',
  WALLET_LIMIT: 'The account has as many wallets as it may.',
  FEED_LIMIT: 'The account has as many feeds open as it may.',
  // series and terms
  'A-TERMS-5': 'Rule A-TERMS-5: the share rate must divide exactly into a WAD rate a unit.',
  TERMS_OUT_OF_RANGE: 'A term is outside the range the circuit proves.',
  RAISE_PARAMS_INVALID: 'The raise parameters contradict each other.',
  ISSUER_NOT_APPROVED: 'The issuer is not approved on the chain.',
  SERIES_EXISTS: 'The series is on the chain already.',
  WRONG_STATE: 'The series is not in the state this needs.',
  NOT_ISSUER: 'Only the issuer of the series may do this.',
  // reports
  PROOF_SHAPE: 'The proof is not of the pinned shape.',
  PROOF_INVALID: 'The proof does not verify.',
  DEVELOPMENT_SETUP_REFUSED: 'Proofs under a development setup can be forged: it is refused on a production profile.',
  CIRCUIT_FILE_MISMATCH: 'A file of the circuit is not the pinned one.',
  WITNESS_INVALID: 'The figures do not satisfy the circuit.',
  SIGNAL_MISMATCH: 'A public signal differs from what the chain holds.',
  COMMITMENT_NOT_CANONICAL: 'A commitment is not a canonical field element.',
  PERIOD_INVALID: 'The period is not a year and a quarter.',
  PERIOD_NOT_OPEN: 'The period is not open for a report.',
  PRIOR_MISMATCH: 'The prior commitment is not the one on the chain.',
  ATTESTATION_INVALID: 'The attestation does not cover this report.',
  SIGNER_INACTIVE: 'The signing key is not active.',
  FX_MISMATCH: 'The FX rate is not that of the quarter’s end.',
  FX_STALE: 'The FX feed has no rate that is recent enough.',
  // verifier
  CLAIM_INVALID: 'The claim does not verify.',
  WITNESS_UNKNOWN: 'A witness of the claim is not trusted.',
  FIGURE_MISMATCH: 'The figure in the claim is not the opened one.',
  OPENING_MISMATCH: 'An opening does not match its commitment.',
  WITNESS_TOO_FEW: 'Too few distinct trusted witnesses signed the claim.',
  CLAIM_CONTEXT_MISMATCH: 'The claim was made for another series, period or owner.',
  CLAIM_STALE: 'The claim is too old, or from the future.',
  CLAIM_SOURCE_UNKNOWN: 'The claim is not of a source the verifier accepts.',
  CLAIM_DEVELOPMENT: 'A development claim is refused on this profile.',
  CLAIM_REFUSED: 'The notary found nothing at the source that the claim could state.',
  LIQUIDITY_MISMATCH: 'The liquidity flag is not what the claim states.',
  PRIOR_NOT_ZERO: 'The prior of a first quarter is the commitment to no income.',
  NOTARY_UNAVAILABLE: 'The notary does not answer.',
  // vault
  VAULT_KEY_UNKNOWN: 'The vault key is not configured.',
  VAULT_CIPHERTEXT_INVALID: 'The ciphertext does not belong to this row or was altered.',
  // envelopes
  ENVELOPE_INVALID: 'The text is not an e2e envelope of version 1.',
  ENVELOPE_VERSION: 'Only e2e envelopes of version 1 are accepted.',
  ENVELOPE_CONTEXT: 'The envelope was sealed for another place.',
  ENVELOPE_RECIPIENTS: 'The envelope is not sealed to the addressed keys.',
  ENVELOPE_TOO_LARGE: 'The envelope is larger than it may be.',
  ENVELOPE_UNOPENED: 'The envelope does not open with this key.',
  // attestors
  SIGNER_KEY_TAKEN: 'The signer key is linked to another account.',
  SIGNER_KEY_LIMIT: 'The account has as many signer keys as it may.',
  SIGNER_KEY_NOT_LINKED: 'The signer key is not linked to the account.',
  SIGNER_KEY_UNKNOWN: 'The signer key is not registered on the chain.',
  ANNOUNCEMENT_INVALID: 'The announcement is not signed by its key.',
  ANNOUNCEMENT_MISSING: 'The attestor has announced no encryption key.',
  NOT_ADDRESSED: 'The work is not addressed to a key of the account.',
  NONCE_MOVED: 'The nonce that was signed has moved on.',
  CASE_CLOSED: 'The case is closed.',
  CASE_STATE: 'The case is not in the state this needs.',
  TOO_MANY_DOCUMENTS: 'The case has as many documents as it may.',
  CASE_LIMIT: 'The series has as many of these as it may.',
  PROPOSAL_DECIDED: 'The proposal is decided already.',
  PROPOSAL_OWN: 'Another admin decides on a proposal.',
  PROPOSAL_NOT_OPEN: 'The proposal is not in the state this needs.',
  IDENTITY_PROVIDER_UNAVAILABLE: 'The identity-check provider does not answer.',
  WEBHOOK_INVALID: 'The webhook is not signed by the provider.',
  // relays
  PAUSE_REFUSED: 'The chain refuses the pause; detail names the rule and its bound.',
  RELAY_UNAVAILABLE: 'The service has no relayer.',
  RELAY_FAILED: 'The relayed transaction was not accepted.',
  RELAY_PENDING: 'The relayed transaction is not in a block yet; ask again.',
  // amendments, true-ups, router
  CAP_BELOW_PAID: 'The new cap is below what was paid and accrued.',
  YEAR_NOT_OVER: 'The year is not over.',
  TRUEUP_DONE: 'The year has its true-up.',
  ATTESTATION_TIME: 'The attestation is dated before the end of its year, or in the future.',
  ADJUSTMENT_OUT_OF_RANGE: 'The adjustment is zero or larger than a payment may be.',
  FX_FRESH: 'The quarter has its FX rate: there is nothing to stand in for.',
  FX_OUT_OF_BOUND: 'The FX rate is too far from the feed’s last before the quarter’s end.',
  SERIES_ROUTED: 'The series is on the income router.',
  // bids, orders, windows
  BACKUP_INVALID: 'The text is not a reveal backup of version 1.',
  BACKUP_VERSION: 'Only reveal backups of version 1 are accepted.',
  BACKUP_UNOPENED: 'The backup does not open with this secret, for this bid.',
  // notifications
  NOTIFICATION_LIMIT: 'More notifications are named than one request may.',
  TX_HASH_TAKEN: 'Another transaction was sent under this hash.',
  TX_MISMATCH: 'The transaction of this hash is not the one that was built.',
  MESSAGE_STATE: 'The message is not in the state this needs.',
  MAIL_FAILED: 'The mail server did not take the message.',
  MAIL_REFUSED: 'The mail server refused the message for good.',
  MAIL_UNAVAILABLE: 'The mail server does not answer.',
  // keepers
  SPENDING_LIMIT: 'The keeper wallet has spent what it may in a day.',
  REORGANISED: 'The block was taken back by a reorganisation.',
  // the database's user
  DATABASE_PRIVILEGE: 'The database user lacks a privilege that the service needs.',
  // keystores
  KEYSTORE_INVALID: 'The file is not a keystore, or was altered.',
  KEYSTORE_UNSUPPORTED: 'Only keystores of version 3 with scrypt and AES-128-CTR, at a cost within bounds, are read.',
  KEYSTORE_WEAK: 'The keystore derives its key too cheaply: scrypt with n of at least 262144 is needed.',
  KEYSTORE_PASSWORD: 'The password does not open the keystore.',
  // transactions
  SIMULATION_FAILED: 'The transaction would fail on the chain.',
  // claims of notaries
  CLAIM_EPOCH_MISMATCH: 'The claim is of another epoch of witnesses than the verifier accepts.',
  // routed series
  SERIES_NOT_ROUTED: 'The series is not on the income router, and never will be.',
  ROUTER_OPEN: 'The income router of the series is open already.',
  INCOME_ROUTED: 'Income was routed in the quarter, so its report is the router’s.',
  // amendments
  PERIOD_UNSETTLED: 'A quarter is over that was neither reported nor missed.',
  // extinguishments
  EXTINGUISHMENT_NOT_REQUESTED: 'The chain holds no request for this extinguishment with the keys and deadline shown.',
  // rates of quarters
  RATE_RECORDED: 'A rate was recorded for the quarter, and counts for good.',
  // the node
  CHAIN_BEHIND: 'The chain node is behind what is indexed.',
  CHAIN_STALE: 'The chain node has no recent block.',
  // overload
  OVERLOADED: 'The service is busy. Try again later.',
  // limits by address
  RATE_LIMITED: 'More was asked from this address than one may ask in a minute.',
  // chains
  CHAIN_REQUIRED: 'Several chains are served. Name one.',
  // records of an account
  RECORD_STATE: 'The record is not in the state this needs.',
  RECORD_LIMIT: 'The account has as many of these as it may.',
} as const;

export type ErrorCode = keyof typeof ERROR_CODES;
