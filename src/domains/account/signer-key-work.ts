import type { Address } from '../../core/hex.ts';
import type { Tx } from '../../core/tx.ts';

/** Work that is addressed to one key. A request for an FX rate is every attestor's. */
export type SignerKeyWork = 'tier3-case' | 'annual-case' | 'hardship' | 'extinguishment' | 'amendment';

/**
 * The kinds of work addressed to a key that are not over: read under the lock of the key's link, in order.
 *
 * A row may wait for ever for what cannot come any more, since nobody has to close it: of a period or a year that is
 * settled, of a nonce that has moved, of a series that has ended. That is no work, and holds no key. Nor does a pause request
 * that the chain does not have: the holder of its key may not know of it, and a refusal would disclose it.
 */
export async function openWork(tx: Tx, key: Address): Promise<SignerKeyWork[]> {
  const found = await tx.$queryRaw<{ readonly kind: SignerKeyWork }[]>`
    WITH ended AS (SELECT chain, key FROM series WHERE state IN ('CLOSED', 'EXTINGUISHED', 'FAILED'))
    SELECT kind FROM (VALUES
      (1, 'tier3-case', EXISTS (
        SELECT 1 FROM tier3_cases c WHERE c.attestor_key = ${key} AND c.state IN ('OPEN', 'ATTESTED')
          AND (c.chain, c.series_key) NOT IN (SELECT chain, key FROM ended) AND NOT EXISTS (
            SELECT 1 FROM periods p WHERE p.chain = c.chain AND p.series_key = c.series_key AND p.period = c.period
              AND p.state IN ('REPORTED', 'MISSED')))),
      (2, 'annual-case', EXISTS (
        SELECT 1 FROM tier3_annual a WHERE a.attestor_key = ${key} AND a.state IN ('OPEN', 'SIGNED')
          AND (a.chain, a.series_key) NOT IN (SELECT chain, key FROM ended) AND NOT EXISTS (
            SELECT 1 FROM chain_events e WHERE e.chain = a.chain AND e.name = 'TrueUpAccepted' AND e.series_key = a.series_key
              AND (e.args->>'year')::numeric = a.year))),
      (3, 'hardship', EXISTS (
        SELECT 1 FROM hardship_requests h WHERE h.attestor_key = ${key} AND h.state = 'REQUESTED'
          AND (h.chain, h.series_key) NOT IN (SELECT chain, key FROM ended))),
      (4, 'extinguishment', EXISTS (
        SELECT 1 FROM extinguishment_requests x WHERE (x.attestor_key_a = ${key} OR x.attestor_key_b = ${key})
          AND x.state IN ('OPEN', 'ONE_SIGNED', 'BOTH_SIGNED', 'RELAY_REFUSED')
          AND (x.chain, x.series_key) NOT IN (SELECT chain, key FROM ended))),
      (5, 'amendment', EXISTS (
        SELECT 1 FROM terms_amendments t LEFT JOIN series s ON s.chain = t.chain AND s.key = t.series_key
        WHERE t.attestor_key = ${key} AND t.state IN ('AWAITING_ATTESTOR', 'SIGNED')
          AND (t.chain, t.series_key) NOT IN (SELECT chain, key FROM ended) AND s.state IS DISTINCT FROM 'TAIL'))
    ) AS work(place, kind, is_open)
    WHERE is_open ORDER BY place`;
  return found.map(({ kind }) => kind);
}
