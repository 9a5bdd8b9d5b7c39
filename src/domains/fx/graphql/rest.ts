import type { ErrorCode } from '@income-series/protocol/errors/codes';
import { field } from '../../../graphql/rest/answers.ts';
import { CHAIN, seriesId } from '../../../graphql/rest/parameters.ts';
import { refuseUnlessSignedIn } from '../../../graphql/rest/refusals.ts';
import type { Data, RestRoute } from '../../../graphql/rest/route.ts';

/** Refuses a viewer who is not the series' issuer, and a request that is not signed yet. */
const refuseUnlessSigned = (data: Data): ErrorCode | null => {
  const relations = (data.viewer as { relations: readonly string[] | null } | null)?.relations ?? [];
  const { signature } = data.fxFallback as { signature: string | null };
  return (
    refuseUnlessSignedIn(data) ??
    (!relations.includes('ISSUER') ? 'FORBIDDEN' : signature === null ? 'NOT_FOUND' : null)
  );
};

/** The REST path of the signed FX rate of a quarter, for the series' issuer. */
export const fxRoutes: readonly RestRoute[] = [
  {
    path: '/series/{id}/reporting/fx-fallback/{period}',
    tag: 'Series',
    summary: 'The rate that an attestor signed for a quarter without an exchange rate, for the series’ issuer.',
    document: `query RestFxFallback($key: Bytes32!, $chain: Chain, $period: Period!) {
      viewer { relations(seriesKey: $key, chain: $chain) }
      fxFallback(seriesKey: $key, chain: $chain, period: $period) { signer signature digest }
    }`,
    parts: {
      id: seriesId,
      period: {
        description: 'The quarter, as `2027-Q1`.',
        schema: { type: 'string', pattern: '^[0-9]{4}-Q[1-4]$', examples: ['2027-Q1'] },
        variables: (period) => ({ period }),
      },
    },
    query: CHAIN,
    refuse: refuseUnlessSigned,
    answer: field('fxFallback'),
  },
];
