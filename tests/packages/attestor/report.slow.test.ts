import { randomUUID } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createDeviceSecret, createMemoryStore, groth16Input } from '@income-series/client';
import { createReportProver, loadCircuitFiles } from '@income-series/client/prover';
import { utf8 } from '@income-series/protocol/bytes';
import { sealEnvelope } from '@income-series/protocol/envelope';
import { printPeriod } from '@income-series/protocol/period';
import { messageDigest, recoverSigner } from '@income-series/protocol/signing';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { circuitFiles } from '../../circuits/files.ts';
import { actWith } from '../../domains/support/attestor.ts';
import { openingText } from '../../domains/support/case.ts';
import { createProduct } from '../../domains/support/product.ts';
import { launch, openFirstPeriod, proveReport, raise } from '../../domains/support/story.ts';
import { EXHAUSTIVE, some } from '../../support/exhaustive.ts';
import { forFile } from '../../support/for-file.ts';
import { asProcess, inside } from './support/inside.ts';
import { type Json, replaced } from './support/interceptor.ts';
import { createAttestorSetup, PASSWORD, signInAndAnnounce } from './support/setup.ts';
import { SLOW } from './support/tool.ts';

const [product, prover] = await Promise.all([
  forFile(createProduct()),
  forFile(loadCircuitFiles(circuitFiles()).then(createReportProver)),
]);
const launched = await launch(product);
await raise(product, launched);
await openFirstPeriod(product);
const setup = await forFile(createAttestorSetup(product));
await signInAndAnnounce(setup);
const report = await proveReport(
  product,
  { secret: createDeviceSecret(), store: createMemoryStore(), prover },
  launched,
);
afterEach(() => setup?.interceptor.reset());

const place = (id: string, field = 'opening_ciphertext') =>
  setup.place({ seriesKey: launched.seriesKey, record: 'tier3_cases', id, field });
const sealed = (text: string, id: string, field?: string) =>
  sealEnvelope(utf8(text), place(id, field), [setup.recipient]);
const issuer = (mutation: string, input: object) =>
  actWith(product, product.token('issuer'), mutation, 'tier3Case { state }', input);

/** A case addressed to the key, its opening sealed on the issuer's device. */
async function opened(): Promise<string> {
  const id = randomUUID();
  const { seriesKey, period, signals: publicSignals } = report;
  const proof = groth16Input(report.proof);
  const opening = await sealed(openingText(report), id);
  const input = {
    newId: id,
    seriesKey,
    period: printPeriod(period),
    attestorKey: setup.key,
    proof,
    publicSignals,
    liquidityFlag: 'CASH',
    opening,
  };
  expect(await issuer('openTier3Case', input)).toMatchObject({ tier3Case: { state: 'OPEN' } });
  return id;
}
const row = (id: string) => product.gateway.database.prisma.tier3Case.findUniqueOrThrow({ where: { id } });
const domain = () => {
  const { chainId, contracts } = product.gateway.chain;
  return { kind: 'evm', chainId, verifyingContract: contracts.hub } as const;
};
const digest = () =>
  messageDigest(domain(), 'REPORT', {
    seriesKey: launched.seriesKey,
    period: 20261,
    priorCommitment: report.priorCommitment,
    incomeCommitment: report.incomeCommitment,
    tier: 3,
    liquidityFlag: 0,
  });
const command = (...args: string[]) => asProcess(setup.desk, [...args, '--password-file', 'pass']);
/** In this process. */
const quick = (...args: string[]) => inside(setup.desk, [...args, '--password-file', 'pass']);
const YTD = '9000000';

