import { canonicalJson } from '@income-series/protocol/canonical-json';
import type { Clock } from '@income-series/protocol/clock';
import { AppError } from '@income-series/protocol/errors/app-error';
import type { EvmAddress } from '@income-series/protocol/hex';
import { addressOfSecretKey, recoverSigner, signDigest } from '@income-series/protocol/signing';
import { parseUrl } from '@income-series/protocol/url';
import {
  type Claim,
  type ClaimSource,
  claimDigest,
  claimIdentifier,
  sourceHash,
} from '@income-series/protocol/zktls/claim-format';
import { CLAIM_EPOCH, NotaryRequest, notaryRequestDigest } from '@income-series/protocol/zktls/claim-request';
import { fillTemplate } from '@income-series/protocol/zktls/claim-source';
import { startJsonServer } from '../../adapters/http/json-server.ts';

/** The greatest difference between a request's time and the notary's, in seconds. */
const MAX_TIME_DIFFERENCE = 600;
const FETCH_TIMEOUT_MS = 5_000;

export interface NotaryOptions {
  /** The notary's key. No production verifier may trust it. Every claim is marked as development. */
  readonly secretKey: Uint8Array;
  /** The only origins that it fetches from. */
  readonly origins: readonly string[];
  readonly clock: Clock;
  /** The epoch of the notary's claims. Default: the public network's. */
  readonly epoch?: number;
  readonly port?: number;
}

export interface Notary {
  readonly url: string;
  readonly address: EvmAddress;
  stop(): Promise<void>;
}

const epochOf = ({ epoch = CLAIM_EPOCH }: NotaryOptions): number => epoch;

/**
 * Parses a claim request and checks its time and its owner's signature. @throws BAD_INPUT, CLAIM_STALE,
 * CLAIM_CONTEXT_MISMATCH
 */
function parseRequest(body: unknown, epoch: number, now: Date): NotaryRequest {
  const parsed = NotaryRequest.safeParse(body);
  if (!parsed.success) throw new AppError('BAD_INPUT');
  const request = parsed.data;
  if (Math.abs(request.timestampS - now.getTime() / 1000) > MAX_TIME_DIFFERENCE) throw new AppError('CLAIM_STALE');
  const signer = recoverSigner(notaryRequestDigest(request, epoch), request.requestSignature);
  if (signer === null || signer !== request.owner) throw new AppError('CLAIM_CONTEXT_MISMATCH');
  return request;
}

/** Fetches the source's answer over the notary's own connection. @throws CLAIM_REFUSED, CLAIM_SOURCE_UNKNOWN */
async function fetchSource({ params, secretParams }: NotaryRequest, origins: readonly string[]): Promise<string> {
  const url = fillTemplate(params.url, params.paramValues);
  if (!origins.includes(parseUrl(url)?.origin ?? '')) throw new AppError('CLAIM_SOURCE_UNKNOWN');
  try {
    const response = await fetch(url, {
      headers: { authorization: secretParams.authorisationHeader },
      redirect: 'error',
      signal: AbortSignal.timeout(FETCH_TIMEOUT_MS),
    });
    if (!response.ok) throw new AppError('CLAIM_REFUSED');
    return await response.text();
  } catch {
    throw new AppError('CLAIM_REFUSED');
  }
}

/** Extracts the named groups of the patterns from a response. @throws CLAIM_REFUSED if a pattern does not match */
function extractParameters(source: ClaimSource, values: Readonly<Record<string, string>>, response: string) {
  const extracted: Record<string, string> = { ...values };
  for (const { type, value, invert } of source.responseMatches) {
    const expected = fillTemplate(value, values);
    const match = type === 'regex' ? new RegExp(expected, 'su').exec(response) : response.includes(expected);
    if (Boolean(match) === Boolean(invert)) throw new AppError('CLAIM_REFUSED');
    if (match !== null && typeof match === 'object') Object.assign(extracted, match.groups);
  }
  return extracted;
}

/** Fetches the source's answer, and signs a claim on it that is marked as development. */
async function makeClaim(request: NotaryRequest, options: NotaryOptions): Promise<Claim> {
  const response = await fetchSource(request, options.origins);
  const extractedParameters = extractParameters(request.params, request.params.paramValues, response);
  const unsigned = {
    provider: request.provider,
    parameters: canonicalJson(request.params),
    owner: request.owner,
    timestampS: request.timestampS,
    context: canonicalJson({
      ...request.context,
      environment: 'development',
      extractedParameters,
      providerHash: sourceHash(request.params),
    }),
    epoch: epochOf(options),
  };
  const identifier = claimIdentifier(unsigned);
  return {
    identifier,
    claimData: { ...unsigned, identifier },
    signatures: [signDigest(claimDigest(unsigned), options.secretKey)],
  };
}

/**
 * Starts a notary for development. It signs claims of the Reclaim format. A real attestor watches the device's own TLS connection
 * and sees only what the pattern matches; this one fetches from the source itself, so it sees the session and the whole answer,
 * but stores neither.
 */
export async function startNotary(options: NotaryOptions): Promise<Notary> {
  const address = addressOfSecretKey(options.secretKey);
  const server = await startJsonServer({
    routes: {
      'POST /v1/claims': async ({ body }) =>
        makeClaim(parseRequest(body, epochOf(options), options.clock.now()), options),
      'GET /v1/key': () => ({ address, environment: 'development' }),
      'GET /health': () => ({ ok: true }),
    },
    port: options.port ?? 0,
    maxBody: 16_384,
  });
  return { url: server.url, address, stop: () => server.close() };
}
