import { periodEnd, printPeriod } from '@income-series/protocol/period';
import { expect, it } from 'vitest';
import { encodeCall } from '../../../src/adapters/evm/calls.ts';
import { createJobs } from '../../../src/adapters/jobs/index.ts';
import { createDispatch } from '../../../src/domains/notifications/index.ts';
import type { ContractCall } from '../../../src/domains/transaction/index.ts';
import { createTestClock } from '../../support/clock.ts';
import { forFile } from '../../support/for-file.ts';
import { createAttestor, type Done } from '../support/attestor.ts';
import type { Name } from '../support/product.ts';
import { createReporting } from '../support/reporting.ts';
import { RETRIES } from '../support/retries.ts';
import { nodesIn, ownStatement } from '../support/statements.ts';
import { proveReport, ratedClock, reportInput, stepOf } from '../support/story.ts';

const DAY = 86_400n;
const PERIOD = 20261;
const reporting = await forFile(createReporting());
const { product, launched } = reporting;
const attestor = await createAttestor(product, 0xd1);
const jobs = await forFile(createJobs({ url: product.gateway.database.url, retries: RETRIES }));
await jobs.start();

const step = stepOf(product, launched);
async function direct(call: ContractCall): Promise<void> {
  await product.wallet('issuer').send(encodeCall(product.devnet.contracts, call));
  await product.index();
}
/** The public state of the series and its first two quarters. */
async function shown() {
  const { data } = await product.ask(
    'public',
    `query ($key: Bytes32!) { series(key: $key) { state periods(first: 2) { edges { node { period state } } } } }`,
    { key: launched.seriesKey },
  );
  const { state, periods } = (data?.series ?? {}) as { state: string; periods: unknown };
  return [state, ...nodesIn<{ period: string; state: string }>(periods).map((each) => `${each.period} ${each.state}`)];
}
/** What somebody was notified of the quarter; everything that waits is dispatched before. */
async function notificationsOf(name: Name): Promise<unknown[]> {
  const db = product.gateway.database.prisma;
  const dispatch = createDispatch({ db, clock: createTestClock(), jobs });
  await dispatch.move();
  for (let taken = await jobs.take('outbox', 100); taken.length > 0; taken = await jobs.take('outbox', 100)) {
    for (const job of taken) await dispatch.notify(job);
  }
  const { data } = await product.ask(name, '{ myNotifications(first: 100) { edges { node { kind period } } } }');
  const mine = nodesIn<Done>(data?.myNotifications).filter(({ period }) => period === printPeriod(PERIOD));
  return mine.map(({ kind }) => kind).sort();
}

it('a quarter in whose window a pause fell is deferred, not missed, and its holders and issuer are notified', async () => {
  const { seriesKey } = launched;
  await direct({ kind: 'requestPause', seriesKey, attestor: attestor.key });
  const { pauseNonce } = (await product.gateway.chain.hardship(seriesKey)).value;
  const pauseEnd = (await product.devnet.anvil.clock.now()) + 60n * DAY;
  const signature = attestor.sign('PAUSE', { seriesKey, pauseNonce, pauseEnd });
  await direct({ kind: 'approvePause', seriesKey, pauseNonce, pauseEnd, signature });
  expect(await shown()).toEqual(['PAUSED', '2026-Q1 OPEN', '2026-Q2 UPCOMING']);

  await ratedClock(product.devnet).set(periodEnd(PERIOD) + 92n * DAY);
  await product.act('bob', 'buildEndPause', step('bob'));
  await product.act('bob', 'buildMarkMissed', step('bob', { period: printPeriod(PERIOD) }));
  expect((await shown()).slice(0, 2)).toEqual(['ACTIVE', '2026-Q1 DEFERRED']);
  for (const name of ['issuer', 'alice', 'bob'] as const)
    expect(await notificationsOf(name)).toEqual(['PERIOD_DEFERRED']);
  expect(await notificationsOf('outsider')).toEqual([]);
  const again = await product.build('bob', 'buildMarkMissed', step('bob', { period: printPeriod(PERIOD) }));
  expect(again).toMatchObject({ code: 'SIMULATION_FAILED', errorName: 'PERIOD_STILL_OPEN' });
});

it('its issuer reports it over the same prior, and the payment falls due', async () => {
  const { seriesKey } = launched;
  const report = await proveReport(product, reporting.device, launched);
  const amount = `${report.payment}`;
  await product.act('issuer', 'buildApprovePaymentToken', step('issuer', { spender: 'HUB', amount }));
  const built = await product.build('issuer', 'buildSubmitReport', reportInput(product, report));
  expect(built.transaction?.simulation).toMatchObject({ ok: true });
  await product.send('issuer', built);

  expect((await shown()).slice(0, 2)).toEqual(['ACTIVE', '2026-Q1 REPORTED']);
  const net = report.payment - report.payment / 100n;
  const { statement, figures } = await ownStatement(product, (document) => product.ask('alice', document), seriesKey);
  expect(statement.totals).toMatchObject({ net: `${(net * 60n) / 100n}`, claimed: '0', open: `${(net * 60n) / 100n}` });
  expect(figures).toHaveLength(1);
  expect(figures[0]).toEqual(expect.arrayContaining(['2026-Q1', `${(net * 60n) / 100n}`, '0']));
  for (const name of ['issuer', 'alice', 'bob'] as const) {
    expect(await notificationsOf(name)).toEqual(['PERIOD_DEFERRED', 'REPORT_ACCEPTED']);
  }
});

it('the next quarter is the next to be reported', async () => {
  const report = await proveReport(product, reporting.device, launched, { period: 20262, ytd: 12_000_000n });
  const built = await product.build('issuer', 'buildSubmitReport', reportInput(product, report));
  expect(built.code).toBeUndefined();
  expect(built.transaction?.kind).toBe('SUBMIT_REPORT');
});
