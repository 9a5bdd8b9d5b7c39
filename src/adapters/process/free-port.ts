import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ports that systems take for outgoing connections (Linux from 32768, others from 49152): none of them comes in between. */
const FIRST = 15_000;
const BEYOND = 32_000;
const TRIES = 1_000;

/** What this process was given before, which may not listen yet. */
const given = new Set<number>();

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** A TCP port that is free on the loopback interface now: another one with each call. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = randomInt(FIRST, BEYOND);
    if (given.has(port) || !(await isFree(port))) continue;
    given.add(port);
    return port;
  }
  throw new Error('the system has no free port');
}
