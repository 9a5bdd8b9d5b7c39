import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sealTerms } from '@income-series/client';
import { utf8 } from '@income-series/protocol/bytes';
import { type EnvelopeRecipient, sealEnvelope } from '@income-series/protocol/envelope';
import { periodEnd } from '@income-series/protocol/period';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { actWith, type Done } from '../../domains/support/attestor.ts';
import { type Built, createProduct, type Product } from '../../domains/support/product.ts';
import { createRecipient, type Recipient } from '../../domains/support/sealing.ts';
import { type Launched, launch, openFirstPeriod, raise, UNITS } from '../../domains/support/story.ts';
import { inside } from './support/inside.ts';
import { replaced } from './support/interceptor.ts';
import { type AttestorSetup, createAttestorSetup, PASSWORD, signInAndAnnounce } from './support/setup.ts';
import { type Dialog, SLOW } from './support/tool.ts';

interface Listed {
  readonly kind: string;
  readonly id: string;
  readonly outcome: string;
  readonly code?: string;
}

let product: Product;
let setup: AttestorSetup;
let launched: Launched;
let other: Recipient;
/** By kind, the ids of what waits. */
let ids: { readonly amend: string; readonly pause: string; readonly extinguish: string };

const db = () => product.gateway.database.prisma;
const issuer = (mutation: string, selection: string, input: object) =>
  actWith(product, product.token('issuer'), mutation, selection, { seriesKey: launched.seriesKey, ...input });
const statement = (record: string, id: string, field: string, to: readonly EnvelopeRecipient[]) =>
  sealEnvelope(
    utf8(JSON.stringify({ text: 'The factory closed.', files: [] })),
    setup.place({ seriesKey: launched.seriesKey, record, id, field }),
    to,
  );

async function ask(): Promise<typeof ids> {
  const { terms, shareRate } = sealTerms({
    theta: 7_777_777n,
    shareRate: '0.06',
    unitsOffered: UNITS,
    currencyCode: 840,
    indexingRule: 0,
  });
  const [amend, pause, extinguish] = [randomUUID(), randomUUID(), randomUUID()];
  await issuer('proposeAmendment', 'termsAmendment { state }', {
    newId: amend,
    theta: `${terms.theta}`,
    shareRate: `${shareRate}`,
    termsSalt: `${terms.termsSalt}`,
    newCap: `${5n * 10n ** 11n}`,
    attestorKey: setup.key,
  });
  const reason = await statement('hardship_requests', pause, 'ciphertext', [setup.recipient]);
  const selection =
    'transaction { ... on EvmTransaction { request { to data } sendCalls { calls { to data } } } } hardshipRequest { state }';
  const opened = await issuer('openHardship', selection, { newId: pause, attestorKey: setup.key, reason });
  await product.send('issuer', opened as Done & Built);
  await issuer('requestFxFallback', 'fxFallback { state }', { period: '2026-Q1' });
  const both = [setup.recipient, { key: other.key, encryptionKey: other.encryptionKey }];
  await issuer('openExtinguishment', 'extinguishmentRequest { state }', {
    newId: extinguish,
    attestorKeys: [setup.key, other.key],
    evidence: await statement('extinguishment_requests', extinguish, 'evidence_ciphertext', both),
  });
  return { amend, pause, extinguish };
}

beforeAll(async () => {
  product = await createProduct();
  launched = await launch(product);
  await raise(product, launched);
  await openFirstPeriod(product, { feedRests: true });
  setup = await createAttestorSetup(product);
  await signInAndAnnounce(setup);
  other = await createRecipient(product, 0xe1);
  ids = await ask();
}, 2 * SLOW);
afterAll(async () => {
  await setup?.close();
  await product?.close();
});
afterEach(() => setup?.interceptor.reset());

const password = [/Password of 0x[0-9a-f]{40}: /, `${PASSWORD}\r`] as const;
const question = /Sign it \(y\), skip it \(n\), or stop \(q\)\? /;
/** What is typed for each kind, in the order in which the requests come. */
type Answers = Partial<Record<string, Dialog>>;
const waiting = async () => {
  const { value } = await inside(setup.desk, ['requests']);
  return (value as { requests: (Listed & { since: string })[] }).requests;
};
const walk = async (answers: Answers) => {
  const dialog = (await waiting()).flatMap(({ kind }) => answers[kind] ?? []);
  const ended = await setup.desk.talk(['sign', '--json'], [password, ...dialog]);
  return { ...ended, requests: (JSON.parse(ended.stdout) as { requests: readonly Listed[] }).requests };
};
const of = (requests: readonly Listed[], kind: string) => requests.find((one) => one.kind === kind);
const outcomes = (requests: readonly Listed[]) =>
  Object.fromEntries(requests.map(({ kind, outcome }) => [kind, outcome]));
const rate = /Rate, a decimal\s+\(empty skips, q stops\): /;
const until = /Paused until, [\s\S]*?stops\): /;
const skips: Answers = { fx: [[rate, '\r']], pause: [[until, '\r']] };