describe('a report', { timeout: SLOW }, () => {
  it('is listed among the open work, wherever its page is', async () => {
    const ids = [await opened(), await opened(), await opened()];
    const listed = async () => {
      const { value } = await inside(setup.desk, ['requests']);
      return (value as { requests: Json[] }).requests;
    };
    const whole = await listed();
    for (const id of ids)
      expect(whole).toContainEqual(
        expect.objectContaining({
          kind: 'report',
          id,
          seriesKey: launched.seriesKey,
          keys: [setup.key],
          of: '2026-Q1',
        }),
      );
    setup.interceptor.rewrite((query) => query.replace('first: 100', 'first: 1'));
    const before = setup.interceptor.passed.length;
    expect(await listed()).toEqual(whole);
    const pages = setup.interceptor.passed.slice(before).filter(({ operation }) => operation === 'Tier3Cases');
    expect(pages.length).toBe(whole.length);
    setup.interceptor.reset();
    if (!EXHAUSTIVE) return;
    const table = await setup.desk.run(['requests']);
    for (const id of ids) expect(table.stdout).toContain(id);
  });

  it('is signed by a person who was shown everything, the figure too', async () => {
    const id = await opened();
    const signed = await setup.desk.talk(
      ['sign', 'report', id],
      [
        [/Password of 0x[0-9a-f]{40}: /, `${PASSWORD}\r`],
        [/Sign it\? \[y\/N\] /, 'y\r'],
      ],
    );
    expect(signed.code).toBe(0);
    for (const shown of [
      launched.seriesKey,
      '2026-Q1',
      digest(),
      setup.key,
      `${YTD} minor units`,
      report.incomeCommitment,
    ])
      expect(signed.screen).toContain(shown);
    expect(signed.stdout).not.toContain(YTD);
    const { state, attestation } = await row(id);
    expect(state).toBe('ATTESTED');
    const { signer, signature } = attestation as { signer: string; signature: string };
    expect(signer).toBe(setup.key);
    expect(recoverSigner(digest(), signature)).toBe(setup.key);
    expect(signed.stdout + signed.screen).not.toContain(signature);
    const posted = setup.interceptor.passed.filter(({ operation }) => operation === 'SignTier3Case');
    expect(posted.map(({ variables }) => Object.keys(variables.input as Json).sort())).toEqual([
      ['id', 'idempotencyKey', 'signature'],
    ]);
  });

  const NO_ANSWERS: [string, string][] = [
    ['nothing', '\r'],
    ['Ctrl-C', '\x03'],
  ];
  it.each(some(NO_ANSWERS, 1))('is not signed by one who answers %s', async (_, typed) => {
    const id = await opened();
    const cancelled = await setup.desk.talk(
      ['sign', 'report', id],
      [
        [/Password of 0x[0-9a-f]{40}: /, `${PASSWORD}\r`],
        [/Sign it\? \[y\/N\] /, typed],
      ],
    );
    expect(cancelled).toMatchObject({ code: 2, stdout: '' });
    expect(await row(id)).toMatchObject({ state: 'OPEN', attestation: null });
  });

  it('is signed unseen only where its digest is expected', async () => {
    const id = await opened();
    const blind = await quick('sign', 'report', id, '--yes');
    expect(blind).toMatchObject({ code: 64, value: { error: { code: 'USAGE' } } });
    const other = await quick('sign', 'report', id, '--yes', '--expect-digest', `0x${'00'.repeat(32)}`);
    expect(other).toMatchObject({ code: 5, value: { error: { code: 'DIGEST_DIFFERS' } } });
    const shouted = (hex: string) => hex.replace('0x', '0X');
    for (const [option, word] of [
      ['--expect-digest', digest()],
      ['--series', launched.seriesKey],
    ] as const) {
      const bad = await quick('sign', 'report', id, '--dry-run', option, shouted(word));
      expect(bad).toMatchObject({ code: 64, value: { error: { code: 'USAGE' } } });
      expect(bad.screen).toBe(`${option} must be 32 bytes of 0x hex.\n`);
    }
    const dry = await quick('sign', 'report', id, '--dry-run');
    expect(dry).toMatchObject({ code: 0, value: { kind: 'REPORT', id, digest: digest(), signed: false } });
    expect(await row(id)).toMatchObject({ state: 'OPEN', attestation: null });
    const done = await command('sign', 'report', id, '--yes', '--expect-digest', digest());
    expect(done).toMatchObject({ code: 0, value: { digest: digest(), signed: true, state: 'ATTESTED' } });
    expect(dry.stdout + dry.screen + done.stdout + done.screen).not.toContain(YTD);
    const again = await quick('sign', 'report', id, '--yes', '--expect-digest', digest());
    expect(again).toMatchObject({ code: 6, value: { error: { code: 'CASE_STATE' } } });
  });

  it('is signed once although the answer was lost twice', async () => {
    const id = await opened();
    let lost = 0;
    setup.interceptor.change(({ operation }, answer) =>
      operation === 'SignTier3Case' && lost++ < 2 ? undefined : answer,
    );
    const before = setup.interceptor.passed.length;
    const done = await quick('sign', 'report', id, '--yes', '--expect-digest', digest());
    expect(done).toMatchObject({ code: 0, value: { state: 'ATTESTED' } });
    const tries = setup.interceptor.passed.slice(before).filter(({ operation }) => operation === 'SignTier3Case');
    expect(tries.length).toBe(3);
    expect(new Set(tries.map((one) => JSON.stringify(one))).size).toBe(1);
    const audited = await product.gateway.database.prisma.auditEntry.count({ where: { target: id } });
    expect(audited).toBe(1);
  });

  it('is not signed for another series than the one that is meant', async () => {
    const id = await opened();
    const refused = await quick('sign', 'report', id, '--dry-run', '--series', `0x${'22'.repeat(32)}`);
    expect(refused).toMatchObject({ code: 5, value: { error: { code: 'SERIES_DIFFERS' } } });
  });
});

