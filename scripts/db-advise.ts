// npm run db:advise: fills a database with generated rows, asks for every list of the schema in every way, and fails for a
// statement whose work grows with the rows.
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createDatabaseOn } from '../src/adapters/db/databases.ts';
import { startEmbeddedPostgres } from '../src/adapters/db/embedded.ts';
import { migrate } from '../src/adapters/db/migrate.ts';
import { gatewaySchema } from '../src/apps/gateway/schema.ts';
import { advise, type Finding, type ListAdvice } from './advise/advice.ts';
import { enumsOf } from './advise/lists.ts';
import { fillDatabase } from './advise/rows.ts';
import { commandLine } from './help.ts';

const USAGE = `npm run db:advise [-- --rows <number>] [--filled] [--json] [<list> …]
Fills an empty PostgreSQL with generated rows (1,000,000 in each table), asks for every list as everyone who reads it, by each
order, direction and filter, the first page, a deep one, the last one and how many there are, and explains each statement.
  DATABASE_URL      an empty database; without it an embedded one is started and removed
  <list>            Query.seriesList, Series.bids …: these alone
  --rows <number>   with few rows PostgreSQL reads whole tables, which are then findings
  --filled          DATABASE_URL is of a database that was filled before
  --json            prints the findings with their statements and plans
Ends with 2 where a statement reads a table in sequence, sorts more than a page, or reads hundreds of rows for one; what is
excepted, with its reason, is in scripts/advise/excepted.ts.`;

const { values, positionals } = commandLine(USAGE, {
  options: {
    rows: { type: 'string', default: '1000000' },
    json: { type: 'boolean', default: false },
    filled: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const rows = Number(values.rows);
if (!Number.isInteger(rows) || rows < 1) {
  console.error('--rows takes a number above 0');
  process.exit(1);
}

/** The database of DATABASE_URL, or one of an embedded server. */
async function openDatabase(): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const databaseUrl = process.env.DATABASE_URL;
  if (databaseUrl !== undefined) return { url: databaseUrl, stop: async () => {} };
  const home = mkdtempSync(join(tmpdir(), 'income-series-advise-'));
  chmodSync(home, 0o711);
  const server = await startEmbeddedPostgres({ home, durable: false, temporary: true });
  await createDatabaseOn(server.url('postgres'), 'advise');
  return { url: server.url('advise'), stop: () => server.stop() };
}

/** True if the database has no tables, because only an empty one is filled. */
async function isEmpty(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      `SELECT 1 FROM pg_class WHERE relnamespace = 'public'::regnamespace LIMIT 1`,
    );
    return rowCount === 0;
  } finally {
    await client.end();
  }
}

const HEAD = `${'list'.padEnd(34)}${'asked'.padStart(7)}${'statements'.padStart(12)}${'most read'.padStart(12)}${'longest ms'.padStart(12)}  findings`;
const lineOf = ({ list, requests, statements, mostRead, longestMs, findings }: ListAdvice): string => {
  const exceptedCount = findings.filter(({ excepted }) => excepted !== undefined).length;
  const faultCount = findings.length - exceptedCount;
  const summary = [faultCount || '', exceptedCount > 0 ? `${exceptedCount} excepted` : ''].filter(Boolean).join(', ');
  return `${list.padEnd(34)}${String(requests).padStart(7)}${String(statements).padStart(12)}${String(mostRead).padStart(12)}${longestMs.toFixed(1).padStart(12)}  ${summary}`;
};

const describeFinding = ({ list, viewer, way, asked: question, faults }: Finding): string =>
  `${list} by ${viewer}, ${way}: ${question}\n    ${faults.join('; ')}`;

const schema = gatewaySchema();
const { url, stop } = await openDatabase();
try {
  if (!values.filled && !(await isEmpty(url))) {
    console.error('DATABASE_URL is of a database that is not empty.');
    process.exitCode = 1;
  } else {
    if (!values.filled) await migrate(url);
    if (!values.filled) await fillDatabase(url, rows, enumsOf(schema), (table) => console.error(`rows of ${table}`));
    if (!values.json) console.log(HEAD);
    const onList = (advice: ListAdvice) => (values.json ? console.error : console.log)(lineOf(advice));
    const findings = (await advise({ schema, url, listNames: positionals, onList })).flatMap(
      (advice) => advice.findings,
    );
    const unaccepted = findings.filter(({ excepted }) => excepted === undefined);
    if (values.json) console.log(JSON.stringify(findings, null, 2));
    else for (const finding of unaccepted) console.log(describeFinding(finding));
    if (unaccepted.length > 0) process.exitCode = 2;
  }
} finally {
  await stop();
}
