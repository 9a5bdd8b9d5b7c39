import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '@income-series/protocol/errors/codes';
import { nextPeriod, type Period, periodEnd, printPeriod, reportWindow } from '@income-series/protocol/period';
import { PAYMENT_LIMIT } from '@income-series/protocol/policy';
import { messageDigest, signingDomain } from '@income-series/protocol/signing';
import { beforeAll, describe, expect, it } from 'vitest';
import { MAX_CASES } from '../../../src/domains/cases/model/index.ts';
import { forFile } from '../../support/for-file.ts';
import { highS, nonCanonicalV } from '../../support/signatures.ts';
import { actWith, type Done, type TestAttestor, tokenOf, type Who } from '../support/attestor.ts';
import { seal } from '../support/case.ts';
import { createProduct } from '../support/product.ts';
import { contextOf, createRecipient } from '../support/sealing.ts';
import { date, launch, raise } from '../support/story.ts';
import { traces } from '../support/traces.ts';

const YEAR_END = periodEnd(20264);

const product = await forFile(createProduct());
const launched = await launch(product);
await raise(product, launched);
const [x, y] = [await createRecipient(product, 0xd1), await createRecipient(product, 0xd2)];

async function act(who: Who, mutation: string, input: object): Promise<unknown> {
  const done = await actWith(product, tokenOf(product, who), mutation, 'annualCase { state }', input);
  return done.code ?? (done.annualCase as Done).state;
}
const asked = (attestor: TestAttestor, more: object = {}) => ({
  newId: randomUUID() as string,
  seriesKey: launched.seriesKey,
  year: 2026,
  attestorKey: attestor.key,
  ...more,
});
async function opened(attestor: TestAttestor): Promise<string> {
  const input = asked(attestor);
  expect(await act('issuer', 'openAnnualCase', input)).toBe('OPEN');
  return input.newId;
}

/** Nothing is reported up to a quarter, and each is marked. */
async function missed(until: Period): Promise<void> {
  await product.devnet.anvil.clock.set(reportWindow(until).lateUntil + 60n);
  const { value } = await product.gateway.chain.series(launched.seriesKey);
  for (let period = value.nextPeriod; period <= until; period = nextPeriod(period)) {
    const step = {
      seriesKey: launched.seriesKey,
      wallet: product.wallet('issuer').address,
      period: printPeriod(period),
    };
    await product.act('issuer', 'buildMarkMissed', step);
  }
}

const ADJUSTMENT = -1_234_567n;
const message = (changes: object = {}) => ({
  seriesKey: launched.seriesKey,
  year: 2026,
  trueupNonce: 0n,
  attestationTs: YEAR_END + 60n,
  adjustment: ADJUSTMENT,
  ...changes,
});
/** The input of `signTrueUp` over a message, as `attestor` signs it. */
const signed = (attestor: TestAttestor, id: string, changes: object = {}) => {
  const said = message(changes);
  const signature = attestor.sign('TRUEUP', said);
  return { id, adjustment: `${said.adjustment}`, attestedAt: date(said.attestationTs), signature };
};

const FIELDS = 'state trueupSigner trueupNonce trueupDigest attestedAt adjustment txHash closedReason';
async function read(who: Who, id: string) {
  const { data, errors = [] } = await product.gateway.ask(
    `query ($id: ID!) { annualCase(id: $id) { ${FIELDS} } }`,
    { id },
    tokenOf(product, who),
  );
  return (data?.annualCase as Done | null) ?? errors.map(({ extensions }) => extensions.code).join();
}

it('is not opened before its year is over', async () => {
  expect(await act('issuer', 'openAnnualCase', asked(x))).toBe('YEAR_NOT_OVER');
});

