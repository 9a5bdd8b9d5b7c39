import { MAX_ROUNDS } from '@income-series/protocol/policy';
import { PAGE_INFO, page } from '../../../graphql/rest/answers.ts';
import { PAGING } from '../../../graphql/rest/parameters.ts';
import type { RestRoute } from '../../../graphql/rest/route.ts';
import { raiseAnswer, settlement } from '../../auction/graphql/rest.ts';

const SERIES = `chain title issuer closeReason contractHash termsCommitment lastIncomeCommitment currency indexingRule
  unitsOffered unitsOutstanding cap firstPeriod lastPeriod createdAt activatedAt
  ${settlement(`first: ${MAX_ROUNDS}`)}`;

/** The REST route of all series with the settlement of their auctions. */
export const seriesRoutes: readonly RestRoute[] = [
  {
    path: '/series',
    tag: 'Series',
    summary: 'Every series with the settlement of its auction, for anyone.',
    document: `query RestSeriesList($first: Int, $after: String) {
      seriesList(first: $first, after: $after) { nodes { ${SERIES} } ${PAGE_INFO} }
    }`,
    query: PAGING,
    answer: page('seriesList', raiseAnswer),
  },
];
