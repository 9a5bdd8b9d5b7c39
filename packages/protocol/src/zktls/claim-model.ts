import { z } from 'zod';
import { parseAmount } from '../amounts.ts';
import { parseBytes32 } from '../bytes.ts';
import type { IncomeOpening } from '../commitments.ts';
import { readInput } from '../errors/read-input.ts';
import { bytes32ToField, parseField } from '../field.ts';
import { type Bytes32, isHex } from '../hex.ts';
import { type Period, parsePeriod } from '../period.ts';
import { INCOME_BITS } from '../policy.ts';
import type { Claim } from './claim-format.ts';

/** A device's request to attest a report. The openings are secret and stay in memory. */
export interface AttestationRequest {
  readonly claim: Claim;
  /** The name of the series' chain; it may be left out if the verifier signs for one chain only. */
  readonly chain?: string | undefined;
  readonly seriesKey: Bytes32;
  readonly period: Period;
  readonly opening: IncomeOpening;
  readonly priorOpening: IncomeOpening;
  readonly incomeCommitment: Bytes32;
  readonly priorIncomeCommitment: Bytes32;
  readonly liquidityFlag: 0 | 1;
}

const text = (max: number) => z.string().max(max);
const hex = text(132).refine((value) => isHex(value), 'bytes in hexadecimal');
const decimal = text(78).regex(/^[0-9]+$/);
const opening = z.strictObject({ ytd: decimal, salt: decimal });

const claimParts = {
  identifier: hex,
  claimData: z.strictObject({
    provider: text(64),
    parameters: text(16_384),
    owner: hex,
    timestampS: z.int().min(0).max(0xffff_ffff),
    context: text(4_096),
    identifier: hex,
    epoch: z.int().min(0).max(0xffff_ffff),
  }),
  signatures: z.array(text(256)).min(1).max(16),
};

/** The schema of a notary's claim. The schema drops the other members of a Reclaim proof. */
export const ClaimBody = z.object(claimParts);

const Body = z.strictObject({
  claim: z.strictObject(claimParts),
  chain: text(64).optional(),
  seriesKey: hex,
  period: z.int(),
  opening,
  priorOpening: opening,
  incomeCommitment: hex,
  priorIncomeCommitment: hex,
  liquidityFlag: z.union([z.literal(0), z.literal(1)]),
});

/** The JSON body of an attestation request. */
export type AttestationBody = z.input<typeof Body>;

const INCOME_LIMIT = 1n << BigInt(INCOME_BITS);

const parseOpening = ({ ytd, salt }: z.output<typeof opening>): IncomeOpening => ({
  ytd: parseAmount(ytd, INCOME_LIMIT),
  salt: parseField(salt),
});

/** Parses a commitment: 32 bytes whose value is below the field order. */
const parseCommitment = (commitment: string): Bytes32 => {
  bytes32ToField(commitment);
  return parseBytes32(commitment);
};

/**
 * Parses the body of an attestation request.
 * @throws BAD_INPUT, PERIOD_INVALID, COMMITMENT_NOT_CANONICAL; without a cause, because a cause could contain the figure
 */
export function parseAttestationRequest(body: unknown): AttestationRequest {
  const data = readInput(Body, body);
  return {
    claim: data.claim,
    chain: data.chain,
    seriesKey: parseBytes32(data.seriesKey),
    period: parsePeriod(data.period),
    opening: parseOpening(data.opening),
    priorOpening: parseOpening(data.priorOpening),
    incomeCommitment: parseCommitment(data.incomeCommitment),
    priorIncomeCommitment: parseCommitment(data.priorIncomeCommitment),
    liquidityFlag: data.liquidityFlag,
  };
}

const formatOpening = ({ ytd, salt }: IncomeOpening) => ({ ytd: ytd.toString(), salt: salt.toString() });

/** Formats an attestation request as the JSON body that is sent. */
export const formatAttestationRequest = (request: AttestationRequest): AttestationBody => ({
  claim: {
    identifier: request.claim.identifier,
    claimData: { ...request.claim.claimData },
    signatures: [...request.claim.signatures],
  },
  ...(request.chain === undefined ? {} : { chain: request.chain }),
  seriesKey: request.seriesKey,
  period: request.period,
  opening: formatOpening(request.opening),
  priorOpening: formatOpening(request.priorOpening),
  incomeCommitment: request.incomeCommitment,
  priorIncomeCommitment: request.priorIncomeCommitment,
  liquidityFlag: request.liquidityFlag,
});
