import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openFeed } from './feed.ts';

const HEADERS = { 'content-type': 'text/event-stream' };
const next = (n: number) => `event: next\ndata: {"data":{"n":${n}}}\n\n`;
const COMPLETE = 'event: complete\ndata:\n\n';

type Connection = (signal: AbortSignal) => Response | Promise<Response>;

/** Sends these texts, then breaks off, or stays open in silence until it is given up. */
const connection =
  (texts: readonly string[], end: 'breaks' | 'silent' | 'closes'): Connection =>
  (signal) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const text of texts) controller.enqueue(new TextEncoder().encode(text));
        if (end === 'closes') controller.close();
        if (end === 'silent') signal.addEventListener('abort', () => controller.error(new Error('aborted')));
      },
      pull(controller) {
        if (end === 'breaks') controller.error(new TypeError('terminated'));
      },
    });
    return new Response(body, { headers: HEADERS });
  };

const refusal =
  (code: string): Connection =>
  () =>
    Response.json({ errors: [{ message: 'Refused.', extensions: { code } }] }, { status: 503 });
/** As a server's fetch shows it, and as a browser's does. */
const redirects: readonly Connection[] = [
  () => new Response(null, { status: 308, headers: { location: 'https://other.example/graphql' } }),
  () => Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' }),
];
const unreachable: Connection = () => Promise.reject(new TypeError('fetch failed'));

/** The number of calls of `onOpen` in the test. */
let opens = 0;
/** The same of `onLost`. */
let losses = 0;

/** Reads until there are `count` messages, the feed ends, or it throws. */
async function read(connections: readonly Connection[], { count = Number.POSITIVE_INFINITY, ends = false } = {}) {
  const stop = new AbortController();
  const waiting = [...connections];
  const open = async (signal: AbortSignal) => {
    const connect = waiting.shift();
    if (connect === undefined) stop.abort(); // one connection more than there are: nothing ends a feed that is opened for ever
    return connect?.(signal) ?? Promise.reject(new TypeError('fetch failed'));
  };
  const options = { ends, signal: stop.signal, onOpen: () => void opens++, onLost: () => void losses++ };
  const numbers: number[] = [];
  for await (const { n } of openFeed<{ n: number }>(open, options)) {
    numbers.push(n);
    if (numbers.length === count) stop.abort();
  }
  return { numbers, opened: opens, left: waiting.length };
}

beforeEach(() => {
  opens = 0;
  losses = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The result, however much time passes. */
async function within<T>(result: Promise<T>): Promise<T> {
  result.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(300_000);
  return result;
}

describe('a feed', () => {
  it.each<[string, readonly Connection[], number]>([
    ['its connection breaks', [connection([next(1)], 'breaks'), connection([next(2)], 'silent')], 2],
    ['it is closed without a word', [connection([next(1)], 'closes'), connection([next(2)], 'silent')], 2],
    ['the gateway completes it', [connection([next(1), COMPLETE], 'closes'), connection([next(2)], 'silent')], 2],
    ['nothing comes any more', [connection([next(1)], 'silent'), connection([next(2)], 'silent')], 2],
    ['nobody answers', [unreachable, unreachable, connection([next(1), next(2)], 'silent')], 1],
    [
      'the gateway is busy',
      [refusal('OVERLOADED'), refusal('RATE_LIMITED'), connection([next(1), next(2)], 'silent')],
      1,
    ],
  ])('is opened again where %s', async (_, connections, opened) => {
    expect(await within(read(connections, { count: 2 }))).toEqual({ numbers: [1, 2], opened, left: 0 });
    expect(losses, 'each loss is said').toBe(connections.length - 1);
  });

  it('is open with the first comment of the gateway, before its first message', async () => {
    const open = async (signal: AbortSignal) => connection([':\n\n'], 'silent')(signal);
    const stop = new AbortController();
    const reading = openFeed(open, { signal: stop.signal, onOpen: () => void opens++ }).next();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(opens).toBe(1);
    stop.abort();
    await reading;
  });

  it('ends with the gateway’s word where it is one that ends', async () => {
    const connections = [connection([next(1)], 'breaks'), connection([next(2), COMPLETE], 'closes'), unreachable];
    expect(await within(read(connections, { ends: true }))).toEqual({ numbers: [1, 2], opened: 2, left: 1 });
  });

  it.each(['NOT_FOUND', 'UNAUTHENTICATED', 'SESSION_INVALID'])('throws %s, and is not opened again', async (code) => {
    const connections = [connection([next(1)], 'breaks'), refusal(code), unreachable];
    await expect(within(read(connections))).rejects.toMatchObject({ name: 'GatewayError', code });
    const message = `event: next\ndata: {"errors":[{"message":"x","extensions":{"code":"${code}"}}]}\n\n`;
    await expect(within(read([connection([message], 'silent'), unreachable]))).rejects.toMatchObject({ code });
    expect(opens).toBe(1);
  });

  it.each(redirects)('throws GATEWAY_REDIRECTS at a redirect, and is not opened again', async (redirect) => {
    const error = { code: 'GATEWAY_REDIRECTS', message: expect.stringContaining('own in `url`') };
    await expect(within(read([redirect, unreachable]))).rejects.toMatchObject(error);
    const later = [connection([next(1)], 'breaks'), redirect, unreachable];
    await expect(within(read(later))).rejects.toMatchObject(error);
  });

  it('is silent and open for longer where the gateway writes comments', async () => {
    let timer: ReturnType<typeof setInterval> | undefined;
    const pinged: Connection = () => {
      let pings = 0;
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          timer = setInterval(() => {
            pings++;
            controller.enqueue(new TextEncoder().encode(pings === 20 ? next(7) : ':\n\n'));
          }, 12_000);
        },
        cancel: () => clearInterval(timer),
      });
      return new Response(body, { headers: HEADERS });
    };
    expect(await within(read([pinged], { count: 1 }))).toEqual({ numbers: [7], opened: 1, left: 0 });
    clearInterval(timer);
  });

  /** The milliseconds between a connection's end and the next one, where each says nothing but comments and ends after `livesMs`. */
  async function pausesBetween(livesMs: number): Promise<number[]> {
    const stop = new AbortController();
    const ends: number[] = [];
    const pauses: number[] = [];
    const open = async () => {
      const end = ends.at(-1);
      if (end !== undefined) pauses.push(performance.now() - end);
      const timers: ReturnType<typeof setTimeout>[] = [];
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          const ping = () => controller.enqueue(new TextEncoder().encode(':\n\n'));
          const end = () => {
            clearInterval(timers[0]);
            ends.push(performance.now());
            controller.close();
          };
          ping();
          timers.push(setInterval(ping, 12_000), setTimeout(end, livesMs));
        },
        cancel: () => timers.forEach(clearTimeout),
      });
      return new Response(body, { headers: HEADERS });
    };
    const reading = openFeed(open, { signal: stop.signal }).next();
    await vi.advanceTimersByTimeAsync(300_000);
    stop.abort();
    await vi.advanceTimersByTimeAsync(0);
    await reading;
    return pauses;
  }

  it.each([1_500, 15_000, 60_000])('is opened soon again after %i ms in which nothing happened', async (livesMs) => {
    const pauses = await pausesBetween(livesMs);
    expect(pauses.length).toBeGreaterThan(3);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(500);
  });

  it('is opened ever more seldom where its connections end at once', async () => {
    expect((await pausesBetween(100)).at(-1)).toBeGreaterThanOrEqual(15_000);
  });
});
