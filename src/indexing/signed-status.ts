import { derived, join, type RowDerivation, raw, type SqlText, sql } from './derivation.ts';
import type { StatusContext } from './parts.ts';

/**
 * A table of records that an attestor signs over a nonce of their series, and that one event of the chain confirms. All
 * names are constants of the code: they become part of the statement.
 */
export interface SignedRecords {
  readonly table: string;
  /** The columns of the signature, of the key that signed and of the nonce that is signed. */
  readonly signature: string;
  readonly signer: string;
  readonly nonce: string;
  /** The column of `series` with the nonce that counts now. */
  readonly seriesNonce: string;
  /** The state of a record whose signature was dropped. */
  readonly unsigned: string;
  /** Further columns that are dropped with the signature. */
  readonly signedWith: readonly string[];
  /** Whether the chain refuses the record `a` of the series `s` for its age from now on; absent where no age matters. */
  readonly stale?: SqlText;
  /** The column with the time of the confirming block, where there is one. */
  readonly confirmedAt?: string;
  readonly event: string;
  /** The numbers and texts of the event by the columns that they equal. */
  readonly numbers: Readonly<Record<string, string>>;
  readonly texts: Readonly<Record<string, string>>;
}

/**
 * A signed record is LANDED once a transaction with it is confirmed. The signature of an unconfirmed one is dropped, and
 * the record is unsigned again, once the series' nonce is beyond it, its key is no longer active, or it is stale. The signature of a
 * confirmed one is kept, since a reorganisation would make it needed again, and cleared once its block is final.
 */
export function deriveSigned({ chain, finalBlock }: StatusContext, of: SignedRecords): RowDerivation {
  const [table, signature] = [raw(of.table), raw(of.signature)];
  const kept = [of.nonce, ...of.signedWith].map(
    (column) => sql`${raw(column)} = CASE WHEN due.state <> ${of.unsigned} THEN own.${raw(column)} END`,
  );
  const confirmed = Object.entries({ tx_hash: 'tx_hash', ...(of.confirmedAt && { [of.confirmedAt]: 'at' }) });
  const columns = ['state', ...confirmed.map(([column]) => column)].map(raw);
  const matches = [
    ...Object.entries(of.numbers).map(([column, name]) => sql`(e.args->>${name})::numeric = a.${raw(column)}`),
    ...Object.entries(of.texts).map(([column, name]) => sql`e.args->>${name} = a.${raw(column)}`),
  ];
  const set = sql`
      ${join(columns.map((column) => sql`${column} = due.${column}`))},
      ${signature} = CASE WHEN due.state <> ${of.unsigned} AND NOT due.final THEN own.${signature} END,
      ${join(kept)}`;
  const from = sql`(
      SELECT a.id, ${join(confirmed.map(([column, name]) => sql`e.${raw(name)} AS ${raw(column)}`))}, CASE
          WHEN e.tx_hash IS NOT NULL THEN 'LANDED'
          WHEN s.${raw(of.seriesNonce)} > a.${raw(of.nonce)} OR NOT k.active OR ${of.stale ?? sql`false`} THEN ${of.unsigned}
          ELSE 'SIGNED'
        END AS state, coalesce(e.block_number <= ${finalBlock}, false) AS final
      FROM ${table} a
      LEFT JOIN series s ON s.chain = a.chain AND s.key = a.series_key
      LEFT JOIN attestors k ON k.address = a.${raw(of.signer)} AND k.chain = a.chain
      LEFT JOIN chain_events e ON e.chain = a.chain AND e.name = ${of.event} AND e.series_key = a.series_key
        AND ${join(matches, ' AND ')}
      WHERE a.chain = ${chain} AND a.state IN ('SIGNED', 'LANDED'))`;
  const where = sql`own.id = due.id AND ((${join(columns.map((column) => sql`own.${column}`))}) IS DISTINCT FROM
    (${join(columns.map((column) => sql`due.${column}`))}) OR (due.final AND own.${signature} IS NOT NULL))`;
  return derived({ table: of.table, set, from, where });
}
