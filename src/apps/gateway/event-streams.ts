import type { Plugin } from 'graphql-yoga';

/** The media type of server-sent events. */
export const EVENTS = 'text/event-stream';

/** The headers of an event stream. nginx passes it on at once, also if its buffering is on, which is its default. */
export const EVENT_STREAM_HEADERS = { 'content-type': EVENTS, 'cache-control': 'no-cache', 'x-accel-buffering': 'no' };

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
