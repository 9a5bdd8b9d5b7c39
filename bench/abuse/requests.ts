// Abuse of the request itself: body, headers, path, and the way in which they are sent.
import { gzipSync } from 'node:zlib';
import { nodeOf } from '../../tests/graphql/execution/support/documents.ts';
import type { Message } from './exchange.ts';
import { BODY_SIZES, fill, headersOf, listed, type Material, post, SENDERS, type Try } from './try.ts';

const QUERY = '{ __typename }';
const quoted = JSON.stringify(QUERY);

/** Whole bodies as text, by the kind of abuse. */
const BODIES: Readonly<Record<string, (size: number) => string | Buffer>> = {
  'a body of brackets': (size) => fill('[', size),
  'a body of deep lists': (size) => `${fill('[', size / 2)}${fill(']', size / 2)}`,
  'a body of deep objects': (size) => `${fill('{"a":', (size * 5) / 6)}1${fill('}', size / 6)}`,
  'a body of spaces': (size) => fill(' ', size),
  'a batch of operations': (size) => `[${listed(() => `{"query":${quoted}}`, size)}]`,
  'a query of another type': (size) => `{"query":[${listed(() => '1', size)}]}`,
  'a query that is no document': (size) => `{"query":"${fill('a ', size)}"}`,
  'a long operationName': (size) => `{"query":${quoted},"operationName":"${fill('a', size)}"}`,
  'an operationName that is an object': (size) =>
    `{"query":${quoted},"operationName":{${listed((i) => `"a${i}":1`, size)}}}`,
  'undeclared variables': (size) => `{"query":${quoted},"variables":{${listed((i) => `"a${i}":1`, size)}}}`,
  'a long undeclared variable': (size) => `{"query":${quoted},"variables":{"a":"${fill('a', size)}"}}`,
  'deep undeclared variables': (size) =>
    `{"query":${quoted},"variables":{"a":${fill('[', size / 2)}${fill(']', size / 2)}}}`,
  'variables that are a list': (size) => `{"query":${quoted},"variables":[${listed(() => '1', size)}]}`,
  'variables that are a text': (size) => `{"query":${quoted},"variables":"${fill('a', size)}"}`,
  'many extensions': (size) => `{"query":${quoted},"extensions":{${listed((i) => `"a${i}":1`, size)}}}`,
  'deep extensions': (size) =>
    `{"query":${quoted},"extensions":${fill('{"a":', (size * 5) / 6)}1${fill('}', size / 6)}}`,
  'unknown parameters': (size) => `{"query":${quoted},${listed((i) => `"a${i}":1`, size)}}`,
  'an unknown parameter of a long name': (size) => `{"query":${quoted},"${fill('a', size)}":1}`,
  'a query again and again': (size) => `{${listed(() => `"query":${quoted}`, size)}}`,
  'a body of escapes': (size) => `{"query":"${fill('\\u0020', size)}{ __typename }"}`,
  'bytes that are no text': (size) => Buffer.alloc(size, 0xff),
  'a persisted document': (size) =>
    `{"documentId":"${fill('a', size)}","extensions":{"persistedQuery":{"version":1,"sha256Hash":"${fill('a', 100)}"}}}`,
};

/** Values of headers by the kind of abuse. */
const HEADER_VALUES: Readonly<Record<string, (size: number) => string>> = {
  'one letter': (size) => fill('a', size),
  spaces: (size) => `a${fill(' ', size)}a`,
  commas: (size) => fill('a,', size),
  'commas and spaces': (size) => fill('a ,\t', size),
  'weighted types': (size) => fill('text/html;q=0.1,', size),
  parameters: (size) => `application/json${fill(';a=b', size)}`,
  'an open quotation': (size) => `application/json; a="${fill('\\"', size)}`,
  addresses: (size) => fill('10.0.0.1, ', size),
  'addresses of IPv6': (size) => fill('::ffff:10.0.0.1, ', size),
  cookies: (size) => fill('a=b; ', size),
  'a token of dots': (size) => `Bearer ${fill('a.', size)}`,
  'a token of letters': (size) => `Bearer ${fill('a', size / 3)}.${fill('a', size / 3)}.${fill('a', size / 3)}`,
  'a token of a deep header': (size) =>
    `Bearer ${Buffer.from(fill('{"a":', (size * 3) / 5)).toString('base64url')}.e30.AA`,
  'a token of spaces': (size) => `Bearer ${fill(' ', size)}a`,
  etags: (size) => fill('"a", ', size),
  ranges: (size) => `bytes=${fill('0-,', size)}`,
  'high bytes': (size) => fill('\u00ff', size / 2),
};
const HEADER_NAMES = [
  'authorization',
  'accept',
  'accept-encoding',
  'accept-language',
  'accept-charset',
  'content-type',
  'content-encoding',
  'cookie',
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'x-request-id',
  'if-none-match',
  'if-modified-since',
  'origin',
  'referer',
  'range',
  'user-agent',
  'traceparent',
  'tracestate',
  'baggage',
  'expect',
  'access-control-request-headers',
  'access-control-request-method',
  'x-graphql-event-stream-token',
  'last-event-id',
  'graphql-require-preflight',
] as const;
const HEADER_SIZES = [8_000, 30_000] as const;

