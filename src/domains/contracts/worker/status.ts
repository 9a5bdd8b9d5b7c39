import { derivationOf, type RowDerivation, sql } from '../../../indexing/derivation.ts';
import type { StatusContext } from '../../../indexing/parts.ts';

/**
 * Derives the comparison of signed contracts with their series on the chain, by the rule of `onchainOf`: PENDING until the
 * index has the series, then VERIFIED or DIFFERENT, because an issuer may create a series without the gateway.
 */
export const deriveContracts = ({ chain }: StatusContext): readonly RowDerivation[] => [
  derivationOf({
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
