import type { ErrorCode } from '../../core/errors/codes.ts';
import { type Data, ofChain, type RestRoute, signedIn } from '../../graphql/rest.ts';

/** For the series' issuer, where somebody signed. */
const signedForIssuer = (data: Data): ErrorCode | null => {
  const relations = (data.viewer as { relations: readonly string[] | null } | null)?.relations ?? [];
  const { signature } = data.fxFallback as { signature: string | null };
  return signedIn(data) ?? (!relations.includes('ISSUER') ? 'FORBIDDEN' : signature === null ? 'NOT_FOUND' : null);
};

/** The signed FX rate of a period, for the series' issuer. */
export const fxRoutes: readonly RestRoute[] = [
  {
    path: /^\/series\/([^/]+)\/reporting\/fx-fallback\/(\d{5})$/,
    document: `query RestFxFallback($key: Bytes32!, $chain: String, $period: Int!) {
      viewer { relations(seriesKey: $key, chain: $chain) }
      fxFallback(seriesKey: $key, chain: $chain, period: $period) { signer signature digest }
    }`,
    variables: ([key, period], query) => ({ key, ...ofChain(query), period: Number(period) }),
    refuse: signedForIssuer,
    pick: ({ fxFallback }) => fxFallback,
  },
];
