import { z } from 'zod';
import { canonicalJson } from '../../core/canonical-json.ts';
import { opensIncome, ZERO_PRIOR } from '../../core/commitments.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { type Bytes32, type KeyAddress, readHex, sameHex } from '../../core/hex.ts';
import { isFirstOfYear } from '../../core/period.ts';
import { type MessageOf, recoverSigner } from '../../core/signing/index.ts';
import { type Claim, claimContext, claimDigest, claimIdentifier, sourceHash } from './claim-format.ts';
import type { AttestationRequest } from './claim-model.ts';

/** What a verifier believes. */
export interface ClaimTrust {
  /** Addresses of the witnesses' keys. */
  readonly witnesses: ReadonlySet<KeyAddress>;
  /** The epoch that the witness set is of: witnesses of another one are not these. */
  readonly epoch: number;
  /** How many of them, distinct, must have signed a claim. */
  readonly threshold: number;
  /** Hashes of the accepted sources. */
  readonly sources: ReadonlySet<Bytes32>;
  /** Whether claims that call themselves development's are taken. */
  readonly development: boolean;
  /** Oldest claim, seconds. */
  readonly maxAge: bigint;
  /** How far a witness's clock may be ahead, seconds. */
  readonly maxSkew: bigint;
}

/** The tier that the verifier's key signs. */
export const VERIFIER_TIER = 2;

const Context = z.looseObject({
  contextAddress: z.string(),
  contextMessage: z.string(),
  providerHash: z.string(),
  extractedParameters: z.record(z.string(), z.string()),
  environment: z.string().optional(),
});
type Context = z.output<typeof Context>;

/**
 * All that a request may say. What is not among it (public headers, such as another Host; optional matches; places) is
 * chosen by the one who asks for the claim and in no source's hash, so a claim with any of it is of no accepted source.
 */
const Parameters = z.strictObject({
  url: z.string(),
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH']),
  body: z.string().optional(),
  responseMatches: z
    .array(z.strictObject({ type: z.enum(['regex', 'contains']), value: z.string(), invert: z.boolean().optional() }))
    .max(16),
  responseRedactions: z
    .array(
      z.strictObject({
        xPath: z.string().optional(),
        jsonPath: z.string().optional(),
        regex: z.string().optional(),
        hash: z.string().optional(),
      }),
    )
    .max(16)
    .optional(),
  paramValues: z.record(z.string(), z.string()).optional(),
});
type Parameters = z.output<typeof Parameters>;

/**
 * JSON of a schema's shape as the witness signed it: canonical, so that it can be read in one way only.
 * @throws CLAIM_INVALID without a cause
 */
function parseJson<T>(text: string, schema: z.ZodType<T>): T {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new AppError('CLAIM_INVALID');
  }
  const parsed = schema.safeParse(value);
  if (!parsed.success || canonicalJson(parsed.data) !== text) throw new AppError('CLAIM_INVALID');
  return parsed.data;
}

/** The identifier is that of the claim's own parts, wherever it stands. @throws CLAIM_INVALID */
function checkIdentifier({ identifier, claimData }: Claim): void {
  const own = claimIdentifier(claimData);
  if (!sameHex(identifier, own) || !sameHex(claimData.identifier, own)) throw new AppError('CLAIM_INVALID');
}

/**
 * Every signature is a trusted witness's and enough of them are distinct, and the epoch they signed is theirs.
 * @throws WITNESS_UNKNOWN, WITNESS_TOO_FEW, CLAIM_EPOCH_MISMATCH
 */
function checkWitnesses({ claimData, signatures }: Claim, trust: ClaimTrust): void {
  const digest = claimDigest(claimData);
  const signers = signatures.map((signature) => recoverSigner(digest, signature));
  if (signers.some((signer) => signer === null || !trust.witnesses.has(signer))) throw new AppError('WITNESS_UNKNOWN');
  if (new Set(signers).size < trust.threshold) throw new AppError('WITNESS_TOO_FEW');
  if (claimData.epoch !== trust.epoch) throw new AppError('CLAIM_EPOCH_MISMATCH');
}

