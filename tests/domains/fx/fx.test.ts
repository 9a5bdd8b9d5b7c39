import { createIncomeReport, type IncomeReport } from '@income-series/client';
import type { ErrorCode } from '@income-series/protocol/errors/codes';
import { type Period, periodEnd, printPeriod } from '@income-series/protocol/period';
import { addressOfSecretKey, messageDigest, signDigest, signingDomain } from '@income-series/protocol/signing';
import { describe, expect, it } from 'vitest';
import { EXHAUSTIVE, someOfEach } from '../../support/exhaustive.ts';
import { forFile } from '../../support/for-file.ts';
import { withQuarterRates } from '../../support/quarter-rates.ts';
import { highS } from '../../support/signatures.ts';
import { actWith, createAttestor, type Done, type TestAttestor, tokenOf, type Who } from '../support/attestor.ts';
import { caseInput } from '../support/case.ts';
import type { Built, Name } from '../support/product.ts';
import { createReporting } from '../support/reporting.ts';
import { createRecipient } from '../support/sealing.ts';
import { reportInput } from '../support/story.ts';
import { traces } from '../support/traces.ts';

const LAST = 10n ** 22n;
const RATE = LAST + LAST / 10n;
/** What the feed publishes after the quarter's end, which leaves RATE out of its bound. */
const MOVED = LAST - LAST / 10n;
const PERIOD = 20261;

const reporting = await forFile(createReporting({ feedRests: true }));
const { product, launched, device } = reporting;
const [x, y] = [await createRecipient(product, 0xd1), await createAttestor(product, 0xd2)];

async function act(who: Who, mutation: string, input: object): Promise<unknown> {
  const done = await actWith(product, tokenOf(product, who), mutation, 'fxFallback { state }', input);
  return done.code ?? (done.fxFallback as Done).state;
}
const request = (who: Who = 'issuer', period = PERIOD) =>
  act(who, 'requestFxFallback', { seriesKey: launched.seriesKey, period: printPeriod(period) });
const signed = (attestor: TestAttestor, { rate = RATE, period = PERIOD } = {}) => ({
  seriesKey: launched.seriesKey,
  period: printPeriod(period),
  rate: `${rate}`,
  key: attestor.key,
  signature: attestor.sign('FX', { seriesKey: launched.seriesKey, period, rate }),
});
const sign = (attestor: TestAttestor, changes: object = {}) =>
  act(attestor, 'signFxFallback', { ...signed(attestor), ...changes });

const FIELDS = 'period state rate signer signature digest';
async function read(who: Who) {
  const { data, errors = [] } = await product.gateway.ask(
    `query ($key: Bytes32!) { fxFallback(seriesKey: $key) { ${FIELDS} } }`,
    { key: launched.seriesKey },
    tokenOf(product, who),
  );
  return (data?.fxFallback as Done | null) ?? errors.map(({ extensions }) => extensions.code).join();
}
async function basis(who: Who, period = PERIOD) {
  const { data } = await product.gateway.ask(
    `query ($key: Bytes32!) { series(key: $key) { reportBasis(period: "${printPeriod(period)}") { fxRate fxStale fallbackRate } } }`,
    { key: launched.seriesKey },
    tokenOf(product, who),
  );
  return (data?.series as { reportBasis: Done } | undefined)?.reportBasis;
}
const proofs = new Map<string, Promise<IncomeReport>>();
/** A report proven with a rate of the test's choice, once: the series stays the same until its period is reported. */
function proven(fxRate: bigint, period: Period = PERIOD): Promise<IncomeReport> {
  const known = proofs.get(`${period} ${fxRate}`) ?? prove(fxRate, period);
  proofs.set(`${period} ${fxRate}`, known);
  return known;
}
async function prove(fxRate: bigint, period: Period): Promise<IncomeReport> {
  const { value: series } = await product.gateway.chain.series(launched.seriesKey);
  return createIncomeReport(device, {
    seriesKey: launched.seriesKey,
    period,
    terms: launched.sealed.terms,
    fxRate,
    ytd: 9_000_000n,
    unitsOutstanding: series.unitsOutstanding,
    priorCommitment: series.expectedPrior,
  });
}
/** Who signed the rate of a period's report. */
async function fallback(who: Who, period = PERIOD): Promise<unknown> {
  const { data } = await product.gateway.ask(
    'query ($key: Bytes32!) { series(key: $key) { reports(first: 9) { edges { node { period fxFallback { signer signature } } } } } }',
    { key: launched.seriesKey },
    tokenOf(product, who),
  );
  const series = data?.series as { reports: { edges: { node: Done }[] } } | undefined;
  return series?.reports.edges.find(({ node }) => node.period === printPeriod(period))?.node.fxFallback;
}
const prepare = async (report: IncomeReport) =>
  product.build('issuer', 'buildSubmitReport', reportInput(product, report));
