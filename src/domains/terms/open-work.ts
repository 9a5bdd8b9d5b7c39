import { ENDED_STATES } from '@income-series/protocol/chain-enums';
import type { OpenRow, OpenWork } from '../account/index.ts';

/** Finds open work of attestor keys: unsigned and signed amendments, unless their series has ended or is in its tail. */
export const amendmentWork: OpenWork = {
  kind: 'AMENDMENT',
  find: (tx, keys, most) => tx.$queryRaw<OpenRow[]>`
      SELECT t.id::text AS id, t.chain, t.series_key AS "seriesKey", t.issuer, t.state
      FROM terms_amendments t WHERE t.attestor_key = ANY(${[...keys]}::text[]) AND t.state IN ('AWAITING_ATTESTOR', 'SIGNED')
        AND NOT EXISTS (SELECT 1 FROM series s WHERE s.chain = t.chain AND s.key = t.series_key
          AND (s.state = 'TAIL' OR s.state = ANY(${ENDED_STATES}::text[])))
      LIMIT ${most}`,
};