describe('a gateway that lies', { timeout: SLOW }, () => {
  let id: string;
  beforeAll(async () => {
    id = await opened();
  }, SLOW);
  const OTHER = `0x${'22'.repeat(32)}`;
  const words = () => ['sign', 'report', id, '--yes', '--expect-digest', digest()];
  const ask = () => quick(...words());
  /** As a process, for one lie of each class. */
  const askProcess = () => setup.desk.json([...words(), '--password-file', 'pass']);
  const untouched = async () => {
    expect(await row(id)).toMatchObject({ state: 'OPEN', attestation: null });
    expect(
      setup.interceptor.passed.some(({ operation, variables }) => {
        return operation === 'SignTier3Case' && (variables.input as Json).id === id;
      }),
    ).toBe(false);
  };
  const field = (name: string, value: string) => (fields: Json[]) =>
    fields.map((one) => (one.name === name ? { ...one, value } : one));

  it.each<[string, string, (value: never) => unknown, string]>([
    ['the digest', 'signingRequest.digest', () => OTHER, 'DIGEST_DIFFERS'],
    ['the period', 'signingRequest.fields', field('period', '20262'), 'FIELD_DIFFERS'],
    ['the tier', 'signingRequest.fields', field('tier', '2'), 'FIELD_DIFFERS'],
    ['the series of the case', 'tier3Case.seriesKey', () => OTHER, 'SERIES_DIFFERS'],
    ['the commitment of the case', 'tier3Case.incomeCommitment', () => OTHER, 'FIELD_DIFFERS'],
    ['the contract', 'signingRequest.domain.verifyingContract', () => `0x${'ab'.repeat(20)}`, 'DOMAIN_DIFFERS'],
    ['the key', 'signingRequest.key', () => `0x${'ab'.repeat(20)}`, 'KEY_DIFFERS'],
    ['the kind', 'signingRequest.kind', () => 'FX', 'KIND_DIFFERS'],
  ])('about %s has nothing signed', async (_, path, by, code) => {
    setup.interceptor.change((_passing, answer) =>
      (answer.data as Json)[path.split('.')[0] ?? ''] ? replaced(answer, path, by) : answer,
    );
    expect(await ask()).toMatchObject({ code: 5, value: { error: { code } } });
    await untouched();
  });

  const CLASSES: [string, string, (value: never) => unknown, string][] = [
    ['the digest', 'signingRequest.digest', () => OTHER, 'DIGEST_DIFFERS'],
    ['a field', 'signingRequest.fields', field('period', '20262'), 'FIELD_DIFFERS'],
    ['the domain', 'signingRequest.domain.verifyingContract', () => `0x${'ab'.repeat(20)}`, 'DOMAIN_DIFFERS'],
  ];
  it.each(some(CLASSES, 1))('about %s ends the process with 5', async (_, path, by, code) => {
    setup.interceptor.change((_passing, answer) =>
      (answer.data as Json)[path.split('.')[0] ?? ''] ? replaced(answer, path, by) : answer,
    );
    expect(await askProcess()).toMatchObject({ code: 5, value: { error: { code } } });
    await untouched();
  });

  if (EXHAUSTIVE) {
    it('about what was sealed ends the process with 5', async () => {
      const other = await sealed(openingText(report), randomUUID());
      setup.interceptor.change(({ operation }, answer) =>
        operation === 'Tier3Case' ? replaced(answer, 'tier3Case.opening', () => other) : answer,
      );
      expect(await askProcess()).toMatchObject({ code: 5, value: { error: { code: 'ENVELOPE_CONTEXT' } } });
      await untouched();
    });
  }

  it.each<[string, (text: string) => string | Promise<string>, string]>([
    [
      'other figures',
      () => sealed(JSON.stringify({ ytd: '1', salt: '2', priorYtd: '0', priorSalt: '0' }), id),
      'COMMITMENT_DIFFERS',
    ],
    ['the opening of another case', () => sealed(openingText(report), randomUUID()), 'ENVELOPE_CONTEXT'],
    [
      'an altered ciphertext',
      (text) => {
        const envelope = JSON.parse(text) as { ciphertext: string };
        const [first = ''] = envelope.ciphertext;
        const ciphertext = `${first === 'A' ? 'B' : 'A'}${envelope.ciphertext.slice(1)}`;
        return JSON.stringify({ ...envelope, ciphertext });
      },
      'ENVELOPE_UNOPENED',
    ],
  ])('and serves %s in the opening has nothing signed', async (_, change, code) => {
    setup.interceptor.change(async ({ operation }, answer) => {
      if (operation !== 'Tier3Case') return answer;
      const { opening } = (answer.data as { tier3Case: { opening: string } }).tier3Case;
      const other = await change(opening);
      return replaced(answer, 'tier3Case.opening', () => other);
    });
    expect(await ask()).toMatchObject({ code: 5, value: { error: { code } } });
    await untouched();
  });

  it.each<[string, string, string]>([
    ['key is not active', 'keyActive', 'SIGNER_INACTIVE'],
    ['nonce has moved', 'nonceCurrent', 'NONCE_MOVED'],
  ])('or is right that the %s has nothing signed', async (_, name, code) => {
    setup.interceptor.change(({ operation }, answer) =>
      operation === 'SigningRequest' ? replaced(answer, `signingRequest.${name}`, () => false) : answer,
    );
    expect(await ask()).toMatchObject({ code: 6, value: { error: { code } } });
    await untouched();
  });
});

