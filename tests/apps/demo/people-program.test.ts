import { afterEach, expect, it, vi } from 'vitest';
import { runPeople } from '../../../src/apps/demo/people-program.ts';

// How commands end that reach a gateway: demo.slow.test.ts, in processes of their own.

afterEach(() => vi.restoreAllMocks());

/** The exit code of a command line, and what it prints. */
async function endOf(args: readonly string[]) {
  const printed = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const)
    vi.spyOn(process[stream], 'write').mockImplementation((text) => {
      printed[stream] += text;
      return true;
    });
  return { code: await runPeople(args), ...printed };
}

it.each([
  ['a name that has no wallet there', ['token', 'cleo', '--solana']],
  ['a key that is none', ['register-attestor', '0x12']],
  [
    'an address of Solana, which is no key',
    ['register-attestor', '--solana', 'D4JrSYivhkdKxHKTcoNB8CF5yr1EeDU6BvNpKWuRNGdd'],
  ],
  ['a mutation that builds nothing', ['send', 'ada', 'signOutEverywhere', '{}']],
  ['an input that is no JSON', ['send', 'ada', 'buildClaim', 'seriesKey']],
  ['no price', ['commit-bid', 'ben', '--quantity', '1', '--deposit', '1']],
])('%s ends with exit code 64 and one sentence', async (_what, args) => {
  expect(await endOf(args)).toEqual({ code: 64, stdout: '', stderr: expect.stringMatching(/^error: .+\n$/) });
});

it.each<[string, readonly string[], string]>([
  ['a name', ['token', 'alise'], 'Allowed choices are issuer, ada,'],
  ['a command', ['tokn', 'issuer'], 'Did you mean token?'],
  ['an option', ['token', 'issuer', '--solanna'], 'Did you mean --solana?'],
])('%s that is misspelt ends with exit code 64, and the right one is said', async (_what, args, right) => {
  expect(await endOf(args)).toEqual({ code: 64, stdout: '', stderr: expect.stringContaining(right) });
});

it('help ends with exit code 0, on stdout', async () => {
  expect(await endOf(['token', '--help'])).toEqual({
    code: 0,
    stdout: expect.stringContaining('prints the token of the session'),
    stderr: '',
  });
});

it('a gateway that does not answer ends with exit code 1 and one sentence', async () => {
  const stderr = 'error: the gateway or the node does not answer\n';
  expect(await endOf(['token', 'ada', '--url', 'http://127.0.0.1:1'])).toEqual({ code: 1, stdout: '', stderr });
});