/** The texts of parameters and of parts of a path. */
const PATH_TEXTS: Readonly<Record<string, (size: number) => string>> = {
  letters: (size) => fill('a', size),
  'encoded dots': (size) => fill('%2e%2e%2f', size),
  'encoded letters': (size) => fill('%41', size),
  'broken escapes': (size) => fill('%', size),
  'encoded spaces': (size) => `a${fill('%20', size)}a`,
  pluses: (size) => fill('+', size),
  commas: (size) => fill(',', size),
  colons: (size) => fill(':', size),
  digits: (size) => fill('9', size),
  'combining marks': (size) => fill('%CC%81', size),
  brackets: (size) => fill('[', size),
  'hex digits': (size) => `0x${fill('ab', size)}`,
  'base64 letters': (size) => fill('QUJD', size),
};
const PATH_SIZES = [4_000, 30_000] as const;

const PAGES = [
  '/',
  '/errors',
  '/data-map',
  '/openapi',
  '/openapi.json',
  '/schema.graphql',
  '/graphql',
  '/graphql/stream',
  '/health',
  '/ready',
  '/setup',
  '/demo/people',
  '/metrics',
] as const;
const get = (path: string, headers: Message['headers'] = []): Message => ({ method: 'GET', path, headers, body: '' });

type Push = (
  kind: string,
  place: string,
  sizes: readonly number[],
  request: Try['request'],
  sender?: Try['sender'],
) => void;

function headerTries(push: Push, material: Material): void {
  for (const name of HEADER_NAMES)
    for (const [kind, of] of Object.entries(HEADER_VALUES))
      for (const place of ['/graphql', '/', '/graphql/stream'])
        push(`a header of ${kind}`, `${name} of ${place}`, HEADER_SIZES, (size) => {
          const own = headersOf(material, 'nobody').filter(([own]) => own !== name);
          const headers = [...own, [name, of(size)] as [string, string]];
          return place === '/graphql'
            ? post(material, 'nobody', `{"query":${quoted}}`, { headers })
            : get(place, headers);
        });
  for (const path of ['/graphql', '/', '/health'])
    push('many headers', path, HEADER_SIZES, (size) =>
      get(
        path,
        Array.from({ length: Math.floor(size / 8) }, (_, i) => [`a${i % 900}`, '1']),
      ),
    );
}

function pathTries(push: Push, { paths, values }: Material): void {
  const real = (name: string) =>
    String(
      [...(values.get(`id of ${name.charAt(0).toUpperCase()}${name.slice(1)}`) ?? values.get('seriesKey') ?? [])][0] ??
        'x',
    );
  for (const page of PAGES) {
    push('a page', page, [1], () => get(page, [['accept', 'text/html']]));
    push('a page without compression', page, [1], () => get(page, [['accept-encoding', 'identity']]));
    for (const [kind, of] of Object.entries(PATH_TEXTS)) {
      push(`a path of ${kind}`, `${page}/…`, PATH_SIZES, (size) => get(`${page}/${of(size)}`));
      push(`a query string of ${kind}`, `${page}?…`, PATH_SIZES, (size) => get(`${page}?${of(size)}`));
      push(`a parameter of ${kind}`, `${page}?query=…`, PATH_SIZES, (size) =>
        get(`${page}?query=${of(size)}`, [['accept', 'application/json']]),
      );
    }
    push('slashes', page, PATH_SIZES, (size) => get(`${page}${fill('/', size)}`));
    push('dots', page, PATH_SIZES, (size) => get(`${page}${fill('/..', size)}`));
    push('many parameters', page, PATH_SIZES, (size) => get(`${page}?${fill('variables={}&', size)}`));
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH'])
      push('another method', `${method} ${page}`, [1_000], (size) => ({
        method,
        path: page,
        headers: [
          ['content-type', 'application/json'],
          ['origin', 'https://a.test'],
        ],
        body: fill('a', size),
      }));
  }
  for (const { path, query } of paths) {
    const at = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(real(name)));
    push('a REST path', path, [1], () => get(`${at}`));
    push('a REST path, csv', path, [1], () => get(`${at}`, [['accept', 'text/csv']]));
    for (const [kind, of] of Object.entries(PATH_TEXTS)) {
      push(`a REST path of ${kind}`, path, PATH_SIZES, (size) => get(path.replaceAll(/\{\w+\}/g, () => of(size / 2))));
      for (const name of query)
        push(`a REST parameter of ${kind}`, `${path}?${name}`, PATH_SIZES, (size) => get(`${at}?${name}=${of(size)}`));
      push(`an unknown REST parameter of ${kind}`, path, PATH_SIZES, (size) => get(`${at}?${of(size)}=1`));
    }
    for (const name of query)
      push('a REST parameter again and again', `${path}?${name}`, PATH_SIZES, (size) =>
        get(`${at}?${fill(`${name}=1&`, size)}`),
      );
  }
}