describe('what was sealed', { timeout: SLOW }, () => {
  const document = (name: string, content: string) =>
    JSON.stringify({ name, type: 'text/plain', data: Buffer.from(content).toString('base64') });
  let id: string;
  beforeAll(async () => {
    id = await opened();
    for (const [index, name] of ['../../tax\u001b[2J return.txt', '.hidden'].entries()) {
      const envelope = await sealed(document(name, `document ${index}`), id, `documents_ciphertext.${index}`);
      await issuer('addTier3Document', { id, index, document: envelope });
    }
  }, SLOW);
  const read = (name: string) => readFileSync(setup.desk.path(name), 'utf8');

  it('is opened into files of the attestor alone, and shown nowhere', async () => {
    const opening = await command('decrypt', 'opening', id, '--out', 'opening.json');
    expect(opening.code).toBe(0);
    expect(read('opening.json')).toBe(openingText(report));
    expect(statSync(setup.desk.path('opening.json')).mode & 0o777).toBe(0o600);
    expect(opening.stdout + opening.screen).not.toContain(YTD);
  });

  it('keeps a document’s own name out of the path, and its control characters off the terminal', async () => {
    const first = await command('decrypt', 'document', id, '--index', '0', '--out', 'first.txt');
    const path = EXHAUSTIVE ? 'first.txt' : setup.desk.path('first.txt'); // as it was given
    expect(first).toMatchObject({ code: 0, value: { files: [{ path, bytes: 10 }] } });
    expect(read('first.txt')).toBe('document 0');
    expect(first.stdout).not.toContain('\u001b');
    expect(first.stdout).not.toContain('\\u001b');
    const { folder } = setup.desk;
    const inFolder = await quick('decrypt', 'document', id, '--index', '0', '--out', '.');
    expect(inFolder).toMatchObject({ code: 0, value: { files: [{ path: join(folder, 'tax__2J return.txt') }] } });
    const hidden = await quick('decrypt', 'document', id, '--index', '1', '--out', '.');
    expect(hidden).toMatchObject({ code: 0, value: { files: [{ path: join(folder, 'hidden') }] } });
  });

  it('replaces no file without --force', async () => {
    const again = await quick('decrypt', 'document', id, '--index', '1', '--out', 'first.txt');
    expect(again).toMatchObject({ code: 1, value: { error: { code: 'FILE_EXISTS' } } });
    expect(read('first.txt')).toBe('document 0');
    const forced = await quick('decrypt', 'document', id, '--index', '1', '--out', 'first.txt', '--force');
    expect(forced.code).toBe(0);
    expect(read('first.txt')).toBe('document 1');
  });

  it('that is not there is not found', async () => {
    const none = await quick('decrypt', 'document', id, '--index', '7', '--out', 'none.txt');
    expect(none).toMatchObject({ code: 6, value: { error: { code: 'NOT_FOUND' } } });
    const nobody = await quick('decrypt', 'opening', randomUUID(), '--out', 'none.txt');
    expect(nobody).toMatchObject({ code: 6, value: { error: { code: 'NOT_FOUND' } } });
  });
});

