// The read in each server's schema: the 20 newest series with their first five reports. 20 x 6 + 100 x 10 = 1,120 leaf
// fields, of which only issuer and holders read 20 x 2 + 100 x 2 = 240. Aliases give every answer the same names.

const SERIES = 'key state paidTotal accruedTotal unitsOutstanding createdAt';
const REPORT =
  'id period txHash blockNumber incomeCommitment priorIncomeCommitment routedIncome acceptedAt payment net';

export const FIRST = 20;
export const REPORTS = 5;
export const LEAVES = 1_120;
export const GUARDED = 240;

/** The read in this project's schema. */
export const GATEWAY_READ = `query Nested($first: Int!) {
  series: seriesList(first: $first) { nodes { ${SERIES} reports(first: ${REPORTS}) { nodes { ${REPORT} } } } }
}`;

/** The read in the schemas that were written for this comparison, whose lists have no pages. */
export const PLAIN_READ = `query Nested($first: Int!) {
  series(first: $first) { ${SERIES} reports(first: ${REPORTS}) { ${REPORT} } }
}`;

/** The read in PostGraphile's schema. */
export const POSTGRAPHILE_READ = `query Nested($first: Int!) {
  series: allSeries(first: $first, orderBy: [CREATED_BLOCK_DESC, CHAIN_DESC, KEY_DESC]) { nodes {
    ${SERIES}
    reports(first: ${REPORTS}, orderBy: [PERIOD_ASC]) { nodes { ${REPORT.replace('id', 'id: rowId')} } }
  } }
}`;
