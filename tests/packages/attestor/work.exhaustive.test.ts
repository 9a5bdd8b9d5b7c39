import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sealTerms } from '@income-series/client';
import { utf8 } from '@income-series/protocol/bytes';
import { type EnvelopeRecipient, sealEnvelope } from '@income-series/protocol/envelope';
import { periodEnd } from '@income-series/protocol/period';
import { type MessageKind, type MessageOf, messageDigest } from '@income-series/protocol/signing';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { spellMessage } from '../../../src/domains/signing-requests/model/index.ts';
import { actWith, type Done } from '../../domains/support/attestor.ts';
import { type Built, createProduct } from '../../domains/support/product.ts';
import { createRecipient } from '../../domains/support/sealing.ts';
import { launch, openFirstPeriod, raise, UNITS } from '../../domains/support/story.ts';
import { forFile } from '../../support/for-file.ts';
import { asProcess, inside } from './support/inside.ts';
import { type Json, replaced } from './support/interceptor.ts';
import { createAttestorSetup, PASSWORD, signInAndAnnounce } from './support/setup.ts';
import { SLOW } from './support/tool.ts';

const product = await forFile(createProduct());
const launched = await launch(product);
await raise(product, launched);
await openFirstPeriod(product, { feedRests: true });
const setup = await forFile(createAttestorSetup(product));
await signInAndAnnounce(setup);
const other = await createRecipient(product, 0xe1);
afterEach(() => setup?.interceptor.reset());

const DAY = 86_400n;
const date = (seconds: bigint) => new Date(Number(seconds) * 1000).toISOString().replace('.000Z', 'Z');
const now = () => product.devnet.anvil.clock.now();
const db = () => product.gateway.database.prisma;
const command = (...args: string[]) => asProcess(setup.desk, [...args, '--password-file', 'pass']);
/** In this process. */
const quick = (...args: string[]) => inside(setup.desk, [...args, '--password-file', 'pass']);
const issuer = (mutation: string, selection: string, input: object) =>
  actWith(product, product.token('issuer'), mutation, selection, { seriesKey: launched.seriesKey, ...input });
const step = (mutation: string) =>
  product.act('issuer', mutation, { seriesKey: launched.seriesKey, wallet: product.wallet('issuer').address });
const statement = (text: string, record: string, id: string, field: string, to: readonly EnvelopeRecipient[]) =>
  sealEnvelope(
    utf8(JSON.stringify({ text, files: [{ name: 'proof.txt', type: 'text/plain', data: 'cHJvb2Y=' }] })),
    setup.place({ seriesKey: launched.seriesKey, record, id, field }),
    to.map(({ key, encryptionKey }) => ({ key, encryptionKey })),
  );
const domain = () => {
  const { chainId, contracts } = product.gateway.chain;
  return { kind: 'evm', chainId, verifyingContract: contracts.hub } as const;
};
function digestOf<K extends MessageKind>(kind: K, message: Omit<MessageOf<K>, 'seriesKey'>): string {
  return messageDigest(domain(), kind, { seriesKey: launched.seriesKey, ...message } as unknown as MessageOf<K>);
}
/** Signs unseen, for the digest that a dry run has shown. */
async function signBy(run: typeof command, args: readonly string[]) {
  const { value } = await quick('sign', ...args, '--dry-run');
  const { digest } = value as { digest: string };
  return run('sign', ...args, '--yes', '--expect-digest', digest);
}
const signUnseen = (...args: string[]) => signBy(command, args);
const lying = (operation: string, path: string, by: (value: never) => unknown) =>
  setup.interceptor.change((passing, answer) =>
    passing.operation === operation ? replaced(answer, path, by) : answer,
  );

