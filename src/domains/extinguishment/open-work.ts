import { ENDED_STATES } from '@income-series/protocol/chain-enums';
import type { OpenRow, OpenWork } from '../account/index.ts';
import { askToSeal } from '../notifications/index.ts';

/** Requests to extinguish as open work of their two keys: those that are not relayed, of series that have not ended. */
export const extinguishmentWork: OpenWork = {
  kind: 'EXTINGUISHMENT',
  find(tx, keys, limit) {
    const keyList = [...keys];
    return tx.$queryRaw<OpenRow[]>`
      SELECT x.id::text AS id, x.chain, x.series_key AS "seriesKey", x.issuer, x.state
      FROM extinguishment_requests x WHERE (x.attestor_key_a = ANY(${keyList}::text[]) OR x.attestor_key_b = ANY(${keyList}::text[]))
        AND x.state IN ('OPEN', 'ONE_SIGNED', 'BOTH_SIGNED', 'RELAY_REFUSED')
        AND NOT EXISTS (SELECT 1 FROM series s WHERE s.chain = x.chain AND s.key = x.series_key
          AND s.state = ANY(${ENDED_STATES}::text[]))
      LIMIT ${limit}`;
  },
  sealed: { states: ['OPEN', 'ONE_SIGNED'], ask: askToSeal('ExtinguishmentUnopened') },
};