describe('a case', { timeout: SLOW }, () => {
  it('is closed for a reason, by the attestor’s word', async () => {
    const id = await opened();
    const shown = await inside(setup.desk, ['show', 'report', id]);
    expect(shown).toMatchObject({ code: 0, value: { state: 'OPEN', digest: digest(), keyActive: true } });
    const bad = await inside(setup.desk, ['close', 'report', id, '--reason', 'BECAUSE']);
    expect(bad).toMatchObject({ code: 64 });
    const closed = await asProcess(setup.desk, ['close', 'report', id, '--reason', 'DOCUMENTS_INSUFFICIENT', '--yes']);
    expect(closed).toMatchObject({ code: 0, value: { done: true, state: 'CLOSED' } });
    expect(await row(id)).toMatchObject({ closedReason: 'DOCUMENTS_INSUFFICIENT' });
  });

  it('is moved with its documents to another key, opened and sealed on this machine, by one command', async () => {
    const id = await opened();
    const { path } = setup.desk;
    const note = JSON.stringify({ name: 'note.txt', type: 'text/plain', data: 'bm90ZQ==' });
    for (const index of [0, 1]) {
      const document = await sealed(note, id, `documents_ciphertext.${index}`);
      await issuer('addTier3Document', { id, index, document });
    }
    const next = ['--keystore', 'next.json'];
    const made = await quick('key', 'new', ...next);
    const { address } = made.value as { address: `0x${string}` };
    const rekey = (...more: string[]) => quick('rekey', path('next.json'), '--yes', ...more);
    expect(await rekey()).toMatchObject({ code: 6, value: { error: { code: 'SIGNER_KEY_NOT_LINKED' } } });
    await quick('link', ...next);
    expect(await rekey()).toMatchObject({ code: 6, value: { error: { code: 'SIGNER_INACTIVE' } } });
    await product.devnet.owner.registerAttestor(address);
    await product.index();
    expect(await rekey()).toMatchObject({ code: 6, value: { error: { code: 'ANNOUNCEMENT_MISSING' } } });
    await quick('announce', ...next);
    const dry = await rekey('--dry-run');
    const of = ({ value }: { value: unknown }) => (value as { requests: Json[] }).requests.find((one) => one.id === id);
    expect(of(dry)).toMatchObject({ outcome: 'checked', documents: 2 });
    expect((await row(id)).attestorKey).toBe(setup.key);
    let interrupted = 0;
    setup.interceptor.change(({ operation, variables }, answer) => {
      const stop = operation === 'MoveTier3Case' && (variables.input as Json).id === id && interrupted++ < 4;
      return stop ? { data: null, errors: [{ message: 'x', extensions: { code: 'OVERLOADED' } }] } : answer;
    });
    const moved = await rekey();
    setup.interceptor.reset();
    expect(of(moved)).toMatchObject({ outcome: 'failed', code: 'OVERLOADED' });
    const again = await rekey();
    expect(of(again)).toBeUndefined(); // the answer was lost, not the move
    expect((await row(id)).attestorKey).toBe(address);
    const opens = await quick('decrypt', 'document', id, '--index', '1', '--out', 'moved.txt', ...next);
    expect(opens).toMatchObject({ code: 0, value: { files: [{ bytes: 4 }] } });
    const signed = await quick('sign', 'report', id, '--yes', '--expect-digest', digest(), ...next);
    expect(signed).toMatchObject({ code: 0, value: { signed: true, state: 'ATTESTED' } });
  });

  it('of a lost key is left to its issuer, who is asked to seal it again', async () => {
    const id = await opened();
    expect(await inside(setup.desk, ['rekey', '--lost', '0x12', '--yes'])).toMatchObject({ code: 64 });
    const asked = await inside(setup.desk, ['rekey', '--lost', setup.key, '--yes']);
    expect(asked).toMatchObject({ code: 0, value: { from: setup.key, asked: true } });
    const where = { topic: 'CaseUnopened', payload: { path: ['subjectId'], equals: id } };
    expect(await product.gateway.database.prisma.outboxMessage.count({ where })).toBe(1);
  });

  it('of a key that the chain has dropped is not signed, whatever the gateway says', async () => {
    const id = await opened();
    let kept: Json | undefined;
    setup.interceptor.change(({ operation }, answer) => {
      if (operation === 'Tier3Case') kept = answer;
      return answer;
    });
    await quick('show', 'report', id);
    await product.devnet.owner.revokeAttestor(setup.key, 0n);
    // An honest gateway does not answer what is sealed to the key any more.
    setup.interceptor.reset();
    const honest = await command('sign', 'report', id, '--yes', '--expect-digest', digest());
    expect(honest).toMatchObject({ value: { error: { code: 'FORBIDDEN' } } });
    setup.interceptor.change(({ operation }, answer) => {
      if (operation === 'Tier3Case') return kept;
      return operation === 'SigningRequest' ? replaced(answer, 'signingRequest.keyActive', () => true) : answer;
    });
    const refused = await command('sign', 'report', id, '--yes', '--expect-digest', digest());
    expect(refused).toMatchObject({ code: 6, value: { error: { code: 'SIGNER_INACTIVE' } } });
    expect(refused.screen).toContain('Your own node says');
    expect(await row(id)).toMatchObject({ state: 'OPEN', attestation: null });
  });
});
