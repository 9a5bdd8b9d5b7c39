import type { PrismaClient } from '../../adapters/db/database.ts';
import type { SealedTable, Vault } from '../../core/vault/index.ts';
import { countSealed, countStale, resealTable, type SealedCounts } from './reseal.ts';

interface ResealParts {
  readonly db: PrismaClient;
  readonly vault: Vault;
  readonly batch: number;
}

/** Prints one line for each table: `terms_vault: k1 3, k2 12`. */
function printCounts(counts: readonly SealedCounts[], say: (line: string) => void): void {
  for (const { table, byKey } of counts) {
    const keys = Object.entries(byKey).map(([id, n]) => `${id} ${n}`);
    say(`${table}: ${keys.length === 0 ? 'nothing sealed' : keys.join(', ')}`);
  }
}

/**
 * Repeats passes over all tables until the newest key has sealed everything, including values that gateways write meanwhile, or
 * until no more values open. Prints its progress.
 * @returns true if no value of another key is left
 */
export async function runReseal(
  parts: ResealParts,
  tables: readonly SealedTable[],
  { check, say }: { readonly check: boolean; readonly say: (line: string) => void },
): Promise<boolean> {
  const { db, vault } = parts;
  const countAllStale = (counts: readonly SealedCounts[]) =>
    counts.reduce((sum, tableCounts) => sum + countStale(tableCounts, vault.keyId), 0);
  let counts = await countSealed(db, tables);
  for (let hasProgress = !check; hasProgress && countAllStale(counts) > 0; ) {
    hasProgress = false;
    for (const sealed of tables) {
      const tableCounts = counts.find(({ table }) => table === sealed.table);
      const stale = tableCounts === undefined ? 0 : countStale(tableCounts, vault.keyId);
      const { resealed, changed, failed } = await resealTable(parts, sealed, (done) =>
        say(`${sealed.table}: sealed ${done.resealed} of ${stale} again`),
      );
      for (const [code, n] of Object.entries(failed)) say(`${sealed.table}: ${n} not sealed again: ${code}`);
      hasProgress ||= resealed + changed > 0;
    }
    counts = await countSealed(db, tables);
  }
  printCounts(counts, say);
  const stale = countAllStale(counts);
  say(stale === 0 ? `Key ${vault.keyId} has sealed everything.` : `Not sealed under key ${vault.keyId}: ${stale}.`);
  return stale === 0;
}
