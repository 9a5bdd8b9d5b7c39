import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabaseOn, databaseUrl, dropDatabaseOn } from '../../src/adapters/db/databases.ts';
import { createLogger } from '../../src/adapters/log/logger.ts';
import { descendants, environmentOf } from '../support/processes.ts';
import { connected, dataFiles, readDatabase } from './canary/database.ts';
import { foundInBytes, foundInText, type Secret } from './canary/marks.ts';
import { recordOutput } from './canary/output.ts';
import { type Evidence, type Marks, tellMarked } from './canary/story.ts';
import type { Exchange } from './canary/traffic.ts';
import { DEMO_TIMEOUT } from './process.ts';

let evidence: Evidence;
let marks: Marks;
let all: readonly Secret[];
beforeAll(async () => {
  ({ evidence, marks } = await tellMarked());
  const { terms, figures, salts, payrollSession, keys, tokens } = marks;
  all = [...terms, ...figures, ...salts, payrollSession, ...keys, ...tokens];
}, DEMO_TIMEOUT);
afterAll(() => evidence?.world.close());

const names = (secrets: readonly Secret[]) => secrets.map(({ name }) => name);
const without = (...entitled: readonly (readonly Secret[])[]) => {
  const may = new Set(names(entitled.flat()));
  return all.filter(({ name }) => !may.has(name));
};
/** Which secrets are in which of the texts; nothing where all is well. */
const leaks = (secrets: readonly Secret[], texts: Iterable<string>) => {
  const found = new Set([...texts].flatMap((text) => foundInText(secrets, text)));
  return names(secrets).filter((name) => found.has(name));
};
const at = (url: string) => evidence.exchanges.filter((exchange) => exchange.url.startsWith(url));
const requests = (exchanges: readonly Exchange[]) => exchanges.map(({ request }) => request);
const responses = (exchanges: readonly Exchange[]) => exchanges.map(({ response }) => response);

describe('what the gateway answers', () => {
  const gateway = () => at(evidence.world.url);
  const isSignIn = ({ request }: Exchange) => request.includes('mutation SignIn(');
  const readsTerms = ({ request }: Exchange) => request.includes('terms {');
  /** Issuer, Ada and Cleo: the issuer and two eligible backers. */
  const entitled = ({ authorization }: Exchange) =>
    (['issuer', 'ada', 'cleo'] as const).some((name) => authorization === `Bearer ${evidence.people[name].token}`);
  const opensTerms = (exchange: Exchange) => readsTerms(exchange) && entitled(exchange);

  it('gives the terms to issuer and eligible backers', () => {
    const opened = responses(gateway().filter(opensTerms));
    expect(opened.length).toBeGreaterThan(4);
    for (const response of opened) expect(foundInText(marks.terms, response).length).toBeGreaterThan(2);
    expect(leaks(marks.terms, opened)).toEqual(names(marks.terms));
    expect(leaks(without(marks.terms), opened)).toEqual([]);
  });

  it('gives each token to its owner at sign-in', () => {
    const given = responses(gateway().filter(isSignIn)).map((response) => foundInText(all, response));
    expect(given).toEqual(marks.tokens.map(({ name }) => [name]));
  });

  it('gives no secret to anybody else', () => {
    const rest = gateway().filter((exchange) => !opensTerms(exchange) && !isSignIn(exchange));
    expect(rest.length).toBeGreaterThan(30);
    expect(rest.filter(readsTerms)).toHaveLength(2); // public and admin
    expect(leaks(all, responses(rest))).toEqual([]);
  });

  it('was never told what stays on the device', () => {
    const [draft] = requests(gateway()).filter((request) => request.includes('draftSeries('));
    // the rate is the share rate over a hundred units: the same digits
    expect(foundInText(marks.terms, draft ?? '')).toEqual(['theta', 'share rate', 'rate', 'terms salt']);
    expect(leaks(without(marks.terms, marks.tokens), requests(gateway()))).toEqual([]);
  });
});

