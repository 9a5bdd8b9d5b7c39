import { derived, type RowDerivation, sql } from '../../indexing/derivation.ts';
import type { StatusContext } from '../../indexing/parts.ts';

/**
 * A signed contract of a series says whether the series on the chain has its hash: PENDING until the index holds the series,
 * then VERIFIED or DIFFERENT (an issuer may send `createSeries` that the gateway did not build), and PENDING again where a
 * reorganisation takes the series back. `onchainOf` says the same of one.
 */
export const deriveContracts = ({ chain }: StatusContext): readonly RowDerivation[] => [
  derived({
    table: 'contract_sessions',
    set: sql`onchain = due.onchain`,
    from: sql`(
      SELECT c.id, CASE
        WHEN s.key IS NULL THEN 'PENDING'
        WHEN s.contract_hash = c.signed_hash THEN 'VERIFIED'
        ELSE 'DIFFERENT'
      END AS onchain
      FROM contract_sessions c LEFT JOIN series s ON s.chain = c.chain AND s.key = c.series_key
      WHERE c.chain = ${chain} AND c.kind = 'SERIES' AND c.state = 'SIGNED')`,
    where: sql`own.id = due.id AND own.onchain IS DISTINCT FROM due.onchain`,
  }),
];
