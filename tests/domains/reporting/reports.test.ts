import { createIncomeReport, createMemoryStore } from '@income-series/client';
import { ERRORS, type ErrorCode } from '@income-series/protocol/errors/codes';
import { FIELD_ORDER } from '@income-series/protocol/field';
import { BASE_FIELD_ORDER } from '@income-series/protocol/report-proof';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rowId } from '../../../src/graphql/row-id.ts';
import { forFile } from '../../support/for-file.ts';
import { compact, highS, nonCanonicalV } from '../../support/signatures.ts';
import { createReporting } from '../support/reporting.ts';
import { newTerms, proveReport, reportInput } from '../support/story.ts';
import { mutate, refuses, traces } from '../support/traces.ts';

type Input = ReturnType<typeof reportInput>;

const reporting = await forFile(createReporting());
const { product, launched, device } = reporting;
const report = await proveReport(product, device, launched);
const sound = reportInput(product, report);

const prepare = (input: object, name: 'issuer' | 'alice' | 'admin' = 'issuer') =>
  product.build(name, 'buildSubmitReport', input);

/** The argument that a refusal of a report names. */
const ARGUMENTS: Partial<Record<ErrorCode, string>> = {
  PERIOD_INVALID: 'period',
  NOT_FOUND: 'seriesKey',
};

describe('a refused report', () => {
  let before: Awaited<ReturnType<typeof traces>>;
  beforeEach(async () => {
    before = await traces(product);
  });
  afterEach(async () => {
    expect(await traces(product), 'left behind').toEqual(before);
  });

  it.each<[string, (input: Input) => object, ErrorCode]>([
    ['another proof’s point', ({ proof }) => ({ proof: { ...proof, c: proof.a } }), 'PROOF_INVALID'],
    [
      'a payment that was not proven',
      ({ publicSignals: s }) => ({ publicSignals: [...s.slice(0, 5), `${BigInt(s[5]) + 1n}`] }),
      'PROOF_INVALID',
    ],
    ['a liquidity flag that was not attested', () => ({ liquidityFlag: 'NON_CASH' }), 'ATTESTATION_INVALID'],
    ['a period outside the term', () => ({ period: '2030-Q1' }), 'PERIOD_INVALID'],
    ['a period that has not ended', () => ({ period: '2026-Q2' }), 'PERIOD_NOT_OPEN'],
    ['an unknown series', () => ({ seriesKey: `0x${'00'.repeat(32)}` }), 'NOT_FOUND'],
  ])('with %s has its code', async (_, change, code) => {
    const refused = await prepare({ ...sound, ...change(sound) });
    const argument = ARGUMENTS[code];
    const path = argument === undefined ? null : ['input', argument];
    expect(refused).toEqual({ __typename: 'Refusal', code, message: ERRORS[code].message, path });
  });

  it.each<[string, (input: Input) => object, string, RegExp]>([
    ['five signals', ({ publicSignals: s }) => ({ publicSignals: s.slice(0, 5) }), 'publicSignals', /not 6/],
    ['seven signals', ({ publicSignals: s }) => ({ publicSignals: [...s, '1'] }), 'publicSignals', /not 6/],
    ['three coordinates', ({ proof: p }) => ({ proof: { ...p, a: [...p.a, '1'] } }), 'proof.a', /third coordinate/],
    ['one coordinate', ({ proof: p }) => ({ proof: { ...p, b: [p.b[0]] } }), 'proof.b', /not two coordinates/],
    ['one part', ({ proof: p }) => ({ proof: { ...p, b: [p.b[0], ['1']] } }), 'proof.b', /not two coordinates/],
    ['a point off the curve', ({ proof: p }) => ({ proof: { ...p, c: ['1', '1'] } }), 'proof.c', /curve/],
  ])('with %s is refused by its member', async (_, change, member, message) => {
    expect(await prepare({ ...sound, ...change(sound) })).toEqual({
      __typename: 'Refusal',
      code: 'PROOF_SHAPE',
      message: expect.stringMatching(message),
      path: ['input', ...member.split('.')],
    });
  });

  it.each<[string, string, (input: Input) => object]>([
    [
      'a signal beyond the modulus',
      'publicSignals.0',
      ({ publicSignals: [a, ...s] }) => ({ publicSignals: [`${BigInt(a) + FIELD_ORDER}`, ...s] }),
    ],
    ['a negative signal', 'publicSignals.5', ({ publicSignals: s }) => ({ publicSignals: [...s.slice(0, 5), '-1'] })],
    [
      'a signal with a leading zero',
      'publicSignals.0',
      ({ publicSignals: [a, ...s] }) => ({ publicSignals: [`0${a}`, ...s] }),
    ],
    [
      'a coordinate beyond its field',
      'proof.a.0',
      ({ proof }) => ({ proof: { ...proof, a: [`${BigInt(proof.a[0] ?? 0) + BASE_FIELD_ORDER}`, proof.a[1]] } }),
    ],
    ['a flag that is none', 'liquidityFlag', () => ({ liquidityFlag: 2 })],
    ['snarkjs’s own names', 'proof', () => ({ proof: report.proof })],
    [
      'a signature that is no hex',
      'attestation.signature',
      ({ attestation }) => ({
        attestation: { ...attestation, signature: 'signed' },
      }),
    ],
  ])('with %s is bad input at %s', async (_, path, change) => {
    const answer = await mutate(product, 'issuer', 'buildSubmitReport', { ...sound, ...change(sound) });
    expect(JSON.stringify(answer)).toContain(`input.${path}`);
    await refuses(product, 'BAD_INPUT', async () => answer);
  });

  it.each([
    ['of 64 bytes', compact],
    ['with a high s', highS],
    ['with v of 0 or 1', nonCanonicalV],
  ])('with a signature %s is not canonical', async (_, bend) => {
    const attestation = { ...sound.attestation, signature: bend(sound.attestation.signature) };
    expect((await prepare({ ...sound, attestation })).code).toBe('SIGNATURE_NOT_CANONICAL');
  });

  it('with the attestation of a key that is not registered', async () => {
    const input = reportInput(product, report, { secret: new Uint8Array(32).fill(8) });
    expect((await prepare(input)).code).toBe('SIGNER_INACTIVE');
  });

  it('with a signer who did not sign', async () => {
    const attestation = { ...sound.attestation, signer: product.wallet('alice').address };
    expect((await prepare({ ...sound, attestation })).code).toBe('ATTESTATION_INVALID');
  });

  it('by somebody who is not the issuer', async () => {
    expect((await prepare(sound, 'alice')).code).toBe('WALLET_NOT_LINKED');
  });

  it('on another prior than the chain’s', async () => {
    const elsewhere = { ...device, store: createMemoryStore() };
    const first = await proveReport(product, elsewhere, launched, { ytd: 7_000_000n });
    const onIt = await createIncomeReport(elsewhere, {
      seriesKey: launched.seriesKey,
      period: 20262,
      terms: launched.sealed.terms,
      unitsOutstanding: 100n,
      fxRate: 10n ** 22n,
      priorCommitment: first.incomeCommitment,
      ytd: 8_000_000n,
    });
    const input = reportInput(product, { ...onIt, period: 20261 });
    expect((await prepare(input)).code).toBe('PRIOR_MISMATCH');
  });

  it('under other terms than the series’', async () => {
    const other = await proveReport(product, device, { ...launched, sealed: newTerms() });
    expect((await prepare(reportInput(product, other))).code).toBe('SIGNAL_MISMATCH');
  });
});

