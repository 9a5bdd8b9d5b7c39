// Mercurius with its compiler (jit) and mercurius-auth over hand-written statements: one for the series, one by a loader for
// their reports, and two by a DataLoader for the viewer's relations.
import DataLoader from 'dataloader';
import Fastify from 'fastify';
import { GraphQLScalarType } from 'graphql';
import mercurius from 'mercurius';
import mercuriusAuth from 'mercurius-auth';
import pg from 'pg';

const CHAIN = 'evm:10143';
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10, statement_timeout: 15_000 });
const rows = async (name, text, values) => (await pool.query({ name, text, values })).rows;

const schema = `
  directive @reader(of: String!) on FIELD_DEFINITION
  scalar DateTime
  type Query { series(first: Int!): [Series!]! }
  type Series {
    key: String!
    state: String!
    paidTotal: String @reader(of: "key")
    accruedTotal: String @reader(of: "key")
    unitsOutstanding: String!
    createdAt: DateTime!
    reports(first: Int!): [Report!]!
  }
  type Report {
    id: ID!
    period: Int!
    txHash: String!
    blockNumber: String!
    incomeCommitment: String
    priorIncomeCommitment: String
    routedIncome: String
    acceptedAt: DateTime!
    payment: String @reader(of: "seriesKey")
    net: String @reader(of: "seriesKey")
  }
`;

const SERIES = `select key, state, paid_total as "paidTotal", accrued_total as "accruedTotal",
    units_outstanding as "unitsOutstanding", created_at as "createdAt"
  from series where chain = $1 order by created_block desc, chain desc, key desc limit $2`;
const REPORTS = `select r.* from unnest($2::text[]) k(key) cross join lateral (
    select id, series_key as "seriesKey", period, tx_hash as "txHash", block_number as "blockNumber",
      income_commitment as "incomeCommitment", prior_income_commitment as "priorIncomeCommitment",
      routed_income as "routedIncome", accepted_at as "acceptedAt", payment, net
    from reports where chain = $1 and series_key = k.key order by period limit $3) r`;
const ISSUED = 'select key from series where chain = $1 and key = any($2) and issuer = $3';
const HELD = `select series_key as key from positions
  where chain = $1 and series_key = any($2) and holder = $3 and (units > 0 or burned_units > 0)`;

const resolvers = {
  DateTime: new GraphQLScalarType({ name: 'DateTime', serialize: (value) => value.toISOString() }),
  Query: { series: (_root, { first }) => rows('series', SERIES, [CHAIN, first]) },
};

const loaders = {
  Series: {
    reports: {
      opts: { cache: false },
      async loader(queries) {
        const keys = queries.map(({ obj }) => obj.key);
        const rowsByKey = new Map(keys.map((key) => [key, []]));
        const [{ params }] = queries;
        for (const row of await rows('reports', REPORTS, [CHAIN, keys, params.first]))
          rowsByKey.get(row.seriesKey).push(row);
        return keys.map((key) => rowsByKey.get(key));
      },
    },
  },
};

const readersOf = (wallet) =>
  new DataLoader(async (keys) => {
    const [issued, held] = await Promise.all([
      rows('issued', ISSUED, [CHAIN, keys, wallet]),
      rows('held', HELD, [CHAIN, keys, wallet]),
    ]);
    const read = new Set([...issued, ...held].map(({ key }) => key));
    return keys.map((key) => read.has(key));
  });

const app = Fastify({ keepAliveTimeout: 600_000 });
app.register(mercurius, {
  schema,
  resolvers,
  loaders,
  jit: 1,
  context: (request) => ({ readers: readersOf(String(request.headers['x-wallet'])) }),
});
app.register(mercuriusAuth, {
  authDirective: 'reader',
  applyPolicy: (directive, parent, _args, { readers }) => readers.load(parent[directive.arguments[0].value.value]),
});
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
