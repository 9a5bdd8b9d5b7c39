import { EventSourceParserStream } from 'eventsource-parser/stream';
import { readText, Unanswered, unlessLost } from '../../../src/adapters/http/exchange.ts';
import { type Answer, noAnswer, readAnswer, unanswered, wholeData } from './answer.ts';
import { GatewayError } from './errors.ts';

export interface FeedOptions {
  /** Ends the feed. */
  readonly signal?: AbortSignal | undefined;
  /** True for a feed that the gateway completes, as `transactionLife` is: it ends then. Others are opened again. */
  readonly ends?: boolean | undefined;
  /**
   * The feed is open: for the first time, or again after an interruption, during which nothing was sent. Read the list now, and
   * nothing is lost between the two.
   */
  readonly onOpen?: (() => void) | undefined;
}

/** The gateway writes at least every 12 seconds: a stream that is silent for longer is lost. */
const SILENCE_MS = 40_000;
/** An event is one small record. */
const MAX_EVENT_BYTES = 1024 * 1024;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** Refusals that pass. */
const PASSING: ReadonlySet<string> = new Set([
  'NO_ANSWER',
  'OVERLOADED',
  'RATE_LIMITED',
  'TIMEOUT',
  'DATABASE_UNAVAILABLE',
  'CHAIN_UNAVAILABLE',
]);

type Open = (signal: AbortSignal) => Promise<Response>;

const pauseUnless = (ms: number, signal: AbortSignal | undefined) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(done, ms);
    function done() {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    }
    signal?.addEventListener('abort', done);
    if (signal?.aborted) done();
  });

/** Ends a request once nothing has come for a while, or the caller wants it. */
function createWatch(caller: AbortSignal | undefined) {
  const control = new AbortController();
  const end = () => control.abort();
  let timer = setTimeout(end, SILENCE_MS);
  caller?.addEventListener('abort', end);
  if (caller?.aborted) end();
  return {
    signal: control.signal,
    /** Something came. */
    reset() {
      clearTimeout(timer);
      timer = setTimeout(end, SILENCE_MS);
    },
    stop() {
      clearTimeout(timer);
      caller?.removeEventListener('abort', end);
      end();
    },
  };
}

/** The events of one connection. @throws GatewayError NO_ANSWER where it is lost, ANSWER_TOO_LARGE */
async function* eventsOf(open: Open, caller: AbortSignal | undefined, opened: (() => void) | undefined) {
  const watch = createWatch(caller);
  /** Since the last event. */
  let bytes = 0;
  const lost = () => {
    if (bytes > MAX_EVENT_BYTES) return unanswered(new Unanswered('large'));
    throw noAnswer('the connection was lost');
  };
  try {
    const response = await open(watch.signal).catch(lost);
    const type = response.headers.get('content-type') ?? '';
    if (!type.startsWith('text/event-stream') || response.body === null) {
      wholeData(readAnswer(await unlessLost(readText(response)).catch(unanswered)));
      return lost();
    }
    opened?.();
    const seen = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        watch.reset();
        bytes += chunk.length;
        if (bytes > MAX_EVENT_BYTES) controller.error(new Unanswered('large'));
        else controller.enqueue(chunk);
      },
    });
    const decoder = new TextDecoderStream() as unknown as ReadableWritablePair<string, Uint8Array>;
    const reader = response.body
      .pipeThrough(seen)
      .pipeThrough(decoder)
      .pipeThrough(new EventSourceParserStream())
      .getReader();
    watch.signal.addEventListener('abort', () => reader.cancel().catch(() => undefined));
    for (;;) {
      const { done, value } = await reader.read().catch(lost);
      if (done) return lost();
      bytes = 0;
      yield value;
    }
  } finally {
    watch.stop();
  }
}

const isPassing = (error: unknown) => error instanceof GatewayError && PASSING.has(error.code);

/** What a subscription sends, over as many connections as it takes. @throws GatewayError where it is refused */
export async function* openFeed<Data>(open: Open, options: FeedOptions): AsyncGenerator<Data, void> {
  const { signal, ends = false, onOpen } = options;
  let pause = FIRST_PAUSE_MS;
  while (!signal?.aborted) {
    try {
      for await (const { event, data } of eventsOf(open, signal, onOpen)) {
        if (event === 'complete') break;
        if (event !== 'next') continue;
        const value = wholeData(readAnswer<Data>(data) as Answer<Data>);
        pause = FIRST_PAUSE_MS;
        yield value;
      }
      if (ends) return;
    } catch (error) {
      if (signal?.aborted) return;
      if (!isPassing(error)) throw error;
    }
    await pauseUnless(pause * (0.5 + Math.random() / 2), signal);
    pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
  }
}