describe('what waits', { timeout: SLOW }, () => {
  it('is listed with what is asked and until when, the oldest first, within 80 columns', async () => {
    const { value } = await inside(setup.desk, ['requests']);
    const { requests } = value as { requests: Record<string, unknown>[] };
    expect(requests.map(({ kind }) => kind).sort()).toEqual(['amend', 'extinguish', 'fx', 'pause']);
    expect(requests.map(({ since }) => since)).toEqual(requests.map(({ since }) => since).sort());
    const chain = product.gateway.chain.name;
    const window = await db().period.findFirstOrThrow({ where: { seriesKey: launched.seriesKey, period: 20261 } });
    expect(requests.find(({ kind }) => kind === 'fx')).toMatchObject({
      chain,
      ready: true,
      dueAt: window.closesAt.toISOString(),
      deadlineAt: window.lateUntil.toISOString(),
    });
    expect(requests.find(({ kind }) => kind === 'extinguish')).toMatchObject({ ready: false, deadlineAt: null });
    const shown = await setup.desk.run(['requests']);
    for (const id of [
      ...Object.values(ids),
      launched.seriesKey,
      'review the new terms',
      'Deadline',
      ' ago)',
      '4 requests wait',
    ])
      expect(shown.stdout).toContain(id);
    expect(Math.max(...shown.stdout.split('\n').map((line) => [...line].length))).toBeLessThanOrEqual(80);
  });
});

describe('a walk', { timeout: SLOW }, () => {
  it.each([
    ['--yes', ['sign', '--yes']],
    ['a kind alone', ['sign', 'report']],
    ['an option of one request', ['sign', '--series', `0x${'11'.repeat(32)}`]],
  ])('is not begun with %s', async (_, args) => {
    const before = setup.interceptor.passed.length;
    const refused = await inside(setup.desk, [...args, '--password-file', 'pass']);
    expect(refused).toMatchObject({ code: 64, value: { error: { code: 'USAGE' } } });
    expect(setup.interceptor.passed.length).toBe(before);
  });

  it('on a dry run checks everything that needs no decision, and signs nothing', async () => {
    const dry = await inside(setup.desk, ['sign', '--dry-run', '--password-file', 'pass']);
    const { requests } = dry.value as { requests: readonly Listed[] };
    expect(dry.code).toBe(0);
    expect(outcomes(requests)).toEqual({ amend: 'checked', pause: 'skipped', fx: 'skipped', extinguish: 'skipped' });
    expect(dry.screen).not.toContain('7777777');
    for (const { kind, id } of requests) expect(dry.screen, kind).toContain(`Id ${id}`);
    expect(dry.screen).toContain(`\`decrypt hardship ${ids.pause} --out FOLDER\``);
  });

  it('without a terminal ends where the first decision is', async () => {
    const ended = await inside(setup.desk, ['sign', '--password-file', 'pass']);
    const { requests } = ended.value as { requests: readonly Listed[] };
    expect(ended.code).toBe(64);
    expect(requests[0]).toMatchObject({ outcome: 'failed', code: 'NO_TERMINAL' });
    expect(requests.slice(1).every(({ outcome }) => outcome === 'left')).toBe(true);
  });

  it('is stopped at a request, which is left with those after it', async () => {
    const { code, requests } = await walk({ ...skips, amend: [[question, 'q\r']] });
    expect(code).toBe(2);
    expect(of(requests, 'amend')).toMatchObject({ outcome: 'left' });
    expect(of(requests, 'extinguish')).toMatchObject({ outcome: 'left' });
  });

  it('goes on after a request that differs, and ends with its code', async () => {
    setup.interceptor.change(({ operation }, answer) =>
      operation === 'AmendmentTerms' ? replaced(answer, 'termsAmendment.terms.theta', () => '1') : answer,
    );
    const { code, requests, screen } = await walk(skips);
    expect(code).toBe(5);
    expect(of(requests, 'amend')).toMatchObject({ outcome: 'failed', code: 'COMMITMENT_DIFFERS' });
    expect(outcomes(requests)).toMatchObject({ pause: 'skipped', fx: 'skipped' });
    expect(screen).not.toMatch(question);
    expect(await db().termsAmendment.findUniqueOrThrow({ where: { id: ids.amend } })).toMatchObject({
      state: 'AWAITING_ATTESTOR',
    });
  });

  it('signs, skips and asks again for what is of no form, with one password', async () => {
    const end = new Date(Number((await product.devnet.anvil.clock.now()) + 30n * 86_400n) * 1000);
    const decision = [/Decision code, one of [\s\S]*?stops\): /, 'INCOME_LOSS\r'] as const;
    const { code, requests, screen } = await walk({
      amend: [
        [question, 'perhaps\r'],
        [question, 'y\r'],
      ],
      pause: [
        [until, 'tomorrow\r'],
        decision,
        [until, `${end.toISOString().replace(/\.\d+Z/, 'Z')}\r`],
        decision,
        [question, '\r'],
      ],
      fx: [
        [rate, '10100.5\r'],
        [question, 'y\r'],
      ],
    });
    expect(code).toBe(0);
    expect(outcomes(requests)).toEqual({ amend: 'signed', pause: 'skipped', fx: 'signed', extinguish: 'skipped' });
    expect(screen).toContain('--until must be a time');
    const ofGateway =
      /The gateway’s word, not checked here:\n {2}Proposed .*\n {2}Cap now +([0-9,.]+ \w+ \(\d+ base units\))\n/;
    expect(ofGateway.exec(screen)?.[1]).toBe('1,000,000.00 tUSD (1000000000000 base units)');
    for (const line of screen.replaceAll('\u001b[K', '').split(/[\n\r]/))
      expect([...line].length).toBeLessThanOrEqual(80);
    for (const shown of ['7777777 minor units', 'Recomputed', 'May be signed', 'struct hash'])
      expect(screen).toContain(shown);
    expect(await db().termsAmendment.findUniqueOrThrow({ where: { id: ids.amend } })).toMatchObject({
      state: 'SIGNED',
    });
    expect(await db().hardshipRequest.findUniqueOrThrow({ where: { id: ids.pause } })).toMatchObject({
      state: 'REQUESTED',
    });
  });

  it('asks for the key’s last digits before an end of the series', async () => {
    const deadlineAt = new Date(Number((await product.devnet.anvil.clock.now()) + 30n * 86_400n) * 1000);
    await product.act('issuer', 'buildRequestExtinguishment', { id: ids.extinguish, deadlineAt });
    const digits = /Type the last six digits of your key to sign \(empty skips, q stops\): /;
    const asked = (typed: string) => walk({ ...skips, extinguish: [[digits, typed]] });
    expect(outcomes((await asked('y\r')).requests)).toEqual({ pause: 'skipped', extinguish: 'skipped' });
    const signed = await asked(`${setup.key.slice(-6)}\r`);
    expect(outcomes(signed.requests)).toEqual({ pause: 'skipped', extinguish: 'signed' });
    expect(signed.screen).toContain('This ends the series permanently.');
  });
});

