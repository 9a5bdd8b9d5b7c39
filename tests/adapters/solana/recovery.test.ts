// A node that hung, and answers again: the first read after that is answered, whatever was asked while it hung.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSolanaReader } from '../../../src/adapters/solana/reader.ts';
import { createCurveWorld } from '../../contracts/solana/support/curve.ts';
import { eventually } from '../../support/eventually.ts';
import { forFile } from '../../support/for-file.ts';
import { mirror } from './support/mirror.ts';

const SECOND = 1_000;
const opened: Server[] = [];
const mirrored = await forFile(mirror(await createCurveWorld()));
afterEach(async () => {
  vi.restoreAllMocks();
  for (const server of opened.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

/** A node that takes every request, and answers none of those that come while it hangs. */
async function hanging(timeoutMs: number) {
  const node = { hangs: false, unanswered: 0 };
  const server = createServer(async (request, response) => {
    const body = await text(request);
    if (node.hangs) {
      node.unanswered += 1;
      return;
    }
    const headers = { 'content-type': 'application/json' };
    const real = await fetch(mirrored.node.url, { method: 'POST', body, headers });
    response.end(await real.text());
  });
  opened.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const rpcUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { node, reader: createSolanaReader({ ...mirrored.config, rpcUrl, timeoutMs }) };
}
const unavailable = expect.objectContaining({ code: 'CHAIN_UNAVAILABLE' });

/** The time that passes for the client: it waits for nothing else than the clock. */
function later(ms: number): void {
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + ms);
}

describe('a node that hung', () => {
  it('is asked again a second after the last request that it did not answer, and all of a read is then admitted', async () => {
    const { node, reader } = await hanging(2 * SECOND);
    await reader.head();
    node.hangs = true;
    await expect(reader.head()).rejects.toEqual(unavailable);
    node.hangs = false;
    await expect(reader.head()).rejects.toEqual(unavailable); // at once: it is left alone
    later(SECOND);
    const { number } = await reader.head();
    expect(number).toBe(mirrored.node.chain.tip.slot);
  });

  it('answers a read while one that it never answers is still waited for', async () => {
    const { node, reader } = await hanging(60 * SECOND);
    node.hangs = true;
    const lost = reader.head().catch((error: unknown) => error);
    await eventually(async () => expect(node.unanswered).toBeGreaterThan(1));
    node.hangs = false;
    later(SECOND);
    const { number } = await reader.head();
    expect(number).toBe(mirrored.node.chain.tip.slot);
    opened.at(-1)?.closeAllConnections();
    await lost;
  });
});
