import { computePayment } from '@income-series/protocol/payment';
import { type Period, periodEnd } from '@income-series/protocol/period';
import { expect, it } from 'vitest';
import { forFile } from '../../support/for-file.ts';
import { createReporting } from '../support/reporting.ts';
import { proveReport, ratedClock, reportInput, UNITS } from '../support/story.ts';

const FX = 10n ** 22n;
const reporting = await forFile(createReporting());

it('a year to date that fell is reported through the gateway with a payment of 0, and the next from there', async () => {
  const { product, launched, device } = reporting;
  const { seriesKey, sealed } = launched;
  const wallet = product.wallet('issuer').address;
  await product.act('issuer', 'buildApprovePaymentToken', {
    seriesKey,
    wallet,
    spender: 'HUB',
    amount: `${10n ** 12n}`,
  });
  const figures = [10_000_000n, 8_000_000n, 12_000_000n];
  for (const [quarter, ytd] of figures.entries()) {
    const period = (20261 + quarter) as Period;
    const end = periodEnd(period);
    const clock = ratedClock(product.devnet);
    if ((await clock.now()) < end) await clock.set(end);
    await product.index();
    const report = await proveReport(product, device, launched, { period, ytd });
    await product.act('issuer', 'buildSubmitReport', reportInput(product, report));
  }

  const { theta, r } = sealed.terms;
  const due = (ytd: bigint, prior: bigint) => computePayment({ units: UNITS, r, fx: FX, theta, ytd, prior });
  const { data } = await product.ask(
    'issuer',
    'query ($key: Bytes32!) { series(key: $key) { reports(first: 3) { edges { node { period payment gross } } } } }',
    { key: seriesKey },
  );
  const { reports } = (data as { series: object }).series as { reports: { edges: { node: { period: string } }[] } };
  const nodes = reports.edges.map(({ node }) => node).sort((a, b) => a.period.localeCompare(b.period));
  const payments = [due(10_000_000n, 0n), 0n, due(12_000_000n, 8_000_000n)].map(String);
  expect(nodes).toEqual(payments.map((payment, i) => ({ period: `2026-Q${1 + i}`, payment, gross: payment })));
});
