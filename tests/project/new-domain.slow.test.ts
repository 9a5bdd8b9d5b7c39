import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildASTSchema, type GraphQLSchema, parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { namesOf } from '../../scripts/new-domain/names.ts';
import { addedTo } from '../../scripts/new-domain/taken.ts';
import { projectPath } from '../../src/project.ts';
import { copyProject, linkModules } from '../support/checkout.ts';

const run = promisify(execFile);
const { PATH = '', HOME = '', TMPDIR = '' } = process.env;
const env = { PATH, HOME, TMPDIR, NO_COLOR: '1' };

let project: string;
beforeAll(() => {
  project = copyProject();
  linkModules(project);
});
afterAll(() => rmSync(project, { recursive: true }));

const text = (path: string) => readFileSync(join(project, path), 'utf8');

/** Runs a line of a shell in the copy. Its output is the error's message if it fails. */
async function runLine(line: string): Promise<string> {
  try {
    const { stdout } = await run('bash', ['-c', line], { cwd: project, env, maxBuffer: 2 ** 26 });
    return stdout;
  } catch (error) {
    const { stdout, stderr } = error as { readonly stdout: string; readonly stderr: string };
    throw new Error(`${line}\n${stdout.slice(-4_000)}\n${stderr.slice(-4_000)}`);
  }
}

function namesIn(schema: GraphQLSchema) {
  const fieldsOf = (type: ReturnType<GraphQLSchema['getQueryType']>) => Object.keys(type?.getFields() ?? {});
  return {
    types: Object.keys(schema.getTypeMap()),
    queries: fieldsOf(schema.getQueryType()),
    mutations: fieldsOf(schema.getMutationType()),
  };
}
const namesOfSchema = () => namesIn(buildASTSchema(parse(text('schema.graphql')), { assumeValid: true }));

describe('npm run new:domain', () => {
  it('refuses a name in one sentence, and ends with 64 for a wrong command line', async () => {
    const scaffold = (...args: string[]) =>
      run(process.execPath, ['--import', 'tsx', 'scripts/new-domain.ts', ...args], { cwd: project, env });
    const stderr = 'src/domains/announcements exists already\n';
    await expect(scaffold('announcements')).rejects.toMatchObject({ code: 1, stdout: '', stderr });
    await expect(scaffold('loan-offers', '--unknown')).rejects.toMatchObject({
      code: 64,
      stderr: expect.stringMatching(/^error: .*\n$/),
    });
  });

  // Two minutes of two cores: types and rules of the whole project, and a run of tests of its own.
  it('writes a noun that passes every step which it prints next', { timeout: 1_200_000 }, async () => {
    const before = namesOfSchema();
    const printed = await runLine('npm run -s new:domain -- bridge-loans --record BridgeLoan');
    const lines = printed.replaceAll(/ \\\n +/g, ' ').split('\n');
    const steps = lines.flatMap((line) => /^ +(np[mx] .*)$/.exec(line)?.[1] ?? []);
    expect(steps.map((step) => step.split(' ').slice(0, 3).join(' '))).toEqual([
      'npx prisma generate',
      'npm run db:new',
      'npm run schema',
      'npm run typecheck',
      'npx vitest run',
    ]);
    for (const step of steps) {
      const output = await runLine(step);
      if (step.startsWith('npx vitest')) expect(output).toMatch(/Test Files {2}8 passed \(8\)/);
    }
    const after = namesOfSchema();
    const added = (kind: keyof typeof before) => after[kind].filter((name) => !before[kind].includes(name));
    const expected = addedTo(namesOf('bridge-loans', 'BridgeLoan'));
    expect(added('types').sort()).toEqual([...expected.types].sort());
    expect(added('queries')).toEqual(expected.queries);
    expect(added('mutations').sort()).toEqual([...expected.mutations].sort());
    expect(text('docs/data-map.md')).toContain('bridge_loans.opened_at');
  });
});

describe('npm run db:new', () => {
  const script = ['--import', import.meta.resolve('tsx'), projectPath('scripts/db-new.ts')];

  it.each(['', 'LoanOffers', '../evil', 'loan-offers --force'])(
    'names its usage for "%s", without a stack trace',
    async (args) => {
      const ended = run(process.execPath, [...script, ...args.split(' ')], { cwd: project, env });
      await expect(ended).rejects.toMatchObject({ code: 64, stderr: expect.stringMatching(/^Usage: .*\n$/) });
    },
  );

  it('takes the name of a noun as new:domain does, and writes an underscore for its hyphen', async () => {
    mkdirSync(join(project, 'own/prisma'), { recursive: true });
    writeFileSync(join(project, 'own/prisma/schema.prisma'), 'datasource db {\n  provider = "postgresql"\n}\n');
    const cwd = join(project, 'own');
    const { stdout } = await run(process.execPath, [...script, 'loan-offers', '--empty'], { cwd, env });
    expect(stdout).toMatch(/^wrote prisma\/migrations\/\d{14}_loan_offers\/migration\.sql\n$/);
  });
});
