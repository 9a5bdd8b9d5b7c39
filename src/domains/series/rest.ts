import { MAX_ROUNDS } from '../../core/policy.ts';
import { PAGE_INFO, page, paging, type RestRoute } from '../../graphql/rest.ts';
import { settled, settlement } from '../auction/rest.ts';

const SERIES = `chain issuer closeReason contractHash termsCommitment lastIncomeCommitment currencyCode indexingRule
  unitsOffered unitsOutstanding cap firstPeriod lastPeriod createdAt activatedAt
  ${settlement(`first: ${MAX_ROUNDS}`)}`;

/** Every series, with its auction's settlement. */
export const seriesRoutes: readonly RestRoute[] = [
  {
    path: /^\/series$/,
    document: `query RestSeriesList($first: Int, $after: String) {
      seriesList(first: $first, after: $after) { edges { node { ${SERIES} } } ${PAGE_INFO} }
    }`,
    variables: (_, query) => paging(query),
    pick: ({ seriesList }) => {
      const { items, pageInfo } = page(seriesList);
      return { items: items.map(settled), pageInfo };
    },
  },
];