describe('an amendment', { timeout: SLOW }, () => {
  const CAP = 5n * 10n ** 11n;
  const { terms, shareRate, commitment } = sealTerms({
    theta: 7_777_777n,
    shareRate: '0.06',
    unitsOffered: UNITS,
    currencyCode: 840,
    indexingRule: 0,
  });
  const id = randomUUID();
  const reads = () => db().termsAccessLog.count({ where: { relation: 'attestor' } });
  beforeAll(async () => {
    const proposed = await issuer('proposeAmendment', 'termsAmendment { state }', {
      newId: id,
      theta: `${terms.theta}`,
      shareRate: `${shareRate}`,
      termsSalt: `${terms.termsSalt}`,
      newCap: `${CAP}`,
      attestorKey: setup.key,
    });
    expect(proposed).toMatchObject({ termsAmendment: { state: 'AWAITING_ATTESTOR' } });
  });

  it.each<[string, string, (value: string) => string, string]>([
    ['theta', 'termsAmendment.terms.theta', () => '1', 'COMMITMENT_DIFFERS'],
    ['the rate', 'termsAmendment.terms.rate', (rate) => `${BigInt(rate) + 1n}`, 'COMMITMENT_DIFFERS'],
    ['the salt', 'termsAmendment.terms.termsSalt', () => '1', 'COMMITMENT_DIFFERS'],
    ['the share', 'termsAmendment.terms.shareRate', (share) => `${2n * BigInt(share)}`, 'TERMS_DIFFER'],
  ])('whose terms are served with another value of %s is not signed', async (_, path, by, code) => {
    lying('AmendmentTerms', path, by as never);
    const refused = await quick('sign', 'amend', id, '--dry-run');
    expect(refused).toMatchObject({ code: 5, value: { error: { code } } });
  });

  it('whose terms are served otherwise ends the process with 5', async () => {
    lying('AmendmentTerms', 'termsAmendment.terms.theta', () => '1');
    const refused = await command('sign', 'amend', id, '--dry-run');
    expect(refused).toMatchObject({ code: 5, value: { error: { code: 'COMMITMENT_DIFFERS' } } });
  });

  it('of another cap than its row’s is not signed', async () => {
    lying('TermsAmendment', 'termsAmendment.newCap', () => '1');
    expect(await quick('sign', 'amend', id, '--dry-run')).toMatchObject({
      code: 5,
      value: { error: { code: 'FIELD_DIFFERS', detail: { field: 'newCap' } } },
    });
  });

  it('over a nonce that the chain has not reached is not signed, consistent as the request may be', async () => {
    const later = { seriesKey: launched.seriesKey, amendmentNonce: 1n, newTermsCommitment: commitment, newCap: CAP };
    lying('SigningRequest', 'signingRequest', (given: Json) => {
      const { domain: _, ...spelled } = spellMessage(domain(), 'AMEND', later);
      return { ...given, ...spelled };
    });
    expect(await quick('sign', 'amend', id, '--dry-run')).toMatchObject({
      code: 5,
      value: { error: { code: 'NONCE_DIFFERS', detail: { field: 'amendmentNonce' } } },
    });
  });

  it('is signed once its terms were read, recomputed and shown', async () => {
    const before = await reads();
    const signed = await setup.desk.talk(
      ['sign', 'amend', id],
      [
        [/Password of 0x[0-9a-f]{40}: /, `${PASSWORD}\r`],
        [/Sign it\? \[y\/N\] /, 'y\r'],
      ],
    );
    expect(signed.code).toBe(0);
    const digest = digestOf('AMEND', { amendmentNonce: 0n, newTermsCommitment: commitment, newCap: CAP });
    for (const shown of ['7777777 minor units', '0.06 of the income', `${CAP} base units`, digest])
      expect(signed.screen).toContain(shown);
    expect(await db().termsAmendment.findUniqueOrThrow({ where: { id } })).toMatchObject({ state: 'SIGNED', digest });
    expect((await reads()) - before).toBe(1);
    expect(signed.stdout).not.toContain('7777777');
  });

  it('shows its terms only where they are asked for', async () => {
    const before = await reads();
    const without = await inside(setup.desk, ['show', 'amend', id]);
    expect(without).toMatchObject({ code: 0, value: { state: 'SIGNED' } });
    expect(without.stdout).not.toContain('7777777');
    expect(await reads()).toBe(before);
    const shown = await setup.desk.run(['show', 'amend', id, '--terms']);
    expect(shown.stdout).toContain('7777777 minor units');
    expect((await reads()) - before).toBe(1);
  });
});

