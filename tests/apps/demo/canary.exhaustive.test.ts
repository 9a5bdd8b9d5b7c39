import { recoverSigner } from '@income-series/protocol/signing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Passing } from '../../packages/attestor/support/interceptor.ts';
import { dataFiles, readDatabase } from './canary/database.ts';
import { CLAIMED, COMMANDS, FILLED, POSTED, SIGNATURES_KEPT } from './canary/expected.ts';
import { foundInBytes, foundInText, type Secret } from './canary/marks.ts';
import { testSearch } from './canary/search.ts';
import { type Marks, STORY, signatureIn } from './canary/secrets.ts';
import { type Evidence, runMarkedStory } from './canary/story.ts';
import type { Exchange } from './canary/traffic.ts';
import { DEMO_TIMEOUT } from './process.ts';
import { type StoryResult, testStory } from './story-result.ts';

let evidence: Evidence;
let marks: Marks;
let all: readonly Secret[];
beforeAll(async () => {
  ({ evidence, marks } = await runMarkedStory());
  const { terms, amended, figures, salts, sealed, payrollSession, keys, tokens } = marks;
  all = [...terms, ...amended, ...figures, ...salts, ...sealed, payrollSession, ...keys, ...tokens];
}, DEMO_TIMEOUT);
afterAll(() => evidence?.close());

const bearer = (token: string) => `Bearer ${token}`;
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

describe('what the story shows', () =>
  testStory(() => JSON.parse(JSON.stringify(evidence.outcome)) as StoryResult, STORY));

