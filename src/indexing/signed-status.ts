import { derivationOf, join, type RowDerivation, raw, type SqlText, sql } from './derivation.ts';
import type { StatusContext } from './parts.ts';

/**
 * The description of a table whose records are signed by an attestor, with a nonce of their series, and confirmed by one event of the
 * chain. All names must be constants of the code, because they become part of the statement.
 */
export interface SignedRecords {
  readonly table: string;
  /** The columns of the signature, of the signing key and of the signed nonce. */
  readonly signature: string;
  readonly signer: string;
  readonly nonce: string;
  /** The column of `series` with the present nonce. */
  readonly seriesNonce: string;
  /** The state of a record whose signature was dropped. */
  readonly unsigned: string;
  /** Further columns that are dropped with the signature. */
  readonly signedWith: readonly string[];
  /** An SQL condition that the record `a` of the series `s` is too old for the chain; absent if age does not matter. */
  readonly stale?: SqlText;
  /** The column for the time of the confirming block, if the table has one. */
  readonly confirmedAt?: string;
  readonly event: string;
  /** The arguments of the event, by the column that they must equal: numbers and texts. */
  readonly numbers: Readonly<Record<string, string>>;
  readonly texts: Readonly<Record<string, string>>;
}

/**
 * Derives the state of signed records. LANDED: an event confirms it. If the series' nonce has moved past it, its key is no
 * longer active, or it is stale, an unconfirmed record loses its signature and becomes unsigned again. The signature of a
 * confirmed record is cleared once its block is final, because a reorganisation could make it necessary again before.
 */
export function deriveSigned({ chain, finalBlock }: StatusContext, records: SignedRecords): RowDerivation {
  const [table, signature] = [raw(records.table), raw(records.signature)];
  const signedColumns = [records.nonce, ...records.signedWith].map(
    (column) => sql`${raw(column)} = CASE WHEN due.state <> ${records.unsigned} THEN own.${raw(column)} END`,
  );
  const confirmed = Object.entries({ tx_hash: 'tx_hash', ...(records.confirmedAt && { [records.confirmedAt]: 'at' }) });
  const columns = ['state', ...confirmed.map(([column]) => column)].map(raw);
  const matches = [
    ...Object.entries(records.numbers).map(([column, name]) => sql`(e.args->>${name})::numeric = a.${raw(column)}`),
    ...Object.entries(records.texts).map(([column, name]) => sql`e.args->>${name} = a.${raw(column)}`),
  ];
  const set = sql`
      ${join(columns.map((column) => sql`${column} = due.${column}`))},
      ${signature} = CASE WHEN due.state <> ${records.unsigned} AND NOT due.final THEN own.${signature} END,
      ${join(signedColumns)}`;
  const from = sql`(
      SELECT a.id, ${join(confirmed.map(([column, name]) => sql`e.${raw(name)} AS ${raw(column)}`))}, CASE
          WHEN e.tx_hash IS NOT NULL THEN 'LANDED'
          WHEN s.${raw(records.seriesNonce)} > a.${raw(records.nonce)} OR NOT k.active OR ${records.stale ?? sql`false`} THEN ${records.unsigned}
          ELSE 'SIGNED'
        END AS state, coalesce(e.block_number <= ${finalBlock}, false) AS final
      FROM ${table} a
      LEFT JOIN series s ON s.chain = a.chain AND s.key = a.series_key
      LEFT JOIN attestors k ON k.address = a.${raw(records.signer)} AND k.chain = a.chain
      LEFT JOIN chain_events e ON e.chain = a.chain AND e.name = ${records.event} AND e.series_key = a.series_key
        AND ${join(matches, ' AND ')}
      WHERE a.chain = ${chain} AND a.state IN ('SIGNED', 'LANDED'))`;
  const where = sql`own.id = due.id AND ((${join(columns.map((column) => sql`own.${column}`))}) IS DISTINCT FROM
    (${join(columns.map((column) => sql`due.${column}`))}) OR (due.final AND own.${signature} IS NOT NULL))`;
  return derivationOf({ table: records.table, set, from, where });
}
