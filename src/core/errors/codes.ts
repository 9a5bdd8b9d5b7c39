/**
 * Every error code the service answers with. Append only: a code never changes its meaning and is never reused.
 * Messages are constants and carry no value of the request or of any row.
 */
export const ERROR_CODES = {
  // any operation
  BAD_INPUT: 'The input is not of the expected form.',
  UNAUTHENTICATED: 'Sign in first.',
  FORBIDDEN: 'The viewer may not read this field.',
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
  FX_MISMATCH: 'The FX rate is not the one of the feed.',
  FX_STALE: 'The FX feed is stale.',
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
  // transactions
  SIMULATION_FAILED: 'The transaction would fail on the chain.',
} as const;

export type ErrorCode = keyof typeof ERROR_CODES;
