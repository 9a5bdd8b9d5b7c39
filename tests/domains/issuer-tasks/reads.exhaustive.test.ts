// How much a page reads: by the rows of the account's own series, not by those of others, and not by the length of the page.

import { expect, it } from 'vitest';
import type { Node } from '../../../scripts/advise/plans.ts';
import { faultsOf } from '../../../scripts/advise/plans.ts';
import { forFile } from '../../support/for-file.ts';
import { type Issuer, openGateway, signUp, timeIs } from './support.ts';

const gateway = await forFile(openGateway());

/** Inserts series of wallets (SQL of n), each with forty quarters, the first ten of them reported. */
async function insertMany(address: string, count: number, from: number): Promise<void> {
  const db = gateway.database.prisma;
  const key = `'0x' || lpad(to_hex(n), 64, '0')`;
  const range = `generate_series(${from}, ${from + count - 1}) n`;
  await db.$executeRawUnsafe(`
    INSERT INTO series (key, chain, issuer, state, contract_hash, terms_commitment, currency_code, indexing_rule, units_offered, cap,
      first_period, last_period, phase, reserve_price, max_units_per_bid, min_raise, min_holders, concentration_bps, commit_ends_at,
      reveal_ends_at, gate_ends_at, proceeds, created_block, created_at, activated_at)
    SELECT ${key}, 'evm:10143', ${address}, 'ACTIVE', ${key}, ${key}, 840, 0, 100, 1000, 20261, 20354, 'DONE', 1, 1, 1, 1, 1,
      '2026-01-02', '2026-01-03', '2026-01-04', 5, n, '2026-01-01', '2026-01-05' FROM ${range}`);
  await db.$executeRawUnsafe(`
    INSERT INTO periods (chain, id, series_key, period, state, opens_at, closes_at, late_until)
    SELECT 'evm:10143', ${key} || ':' || q, ${key}, (2026 + q / 4) * 10 + q % 4 + 1, CASE WHEN q < 10 THEN 'REPORTED' ELSE 'UPCOMING' END,
      o.at, o.at + interval '45 days', o.at + interval '90 days'
    FROM ${range}, generate_series(0, 39) q, LATERAL (SELECT timestamptz '2026-04-01' + q * interval '3 months' AS at) o`);
}

async function planOf({ accountId }: Issuer, take: number): Promise<Node> {
  const [row] = await gateway.database.prisma.$queryRawUnsafe<{ 'QUERY PLAN': { Plan: Node }[] }[]>(
    `EXPLAIN (ANALYZE, FORMAT JSON) SELECT * FROM issuer_tasks WHERE account_id = $1::uuid ORDER BY sort_at, chain, id LIMIT ${take}`,
    accountId,
  );
  const plan = row?.['QUERY PLAN'][0];
  if (plan === undefined) throw new Error('no plan');
  return plan.Plan;
}

it('is bounded by the series of the account', async () => {
  const db = gateway.database.prisma;
  const [many, few] = [await signUp(gateway), await signUp(gateway)];
  await insertMany(`'0x' || lpad(to_hex(n / 10), 40, 'e')`, 5_000, 1);
  await insertMany(`'${many.wallet.address}'`, 100, 10_000);
  await insertMany(`'${few.wallet.address}'`, 1, 20_000);
  await timeIs(db, '2028-11-01T00:00:00Z');
  await db.$executeRawUnsafe('ANALYZE');

  const limits = {
    read: Number.POSITIVE_INFINITY,
    sorted: Number.POSITIVE_INFINITY,
    few: new Map<string, string>(),
  };
  const plans = { few: faultsOf(await planOf(few, 22), limits), many: faultsOf(await planOf(many, 22), limits) };
  expect(plans.few.read).toBeLessThan(40);
  expect(plans.many.read).toBeLessThan(100 * 20);
  expect(faultsOf(await planOf(many, 101), limits).read).toBe(plans.many.read);
  expect(plans.many.faults.filter((fault) => /of (series|periods)$/.test(fault))).toEqual([]);
});
