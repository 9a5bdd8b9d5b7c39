import { chmodSync, copyFileSync, existsSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { beforeAll, describe, expect, it } from 'vitest';
import { EXHAUSTIVE, some } from '../../support/exhaustive.ts';
import { forFile } from '../../support/for-file.ts';
import { listen } from '../../support/listen.ts';
import { asProcess, inside } from './support/inside.ts';
import { createDesk, SLOW } from './support/tool.ts';

const HUB = `0x${'ab'.repeat(20)}`;
const CHAIN = ['--chain-id', '10143', '--hub', HUB];
const desk = await forFile(createDesk());
desk.secret('pass', 'a password of some length');
await inside(desk, ['key', 'new', '--password-file', 'pass']);

/** A server that answers every request in one way. */
const serving = (answer?: RequestListener) => listen(createServer(answer));
const login = (gateway: string, ...more: string[]) => [
  'login',
  '--config',
  'at.json',
  '--gateway',
  gateway,
  '--password-file',
  'pass',
  ...more,
];

describe('a gateway', { timeout: SLOW }, () => {
  beforeAll(async () => {
    await inside(desk, ['init', 'https://gateway.example', ...CHAIN, '--config', 'at.json']);
  });

  it('that nobody runs ends a command with 7', async () => {
    const nobody = await asProcess(desk, login('http://127.0.0.1:1'));
    expect(nobody).toMatchObject({ code: 7, value: { error: { code: 'NO_ANSWER' } } });
  });

  it.each<[string, Parameters<typeof createServer>[1], string[], string?]>([
    ['that never answers', () => {}, ['--timeout', '1']],
    ['that breaks the connection', (_, response) => void response.destroy(), []],
    ['behind a proxy with a page of its own', (_, response) => void response.writeHead(502).end('<h1>Bad</h1>'), []],
    ['that answers JSON of another kind', (_, response) => void response.end('{"hello":1}'), []],
    ['that answers nothing', (_, response) => void response.end('{"data":null}'), []],
    [
      'that sends one elsewhere',
      (_, response) => void response.writeHead(307, { location: 'http://127.0.0.1:1/' }).end(),
      [],
      'GATEWAY_REDIRECTS',
    ],
    [
      'that never stops talking',
      (_, response) => void response.end(`"${'x'.repeat(40_000_000)}"`),
      [],
      'ANSWER_TOO_LARGE',
    ],
  ])('%s ends a command with 7', async (_, answer, more, code = 'NO_ANSWER') => {
    const server = await serving(answer);
    expect(await inside(desk, login(server.url, ...more))).toMatchObject({ code: 7, value: { error: { code } } });
    await server.stop();
  });

  it('that never answers is shown on a terminal as waited for, after two seconds', async () => {
    let asked = 0;
    const server = await serving(() => {
      asked++;
    });
    const shown = await desk.talk([...login(server.url), '--timeout', '3'], []);
    expect(shown.code).toBe(7);
    expect(shown.screen).toMatch(/Waiting for the gateway: [23]\.\d s/);
    expect(shown.screen).toContain('The gateway does not answer: it took longer than 3 s (--timeout).');
    expect(asked).toBe(1);
    const unseen = await desk.run([...login(server.url), '--timeout', '3']);
    expect(unseen).toMatchObject({ code: 7, stdout: '' });
    expect(unseen.screen).not.toContain('Waiting');
    await server.stop();
  });

  it('that refuses ends a command with 6, and its words move nothing on the terminal', async () => {
    const help = { mend: 'Do this.\u001b[2J', link: '/errors#CHAIN_REFUSED' };
    const refusal = { __typename: 'Refusal', code: 'CHAIN_REFUSED', message: 'No.\u001b[2J', rule: 'X', ...help };
    const server = await serving(
      (_, response) => void response.end(JSON.stringify({ data: { signInNonce: refusal } })),
    );
    const refused = await asProcess(desk, login(server.url));
    const link = `${server.url}/errors#CHAIN_REFUSED`;
    expect(refused).toMatchObject({
      code: 6,
      value: { error: { code: 'CHAIN_REFUSED', detail: { rule: 'X' }, link } },
    });
    expect(refused.screen).toContain('Do this.?[2J');
    expect(refused.screen).toContain(`See ${link}`);
    expect(refused.screen).not.toContain('\u001b');
    await server.stop();
  });

  it('that refuses with an address elsewhere shows none', async () => {
    const refusal = { __typename: 'Refusal', code: 'CHAIN_REFUSED', message: 'No.', link: '@evil.example/errors' };
    const server = await serving(
      (_, response) => void response.end(JSON.stringify({ data: { signInNonce: refusal } })),
    );
    const refused = await asProcess(desk, login(server.url));
    expect(refused.value).toEqual({
      error: { exitCode: 6, code: 'CHAIN_REFUSED', message: 'Refused by the service: No. (CHAIN_REFUSED)', detail: {} },
    });
    expect(refused.screen).not.toContain('evil');
    await server.stop();
  });

  it('that stops a command from ending is left by Ctrl-C', async () => {
    let asked = () => {};
    const waiting = new Promise<void>((resolve) => {
      asked = resolve;
    });
    const server = await serving(() => asked());
    const left = await desk.interrupted(login(server.url), waiting);
    expect(left.code).toBe(2);
    await server.stop();
  });
});

describe('a configuration', { timeout: SLOW }, () => {
  it.each<[string, string, string[]]>([
    ['an address without TLS', 'http://gateway.example', CHAIN],
    ['an address with a password in it', 'https://me:secret@gateway.example', CHAIN],
    ['an address of another kind', 'ftp://gateway.example', CHAIN],
    ['no address', 'gateway', CHAIN],
    ['the refused chain', 'https://gateway.example', ['--chain-id', '143', '--hub', HUB]],
    ['a hub that is none', 'https://gateway.example', ['--chain-id', '10143', '--hub', '0x12']],
    ['a node without its registry', 'https://gateway.example', [...CHAIN, '--rpc-url', 'https://node.example']],
    ['no hub', 'https://gateway.example', ['--chain-id', '10143']],
    ['no chain', 'https://gateway.example', ['--hub', HUB]],
  ])('with %s is not written', async (_, gateway, more) => {
    const refused = await inside(desk, ['init', gateway, ...more, '--config', 'refused.json']);
    expect(refused.code).toBe(64);
    expect(existsSync(desk.path('refused.json'))).toBe(false);
  });

  it('that is not written ends the process with 64, as does a command without one', async () => {
    const refused = await desk.json(['init', 'http://gateway.example', ...CHAIN, '--config', 'refused.json']);
    expect(refused).toMatchObject({ code: 64, value: { error: { code: 'URL_INVALID' } } });
    expect(existsSync(desk.path('refused.json'))).toBe(false);
    const without = await asProcess(desk, ['requests', '--config', 'refused.json']);
    expect(without).toMatchObject({ code: 64, value: { error: { code: 'CONFIG_MISSING' } } });
  });

  it.each(['http://localhost:4000', 'http://127.0.0.1:4000', 'http://[::1]:4000', 'https://gateway.example/api/'])(
    'may name %s',
    async (gateway) => {
      const written = await inside(desk, ['init', gateway, ...CHAIN, '--config', 'new.json', '--force']);
      expect(written).toMatchObject({
        code: 0,
        value: { gateway: gateway.replace(/\/$/, ''), chainId: 10143, hub: HUB },
      });
    },
  );

  if (EXHAUSTIVE) {
    it('may name the key file, wherever the tool is run', async () => {
      copyFileSync(desk.path('config/income-series/attestor-key.json'), desk.path('mine.json'));
      const named = ['--config', 'mine.config.json', '--keystore', 'mine.json'];
      await desk.run(['init', 'https://gateway.example', ...CHAIN, ...named]);
      const found = await desk.json(['key', 'inspect', '--config', 'mine.config.json']);
      expect(found).toMatchObject({ code: 0, value: { path: desk.path('mine.json') } });
    });
  }

  it('that others can write is refused: they would decide what is signed', async () => {
    await inside(desk, ['init', 'https://gateway.example', ...CHAIN, '--config', 'shared.json']);
    chmodSync(desk.path('shared.json'), 0o666);
    const refused = await asProcess(desk, ['requests', '--config', 'shared.json']);
    expect(refused).toMatchObject({ code: 1, value: { error: { code: 'FILE_MODE' } } });
  });

  it('with more in it than is known is refused', async () => {
    desk.secret('more.json', JSON.stringify({ version: 1, gateway: 'https://g.example', evil: true }));
    const refused = await inside(desk, ['requests', '--config', 'more.json']);
    expect(refused).toMatchObject({ code: 1, value: { error: { code: 'CONFIG_INVALID' } } });
  });
});

describe('the command line', { timeout: SLOW }, () => {
  it.each<[string, string[]]>([
    ['no command', []],
    ['an unknown command', ['sing']],
    ['an unknown option', ['requests', '--verbose']],
    ['an argument too many', ['requests', 'all']],
    ['an argument too few', ['sign', 'report']],
    ['a kind that is none', ['sign', 'everything', '01900000-0000-7000-8000-000000000001']],
    ['a password as an option', ['login', '--password', 'hunter2']],
    ['a timeout that is none', ['requests', '--timeout', 'soon']],
    ['an option without its value', ['requests', '--keystore']],
  ])('with %s ends with 64 and says so as JSON too', async (_, args) => {
    const wrong = await inside(desk, args);
    expect(wrong).toMatchObject({ code: 64, value: { error: { code: 'USAGE', exitCode: 64 } } });
    expect(wrong.screen).not.toBe('');
  });

  const WRONG: [string, string[]][] = [
    ['no command', []],
    ['an unknown option', ['requests', '--verbose']],
  ];
  it.each(some(WRONG, 1))('with %s ends the process so', async (_, args) => {
    const wrong = await desk.json(args);
    expect(wrong).toMatchObject({ code: 64, value: { error: { code: 'USAGE', exitCode: 64 } } });
    expect(wrong.screen).not.toBe('');
  });

  it.each([
    [],
    ['init'],
    ['key', 'new'],
    ['key', 'inspect'],
    ['key', 'passwd'],
    ['login'],
    ['logout'],
    ['link'],
    ['unlink'],
    ['announce'],
    ['requests'],
    ['show'],
    ['sign'],
    ['decrypt'],
    ['refuse'],
    ['close', 'report'],
    ['close', 'trueup'],
    ['verify', 'key'],
    ['verify', 'signature'],
    ['self-test'],
  ])('explains %s %s with an example and the exit codes', async (...args) => {
    const help = await inside(desk, [...args, '--help']);
    expect(help).toMatchObject({ code: 0, screen: '' });
    expect(help.stdout).toContain(`$ income-series attestor ${args.join(' ')}`.trim());
    expect(help.stdout).toMatch(/exit codes/i);
  });

  if (EXHAUSTIVE) {
    it('explains itself and a command to a person, with nothing on stderr', async () => {
      for (const [args, example] of [
        [[], '$ income-series attestor requests'],
        [['sign'], '$ income-series attestor sign report'],
      ] as const) {
        const help = await desk.run([...args, '--help']);
        expect(help).toMatchObject({ code: 0, screen: '' });
        expect(help.stdout).toContain(example);
        expect(help.stdout).toMatch(/exit codes/i);
      }
    });
  }

  if (EXHAUSTIVE) {
    it('computes every known answer', async () => {
      const test = await desk.json(['self-test']);
      expect(test).toMatchObject({ code: 0, value: { passed: true } });
    });
  }

  it('says whose a signature is, and that one of another form is nobody’s', async () => {
    const { default: known } = await import('@income-series/protocol/signing/known-answers.json', {
      with: { type: 'json' },
    });
    const [message] = known.messages;
    const signer = known.keys.find(({ name }) => name === message?.key)?.address ?? '';
    const { digest = '', signature = '' } = message ?? {};
    const file = (content: object) => desk.secret('signature.json', JSON.stringify(content));
    const verify = (content: object) => inside(desk, ['verify', 'signature', file(content)]);
    file({ digest, signature, signer });
    const verifyNamed = () => asProcess(desk, ['verify', 'signature', desk.path('signature.json')]);
    expect(await verifyNamed()).toMatchObject({
      code: 0,
      value: { canonical: true, recovered: signer, verified: true },
    });
    file({ digest, signature, signer: HUB });
    expect(await verifyNamed()).toMatchObject({
      code: 1,
      value: { verified: false },
    });
    const short = await verify({ digest, signature: signature.slice(0, -2) });
    expect(short).toMatchObject({ code: 1, value: { canonical: false, recovered: null } });
    expect(await verify({ digest })).toMatchObject({ code: 1, value: { error: { code: 'FILE_INVALID' } } });
  });
});
