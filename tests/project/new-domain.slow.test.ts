import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal } from '../../scripts/import-rules.ts';
import { importsOf, target } from '../../scripts/imports-check.ts';
import { EXHAUSTIVE, some } from '../support/exhaustive.ts';

const ROOT = join(import.meta.dirname, '../..');
const SCAFFOLD = ['--import', 'tsx', 'scripts/new-domain.ts'];
const run = promisify(execFile);
const OTHER = 'choose another name, or name the record by --record';

let project: string;
beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'new-domain-'));
  for (const folder of ['src', 'prisma']) mkdirSync(join(project, folder));
  const files = [
    'src/modules.ts',
    'prisma/schema.prisma',
    'schema.graphql',
    'src/domains/registry/operations.graphql.ts',
  ];
  for (const file of files) cpSync(join(ROOT, file), join(project, file));
});
afterAll(() => rmSync(project, { recursive: true }));

const scaffold = (...args: string[]) =>
  run(process.execPath, [...SCAFFOLD, '--into', project, ...args], { cwd: ROOT }).then(
    ({ stdout }) => ({ code: 0, out: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, out: stderr.trim() }),
  );
const text = (path: string) => readFileSync(join(project, path), 'utf8');
const everything = () =>
  readdirSync(project, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));

describe('npm run new:domain', () => {
  it('writes a noun, its module’s line, its model and its rows for the tests, and says what is next', async () => {
    const { code, out } = await scaffold('loan-offers');
    expect([code, out]).toEqual([0, expect.stringContaining('npm run db:new -- loan-offers')]);
    const files = readdirSync(join(project, 'src/domains/loan-offers')).sort();
    expect(files).toEqual(['graphql.ts', 'model.ts', 'module.ts', 'rules.test.ts', 'rules.ts', 'service.ts']);
    expect(text('src/modules.ts')).toMatch(
      /import \{ loanOffersModule \} from '\.\/domains\/loan-offers\/module\.ts';/,
    );
    expect(text('src/modules.ts')).toMatch(/\n {2}loanOffersModule,\n\];/);
    expect(text('prisma/schema.prisma')).toContain('model LoanOffer {');
    expect(text('tests/support/records/loan-offers.ts')).toContain("'Query.myLoanOffers': all");
    expect(out).toContain('npm run schema && npm run data-map && npm run operations');
  });

  it('writes what its owner alone may read', () => {
    expect(text('src/domains/loan-offers/graphql.ts')).toMatch(/readers: \['owner'\],[\s\S]*access: OWN_ROWS,/);
    expect(text('tests/support/records/loan-offers.ts')).toContain('visible: own,');
    expect(everything().join('\n')).not.toContain('OWN_AND_ADMIN_ROWS');
  });

  const testFormat = async () => {
    const folder = 'src/domains/loan-offers';
    for (const file of readdirSync(join(project, folder))) {
      const from = join(folder, file);
      for (const [specifier, type] of importsOf(text(from), from))
        expect([from, specifier, refusal({ from, to: target(specifier, from), type })]).toEqual([
          from,
          specifier,
          undefined,
        ]);
    }
    cpSync(join(ROOT, 'biome.json'), join(project, 'biome.json'));
    cpSync(join(ROOT, 'no-can-parse.grit'), join(project, 'no-can-parse.grit'));
    const biome = join(ROOT, 'node_modules/.bin/biome');
    await run(biome, ['check', '--error-on-warnings', '--vcs-enabled=false', folder, 'tests', 'src/modules.ts'], {
      cwd: project,
    });
  };
  if (EXHAUSTIVE) it('writes what the import rules and the formatter accept', testFormat);

  const REFUSED: readonly [args: string, message: string][] = [
    ['loan-offers', 'src/domains/loan-offers exists already'],
    ['offers --record Account', 'prisma/schema.prisma has a model Account, or a table offers, already'],
    ['income-sources', 'prisma/schema.prisma has a model IncomeSource, or a table income_sources, already'],
    ['wallets', `schema.graphql has a type Wallet already: ${OTHER}`],
    ['orders', `schema.graphql has Query with a field myOrders already: ${OTHER}`],
    ['backups', `schema.graphql has a type Backup already: ${OTHER}`],
    ['proposals', `there is a service proposals already: ${OTHER}`],
    ['dates', `Date is a name of JavaScript: ${OTHER}`],
    ['Loan', '"Loan" is no name: write it as loan-offers'],
    ['../evil', '"../evil" is no name: write it as loan-offers'],
    ['staff', '"staff" is one record\'s name: say it in the plural, or name the record by --record'],
    ['desks --record de-sk', '"de-sk" is no name of a record: write it as LoanOffer'],
  ];
  it.each(some(REFUSED, 1))('refuses %s and writes nothing', async (args, message) => {
    const before = everything();
    expect(await scaffold(...args.split(' '))).toEqual({ code: 1, out: message });
    expect(everything()).toEqual(before);
  });
});

/** Starts tools that check the schema: two seconds. */
function testNewMigration(): void {
  it.each(['', 'LoanOffers', '../evil', 'loan-offers --force'])(
    'names its usage for "%s", without a stack trace',
    async (args) => {
      const line = ['--import', 'tsx', 'scripts/db-new.ts', ...args.split(' ')];
      const ended = run(process.execPath, line, { cwd: ROOT });
      await expect(ended).rejects.toMatchObject({ code: 64, stderr: expect.stringMatching(/^Usage: .*\n$/) });
    },
  );

  it('takes the name of a noun as new:domain does, and writes an underscore for its hyphen', async () => {
    mkdirSync(join(project, 'own/prisma'), { recursive: true });
    writeFileSync(join(project, 'own/prisma/schema.prisma'), 'datasource db {\n  provider = "postgresql"\n}\n');
    const line = ['--import', import.meta.resolve('tsx'), join(ROOT, 'scripts/db-new.ts'), 'loan-offers', '--empty'];
    const { stdout } = await run(process.execPath, line, { cwd: join(project, 'own') });
    expect(stdout).toMatch(/^wrote prisma\/migrations\/\d{14}_loan_offers\/migration\.sql\n$/);
  });
}
if (EXHAUSTIVE) describe('npm run db:new', testNewMigration);
