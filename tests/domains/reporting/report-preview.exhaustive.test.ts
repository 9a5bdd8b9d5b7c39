import type { Hex } from '@income-series/protocol/hex';
import { type Period, periodEnd } from '@income-series/protocol/period';
import { encodeFunctionData } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { abis } from '../../../src/adapters/evm/abi.ts';
import { encodeCall } from '../../../src/adapters/evm/calls.ts';
import type { ContractCall } from '../../../src/domains/transaction/index.ts';
import { actWith } from '../support/attestor.ts';
import { caseInput } from '../support/case.ts';
import type { Built, Name, Product } from '../support/product.ts';
import { createReporting, type Reporting } from '../support/reporting.ts';
import { createRecipient, type Recipient } from '../support/sealing.ts';
import { type Launched, proveReport, ratedClock, reportInput } from '../support/story.ts';

// All 100 units together receive 0.0507 of the year's income above 6,000,000.

const DAY = 86_400n;
const TAKEN = 'Taken from the wallet: the allowance it needs';
let reporting: Reporting;
let product: Product;
let launched: Launched;
let attestor: Recipient;

async function begin(routed: boolean): Promise<void> {
  reporting = await createReporting({ routed });
  ({ product, launched } = reporting);
  attestor = await createRecipient(product, 0xd1);
}
const issuer = () => product.wallet('issuer').address;
const step = (name: Name, more: object = {}) => ({
  seriesKey: launched.seriesKey,
  wallet: product.wallet(name).address,
  ...more,
});
async function balance(): Promise<bigint> {
  const data = encodeFunctionData({ abi: abis.token, functionName: 'balanceOf', args: [issuer()] });
  const call = { to: product.devnet.contracts.token, data };
  return BigInt(await product.devnet.anvil.rpc<Hex>('eth_call', call, 'latest'));
}
/** What the gateway does not send: a decision of an attestor that was made already. */
async function direct(call: ContractCall): Promise<void> {
  await product.wallet('issuer').send(encodeCall(product.devnet.contracts, call));
  await product.index();
}
const onChain = async () => (await product.gateway.chain.series(launched.seriesKey)).value;
async function over(period: Period): Promise<void> {
  await ratedClock(product.devnet).set(periodEnd(period) + 60n);
  await product.index();
}
const previewOf = ({ transaction }: Built) =>
  Object.fromEntries((transaction?.preview ?? []).map(({ label, value }) => [label, value]));

async function proven(period: Period, ytd: bigint, liquidityFlag = 0) {
  const report = await proveReport(product, reporting.device, launched, { period, ytd });
  const build = () => product.build('issuer', 'buildSubmitReport', reportInput(product, report, { liquidityFlag }));
  return { report, build };
}

/** Approves exactly what the preview says, sends the report, and answers the preview and what the wallet lost. */
async function sent(build: () => Promise<Built>): Promise<Readonly<Record<string, string>>> {
  const amount = previewOf(await build())[TAKEN] as string;
  const short = BigInt(amount) > 0n ? `${BigInt(amount) - 1n}` : '0';
  await product.act('issuer', 'buildApprovePaymentToken', step('issuer', { spender: 'HUB', amount: short }));
  expect(previewOf(await build()).Allowance).toBe(short === amount ? undefined : amount);
  await product.act('issuer', 'buildApprovePaymentToken', step('issuer', { spender: 'HUB', amount }));
  const { number } = await product.gateway.chain.head();
  const built = await build();
  expect(built.transaction?.simulation).toMatchObject({ ok: true });
  const shown = previewOf(built);
  expect(shown['As of block']).toBe(`${number}`);
  const before = await balance();
  await product.send('issuer', built);
  expect(before - (await balance())).toBe(BigInt(amount));
  expect(shown[TAKEN]).toBe(amount);
  expect(shown['Accrued after']).toBe(`${(await onChain()).accrued}`);
  return shown;
}
const YES = 'yes, with what accrued before';