describe('once the year is over', () => {
  let id: string;
  beforeAll(async () => {
    // The whole year went by unreported: that takes nothing from its review.
    await product.devnet.anvil.clock.set(YEAR_END + 3600n);
    await product.index();
    id = await opened(x);
  });

  it('is one of so many of its year, closed ones among them', async () => {
    const { tier3Annual } = product.gateway.database.prisma;
    const row = { ...(await tier3Annual.findUniqueOrThrow({ where: { id } })), state: 'CLOSED' };
    const others = Array.from({ length: MAX_CASES - 1 }, () => ({ ...row, id: randomUUID() }));
    await tier3Annual.createMany({ data: others });
    expect(await act('issuer', 'openAnnualCase', asked(x))).toBe('CASE_LIMIT');
    await tier3Annual.deleteMany({ where: { id: { in: others.map((other) => other.id) } } });
  });

  it.each<[string, () => Promise<unknown>, ErrorCode]>([
    ['a year outside the term', () => act('issuer', 'openAnnualCase', asked(x, { year: 2028 })), 'PERIOD_INVALID'],
    ['a year that is not over', () => act('issuer', 'openAnnualCase', asked(x, { year: 2027 })), 'YEAR_NOT_OVER'],
    ['somebody else', () => act('alice', 'openAnnualCase', asked(x)), 'NOT_ISSUER'],
    ['an admin', () => act('admin', 'openAnnualCase', asked(x)), 'NOT_ISSUER'],
    ['an id that is taken', () => act('issuer', 'openAnnualCase', asked(x, { newId: id })), 'CONFLICT'],
    [
      'an unknown attestor',
      () => act('issuer', 'openAnnualCase', asked(x, { attestorKey: `0x${'ab'.repeat(20)}` })),
      'SIGNER_KEY_UNKNOWN',
    ],
    ['a signature of another key', () => act(x, 'signTrueUp', signed(y, id)), 'SIGNATURE_INVALID'],
    [
      'a signature over another nonce',
      () => act(x, 'signTrueUp', signed(x, id, { trueupNonce: 1n })),
      'SIGNATURE_INVALID',
    ],
    ['a signature over another year', () => act(x, 'signTrueUp', signed(x, id, { year: 2027 })), 'SIGNATURE_INVALID'],
    [
      'a signature over another adjustment',
      () => act(x, 'signTrueUp', { ...signed(x, id), adjustment: '1' }),
      'SIGNATURE_INVALID',
    ],
    [
      'a high s',
      () => act(x, 'signTrueUp', { ...signed(x, id), signature: highS(signed(x, id).signature) }),
      'SIGNATURE_NOT_CANONICAL',
    ],
    [
      'v of 0 or 1',
      () => act(x, 'signTrueUp', { ...signed(x, id), signature: nonCanonicalV(signed(x, id).signature) }),
      'SIGNATURE_NOT_CANONICAL',
    ],
    [
      'a time in the year',
      () => act(x, 'signTrueUp', signed(x, id, { attestationTs: YEAR_END - 1n })),
      'ATTESTATION_TIME',
    ],
    [
      'a time to come',
      () => act(x, 'signTrueUp', signed(x, id, { attestationTs: YEAR_END + 864_000n })),
      'ATTESTATION_TIME',
    ],
    [
      'half a second',
      () => act(x, 'signTrueUp', { ...signed(x, id), attestedAt: date(YEAR_END).replace('.000', '.500') }),
      'BAD_INPUT',
    ],
    ['nothing to adjust', () => act(x, 'signTrueUp', signed(x, id, { adjustment: 0n })), 'ADJUSTMENT_OUT_OF_RANGE'],
    [
      'more than a payment',
      () => act(x, 'signTrueUp', signed(x, id, { adjustment: -PAYMENT_LIMIT })),
      'ADJUSTMENT_OUT_OF_RANGE',
    ],
    ['the issuer signing', () => act('issuer', 'signTrueUp', signed(x, id)), 'NOT_ADDRESSED'],
    ['another attestor', () => act(y, 'signTrueUp', signed(y, id)), 'NOT_FOUND'],
    ['what nobody signed', async () => (await product.build('issuer', 'buildSubmitTrueUp', { id })).code, 'CASE_STATE'],
  ])('%s is refused and leaves nothing', async (_, refused, code) => {
    const before = await traces(product);
    expect(await refused()).toBe(code);
    expect(await traces(product)).toEqual(before);
  });

  it('takes sealed documents for its attestor', async () => {
    const place = contextOf(product, {
      seriesKey: launched.seriesKey,
      record: 'tier3_annual',
      id,
      field: 'documents_ciphertext.0',
    });
    const document = await seal('{"name":"year.pdf"}', place, x);
    expect(await act(x, 'addAnnualDocument', { id, index: 0, document })).toBe('NOT_ISSUER');
    expect(await act('issuer', 'addAnnualDocument', { id, index: 1, document })).toBe('CONFLICT');
    expect(await act('issuer', 'addAnnualDocument', { id, index: 0, document })).toBe('OPEN');
    const query = 'query ($id: ID!) { annualCase(id: $id) { documentCount document(index: 0) } }';
    const { data } = await product.gateway.ask(query, { id }, x.token);
    expect(data?.annualCase?.documentCount).toBe(1);
    expect(await x.open(String(data?.annualCase?.document), place)).toBe('{"name":"year.pdf"}');
    const { data: issuers } = await product.gateway.ask(query, { id }, product.token('issuer'));
    expect(issuers?.annualCase).toEqual({ documentCount: null, document: null });
  });

  it('is signed, and shows everything but the signature', async () => {
    const input = signed(x, id);
    expect(await act(x, 'signTrueUp', input)).toBe('SIGNED');
    expect(await act(x, 'signTrueUp', input)).toBe('CASE_STATE');
    const domain = signingDomain(product.gateway.chain);
    const digest = messageDigest(domain, 'TRUEUP', message());
    const shown = {
      state: 'SIGNED',
      trueupSigner: x.key,
      trueupNonce: '0',
      trueupDigest: digest,
      attestedAt: input.attestedAt,
      adjustment: `${ADJUSTMENT}`,
      txHash: null,
      closedReason: null,
    };
    for (const who of ['issuer', x, 'admin'] as const) expect(await read(who, id)).toEqual(shown);
    for (const who of [y, 'alice'] as const) expect(await read(who, id)).toBe('NOT_FOUND');

    const { prisma } = product.gateway.database;
    expect(await prisma.tier3Annual.findUnique({ where: { id } })).toMatchObject({ trueupSignature: input.signature });
    const [audited] = await prisma.auditEntry.findMany({ where: { action: 'trueup.sign' } });
    expect(audited?.codes).toEqual({ signer: x.key, nonce: '0', time: input.attestedAt, digest });
    const { data } = await product.ask('admin', '{ __schema { types { name fields { name } } } }');
    expect(JSON.stringify(data)).not.toContain('trueupSignature');
    expect(product.gateway.logs.join('\n')).not.toContain(input.signature.slice(2));
    const elsewhere = await prisma.$queryRaw<{ n: bigint }[]>`
      SELECT count(*) AS n FROM (SELECT result::text AS said FROM idempotency_records UNION ALL SELECT codes::text FROM audit_log) t
      WHERE said LIKE ${`%${input.signature.slice(2)}%`}`;
    expect(elsewhere[0]?.n).toBe(0n);
  });

  it('comes out in the issuer’s own transaction alone, is confirmed, and is done for the year', async () => {
    const { prisma } = product.gateway.database;
    expect((await product.build('admin', 'buildSubmitTrueUp', { id })).code).toBe('WALLET_NOT_LINKED');
    expect((await product.build('alice', 'buildSubmitTrueUp', { id })).code).toBe('NOT_FOUND');
    const another = await opened(y);
    expect(await act(y, 'signTrueUp', signed(y, another))).toBe('SIGNED');

    // Below 0 it is netted from quarters to come: what is over is settled first.
    expect((await product.build('issuer', 'buildSubmitTrueUp', { id })).code).toBe('PERIOD_UNSETTLED');
    await missed(20271); // marked on the day before the next quarter's end
    await product.index();
    // Both are older than 90 days now: each is signed again.
    const attestationTs = await product.devnet.anvil.clock.now();
    for (const [attestor, each] of [[x, id] as const, [y, another] as const]) {
      expect(await read(attestor, each)).toMatchObject({ state: 'OPEN', trueupSigner: null, adjustment: null });
      expect(await act(attestor, 'signTrueUp', signed(attestor, each))).toBe('ATTESTATION_STALE');
      expect(await act(attestor, 'signTrueUp', signed(attestor, each, { attestationTs }))).toBe('SIGNED');
    }
    const { signature } = signed(x, id, { attestationTs });
    const built = await product.build('issuer', 'buildSubmitTrueUp', { id });
    expect(built.transaction).toMatchObject({ kind: 'SUBMIT_TRUE_UP', simulation: { ok: true } });
    expect(built.transaction?.request.data).toContain(signature.slice(2));
    expect(JSON.stringify(built.transaction?.preview)).not.toContain(signature.slice(2, 40));
    const { to, data } = built.transaction?.request ?? expect.fail('built');
    await product.wallet('issuer').send({ to, data });
    // The index does not know yet; the chain's nonce is beyond the other signature's.
    expect((await product.build('issuer', 'buildSubmitTrueUp', { id: another })).code).toBe('NONCE_MOVED');
    await product.index();

    expect(await read('issuer', id)).toMatchObject({ state: 'LANDED', txHash: expect.stringMatching(/^0x/) });
    expect((await product.build('issuer', 'buildSubmitTrueUp', { id })).code).toBe('CASE_STATE');
    // The nonce has moved: what the other signed is dropped, and the year has its true-up.
    expect(await read(y, another)).toMatchObject({ state: 'OPEN', trueupSigner: null, adjustment: null });
    expect(await prisma.tier3Annual.findUnique({ where: { id: another } })).toMatchObject({ trueupSignature: null });
    expect(await act(y, 'signTrueUp', signed(y, another, { trueupNonce: 1n, attestationTs }))).toBe('TRUEUP_DONE');
    expect(await act('issuer', 'openAnnualCase', asked(x))).toBe('TRUEUP_DONE');
    expect(await act(y, 'closeAnnualCase', { id: another, reason: 'OTHER' })).toBe('CLOSED');
    expect(await act('issuer', 'closeAnnualCase', { id, reason: 'WITHDRAWN' })).toBe('CASE_STATE');
  });
});