/** @throws CLAIM_STALE */
function checkAge({ claimData }: Claim, trust: ClaimTrust, now: bigint): void {
  const at = BigInt(claimData.timestampS);
  if (at > now + trust.maxSkew || at < now - trust.maxAge) throw new AppError('CLAIM_STALE');
}

/** The request was the accepted source's, and the witness says the same. @throws CLAIM_SOURCE_UNKNOWN */
function checkSource({ claimData }: Claim, parameters: Parameters, context: Context, trust: ClaimTrust): void {
  if (claimData.provider !== 'http') throw new AppError('CLAIM_SOURCE_UNKNOWN');
  const hash = sourceHash(parameters);
  if (hash !== context.providerHash || !trust.sources.has(hash)) throw new AppError('CLAIM_SOURCE_UNKNOWN');
}

/**
 * The claim was made by its owner for this series and period. The period stands in three places, and all say the
 * report's: what the claim was made for, the value that filled the source's address and patterns, and what the witness
 * extracted. The source hash covers no values, so a claim could otherwise be of one period's answer and say another's.
 * @throws CLAIM_CONTEXT_MISMATCH
 */
function checkPurpose(request: AttestationRequest, parameters: Parameters, context: Context): void {
  const { seriesKey, period, claim } = request;
  const owner = readHex(claim.claimData.owner, 20);
  if (owner === null) throw new AppError('CLAIM_CONTEXT_MISMATCH');
  const expected = claimContext({ owner, seriesKey, period });
  const same =
    sameHex(context.contextAddress, expected.contextAddress) &&
    context.contextMessage === expected.contextMessage &&
    parameters.paramValues?.period === String(period) &&
    context.extractedParameters.period === String(period);
  if (!same) throw new AppError('CLAIM_CONTEXT_MISMATCH');
}

/** The extracted figure and its kind are the opened ones. @throws FIGURE_MISMATCH, LIQUIDITY_MISMATCH */
function checkFigure({ opening, liquidityFlag }: AttestationRequest, { extractedParameters }: Context): void {
  const { ytd, nonCash } = extractedParameters;
  if (ytd === undefined || !/^[0-9]{1,20}$/.test(ytd) || BigInt(ytd) !== opening.ytd) {
    throw new AppError('FIGURE_MISMATCH');
  }
  if (nonCash !== (liquidityFlag === 1 ? 'true' : 'false')) throw new AppError('LIQUIDITY_MISMATCH');
}

/**
 * Both openings open their commitments; a first quarter starts from nothing.
 * @throws OPENING_MISMATCH, PRIOR_NOT_ZERO
 */
function checkOpenings(request: AttestationRequest): void {
  if (!opensIncome(request.opening, request.incomeCommitment)) throw new AppError('OPENING_MISMATCH');
  if (!opensIncome(request.priorOpening, request.priorIncomeCommitment)) throw new AppError('OPENING_MISMATCH');
  if (isFirstOfYear(request.period) && request.priorIncomeCommitment !== ZERO_PRIOR)
    throw new AppError('PRIOR_NOT_ZERO');
}

/**
 * Decides whether a report may be attested. Nothing of the claim is read before its witnesses are known.
 *
 * @param now unix seconds
 * @returns the REPORT to sign, of tier 2; it holds commitments and no figure
 * @throws AppError with the code of the first rule that fails; never with a value or a cause
 */
export function decideAttestation(request: AttestationRequest, trust: ClaimTrust, now: bigint): MessageOf<'REPORT'> {
  checkIdentifier(request.claim);
  checkWitnesses(request.claim, trust);
  checkAge(request.claim, trust, now);
  const context = parseJson(request.claim.claimData.context, Context);
  if (context.environment === 'development' && !trust.development) throw new AppError('CLAIM_DEVELOPMENT');
  const parameters = parseJson(request.claim.claimData.parameters, Parameters);
  checkSource(request.claim, parameters, context, trust);
  checkPurpose(request, parameters, context);
  checkFigure(request, context);
  checkOpenings(request);
  return {
    seriesKey: request.seriesKey,
    period: request.period,
    priorCommitment: request.priorIncomeCommitment,
    incomeCommitment: request.incomeCommitment,
    tier: VERIFIER_TIER,
    liquidityFlag: request.liquidityFlag,
  };
}