describe('the preview of a report says what its wallet loses', () => {
  beforeAll(() => begin(false));
  afterAll(() => reporting?.close());

  it('of a plain one; and a claim that was built before it is confirmed with its own limit', async () => {
    const { address: holder } = product.wallet('alice');
    const claim = { kind: 'claimPayout', seriesKey: launched.seriesKey, holder } as const;
    const { request: prepared } = await product.gateway.chain.prepare(holder, claim);
    const { report, build } = await proven(20261, 9_000_000n);
    const payment = `${report.payment}`;
    expect(await sent(build)).toMatchObject({
      'Payment by the proof': payment,
      'Paid now, fee included': payment,
      [TAKEN]: payment,
      'Falls due': YES,
      'Accrued before': '0',
      'Accrued after': '0',
      'Part netted with credit': '0',
      'Part above the cap': '0',
    });
    const { to, data, gas } = prepared;
    await product.wallet('alice').send({ to, data, gas: BigInt(gas ?? 0) });
    const { seriesKey } = launched;
    const alice = product.wallet('alice').address;
    const { value } = await product.gateway.chain.holdings(seriesKey, [alice]);
    expect(value.get(alice)?.claimable).toBe(0n);
  });

  it('of a flagged one, which accrues', async () => {
    await over(20262);
    const { report, build } = await proven(20262, 12_000_000n, 1);
    expect(await sent(build)).toMatchObject({
      'Payment by the proof': `${report.payment}`,
      'Accrued after': `${report.payment}`,
      [TAKEN]: '0',
      'Falls due': 'no: the payment is flagged, it accrues',
    });
  });

  it('of one with which falls due what accrued before', async () => {
    await over(20263);
    const { accrued } = await onChain();
    expect(accrued).toBeGreaterThan(0n);
    const { report, build } = await proven(20263, 15_000_000n);
    expect(await sent(build)).toMatchObject({
      'Payment by the proof': `${report.payment}`,
      'Accrued before': `${accrued}`,
      'Accrued after': '0',
      [TAKEN]: `${report.payment + accrued}`,
    });
  });

  it('of one in a pause, which accrues', async () => {
    await over(20264);
    const { seriesKey } = launched;
    await direct({ kind: 'requestPause', seriesKey, attestor: attestor.key });
    const { pauseNonce } = (await product.gateway.chain.hardship(seriesKey)).value;
    const pauseEnd = (await product.devnet.anvil.clock.now()) + 30n * DAY;
    const signature = attestor.sign('PAUSE', { seriesKey, pauseNonce, pauseEnd });
    await direct({ kind: 'approvePause', seriesKey, pauseNonce, pauseEnd, signature });
    const { report, build } = await proven(20264, 18_000_000n);
    expect(await sent(build)).toMatchObject({
      'Payment by the proof': `${report.payment}`,
      'Accrued after': `${report.payment}`,
      [TAKEN]: '0',
      'Falls due': 'no: a pause runs, it accrues',
    });
    await product.act('issuer', 'buildEndPause', step('issuer'));
  });

  it('of one with credit, and with what accrued in the pause', async () => {
    const { seriesKey } = launched;
    const { trueupNonce, accrued } = await onChain();
    const trueup = {
      seriesKey,
      year: 2026,
      trueupNonce,
      attestationTs: periodEnd(20264),
      adjustment: -1_001n,
    } as const;
    await direct({ kind: 'submitTrueUp', ...trueup, signature: attestor.sign('TRUEUP', trueup) });
    await over(20271);
    const { report, build } = await proven(20271, 9_000_000n);
    expect(await sent(build)).toMatchObject({
      'Payment by the proof': `${report.payment}`,
      'Part netted with credit': '1001',
      'Accrued before': `${accrued}`,
      [TAKEN]: `${report.payment - 1_001n + accrued}`,
    });
  });

  it('of one that the cap cuts', async () => {
    const { seriesKey } = launched;
    const { amendmentNonce, termsCommitment, paid } = await onChain();
    const amend = { seriesKey, amendmentNonce, newTermsCommitment: termsCommitment, newCap: paid + 777n };
    await direct({ kind: 'amendTerms', ...amend, signature: attestor.sign('AMEND', amend) });
    await over(20272);
    const { report, build } = await proven(20272, 12_000_000n);
    expect(await sent(build)).toMatchObject({
      'Payment by the proof': `${report.payment}`,
      'Part above the cap': `${report.payment - 777n}`,
      'Paid now, fee included': '777',
      [TAKEN]: '777',
    });
  });
});

describe('the preview of a report by documents of a routed series says what its wallet loses', () => {
  beforeAll(() => begin(true));
  afterAll(() => reporting?.close());

  /** Proven, opened as a case, and attested. */
  async function attested(period: Period, ytd: bigint) {
    const report = await proveReport(product, reporting.device, launched, { period, ytd });
    const input = await caseInput(product, report, attestor);
    const { newId: id } = input;
    await actWith(product, product.token('issuer'), 'openTier3Case', 'tier3Case { state }', input);
    const { seriesKey, priorCommitment, incomeCommitment } = report;
    const message = { seriesKey, period, priorCommitment, incomeCommitment, tier: 3, liquidityFlag: 0 } as const;
    await attestor.act('signTier3Case', 'tier3Case { state }', { id, signature: attestor.sign('REPORT', message) });
    return { report, build: () => product.build('issuer', 'buildSubmitTier3Report', { id }) };
  }

  it('with what the router lacks of the quarter that runs', async () => {
    await product.act('carol', 'buildApprovePaymentToken', step('carol', { spender: 'ROUTER', amount: '9000000' }));
    await product.act('carol', 'buildRouteIncome', step('carol', { amount: '1000000' })); // below the threshold
    const { report, build } = await attested(20261, 9_000_000n);
    expect(await sent(build)).toMatchObject({
      'Payment by the proof': '152100',
      'Part counted by the router': '0',
      'Missing with the router': '50700',
      'Paid now, fee included': '152100',
      [TAKEN]: '202800',
    });
    expect(report.payment).toBe(152_100n);
  });

  it('less what the router counted since the report before', async () => {
    await over(20262);
    await product.act('issuer', 'buildSubmitRoutedReport', step('issuer', { period: '2026-Q2' }));
    await over(20263);
    const { build } = await attested(20263, 12_000_000n);
    expect(await sent(build)).toMatchObject({
      'Payment by the proof': '152100',
      'Part counted by the router': '50700',
      'Missing with the router': '0',
      'Paid now, fee included': '101400',
      [TAKEN]: '101400',
    });
  });
});
