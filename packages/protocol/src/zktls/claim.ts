import { z } from 'zod';
import { canonicalJson } from '../canonical-json.ts';
import { opensIncome, ZERO_PRIOR } from '../commitments.ts';
import { AppError } from '../errors/app-error.ts';
import { type Bytes32, type KeyAddress, readHex, sameHex } from '../hex.ts';
import { isFirstOfYear } from '../period.ts';
import { type MessageOf, recoverSigner } from '../signing/index.ts';
import { type Claim, claimContext, claimDigest, claimIdentifier, sourceHash } from './claim-format.ts';
import type { AttestationRequest } from './claim-model.ts';

/** The claims that a verifier accepts. */
export interface ClaimTrust {
  /** The addresses of the witnesses' keys. */
  readonly witnesses: ReadonlySet<KeyAddress>;
  /** The epoch of the witnesses, which their claims must name. */
  readonly epoch: number;
  /** The number of distinct witnesses that must have signed a claim. */
  readonly threshold: number;
  /** The hashes of the accepted sources. */
  readonly sources: ReadonlySet<Bytes32>;
  /** True to accept claims whose context says `"environment": "development"`. */
  readonly development: boolean;
  /** The greatest age of a claim, in seconds. */
  readonly maxAge: bigint;
  /** The most seconds that a witness's clock may be ahead. */
  readonly maxSkew: bigint;
}

/** The tier of the reports that a verifier attests. */
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
 * All members that a claim's request may have. Any other member (a public header such as Host, an optional match, a location)
 * is refused, because the source's hash does not cover it and the claim's owner could choose it.
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
 * Parses JSON by a schema, and requires that it is canonical, so that it has only one reading.
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

/** Requires that both identifiers in a claim equal the hash of its parts. @throws CLAIM_INVALID */
function checkIdentifier({ identifier, claimData }: Claim): void {
  const own = claimIdentifier(claimData);
  if (!sameHex(identifier, own) || !sameHex(claimData.identifier, own)) throw new AppError('CLAIM_INVALID');
}

/**
 * Requires that all signatures are by trusted witnesses, enough of them distinct, over the witnesses' epoch.
 * @throws CLAIM_INVALID if a signature has no signer, WITNESS_UNKNOWN, WITNESS_TOO_FEW, CLAIM_EPOCH_MISMATCH
 */
function checkWitnesses({ claimData, signatures }: Claim, trust: ClaimTrust): void {
  const digest = claimDigest(claimData);
  const signers = signatures.map((signature) => recoverSigner(digest, signature));
  const recovered = signers.filter((signer) => signer !== null);
  if (recovered.length < signers.length) throw new AppError('CLAIM_INVALID');
  if (!recovered.every((signer) => trust.witnesses.has(signer))) throw new AppError('WITNESS_UNKNOWN');
  if (new Set(signers).size < trust.threshold) throw new AppError('WITNESS_TOO_FEW');
  if (claimData.epoch !== trust.epoch) throw new AppError('CLAIM_EPOCH_MISMATCH');
}

/** Requires that a claim is neither too old nor too far in the future. @throws CLAIM_STALE */
function checkAge({ claimData }: Claim, trust: ClaimTrust, now: bigint): void {
  const at = BigInt(claimData.timestampS);
  if (at > now + trust.maxSkew || at < now - trust.maxAge) throw new AppError('CLAIM_STALE');
}

/** Requires that the claim's request is an accepted source's, by its hash and by the witness's. @throws CLAIM_SOURCE_UNKNOWN */
function checkSource({ claimData }: Claim, parameters: Parameters, context: Context, trust: ClaimTrust): void {
  if (claimData.provider !== 'http') throw new AppError('CLAIM_SOURCE_UNKNOWN');
  const hash = sourceHash(parameters);
  if (hash !== context.providerHash || !trust.sources.has(hash)) throw new AppError('CLAIM_SOURCE_UNKNOWN');
}

/**
 * Requires that the claim was made by its owner for this series and period. The period must be the report's in all three places: the
 * claim's purpose, the parameter that filled the source's URL and patterns, and the extracted value. The source's hash covers
 * no values, so a claim could otherwise pass one period's response off as another's.
 * @throws CLAIM_CONTEXT_MISMATCH
 */
function checkPurpose(request: AttestationRequest, parameters: Parameters, context: Context): void {
  const { seriesKey, period, claim } = request;
  const owner = readHex(claim.claimData.owner, 20);
  if (owner === null) throw new AppError('CLAIM_CONTEXT_MISMATCH');
  const expected = claimContext({ owner, seriesKey, period });
  const fits =
    sameHex(context.contextAddress, expected.contextAddress) &&
    context.contextMessage === expected.contextMessage &&
    parameters.paramValues?.period === String(period) &&
    context.extractedParameters.period === String(period);
  if (!fits) throw new AppError('CLAIM_CONTEXT_MISMATCH');
}

/** Requires that the extracted figure is the opening's, and `nonCash` the liquidity flag. @throws FIGURE_MISMATCH, LIQUIDITY_MISMATCH */
function checkFigure({ opening, liquidityFlag }: AttestationRequest, { extractedParameters }: Context): void {
  const { ytd, nonCash } = extractedParameters;
  if (ytd === undefined || !/^[0-9]{1,20}$/.test(ytd) || BigInt(ytd) !== opening.ytd) {
    throw new AppError('FIGURE_MISMATCH');
  }
  if (nonCash !== (liquidityFlag === 1 ? 'true' : 'false')) throw new AppError('LIQUIDITY_MISMATCH');
}

/**
 * Requires that both openings open their commitments, and that a year's first quarter has the prior of no income.
 * @throws OPENING_MISMATCH, PRIOR_NOT_ZERO
 */
function checkOpenings(request: AttestationRequest): void {
  if (!opensIncome(request.opening, request.incomeCommitment)) throw new AppError('OPENING_MISMATCH');
  if (!opensIncome(request.priorOpening, request.priorIncomeCommitment)) throw new AppError('OPENING_MISMATCH');
  if (isFirstOfYear(request.period) && request.priorIncomeCommitment !== ZERO_PRIOR)
    throw new AppError('PRIOR_NOT_ZERO');
}

/**
 * Decides whether a report may be attested. The witnesses are checked before the claim's contents are read.
 *
 * @param now Unix seconds
 * @returns the tier-2 REPORT to sign, which contains commitments and no figure
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
