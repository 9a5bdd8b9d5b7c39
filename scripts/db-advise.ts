// npm run db -- advise: fills a database with generated rows, asks for every list of the schema in every way, and fails for a
// statement whose work grows with the rows.
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabaseOn } from '../src/adapters/db/databases.ts';
import { startEmbeddedPostgres } from '../src/adapters/db/embedded.ts';
import { migrate } from '../src/adapters/db/migrate.ts';
import { checkDatabase } from '../src/adapters/db/start-check.ts';
import { Client } from '../src/adapters/process/pg-client.ts';
import { gatewaySchema } from '../src/apps/gateway/schema.ts';
import { ConfigError } from '../src/config/config-error.ts';
import { readDatabase } from '../src/config/database.ts';
import { createReader } from '../src/config/reader.ts';
import { StartRefused } from '../src/core/errors/start-refused.ts';
import { advise, type Finding, type ListAdvice } from './advise/advice.ts';
import { enumsOf } from './advise/lists.ts';
import { fillDatabase } from './advise/rows.ts';
import { commandLine } from './help.ts';

const USAGE = `npm run db -- advise [--rows <number>] [--filled] [--json] [<list> …]
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

/** Checks a database as a gateway's start does, before anything is written to it. @throws ConfigError, StartRefused */
async function checkedUrl(text: string): Promise<string> {
  const reader = createReader({ DATABASE_URL: text });
  readDatabase(reader);
  const url = reader.finish(text);
  const limits = { requireTls: false, requireLimits: false, migrates: true };
  const { refusals } = await checkDatabase({ url, directUrl: url, ...limits });
  if (refusals.length > 0) throw new StartRefused(refusals);
  return url;
}

/** The database of DATABASE_URL, or one of an embedded server. */
async function database(): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const { DATABASE_URL } = process.env;
  if (DATABASE_URL !== undefined) {
    const url = await checkedUrl(DATABASE_URL);
    return { url, stop: async () => {} };
  }
  const home = mkdtempSync(join(tmpdir(), 'income-series-advise-'));
  chmodSync(home, 0o711);
  const server = await startEmbeddedPostgres({ home, durable: false, temporary: true });
  await createDatabaseOn(server.url('postgres'), 'advise');
  return { url: server.url('advise'), stop: () => server.stop() };
}

/** True if the database has no tables, because only an empty one is filled. */
async function isEmpty(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
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
const lineOf = ({ list, asked: questions, statements, mostRead, longestMs, findings }: ListAdvice): string => {
  const left = findings.filter(({ excepted }) => excepted !== undefined).length;
  const summary = [findings.length - left || undefined, left > 0 ? `${left} excepted` : undefined]
    .filter(Boolean)
    .join(', ');
  return `${list.padEnd(34)}${String(questions).padStart(7)}${String(statements).padStart(12)}${String(mostRead).padStart(12)}${longestMs.toFixed(1).padStart(12)}  ${summary}`;
};

const describeFinding = ({ list, viewer, way, asked: question, faults }: Finding): string =>
  `${list} by ${viewer}, ${way}: ${question}\n    ${faults.join('; ')}`;

const schema = gatewaySchema();
const { url, stop } = await database().catch((error: unknown) => {
  if (!(error instanceof ConfigError || error instanceof StartRefused)) throw error;
  console.error(error.message);
  process.exit(1);
});
try {
  if (!values.filled && !(await isEmpty(url))) {
    console.error('DATABASE_URL is of a database that is not empty.');
    process.exitCode = 1;
  } else {
    if (!values.filled) await migrate(url);
    if (!values.filled) await fillDatabase(url, rows, enumsOf(schema), (table) => console.error(`rows of ${table}`));
    if (!values.json) console.log(HEAD);
    const onList = (advice: ListAdvice) => (values.json ? console.error : console.log)(lineOf(advice));
    const findings = (await advise({ schema, url, only: positionals, onList })).flatMap((advice) => advice.findings);
    const unaccepted = findings.filter(({ excepted }) => excepted === undefined);
    if (values.json) console.log(JSON.stringify(findings, null, 2));
    else for (const finding of unaccepted) console.log(describeFinding(finding));
    if (unaccepted.length > 0) process.exitCode = 2;
  }
} finally {
  await stop();
}
