import { derivationOf, type RowDerivation, sql } from '../../../indexing/derivation.ts';
import type { StatusContext } from '../../../indexing/parts.ts';

/**
 * Derives the state of attested cases: REPORTED if the accepted report of the period has the case's commitment and signer,
 * else ATTESTED again. Closed cases stay closed.
 */
export const deriveCases = ({ chain }: StatusContext): readonly RowDerivation[] => [
  derivationOf({
    table: 'tier3_cases',
    set: sql`state = due.state`,
    from: sql`(
      SELECT c.id, CASE WHEN r.id IS NULL THEN 'ATTESTED' ELSE 'REPORTED' END AS state
      FROM tier3_cases c
      LEFT JOIN reports r ON r.chain = c.chain AND r.series_key = c.series_key AND r.period = c.period
        AND r.tier = 3 AND r.income_commitment = c.income_commitment
        AND r.attestation->>'signer' = c.attestor_key
      WHERE c.chain = ${chain} AND c.state IN ('ATTESTED', 'REPORTED'))`,
    where: sql`own.id = due.id AND own.state <> due.state`,
  }),
];