describe('a sound report', () => {
  it('is built for the issuer, and for an admin who cannot sign it', async () => {
    const built = await prepare(sound);
    expect(built.transaction).toMatchObject({ kind: 'SUBMIT_REPORT', wallet: product.wallet('issuer').address });
    expect((await prepare(sound, 'admin')).transaction?.wallet).toBe(product.wallet('issuer').address);
  });
});

describe('a period that was reported', () => {
  it('takes no second report', async () => {
    const { seriesKey } = launched;
    const wallet = product.wallet('issuer').address;
    const amount = `${report.payment}`;
    await product.act('issuer', 'buildApprovePaymentToken', { seriesKey, wallet, spender: 'HUB', amount });
    await product.act('issuer', 'buildSubmitReport', sound);
    await refuses(product, 'PERIOD_NOT_OPEN', () => mutate(product, 'issuer', 'buildSubmitReport', sound));
  });
});

describe('a zkTLS session', () => {
  const start = (name: 'issuer' | 'alice' | 'admin', key: string) =>
    product.ask(
      name,
      `mutation ($input: StartZktlsSessionInput!) { startZktlsSession(input: $input) {
        __typename ... on StartZktlsSessionPayload { sessionId } ... on Error { code }
      } }`,
      { input: { idempotencyKey: key, seriesKey: launched.seriesKey, period: '2026-Q1', source: 'BANK' } },
    );

  it('is the issuer’s alone', async () => {
    const code = async (name: 'alice' | 'admin', key: string) => (await start(name, key)).data?.startZktlsSession?.code;
    expect(await code('alice', '00000000-0000-4000-8000-00000000000a')).toBe('NOT_ISSUER');
    expect(await code('admin', '00000000-0000-4000-8000-00000000000b')).toBe('NOT_ISSUER');
  });

  it('keeps its source where the API shows it to nobody', async () => {
    const { data } = await start('issuer', '00000000-0000-4000-8000-00000000000c');
    const id = rowId('ZktlsSession', data?.startZktlsSession?.sessionId as string);
    const row = await product.gateway.database.prisma.zktlsSession.findUnique({ where: { id } });
    expect(row).toMatchObject({ source: 'BANK', seriesKey: launched.seriesKey, period: 20261 });
    const { data: schema } = await product.ask('admin', '{ __schema { types { name fields { name } } } }');
    expect(JSON.stringify(schema)).not.toContain('"ZktlsSession"');
  });
});
