// How pauses and series end on a Solana cluster: built over HTTP, sent by a wallet, indexed; and why they are refused before.
import { randomUUID } from 'node:crypto';
import { toHex, utf8 } from '@income-series/protocol/bytes';
import { sealEnvelope } from '@income-series/protocol/envelope';
import type { Bytes32 } from '@income-series/protocol/hex';
import { nextPeriod, type Period, periodEnd } from '@income-series/protocol/period';
import { ACCRUAL_WAIT, LATE_WINDOW, OPEN_WINDOW, TAIL_WINDOW } from '@income-series/protocol/policy';
import { domainSeparator } from '@income-series/protocol/signing';
import { beforeAll, describe, expect, it } from 'vitest';
import { DAY, PARAMS } from '../../contracts/solana/support/curve.ts';
import { forFile } from '../../support/for-file.ts';
import { type LiveWallet, openLiveGateway } from '../../support/solana/live.ts';
import { build, raised, sendBuilt, step, stepOf, TRANSACTION } from './support/steps.ts';

const UNIT = 1_000_000n;
const FIRST = 20261 as Period;

const live = await forFile(openLiveGateway());
const attestor = await live.attestor();
const [holder] = live.traders as [LiveWallet];
const issuer = await live.session(live.issuer);

const instant = (seconds: bigint) => new Date(Number(seconds) * 1000).toISOString();
const until = (seconds: bigint) => live.pass(seconds - live.node.chain.now());
const at = (seriesKey: Bytes32, by: LiveWallet) => stepOf(live, seriesKey, by);
const seriesOf = async (seriesKey: Bytes32, selection: string, token?: string) => {
  const document = `query ($key: Bytes32!, $chain: Chain) { series(key: $key, chain: $chain) { ${selection} } }`;
  const { data, errors } = await live.ask(document, { key: seriesKey, chain: live.cluster }, token);
  expect(errors ?? []).toEqual([]);
  return data?.series;
};
/** Why a step is refused, by its code and the program's name; nothing is written. */
async function refusal(mutation: string, seriesKey: Bytes32, by = live.stranger, input: object = {}): Promise<string> {
  const rows = () => live.database.prisma.builtTransaction.count();
  const before = await rows();
  const done = await live.act(await live.session(by), mutation, '__typename', { ...at(seriesKey, by), ...input });
  expect(await rows()).toBe(before);
  return done.errorName === undefined ? String(done.code) : `${done.code} ${done.errorName}`;
}

