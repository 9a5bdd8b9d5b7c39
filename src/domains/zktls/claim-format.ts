import { keccak256Hex, utf8 } from '../../core/bytes.ts';
import { canonicalJson } from '../../core/canonical-json.ts';
import type { Bytes32, Hex, KeyAddress } from '../../core/hex.ts';
import type { Period } from '../../core/period.ts';
import { personalDigest } from '../../core/signing/index.ts';

/**
 * The claim format of the Reclaim protocol (reclaimprotocol/attestor-core, docs/claim-creation.md): a witness states
 * that `owner` saw what `parameters` and `context` say at `timestampS`.
 */
export interface ClaimData {
  /** The kind of source; "http" here. */
  readonly provider: string;
  /** JSON of the request and of what its response had to match. */
  readonly parameters: string;
  /** The address of the key that asked for the claim. */
  readonly owner: string;
  /** Unix seconds. */
  readonly timestampS: number;
  /** Canonical JSON: what the claim was made for, and the values the witness extracted. */
  readonly context: string;
  /** keccak-256 of provider, parameters and context. */
  readonly identifier: string;
  readonly epoch: number;
}

export interface Claim {
  readonly identifier: string;
  readonly claimData: ClaimData;
  /** One EIP-191 signature a witness, 65 bytes r, s, v. */
  readonly signatures: readonly string[];
}

/** The request of an "http" claim, as Reclaim's provider of that name takes it. */
export interface ClaimSource {
  /** `{{name}}` stands for a public parameter value. */
  readonly url: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  readonly body?: string | undefined;
  readonly responseMatches: readonly {
    readonly type: 'regex' | 'contains';
    readonly value: string;
    readonly invert?: boolean | undefined;
  }[];
  readonly responseRedactions?:
    | readonly {
        readonly xPath?: string | undefined;
        readonly jsonPath?: string | undefined;
        readonly regex?: string | undefined;
        readonly hash?: string | undefined;
      }[]
    | undefined;
}

/** keccak256(provider \n parameters \n context). */
export const claimIdentifier = (claim: Pick<ClaimData, 'provider' | 'parameters' | 'context'>): Bytes32 =>
  keccak256Hex(utf8(`${claim.provider}\n${claim.parameters}\n${claim.context}`));

/** What witnesses sign: the identifier made again from the claim's parts, owner, time and epoch, a line each. */
export const claimText = (claim: Omit<ClaimData, 'identifier'>): string =>
  `${claimIdentifier(claim)}\n${claim.owner.toLowerCase()}\n${claim.timestampS}\n${claim.epoch}`;

export const claimDigest = (claim: Omit<ClaimData, 'identifier'>): Bytes32 => personalDigest(claimText(claim));

/**
 * Reclaim's provider hash: what is asked and what must match, without headers, places and parameter values. It names
 * one source, so a verifier pins it.
 */
export const sourceHash = (source: ClaimSource): Bytes32 =>
  keccak256Hex(
    utf8(
      canonicalJson({
        url: source.url,
        method: source.method,
        body: source.body ?? '',
        responseMatches: source.responseMatches.map(({ value, type, invert }) => ({
          value,
          type,
          invert: invert || undefined,
        })),
        responseRedactions: (source.responseRedactions ?? []).map(({ xPath, jsonPath, regex, hash }) => ({
          xPath: xPath ?? '',
          jsonPath: jsonPath ?? '',
          regex: regex ?? '',
          hash: hash || undefined,
        })),
      }),
    ),
  );

/** What a device asks a notary to bind into a claim: for whom, and for which report. */
export interface ClaimPurpose {
  readonly owner: KeyAddress;
  readonly seriesKey: Bytes32;
  readonly period: Period;
}

/** The context a device sends; the witness adds the extracted values and the source's hash. */
export const claimContext = ({ owner, seriesKey, period }: ClaimPurpose) => ({
  contextAddress: owner,
  contextMessage: `income-series/v1 ${seriesKey} ${period}`,
});

/** What the verifier answers. */
export interface ClaimAttestation {
  readonly signer: KeyAddress;
  /** 65 bytes r, s, v over REPORT. */
  readonly signature: Hex;
}
