import { EventSourceParserStream } from 'eventsource-parser/stream';
import { type GatewayAnswer, noAnswerError, readAnswer, requireData, throwUnanswered } from './answer.ts';
import { GatewayError } from './errors.ts';
import { awaitAnswer, readText, Unanswered } from './exchange.ts';

export interface FeedOptions {
  /** Ends the feed when it aborts. */
  readonly signal?: AbortSignal | undefined;
  /** True for a feed that the gateway completes, as `transactionLife`. A feed that ends otherwise is opened again. */
  readonly ends?: boolean | undefined;
  /**
   * Called when the feed is open, for the first time or again after an interruption, and never for one that is refused. Read
   * the list when it is called, because earlier events are not sent.
   */
  readonly onOpen?: (() => void) | undefined;
  /** Called when the feed is lost. No event is sent until `onOpen`. */
  readonly onLost?: (() => void) | undefined;
}

/** The milliseconds of silence after which a stream counts as lost; the gateway writes at least every 12 seconds. */
const SILENCE_MS = 40_000;
/** The largest accepted event. */
const MAX_EVENT_BYTES = 1024 * 1024;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** A connection that was open for so long counts as successful, even if no message came: the next pause is then the first one
 * again. */
const LIVED_MS = 1_000;
/** The codes of temporary failures, after which the feed is opened again. */
const TEMPORARY: ReadonlySet<string> = new Set([
  'NO_ANSWER',
  'OVERLOADED',
  'RATE_LIMITED',
  'TIMEOUT',
  'DATABASE_UNAVAILABLE',
  'CHAIN_UNAVAILABLE',
]);

type Open = (signal: AbortSignal) => Promise<Response>;

/** Waits for some milliseconds, or until the signal aborts. */
const pauseUnless = (ms: number, signal: AbortSignal | undefined) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(finish, ms);
    function finish() {
      clearTimeout(timer);
      signal?.removeEventListener('abort', finish);
      resolve();
    }
    signal?.addEventListener('abort', finish);
    if (signal?.aborted) finish();
  });

/** Creates a signal that aborts after SILENCE_MS without a `reset`, or when the caller's signal aborts. */
function createWatch(caller: AbortSignal | undefined) {
  const control = new AbortController();
  const end = () => control.abort();
  let timer = setTimeout(end, SILENCE_MS);
  caller?.addEventListener('abort', end);
  if (caller?.aborted) end();
  return {
    signal: control.signal,
    /** Restarts the time of silence. */
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

/** Yields the events of one connection, and reports its comments. @throws GatewayError NO_ANSWER when it is lost, ANSWER_TOO_LARGE, GATEWAY_REDIRECTS, refusals */
async function* eventsOf(open: Open, caller: AbortSignal | undefined, onComment: () => void) {
  const watch = createWatch(caller);
  /** The bytes since the last event. */
  let bytes = 0;
  const lost = () => {
    if (bytes > MAX_EVENT_BYTES) return throwUnanswered(new Unanswered('large'));
    throw noAnswerError('the connection was lost');
  };
  try {
    const response = await open(watch.signal).catch(lost);
    const type = response.headers.get('content-type') ?? '';
    if (!type.startsWith('text/event-stream') || response.body === null) {
      requireData(readAnswer(await awaitAnswer(readText(response)).catch(throwUnanswered), response));
      return lost();
    }
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
      .pipeThrough(new EventSourceParserStream({ onComment }))
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

const isTemporary = (error: unknown) => error instanceof GatewayError && TEMPORARY.has(error.code);

/** Yields the data of a subscription, and opens it again after a lost connection. @throws GatewayError if it is refused */
export async function* openFeed<Data>(open: Open, options: FeedOptions): AsyncGenerator<Data, void> {
  const { signal, ends = false, onOpen, onLost } = options;
  let pause = FIRST_PAUSE_MS;
  while (!signal?.aborted) {
    let openedMs = Number.POSITIVE_INFINITY;
    /** The gateway begins an open feed with a comment; it sends none before a refusal. */
    const opened = () => {
      if (openedMs < Number.POSITIVE_INFINITY) return;
      openedMs = performance.now();
      onOpen?.();
    };
    try {
      for await (const { event, data } of eventsOf(open, signal, opened)) {
        if (event === 'complete') break;
        if (event !== 'next') continue;
        const value = requireData(readAnswer<Data>(data, { status: 200 }) as GatewayAnswer<Data>);
        opened();
        pause = FIRST_PAUSE_MS;
        yield value;
      }
      if (ends) return;
    } catch (error) {
      if (signal?.aborted) return;
      if (!isTemporary(error)) throw error;
    }
    onLost?.();
    if (performance.now() - openedMs >= LIVED_MS) pause = FIRST_PAUSE_MS;
    await pauseUnless(pause * (0.5 + Math.random() / 2), signal);
    pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
  }
}
