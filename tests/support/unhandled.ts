import { setImmediate } from 'node:timers/promises';

/**
 * The messages of errors of promises that nobody handled while work ran, and in ten rounds of the event loop after it. Each of
 * them ends a process.
 */
export async function unhandledIn(work: () => Promise<unknown>): Promise<readonly string[]> {
  const unhandled: string[] = [];
  const others = process.listeners('unhandledRejection');
  const note = (error: unknown) => void unhandled.push(error instanceof Error ? error.message : String(error));
  process.removeAllListeners('unhandledRejection').on('unhandledRejection', note);
  try {
    await work();
    for (let round = 0; round < 10; round += 1) await setImmediate();
  } finally {
    process.removeAllListeners('unhandledRejection');
    for (const listener of others) process.on('unhandledRejection', listener);
  }
  return unhandled;
}
