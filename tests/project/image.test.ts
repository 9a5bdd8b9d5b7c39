import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCompose } from '../../scripts/image/compose.ts';
import { readDockerfile } from '../../scripts/image/dockerfile.ts';
import { readDockerignore } from '../../scripts/image/ignored.ts';
import { readPackages } from '../../scripts/packages.ts';
import { FONTS, TEMPLATE_FOLDER } from '../../src/adapters/pdf/pins.ts';

// The files that `npm run check -- image` relies on, and what can be seen of Dockerfile and compose.yaml without building anything.

const ROOT = join(import.meta.dirname, '../..');
const read = (name: string) => readFileSync(join(ROOT, name), 'utf8');
const stages = readDockerfile(read('Dockerfile'), { NODE_IMAGE: 'node' });
const compose = readCompose(read('compose.yaml'));

describe('the commands of the image', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  it.each([
    ['start', stages.at(-1)?.config.command],
    ['worker', compose.services.worker?.command],
    ['verifier', compose.services.verifier?.command],
  ])('are those of npm: %s', (script, command) => {
    expect(command?.join(' ')).toBe(scripts[script]);
  });

  it('run as a numbered user without a shell, and the image is the last stage', () => {
    const { name, config } = stages.at(-1) ?? {};
    expect([name, config?.user, config?.healthcheck]).toEqual([
      'service',
      '10001:10001',
      ['node', 'bin/healthcheck.mjs', '4000', '/ready'],
    ]);
  });
});

describe('the image', () => {
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };
  const copiesOf = (name: string) =>
    stages.find((stage) => stage.name === name)?.steps.flatMap((step) => (step.kind === 'copy' ? [step] : []));

  it('has the templates of contracts where the programs look for them', () => {
    expect(copiesOf('programs')).toContainEqual(
      expect.objectContaining({ sources: [TEMPLATE_FOLDER], target: `/app/${TEMPLATE_FOLDER}` }),
    );
    expect(copiesOf('service')).toContainEqual(expect.objectContaining({ from: 'programs', target: '/app/' }));
  });

  const removed = stages.flatMap(({ steps }) =>
    steps.flatMap((step) => (step.kind === 'run' && step.command.includes('npm uninstall') ? [step.command] : [])),
  );

  it('is installed with the manifest of each package of the project, and has none of their links', () => {
    const [copied, cleared] = stages.find(({ name }) => name === 'manifests')?.steps ?? [];
    expect(copied).toMatchObject({ kind: 'copy', from: undefined, sources: ['packages'], target: '/app/packages' });
    const folder = mkdtempSync(join(tmpdir(), 'manifests-'));
    const packages = readPackages(ROOT).map(({ folder: path }) => `${path}/package.json`);
    for (const path of [
      ...packages,
      'packages/field-access/generator/bin.mjs',
      'packages/README.md',
      'packages/client/src/index.ts',
    ])
      cpSync(join(ROOT, path), join(folder, path));
    execFileSync('sh', ['-c', cleared?.kind === 'run' ? cleared.command : 'false'], { cwd: folder });
    const left = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    expect(left.map((entry) => join(relative(folder, entry.parentPath), entry.name)).sort()).toEqual(
      [...packages, 'packages/field-access/generator/bin.mjs'].sort(),
    );
    rmSync(folder, { recursive: true });
    const steps = stages.find(({ name }) => name === 'dependencies')?.steps ?? [];
    const install = steps.findIndex((step) => step.kind === 'run' && step.command.includes('npm ci'));
    expect(steps.slice(0, install)).toContainEqual(
      expect.objectContaining({ from: 'manifests', sources: ['/app/packages'], target: '/app/packages' }),
    );
    expect(removed[0]).toMatch(/^rm -rf packages && npm uninstall .* && find node_modules -xtype l -delete$/);
  });

  it('has the packages that contracts are rendered with', () => {
    const fonts = Object.values(FONTS).map(({ file }) => file.split('/').slice(0, 2).join('/'));
    expect(removed).toHaveLength(1);
    for (const name of ['pdfkit', ...fonts]) {
      expect(Object.keys(dependencies)).toContain(name);
      expect(removed[0]?.split(' ')).not.toContain(name);
    }
  });
});

