import { z } from 'zod';
import { parseAmount } from '../../core/amounts.ts';
import { parseBytes32 } from '../../core/bytes.ts';
import type { IncomeOpening } from '../../core/commitments.ts';
import { readInput } from '../../core/errors/read-input.ts';
import { bytes32ToField, parseField } from '../../core/field.ts';
import { type Bytes32, isHex } from '../../core/hex.ts';
import { type Period, parsePeriod } from '../../core/period.ts';
import { INCOME_BITS } from '../../core/policy.ts';
import type { Claim } from './claim-format.ts';

/** What a device asks the verifier to attest. The openings are secret: they live in memory only. */
export interface AttestationRequest {
  readonly claim: Claim;
  /** The chain of the series, by name; it may be left out where the verifier signs for one chain alone. */
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

/** A claim as a notary hands it out: what else a proof of the Reclaim protocol holds is left out. */
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

/** The request as it travels. */
export type AttestationBody = z.input<typeof Body>;

const INCOME_LIMIT = 1n << BigInt(INCOME_BITS);

const parseOpening = ({ ytd, salt }: z.output<typeof opening>): IncomeOpening => ({
  ytd: parseAmount(ytd, INCOME_LIMIT),
  salt: parseField(salt),
});

/** 32 bytes below the field order. */
const parseCommitment = (commitment: string): Bytes32 => {
  bytes32ToField(commitment);
  return parseBytes32(commitment);
};

/** @throws BAD_INPUT, PERIOD_INVALID, COMMITMENT_NOT_CANONICAL; none with a cause, which could show a figure */
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

/** The body to send for a request. */
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