describe('a hardship request', { timeout: SLOW }, () => {
  const TEXT = 'The factory closed in spring.';
  async function requested(): Promise<string> {
    const id = randomUUID();
    const reason = await statement(TEXT, 'hardship_requests', id, 'ciphertext', [setup.recipient]);
    const selection =
      'hardshipRequest { state } transaction { ... on EvmTransaction { request { to data } sendCalls { calls { to data } } } }';
    const opened = await issuer('openHardship', selection, { newId: id, attestorKey: setup.key, reason });
    await product.send('issuer', opened as Done & Built);
    return id;
  }
  const row = (id: string) => db().hardshipRequest.findUniqueOrThrow({ where: { id } });

  it('is refused with a code, and not without one', async () => {
    const id = await requested();
    expect(await inside(setup.desk, ['refuse', id])).toMatchObject({ code: 64 });
    expect(await inside(setup.desk, ['refuse', id, '--code', 'INCOME_LOSS'])).toMatchObject({ code: 64 });
    const refused = await setup.desk.talk(
      ['refuse', id, '--code', 'EVIDENCE_INSUFFICIENT'],
      [[/Really refuse .*\? \[y\/N\] /, 'y\r']],
    );
    expect(refused.code).toBe(0);
    expect(await row(id)).toMatchObject({ state: 'REFUSED', decisionCode: 'EVIDENCE_INSUFFICIENT' });
    await step('buildWithdrawPause');
  });

  it('is read on this machine, its text and its files', async () => {
    const id = await requested();
    const whole = await command('decrypt', 'hardship', id, '--out', 'reason.json');
    expect(whole.code).toBe(0);
    expect(JSON.parse(readFileSync(setup.desk.path('reason.json'), 'utf8')).text).toBe(TEXT);
    const parts = await quick('decrypt', 'hardship', id, '--out', '.');
    const { path } = setup.desk;
    expect(parts).toMatchObject({
      value: { files: [{ path: path('statement.txt') }, { path: path('1-proof.txt'), bytes: 5 }] },
    });
    expect(readFileSync(setup.desk.path('1-proof.txt'), 'utf8')).toBe('proof');
    await step('buildWithdrawPause');
  });

  it('is approved until the end that the attestor chose, and no other', async () => {
    const id = await requested();
    const pauseEnd = (await now()) + 30n * DAY;
    const choices = ['--until', date(pauseEnd), '--code', 'INCOME_LOSS'];
    const undecided = await inside(setup.desk, ['show', 'pause', id]);
    expect(undecided).toMatchObject({
      code: 0,
      value: { state: 'REQUESTED', message: { seriesKey: launched.seriesKey } },
    });
    const decided = await inside(setup.desk, ['show', 'pause', id, '--until', date(pauseEnd)]);
    const digest = digestOf('PAUSE', { pauseNonce: 2n, pauseEnd });
    expect(decided).toMatchObject({ code: 0, value: { digest, message: { pauseEnd: `${pauseEnd}` } } });
    expect(await quick('sign', 'pause', id, '--dry-run')).toMatchObject({ code: 64 });
    expect(await quick('sign', 'pause', id, '--dry-run', ...choices, '--rate', '1')).toMatchObject({ code: 64 });
    lying('SigningRequest', 'signingRequest.fields', (fields: Json[]) =>
      fields.map((field) => (field.name === 'pauseEnd' ? { ...field, value: `${pauseEnd + DAY}` } : field)),
    );
    const longer = await quick('sign', 'pause', id, '--dry-run', ...choices);
    expect(longer).toMatchObject({
      code: 5,
      value: { error: { code: 'FIELD_DIFFERS', detail: { field: 'pauseEnd' } } },
    });
    lying('HardshipRequest', 'hardshipRequest.reason', () => '{}');
    expect(await quick('sign', 'pause', id, '--dry-run', ...choices)).toMatchObject({ code: 5 });
    setup.interceptor.reset();
    const signed = await signUnseen('pause', id, ...choices);
    expect(signed).toMatchObject({ code: 0, value: { kind: 'PAUSE', signed: true, state: 'APPROVED' } });
    const { approval, until } = await row(id);
    expect(until).toEqual(new Date(Number(pauseEnd) * 1000));
    const { signature } = approval as { signature: string };
    expect(signed.stdout + signed.screen).not.toContain(signature);
    await product.index();
    await step('buildEndPause');
  });

  const NO_TIMES: [string, string][] = [
    ['30 February', '2026-02-30T00:00:00Z'],
    ['24 o’clock', '2026-04-30T24:00:00Z'],
    ['a part of a second', '2026-04-30T00:00:00.5Z'],
    ['no offset', '2026-04-30T00:00:00'],
    ['a time before 1970', '1969-12-31T23:59:59Z'],
    ['no time', 'tomorrow'],
  ];
  it.each(NO_TIMES)('is not signed until %s, nor shown', async (_, until) => {
    const id = await requested();
    const asked = setup.interceptor.passed.length;
    const runs = [
      await command('sign', 'pause', id, '--until', until, '--code', 'INCOME_LOSS', '--dry-run'),
      await quick('show', 'pause', id, '--until', until),
    ];
    for (const run of runs) {
      expect(run).toMatchObject({ code: 64, value: { error: { code: 'USAGE' } } });
      expect(run.screen).toMatch(/^--until must be a time [\s\S]*2026-09-30T00:00:00Z\.\n$/);
      expect(run.screen + run.stdout).not.toContain(until);
    }
    expect(setup.interceptor.passed.length).toBe(asked);
    expect(await row(id)).toMatchObject({ state: 'REQUESTED', approval: null });
    await step('buildWithdrawPause');
  });

  it('that the chain refuses ends with 6, and says by which rule', async () => {
    const id = await requested();
    const tooLong = ['--until', date((await now()) + 400n * DAY), '--code', 'ILLNESS'];
    const refused = await signUnseen('pause', id, ...tooLong);
    expect(refused).toMatchObject({ code: 6, value: { error: { code: 'PAUSE_REFUSED' } } });
    const { error } = refused.value as { error: { detail: { stage1: string } } };
    expect(error.detail.stage1).toMatch(/^[A-Z_]+$/);
    expect(await row(id)).toMatchObject({ state: 'REQUESTED', approval: null });
    await step('buildWithdrawPause');
  });
});