function sendingTries(push: Push, material: Material): void {
  const chunk = (kind: string, more: Partial<Message>, body: (size: number) => string) =>
    push(kind, '/graphql', BODY_SIZES, (size) => post(material, 'nobody', body(size), more));
  chunk(
    'chunks of one byte',
    { chunked: true },
    (size) => `{"query":${quoted},"extensions":{"a":"${fill('a', Math.min(size, 400_000))}"}}`,
  );
  chunk(
    'a sender that leaves',
    { leavesAfter: 5 },
    (size) => `{"query":${quoted},"extensions":{"a":"${fill('a', size)}"}}`,
  );
  push('a compressed body', '/graphql', [1_500_000, 60_000_000], (size) =>
    post(material, 'nobody', gzipSync(`{"query":${quoted},"extensions":{"a":"${fill('a', size)}"}}`), {
      headers: [...headersOf(material, 'nobody'), ['content-encoding', 'gzip']],
    }),
  );
  for (const type of [
    'application/json; charset=utf-16',
    'application/graphql+json',
    'multipart/form-data; boundary=a',
    'application/x-www-form-urlencoded',
    'text/plain',
  ])
    push('a body of another type', type, BODY_SIZES, (size) =>
      post(material, 'nobody', fill('a', size), { headers: [['content-type', type]] }),
    );
  for (const path of [
    '/webhooks/identity/development',
    '/webhooks/identity/http',
    '/webhooks/identity/sumsub',
    '/graphql/stream',
  ])
    for (const [kind, of] of Object.entries(BODIES))
      push(`${kind} to a webhook or stream`, path, [16_000, 1_500_000], (size) => ({
        method: 'POST',
        path,
        headers: [
          ['content-type', 'application/json'],
          ['x-signature', fill('ab', 200)],
        ],
        body: of(size),
      }));
  push('a reserved stream', 'PUT /graphql/stream', [1], () => ({
    method: 'PUT',
    path: '/graphql/stream',
    headers: [],
    body: '',
  }));
}

/** Operations whose answer is a stream of events, or could be. */
function streamTries(push: Push, material: Material): void {
  const accepts = [
    'text/event-stream',
    'multipart/mixed',
    'application/graphql-response+json',
    'text/event-stream, application/json',
  ];
  for (const accept of accepts)
    for (const operation of material.operations.filter(
      ({ root, field }) => root !== 'mutation' && (root === 'subscription' || nodeOf(field)),
    ))
      for (const sender of ['nobody', 'holder'] as const)
        push(
          `an answer as ${accept}`,
          `${operation.root} ${operation.field.name}`,
          [1],
          () => {
            const headers = [
              ...headersOf(material, sender).filter(([name]) => name !== 'accept'),
              ['accept', accept] as [string, string],
            ];
            const leaves = operation.root === 'subscription' ? { leavesAfter: 30 } : {};
            return post(material, sender, JSON.stringify({ query: operation.text, variables: operation.variables() }), {
              headers,
              ...leaves,
            });
          },
          sender,
        );
}

export function requestTries(material: Material): Try[] {
  const tries: Try[] = [];
  const push: Push = (kind, place, sizes, request, sender = 'nobody') =>
    tries.push({ kind, place, sender, sizes, request });
  for (const [kind, of] of Object.entries(BODIES))
    for (const sender of SENDERS.slice(0, 2))
      push(kind, '/graphql', BODY_SIZES, (size) => post(material, sender, of(size)), sender);
  sendingTries(push, material);
  streamTries(push, material);
  headerTries(push, material);
  pathTries(push, material);
  return tries;
}
