// Servers without GraphQL, which answer over bare HTTP with the text of one prepared statement.
import type { RequestListener } from 'node:http';
import type pg from 'pg';
import { CHAIN } from '../support/fill.ts';
import { readBody } from './body.ts';
import { FIRST, REPORTS } from './query.ts';

/** A statement whose only row has the answer's data as text. */
interface Statement {
  readonly name: string;
  readonly text: string;
  values(wallet: string): readonly unknown[];
}

const HOLDS = '(p.units > 0 or p.burned_units > 0)';

/** Masks the guarded fields of a series unless the viewer is its issuer or a holder. */
export const FLOOR: Statement = {
  name: 'floor',
  text: `select coalesce(json_agg(json_build_object(
      'key', s.key, 'state', s.state,
      'paidTotal', case when m.reads then s.paid_total::text end,
      'accruedTotal', case when m.reads then s.accrued_total::text end,
      'unitsOutstanding', s.units_outstanding::text, 'createdAt', s.created_at, 'reports', r.reports)
      order by s.created_block desc), '[]')::text
    from (select * from series where chain = $1 order by created_block desc, chain desc, key desc limit ${FIRST}) s
    cross join lateral (select s.issuer = $2 or exists (select 1 from positions p
      where p.chain = s.chain and p.series_key = s.key and p.holder = $2 and ${HOLDS}) as reads) m
    cross join lateral (select coalesce(json_agg(json_build_object(
        'id', o.id, 'period', o.period, 'txHash', o.tx_hash, 'blockNumber', o.block_number::text,
        'incomeCommitment', o.income_commitment, 'priorIncomeCommitment', o.prior_income_commitment,
        'routedIncome', o.routed_income::text, 'acceptedAt', o.accepted_at,
        'payment', case when m.reads then o.payment::text end,
        'net', case when m.reads then o.net::text end) order by o.period), '[]') as reports
      from (select * from reports where chain = s.chain and series_key = s.key order by period limit ${REPORTS}) o) r`,
  values: (wallet) => [CHAIN, wallet],
};

/** A session variable as Hasura's statements read it. */
const SESSION_WALLET = `(($1)::jsonb ->> 'x-hasura-wallet')`;
const seriesRule = (series: string) => `(${series}."issuer" = ${SESSION_WALLET} or exists (select 1
  from "public"."positions" as "_be_positions" where "_be_positions"."chain" = ${series}."chain"
    and "_be_positions"."series_key" = ${series}."key" and "_be_positions"."holder" = ${SESSION_WALLET}
    and ("_be_positions"."units" > 0 or "_be_positions"."burned_units" > 0)))`;
const reportRule = (report: string) => `(exists (select 1 from "public"."series" as "_be_series"
  where "_be_series"."chain" = ${report}."chain" and "_be_series"."key" = ${report}."series_key"
    and ${seriesRule('"_be_series"')}))`;
const masked = (rule: string, column: string, as: string) =>
  `case when ${rule} then ${column} else null end as "${as}"`;
const S = '"_root.base"';
const R = '"_root.ar.root.reports.base"';

/**
 * The statement of Hasura 2 for a role with two permissions. One allows every row without the guarded columns, the other every
 * column of the rows of issuer and holders. Their union masks each cell by the row rule of the permission that has its column.
 */
export const HASURA_SHAPE: Statement = {
  name: 'hasura',
  text: `select coalesce(json_agg("root" order by "root.pg.created_block" desc nulls first), '[]')::text as "root"
    from (select row_to_json((select "_e" from (select
        ${S}."key" as "key", ${S}."state" as "state",
        ${masked(seriesRule(S), `${S}."paid_total"::text`, 'paidTotal')},
        ${masked(seriesRule(S), `${S}."accrued_total"::text`, 'accruedTotal')},
        ${S}."units_outstanding"::text as "unitsOutstanding", ${S}."created_at" as "createdAt",
        "_root.ar.root.reports"."reports" as "reports") as "_e")) as "root",
        ${S}."created_block" as "root.pg.created_block"
      from (select * from "public"."series" where ("chain" = ($2)::text)
        order by "created_block" desc nulls first, "chain" desc, "key" desc limit ${FIRST}) as ${S}
      left outer join lateral (select coalesce(json_agg("reports" order by "root.reports.pg.period" asc nulls last), '[]') as "reports"
        from (select row_to_json((select "_e" from (select
            ${R}."id" as "id", ${R}."period" as "period", ${R}."tx_hash" as "txHash",
            ${R}."block_number"::text as "blockNumber", ${R}."income_commitment" as "incomeCommitment",
            ${R}."prior_income_commitment" as "priorIncomeCommitment", ${R}."routed_income"::text as "routedIncome",
            ${R}."accepted_at" as "acceptedAt",
            ${masked(reportRule(R), `${R}."payment"::text`, 'payment')},
            ${masked(reportRule(R), `${R}."net"::text`, 'net')}) as "_e")) as "reports",
            ${R}."period" as "root.reports.pg.period"
          from (select * from "public"."reports"
            where (${S}."chain" = "chain" and ${S}."key" = "series_key")
            order by "period" asc nulls last limit ${REPORTS}) as ${R}
          order by "root.reports.pg.period" asc nulls last) as "_root.ar.root.reports") as "_root.ar.root.reports" on ('true')
      order by "root.pg.created_block" desc nulls first) as "_root"`,
  values: (wallet) => [JSON.stringify({ 'x-hasura-role': 'viewer', 'x-hasura-wallet': wallet }), CHAIN],
};

/** Answers every request with a statement's row. The caller ends the pool. */
export const sqlServer =
  (pool: pg.Pool, { name, text, values }: Statement): RequestListener =>
  async (request, response) => {
    JSON.parse(await readBody(request));
    const wallet = String(request.headers['x-wallet']);
    const query = { name, text, values: [...values(wallet)], rowMode: 'array' as const };
    const { rows } = await pool.query<[string]>(query);
    const body = Buffer.from(`{"data":{"series":${rows[0]?.[0]}}}`);
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body);
  };
