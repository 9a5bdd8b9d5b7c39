import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCompose } from '../../scripts/image/compose.ts';
import { readPackages } from '../../scripts/packages.ts';
import { FONTS, TEMPLATE_FOLDER } from '../../src/adapters/pdf/pins.ts';
import { folderForTest } from '../support/for-file.ts';
import { listen } from '../support/listen.ts';

// The files that `npm run check -- image` relies on, and what can be seen of Dockerfile and compose.yaml without building anything.

const ROOT = join(import.meta.dirname, '../..');
const read = (name: string) => readFileSync(join(ROOT, name), 'utf8');
const compose = readCompose(read('compose.yaml'));

/** The instructions of each stage of the Dockerfile, a line each, by its name. */
const stages = new Map(
  read('Dockerfile')
    .replaceAll(/\\\n\s*/g, '')
    .split(/^FROM \S+ AS /m)
    .slice(1)
    .map((text): [string, string[]] => {
      const [name = '', ...lines] = text.split('\n');
      return [name, lines.filter((line) => /^[A-Z]/.test(line))];
    }),
);
const stepsOf = (name: string) => stages.get(name) ?? [];

describe('the commands of the image', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  it.each([
    ['start', JSON.parse(stepsOf('service').at(-1)?.replace(/^CMD /, '') ?? '') as string[]],
    ['worker', compose.services.worker?.command],
    ['verifier', compose.services.verifier?.command],
  ])('are those of npm: %s', (script, command) => {
    expect(command?.join(' ')).toBe(scripts[script]);
  });

  it('run as a numbered user without a shell, and the image is the last stage', () => {
    expect([...stages.keys()].at(-1)).toBe('service');
    expect(stepsOf('service')).toEqual(
      expect.arrayContaining([
        'USER 10001:10001',
        expect.stringMatching(/^HEALTHCHECK .* CMD \["node", "bin\/healthcheck\.mjs", "4000", "\/ready"\]$/),
      ]),
    );
  });
});

describe('the image', () => {
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };
  const steps = [...stages.values()].flat();

  it('has the templates of contracts where the programs look for them', () => {
    expect(stepsOf('programs')).toContain(`COPY ${TEMPLATE_FOLDER} ./${TEMPLATE_FOLDER}`);
    expect(stepsOf('service')).toContain('COPY --from=programs /app ./');
  });

  it('is built from no more of the project than it copies', () => {
    const lines = read('.dockerignore').split('\n');
    const given = lines.flatMap((line) => (line.startsWith('!') ? [line.slice(1)] : []));
    const copied = steps.flatMap((step) => /^COPY (?!--from)(.*) \S+$/.exec(step)?.[1]?.split(' ') ?? []);
    expect(lines.filter((line) => line !== '' && !/^[#!]/.test(line))).toEqual([
      '*',
      'src/generated',
      '**/*.test.ts',
      '**/node_modules',
    ]);
    expect(given.filter((path) => !copied.includes(path))).toEqual([]);
    expect(copied.filter((path) => !given.some((folder) => `${path}/`.startsWith(`${folder}/`)))).toEqual([]);
  });

  const removed = steps.filter((step) => step.includes('npm uninstall'));

  it('is installed with the manifest of each package of the project, and has none of their links', () => {
    const [copied, cleared = ''] = stepsOf('manifests');
    expect(copied).toBe('COPY packages ./packages');
    const folder = folderForTest('manifests-');
    const packages = readPackages(ROOT).map(({ folder: path }) => `${path}/package.json`);
    for (const path of [
      ...packages,
      'packages/field-access/generator/bin.mjs',
      'packages/README.md',
      'packages/client/src/index.ts',
    ])
      cpSync(join(ROOT, path), join(folder, path));
    execFileSync('sh', ['-c', cleared.replace(/^RUN /, '')], { cwd: folder });
    const left = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    expect(left.map((entry) => join(relative(folder, entry.parentPath), entry.name)).sort()).toEqual(
      [...packages, 'packages/field-access/generator/bin.mjs'].sort(),
    );
    const install = stepsOf('dependencies').findIndex((step) => step.includes('npm ci'));
    expect(stepsOf('dependencies').slice(0, install)).toContain('COPY --from=manifests /app/packages ./packages');
    expect(removed[0]).toMatch(/^RUN rm -rf packages && npm uninstall .* && find node_modules -xtype l -delete$/);
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
  const { port, stop } = await listen(server);
  const child = spawn(process.execPath, ['bin/healthcheck.mjs', `${port}`, '/ready'], { cwd: ROOT, env: {} });
  expect((await once(child, 'close'))[0]).toBe(code);
  await stop();
  expect(spawnSync(process.execPath, ['bin/healthcheck.mjs', `${port}`], { cwd: ROOT, env: {} }).status).toBe(1);
});
