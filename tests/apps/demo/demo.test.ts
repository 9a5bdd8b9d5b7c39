import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { CASE_READERS } from '../../../src/apps/demo/case-readers.ts';
import { CURVE_READERS } from '../../../src/apps/demo/curve-readers.ts';
import { CAST, SOLANA_CAST } from '../../../src/apps/demo/people.ts';
import { READERS } from '../../../src/apps/demo/readers.ts';
import { drawSecrets } from '../../../src/apps/demo/secrets.ts';
import { EXHAUSTIVE } from '../../support/exhaustive.ts';
import { allProcesses, descendants } from '../../support/processes.ts';
import { DEMO_TIMEOUT, type DemoProcess, startDemo } from './process.ts';
import { type StoryResult, testStory } from './story-result.ts';

const QUERY = '{ viewer { isAdmin account { wallets { address } signerKeys { key } } } }';
interface Wallet {
  readonly address: string;
}
interface SignerKey {
  readonly key: string;
}

/** A process of its own for the whole story, as JSON, which then serves until Ctrl-C. */
function testWholeDemo(): void {
  let demo: DemoProcess;
  let result: StoryResult;
  beforeAll(async () => {
    demo = startDemo('--json');
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
      url = (demo.stderr.find((line) => line.includes('GraphiQL: ')) ?? '').replace(/^.*GraphiQL: /, '').trim();
    });

    it('prints the table of what each could read', () => {
      const text = demo.stderr.join('\n');
      for (const reader of READERS) expect(text).toMatch(new RegExp(`│ ${reader} +│`));
      expect(text).toMatch(/terms: theta, rate, salt +│ null +│ reads +│ reads +│ reads +│ null/);
      for (const reader of CURVE_READERS) expect(text).toMatch(new RegExp(`│ ${reader} +│`));
      expect(text).toMatch(/reports: payment, fee, net +│ null \(1\) +│ 1 row +│ null \(1\) +│ 1 row +│ 1 row/);
      for (const reader of CASE_READERS) expect(text).toMatch(new RegExp(`│ ${reader} +│`));
      expect(text).toMatch(/hardship: state, dates +│ no row +│ 1 row +│ 1 row +│ 1 row +│ no row +│ 1 row/);
      expect(text).toMatch(
        /extinguishment: evidence +│ no row +│ no row +│ null \(1\) +│ 1 row +│ 1 row +│ null \(1\)/,
      );
    });

    it('serves GraphiQL at the printed address', async () => {
      const page = await fetch(url, { headers: { accept: 'text/html' } });
      expect(page.status).toBe(200);
      expect(page.headers.get('content-type')).toContain('text/html');
    });

    it('prints of each chain its time, and its people under a heading of their own', () => {
      const lines = demo.stderr.map((line) => line.trim());
      const at = (wanted: RegExp) => lines.findIndex((line) => wanted.test(line));
      const [evm, solana] = [at(/^On evm:10143, .*issuer 1, ada 2/), at(/^On solana:\w{32}, .*issuer 1, ada 2/)];
      const ada = lines.flatMap((line, index) => (/^ada +\{ "auth/.test(line) ? [index] : []));
      expect([evm > 0, ada.map((index) => [index > evm, index > solana])]).toEqual([
        true,
        [
          [true, false],
          [true, true],
        ],
      ]);
      const times = lines.flatMap((line) => /^Its time is (\S+Z): /.exec(line)?.[1] ?? []);
      expect(times).toHaveLength(2);
      expect(times[0]).not.toBe(times[1]);
      expect(at(/^Solana node: /)).toBeLessThan(
        lines.indexOf(lines.findLast((line) => line.startsWith('Its time')) ?? ''),
      );
      expect(lines.join('\n')).toMatch(/\ngenesis hash \w{40,44}\nprogram \w+\npayment token \w+\nowner D4JrSYivh/);
    });

    it('prints for each of its people a header that reads as that person', async () => {
      const printed = demo.stderr.flatMap((line) => {
        const [, name, header] = /^\s*(\w+)\s+(\{ "authorization": .*\})$/.exec(line) ?? [];
        return name && header ? [{ name, headers: JSON.parse(header) as Record<string, string> }] : [];
      });
      expect(printed.map(({ name }) => name)).toEqual([
        ...Object.keys(CAST),
        ...['first', 'second'],
        ...Object.keys(SOLANA_CAST),
      ]);
      for (const { name, headers } of printed) {
        const response = await fetch(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify({ query: QUERY }),
        });
        const { data, errors } = (await response.json()) as {
          data: { viewer: { isAdmin: boolean; account: { wallets: Wallet[]; signerKeys: SignerKey[] } } };
          errors?: unknown;
        };
        expect(errors).toBeUndefined();
        expect(data.viewer.isAdmin).toBe(name === 'admin');
        const { wallets, signerKeys } = data.viewer.account;
        expect(wallets).toHaveLength(1);
        // an attestor signs in with the attestor key itself
        const linked = name === 'first' || name === 'second' ? wallets.map(({ address }) => ({ key: address })) : [];
        expect(signerKeys).toEqual(linked);
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
      },
      DEMO_TIMEOUT,
    );
  }

  it('explains its options, and refuses a port that is none', async () => {
    const [help, wrong] = [startDemo('--help'), startDemo('--port', '65536')];
    expect(await help.ended).toBe(0);
    for (const option of ['--once', '--json', '--port', '--host']) expect(help.stdout.join('\n')).toContain(option);
    expect(await wrong.ended).toBe(1);
  });
});