describe('what the gateway answers', () => {
  const gateway = () => at(evidence.world.url);
  const isSignIn = ({ request }: Exchange) => request.includes('mutation SignIn(');
  const readsTerms = ({ request }: Exchange) => request.includes('terms {');
  /** Issuer, Ada and Cleo, the issuer and two eligible backers; on Solana the issuer, and Ada, who staked. */
  const entitled = ({ authorization }: Exchange) => {
    const { people, onSolana } = evidence;
    const both = [people.issuer, people.ada, people.cleo, onSolana.issuer, onSolana.ada];
    return both.some(({ token }) => authorization === bearer(token));
  };
  const reviews = ({ authorization }: Exchange) => authorization === bearer(evidence.attestors.first.token());
  const opensTerms = (exchange: Exchange) => readsTerms(exchange) && (entitled(exchange) || reviews(exchange));

  it('gives the terms, and the amended ones, to issuer and eligible backers', () => {
    const given = [...marks.terms, ...marks.amended];
    const opened = responses(gateway().filter((exchange) => readsTerms(exchange) && entitled(exchange)));
    expect(opened.length).toBeGreaterThan(6);
    for (const response of opened) expect(foundInText(given, response).length).toBeGreaterThan(2);
    expect(leaks(given, opened)).toEqual(names(given));
    expect(leaks(without(given), opened)).toEqual([]);
  });

  it('gives the amended terms to a backer only once they are the series’', () => {
    const ada = bearer(evidence.people.ada.token);
    const opened = responses(gateway().filter((e) => readsTerms(e) && e.authorization === ada));
    const first = ['theta', 'share rate', 'rate', 'terms salt'];
    const amended = ['share rate', 'rate', 'amended theta', 'amended terms salt'];
    expect(opened.map((response) => leaks(all, [response]))).toEqual([first, amended]);
  });

  it('gives the amended terms to the attestor who reviews, and not the former', () => {
    const opened = responses(gateway().filter((exchange) => readsTerms(exchange) && reviews(exchange)));
    expect(opened.length).toBeGreaterThan(1);
    expect(leaks(all, opened)).toEqual(['share rate', 'rate', ...names(marks.amended)]);
  });

  it('gives each token to its owner at sign-in', () => {
    const given = responses(gateway().filter(isSignIn)).map((response) => foundInText(all, response));
    const byName = (a: readonly string[], b: readonly string[]) => String(a).localeCompare(String(b));
    expect(given.sort(byName)).toEqual(marks.tokens.map(({ name }) => [name]).sort(byName));
  });

  it('gives no secret to anybody else', () => {
    const rest = gateway().filter((exchange) => !opensTerms(exchange) && !isSignIn(exchange));
    expect(rest.length).toBeGreaterThan(30);
    expect(rest.filter(readsTerms)).toHaveLength(8); // public and admin, then with the second attestor, then of the curve
    expect(leaks(all, responses(rest))).toEqual([]);
  });

  it('never receives what stays on the device', () => {
    const [draft] = requests(gateway()).filter((request) => request.includes('draftSeries('));
    // the rate is the share rate over a hundred units: the same digits
    expect(foundInText(marks.terms, draft ?? '')).toEqual(['theta', 'share rate', 'rate', 'terms salt']);
    const [proposal] = requests(gateway()).filter((request) => request.includes('proposeAmendment('));
    expect(leaks(all, [proposal ?? ''])).toEqual(['share rate', 'rate', ...names(marks.amended), 'token of issuer']);
    expect(leaks(without(marks.terms, marks.amended, marks.tokens), requests(gateway()))).toEqual([]);
  });

  it('gives the signatures of AMEND and TRUEUP in the issuer’s own built transactions alone', () => {
    const issuer = bearer(evidence.people.issuer.token);
    const holding = gateway().filter(({ response }) => foundInText(marks.signatures, response).length > 0);
    const mutation = ({ request }: Exchange) => /(buildAmendTerms|buildSubmitTrueUp)\(/.exec(request)?.[1];
    expect(holding.map((e) => [e.authorization, mutation(e), ...foundInText(marks.signatures, e.response)])).toEqual([
      [issuer, 'buildAmendTerms', 'AMEND signature'],
      [issuer, 'buildSubmitTrueUp', 'TRUEUP signature'],
    ]);
  });
});

describe('what the attestors’ tool says', () => {
  it('posts ids, choices, signatures and the link proof, and nothing else', () => {
    const fields = ({ operation, variables }: Passing) => {
      const { input, choice, ...own } = variables as { readonly input?: object; readonly choice?: object | null };
      return [operation, ...Object.keys({ ...own, ...input, ...choice })].join(' ');
    };
    expect([...new Set(evidence.posted.map(fields))].sort()).toEqual(POSTED);
  });

  it('posts no figure, no key and no password, and its token in the header alone', () => {
    const posted = evidence.posted.map(({ operation, variables }) => JSON.stringify([operation, variables]));
    expect(leaks(all, posted)).toEqual([]);
    expect(leaks(marks.signatures, posted)).toEqual(names(marks.signatures));
    const [first, second] = [evidence.attestors.first, evidence.attestors.second].map(({ token }) => bearer(token()));
    const shown = new Set(evidence.posted.map(({ authorization }) => authorization));
    expect(shown).toEqual(new Set([undefined, first, second]));
  });

  it('signed on the chain what it was to sign', async () => {
    const { outcome, attestors } = evidence;
    for (const { digest, txHash } of [outcome.attestors.amendment, outcome.attestors.trueUp]) {
      expect(recoverSigner(digest, await signatureIn(evidence, txHash))).toBe(attestors.first.address);
    }
  });
});

describe('what the others receive and answer', () => {
  it('the verifier receives figures and salts, and answers none of them', () => {
    const exchanges = at(evidence.world.verifierUrl);
    expect(leaks(all, requests(exchanges))).toEqual(names([...marks.figures, ...marks.salts]));
    expect(exchanges).toHaveLength(4);
    // the third quarter's opening alone, as the prior of the fourth's
    expect(leaks(all, requests(exchanges.slice(0, 2)))).toEqual([
      'income 1',
      'income 2',
      'income salt 1',
      'income salt 2',
    ]);
    expect(leaks(all, responses(exchanges))).toEqual([]);
  });

  it('the notary receives the session with the provider, and answers the claimed figures alone', () => {
    const exchanges = at(evidence.notaryUrl);
    expect(leaks(all, requests(exchanges))).toEqual([marks.payrollSession.name]);
    expect(leaks(all, responses(exchanges))).toEqual(CLAIMED);
  });

  it('the payroll provider answers the claimed figures alone', () => {
    const exchanges = at(evidence.payrollUrl);
    expect(leaks(all, requests(exchanges))).toEqual([marks.payrollSession.name]);
    expect(leaks(all, responses(exchanges))).toEqual(CLAIMED);
  });

  it('the nodes receive and answer nothing private', () => {
    for (const url of [evidence.nodeUrl, evidence.solanaUrl]) {
      const exchanges = at(url);
      expect(exchanges.length).toBeGreaterThan(100);
      expect(leaks(all, [...requests(exchanges), ...responses(exchanges)])).toEqual([]);
    }
  });

  it('nobody else was asked, and no address held anything private', () => {
    const { world, notaryUrl, payrollUrl, nodeUrl, solanaUrl } = evidence;
    const known = [world.url, world.verifierUrl, notaryUrl, payrollUrl, nodeUrl, solanaUrl];
    const urls = evidence.exchanges.map(({ url }) => url);
    expect(urls.filter((url) => !known.some((start) => url.startsWith(`${start}/`)))).toEqual([]);
    expect(leaks(all, urls)).toEqual([]);
  });
});

describe('what is written and shown', () => {
  it('no log line holds a secret', () => {
    expect(evidence.log.length).toBeGreaterThan(40);
    expect(evidence.verifierLog.length).toBeGreaterThan(2);
    const lines = [...evidence.log, ...evidence.verifierLog, ...evidence.written];
    expect(leaks([...all, ...marks.signatures], lines)).toEqual([]);
  });

  it('no log line holds what somebody signed in with, or a transaction, signed or to be signed, of either chain', () => {
    const asked = requests(at(evidence.world.url)).join('\n');
    const signIns = [...asked.matchAll(/"signature":"(0x[0-9a-f]{128,})"/g)].map(([, signature = '']) => signature);
    // an Ed25519 signature has 64 bytes, one of an EVM wallet 65
    expect(new Set(signIns.map(({ length }) => length))).toEqual(new Set([130, 132]));
    const ofEvm = requests(at(evidence.nodeUrl)).flatMap((request) => request.match(/0x[0-9a-f]{260,}/g) ?? []);
    const ofSolana = [...requests(at(evidence.solanaUrl)), ...responses(at(evidence.world.url))].flatMap(
      (text) => text.match(/[A-Za-z0-9+/]{200,}={0,2}/g) ?? [],
    );
    expect([ofEvm.length > 20, ofSolana.length > 20]).toEqual([true, true]);
    const lines = [...evidence.log, ...evidence.verifierLog, ...evidence.written, evidence.narration].join('\n');
    const secrets = [...signIns, ...ofEvm, ...ofSolana].map((text) => text.slice(0, 120));
    expect(secrets.filter((text) => lines.includes(text))).toEqual([]);
  });

  it('no log line names the wallet of a person of either chain, or what somebody staked, tendered or was paid', () => {
    const { people, onSolana, outcome } = evidence;
    const { trading, census, claimed, tender } = outcome.curve ?? ({} as never);
    const wallets = [people.ada, people.ben, people.cleo, ...Object.values(onSolana)].map(({ address }) => address);
    const amounts = [...Object.values(trading), census, claimed, ...Object.values(tender)].filter(
      (value) => typeof value === 'string' && /^\d{7,}$/.test(value),
    );
    expect([wallets.length, amounts.length > 3]).toEqual([7, true]);
    const lines = [...evidence.log, ...evidence.verifierLog].join('\n').toLowerCase();
    expect([...wallets, ...amounts].filter((text) => lines.includes(`${text}`.toLowerCase()))).toEqual([]);
  });

  it('the narration holds none', () => {
    expect(evidence.narration).toContain('payment');
    expect(leaks([...all, ...marks.signatures], [evidence.narration])).toEqual([]);
  });

  it('no command line and no environment holds one', () => {
    const seen = [...evidence.processes].join('\n');
    for (const program of [/postgres/, /anvil/, /run\.mjs verifier/, /guardian/]) expect(seen).toMatch(program);
    for (const command of COMMANDS) expect(seen).toMatch(new RegExp(`income-series\\.js attestor .* ${command}`));
    expect(leaks([...all, ...marks.signatures], evidence.processes)).toEqual([]);
  });

  it('no column of any table holds one', async () => {
    const columns = await readDatabase(evidence.world.databaseUrl);
    const text = (name: string) => columns.find((column) => column.at === name)?.text ?? '';
    for (const name of FILLED) expect(text(name).length).toBeGreaterThan(10);
    expect(columns.flatMap((column) => foundInText(all, column.text).map((name) => `${name} in ${column.at}`))).toEqual(
      [],
    );
    const signed = columns.filter((column) => foundInText(marks.signatures, column.text).length > 0);
    expect(signed.map(({ at: place }) => place).sort()).toEqual(SIGNATURES_KEPT);
  });

  it('no file of the database server holds one', async () => {
    const known = Buffer.from(evidence.outcome.seriesKey);
    const read = new Map<string, { readonly isKnown: boolean; readonly found: readonly string[] }>();
    const unread = async () => (await dataFiles(evidence.world.databaseUrl)).filter(({ path }) => !read.has(path));
    let files = await unread();
    // A file that the server replaced while others were read is read under its new name.
    for (let pass = 0; pass < 5 && files.length > 0; pass++) {
      for (const { path, read: bytesOf } of files) {
        const bytes = bytesOf();
        if (bytes.length > 0) read.set(path, { isKnown: bytes.includes(known), found: foundInBytes(all, bytes) });
      }
      files = await unread();
    }
    expect(files.map(({ path }) => path)).toEqual([]);
    const places = [...read].filter(([, { isKnown }]) => isKnown).map(([path]) => path.split('/')[0]);
    expect(new Set(places)).toEqual(new Set(['base', 'pg_wal']));
    expect([...read].flatMap(([path, { found }]) => found.map((name) => `${name} in ${path}`))).toEqual([]);
  });
});

describe('the search itself', () =>
  testSearch(() => ({ url: evidence.world.databaseUrl, marks, all: [...all, ...marks.signatures] })));
