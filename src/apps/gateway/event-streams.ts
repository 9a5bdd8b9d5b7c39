import type { Plugin } from 'graphql-yoga';

/** The media type of server-sent events. */
export const EVENTS = 'text/event-stream';

/** The headers of an event stream. nginx passes it on at once, also if its buffering is on, which is its default. */
export const EVENT_STREAM_HEADERS = { 'content-type': EVENTS, 'cache-control': 'no-cache', 'x-accel-buffering': 'no' };

/** A comment in the event stream, which keeps the connection. */
export const PING = ':\n\n';

/** The requests whose result is a single answer: a query, or a subscription that is refused. */
const answered = new WeakSet<Request>();

/**
 * Yoga plugin: gives Yoga's event streams the headers of all others. Its `content-encoding: none` goes, because no such coding is
 * registered, and its `connection: keep-alive`, because the listener closes connections when it stops. A
 * comment comes first in the stream of a feed that is open, and in no other, so that clients know which one is.
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
