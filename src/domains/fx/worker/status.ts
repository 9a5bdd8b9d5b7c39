import { derivationOf, type RowDerivation, sql } from '../../../indexing/derivation.ts';
import type { StatusContext } from '../../../indexing/parts.ts';

/** Derives the state of requests: a signed rate is USED when it was recorded, alone or by a report of its period. */
export const deriveFallbacks = ({ chain }: StatusContext): readonly RowDerivation[] => [
  derivationOf({
    table: 'fx_fallback_signatures',
    set: sql`state = due.state`,
    from: sql`(
      SELECT f.series_key, CASE WHEN EXISTS (
        SELECT 1 FROM chain_events e
        WHERE e.chain = f.chain AND e.name IN ('RateRecorded', 'FxFallbackUsed') AND e.series_key = f.series_key
          AND (e.args->>'period')::numeric = f.period AND (e.args->>'rate')::numeric = f.rate
          AND e.args->>'signer' = f.signer
      ) THEN 'USED' ELSE 'SIGNED' END AS state
      FROM fx_fallback_signatures f
      WHERE f.chain = ${chain} AND f.state IN ('SIGNED', 'USED'))`,
    where: sql`own.chain = ${chain} AND own.series_key = due.series_key AND own.state <> due.state`,
  }),
];
