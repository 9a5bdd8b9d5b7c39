import { expect, it } from 'vitest';
import { forFile } from '../../support/for-file.ts';
import { actWith, tokenOf, type Who } from '../support/attestor.ts';
import { caseInput } from '../support/case.ts';
import { createReporting } from '../support/reporting.ts';
import { createRecipient } from '../support/sealing.ts';
import { proveReport, reportInput, stepOf } from '../support/story.ts';
import { mutate, refuses } from '../support/traces.ts';

// Theta is 6,000,000 base units of the payment token a year; all 100 units together receive 0.0507 of what is above.

const act = (who: Who, mutation: string, selection: string, input: object) =>
  actWith(product, tokenOf(product, who), mutation, selection, input);
const REPORT = `query ($key: Bytes32!) { series(key: $key) {
  reports { edges { node { period tier payment gross net accrual routedIncome } } }
  accruedTotal
} }`;
async function shown() {
  const { data } = await product.ask('alice', REPORT, { key: launched.seriesKey });
  return JSON.stringify(data?.series);
}

const reporting = await forFile(createReporting({ routed: true }));
const { product, launched } = reporting;
const step = stepOf(product, launched);
const attestor = await createRecipient(product, 0xd1);
const allow = { ...step('issuer'), spender: 'HUB', amount: `${10n ** 12n}` };
await product.act('issuer', 'buildApprovePaymentToken', allow);

it('a quarter in which nothing was routed is reported by documents alone, with the rate of one, and paid in', async () => {
  const report = await proveReport(product, reporting.device, launched); // 9,000,000 of the year
  await refuses(product, 'SERIES_ROUTED', () =>
    mutate(product, 'issuer', 'buildSubmitReport', reportInput(product, report)),
  );
  const flagged = await caseInput(product, report, attestor, { liquidityFlag: 'NON_CASH' });
  expect((await act('issuer', 'openTier3Case', 'tier3Case { state }', flagged)).code).toBe('SERIES_ROUTED');
  const input = await caseInput(product, report, attestor);
  expect(await act('issuer', 'openTier3Case', 'tier3Case { state }', input)).toMatchObject({
    tier3Case: { state: 'OPEN' },
  });
  const { seriesKey, period, priorCommitment, incomeCommitment } = report;
  const message = { seriesKey, period, priorCommitment, incomeCommitment, tier: 3, liquidityFlag: 0 } as const;
  const signature = attestor.sign('REPORT', message);
  await act(attestor, 'signTier3Case', 'tier3Case { state }', { id: input.newId, signature });
  const built = await product.build('issuer', 'buildSubmitTier3Report', { id: input.newId });
  expect(built.transaction?.simulation).toMatchObject({ ok: true });
  await product.send('issuer', built);
  const reported = {
    period: '2026-Q1',
    tier: 'DOCUMENTS',
    payment: '152100',
    gross: '152100',
    net: '150579',
    accrual: '0',
  };
  expect(await shown()).toContain(JSON.stringify({ ...reported, routedIncome: null }));
});

it('one in which income was routed is too, by the issuer, and the year’s threshold is reached by then', async () => {
  await product.act('carol', 'buildApprovePaymentToken', step('carol', { spender: 'ROUTER', amount: '1000000' }));
  await product.act('carol', 'buildRouteIncome', step('carol', { amount: '1000000' }));
  await product.devnet.anvil.clock.set(1_783_000_000n); // 2026-07-02
  await product.index();
  const report = await proveReport(product, reporting.device, launched, { period: 20262, ytd: 11_000_000n });
  const input = await caseInput(product, report, attestor);
  const routed = await product.build('bob', 'buildSubmitRoutedReport', step('bob', { period: '2026-Q2' }));
  expect(routed).toMatchObject({ code: 'SIMULATION_FAILED', errorName: 'ISSUER_FIRST' });
  await act('issuer', 'openTier3Case', 'tier3Case { state }', input);
  const { seriesKey, period, priorCommitment, incomeCommitment } = report;
  const message = { seriesKey, period, priorCommitment, incomeCommitment, tier: 3, liquidityFlag: 0 } as const;
  await act(attestor, 'signTier3Case', 'tier3Case { state }', {
    id: input.newId,
    signature: attestor.sign('REPORT', message),
  });
  const built = await product.build('issuer', 'buildSubmitTier3Report', { id: input.newId });
  // 2,000,000 more of the year, of which 1,000,000 was routed and withheld for.
  expect(built.transaction?.preview).toContainEqual({
    label: 'Withheld by the router in the quarter, and paid at least',
    value: '50700',
    unit: 'TOKEN',
  });
  expect(built.transaction?.preview).toContainEqual({
    label: 'Taken from the wallet: the allowance it needs',
    value: '50700',
    unit: 'TOKEN',
  });
  await product.send('issuer', built);
  expect(await shown()).toContain('"payment":"101400","gross":"101400"');
});
