import { Prisma } from '../adapters/db/database.ts';
import type { Tx } from '../adapters/db/rows.ts';
import { reconcileExtinguishments } from '../domains/extinguishment/status.ts';
import { reconcileHardship } from '../domains/hardship/status.ts';
import { recordLostRelays } from '../domains/operations/x-relays.ts';
import { reconcileProposals } from '../domains/registry/status.ts';
import { reconcileAmendments, reconcileAnnuals, reconcileCases, reconcileFallbacks } from '../domains/tier3/status.ts';
import type { ReconcileContext } from './status-context.ts';

/** Rows that people wrote about a series, which stand whether the index holds it or not. */
const TABLES = [
  'tier3_cases',
  'tier3_annual',
  'fx_fallback_signatures',
  'hardship_requests',
  'extinguishment_requests',
  'terms_amendments',
] as const;

/**
 * Sets what people's rows follow from the chain, in the transaction that moved the index. Every column that is set here
 * is a function of what people wrote, of the stored events and of the projections, for all rows at once and whatever
 * came in this step: a reorganisation takes it back, and an index made anew ends at the same. The number of statements
 * is the same for any number of rows.
 *
 * A mutation that relayed something writes what the index will: it may be ahead of the index, and is not contradicted
 * before the index has come as far.
 *
 * One thing does not come back: a signature that died (its nonce moved, its key is no longer active) is dropped for good.
 * Where a reorganisation undoes what killed it, the attestor signs again. A key that the index does not hold (yet) kills
 * nothing: while an index is made anew, its registration is still to come.
 */
export async function reconcile(tx: Tx, context: ReconcileContext): Promise<void> {
  for (const table of TABLES) await relate(tx, table, context.chain);
  await reconcileCases(tx, context);
  await reconcileAnnuals(tx, context);
  await reconcileFallbacks(tx, context);
  await reconcileAmendments(tx, context);
  await reconcileHardship(tx, context);
  await reconcileExtinguishments(tx, context);
  await reconcileProposals(tx, context);
  await recordLostRelays(tx, context);
}

/** Ties rows to their series again, once the index holds it: its foreign key let go of them when the series went. */
async function relate(tx: Tx, table: (typeof TABLES)[number], chain: string): Promise<void> {
  await tx.$executeRaw`
    UPDATE ${Prisma.raw(table)} AS own SET indexed_key = own.series_key FROM series s
    WHERE s.key = own.series_key AND own.chain = ${chain} AND own.indexed_key IS NULL`;
}
