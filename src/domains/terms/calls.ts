import type { Bytes32, Hex } from '@income-series/protocol/hex';
import { type CallDeclarations, ISSUERS_SIGNATURE, ISSUERS_SIGNED_TERMS, line } from '../transaction/index.ts';

declare module '../transaction/model/index.ts' {
  interface ContractCalls extends TermsCalls {}
}

interface Amendment {
  readonly seriesKey: Bytes32;
  readonly amendmentNonce: bigint;
  readonly newTermsCommitment: Bytes32;
  readonly newCap: bigint;
  readonly signature: Hex;
}

/** The opening of a routed series' terms commitment. */
export interface OpenedTerms {
  readonly theta: bigint;
  readonly ratePerUnit: bigint;
  readonly termsSalt: bigint;
}

export interface TermsCalls {
  readonly amendTerms: Amendment;
  /** Amends a routed series; it contains the opening of the new terms, which become public. */
  readonly amendRoutedTerms: Amendment & OpenedTerms;
}

const amendmentLines = (call: Amendment) => [
  line('New terms commitment', call.newTermsCommitment, 'hash'),
  line('New cap', call.newCap, 'token'),
];

/** The preview's lines about the values that become public with a routed series' terms. */
export const publishedTermsLines = (call: Omit<OpenedTerms, 'termsSalt'>) => [
  line('Threshold of a year', call.theta, 'token'),
  line('Rate per unit', call.ratePerUnit, 'WAD'),
  line('Becomes public', 'threshold, rate, terms salt and all routed income', 'text'),
];

export const calls: CallDeclarations<TermsCalls> = {
  amendTerms: { access: ISSUERS_SIGNATURE, preview: amendmentLines },
  amendRoutedTerms: {
    access: ISSUERS_SIGNED_TERMS,
    preview: (call) => [...amendmentLines(call), ...publishedTermsLines(call)],
  },
};