describe('a pause', () => {
  let seriesKey: Bytes32;
  const STATE = 'query ($id: ID!) { hardshipRequest(id: $id) { state pauseEndsAt } }';
  const stateOf = async (id: string) => (await live.ask(STATE, { id }, issuer)).data?.hardshipRequest;

  /** Asked for over HTTP; the request's id. */
  async function requested(): Promise<string> {
    const id = randomUUID();
    const place = { seriesKey, record: 'hardship_requests', id, field: 'ciphertext' };
    const context = { ...place, domain: toHex(domainSeparator(live.solana.domain)) };
    const reason = await sealEnvelope(utf8(JSON.stringify({ text: 'Closed.', files: [] })), context, [attestor]);
    const input = { newId: id, chain: live.cluster, seriesKey, attestorKey: attestor.key, reason };
    const { transaction } = await live.act(issuer, 'openHardship', TRANSACTION, input);
    await sendBuilt(live, issuer, live.issuer, transaction as never);
    return id;
  }
  /** Approved up to a time, by the nonce that the next signature is over. */
  async function paused(pauseNonce: bigint, pauseEnd: bigint): Promise<string> {
    const id = await requested();
    const signature = attestor.sign('PAUSE', { seriesKey, pauseNonce, pauseEnd });
    const decided = { id, decision: 'APPROVE', decisionCode: 'ILLNESS', pauseEndsAt: instant(pauseEnd), signature };
    const done = await live.act(attestor.token, 'decideHardship', 'hardshipRequest { approval { relayTx } }', decided);
    expect(done).toMatchObject({ hardshipRequest: { approval: { relayTx: expect.any(String) } } });
    await live.index();
    expect(await stateOf(id)).toEqual({ state: 'APPROVED', pauseEndsAt: instant(pauseEnd) });
    expect(await seriesOf(seriesKey, 'state')).toEqual({ state: 'PAUSED' });
    return id;
  }

  beforeAll(async () => {
    seriesKey = await live.createCurve();
  });

  it('has no end where there is none', async () => {
    expect(await refusal('buildEndPause', seriesKey, live.issuer)).toBe('SIMULATION_FAILED NOT_PAUSED');
    await raised(live, seriesKey);
    expect(await refusal('buildEndPause', seriesKey, live.issuer)).toBe('SIMULATION_FAILED NOT_PAUSED');
    await requested();
    expect(await refusal('buildEndPause', seriesKey, live.issuer)).toBe('SIMULATION_FAILED NOT_PAUSED');
    await step(live, live.issuer, 'buildWithdrawPause', at(seriesKey, live.issuer));
    expect(await refusal('buildWithdrawPause', seriesKey, live.issuer)).toMatch(/^SIMULATION_FAILED /);
  });

  it('is ended early by the issuer alone', async () => {
    const id = await paused(1n, live.node.chain.now() + 10n * DAY);
    live.pass(DAY);
    for (const by of [live.stranger, holder])
      expect(await refusal('buildEndPause', seriesKey, by)).toBe('SIMULATION_FAILED PAUSE_RUNNING');
    const built = await step(live, live.issuer, 'buildEndPause', at(seriesKey, live.issuer));
    expect(built).toMatchObject({ kind: 'END_PAUSE', preview: [] });
    expect(await stateOf(id)).toMatchObject({ state: 'ENDED' });
    expect(await seriesOf(seriesKey, 'state')).toEqual({ state: 'ACTIVE' });
    expect(await refusal('buildEndPause', seriesKey, live.issuer)).toBe('SIMULATION_FAILED NOT_PAUSED');
  });

  it('is ended by anyone from its last second on', async () => {
    live.pass(90n * DAY);
    const pauseEnd = live.node.chain.now() + 10n * DAY;
    const id = await paused(2n, pauseEnd);
    until(pauseEnd - 1n);
    expect(await refusal('buildEndPause', seriesKey)).toBe('SIMULATION_FAILED PAUSE_RUNNING');
    until(pauseEnd);
    await step(live, live.stranger, 'buildEndPause', at(seriesKey, live.stranger));
    expect(await stateOf(id)).toMatchObject({ state: 'ENDED' });
    expect(await seriesOf(seriesKey, 'state')).toEqual({ state: 'ACTIVE' });
  });

  it('that has lapsed is shown until somebody ends it, and by the program ended by the next request', async () => {
    live.pass(90n * DAY);
    const pauseEnd = live.node.chain.now() + 10n * DAY;
    const id = await paused(3n, pauseEnd);
    until(pauseEnd + DAY);
    await live.index();
    expect(await stateOf(id)).toMatchObject({ state: 'APPROVED' });
    const { request, simulation } = await live.solana.prepare(live.issuer.address, {
      ...{ kind: 'requestPause', seriesKey, attestor: attestor.key },
    } as const);
    expect(simulation).toMatchObject({ ok: true });
    await live.send(live.issuer, request as never);
    await live.index();
    expect(await stateOf(id)).toEqual({ state: 'ENDED', pauseEndsAt: instant(pauseEnd) });
    expect(await seriesOf(seriesKey, 'state')).toEqual({ state: 'ACTIVE' });
    expect(await refusal('buildEndPause', seriesKey)).toBe('SIMULATION_FAILED NOT_PAUSED');
  });
});

