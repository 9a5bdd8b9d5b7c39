import { ENDED_STATES } from '../../core/chain-enums.ts';
import type { OpenWork } from '../account/index.ts';

/** A request that is not relayed, for either of its two keys, of a series that has not ended. */
export const extinguishmentWork: OpenWork = {
  kind: 'EXTINGUISHMENT',
  async hasOpen(tx, keys) {
    const own = [...keys];
    const rows = await tx.$queryRaw<unknown[]>`
      SELECT 1 FROM extinguishment_requests x WHERE (x.attestor_key_a = ANY(${own}::text[]) OR x.attestor_key_b = ANY(${own}::text[]))
        AND x.state IN ('OPEN', 'ONE_SIGNED', 'BOTH_SIGNED', 'RELAY_REFUSED')
        AND NOT EXISTS (SELECT 1 FROM series s WHERE s.chain = x.chain AND s.key = x.series_key
          AND s.state = ANY(${ENDED_STATES}::text[]))
      LIMIT 1`;
    return rows.length > 0;
  },
};
