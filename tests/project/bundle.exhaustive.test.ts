import { execFile, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { TEMPLATE_FOLDER, TEMPLATES } from '../../src/adapters/pdf/pins.ts';
import { projectPath } from '../../src/project.ts';
import { link } from '../support/checkout.ts';

const { PATH = '', HOME = '' } = process.env;
const env = { PATH, HOME };
const { PROGRAMS } = (await import(pathToFileURL(projectPath('bin/bundle/programs.mjs')).href)) as {
  PROGRAMS: Readonly<Record<string, string>>;
};
const REBUILDS = 'Bundling the programs';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A small project whose programs say `text`, with our own bin. */
function createProject(text = 'one') {
  const root = mkdtempSync(join(tmpdir(), 'bundle-'));
  folders.push(root);
  chmodSync(root, 0o755);
  const path = (name: string) => join(root, name);
  const write = (name: string, content: string) => {
    mkdirSync(dirname(path(name)), { recursive: true });
    writeFileSync(path(name), content);
  };
  cpSync(projectPath('bin'), path('bin'), { recursive: true });
  symlinkSync(projectPath('node_modules'), path('node_modules'));
  mkdirSync(path('contracts/evm/build'), { recursive: true });
  mkdirSync(path('patches'));
  write('package.json', '{ "type": "module" }');
  for (const name of ['package-lock.json', 'tsconfig.json']) write(name, '{}');
  for (const source of Object.values(PROGRAMS)) write(source, 'console.log("nothing");\n');
  const says = (said: string) =>
    write(
      PROGRAMS.worker as string,
      `const said: string = ${JSON.stringify(said)};\nconsole.log(said, ...process.argv.slice(2));\n`,
    );
  says(text);
  const line = (name: string) => [path('bin/run.mjs'), name, 'an argument'];
  return {
    path,
    write,
    says,
    builds: () => readdirSync(path('dist')),
    run: (name = 'worker') => spawnSync(process.execPath, line(name), { encoding: 'utf8', env, cwd: tmpdir() }),
    bundle: () => spawnSync(process.execPath, [path('bin/bundle.mjs')], { encoding: 'utf8', env }),
    runAtOnce: (count: number) =>
      Promise.all(Array.from({ length: count }, () => promisify(execFile)(process.execPath, line('worker'), { env }))),
  };
}

describe('a program', () => {
  it('is bundled at its first start, and starts from the bundle after that', () => {
    const { run, builds } = createProject();
    const stderr = expect.stringContaining(`${REBUILDS}, which are not bundled yet`);
    expect(run()).toMatchObject({ status: 0, stdout: 'one an argument\n', stderr });
    expect(run()).toMatchObject({ status: 0, stdout: 'one an argument\n', stderr: '' });
    expect(builds()).toHaveLength(1);
  });

  it('is bundled again after its sources changed, also where their size and time did not', () => {
    const { run, says, path } = createProject('one');
    const source = path(PROGRAMS.worker as string);
    utimesSync(source, 1, 1);
    run();
    says('two');
    utimesSync(source, 1, 1);
    const stderr = expect.stringContaining(`${REBUILDS}, whose sources changed`);
    expect(run()).toMatchObject({ stdout: 'two an argument\n', stderr });
    utimesSync(source, 2, 2);
    expect(run().stderr).toBe('');
  });

  it.each(['js', 'cjs', 'mjs', 'mts', 'cts', 'tsx', 'json'])('is bundled again after a .%s file changed', (ending) => {
    const { run, write } = createProject();
    const part = `src/core/part.${ending}`;
    const content = (text: string) =>
      ending === 'json'
        ? JSON.stringify(text)
        : /^ct?js$|cts/.test(ending)
          ? `module.exports = '${text}';\n`
          : `export default '${text}';\n`;
    write(part, content('one'));
    write(PROGRAMS.worker as string, `import part from '../../core/part.${ending}';\nconsole.log(part);\n`);
    expect(run()).toMatchObject({ status: 0, stdout: 'one\n' });
    write(part, content('two'));
    expect(run()).toMatchObject({ status: 0, stdout: 'two\n', stderr: expect.stringContaining(REBUILDS) });
  });

  it('is bundled again after a source of a package changed, or the file that an entry of the package names', () => {
    const { run, write, path } = createProject();
    const manifest = (file: string) => ({
      name: '@project/planted',
      type: 'module',
      exports: { '.': `./src/${file}` },
    });
    const planted = (name: string, content: string) => write(`packages/planted/${name}`, content);
    planted('package.json', JSON.stringify(manifest('index.ts')));
    planted('src/index.ts', "export const text: string = 'one';\n");
    planted('src/other.ts', "export const text: string = 'three';\n");
    write(PROGRAMS.worker as string, "import { text } from '@project/planted';\nconsole.log(text);\n");
    rmSync(path('node_modules'));
    for (const name of ['esbuild', '@esbuild', '@jridgewell'])
      link(path(`node_modules/${name}`), projectPath(`node_modules/${name}`));
    link(path('node_modules/@project/planted'), path('packages/planted'));
    expect(run()).toMatchObject({ status: 0, stdout: 'one\n' });
    planted('src/index.ts', "export const text: string = 'two';\n");
    expect(run()).toMatchObject({ status: 0, stdout: 'two\n', stderr: expect.stringContaining(REBUILDS) });
    planted('package.json', JSON.stringify(manifest('other.ts')));
    expect(run()).toMatchObject({ status: 0, stdout: 'three\n', stderr: expect.stringContaining(REBUILDS) });
    for (const name of ['src/index.test.ts', 'tests/index.ts', 'README.md']) planted(name, '');
    expect(run()).toMatchObject({ status: 0, stdout: 'three\n', stderr: '' });
  });

  it('is refused in one sentence where its sources changed and esbuild is not installed', () => {
    const { run, says, path } = createProject();
    run();
    rmSync(path('node_modules'));
    expect(run().status).toBe(0);
    says('two');
    const { status, stdout, stderr } = run();
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/older than the sources.*Run npm ci\.\n$/);
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  it('names source files and lines in its stack traces', () => {
    const { run, write, path } = createProject();
    const fails =
      'interface Type { a: 1 }\n\nexport function fails(value: Type): never {\n  throw new TypeError(String(value.a));\n}\n';
    write('src/core/fails.ts', fails);
    for (const name of ['worker', 'demo'])
      write(
        PROGRAMS[name] as string,
        `import { fails } from '../../core/fails.ts';\ntype A = 1;\n\nfails({ a: 1 });\n`,
      );
    const { status, stderr } = run();
    expect(status).toBe(1);
    const { href } = pathToFileURL(path('src'));
    expect(stderr).toContain(`TypeError: 1\n    at fails (${href}/core/fails.ts:4:`);
    expect(stderr).toContain(`${href}/apps/worker/main.ts:4:`);
  });

  it('is bundled again after its packages changed by the lock file', () => {
    const { run, write } = createProject();
    run();
    write('package-lock.json', '[]');
    expect(run().stderr).toContain(REBUILDS);
    expect(run().stderr).toBe('');
  });

  it.each([
    ['emptied', (file: string) => writeFileSync(file, '')],
    ['removed', (file: string) => rmSync(file)],
  ])('is bundled again where its file in the bundle was %s, and refused without sources', (_, damage) => {
    const { run, path, builds } = createProject();
    run();
    const file = path(`dist/${builds()[0]}/worker.js`);
    damage(file);
    expect(run()).toMatchObject({ status: 0, stdout: 'one an argument\n', stderr: expect.stringMatching(/damaged/) });
    expect(run().stderr).toBe('');
    damage(file);
    rmSync(path('src'), { recursive: true });
    const { status, stdout, stderr } = run();
    expect([status, stdout, stderr]).toEqual([1, '', expect.stringMatching(/^The bundle in dist is damaged.*\n$/)]);
  });

  it.each(['', '{}', '{"packages":null,"files":{}}'])('is bundled again where the manifest is %j', (manifest) => {
    const { run, builds, write } = createProject();
    run();
    write(`dist/${builds()[0]}/manifest.json`, manifest);
    expect(run()).toMatchObject({
      status: 0,
      stdout: 'one an argument\n',
      stderr: expect.stringContaining(REBUILDS),
    });
    expect(run().stderr).toBe('');
  });

  it('is repaired by npm run bundle where a file has another content of the same size', () => {
    const { run, bundle, path, builds } = createProject();
    run();
    const file = path(`dist/${builds()[0]}/worker.js`);
    const whole = readFileSync(file, 'utf8');
    writeFileSync(file, whole.replace('one', 'two'));
    expect(bundle()).toMatchObject({ status: 0, stderr: expect.stringMatching(/damaged/) });
    expect(readFileSync(file, 'utf8')).toBe(whole);
    expect(bundle()).toMatchObject({ status: 0, stderr: '' });
  });

  it('leaves the builds that other processes may use, and what npm run pack wrote, and removes the builds before', () => {
    const { run, says, builds, write } = createProject();
    write('dist/packages/a.tgz', '');
    for (const text of ['1', '2', '3', '4', '5']) {
      says(text);
      expect(run().stdout).toBe(`${text} an argument\n`);
    }
    expect(builds().filter((name) => name !== 'packages')).toHaveLength(3);
    expect(builds()).toContain('packages');
  });

  it('is bundled whole by each of several that start at once', async () => {
    const { runAtOnce, builds } = createProject();
    const ended = await runAtOnce(6);
    expect(ended.map(({ stdout }) => stdout)).toEqual(Array(6).fill('one an argument\n'));
    expect(builds()).toHaveLength(1);
  });

  it('starts without sources from the bundle that is there, if it is the only one', () => {
    const { run, path, builds } = createProject();
    run();
    rmSync(path('src'), { recursive: true });
    rmSync(path('node_modules'));
    expect(run()).toMatchObject({ status: 0, stdout: 'one an argument\n', stderr: '' });
    cpSync(path(`dist/${builds()[0]}`), path('dist/0123456789abcdef'), { recursive: true });
    expect(run()).toMatchObject({ status: 1, stdout: '', stderr: expect.stringMatching(/^There are several.*\n$/) });
    rmSync(path('dist'), { recursive: true });
    expect(run()).toMatchObject({ status: 1, stdout: '', stderr: expect.stringContaining('neither a bundle') });
  });

  it('is refused in one sentence where dist cannot be written', () => {
    const { run, path } = createProject();
    writeFileSync(path('dist'), ''); // not a folder: for root too
    const { status, stderr } = run();
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^The bundle in dist.*dist is no folder\..*\n$/)]);
  });

  it('is refused where its sources are not TypeScript, with their place', () => {
    const { run, write } = createProject();
    write(PROGRAMS.worker as string, 'const = 1;\n');
    expect(run()).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/worker\/main\.ts:1:6[\s\S]*cannot be built/),
    });
  });

  it.each(['../../generated/prisma/client.ts', 'no-such-package'])('says to install where %s is missing', (name) => {
    const { run, write } = createProject();
    write(PROGRAMS.worker as string, `import { client } from '${name}';\nclient();\n`);
    const { status, stderr } = run();
    expect([status, stderr]).toEqual([1, expect.stringMatching(/generated code is missing\. Run npm ci\.\s*$/)]);
  });

  it('is refused where it reads a file whose changes would go unnoticed', () => {
    const { run, write } = createProject();
    for (const file of ['elsewhere.json', 'src/apps/worker/given.txt', 'src/apps/worker/given.test.ts']) {
      write(file, '0');
      write(PROGRAMS.worker as string, `import * as given from '../../../${file}';\nconsole.log(given);\n`);
      expect(run()).toMatchObject({ status: 1, stderr: expect.stringContaining(`a change of ${file} would`) });
    }
  });

  it('is named where there is none of that name', () => {
    expect(createProject().run('toString')).toMatchObject({
      status: 64,
      stderr: expect.stringContaining('gateway|worker'),
    });
  });
});