describe('a series', () => {
  /** In its tail at once: of one quarter, 20 of whose units were counted, and which was missed. */
  async function inTail(cap = PARAMS.cap): Promise<Bytes32> {
    const quarter = quarterAfter(live.node.chain.now() + 31n * DAY);
    const seriesKey = await live.createCurve({ firstPeriod: quarter, lastPeriod: quarter, cap });
    expect(await refusal('buildCloseSeries', seriesKey)).toBe('SIMULATION_FAILED WRONG_STATE');
    await raised(live, seriesKey);
    expect(await refusal('buildCloseSeries', seriesKey)).toBe('SIMULATION_FAILED WRONG_STATE');
    await step(live, holder, 'buildStake', { ...at(seriesKey, holder), units: `${20n * UNIT}` });
    until(periodEnd(quarter));
    await live.index();
    const period = `${Math.floor(quarter / 10)}-Q${quarter % 10}`;
    await step(live, live.stranger, 'buildSyncCensus', { ...at(seriesKey, live.stranger), period });
    expect(await refusal('buildMarkMissed', seriesKey, live.stranger, { period })).toMatch(/^SIMULATION_FAILED /);
    live.pass(OPEN_WINDOW + LATE_WINDOW);
    await step(live, live.stranger, 'buildMarkMissed', { ...at(seriesKey, live.stranger), period });
    expect(await seriesOf(seriesKey, 'state')).toEqual({ state: 'TAIL' });
    return seriesKey;
  }
  /** What the documents of the year say is still owed. */
  async function owed(seriesKey: Bytes32, adjustment: bigint): Promise<void> {
    const { lastPeriod } = (await seriesOf(seriesKey, 'lastPeriod')) as { lastPeriod: string };
    const year = Number(lastPeriod.slice(0, 4));
    const id = randomUUID();
    const input = { newId: id, chain: live.cluster, seriesKey, year, attestorKey: attestor.key };
    const opened = await live.act(issuer, 'openAnnualCase', 'annualCase { state }', input);
    expect(opened).toEqual({ annualCase: { state: 'OPEN' } });
    const attestationTs = live.node.chain.now();
    const signature = attestor.sign('TRUEUP', { seriesKey, year, trueupNonce: 0n, attestationTs, adjustment });
    const given = { id, adjustment: `${adjustment}`, attestedAt: instant(attestationTs), signature };
    const signed = await live.act(attestor.token, 'signTrueUp', 'annualCase { state }', given);
    expect(signed).toEqual({ annualCase: { state: 'SIGNED' } });
    await sendBuilt(live, issuer, live.issuer, await build(live, issuer, 'buildSubmitTrueUp', { id }));
  }
  const quarterAfter = (time: bigint, quarter = FIRST): Period =>
    periodEnd(quarter) > time ? quarter : quarterAfter(time, nextPeriod(quarter));
  const END = 'state closeReason';

  it('closes by its term once its tail is over, nothing is owed, and every tender is claimed', async () => {
    const seriesKey = await inTail();
    expect(await refusal('buildCloseSeries', seriesKey)).toBe('SIMULATION_FAILED TAIL_OPEN');
    const round = { price: '2000000', endsAt: instant(live.node.chain.now() + 8n * DAY) };
    await step(live, live.issuer, 'buildOpenTender', { ...at(seriesKey, live.issuer), ...round });
    await step(live, holder, 'buildTender', { ...at(seriesKey, holder), units: `${UNIT}`, leastPrice: '1' });
    live.pass(8n * DAY);
    await step(live, live.stranger, 'buildSettleTender', at(seriesKey, live.stranger));
    live.pass(TAIL_WINDOW);
    expect(await refusal('buildCloseSeries', seriesKey)).toBe('SIMULATION_FAILED TENDER_UNCLAIMED');
    const claim = { ...at(seriesKey, live.stranger), holder: holder.address };
    await step(live, live.stranger, 'buildClaim', claim);

    const built = await step(live, live.stranger, 'buildCloseSeries', at(seriesKey, live.stranger));
    expect(built).toMatchObject({ kind: 'CLOSE_SERIES', preview: [] });
    expect(await seriesOf(seriesKey, END)).toEqual({ state: 'CLOSED', closeReason: 'TERM' });
    for (const by of [live.stranger, live.issuer])
      expect(await refusal('buildCloseSeries', seriesKey, by)).toBe('SIMULATION_FAILED WRONG_STATE');
    await step(live, live.stranger, 'buildClaim', claim);
    expect(await seriesOf(seriesKey, 'stakedTotal')).toEqual({ stakedTotal: '0' });
  });

  it('closes though something is owed once its issuer had the time to pay it, and pays what its treasury held', async () => {
    const seriesKey = await inTail();
    await owed(seriesKey, 7_000_000n);
    live.pass(TAIL_WINDOW + ACCRUAL_WAIT - DAY);
    expect(await refusal('buildCloseSeries', seriesKey)).toBe('SIMULATION_FAILED ACCRUAL_DUE');
    live.pass(DAY);
    await step(live, live.stranger, 'buildCloseSeries', at(seriesKey, live.stranger));
    expect(await seriesOf(seriesKey, `${END} accruedTotal`, issuer)).toEqual({
      ...{ state: 'CLOSED', closeReason: 'TERM' },
      accruedTotal: '7000000',
    });
    const CLAIMS = `query ($seriesKey: Bytes32!, $chain: Chain, $wallet: Address!) {
      claims(seriesKey: $seriesKey, chain: $chain, wallet: $wallet) { kind amount } }`;
    const token = await live.session(holder);
    const { data } = await live.ask<{ claims: { kind: string; amount: string }[] }>(
      CLAIMS,
      at(seriesKey, holder),
      token,
    );
    const claims = data?.claims ?? [];
    expect(claims.map(({ kind }) => kind)).toEqual(['FINAL', 'REDEEMED_UNITS']);
    expect(claims.every(({ amount }) => BigInt(amount) > 0n)).toBe(true);
    await step(live, holder, 'buildClaim', { ...at(seriesKey, holder), holder: holder.address });
    expect(await seriesOf(seriesKey, 'stakedTotal unitsOutstanding')).toEqual({
      stakedTotal: '0',
      unitsOutstanding: '0',
    });
  });

  it('closes by its cap from the moment it is paid, and not before what accrued is paid', async () => {
    const cap = 4_000_000_000n; // the least
    const seriesKey = await inTail(cap);
    await owed(seriesKey, cap);
    expect(await refusal('buildCloseSeries', seriesKey)).toBe('SIMULATION_FAILED ACCRUAL_DUE');
    expect(await refusal('buildPayTail', seriesKey, live.stranger, { amount: '1' })).toBe(
      'SIMULATION_FAILED NOT_ISSUER',
    );
    await step(live, live.issuer, 'buildPayTail', { ...at(seriesKey, live.issuer), amount: `${cap}` });
    await step(live, holder, 'buildCloseSeries', at(seriesKey, holder));
    expect(await seriesOf(seriesKey, END)).toEqual({ state: 'CLOSED', closeReason: 'CAP' });
  });
});
