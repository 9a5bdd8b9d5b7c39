import { keccak256Hex, utf8 } from '../bytes.ts';
import { canonicalJson } from '../canonical-json.ts';
import type { Bytes32, Hex, KeyAddress } from '../hex.ts';
import type { Period } from '../period.ts';
import { personalDigest } from '../signing/index.ts';

/**
 * A claim of the Reclaim protocol (reclaimprotocol/attestor-core, docs/claim-creation.md): a witness states that the request
 * in `parameters` had the response values in `context` at `timestampS`, for `owner`.
 */
export interface ClaimData {
  /** The kind of source, here always "http". */
  readonly provider: string;
  /** Canonical JSON of the request and of the patterns that its response had to match. */
  readonly parameters: string;
  /** The address of the key that requested the claim. */
  readonly owner: string;
  /** The time of the claim, in Unix seconds. */
  readonly timestampS: number;
  /** Canonical JSON of the claim's purpose and of the values that the witness extracted from the response. */
  readonly context: string;
  /** The keccak-256 hash of provider, parameters and context. */
  readonly identifier: string;
  readonly epoch: number;
}

export interface Claim {
  readonly identifier: string;
  readonly claimData: ClaimData;
  /** One EIP-191 signature for each witness: 65 bytes r, s, v. */
  readonly signatures: readonly string[];
}

/** The request of an "http" claim, in the format of Reclaim's provider of that name. */
export interface ClaimSource {
  /** The URL, in which `{{name}}` stands for a public parameter value. */
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

/** Computes a claim's identifier: keccak256(provider \n parameters \n context). */
export const claimIdentifier = (claim: Pick<ClaimData, 'provider' | 'parameters' | 'context'>): Bytes32 =>
  keccak256Hex(utf8(`${claim.provider}\n${claim.parameters}\n${claim.context}`));

/** The text that witnesses sign: the identifier, computed from the claim's parts, owner, time and epoch, one line each. */
export const claimText = (claim: Omit<ClaimData, 'identifier'>): string =>
  `${claimIdentifier(claim)}\n${claim.owner.toLowerCase()}\n${claim.timestampS}\n${claim.epoch}`;

export const claimDigest = (claim: Omit<ClaimData, 'identifier'>): Bytes32 => personalDigest(claimText(claim));

/**
 * Computes Reclaim's provider hash of a source, over its request and patterns, without headers, locations and parameter
 * values. A verifier pins it, because it identifies one source.
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

/** The owner and the report that a device has a notary bind into a claim. */
export interface ClaimPurpose {
  readonly owner: KeyAddress;
  readonly seriesKey: Bytes32;
  readonly period: Period;
}

/** The context that a device sends; the witness adds the extracted values and the source's hash. */
export const claimContext = ({ owner, seriesKey, period }: ClaimPurpose) => ({
  contextAddress: owner,
  contextMessage: `income-series/v1 ${seriesKey} ${period}`,
});

/** The verifier's answer to an attestation request. */
export interface ClaimAttestation {
  readonly signer: KeyAddress;
  /** The signature over REPORT: 65 bytes r, s, v. */
  readonly signature: Hex;
}
