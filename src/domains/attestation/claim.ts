import { z } from 'zod';
import { canonicalJson } from '../../core/canonical-json.ts';
import { opensIncome, ZERO_PRIOR } from '../../core/commitments.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { Address, Bytes32 } from '../../core/hex.ts';
import { isFirstOfYear } from '../../core/period.ts';
import { type MessageOf, recoverSigner } from '../../core/signing/index.ts';
import { type Claim, claimContext, claimDigest, claimIdentifier, sourceHash } from './claim-format.ts';
import type { AttestationRequest } from './claim-model.ts';

/** What a verifier believes. */
export interface ClaimTrust {
  /** Addresses of the witnesses' keys. */
  readonly witnesses: ReadonlySet<Address>;
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

const Parameters = z.looseObject({
  url: z.string(),
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH']),
  body: z.string().optional(),
  responseMatches: z
    .array(z.looseObject({ type: z.enum(['regex', 'contains']), value: z.string(), invert: z.boolean().optional() }))
    .max(16),
  responseRedactions: z
    .array(
      z.looseObject({
        xPath: z.string().optional(),
        jsonPath: z.string().optional(),
        regex: z.string().optional(),
        hash: z.string().optional(),
      }),
    )
    .max(16)
    .optional(),
});

/** JSON of a schema's shape, or CLAIM_INVALID without a cause. */
function parseJson<T>(text: string, schema: z.ZodType<T>): T {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new AppError('CLAIM_INVALID');
  }
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new AppError('CLAIM_INVALID');
  return parsed.data;
}

/** The identifier is that of the claim's own parts, wherever it stands. @throws CLAIM_INVALID */
function checkIdentifier({ identifier, claimData }: Claim): void {
  const own = claimIdentifier(claimData);
  if (identifier.toLowerCase() !== own || claimData.identifier.toLowerCase() !== own)
    throw new AppError('CLAIM_INVALID');
}

/** Every signature is a trusted witness's and enough of them are distinct. @throws WITNESS_UNKNOWN, WITNESS_TOO_FEW */
function checkWitnesses({ claimData, signatures }: Claim, trust: ClaimTrust): void {
  const digest = claimDigest(claimData);
  const signers = signatures.map((signature) => recoverSigner(digest, signature));
  if (signers.some((signer) => signer === null || !trust.witnesses.has(signer))) throw new AppError('WITNESS_UNKNOWN');
  if (new Set(signers).size < trust.threshold) throw new AppError('WITNESS_TOO_FEW');
}

/** @throws CLAIM_STALE */
function checkAge({ claimData }: Claim, trust: ClaimTrust, now: bigint): void {
  const at = BigInt(claimData.timestampS);
  if (at > now + trust.maxSkew || at < now - trust.maxAge) throw new AppError('CLAIM_STALE');
}

/** The request was the accepted source's, and the witness says the same. @throws CLAIM_INVALID, CLAIM_SOURCE_UNKNOWN */
function checkSource({ claimData }: Claim, context: Context, trust: ClaimTrust): void {
  if (claimData.provider !== 'http') throw new AppError('CLAIM_SOURCE_UNKNOWN');
  const hash = sourceHash(parseJson(claimData.parameters, Parameters));
  if (hash !== context.providerHash || !trust.sources.has(hash)) throw new AppError('CLAIM_SOURCE_UNKNOWN');
}

/** The context as the witness signed it: canonical, so that it can be read in one way only. @throws CLAIM_INVALID */
function readContext({ claimData }: Claim): Context {
  const context = parseJson(claimData.context, Context);
  if (canonicalJson(context) !== claimData.context) throw new AppError('CLAIM_INVALID');
  return context;
}

/** The claim was made by its owner for this series and period. @throws CLAIM_CONTEXT_MISMATCH */
function checkPurpose(request: AttestationRequest, context: Context): void {
  const { seriesKey, period, claim } = request;
  const owner = claim.claimData.owner.toLowerCase() as Address;
  const expected = claimContext({ owner, seriesKey, period });
  const same =
    context.contextAddress.toLowerCase() === expected.contextAddress &&
    context.contextMessage === expected.contextMessage &&
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

/** Both openings open their commitments; a first quarter starts from nothing. @throws OPENING_MISMATCH, PRIOR_NOT_ZERO */
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
  const context = readContext(request.claim);
  if (context.environment === 'development' && !trust.development) throw new AppError('CLAIM_DEVELOPMENT');
  checkSource(request.claim, context, trust);
  checkPurpose(request, context);
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
