import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { readDatabase } from './canary/database.ts';
import { foundInText, type Secret } from './canary/marks.ts';
import { testSearchOfTexts } from './canary/search.ts';
import type { Marks } from './canary/secrets.ts';
import { type Recorded, runMarkedBeginning } from './canary/story.ts';
import type { Exchange } from './canary/traffic.ts';
import { DEMO_TIMEOUT } from './process.ts';

// The demo's story to the first payment: its secrets are where they belong and nowhere else. The whole story, with its
// attestors and everything that the files of the database hold, is canary.exhaustive.test.ts's.

let database: TestDatabase;
let recorded: Recorded;
let marks: Marks;
let all: readonly Secret[];
beforeAll(async () => {
  database = await createTestDatabase();
  ({ recorded, marks } = await runMarkedBeginning(database.url));
  const { terms, figures, salts, payrollSession, keys, tokens } = marks;
  all = [...terms, ...figures, ...salts, payrollSession, ...keys, ...tokens];
}, DEMO_TIMEOUT);
afterAll(async () => {
  await recorded?.world.close();
  await database?.drop();
});

const names = (secrets: readonly Secret[]) => secrets.map(({ name }) => name);
/** Which secrets are in which of the texts; nothing where all is well. */
const leaks = (secrets: readonly Secret[], texts: Iterable<string>) => {
  const found = new Set([...texts].flatMap((text) => foundInText(secrets, text)));
  return names(secrets).filter((name) => found.has(name));
};
const without = (...entitled: readonly (readonly Secret[])[]) => {
  const may = new Set(names(entitled.flat()));
  return all.filter(({ name }) => !may.has(name));
};
const at = (url: string) => recorded.exchanges.filter((exchange) => exchange.url.startsWith(url));
const requests = (exchanges: readonly Exchange[]) => exchanges.map(({ request }) => request);
const responses = (exchanges: readonly Exchange[]) => exchanges.map(({ response }) => response);

describe('what the gateway answers', () => {
  const gateway = () => at(recorded.world.url);
  const isSignIn = ({ request }: Exchange) => request.includes('mutation SignIn(');
  const readsTerms = ({ request }: Exchange) => request.includes('terms {');
  const entitled = ({ authorization }: Exchange) =>
    (['issuer', 'ada', 'cleo'] as const).some((name) => authorization === `Bearer ${recorded.people[name].token}`);

  it('gives the terms to issuer and eligible backers, and nothing else', () => {
    const opened = responses(gateway().filter((exchange) => readsTerms(exchange) && entitled(exchange)));
    expect(opened.length).toBeGreaterThan(3);
    for (const response of opened) expect(leaks(all, [response]).length).toBeGreaterThan(2);
    expect(leaks(all, opened)).toEqual(names(marks.terms));
  });

  it('gives each token to its owner at sign-in', () => {
    const given = responses(gateway().filter(isSignIn)).map((response) => foundInText(all, response));
    const byName = (a: readonly string[], b: readonly string[]) => String(a).localeCompare(String(b));
    expect(given.sort(byName)).toEqual(marks.tokens.map(({ name }) => [name]).sort(byName));
  });

  it('gives no secret to anybody else', () => {
    const rest = gateway().filter((exchange) => !(readsTerms(exchange) && entitled(exchange)) && !isSignIn(exchange));
    expect(rest.length).toBeGreaterThan(20);
    expect(rest.filter(readsTerms)).toHaveLength(2); // public and admin
    expect(leaks(all, responses(rest))).toEqual([]);
  });

  it('never receives what stays on the device', () => {
    expect(leaks(without(marks.terms, marks.tokens), requests(gateway()))).toEqual([]);
  });
});

describe('what the others receive and answer', () => {
  it('the verifier receives figure and salt, and answers none of them', () => {
    const exchanges = at(recorded.world.verifierUrl);
    expect(leaks(all, requests(exchanges))).toEqual(names([...marks.figures, ...marks.salts]));
    expect(leaks(all, responses(exchanges))).toEqual([]);
  });

  it('notary and payroll provider receive the session with the provider, and answer the claimed figure alone', () => {
    for (const url of [recorded.notaryUrl, recorded.payrollUrl]) {
      expect(leaks(all, requests(at(url)))).toEqual([marks.payrollSession.name]);
      expect(leaks(all, responses(at(url)))).toEqual(names(marks.figures));
    }
  });

  it('the node receives and answers nothing private, and nobody else was asked', () => {
    const { world, notaryUrl, payrollUrl, nodeUrl } = recorded;
    const exchanges = at(nodeUrl);
    expect(exchanges.length).toBeGreaterThan(100);
    expect(leaks(all, [...requests(exchanges), ...responses(exchanges)])).toEqual([]);
    const known = [world.url, world.verifierUrl, notaryUrl, payrollUrl, nodeUrl];
    const urls = recorded.exchanges.map(({ url }) => url);
    expect(urls.filter((url) => !known.some((start) => url.startsWith(`${start}/`)))).toEqual([]);
    expect(leaks(all, urls)).toEqual([]);
  });
});

describe('what is written and shown', () => {
  it('no log line and no narration holds a secret', () => {
    const { log, verifierLog, written, narration } = recorded;
    expect(log.length).toBeGreaterThan(20);
    expect(verifierLog.length).toBeGreaterThan(0);
    expect(narration).toContain('payment');
    expect(leaks(all, [...log, ...verifierLog, ...written, narration])).toEqual([]);
  });

  it('no command line and no environment holds one', () => {
    const seen = [...recorded.processes].join('\n');
    for (const program of [/anvil/, /run\.mjs verifier/, /guardian/]) expect(seen).toMatch(program);
    expect(leaks(all, recorded.processes)).toEqual([]);
  });

  it('no column of any table holds one', async () => {
    const columns = await readDatabase(recorded.world.databaseUrl);
    for (const name of ['terms_vault.ciphertext', 'idempotency_records.result', 'reports.proof', 'chain_events.args'])
      expect(columns.find((column) => column.at === name)?.text.length, name).toBeGreaterThan(10);
    expect(
      columns.flatMap(({ at: place, text }) => foundInText(all, text).map((name) => `${name} in ${place}`)),
    ).toEqual([]);
  });
});

describe('the search itself', () => testSearchOfTexts(() => ({ url: recorded.world.databaseUrl, marks, all })));