describe('what the others hear and answer', () => {
  it('the verifier hears figures and salts, and answers none of them', () => {
    const exchanges = at(evidence.world.verifierUrl);
    expect(leaks(all, requests(exchanges))).toEqual(names([...marks.figures, ...marks.salts]));
    expect(exchanges).toHaveLength(2);
    expect(leaks(all, responses(exchanges))).toEqual([]);
  });

  it('the notary hears the session with the provider, and answers the figures alone', () => {
    const exchanges = at(evidence.notaryUrl);
    expect(leaks(all, requests(exchanges))).toEqual([marks.payrollSession.name]);
    expect(leaks(all, responses(exchanges))).toEqual(names(marks.figures));
  });

  it('the payroll provider answers the figures alone', () => {
    const exchanges = at(evidence.payrollUrl);
    expect(leaks(all, requests(exchanges))).toEqual([marks.payrollSession.name]);
    expect(leaks(all, responses(exchanges))).toEqual(names(marks.figures));
  });

  it('the node hears and answers nothing private', () => {
    const exchanges = at(evidence.nodeUrl);
    expect(exchanges.length).toBeGreaterThan(100);
    expect(leaks(all, [...requests(exchanges), ...responses(exchanges)])).toEqual([]);
  });

  it('nobody else was asked, and no address held anything private', () => {
    const { world, notaryUrl, payrollUrl, nodeUrl } = evidence;
    const known = [world.url, world.verifierUrl, notaryUrl, payrollUrl, nodeUrl];
    const urls = evidence.exchanges.map(({ url }) => url);
    expect(urls.filter((url) => !known.some((start) => url.startsWith(`${start}/`)))).toEqual([]);
    expect(leaks(all, urls)).toEqual([]);
  });
});

describe('what is written and shown', () => {
  it('no log line holds a secret', () => {
    expect(evidence.log.length).toBeGreaterThan(40);
    expect(evidence.verifierLog.length).toBeGreaterThan(2);
    expect(leaks(all, [...evidence.log, ...evidence.verifierLog, ...evidence.written])).toEqual([]);
  });

  it('the narration holds none', () => {
    expect(evidence.narration).toContain('payment');
    expect(leaks(all, [evidence.narration])).toEqual([]);
  });

  it('no command line and no environment holds one', () => {
    const seen = [...evidence.processes].join('\n');
    for (const program of [/postgres/, /anvil/, /verifier\/main\.ts/, /guardian/]) expect(seen).toMatch(program);
    expect(leaks(all, evidence.processes)).toEqual([]);
  });

  it('no column of any table holds one', async () => {
    const columns = await readDatabase(evidence.world.databaseUrl);
    const text = (name: string) => columns.find((column) => column.at === name)?.text ?? '';
    for (const name of ['terms_vault.ciphertext', 'idempotency_records.result', 'reports.proof', 'chain_events.args']) {
      expect(text(name).length).toBeGreaterThan(10);
    }
    expect(columns.flatMap((column) => foundInText(all, column.text).map((name) => `${name} in ${column.at}`))).toEqual(
      [],
    );
  });

  it('no file of the database server holds one', async () => {
    const files = await dataFiles(evidence.world.databaseUrl);
    const known = Buffer.from(evidence.told.seriesKey);
    expect(files.some((file) => file.path.startsWith('base') && file.read().includes(known))).toBe(true);
    expect(files.some((file) => file.path.startsWith('pg_wal') && file.read().includes(known))).toBe(true);
    expect(files.flatMap((file) => foundInBytes(all, file.read()).map((name) => `${name} in ${file.path}`))).toEqual(
      [],
    );
  });
});

