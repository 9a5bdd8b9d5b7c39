import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startDevnet } from '../../domains/support/devnet.ts';
import { createTestDatabase } from '../../support/database.ts';
import { eventually } from '../../support/eventually.ts';
import { EXHAUSTIVE } from '../../support/exhaustive.ts';
import { activityFeed, seriesToFollow } from '../../support/feed.ts';
import { startTestGateway } from '../../support/gateway.ts';
import { placesOf, startProgram } from '../../support/program.ts';
import { startTcpProxy } from '../../support/tcp-proxy.ts';

it('a gateway that stops says so, answers for a while, and ends its feeds with complete', async () => {
  const gateway = await startTestGateway({ times: { drainMs: 3_000 } });
  const query = activityFeed(await seriesToFollow(gateway));
  const openFeed = (accept = 'text/event-stream') => gateway.post({ query }, { accept });
  const feeds = [await openFeed(), await openFeed('*/*')];
  const names = ['cache-control', 'connection', 'content-encoding', 'content-type', 'x-accel-buffering'];
  const factsOf = ({ headers }: Response) => names.map((name) => headers.get(name));
  for (const feed of feeds) expect(factsOf(feed)).toEqual(['no-cache', 'keep-alive', null, 'text/event-stream', 'no']);
  let closed = false;
  const closing = gateway.close().then(() => {
    closed = true;
  });
  const ready = await gateway.request('/ready');
  expect([ready.status, await ready.json(), ready.headers.get('connection')]).toEqual([503, { ready: false }, 'close']);
  expect((await gateway.ask('{ __typename }')).data).toEqual({ __typename: 'Query' });
  const late = [await openFeed(), await openFeed('*/*')];
  for (const feed of late) expect(factsOf(feed)).toEqual(['no-cache', 'close', null, 'text/event-stream', 'no']);
  expect(closed).toBe(false);
  for (const feed of [...late, ...feeds]) expect(await feed.text()).toContain('event: complete');
  await closing;
  await eventually(() => expect(gateway.request('/ready')).rejects.toThrow());
});

it('a gateway that stops waits for no connection that nobody uses', async () => {
  const gateway = await startTestGateway();
  const { hostname, port } = new URL(gateway.url);
  const unused = connect(Number(port), hostname);
  await once(unused, 'connect');
  await gateway.request('/ready'); // the gateway has taken the connection by now
  const ended = once(unused, 'close');
  const began = performance.now();
  await gateway.close();
  await ended;
  expect(performance.now() - began).toBeLessThan(3_000);
});

if (EXHAUSTIVE) {
  it('a gateway that stops ends though its database has fallen silent', async () => {
    await using database = await createTestDatabase();
    const devnet = await startDevnet();
    const dataDir = mkdtempSync(join(tmpdir(), 'income-series-drain-'));
    const url = new URL(database.url);
    const proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port) });
    url.port = String(proxy.port);
    const program = startProgram('gateway', {
      ...placesOf(url.href, { rpcUrl: devnet.anvil.url, contracts: devnet.contracts }),
      PORT: '0',
      DATA_DIR: dataDir,
    });
    try {
      await program.said('"listening"');
      proxy.hush();
      const began = performance.now();
      expect(await program.end()).toBe(0);
      expect(performance.now() - began).toBeLessThan(30_000);
      expect(program.lines.join()).toContain('"msg":"stopped"');
    } finally {
      await program.kill();
      await proxy.close();
      await devnet.anvil.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  });
}
