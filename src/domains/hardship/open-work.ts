import { ENDED_STATES } from '@income-series/protocol/chain-enums';
import type { OpenRow, OpenWork } from '../account/index.ts';
import { askToSeal } from '../notifications/index.ts';

/** Pause requests as open work: those on the chain, of series that have not ended. */
export const hardshipWork: OpenWork = {
  kind: 'HARDSHIP',
  find: (tx, keys, limit) => tx.$queryRaw<OpenRow[]>`
      SELECT h.id::text AS id, h.chain, h.series_key AS "seriesKey", h.issuer, h.state
      FROM hardship_requests h WHERE h.attestor_key = ANY(${[...keys]}::text[]) AND h.state = 'REQUESTED'
        AND NOT EXISTS (SELECT 1 FROM series s WHERE s.chain = h.chain AND s.key = h.series_key
          AND s.state = ANY(${ENDED_STATES}::text[]))
      LIMIT ${limit}`,
  sealed: { states: ['REQUESTED'], ask: askToSeal('HardshipUnopened') },
};
