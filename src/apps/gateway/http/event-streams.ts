import type { Plugin } from 'graphql-yoga';
import { refusalBody } from './errors.ts';
import { JSON_TYPE, type RequestFacts } from './exchange.ts';

/** The media type of server-sent events. */
export const EVENTS = 'text/event-stream';

/** The headers of an event stream. nginx passes it on at once, also if its buffering is on, which is its default. */
export const EVENT_STREAM_HEADERS = { 'content-type': EVENTS, 'cache-control': 'no-cache', 'x-accel-buffering': 'no' };

const EVENTS_RANGE = /^text\/(event-stream|\*)(;(?!charset=)[^;]*|;charset=utf-8)*$/;

/** Tests that an `accept` has a range with event streams, in UTF-8. */
export const acceptsEvents = (accept = ''): boolean =>
  accept
    .replaceAll(/\s/g, '')
    .toLowerCase()
    .split(',')
    .some((range) => EVENTS_RANGE.test(range));

/**
 * An `accept` without its ranges of answers in parts, because no operation has any: the schema has no `@defer`. Yoga would write one
 * answer as parts, in chunks and with `connection: keep-alive` for clients of HTTP 1.0 too.
 */
export const withoutParts = (accept: string | undefined): string | undefined =>
  accept
    ?.split(',')
    .filter((range) => !/^\s*multipart\//i.test(range))
    .join(',');

/** The part of a request that a feed concerns. */
export interface FeedScope {
  readonly facts: RequestFacts;
  /** Called when the operation turns out to be a feed. */
  readonly onFeed?: () => void;
}

/**
 * Yoga plugin: names each feed to the server, because a client that takes every type follows one too. It refuses a subscription
 * to a client that takes no event stream, and ends the subscription. Yoga's answer has no body.
 */
export const useFeeds: Plugin = {
  onResultProcess({ result, resultProcessor, setResultProcessor, serverContext }) {
    const { facts, onFeed } = serverContext as unknown as FeedScope;
    const isFeed = Symbol.asyncIterator in result;
    if (resultProcessor !== undefined) {
      if (isFeed) onFeed?.();
      return;
    }
    if (isFeed) void result[Symbol.asyncIterator]().return?.();
    facts.codes = ['NOT_ACCEPTABLE'];
    const answer = { status: 406, headers: JSON_TYPE };
    setResultProcessor(
      (_, { Response }) => new Response(refusalBody('NOT_ACCEPTABLE'), answer),
      JSON_TYPE['content-type'],
    );
  },
};

/** A comment in the event stream, which keeps the connection. */
export const PING = ':\n\n';

/** The requests whose result is a single answer: a query, or a subscription that is refused. */
const answered = new WeakSet<Request>();

/**
 * Yoga plugin: gives Yoga's event streams the headers of all others. Its `content-encoding: none` goes, because no such coding is
 * registered, and its `connection: keep-alive`, because the listener closes connections when it stops. Only the stream of an
 * open feed begins with a comment, so that clients know that the feed is open.
 */
export const useEventStreams: Plugin = {
  onResultProcess({ request, result }) {
    if (!Array.isArray(result) && !(Symbol.asyncIterator in result)) answered.add(request);
  },
  async onResponse({ request, response, setResponse, fetchAPI }) {
    const { headers, status } = response;
    if (headers.get('content-type') !== EVENTS) return;
    headers.delete('content-encoding');
    headers.delete('connection');
    for (const [name, value] of Object.entries(EVENT_STREAM_HEADERS)) headers.set(name, value);
    if (!answered.has(request)) return;
    const events = (await response.text()).slice(PING.length);
    setResponse(new fetchAPI.Response(events, { status, headers }));
  },
};