describe('of the next year', () => {
  const NEXT_END = periodEnd(20274);
  const next = { year: 2027, trueupNonce: 1n, attestationTs: NEXT_END + 60n };
  const open = async (attestor: TestAttestor) => {
    const input = asked(attestor, { year: 2027 });
    expect(await act('issuer', 'openAnnualCase', input)).toBe('OPEN');
    return input.newId;
  };
  beforeAll(async () => {
    await product.devnet.anvil.clock.set(NEXT_END + 3600n);
    await product.index();
    expect(reportWindow(20274).lateUntil).toBeGreaterThan(NEXT_END + 3600n);
  });

  it('a withdrawn case loses its signature', async () => {
    const id = await open(x);
    expect(await act(x, 'signTrueUp', signed(x, id, next))).toBe('SIGNED');
    expect(await act(x, 'closeAnnualCase', { id, reason: 'OTHER' })).toBe('CASE_STATE');
    expect(await act('issuer', 'closeAnnualCase', { id, reason: 'WITHDRAWN' })).toBe('CLOSED');
    expect((await product.build('issuer', 'buildSubmitTrueUp', { id })).code).toBe('CASE_CLOSED');
    const stored = await product.gateway.database.prisma.tier3Annual.findUnique({ where: { id } });
    expect(stored).toMatchObject({ trueupSignature: null, trueupDigest: expect.stringMatching(/^0x/) });
  });

  it('the signature of a revoked key is of no use, and is dropped once the index knows', async () => {
    const gone = await createRecipient(product, 0xd5);
    const id = await open(gone);
    const unsigned = await open(gone);
    const upwards = { ...next, adjustment: 5n }; // below 0 the quarters that are over would come first
    expect(await act(gone, 'signTrueUp', signed(gone, id, upwards))).toBe('SIGNED');
    await product.devnet.owner.revokeAttestor(gone.key, 0n);
    expect((await product.build('issuer', 'buildSubmitTrueUp', { id })).code).toBe('SIGNER_INACTIVE');
    expect(await act(gone, 'signTrueUp', signed(gone, unsigned, next))).toBe('SIGNER_INACTIVE');
    await product.index();
    expect(await read('issuer', id)).toMatchObject({ state: 'OPEN', trueupSigner: null, trueupDigest: null });
    expect((await product.build('issuer', 'buildSubmitTrueUp', { id })).code).toBe('CASE_STATE');
  });
});