const refused = async (ask: () => Promise<unknown>, code: ErrorCode) => {
  const before = await traces(product);
  expect(await ask()).toBe(code);
  expect(await traces(product)).toEqual(before);
};

it('a rate that is published after the quarter’s end is none of the quarter', async () => {
  await product.devnet.owner.publishRate(840, MOVED);
  await product.index();
  expect(await basis('issuer')).toEqual({ fxRate: `${LAST}`, fxStale: true, fallbackRate: null });
});

describe('a quarter that the feed has no rate for', () => {
  it('has no report, and cases with the feed’s last rate before its end', async () => {
    const report = await proven(LAST);
    expect((await prepare(report)).code).toBe('FX_STALE');
    const input = await caseInput(product, report, x);
    const open = await actWith(product, tokenOf(product, 'issuer'), 'openTier3Case', 'tier3Case { state }', input);
    expect(open.tier3Case).toEqual({ state: 'OPEN' });
    const far = await caseInput(product, await proven(RATE), x);
    const other = await actWith(product, tokenOf(product, 'issuer'), 'openTier3Case', 'tier3Case { state }', far);
    expect(other.code).toBe('FX_MISMATCH');
  });

  it('the issuer alone asks, for the period that is due', async () => {
    await refused(() => request('alice'), 'NOT_ISSUER');
    await refused(() => request('admin'), 'NOT_ISSUER');
    await refused(() => request('issuer', 20262), 'PERIOD_NOT_OPEN');
    await refused(() => sign(x), 'NOT_FOUND');
    expect(await request()).toBe('REQUESTED');
    expect(await request()).toBe('REQUESTED');
    for (const who of ['issuer', x, y, 'admin'] as const) {
      expect(await read(who)).toMatchObject({
        period: printPeriod(PERIOD),
        state: 'REQUESTED',
        rate: null,
        signature: null,
      });
    }
    for (const who of ['alice', 'outsider', 'public'] as const) expect(await read(who)).toBe('NOT_FOUND');
  });

  it.each<[string, () => Promise<unknown>, ErrorCode]>([
    ['more than a fifth above', () => sign(x, signed(x, { rate: LAST + LAST / 5n + 1n })), 'FX_OUT_OF_BOUND'],
    ['more than a fifth below', () => sign(x, signed(x, { rate: LAST - LAST / 5n - 1n })), 'FX_OUT_OF_BOUND'],
    [
      'a rate near the feed’s of now alone',
      () => sign(x, signed(x, { rate: (MOVED * 85n) / 100n })),
      'FX_OUT_OF_BOUND',
    ],
    ['nothing', () => sign(x, signed(x, { rate: 0n })), 'FX_OUT_OF_BOUND'],
    ['another rate than was signed', () => sign(x, { rate: `${RATE + 1n}` }), 'SIGNATURE_INVALID'],
    ['another period', () => sign(x, signed(x, { period: 20262 })), 'CONFLICT'],
    ['a high s', () => sign(x, { signature: highS(signed(x).signature) }), 'SIGNATURE_NOT_CANONICAL'],
    ['another’s key', () => sign(x, signed(y)), 'NOT_ADDRESSED'],
    ['another’s signature', () => sign(x, { signature: signed(y).signature }), 'SIGNATURE_INVALID'],
    ['the issuer', () => act('issuer', 'signFxFallback', signed(x)), 'NOT_ADDRESSED'],
    ['somebody who does not know', () => act('alice', 'signFxFallback', signed(x)), 'NOT_FOUND'],
  ])('an attestor cannot answer with %s', async (_, ask, code) => {
    await refused(ask, code);
  });

  it('any attestor of the chain answers, once', async () => {
    expect(await sign(y)).toBe('SIGNED');
    await refused(() => sign(x), 'CASE_STATE');
    await refused(() => request(), 'CONFLICT');
    const domain = signingDomain(product.gateway.chain);
    const digest = messageDigest(domain, 'FX', { seriesKey: launched.seriesKey, period: PERIOD, rate: RATE });
    const shown = {
      period: printPeriod(PERIOD),
      state: 'SIGNED',
      rate: `${RATE}`,
      signer: y.key,
      signature: signed(y).signature,
      digest,
    };
    for (const who of ['issuer', x, y, 'admin'] as const) expect(await read(who)).toEqual(shown);
    expect(await read('alice')).toBe('NOT_FOUND');
    const [audited] = await product.gateway.database.prisma.auditEntry.findMany({ where: { action: 'fx.sign' } });
    expect(audited?.codes).toEqual({ signer: y.key, period: PERIOD, digest });

    expect(await basis('issuer')).toEqual({ fxRate: `${LAST}`, fxStale: true, fallbackRate: `${RATE}` });
    expect(await basis(x)).toMatchObject({ fallbackRate: `${RATE}` });
    expect(await basis('alice')).toMatchObject({ fallbackRate: null });
  });

  it('the series’ issuer reads it over REST, and nobody else', async () => {
    const path = (key: string, period: number) => `/series/${key}/reporting/fx-fallback/${printPeriod(period)}`;
    const get = async (who: Who | null, at = path(launched.seriesKey, PERIOD)) => {
      const headers: HeadersInit = who === null ? {} : { authorization: `Bearer ${tokenOf(product, who)}` };
      const response = await product.gateway.request(at, { headers });
      return { status: response.status, body: (await response.json()) as Done };
    };
    const domain = signingDomain(product.gateway.chain);
    const digest = messageDigest(domain, 'FX', { seriesKey: launched.seriesKey, period: PERIOD, rate: RATE });
    expect(await get('issuer')).toEqual({
      status: 200,
      body: { data: { signer: y.key, signature: signed(y).signature, digest } },
    });
    expect((await get('issuer', path(launched.seriesKey, 20262))).status).toBe(404);
    expect((await get('issuer', path(`0x${'00'.repeat(32)}`, PERIOD))).status).toBe(404);
    expect((await get(x)).status).toBe(403);
    expect((await get('admin')).status).toBe(403);
    expect((await get('alice')).status).toBe(404);
    expect((await get(null)).status).toBe(404);
  });

  it('a signature that died is asked for again', async () => {
    const report = await proven(RATE);
    await product.devnet.owner.revokeAttestor(y.key, 0n);
    expect((await prepare(report)).code).toBe('SIGNER_INACTIVE');
    await refused(() => sign(y), 'SIGNER_INACTIVE');
    await product.index();
    expect(await request()).toBe('REQUESTED');
    expect(await sign(x)).toBe('SIGNED');
    const { code, errorName } = await prepare(report);
    expect([code, errorName]).not.toContain('SIGNER_INACTIVE');
  });

  it('a report goes with the signed rate, and its readers see by whom', async () => {
    expect((await prepare(await proven(LAST))).code).toBe('FX_MISMATCH');
    const report = await proven(RATE);
    const { seriesKey } = launched;
    const wallet = product.wallet('issuer').address;
    const amount = `${report.payment}`;
    await product.act('issuer', 'buildApprovePaymentToken', { seriesKey, wallet, spender: 'HUB', amount });
    const built = await prepare(report);
    expect(built.transaction).toMatchObject({ simulation: { ok: true } });
    await product.send('issuer', built);
    expect(await read('issuer')).toMatchObject({ state: 'USED' });
    await refused(() => request(), 'PERIOD_NOT_OPEN');
    await refused(() => sign(x), 'CASE_STATE');
    const { signature } = signed(x);
    for (const who of ['issuer', x, 'admin'] as const) {
      expect(await fallback(who)).toEqual({ signer: x.key, signature });
    }
    for (const who of ['alice', 'public'] as const)
      expect(await fallback(who)).toEqual({ signer: null, signature: null });
  });

  it('a rate that somebody recorded on the chain counts, whatever was signed as well', async () => {
    const period = PERIOD + 1;
    await product.devnet.anvil.clock.set(periodEnd(period) + 60n);
    await product.index();
    const [first, other] = [MOVED + 5n, MOVED - 5n];
    expect(await request('issuer', period)).toBe('REQUESTED');
    expect(await sign(x, signed(x, { rate: other, period }))).toBe('SIGNED');
    expect(await basis('issuer', period)).toEqual({ fxRate: `${MOVED}`, fxStale: true, fallbackRate: `${other}` });

    const z = await createAttestor(product, 0xd3);
    const { seriesKey } = launched;
    const signature = z.sign('FX', { seriesKey, period, rate: first });
    const input = {
      seriesKey,
      wallet: product.wallet('carol').address,
      period: printPeriod(period),
      rate: `${first}`,
      signer: z.key,
      signature,
    };
    const record = async (more: object = {}, who: Name = 'carol') =>
      (await product.build(who, 'buildRecordRate', { ...input, ...more })).code;
    const far = MOVED + MOVED / 5n + 1n;
    const unsigned = new Uint8Array(32).fill(0xd9);
    const refusals: readonly (readonly [ErrorCode, object])[] = [
      ['WALLET_NOT_LINKED', { wallet: product.wallet('bob').address }],
      ['NOT_FOUND', { seriesKey: `0x${'00'.repeat(32)}` }],
      ['PERIOD_NOT_OPEN', { period: printPeriod(period + 1) }],
      ['RATE_RECORDED', { period: printPeriod(PERIOD) }],
      ['SIGNATURE_INVALID', { rate: `${other}` }],
      ['SIGNATURE_INVALID', { signer: x.key }],
      ['SIGNATURE_NOT_CANONICAL', { signature: highS(signature) }],
      ['SIGNER_INACTIVE', { signer: y.key, signature: y.sign('FX', { seriesKey, period, rate: first }) }],
      [
        'SIGNER_INACTIVE',
        {
          signer: addressOfSecretKey(unsigned),
          signature: signDigest(
            messageDigest(signingDomain(product.gateway.chain), 'FX', { seriesKey, period, rate: first }),
            unsigned,
          ),
        },
      ],
      ['FX_OUT_OF_BOUND', { rate: `${far}`, signature: z.sign('FX', { seriesKey, period, rate: far }) }],
    ];
    for (const [code, more] of someOfEach(refusals, ([code]) => code, 1)) await refused(() => record(more), code);
    const recording = await product.build('carol', 'buildRecordRate', input);
    expect(recording.transaction).toMatchObject({
      kind: 'RECORD_RATE',
      simulation: { ok: true },
      preview: [
        { label: 'Period', value: printPeriod(period), unit: 'PERIOD' },
        { label: 'FX rate', value: `${first}`, unit: 'WAD' },
        { label: 'Counts' },
      ],
    });
    const { to, data, gas } = (recording.transaction as NonNullable<Built['transaction']>).request;
    await product.devnet.owner.publishRate(840, MOVED);
    await product.wallet('carol').send({ to, data, gas: BigInt(gas ?? 0) });
    await product.index();
    await refused(() => record(), 'RATE_RECORDED');
    expect(await basis('issuer', period)).toEqual({ fxRate: `${first}`, fxStale: false, fallbackRate: null });
    if (EXHAUSTIVE) expect((await prepare(await proven(other, period))).code).toBe('FX_MISMATCH');
    await refused(() => request('issuer', period), 'FX_FRESH');

    const built = await prepare(await proven(first, period));
    expect(built.transaction).toMatchObject({ simulation: { ok: true } });
    await product.send('issuer', built);
    expect(await read('issuer')).toMatchObject({ period: printPeriod(period), state: 'SIGNED' });
    expect(await fallback('issuer', period)).toEqual({ signer: z.key, signature });
  });
});

it('nothing is asked where the feed has the rate of the quarter’s end', async () => {
  const period = PERIOD + 2;
  const clock = withQuarterRates(product.devnet.anvil.clock, () => product.devnet.owner.publishRate(840, MOVED));
  await clock.set(periodEnd(period) + 60n);
  await product.devnet.owner.publishRate(840, LAST);
  await product.index();
  expect(await basis('issuer', period)).toEqual({ fxRate: `${MOVED}`, fxStale: false, fallbackRate: null });
  await refused(() => request('issuer', period), 'FX_FRESH');
  const { seriesKey } = launched;
  const asked = {
    seriesKey,
    wallet: product.wallet('carol').address,
    period: printPeriod(period),
    rate: `${MOVED}`,
    signer: x.key,
  };
  const signature = x.sign('FX', { seriesKey, period, rate: MOVED });
  await refused(
    async () => (await product.build('carol', 'buildRecordRate', { ...asked, signature })).code,
    'FX_FRESH',
  );
  if (EXHAUSTIVE) expect((await prepare(await proven(LAST, period))).code).toBe('FX_MISMATCH');
});
