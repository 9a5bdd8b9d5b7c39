import type { PrismaClient } from '../../adapters/db/database.ts';
import type { SealedTable, Vault } from '../../core/vault/index.ts';
import { countSealed, resealTable, type SealedCounts, staleOf } from './reseal.ts';

interface ResealParts {
  readonly db: PrismaClient;
  readonly vault: Vault;
  readonly batch: number;
}

/** A line a table: `terms_vault: k1 3, k2 12`. */
function sayCounts(counts: readonly SealedCounts[], say: (line: string) => void): void {
  for (const { table, byKey } of counts) {
    const keys = Object.entries(byKey).map(([id, n]) => `${id} ${n}`);
    say(`${table}: ${keys.length === 0 ? 'nothing sealed' : keys.join(', ')}`);
  }
}

/**
 * Seals again until the newest key has sealed everything, what gateways wrote meanwhile under an older one included, or
 * nothing more opens. Says how far it is.
 * @returns whether nothing is left under another key
 */
export async function runReseal(
  parts: ResealParts,
  tables: readonly SealedTable[],
  { check, say }: { readonly check: boolean; readonly say: (line: string) => void },
): Promise<boolean> {
  const { db, vault } = parts;
  const left = (counts: readonly SealedCounts[]) => counts.reduce((sum, of) => sum + staleOf(of, vault.keyId), 0);
  let counts = await countSealed(db, tables);
  for (let progress = !check; progress && left(counts) > 0; ) {
    progress = false;
    for (const sealed of tables) {
      const of = counts.find(({ table }) => table === sealed.table);
      const stale = of === undefined ? 0 : staleOf(of, vault.keyId);
      const { resealed, changed, failed } = await resealTable(parts, sealed, (done) =>
        say(`${sealed.table}: sealed ${done.resealed} of ${stale} again`),
      );
      for (const [code, n] of Object.entries(failed)) say(`${sealed.table}: ${n} not sealed again: ${code}`);
      progress ||= resealed + changed > 0;
    }
    counts = await countSealed(db, tables);
  }
  sayCounts(counts, say);
  const stale = left(counts);
  say(stale === 0 ? `Key ${vault.keyId} has sealed everything.` : `Not sealed under key ${vault.keyId}: ${stale}.`);
  return stale === 0;
}
