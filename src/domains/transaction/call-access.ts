/**
 * How the bytes of a built transaction and its preview are kept, and who reads them. `owner` is the account that built it,
 * `issuer` that account as long as the wallet that will sign is one of its own.
 */
export interface CallAccess {
  /** `plain`: with the transaction; `vault`: sealed, in a row of its own; `none`: answered by the mutation alone. */
  readonly class: 'plain' | 'vault' | 'none';
  readonly readers: readonly ('owner' | 'issuer')[];
  readonly deletion: string;
  /** The bytes hold private terms: every read is written in the terms access log first. */
  readonly carriesTerms: boolean;
}

/** No private term, no signature that is one reader's alone, no opening of a sealed bid. */
export const BUILDERS_OWN: CallAccess = {
  class: 'plain',
  readers: ['owner'],
  deletion: 'account deletion',
  carriesTerms: false,
};

/** The opening of a sealed bid or order, which is nowhere until it is on the chain. */
export const OPENING: CallAccess = { class: 'none', readers: ['owner'], deletion: 'none', carriesTerms: false };

/** Theta, the rate and the terms salt. */
export const PRIVATE_TERMS: CallAccess = {
  class: 'vault',
  readers: ['issuer'],
  deletion: 'when it expires or is replaced',
  carriesTerms: true,
};

/** An attestor's signature that only the issuer may see. */
export const ISSUERS_SIGNATURE: CallAccess = {
  class: 'vault',
  readers: ['issuer'],
  deletion: 'when it expires or is replaced, or the signature dies',
  carriesTerms: false,
};

/** Theta, the rate and the terms salt, with an attestor's signature that only the issuer may see. */
export const ISSUERS_SIGNED_TERMS: CallAccess = { ...ISSUERS_SIGNATURE, carriesTerms: true };

/** Signatures that the service's relayer sends by itself: nobody is asked to sign such a call, and none is kept. */
export const RELAYED: CallAccess = { class: 'none', readers: [], deletion: 'none', carriesTerms: false };
