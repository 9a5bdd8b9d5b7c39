import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { projectPath } from '../../src/project.ts';

// What becomes of a bundle whose sources change or whose files are damaged: bundle.exhaustive.test.ts.

const { PATH = '', HOME = '' } = process.env;
const env = { PATH, HOME };
const { PROGRAMS } = (await import(pathToFileURL(projectPath('bin/bundle/programs.mjs')).href)) as {
  PROGRAMS: Readonly<Record<string, string>>;
};

describe('the bundle of the project', () => {
  const dist = projectPath('dist');
  const newest = () => {
    const bundled = spawnSync(process.execPath, [projectPath('bin/bundle.mjs')], { encoding: 'utf8', env });
    expect(bundled.status, bundled.stderr).toBe(0);
    const { status, stdout } = spawnSync(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `import { freshBundle } from ${JSON.stringify(pathToFileURL(projectPath('bin/bundle/fresh.mjs')).href)}; console.log(await freshBundle());`,
      ],
      { encoding: 'utf8', env },
    );
    expect(status).toBe(0);
    return stdout.trim();
  };

  it('has one copy of graphql, and loads none besides', () => {
    const folder = newest();
    expect(dirname(folder)).toBe(dist);
    const code = readdirSync(folder)
      .filter((name) => name.endsWith('.js'))
      .map((name) => readFileSync(join(folder, name), 'utf8'));
    const copies = code.join('\n').match(/^\/\/ (\S+\/)?node_modules\/graphql\/error\/GraphQLError\.m?js$/gm);
    expect(copies).toEqual(['// node_modules/graphql/error/GraphQLError.js']);
    expect(code.filter((text) => /(from|import\(|require\()\s*"(graphql|graphql\/[^"]*)"/.test(text))).toEqual([]);
  });

  it('says that the system lets it open too few files', () => {
    const line = `ulimit -n 40; exec "${process.execPath}" "${projectPath('bin/run.mjs')}" worker`;
    const { status, stderr } = spawnSync('sh', ['-c', line], { encoding: 'utf8', env });
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^The program cannot be loaded.*Raise the limit/)]);
  });

  const STARTS = [
    ['worker', ['--help'], 0],
    ['demo', ['--help'], 0],
    ['deploy', ['--help'], 0],
    ['deploy-solana', ['--help'], 0],
    ['vault-reseal', ['--help'], 0],
    ['gateway', [], 2],
    ['gateway', ['--watch'], 64],
    ['verifier', [], 78],
    ['income-series', ['attestor', 'self-test'], 0],
  ] as const;
  it.each(STARTS)('runs %s %j from another working directory', (name, args, code) => {
    const line = [projectPath('bin/run.mjs'), name, ...args];
    const ended = spawnSync(process.execPath, line, { cwd: tmpdir(), encoding: 'utf8', env: { ...env, PORT: 'none' } });
    expect([ended.status, ended.stdout + ended.stderr]).toEqual([code, expect.not.stringMatching(/^\s+at |ENOENT/m)]);
  });

  it('has source maps that name our files alone', () => {
    const folder = newest();
    for (const name of Object.keys(PROGRAMS)) expect(existsSync(join(folder, `${name}.js.map`)), name).toBe(true);
    const sources = readdirSync(folder)
      .filter((name) => name.endsWith('.map'))
      .flatMap((name) => (JSON.parse(readFileSync(join(folder, name), 'utf8')) as { sources: string[] }).sources);
    expect(
      sources.filter((source) => source !== '' && !/^\.\.\/\.\.\/(src|contracts|packages)\//.test(source)),
    ).toEqual([]);
    expect(sources).toContain('../../src/apps/gateway/main.ts');
  });
});
