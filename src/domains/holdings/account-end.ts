import { type AccountEnd, type AccountWork, deletionStatement, ofWallets, workInRows } from '../../core/account-end.ts';
import type { Tx } from '../../core/tx.ts';
import { loadStatements, type PositionKey } from './statements.ts';

/**
 * SQL condition: a wallet of the account has units that block its deletion. Units of an extinguished series do not count,
 * except units of a curve series (without a phase), which share its treasury.
 */
const HELD = `${ofWallets('holder')} AND (units > 0 OR staked_units > 0) AND NOT EXISTS (
  SELECT 1 FROM series s WHERE s.chain = positions.chain AND s.key = positions.series_key AND s.state = 'EXTINGUISHED' AND s.phase IS NOT NULL)`;

/** SQL that counts kept payments that nobody has claimed, and proceeds that an issuer has not withdrawn. */
const OWED = `
  SELECT count(*) AS count FROM (
    SELECT 1 FROM chain_events
    WHERE name IN ('PaymentKept', 'KeptPaymentClaimed') AND ${ofWallets("(args->>'wallet')")}
    GROUP BY chain, contract, args->>'wallet'
    HAVING sum(CASE name WHEN 'PaymentKept' THEN 1 ELSE -1 END * (args->>'amount')::numeric) > 0
    UNION ALL
    SELECT 1 FROM series s
    WHERE ${ofWallets('issuer')} AND phase = 'DONE' AND proceeds > 0 AND NOT EXISTS (
      SELECT 1 FROM money_events m WHERE m.chain = s.chain AND m.series_key = s.key AND m.kind = 'PROCEEDS')
  ) AS owed`;

/** Money to claim as open work: positions whose claims would pay, by the index, and the money that `OWED` counts. */
const claimable: AccountWork = {
  code: 'MONEY_CLAIMABLE',
  async count(tx: Tx, account) {
    const positions = await tx.$queryRawUnsafe<PositionKey[]>(
      ...deletionStatement(
        account,
        `SELECT chain, series_key AS "seriesKey", holder FROM positions WHERE ${ofWallets('holder')}`,
      ),
    );
    const statements = positions.length === 0 ? [] : await loadStatements(tx, positions);
    const open = statements.filter((statement) => (statement?.totals.open ?? 0n) > 0n);
    const [owed] = await tx.$queryRawUnsafe<{ readonly count: bigint }[]>(...deletionStatement(account, OWED));
    return open.length + Number(owed?.count ?? 0);
  },
};

export const accountEnd: AccountEnd = {
  tables: [
    { table: 'positions', where: ofWallets('holder'), does: 'STAYS', because: 'ON_CHAIN' },
    { table: 'money_events', where: ofWallets('wallet'), does: 'STAYS', because: 'ON_CHAIN' },
    { table: 'fees_ledger', where: ofWallets('wallet'), does: 'STAYS', because: 'ON_CHAIN' },
  ],
  openWork: [workInRows('UNITS_HELD', 'positions', HELD), claimable],
};
