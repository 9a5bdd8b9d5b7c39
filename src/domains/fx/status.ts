import type { Tx } from '../../core/tx.ts';
import type { StatusContext } from '../../indexing/parts.ts';

/** A signed rate is USED once it was recorded: by a report of its period, which says so too, or before one. */
export async function deriveFallbacks(tx: Tx, { chain }: StatusContext): Promise<void> {
  await tx.$executeRaw`
    UPDATE fx_fallback_signatures AS own SET state = due.state
    FROM (
      SELECT f.series_key, CASE WHEN EXISTS (
        SELECT 1 FROM chain_events e
        WHERE e.chain = f.chain AND e.name IN ('RateRecorded', 'FxFallbackUsed') AND e.series_key = f.series_key
          AND (e.args->>'period')::numeric = f.period AND (e.args->>'rate')::numeric = f.rate
          AND e.args->>'signer' = f.signer
      ) THEN 'USED' ELSE 'SIGNED' END AS state
      FROM fx_fallback_signatures f
      WHERE f.chain = ${chain} AND f.state IN ('SIGNED', 'USED')
    ) AS due
    WHERE own.chain = ${chain} AND own.series_key = due.series_key AND own.state <> due.state`;
}