describe('the pages', () => {
  const BUILDS = 'Building the pages';
  function createPages() {
    const project = createProject();
    const { path, write } = project;
    write('src/pages/tsconfig.json', '{}');
    write('src/core/shared.ts', "export const shared = 'one';\n");
    write('src/pages/first/style.css', 'body { margin: 0 }\n');
    write('src/pages/first/job.ts', "postMessage('from the worker');\n");
    const lines = [
      "import './style.css';",
      "import url from 'worker:./job.ts';",
      "import { shared } from '../../core/shared.ts';",
    ];
    write('src/pages/first/main.tsx', [...lines, 'console.log(shared, new Worker(url));\n'].join('\n'));
    interface Built {
      readonly pages: Readonly<Record<string, { script: string; style: string | null; files: string[] }>>;
    }
    const read = () => JSON.parse(readFileSync(path('dist/pages/manifest.json'), 'utf8')) as Built;
    const textOf = (file = '') => gunzipSync(readFileSync(path(`dist/pages/${file}.gz`))).toString();
    return { ...project, read, textOf };
  }

  it('are built of their sources, with styles and workers as files of their own', () => {
    const { bundle, read, textOf, path } = createPages();
    expect(bundle()).toMatchObject({
      status: 0,
      stderr: expect.stringContaining(`${BUILDS}, which are not built yet`),
    });
    const { script, style, files } = read().pages.first ?? { files: [] };
    const job = files.find((file) => file.startsWith('job'));
    expect(files.sort()).toEqual([script, style, job].sort());
    expect(textOf(script)).toContain(`"/assets/${job}"`);
    expect(textOf(job)).toContain('from the worker');
    expect(textOf(style ?? '')).toContain('margin:0');
    expect(bundle().stderr).toBe('');
    rmSync(path(`dist/pages/${script}.gz`));
    expect(bundle().stderr).toMatch(/^Building the pages, which are incomplete, .*\n$/);
  });

  it('and the programs are built again each for their own sources, and pages for what they share', () => {
    const { bundle, write, read, textOf } = createPages();
    write('packages/planted/package.json', '{}');
    write('packages/planted/src/index.ts', '');
    bundle();
    write('src/pages/first/job.ts', "postMessage('another');\n");
    expect(bundle().stderr).toMatch(/^Building the pages, whose sources changed.*\n$/);
    write('src/apps/worker/other.ts', 'export {};\n');
    expect(bundle().stderr).toMatch(/^Bundling the programs.*\n$/);
    write('src/core/shared.ts', "export const shared = 'two';\n");
    expect(bundle().stderr).toMatch(/Bundling the programs.*\nBuilding the pages/);
    expect(textOf(read().pages.first?.script)).toContain('two');
    write('packages/planted/package.json', '{ "exports": {} }');
    expect(bundle().stderr).toMatch(/Bundling the programs.*\nBuilding the pages/);
    write('src/pages/second/main.ts', 'console.log(2);\n');
    expect(bundle().stderr).toMatch(/^Building the pages.*\n$/);
    expect(Object.keys(read().pages).sort()).toEqual(['first', 'second']);
  });

  it('are refused where a screen of the app loads more before it shows than its bound', () => {
    const { bundle, write, read } = createPages();
    const writeScreen = (bytes: number) =>
      write('packages/app/src/one-page.tsx', `console.log('${randomBytes(bytes).toString('base64')}');\n`);
    write('packages/app/package.json', '{}');
    write('packages/app/src/main.tsx', "import('./one-page.tsx');\n");
    writeScreen(210_000);
    expect(bundle()).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/one-page\.tsx loads \d+ bytes .* bound/),
    });
    writeScreen(150_000);
    expect(bundle().status).toBe(0);
    expect(read().pages.app?.files).toHaveLength(2);
  });

  it('are built by the programs that serve them, and stay as they are where there are no sources', () => {
    const { run, path, read } = createPages();
    expect(run('worker').stderr).not.toContain(BUILDS);
    expect(run('gateway').stderr).toContain(BUILDS);
    const built = read();
    rmSync(path('src'), { recursive: true });
    expect(run('gateway')).toMatchObject({ status: 0, stderr: '' });
    expect(read()).toEqual(built);
  });
});

