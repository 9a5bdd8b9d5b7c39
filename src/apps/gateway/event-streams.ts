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

/**
 * Yoga plugin: refuses a subscription to a client that takes no event stream, and ends it. Yoga's answer has no body.
 */
export const useAcceptedTypes: Plugin = {
  onResultProcess({ result, resultProcessor, setResultProcessor, serverContext }) {
    if (resultProcessor !== undefined) return;
    if (Symbol.asyncIterator in result) void result[Symbol.asyncIterator]().return?.();
    (serverContext as unknown as { facts: RequestFacts }).facts.codes = ['NOT_ACCEPTABLE'];
    const answer = { status: 406, headers: JSON_TYPE };
    setResultProcessor(
      (_, { Response }) => new Response(refusalBody('NOT_ACCEPTABLE'), answer),
      JSON_TYPE['content-type'],
    );
  },
};

/**
 * Yoga plugin: gives Yoga's event streams the headers of all others. Its `content-encoding: none` goes, because no such coding is
 * registered, and its `connection: keep-alive`, because the listener closes connections when it stops.
 */
export const useEventStreams: Plugin = {
  onResponse({ response: { headers } }) {
    if (headers.get('content-type') !== EVENTS) return;
    headers.delete('content-encoding');
    headers.delete('connection');
    for (const [name, value] of Object.entries(EVENT_STREAM_HEADERS)) headers.set(name, value);
  },
};
