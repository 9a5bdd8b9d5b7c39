import { expect, it } from 'vitest';
import { measureOnEvm } from '../../scripts/sale-costs/evm.ts';
import { costsPage } from '../../scripts/sale-costs/page.ts';
import type { Phase } from '../../scripts/sale-costs/phase.ts';
import { measureOnSolana } from '../../scripts/sale-costs/solana.ts';

const BIDS = 12;

const transactionsOf = (phases: readonly Phase[]) =>
  Object.fromEntries(phases.map(({ name, transactions }) => [name, transactions]));

it('a whole raise is measured on both chains, and nothing but positions keeps rent', async () => {
  const [evm, solana] = [await measureOnEvm(BIDS), await measureOnSolana(BIDS)];
  const alike = { bids: BIDS, reveals: BIDS, gate: 1, deliveries: BIDS };
  expect(transactionsOf(evm)).toMatchObject(alike);
  expect(transactionsOf(solana)).toMatchObject({ ...alike, end: 1 });
  for (const { work } of [...evm, ...solana]) expect(work).toBeGreaterThan(0);
  const rent = (name: Phase['name']) => solana.find((phase) => phase.name === name)?.rent ?? 0n;
  expect(rent('bids')).toBeGreaterThan(0n);
  // The end also gives back the rent of the raise and of its book, which the creation took.
  expect(rent('deliveries') + rent('end')).toBeLessThan(-rent('bids'));
  expect(costsPage([{ bids: BIDS, evm, solana }])).toContain(`| ${BIDS} | gate | 1 |`);
});