describe('a rate', { timeout: SLOW }, () => {
  it('in the feed’s stead is the one that the attestor stated', async () => {
    const asked = await issuer('requestFxFallback', 'fxFallback { state }', { period: '2026-Q1' });
    expect(asked).toMatchObject({ fxFallback: { state: 'REQUESTED' } });
    const listed = await inside(setup.desk, ['requests']);
    expect((listed.value as { requests: Json[] }).requests).toContainEqual(
      expect.objectContaining({ kind: 'fx', id: launched.seriesKey, keys: [setup.key] }),
    );
    const shown = await inside(setup.desk, ['show', 'fx', launched.seriesKey]);
    expect(shown.value).toMatchObject({
      facts: {
        'Quarter’s end': '2026-04-01T00:00:00.000Z',
        'Feed’s last rate before': expect.stringMatching(/^10000, of 2026-0[123]-/),
        'May be signed': '8000 to 12000',
      },
    });
    expect(await quick('sign', 'fx', launched.seriesKey, '--rate', '1e4', '--dry-run')).toMatchObject({ code: 64 });
    const far = await signBy(quick, ['fx', launched.seriesKey, '--rate', '20000']);
    expect(far).toMatchObject({ code: 6, value: { error: { code: 'FX_OUT_OF_BOUND' } } });
    const signed = await signUnseen('fx', launched.seriesKey, '--rate', '10100.5');
    const rate = 101_005n * 10n ** 17n;
    const digest = digestOf('FX', { period: 20261, rate });
    expect(signed).toMatchObject({ code: 0, value: { digest, message: { rate: `${rate}` }, state: 'SIGNED' } });
  });
});

