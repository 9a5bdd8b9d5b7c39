import { ENDED_STATES } from '@income-series/protocol/chain-enums';
import type { OpenRow, OpenWork } from '../account/index.ts';
import { askToSeal } from '../notifications/index.ts';

/** Finds open work of attestor keys: cases whose period is neither reported nor missed and whose series has not ended. */
export const tier3Work: OpenWork = {
  kind: 'TIER3_CASE',
  find: (tx, keys, most) => tx.$queryRaw<OpenRow[]>`
      SELECT c.id::text AS id, c.chain, c.series_key AS "seriesKey", c.issuer, c.state, c.period
      FROM tier3_cases c WHERE c.attestor_key = ANY(${[...keys]}::text[]) AND c.state IN ('OPEN', 'ATTESTED')
        AND NOT EXISTS (SELECT 1 FROM series s WHERE s.chain = c.chain AND s.key = c.series_key
          AND s.state = ANY(${ENDED_STATES}::text[]))
        AND NOT EXISTS (SELECT 1 FROM periods p WHERE p.chain = c.chain AND p.series_key = c.series_key
          AND p.period = c.period AND p.state IN ('REPORTED', 'MISSED'))
      LIMIT ${most}`,
  sealed: { states: ['OPEN'], ask: askToSeal('CaseUnopened') },
};