describe('what contracts are rendered from', () => {
  const COPIED = ['src/core', 'src/project.ts', 'src/adapters/pdf', 'src/domains/contracts', 'packages/protocol'];
  const PROGRAM = `import { createContractRenderer } from '../../adapters/pdf/index.ts';
const figures = { kind: 'PARTICIPATION', chain: 'evm:1', token: { symbol: 'T', decimals: 0 }, wallet: '0x12' } as const;
console.log((await createContractRenderer().render(figures)).length);
`;

  it('is found by a program from the bundle, also where there are no sources, and missed where it is another', () => {
    const { run, path, write } = createProject();
    for (const part of COPIED) cpSync(projectPath(part), path(part), { recursive: true });
    // The project's own packages are those that were copied.
    rmSync(path('node_modules'));
    for (const name of readdirSync(projectPath('node_modules')).filter((name) => name !== '@income-series'))
      link(path(`node_modules/${name}`), projectPath(`node_modules/${name}`));
    link(path('node_modules/@income-series/protocol'), path('packages/protocol'));
    write(PROGRAMS.worker as string, PROGRAM);
    const first = run();
    expect([first.status, first.stdout]).toEqual([0, expect.stringMatching(/^\d{5,6}\n$/)]);
    cpSync(path(TEMPLATE_FOLDER), path('templates'), { recursive: true });
    for (const part of ['src', 'packages']) rmSync(path(part), { recursive: true });
    cpSync(path('templates'), path(TEMPLATE_FOLDER), { recursive: true });
    expect(run()).toMatchObject({ status: 0, stdout: first.stdout, stderr: '' });
    write(`${TEMPLATE_FOLDER}/${TEMPLATES.SERIES.file}`, 'another text');
    expect(run()).toMatchObject({ status: 1, stdout: '', stderr: expect.stringContaining('CONTRACT_FILE_MISMATCH') });
  });

  it('is in the package that npm packs', () => {
    // Beside what decides over it alone, because npm reads all that is installed before it packs.
    const folder = mkdtempSync(join(tmpdir(), 'packed-'));
    folders.push(folder);
    for (const part of ['package.json', '.gitignore', TEMPLATE_FOLDER])
      cpSync(projectPath(part), join(folder, part), { recursive: true });
    const line = ['pack', '--dry-run', '--json', '--ignore-scripts'];
    const { status, stdout } = spawnSync('npm', line, { cwd: folder, encoding: 'utf8', env });
    expect(status).toBe(0);
    const paths = (JSON.parse(stdout) as { files: { path: string }[] }[])[0]?.files.map((file) => file.path);
    for (const { file } of Object.values(TEMPLATES)) expect(paths).toContain(`${TEMPLATE_FOLDER}/${file}`);
  });
});
