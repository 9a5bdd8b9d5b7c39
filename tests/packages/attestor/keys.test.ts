import { chmodSync, existsSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { nodeScrypt } from '@income-series/attestor/internal/testing';
import { deriveEncryptionKey } from '@income-series/protocol/envelope';
import { openKeystore, sealKeystore } from '@income-series/protocol/keystore';
import { addressOfSecretKey } from '@income-series/protocol/signing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXHAUSTIVE, some } from '../../support/exhaustive.ts';
import { asProcess, inside } from './support/inside.ts';
import { createKnownKeys, type KnownKeys } from './support/known-keys.ts';
import { createDesk, type Desk, SLOW } from './support/tool.ts';

/** The line of a derivation, as it is drawn once. */
const WORKING = /\r[^\r\n]*Deriving the key: \d+\.\d s/;
const PASSWORD = 'correct horse ö battery';
const OTHER = 'another long password';

let desk: Desk;
/** In the exhaustive run each command derives the key. */
let known: KnownKeys | undefined;
/** Made by `key new` on a terminal, once for the file: scrypt takes its time. */
let made: Awaited<ReturnType<Desk['talk']>>;
/** What it sealed, opened once. */
let secret: Uint8Array;
beforeAll(async () => {
  known = EXHAUSTIVE ? undefined : createKnownKeys();
  desk = createDesk(known?.environment);
  desk.secret('pass', `${PASSWORD}\n`);
  made = await desk.talk(
    ['key', 'new', '--keystore', 'key.json'],
    [
      [/Choose a password.*at least 12 characters[\s\S]*Password of the new key: /, `${PASSWORD}\r`],
      [/The same again: /, `${PASSWORD}\r`],
    ],
  );
  secret = await open(keyText(), PASSWORD);
}, SLOW);
afterAll(() => {
  desk.remove();
  known?.remove();
});

const open = (text: string, password: string) => openKeystore(text, password, { scrypt: nodeScrypt });
const keyText = () => readFileSync(desk.path('key.json'), 'utf8');
const mode = (name: string) => statSync(desk.path(name)).mode & 0o777;
/** Everything in the folder, so that nothing is left behind. */
const files = () =>
  readdirSync(desk.folder)
    .filter((name) => name !== 'stdout')
    .sort();

describe('a new key', { timeout: SLOW }, () => {
  it('is written for its owner alone, sealed under the password, and shown on neither stream', async () => {
    expect(made.code).toBe(0);
    expect(mode('key.json')).toBe(0o600);
    const { address, version, crypto } = JSON.parse(keyText());
    expect({ version, kdf: crypto.kdf, n: crypto.kdfparams.n, cipher: crypto.cipher }).toEqual({
      version: 3,
      kdf: 'scrypt',
      n: 2 ** 18,
      cipher: 'aes-128-ctr',
    });
    expect(`0x${address}`).toBe(addressOfSecretKey(secret));
    expect(made.stdout).toContain(`0x${address}`);
    for (const text of [made.stdout, made.screen]) {
      expect(text).not.toContain(Buffer.from(secret).toString('hex'));
      expect(text).not.toContain(PASSWORD);
    }
    expect(files()).toEqual(['key.json', 'pass']);
  });

  it('shows for how long its password has been stretched, on one line, and takes it off again', () => {
    const drawn = made.screen.match(new RegExp(WORKING, 'g')) ?? [];
    expect(drawn.length).toBeGreaterThan(1);
    expect(new Set(drawn.map((line) => /[\d.]+ s/.exec(line)?.[0])).size).toBeGreaterThan(1);
    for (const line of drawn) expect(stripVTControlCharacters(line).length).toBeLessThan(40);
    expect(made.screen.endsWith('\r\u001b[K')).toBe(true);
  });

  if (EXHAUSTIVE) {
    it('shows nothing of that where a program reads the answer', async () => {
      const opened = await desk.talk(
        ['key', 'inspect', '--encryption-key', '--keystore', 'key.json', '--json'],
        [[/Password of 0x[0-9a-f]{40}: /, `${PASSWORD}\r`]],
      );
      expect(opened.code).toBe(0);
      expect(opened.screen).not.toContain('Deriving');
    });
  }

  it('does not take the place of another one', async () => {
    const before = keyText();
    const again = await asProcess(desk, ['key', 'new', '--keystore', 'key.json', '--password-file', 'pass']);
    expect(again).toMatchObject({ code: 1, value: { error: { code: 'FILE_EXISTS', exitCode: 1 } } });
    expect(keyText()).toBe(before);
  });

  const PASSWORDS: [string, string, string, string][] = [
    ['a password of eleven characters', 'eleven chars'.slice(0, 11), '', 'PASSWORD_SHORT'],
    ['two different passwords', PASSWORD, OTHER, 'PASSWORDS_DIFFER'],
  ];
  it.each(some(PASSWORDS, 1))('is not made under %s', async (_, first, second, code) => {
    const refused = await desk.talk(
      ['key', 'new', '--keystore', 'no.json', '--json'],
      [
        [/Password of the new key: /, `${first}\r`],
        [/The same again: /, `${second}\r`],
      ],
    );
    expect(refused.code).toBe(3);
    expect(JSON.parse(refused.stdout).error.code).toBe(code);
    expect(existsSync(desk.path('no.json'))).toBe(false);
  });

  const ENDS: [string, string][] = [
    ['Ctrl-C', '\x03'],
    ['Ctrl-D', '\x04'],
  ];
  it.each(some(ENDS, 1))('is not made after %s at the question', async (_, typed) => {
    const cancelled = await desk.talk(['key', 'new', '--keystore', 'no.json'], [[/Password of the new key: /, typed]]);
    expect(cancelled).toMatchObject({ code: 2, stdout: '' });
    expect(cancelled.screen).toContain('Cancelled.');
    expect(files()).toEqual(['key.json', 'pass']);
  });

  if (EXHAUSTIVE) {
    it('is not made after Ctrl-C while its password is stretched', async () => {
      const cancelled = await desk.talk(
        ['key', 'new', '--keystore', 'no.json'],
        [
          [/Password of the new key: /, `${PASSWORD}\r`],
          [/The same again: /, `${PASSWORD}\r`],
          [WORKING, '\x03'],
        ],
      );
      expect(cancelled).toMatchObject({ code: 2, stdout: '' });
      expect(cancelled.screen.endsWith('\r\u001b[KCancelled.\n')).toBe(true);
      expect(files()).toEqual(['key.json', 'pass']);
    });
  }

  it('asks for nothing where there is no terminal, and names the option that answers', async () => {
    const asked = await desk.json(['key', 'new', '--keystore', 'no.json']);
    const message = 'There is no terminal to ask on: give --password-file.';
    expect(asked).toMatchObject({ code: 64, value: { error: { code: 'NO_TERMINAL', message } } });
    const again = await desk.run(['key', 'passwd', '--keystore', 'key.json', '--password-file', 'pass']);
    expect(again.code).toBe(64);
    expect(again.screen).toContain('give --new-password-file.');
  });

  it('is not made on a dry run', async () => {
    const dry = await asProcess(desk, ['key', 'new', '--keystore', 'no.json', '--dry-run']);
    const path = EXHAUSTIVE ? 'no.json' : desk.path('no.json'); // as it was given
    expect(dry).toMatchObject({ code: 0, value: { path, written: false } });
    expect(existsSync(desk.path('no.json'))).toBe(false);
  });
});

describe('a key file', { timeout: SLOW }, () => {
  const inspect = (...more: string[]) => asProcess(desk, ['key', 'inspect', '--keystore', 'key.json', ...more]);

  it('shows its address, strength and mode without a password, and the encryption key with it', async () => {
    const { address } = JSON.parse(keyText());
    const kdf = { name: 'scrypt', n: 2 ** 18, r: 8, p: 1 };
    const found = await inspect();
    expect(found).toMatchObject({
      code: 0,
      value: { address: `0x${address}`, mode: '0600', kdf, encryptionKey: null },
    });
    const opened = await inspect('--encryption-key', '--password-file', 'pass');
    const { publicKey } = deriveEncryptionKey(secret);
    expect(opened).toMatchObject({ code: 0, value: { encryptionKey: publicKey } });
    expect(opened.screen).toBe('');
  });

  if (EXHAUSTIVE) {
    it('opens with a password from stdin, its line feed left out', async () => {
      const opened = await desk.json(
        ['key', 'inspect', '--keystore', 'key.json', '--encryption-key', '--password-file', '-'],
        `${PASSWORD}\r\n`,
      );
      expect(opened.code).toBe(0);
    });
  }

  it('stays shut to another password', async () => {
    desk.secret('wrong', OTHER);
    const shut = await inspect('--encryption-key', '--password-file', 'wrong');
    expect(shut).toMatchObject({ code: 3, value: { error: { code: 'KEYSTORE_PASSWORD' } } });
    expect(shut.stdout + shut.screen).not.toContain(OTHER);
  });

  const refusedWith = async (octal: string, look: (...more: string[]) => Promise<unknown>) => {
    const bits = Number.parseInt(octal, 8);
    chmodSync(desk.path('key.json'), bits);
    expect(await look()).toMatchObject({ code: 3, value: { error: { code: 'FILE_MODE' } } });
    chmodSync(desk.path('key.json'), 0o600);
    chmodSync(desk.path('pass'), bits);
    const password = await look('--encryption-key', '--password-file', 'pass');
    expect(password).toMatchObject({ code: 3, value: { error: { code: 'FILE_MODE' } } });
    chmodSync(desk.path('pass'), 0o600);
  };
  const within = (...more: string[]) => inside(desk, ['key', 'inspect', '--keystore', 'key.json', ...more]);

  it.each(['640', '604', '660', '644'])('is refused with mode %s', (octal) => refusedWith(octal, within));

  if (EXHAUSTIVE) {
    it('that others can read ends the process with 3', () => refusedWith('640', inspect));
  }

  it('is refused behind a symbolic link', async () => {
    symlinkSync(desk.path('key.json'), desk.path('link.json'));
    const linked = await inside(desk, ['key', 'inspect', '--keystore', 'link.json']);
    expect(linked).toMatchObject({ code: 3, value: { error: { code: 'FILE_IS_LINK' } } });
  });

  it.each<[string, () => Promise<string> | string, string, RegExp, RegExp]>([
    [
      'a weaker one',
      () => sealKeystore(new Uint8Array(32).fill(7), PASSWORD, { logN: 13, minLogN: 13 }),
      'KEYSTORE_WEAK',
      /key passwd --keystore FILE/,
      /key passwd --keystore FILE/,
    ],
    [
      'another KDF',
      () => keyText().replace('"kdf":"scrypt"', '"kdf":"pbkdf2"'),
      'KEYSTORE_UNSUPPORTED',
      /Have its program write the key again/,
      /have its program write version 3 with scrypt/,
    ],
    ['no JSON', () => 'not a key', 'KEYSTORE_INVALID', /as its program wrote it/, /name another key file: --keystore/],
  ])('is refused with what to do, also by the doctor: %s', async (_, content, code, mend, doctorMend) => {
    desk.secret('bad.json', await content());
    const refused = await inside(desk, ['key', 'inspect', '--keystore', 'bad.json']);
    expect(refused).toMatchObject({ code: 3, value: { error: { code, mend: expect.stringMatching(mend) } } });
    const { value } = await inside(desk, ['doctor', '--keystore', 'bad.json']);
    const { checks } = value as { checks: readonly { name: string; mend?: string }[] };
    expect(checks.find(({ name }) => name === 'key file')?.mend).toMatch(doctorMend);
  });

  it.each<[string, (file: Record<string, unknown>) => object]>([
    ['that is weak', (file) => file],
    ['without address and id, of version "3"', ({ address: _, id: __, ...rest }) => ({ ...rest, version: '3' })],
    ['with a null address', (file) => ({ ...file, address: null })],
  ])('of another program %s is written again by a change of its password', async (_, change) => {
    const weak = await sealKeystore(new Uint8Array(32).fill(7), PASSWORD, { logN: 13, minLogN: 13 });
    desk.secret('foreign.json', JSON.stringify(change(JSON.parse(weak))));
    desk.secret('foreign.pass', OTHER);
    const args = [
      '--keystore',
      'foreign.json',
      '--password-file',
      'pass',
      '--new-password-file',
      desk.path('foreign.pass'),
    ];
    const changed = await inside(desk, ['key', 'passwd', ...args]);
    expect(changed).toMatchObject({
      code: 0,
      value: { written: true, address: JSON.parse(weak).address.padStart(42, '0x') },
    });
    const text = readFileSync(desk.path('foreign.json'), 'utf8');
    expect(await open(text, OTHER)).toEqual(new Uint8Array(32).fill(7));
  });

  it('that is not there is missed', async () => {
    const missed = await inside(desk, ['key', 'inspect', '--keystore', 'none.json']);
    expect(missed).toMatchObject({ code: 3, value: { error: { code: 'FILE_MISSING' } } });
  });

  if (EXHAUSTIVE) {
    it('takes another password, and no longer the old one', async () => {
      writeFileSync(desk.path('moved.json'), keyText(), { mode: 0o600 });
      const changed = await desk.talk(
        ['key', 'passwd', '--keystore', 'moved.json'],
        [
          [/Password of 0x[0-9a-f]{40}: /, `${PASSWORD}\r`],
          [/Password that is new: /, `${OTHER}\r`],
          [/The same again: /, `${OTHER}\r`],
        ],
      );
      expect(changed.code).toBe(0);
      expect(mode('moved.json')).toBe(0o600);
      const text = readFileSync(desk.path('moved.json'), 'utf8');
      expect(await open(text, OTHER)).toEqual(secret);
      await expect(open(text, PASSWORD)).rejects.toMatchObject({ code: 'KEYSTORE_PASSWORD' });
    });
  }
});

describe('a wrong command line', () => {
  const HUB = ['--hub', `0x${'11'.repeat(20)}`];
  it.each<[string, readonly string[], string]>([
    [
      'an option’s value',
      ['--timeout', 's3cret', 'requests'],
      "option '--timeout <seconds>' is invalid. A whole number",
    ],
    ['an argument’s value', ['show', 's3cret', 'x'], "argument 'kind' is invalid. Allowed choices are report, fx,"],
    ['an option that is not there', ['key', 'new', '--pasword=s3cret'], "unknown option '--pasword'"],
    [
      'a hub with a mistyped digit',
      ['init', 'http://127.0.0.1:1', '--chain-id', '10143', '--hub', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAee'],
      'The hub has capitals that are not its checksum (EIP-55)',
    ],
    ['the EVM mainnet', ['init', 'http://127.0.0.1:1', '--chain-id', '143', ...HUB], 'The chain is a mainnet'],
  ])('is refused without the value that was given: %s', async (_, args, message) => {
    const { code, screen } = await desk.run(args);
    expect(code).toBe(64);
    expect(screen).toContain(message);
    expect(screen).not.toContain('s3cret');
    if (args[0] === 'init') return; // whose refusal comes from the command itself
    const { value } = await desk.json(args);
    expect(value).toMatchObject({ error: { exitCode: 64, code: 'USAGE', message: expect.stringContaining(message) } });
    expect(JSON.stringify(value)).not.toContain('s3cret');
  });
});
