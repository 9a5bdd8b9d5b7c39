import { canonicalJson } from '@income-series/protocol/canonical-json';
import { type IncomeOpening, incomeCommitment, ZERO_OPENING } from '@income-series/protocol/commitments';
import type { Bytes32, EvmAddress } from '@income-series/protocol/hex';
import type { Period } from '@income-series/protocol/period';
import { addressOfSecretKey, signDigest } from '@income-series/protocol/signing';
import {
  type Claim,
  type ClaimData,
  type ClaimSource,
  claimContext,
  claimDigest,
  claimIdentifier,
  sourceHash,
} from '@income-series/protocol/zktls/claim-format';
import type { AttestationRequest } from '@income-series/protocol/zktls/claim-model';
import { payrollSource } from '@income-series/protocol/zktls/claim-source';

const keyOf = (byte: number) => new Uint8Array(32).fill(byte);

export const WITNESS_KEY = keyOf(0x21);
export const SECOND_WITNESS_KEY = keyOf(0x22);
export const OWNER: EvmAddress = addressOfSecretKey(keyOf(0x31));
export const SERIES = `0x${'11'.repeat(32)}` as Bytes32;
export const SOURCE: ClaimSource = payrollSource('https://payroll.example/v1/year-to-date');

export interface ClaimParts {
  /** Unix seconds. */
  readonly at: number;
  readonly seriesKey?: Bytes32;
  readonly period?: Period;
  readonly ytd?: string;
  readonly nonCash?: string;
  readonly source?: ClaimSource;
  readonly witnessKeys?: readonly Uint8Array[];
  /** Put over the context before it is signed. */
  readonly context?: Readonly<Record<string, unknown>>;
  /** Put over the rest before it is signed. */
  readonly data?: Partial<Omit<ClaimData, 'identifier'>>;
}

/** A claim as a witness would sign it, wrong where the parts say so. */
export function witnessClaim(parts: ClaimParts): Claim {
  const { at, seriesKey = SERIES, period = 20261, ytd = '4200000', nonCash = 'false', source = SOURCE } = parts;
  const unsigned = {
    provider: 'http',
    parameters: canonicalJson({ ...source, paramValues: { period: String(period) } }),
    owner: OWNER,
    timestampS: at,
    context: canonicalJson({
      ...claimContext({ owner: OWNER, seriesKey, period }),
      environment: 'development',
      extractedParameters: { period: String(period), ytd, nonCash },
      providerHash: sourceHash(source),
      ...parts.context,
    }),
    epoch: 1,
    ...parts.data,
  };
  const identifier = claimIdentifier(unsigned);
  const digest = claimDigest(unsigned);
  const signatures = (parts.witnessKeys ?? [WITNESS_KEY]).map((key) => signDigest(digest, key));
  return { identifier, claimData: { ...unsigned, identifier }, signatures };
}

/** A request that holds together, about `ytd` in the period, with the given claim. */
export function attestationRequest(
  claim: Claim,
  parts: { period?: Period; opening?: IncomeOpening; priorOpening?: IncomeOpening } = {},
): AttestationRequest {
  const { period = 20261, opening = { ytd: 4_200_000n, salt: 7_777n }, priorOpening = ZERO_OPENING } = parts;
  return {
    claim,
    seriesKey: SERIES,
    period,
    opening,
    priorOpening,
    incomeCommitment: incomeCommitment(opening),
    priorIncomeCommitment: incomeCommitment(priorOpening),
    liquidityFlag: 0,
  };
}