describe('a true-up', { timeout: SLOW }, () => {
  it('is of the amount and the time that the attestor stated, below zero too', async () => {
    const yearEnd = periodEnd(20264);
    await product.devnet.anvil.clock.set(yearEnd + 3_600n);
    await product.index();
    const id = randomUUID();
    const opened = await issuer('openAnnualCase', 'annualCase { state }', {
      newId: id,
      year: 2026,
      attestorKey: setup.key,
    });
    expect(opened).toMatchObject({ annualCase: { state: 'OPEN' } });
    const at = yearEnd + 60n;
    for (const bad of ['2027-02-30T00:00:00Z', '2026-12-31T24:00:00Z']) {
      const refused = await command('sign', 'trueup', id, '--adjustment=1', '--at', bad, '--dry-run');
      expect(refused).toMatchObject({ code: 64, value: { error: { code: 'USAGE' } } });
      expect(refused.screen).toMatch(/^--at must be a time [\s\S]*2026-09-30T00:00:00Z\.\n$/);
      expect(refused.screen + refused.stdout).not.toContain(bad);
    }
    const signed = await signUnseen('trueup', id, '--adjustment=-1234567', '--at', date(at));
    const message = { year: 2026, trueupNonce: 0n, attestationTs: at, adjustment: -1_234_567n };
    const digest = digestOf('TRUEUP', message);
    expect(signed).toMatchObject({ code: 0, value: { digest, state: 'SIGNED' } });
    const { trueupSignature } = await db().tier3Annual.findUniqueOrThrow({ where: { id } });
    expect(signed.stdout + signed.screen).not.toContain(trueupSignature);
    expect(await inside(setup.desk, ['close', 'trueup', id, '--reason', 'OTHER', '--yes'])).toMatchObject({ code: 6 });
  });
});

describe('an extinguishment', { timeout: SLOW }, () => {
  it('is signed by the last six digits of the key, and nothing less', async () => {
    const id = randomUUID();
    const to = [setup.recipient, other];
    const evidence = await statement('All gone.', 'extinguishment_requests', id, 'evidence_ciphertext', to);
    const opened = await issuer('openExtinguishment', 'extinguishmentRequest { state }', {
      newId: id,
      attestorKeys: [setup.key, other.key],
      evidence,
    });
    expect(opened).toMatchObject({ extinguishmentRequest: { state: 'OPEN' } });
    const shown = await inside(setup.desk, ['show', 'extinguish', id]);
    const notYet = 'the chain does not have the request yet';
    expect(shown.value).toMatchObject({
      facts: { 'Signatures count from': notYet, 'Signatures count until': notYet },
    });
    const digits = /Type the last six digits of your key to sign: /;
    const ask = (typed: string) =>
      setup.desk.talk(
        ['sign', 'extinguish', id],
        [
          [/Password of 0x[0-9a-f]{40}: /, `${PASSWORD}\r`],
          [digits, typed],
        ],
      );
    const early = await ask(`${setup.key.slice(-6)}\r`);
    expect(early.code).toBe(6);
    expect(early.screen).toContain('EXTINGUISHMENT_NOT_REQUESTED');
    await product.act('issuer', 'buildRequestExtinguishment', { id, deadlineAt: date((await now()) + 30n * 86_400n) });
    expect((await ask('y\r')).code).toBe(2);
    expect((await ask('000000\r')).code).toBe(2);
    const row = () => db().extinguishmentRequest.findUniqueOrThrow({ where: { id } });
    expect(await row()).toMatchObject({ state: 'OPEN', signatures: [] });
    const signed = await ask(`${setup.key.slice(-6)}\r`);
    expect(signed.code).toBe(0);
    expect(signed.screen).toContain('This ends the series permanently.');
    expect(await row()).toMatchObject({ state: 'ONE_SIGNED', signatures: [{ signer: setup.key }] });
    const listed = await inside(setup.desk, ['requests']);
    expect((listed.value as { requests: Json[] }).requests.map(({ kind }) => kind)).not.toContain('extinguish');
  });
});
