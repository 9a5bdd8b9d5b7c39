import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { allowAskedHeaders } from './preflight.ts';

const allowed = (asked?: string) =>
  allowAskedHeaders({ headers: { 'access-control-request-headers': asked } } as unknown as IncomingMessage)[
    'access-control-allow-headers'
  ];

it.each([
  [
    'authorization,baggage,content-type,sentry-trace,traceparent,tracestate',
    'authorization, baggage, content-type, sentry-trace, traceparent, tracestate',
  ],
  [
    'apollographql-client-name, Apollo-Require-Preflight,last-event-id',
    'apollographql-client-name, Apollo-Require-Preflight, last-event-id',
  ],
  ["x-odd!#$%&'*+.^_`|~9", "x-odd!#$%&'*+.^_`|~9"],
  [`${'a'.repeat(64)},${'b'.repeat(65)}`, 'a'.repeat(64)],
  ['accept, two words, é, "quoted", , x:y, x\ty', 'accept'],
  ['*, authorization', '*, authorization'],
  [Array(70).fill('a').join(), Array(64).fill('a').join(', ')],
  ['', undefined],
  [undefined, undefined],
])('a preflight for %j is answered with %j', (asked, names) => expect(allowed(asked)).toBe(names));
