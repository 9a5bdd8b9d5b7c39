/** The figures of the payroll provider; the third quarter was reported by documents. */
export const CLAIMED = ['income 1', 'income 2', 'income 4'];
/** Every operation of the attestors' tool in the story, with everything that it is given. */
export const POSTED = [
  'AmendmentTerms id',
  'AnnounceEncryptionKey idempotencyKey key encryptionKey signature',
  'AnnualCase id',
  'DecideHardship idempotencyKey id decision decisionCode pauseEndsAt signature',
  'ExtinguishmentRequest id',
  'HardshipRequest id',
  'LinkSignerKey idempotencyKey nonce signature',
  'SignAmendment idempotencyKey id signature',
  'SignExtinguishment idempotencyKey id key signature',
  'SignIn idempotencyKey message signature',
  'SignInNonce address chain',
  'SignTier3Case idempotencyKey id signature',
  'SignTrueUp idempotencyKey id adjustment attestedAt signature',
  'SignerKeyChallenge key',
  'SigningRequest kind id chain key',
  'SigningRequest kind id chain key adjustment attestedAt',
  'SigningRequest kind id chain key pauseEndsAt',
  'TermsAmendment id',
  'Tier3Case id',
  'Tier3Document id index',
];
/** Commands of the tool that are seen running. */
export const COMMANDS = [
  'init',
  'key new',
  'login',
  'link',
  'announce',
  'decrypt document',
  'decrypt evidence',
  'sign report',
];
/** Columns that a search would not miss anything in. */
export const FILLED = [
  'terms_vault.ciphertext',
  'terms_amendments.ciphertext',
  'tier3_cases.opening_ciphertext',
  'tier3_cases.documents_ciphertext',
  'hardship_requests.ciphertext',
  'extinguishment_requests.evidence_ciphertext',
  'idempotency_records.result',
  'reports.proof',
  'chain_events.args',
];
/** Kept for the issuer's transactions, and, once confirmed, in the chain's events. */
export const SIGNATURES_KEPT = [
  'chain_events.args',
  'terms_amendments.attestor_signature',
  'tier3_annual.trueup_signature',
];