describe('the search itself', () => {
  it('hears what is written past the log', () => {
    const heard: string[] = [];
    const output = recordOutput((text) => void heard.push(text));
    console.log('a value', { of: { a: { deep: { object: 'by the console' } } } });
    process.stdout.write('');
    process.stderr.write(new Uint8Array());
    output.stop();
    expect(heard[0]).toContain('by the console');
    expect(heard.slice(1)).toEqual(['', '']);
  });

  it('finds every secret in a log that censors nothing of it', () => {
    const lines: string[] = [];
    const log = createLogger({ level: 'trace', destination: { write: (line) => void lines.push(line) } });
    for (const { texts } of all) log.info({ note: { deep: texts[0] } }, 'slip');
    const plain = lines.flatMap((line) => foundInText(all, line));
    // tokens are censored wherever they stand
    expect(new Set(plain)).toEqual(new Set(names(without(marks.tokens))));
  });

  it('finds every secret that a row holds in any type, in the database and in its files', async () => {
    const name = 'planted';
    const { databaseUrl: own } = evidence.world;
    await createDatabaseOn(own, name);
    const url = databaseUrl(own, name);
    try {
      await connected(url, async (client) => {
        await client.query(
          'CREATE TABLE planted (word text, document jsonb, bytes bytea, amount numeric, list text[])',
        );
        for (const { texts } of all) {
          const [first = ''] = texts;
          const amount = /^\d+$/.test(first) ? first : null;
          const bytes = Buffer.from(first);
          const row = [first, JSON.stringify({ a: [{ [first]: 1 }] }), bytes, amount, [first]];
          await client.query('INSERT INTO planted VALUES ($1, $2, $3, $4, $5)', row);
        }
      });
      const columns = await readDatabase(url);
      for (const column of ['word', 'document', 'bytes', 'list']) {
        const text = columns.find((candidate) => candidate.at === `planted.${column}`)?.text ?? '';
        expect(foundInText(all, text)).toEqual(names(all));
      }
      const amounts = columns.find((candidate) => candidate.at === 'planted.amount')?.text ?? '';
      expect(foundInText(marks.figures, amounts)).toEqual(names(marks.figures));
      const files = await dataFiles(url);
      const inTable = files
        .filter((file) => file.path.startsWith('base'))
        .map((file) => foundInBytes(all, file.read()));
      expect(new Set(inTable.flat())).toEqual(new Set(names(all)));
    } finally {
      await dropDatabaseOn(own, name);
    }
  });

  it('finds numbers as a database lays them out, and bytes', () => {
    for (const { name, bytes } of [...marks.terms, ...marks.figures, ...marks.salts, ...marks.keys]) {
      for (const form of bytes) {
        expect(foundInBytes(all, Buffer.concat([Buffer.alloc(3), form, Buffer.alloc(3)]))).toContain(name);
      }
    }
  });

  it.each([0, 1, 2])('finds bytes in the base64 of something longer, %i bytes in', (before) => {
    const padded = (bytes: Buffer) => Buffer.concat([Buffer.alloc(before, 7), bytes, Buffer.alloc(5, 9)]);
    for (const { name, bytes } of [...marks.terms, ...marks.figures, ...marks.salts]) {
      const raw = bytes.at(-3) ?? Buffer.alloc(0); // big-endian
      expect(foundInText(all, padded(raw).toString('base64'))).toContain(name);
      expect(foundInText(all, padded(raw).toString('base64url'))).toContain(name);
    }
  });

  it('finds what a process was started with', async () => {
    const [theta] = marks.terms;
    const [text = ''] = theta?.texts ?? [];
    const child = spawn(process.execPath, ['-e', 'console.log(1); setInterval(() => {}, 1000)', text], {
      env: { PLANTED: text },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    try {
      await once(child.stdout, 'data');
      const started = descendants(process.pid).find(({ pid }) => pid === child.pid);
      expect(foundInText(all, started?.args ?? '')).toEqual(['theta']);
      if (process.platform === 'linux') expect(foundInText(all, environmentOf(child.pid ?? 0))).toEqual(['theta']);
    } finally {
      child.kill('SIGKILL');
    }
  });
});
