import { Prisma, type PrismaClient } from '../../../src/generated/prisma/client.ts';

/** Every table that is derived from the chain, with its key. */
const CHAIN_TABLES = {
  indexer_cursor: 'chain',
  indexed_blocks: 'chain, number',
  chain_events: 'block_number, log_index, block_hash',
  series: 'key',
  curves: 'series_key',
  curve_census: 'id',
  curve_trades: 'id',
  settlement_rounds: 'id',
  bids: 'id',
  windows: 'id',
  window_orders: 'id',
  periods: 'id',
  reports: 'id',
  routed_income: 'id',
  positions: 'id',
  money_events: 'id',
  fees_ledger: 'id',
  activity: 'id',
  attestors: 'address',
  verifier_keys: 'address',
  allowlist: 'wallet',
} as const;

/** The tables of what people wrote about the chain, with their keys. */
export const PEOPLE_TABLES = {
  tier3_cases: 'id',
  tier3_annual: 'id',
  fx_fallback_signatures: 'series_key',
  hardship_requests: 'id',
  extinguishment_requests: 'id',
  terms_amendments: 'id',
  attestor_proposals: 'id',
  admin_tx_requests: 'id',
  audit_log: 'target, action',
} as const;

/** All rows of all these tables as texts. `reports.source` is not the chain's and is left out, as how far back a reorganisation is undone. */
export async function dump(
  db: PrismaClient,
  of: Readonly<Record<string, string>> = CHAIN_TABLES,
): Promise<Record<string, string[]>> {
  const tables: Record<string, string[]> = {};
  for (const [table, key] of Object.entries(of)) {
    const rows = await db.$queryRaw<{ row: string }[]>`
      SELECT (to_jsonb(t) - 'source' - 'undo_from')::text AS row FROM ${Prisma.raw(table)} t ORDER BY ${Prisma.raw(key)}`;
    tables[table] = rows.map(({ row }) => row);
  }
  return tables;
}

/** What two dumps differ in, by table; empty where they are the same. */
export function difference(
  one: Record<string, string[]>,
  other: Record<string, string[]>,
): Record<string, { readonly onlyInOne: string[]; readonly onlyInOther: string[] }> {
  const found: ReturnType<typeof difference> = {};
  for (const table of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const [a, b] = [one[table] ?? [], other[table] ?? []];
    if (a.join('\n') === b.join('\n')) continue;
    found[table] = { onlyInOne: a.filter((row) => !b.includes(row)), onlyInOther: b.filter((row) => !a.includes(row)) };
  }
  return found;
}
