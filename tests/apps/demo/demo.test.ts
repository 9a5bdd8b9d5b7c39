import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { mnemonicAccount } from '../../../src/adapters/evm/wallet.ts';
import { ATTESTOR_KEY_ACCOUNT } from '../../../src/apps/demo/applications.ts';
import { CASE_READERS } from '../../../src/apps/demo/case-readers.ts';
import { CURVE_READERS } from '../../../src/apps/demo/curve-readers.ts';
import { CAST, SOLANA_CAST } from '../../../src/apps/demo/people.ts';
import { READERS } from '../../../src/apps/demo/readers.ts';
import { drawSecrets } from '../../../src/apps/demo/secrets.ts';
import { MNEMONIC } from '../../../src/apps/devnet/anvil.ts';
import { EXHAUSTIVE } from '../../support/exhaustive.ts';
import { allProcesses, descendants } from '../../support/processes.ts';
import { DEMO_TIMEOUT, type DemoProcess, startDemo } from './process.ts';
import { addressOf, askAs, peopleOf, tooLong } from './screen.ts';
import { type StoryResult, testStory } from './story-result.ts';

const QUERY = '{ viewer { isAdmin account { wallets { address } signerKeys { key } } } }';

/** A process of its own for the whole story, as JSON, which then serves until Ctrl-C. */
function testWholeDemo(): void {
  let demo: DemoProcess;
  let result: StoryResult;
  beforeAll(async () => {
    demo = startDemo('--json', '--full');
    result = JSON.parse(await demo.line(/^\{/)) as StoryResult;
  }, DEMO_TIMEOUT);
  afterAll(async () => {
    demo?.interrupt();
    await demo?.ended;
  });

  describe('the demo, as JSON', () => {
    it('puts nothing but one JSON object on stdout, and prints its steps on stderr', () => {
      expect(demo.stdout).toHaveLength(1);
      expect(demo.stderr.filter((line) => line.includes('✓')).length).toBeGreaterThan(30);
      expect(demo.stderr.join('\n')).not.toMatch(/✗|failed|Error/);
    });

    testStory(() => result, drawSecrets());
  });

  describe('the demo, served', () => {
    let url = '';
    beforeAll(async () => {
      await vi.waitFor(() => expect(demo.stderr.join('\n')).toContain('Ctrl-C'), 60_000);
      url = addressOf(demo);
    });

    it('prints the tables of what each could read, in lines of 80 characters', () => {
      const text = demo.stderr.join('\n');
      for (const readers of [READERS, CURVE_READERS, CASE_READERS]) expect(text).toMatch(RegExp(readers.join(' +')));
      expect(text).toMatch(/terms: theta, rate, salt +null +reads +reads +reads +null/);
      expect(text).toMatch(/reports: payment, fee, net +0 of 1 +1 row +0 of 1 +1 row +1 row/);
      expect(text).toMatch(/hardship: state, dates +no row +1 row +1 row +1 row +no row +1 row/);
      expect(text).toMatch(/extinguishment: evidence +no row +no row +0 of 1 +1 row +1 row +0 of 1/);
      expect(tooLong(demo)).toEqual([]);
    });

    it('serves GraphiQL at the printed address', async () => {
      const page = await fetch(url, { headers: { accept: 'text/html' } });
      expect(page.status).toBe(200);
      expect(page.headers.get('content-type')).toContain('text/html');
    });

    it('answers its own pages everybody who is signed in, each with a token of their own', async () => {
      const people = await peopleOf(url);
      expect(people.map(({ name }) => name)).toEqual([
        ...Object.keys(CAST),
        ...['first', 'second'],
        ...Object.keys(SOLANA_CAST),
      ]);
      // an attestor signs in with the attestor key itself, as Theo; Dora applied as one and linked a key
      const keys: Record<string, string | undefined> = {
        first: people.find(({ name }) => name === 'first')?.wallet,
        second: people.find(({ name }) => name === 'second')?.wallet,
        theo: people.find(({ name }) => name === 'theo')?.wallet,
        dora: mnemonicAccount(MNEMONIC, ATTESTOR_KEY_ACCOUNT).address.toLowerCase(),
      };
      for (const { name, wallet, token } of people) {
        const { data, errors } = await askAs(url, QUERY, token);
        expect(errors).toBeUndefined();
        expect(data.viewer.isAdmin).toBe(name === 'admin');
        const { wallets, signerKeys } = data.viewer.account;
        expect(wallets).toEqual([{ address: wallet }]);
        expect(signerKeys).toEqual(keys[name] ? [{ key: keys[name] }] : []);
      }
    });

    it('ends on Ctrl-C with exit code 0 and leaves no process behind', async () => {
      const started = descendants(demo.pid);
      for (const program of [/postgres/, /anvil/, /run\.mjs verifier/]) {
        expect(started.some(({ args }) => program.test(args))).toBe(true);
      }
      demo.interrupt();
      expect(await demo.ended).toBe(0);
      expect(demo.stdout).toHaveLength(1);
      const pids = new Set(started.map(({ pid }) => pid));
      const left = () => allProcesses().filter(({ pid, ended }) => pids.has(pid) && !ended);
      await expect.poll(left, { timeout: 60_000 }).toEqual([]);
      await expect(fetch(url)).rejects.toThrow();
    });
  });
}

// the quick run does the main job without the demo: tests/end-to-end/main-job.test.ts
if (EXHAUSTIVE) testWholeDemo();

describe('the demo’s command line', () => {
  if (EXHAUSTIVE) {
    it(
      'prints its story on stdout unless it is asked for JSON, and ends on Ctrl-C while it starts',
      async () => {
        const begun = startDemo();
        await begun.line(/1\. Starting everything/);
        begun.interrupt();
        expect(await begun.ended).toBe(0);
        expect(begun.stdout.slice(-2)).toEqual(['', 'Stopping.']);
      },
      DEMO_TIMEOUT,
    );
  }

  it('explains its options, and refuses a port that is none', async () => {
    const [help, wrong] = [startDemo('--help'), startDemo('--port', '65536')];
    expect(await help.ended).toBe(0);
    for (const option of ['--full', '--once', '--json', '--port', '--host'])
      expect(help.stdout.join('\n')).toContain(option);
    expect(await wrong.ended).toBe(64);
  });
});
