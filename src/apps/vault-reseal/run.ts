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
 * Goes through all tables repeatedly, until the newest key has sealed every value, including those that gateways write meanwhile, or
 * until a pass changes nothing, because the remaining values do not open. Prints its progress.
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
    for (const sealedTable of tables) {
      const tableCounts = counts.find(({ table }) => table === sealedTable.table);
      const staleCount = tableCounts === undefined ? 0 : countStale(tableCounts, vault.keyId);
      const { resealed, changed, failed } = await resealTable(parts, sealedTable, (current) =>
        say(`${sealedTable.table}: sealed ${current.resealed} of ${staleCount} again`),
      );
      for (const [code, n] of Object.entries(failed)) say(`${sealedTable.table}: ${n} not sealed again: ${code}`);
      hasProgress ||= resealed + changed > 0;
    }
    counts = await countSealed(db, tables);
  }
  printCounts(counts, say);
  const staleCount = countAllStale(counts);
  say(
    staleCount === 0
      ? `Key ${vault.keyId} has sealed everything.`
      : `Not sealed under key ${vault.keyId}: ${staleCount}.`,
  );
  return staleCount === 0;
}