describe('a case of a year', { timeout: SLOW }, () => {
  it('is moved with its documents to another key; what names the old key on the chain stays', async () => {
    await product.devnet.anvil.clock.set(periodEnd(20264) + 3_600n);
    await product.index();
    const id = randomUUID();
    const { seriesKey } = launched;
    await issuer('openAnnualCase', 'annualCase { state }', { newId: id, year: 2026, attestorKey: setup.key });
    for (const index of [0, 1]) {
      const place = setup.place({ seriesKey, record: 'tier3_annual', id, field: `documents_ciphertext.${index}` });
      const note = JSON.stringify({ name: 'note.txt', type: 'text/plain', data: btoa(`note ${index}`) });
      const document = await sealEnvelope(utf8(note), place, [setup.recipient]);
      const added = { id, index, document };
      expect(
        await actWith(product, product.token('issuer'), 'addAnnualDocument', 'annualCase { state }', added),
      ).toMatchObject({ annualCase: { state: 'OPEN' } });
    }
    const quick = (...args: string[]) => inside(setup.desk, [...args, '--password-file', 'pass']);
    const own = ['--keystore', 'next.json'];
    const { address } = (await quick('key', 'new', ...own)).value as { address: `0x${string}` };
    await product.devnet.owner.registerAttestor(address);
    await product.index();
    for (const command of ['link', 'announce']) expect(await quick(command, ...own)).toMatchObject({ code: 0 });
    const annual = () => db().tier3Annual.findUniqueOrThrow({ where: { id } });
    const rekey = async (...more: string[]) => {
      const { code, value } = await quick('rekey', setup.desk.path('next.json'), '--yes', ...more);
      const { requests } = value as { requests: readonly Listed[] };
      return { code, outcomes: outcomes(requests) };
    };
    expect(await rekey('--dry-run')).toEqual({ code: 0, outcomes: { trueup: 'checked', pause: 'stays' } });
    expect(await annual()).toMatchObject({ attestorKey: setup.key });
    expect(await rekey()).toEqual({ code: 0, outcomes: { trueup: 'moved', pause: 'stays' } });
    expect(await annual()).toMatchObject({ attestorKey: address, state: 'OPEN' });
    expect(await rekey()).toEqual({ code: 0, outcomes: { pause: 'stays' } });
    for (const index of [0, 1]) {
      const out = `note-${index}.txt`;
      const read = ['decrypt', 'annual-document', id, '--index', `${index}`, '--out', out, ...own];
      expect((await quick(...read)).code).toBe(0);
      expect(readFileSync(setup.desk.path(out), 'utf8')).toBe(`note ${index}`);
    }
  });
});
