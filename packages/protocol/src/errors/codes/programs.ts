import type { ErrorMeaning } from './meaning.ts';

/** Error codes about the verifier, the keepers, the vault, keystores and devices. Codes are only added. */
export const programs = {
  // verifier
  CLAIM_INVALID: { status: 422, message: 'The claim does not verify.', mend: 'Fetch the claim again from the notary.' },
  WITNESS_UNKNOWN: {
    status: 422,
    message: 'A signature of the claim is by no trusted witness, or the claim was changed after it was signed.',
    mend: 'Fetch the claim again, from a notary whose witnesses the verifier lists.',
  },
  FIGURE_MISMATCH: {
    status: 422,
    message: 'The figure in the claim differs from the opened one.',
    mend: 'Send the opening of the figure that the claim states.',
  },
  OPENING_MISMATCH: {
    status: 422,
    message: 'An opening does not match its commitment.',
    mend: 'Send the figures and salts that the commitment was made of.',
  },
  WITNESS_TOO_FEW: {
    status: 422,
    message: 'Too few distinct trusted witnesses signed the claim.',
    mend: 'Collect signatures of as many distinct witnesses as the verifier asks for.',
  },
  CLAIM_CONTEXT_MISMATCH: {
    status: 422,
    message: 'The claim was made for another series, period or owner.',
    mend: 'Fetch a claim for this series, period and owner.',
  },
  CLAIM_STALE: { status: 422, message: 'The claim is too old, or from the future.', mend: 'Fetch the claim again.' },
  CLAIM_SOURCE_UNKNOWN: {
    status: 422,
    message: 'The claim is not of a source the verifier accepts.',
    mend: 'Use a source that the verifier lists.',
  },
  CLAIM_DEVELOPMENT: {
    status: 422,
    message: 'A development claim is refused on this profile.',
    mend: 'Fetch the claim from the production notary.',
  },
  CLAIM_REFUSED: {
    status: 422,
    message: 'The notary found no figure for the claim at the source.',
    mend: 'Check at the source that the figure is there for the quarter.',
  },
  LIQUIDITY_MISMATCH: {
    status: 422,
    message: 'The liquidity flag is not what the claim states.',
    mend: 'Send the flag that the claim states.',
  },
  PRIOR_NOT_ZERO: {
    status: 422,
    message: 'The prior commitment of a first quarter must be the commitment to no income.',
    mend: 'Use the commitment to no income as the prior of the first quarter.',
  },
  NOTARY_UNAVAILABLE: { status: 503, message: 'The notary does not answer.', mend: 'Try again later.' },
  // vault
  VAULT_KEY_UNKNOWN: {
    status: 500,
    message: 'The vault key is not configured.',
    mend: 'For the operator: configure the vault key with this id again.',
  },
  VAULT_CIPHERTEXT_INVALID: {
    status: 500,
    message:
      'The value does not open: its key id names another vault key than before, or the value was altered or moved.',
    mend: 'For the operator: compare the secret of this id in VAULT_KEYS with the secret that sealed the value; only if they are the same, look for the row in a backup.',
  },
  // keepers
  SPENDING_LIMIT: {
    status: 429,
    message: 'The keeper wallet has reached its daily spending limit.',
    mend: 'For the operator: raise the limit, or wait a day.',
  },
  REORGANISED: {
    status: 503,
    message: 'A reorganisation removed the block.',
    mend: 'The work is repeated by itself on the new blocks.',
  },
  // the database's user
  DATABASE_PRIVILEGE: {
    status: 500,
    message: 'The database user lacks a privilege that the service needs.',
    mend: 'For the operator: grant what docs/operations.md lists.',
  },
  // keystores
  KEYSTORE_INVALID: {
    status: 400,
    message: 'The file is not a keystore, or was altered.',
    mend: 'Use the keystore as its program wrote it.',
  },
  KEYSTORE_UNSUPPORTED: {
    status: 400,
    message: 'Only keystores of version 3 with scrypt and AES-128-CTR, at a cost within bounds, are read.',
    mend: 'Have its program write the key again, as a keystore of version 3 with scrypt at a usual cost.',
  },
  KEYSTORE_WEAK: {
    status: 400,
    message: 'The keystore derives its key too cheaply: scrypt needs at least n=262144, r=8, p=1.',
    mend: 'Write it again at this cost: `income-series attestor key passwd --keystore FILE`.',
  },
  KEYSTORE_PASSWORD: {
    status: 400,
    message: 'The password does not open the keystore.',
    mend: 'Type the keystore’s password again.',
  },
  // claims of notaries
  CLAIM_EPOCH_MISMATCH: {
    status: 422,
    message: 'The claim is of another epoch of witnesses than the verifier accepts.',
    mend: 'Fetch the claim again, of the present epoch.',
  },
  // a device's openings
  OPENINGS_INVALID: {
    status: 400,
    message: 'The text does not hold openings of a device, or was altered.',
    mend: 'Use the export, or the store, as the device wrote it.',
  },
  OPENINGS_VERSION: {
    status: 400,
    message: 'The openings were written by a newer version of the client.',
    mend: 'Update the client.',
  },
  OPENINGS_UNOPENED: {
    status: 400,
    message: 'The openings do not open with this secret or passphrase.',
    mend: 'Use the device secret, or the passphrase, that sealed the openings. If you used it, the text was altered.',
  },
  STORE_UNAVAILABLE: {
    status: 500,
    message: 'The device’s store cannot be read or written.',
    mend: 'Check that the disk has room and that the store is this user’s alone.',
  },
  OPENINGS_WEAK: {
    status: 400,
    message: 'The device export derives its key too cheaply: scrypt with n of at least 262144 is needed.',
    mend: 'Export the device again with `exportDevice`.',
  },
  OPENINGS_COSTLY: {
    status: 400,
    message: 'The device export asks for more memory or work than an export of a device takes.',
    mend: 'Export the device again with `exportDevice`; do not open a file that somebody else made.',
  },
  // leadership
  LEADERSHIP_LOST: {
    status: 409,
    message: 'Another process leads now.',
    mend: 'Nothing needs to be done: the leading process continues the work.',
  },
  // the database's encoding
  DATABASE_ENCODING: {
    status: 500,
    message: 'The database cannot store this text, because its encoding is not UTF8.',
    mend: 'For the operator: move to a database in UTF8, see docs/operations.md.',
  },
} as const satisfies Readonly<Record<string, ErrorMeaning>>;
