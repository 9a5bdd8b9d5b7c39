import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '../../support/gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway?.close());

async function people(...args: readonly string[]) {
  const tool = spawn(process.execPath, ['bin/run.mjs', 'people', ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const [stderr, [code]] = await Promise.all([text(tool.stderr), once(tool, 'close')]);
  return { code, stderr };
}

describe('a misspelt word of the people tool', () => {
  it.each<[string, readonly string[], string]>([
    ['a command', ['tokn', 'issuer'], 'token'],
    ['an option', ['token', 'issuer', '--solanna'], '--solana'],
    ['a mutation', ['send', 'ada', 'buildRevelBid', '{}'], 'buildRevealBid'],
  ])('is answered with the word that is near: %s', async (_, args, near) => {
    const { code, stderr } = await people(...args, ...(args[0] === 'send' ? ['--url', gateway.url] : []));
    expect(stderr).toMatch(RegExp(String.raw`^error: .*\(did you mean ${near}\?\)\n$`, 'is'));
    expect(code).toBe(64);
  });

  it('lists the people where a name is none of theirs', async () => {
    const { code, stderr } = await people('token', 'alise');
    expect(stderr).toContain('Allowed choices are issuer, ada,');
    expect(code).toBe(64);
  });
});
