import { type Clock, systemClock } from '@income-series/protocol/clock';
import { AppError } from '@income-series/protocol/errors/app-error';
import type { Bytes32 } from '@income-series/protocol/hex';
import type { Period } from '@income-series/protocol/period';
import { addressOfSecretKey, signDigest } from '@income-series/protocol/signing';
import { type Claim, type ClaimSource, claimContext } from '@income-series/protocol/zktls/claim-format';
import { ClaimBody } from '@income-series/protocol/zktls/claim-model';
import { CLAIM_EPOCH, notaryRequestDigest } from '@income-series/protocol/zktls/claim-request';
import { type JsonEndpoint, postJson } from './post-json.ts';

export interface ClaimWish {
  readonly source: ClaimSource;
  readonly seriesKey: Bytes32;
  readonly period: Period;
  /** The value of the source's Authorization header, which is the secret session with the provider. */
  readonly authorisation: string;
  /** The secp256k1 key that owns the claim. */
  readonly ownerKey: Uint8Array;
}

export interface NotaryEndpoint extends JsonEndpoint {
  /** The epoch of the notary's claims. Default: the public network's. */
  readonly epoch?: number | undefined;
}

export interface NotaryClient {
  /** Requests a claim of the period's figure, bound to the series, the period and the owner. */
  requestClaim(wish: ClaimWish): Promise<Claim>;
}

/** Creates the client of a notary; it needs only `fetch`. @throws NOTARY_UNAVAILABLE, or the notary's own code */
export function createNotaryClient(endpoint: NotaryEndpoint, clock: Clock = systemClock): NotaryClient {
  return {
    async requestClaim({ source, seriesKey, period, authorisation, ownerKey }) {
      const owner = addressOfSecretKey(ownerKey);
      const { url, responseMatches, responseRedactions } = source;
      const unsigned = {
        provider: 'http' as const,
        params: {
          url,
          method: 'GET' as const,
          body: '' as const,
          responseMatches: [...responseMatches],
          responseRedactions: [...(responseRedactions ?? [])],
          paramValues: { period: String(period) },
        },
        context: claimContext({ owner, seriesKey, period }),
        owner,
        timestampS: Math.floor(clock.now().getTime() / 1000),
      };
      const request = {
        ...unsigned,
        secretParams: { authorisationHeader: authorisation },
        requestSignature: signDigest(notaryRequestDigest(unsigned, endpoint.epoch ?? CLAIM_EPOCH), ownerKey),
      };
      const answer = ClaimBody.safeParse(await postJson(endpoint, '/v1/claims', request, 'NOTARY_UNAVAILABLE'));
      if (!answer.success) throw new AppError('NOTARY_UNAVAILABLE');
      return answer.data;
    },
  };
}