describe('a Dockerfile is read', () => {
  const base = `ARG NODE_IMAGE\nFROM $\{NODE_IMAGE} AS base\n`;
  it('with arguments for its steps alone, and what a stage takes from another', () => {
    const [, second] = readDockerfile(
      `${base}ARG X=1\nENV A=b\nWORKDIR /app\nFROM base AS two\nCOPY --from=base a b/ ./\nRUN --mount=type=cache,target=/c make \\\n  it\nUSER 1:2\nCMD ["x", "y z"]`,
      {},
    );
    const config = {
      env: { A: 'b' },
      workdir: '/app',
      user: '0:0',
      command: [],
      stopSignal: 'SIGTERM',
      healthcheck: undefined,
    };
    expect(second?.steps).toEqual([
      { kind: 'copy', from: 'base', sources: ['a', 'b/'], target: '/app/' },
      { kind: 'run', command: expect.stringMatching(/^make\s+(\\\s+)?it$/), caches: ['/c'], config },
    ]);
    expect(second?.config).toEqual({ ...config, user: '1:2', command: ['x', 'y z'] });
  });

  it.each([
    'ENTRYPOINT ["x"]',
    'ADD a b',
    'VOLUME /x',
    'SHELL ["/bin/bash"]',
    'COPY --chown=1 a b',
    'COPY --from=nowhere a b',
    'COPY *.json ./',
    'RUN --mount=type=secret,id=x y',
    'RUN --network=none x',
    'RUN ["x"]',
    'CMD x',
    'USER node',
    'ENV A="b c"',
    'HEALTHCHECK NONE',
    'FROM base',
    'FROM node:22 AS other',
  ])('and not understood where it is, or is refused: %s', (line) => {
    expect(() => readDockerfile(`${base}${line}`, {})).toThrow(/line 3/);
  });
});

it.each([
  ['package.json', false],
  ['src/core/hex.ts', false],
  ['src/core/hex.test.ts', true],
  ['packages/client/src/index.ts', false],
  ['packages/client/node_modules/a/index.js', true],
  ['dist/packages/a.tgz', true],
  ['src/domains/contracts/templates/series-1.md', false],
  ['src/generated/prisma/client.ts', true],
  ['circuits/build/income_report.wasm', false],
  ['circuits/README.md', true],
  ['.env', true],
  ['deployer.key', true],
  ['.income-series/secrets.json', true],
])('a build is given no more than it copies: %s left out: %s', (path, ignored) => {
  expect(readDockerignore(read('.dockerignore'))(path)).toBe(ignored);
});

it('a pattern of .dockerignore that is not understood is refused', () => {
  expect(() => readDockerignore('a/*/b')).toThrow('a/*/b');
});

describe('a compose file', () => {
  const changed = (from: string, to: string) => () => readCompose(read('compose.yaml').replace(from, to));
  it.each([
    ['a port beyond this machine', '"127.0.0.1:4000:4000"', '"4000:4000"'],
    ['a right more', 'cap_drop: [ALL]', 'cap_drop: [ALL]\n  cap_add: [SYS_ADMIN]'],
    ['a root that is written to', 'read_only: true', 'read_only: false'],
    ['a volume of the machine', 'secrets:/secrets]', './keys:/secrets]'],
    ['a variable without a default', ':-node:22-bookworm-slim}', '}'],
  ])('is refused with %s', (_, from, to) => {
    expect(changed(from, to)).toThrow();
  });

  it('gives keys as files, and the worker waits for the gateway’s migrations', () => {
    for (const [name, { environment, build }] of Object.entries(compose.services)) {
      const secrets = Object.keys(environment).filter((variable) => /KEY|PASSWORD|DATABASE_URL/.test(variable));
      expect(
        secrets.filter((variable) => !variable.endsWith('_FILE')),
        name,
      ).toEqual([]);
      if (build) expect(build.args.NODE_IMAGE).toBe('node:22-bookworm-slim');
    }
    const { depends_on, restart } = compose.services.worker ?? {};
    expect([depends_on, restart]).toEqual([{ gateway: { condition: 'service_healthy' } }, 'unless-stopped']);
  });
});

describe('a signal', () => {
  async function exitCode(handler: string): Promise<number | null> {
    const program = `${handler}; console.log('runs'); setInterval(() => {}, 1_000);`;
    const child = spawn(process.execPath, ['--import', './bin/signals.mjs', '--eval', program], { cwd: ROOT });
    await once(child.stdout, 'data');
    child.kill('SIGTERM');
    return ((await once(child, 'close')) as [number | null])[0];
  }
  it('ends a program that has no handler of its own yet, also as process 1', async () => {
    expect(await exitCode('')).toBe(143);
  });
  it('is left to the handler of a program that has one', async () => {
    expect(await exitCode("process.once('SIGTERM', () => process.exit(3))")).toBe(3);
  });
});

it.each([
  [200, 0],
  [503, 1],
  [302, 1],
])('an answer %i gives the health check the exit code %i', async (status, code) => {
  const server = createServer((_, response) => response.writeHead(status, { location: '/ok' }).end());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const child = spawn(process.execPath, ['bin/healthcheck.mjs', `${port}`, '/ready'], { cwd: ROOT, env: {} });
  expect((await once(child, 'close'))[0]).toBe(code);
  await new Promise((resolve) => server.close(resolve));
  expect(spawnSync(process.execPath, ['bin/healthcheck.mjs', `${port}`], { cwd: ROOT, env: {} }).status).toBe(1);
});
