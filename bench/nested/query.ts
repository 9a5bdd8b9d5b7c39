// One read, as each server spells it: the 20 newest series with their first five reports. 20 x 6 + 100 x 10 = 1,120 leaf
// fields, of which 20 x 2 + 100 x 2 = 240 are read by issuer and holders alone. Aliases give every answer the same names.

const SERIES = 'key state paidTotal accruedTotal unitsOutstanding createdAt';
const REPORT =
  'id period txHash blockNumber incomeCommitment priorIncomeCommitment routedIncome acceptedAt payment net';

export const FIRST = 20;
export const REPORTS = 5;
export const LEAVES = 1_120;
export const GUARDED = 240;

/** Of this project's schema. */
export const GATEWAY_READ = `query Nested($first: Int!) {
  series: seriesList(first: $first) { nodes { ${SERIES} reports(first: ${REPORTS}) { nodes { ${REPORT} } } } }
}`;

/** Of the schemas that were written for this comparison: lists without pages. */
export const PLAIN_READ = `query Nested($first: Int!) {
  series(first: $first) { ${SERIES} reports(first: ${REPORTS}) { ${REPORT} } }
}`;

/** As PostGraphile names them. */
export const POSTGRAPHILE_READ = `query Nested($first: Int!) {
  series: allSeries(first: $first, orderBy: [CREATED_BLOCK_DESC, CHAIN_DESC, KEY_DESC]) { nodes {
    ${SERIES}
    reports(first: ${REPORTS}, orderBy: [PERIOD_ASC]) { nodes { ${REPORT.replace('id', 'id: rowId')} } }
  } }
}`;
