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
import { compareWithTable, snapshotOf, tableOf, touchedFiles } from './support/change-table.ts';
import { addField, addInstruction, addMutation } from './support/changes.ts';

const run = promisify(execFile);
const { PATH = '', HOME = '', TMPDIR = '' } = process.env;
const env = { PATH, HOME, TMPDIR, NO_COLOR: '1' };

let project: string;
/** The last steps that the scaffold prints. They run once, when every change is made, because they read the whole project. */
let checks: readonly string[] = [];
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

  it('writes a noun, its tables, schema and data map by the steps which it prints next', {
    timeout: 1_200_000,
  }, async () => {
    const before = namesOfSchema();
    const untouched = snapshotOf(project);
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
    for (const step of steps.slice(0, 3)) await runLine(step);
    checks = steps.slice(3);
    const after = namesOfSchema();
    const added = (kind: keyof typeof before) => after[kind].filter((name) => !before[kind].includes(name));
    const expected = addedTo(namesOf('bridge-loans', 'BridgeLoan'));
    expect(added('types').sort()).toEqual([...expected.types].sort());
    expect(added('queries')).toEqual(expected.queries);
    expect(added('mutations').sort()).toEqual([...expected.mutations].sort());
    expect(text('docs/data-map.md')).toContain('bridge_loans.opened_at');
    const files = touchedFiles(untouched, snapshotOf(project));
    expect(files).toHaveLength(18);
    expect(compareWithTable(tableOf(project, 'A record', { noun: 'bridge-loans' }), files)).toEqual(AS_IN_THE_TABLE);
  });
});

const AS_IN_THE_TABLE = { unlisted: [], untouched: [] };

/** Makes a change by hand, runs the commands that docs/CONTRIBUTING.md has for it, and reads which files differ. */
async function touchedBy(change: (project: string) => void, commands: readonly string[]): Promise<string[]> {
  const before = snapshotOf(project);
  change(project);
  const layout = '--config-path=scripts/new-domain/layout.json';
  await runLine(
    `node_modules/.bin/biome check --write ${layout} src/domains/bridge-loans tests/domains/bridge-loans tests/support/records`,
  );
  for (const command of commands) await runLine(command);
  return touchedFiles(before, snapshotOf(project));
}

// In this order: the changes are of the noun that the scaffold wrote above.
describe('the tables of docs/CONTRIBUTING.md name every file of', () => {
  const noun = 'bridge-loans';

  it('a field', { timeout: 300_000 }, async () => {
    const commands = [
      'npx prisma generate',
      'npm run -s db:new -- closed-at',
      'npm run -s schema && npm run -s data-map',
    ];
    const files = await touchedBy(addField, commands);
    expect(compareWithTable(tableOf(project, 'A field', { noun }), files)).toEqual(AS_IN_THE_TABLE);
  });

  it('a mutation with an error of its own', { timeout: 300_000 }, async () => {
    const files = await touchedBy(addMutation, ['npm run -s schema && npm run -s errors && npm run -s operations']);
    expect(compareWithTable(tableOf(project, 'A mutation', { noun }), files)).toEqual(AS_IN_THE_TABLE);
  });

  it('an instruction, whose program is not compiled here', { timeout: 300_000 }, async () => {
    // Without a toolchain the first command writes the errors, and fails because the program is not built.
    const files = await touchedBy(addInstruction, ['npm run -s solana:build || true', 'npm run -s solana:client']);
    const table = tableOf(project, 'An instruction of the Solana program', { name: 'hash_period' });
    expect(compareWithTable(table, files)).toEqual({
      unlisted: [],
      untouched: [
        'contracts/solana/CHECKSUMS',
        'contracts/solana/build/income_series.so',
        'contracts/solana/compute-units.md',
      ],
    });
  });

  it('a change that passes types, rules, the data map and its own tests', { timeout: 1_200_000 }, async () => {
    await runLine('npm run -s data-map -- --check && npm run -s schema -- --check && npm run -s lint');
    const [types = '', tests = ''] = checks;
    await runLine(types);
    const output = await runLine(`${tests} tests/access/engine/stored-columns.test.ts tests/graphql/schema.test.ts`);
    expect(output).toMatch(/Test Files {2}\d+ passed \(\d+\)/);
    await runLine('SLOW=1 npx vitest run tests/contracts/solana/client-tree.test.ts');
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
