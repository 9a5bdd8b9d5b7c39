import { ENDED_STATES } from '../../core/chain-enums.ts';
import type { OpenRow, OpenWork } from '../account/index.ts';
import { askToSeal } from '../notifications/index.ts';

/** A request that is not relayed, for either of its two keys, of a series that has not ended. */
export const extinguishmentWork: OpenWork = {
  kind: 'EXTINGUISHMENT',
  find(tx, keys, most) {
    const own = [...keys];
    return tx.$queryRaw<OpenRow[]>`
      SELECT x.id::text AS id, x.chain, x.series_key AS "seriesKey", x.issuer, x.state
      FROM extinguishment_requests x WHERE (x.attestor_key_a = ANY(${own}::text[]) OR x.attestor_key_b = ANY(${own}::text[]))
        AND x.state IN ('OPEN', 'ONE_SIGNED', 'BOTH_SIGNED', 'RELAY_REFUSED')
        AND NOT EXISTS (SELECT 1 FROM series s WHERE s.chain = x.chain AND s.key = x.series_key
          AND s.state = ANY(${ENDED_STATES}::text[]))
      LIMIT ${most}`;
  },
  sealed: { states: ['OPEN', 'ONE_SIGNED'], ask: askToSeal('ExtinguishmentUnopened') },
};
