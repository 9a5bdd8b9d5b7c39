import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** The range of ports, below those that systems use for outgoing connections (Linux from 32768, others from 49152). */
const FIRST_PORT = 15_000;
const END_PORT = 32_000;
const TRIES = 1_000;

/** The ports that this function returned before, which may not be in use yet. */
const usedPorts = new Set<number>();

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** Finds a TCP port that is free on the loopback interface. Each call returns another one. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = randomInt(FIRST_PORT, END_PORT);
    if (usedPorts.has(port) || !(await isFree(port))) continue;
    usedPorts.add(port);
    return port;
  }
  throw new Error('the system has no free port');
}
