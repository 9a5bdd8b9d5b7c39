import type { Bytes32, EvmAddress, Hex } from '@income-series/protocol/hex';
import type { AttestorsOutcome } from '../../../src/apps/demo/attestors-story.ts';
import type { CaseStoryReader } from '../../../src/apps/demo/case-readers.ts';

/** Lists of a series with the attestors' work. */
export type ListName = 'tier3Cases' | 'amendments' | 'hardshipRequests' | 'annualCases' | 'extinguishmentRequests';

type Value = string | number | null;
export interface Signature {
  readonly signer: EvmAddress;
  readonly signature: Hex;
  readonly digest: Bytes32;
}
export type Row = Readonly<Record<string, unknown>>;
export interface List {
  readonly edges: readonly { readonly node: Row }[];
}
type SeriesRead = Readonly<Record<ListName, List>> & {
  readonly state: string;
  readonly cap: string;
  readonly termsCommitment: Bytes32;
  readonly terms: Readonly<Record<string, Value>>;
};
interface Read {
  readonly data: { readonly series: SeriesRead; readonly termsAccessLog: List };
  readonly errors?: readonly { readonly extensions: { readonly code: string; readonly coordinate: string } }[];
}

export type AttestorsJson = Omit<AttestorsOutcome, 'readers'> & {
  readonly readers: Readonly<Record<CaseStoryReader, Read>>;
};

export type Who = readonly CaseStoryReader[];
/** Interceptor the issuer and the attestor it is addressed to; admins. */
const CASE: Who = ['issuer', 'first', 'admin'];
const ADDRESSED: Who = ['first'];
/** Issuer, the chain's attestors, admins. */
export const LISTED: Who = ['issuer', 'first', 'second', 'admin'];
const STATUS: Who = ['holder', 'issuer', 'first', 'admin'];
const RELAYED: Who = ['first', 'admin'];
const BOTH: Who = ['first', 'second'];
const BOTH_RELAYED: Who = [...BOTH, 'admin'];

const all = (who: Who, ...fields: readonly string[]) => Object.fromEntries(fields.map((field) => [field, who]));
export const TERM_FIELDS = ['theta', 'rate', 'shareRate', 'termsSalt'] as const;

/** Who sees the row, and who reads which of its fields. */
export const ACCESS: readonly (readonly [ListName, Who, Readonly<Record<string, Who>>])[] = [
  [
    'tier3Cases',
    CASE,
    {
      ...all(CASE, 'state', 'period', 'attestorKey', 'priorIncomeCommitment', 'incomeCommitment', 'liquidityFlag'),
      ...all(CASE, 'payment', 'attestation'),
      ...all(ADDRESSED, 'opening', 'documentCount', 'document'),
    },
  ],
  ['amendments', LISTED, all(LISTED, 'state', 'attestorKey', 'termsCommitment', 'newCap', 'amendmentNonce', 'digest')],
  [
    'hardshipRequests',
    STATUS,
    {
      ...all(STATUS, 'state', 'pauseEndsAt', 'decidedAt', 'endedAt'),
      attestorKey: CASE,
      reason: ADDRESSED,
      ...all(RELAYED, 'decisionCode', 'approval'),
    },
  ],
  [
    'annualCases',
    CASE,
    all(
      CASE,
      'state',
      'year',
      'attestorKey',
      'trueupSigner',
      'trueupNonce',
      'attestedAt',
      'adjustment',
      'trueupDigest',
    ),
  ],
  [
    'extinguishmentRequests',
    LISTED,
    {
      ...all(LISTED, 'state', 'attestorKeys'),
      evidence: BOTH,
      ...all(BOTH_RELAYED, 'extinguishNonce', 'signers', 'signatures', 'relayTx'),
    },
  ],
];

const terms = (type: string) => TERM_FIELDS.map((field) => `${type}.${field}`);
const sealedCase = ['Tier3Case.opening', 'Tier3Case.documentCount', 'Tier3Case.document'];
const ofHardship = ['HardshipRequest.decisionCode', 'HardshipRequest.reason', 'HardshipRequest.approval'];
/** The selections that each is denied of what it sees. */
export const DENIED: Readonly<Record<CaseStoryReader, readonly string[]>> = {
  public: terms('SeriesTerms'),
  holder: ['HardshipRequest.attestorKey', ...ofHardship],
  issuer: [
    ...sealedCase,
    ...ofHardship,
    ...['evidence', 'extinguishNonce', 'signers', 'signatures', 'relayTx'].map((f) => `ExtinguishmentRequest.${f}`),
  ],
  // The amendment was confirmed: its review is over.
  first: [...terms('SeriesTerms'), ...terms('AmendmentTerms')],
  second: [...terms('SeriesTerms'), ...terms('AmendmentTerms')],
  admin: [
    ...terms('SeriesTerms'),
    ...terms('AmendmentTerms'),
    ...sealedCase,
    'HardshipRequest.reason',
    'ExtinguishmentRequest.evidence',
  ],
};
