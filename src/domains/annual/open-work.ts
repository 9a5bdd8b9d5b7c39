import { ENDED_STATES } from '@income-series/protocol/chain-enums';
import type { OpenRow, OpenWork } from '../account/index.ts';
import { askToSeal } from '../notifications/index.ts';

/** Annual cases as open work: the series has not ended, and the chain has no true-up for the year. */
export const annualWork: OpenWork = {
  kind: 'ANNUAL_CASE',
  find: (tx, keys, limit) => tx.$queryRaw<OpenRow[]>`
      SELECT a.id::text AS id, a.chain, a.series_key AS "seriesKey", a.issuer, a.state
      FROM tier3_annual a WHERE a.attestor_key = ANY(${[...keys]}::text[]) AND a.state IN ('OPEN', 'SIGNED')
        AND NOT EXISTS (SELECT 1 FROM series s WHERE s.chain = a.chain AND s.key = a.series_key
          AND s.state = ANY(${ENDED_STATES}::text[]))
        AND NOT EXISTS (SELECT 1 FROM chain_events e WHERE e.chain = a.chain AND e.name = 'TrueUpAccepted'
          AND e.series_key = a.series_key AND (e.args->>'year')::numeric = a.year)
      LIMIT ${limit}`,
  sealed: { states: ['OPEN'], ask: askToSeal('AnnualUnopened') },
};
