import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CASE_READERS } from '../../src/apps/demo/case-readers.ts';
import { CAST } from '../../src/apps/demo/people.ts';
import { READERS } from '../../src/apps/demo/readers.ts';
import { allProcesses, descendants } from '../support/processes.ts';
import { DEMO_TIMEOUT, type DemoProcess, startDemo } from './process.ts';

const QUERY = '{ viewer { isAdmin account { wallets { address } signerKeys { key } } } }';
interface Address {
  readonly address: string;
}
interface Key {
  readonly key: string;
}

describe('the demo, served', () => {
  let demo: DemoProcess;
  let url = '';
  beforeAll(async () => {
    demo = startDemo();
    url = (await demo.line(/GraphiQL: /)).replace(/^.*GraphiQL: /, '').trim();
    await demo.line(/Ctrl-C/);
  }, DEMO_TIMEOUT);
  afterAll(() => demo.signal('SIGKILL'));

  it('prints the table of what each could read', () => {
    const text = demo.stdout.join('\n');
    for (const reader of READERS) expect(text).toMatch(new RegExp(`│ ${reader} +│`));
    expect(text).toMatch(/terms: theta, rate, salt +│ null +│ reads +│ reads +│ reads +│ null/);
    for (const reader of CASE_READERS) expect(text).toMatch(new RegExp(`│ ${reader} +│`));
    expect(text).toMatch(/extinguishment: evidence +│ no row +│ no row +│ null \(1\) +│ 1 row +│ 1 row +│ null \(1\)/);
  });

  it('serves GraphiQL at the printed address', async () => {
    const page = await fetch(url, { headers: { accept: 'text/html' } });
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toContain('text/html');
  });

  it('prints for each of its people a header that reads as that person', async () => {
    const printed = demo.stdout.flatMap((line) => {
      const [, name, header] = /^\s*(\w+)\s+(\{ "authorization": .*\})$/.exec(line) ?? [];
      return name && header ? [{ name, headers: JSON.parse(header) as Record<string, string> }] : [];
    });
    expect(printed.map(({ name }) => name)).toEqual([...Object.keys(CAST), 'first', 'second']);
    for (const { name, headers } of printed) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ query: QUERY }),
      });
      const { data, errors } = (await response.json()) as {
        data: { viewer: { isAdmin: boolean; account: { wallets: Address[]; signerKeys: Key[] } } };
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
    for (const program of [/postgres/, /anvil/, /verifier\/main\.ts/]) {
      expect(started.some(({ args }) => program.test(args))).toBe(true);
    }
    demo.signal('SIGINT');
    expect(await demo.ended).toBe(0);
    const pids = new Set(started.map(({ pid }) => pid));
    const left = () => allProcesses().filter(({ pid, ended }) => pids.has(pid) && !ended);
    await expect.poll(left, { timeout: 10_000 }).toEqual([]);
    await expect(fetch(url)).rejects.toThrow();
  });
});
