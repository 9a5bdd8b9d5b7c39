/**
 * The storage of a built transaction's bytes and preview, and their readers. `owner`: the account that built it. `issuer`:
 * the same account, only while the wallet that will sign is linked to it.
 */
export interface CallAccess {
  /** `plain`: stored with the transaction. `vault`: sealed in a row of its own. `none`: only in the mutation's answer. */
  readonly class: 'plain' | 'vault' | 'none';
  readonly readers: readonly ('owner' | 'issuer')[];
  readonly deletion: string;
  /** True if the bytes contain private terms: every read is then logged in the terms access log first. */
  readonly carriesTerms: boolean;
}

/** The access to bytes without secrets: no private term, no opening of a sealed bid, no signature that only one reader may see. */
export const BUILDERS_OWN: CallAccess = {
  class: 'plain',
  readers: ['owner'],
  deletion: 'account deletion',
  carriesTerms: false,
};

/** The access to bytes with the opening of a sealed bid or order, which is stored nowhere before it is on the chain. */
export const OPENING: CallAccess = { class: 'none', readers: ['owner'], deletion: 'none', carriesTerms: false };

/** The access to bytes with theta, the rate and the terms salt. */
export const PRIVATE_TERMS: CallAccess = {
  class: 'vault',
  readers: ['issuer'],
  deletion: 'when it expires or is replaced',
  carriesTerms: true,
};

/** The access to bytes with an attestor's signature, which only the issuer may see. */
export const ISSUERS_SIGNATURE: CallAccess = {
  class: 'vault',
  readers: ['issuer'],
  deletion: 'when it expires or is replaced, or the signature dies',
  carriesTerms: false,
};

/** The access to bytes with private terms and an attestor's signature, which only the issuer may see. */
export const ISSUERS_SIGNED_TERMS: CallAccess = { ...ISSUERS_SIGNATURE, carriesTerms: true };

/** The access to calls that the service's relayer signs and sends itself. Nobody reads their bytes, and they are not stored. */
export const RELAYED: CallAccess = { class: 'none', readers: [], deletion: 'none', carriesTerms: false };
