import { connect } from 'node:net';
import { ERRORS, type ErrorCode } from '@income-series/protocol/errors/codes';
import { describe, expect, it } from 'vitest';
import { errorHelp } from '../../../src/core/errors/error-help.ts';
import { forFile } from '../../support/for-file.ts';
import { newWallet, startTestGateway, TEST_CHAIN } from '../../support/gateway.ts';

const BODY_BYTES = 32 * 1024;
const HEADERS = { 'content-type': 'application/json', accept: 'application/graphql-response+json' };
const SECRET = 'hunter2-0xdeadbeef';

const gateway = await forFile(
  startTestGateway({
    limits: { bodyBytes: BODY_BYTES, cost: 500, depth: 8, aliases: 10, tokens: 600 },
  }),
);

const post = (body: string | ReadableStream, init: RequestInit = {}) =>
  gateway.request('/graphql', { method: 'POST', body, headers: HEADERS, ...init });

async function refused(response: Response, status: number, code: ErrorCode) {
  const text = await response.text();
  const { errors, data } = JSON.parse(text) as {
    data?: unknown;
    errors: { message: string; extensions: { code: string } }[];
  };
  expect(errors.map(({ extensions }) => extensions.code)).toContain(code);
  expect(errors.some(({ message }) => message.startsWith(ERRORS[code].message))).toBe(true);
  expect(errors.map(({ extensions }) => extensions)).toContainEqual(expect.objectContaining(errorHelp(code)));
  expect(data ?? null).toBeNull();
  expect(response.status).toBe(status);
  expect(text).not.toContain(SECRET);
  expect(text).not.toMatch(/node_modules|\.ts:|at [A-Z]\w+\./);
}

const query = (document: string, variables?: unknown) => post(JSON.stringify({ query: document, variables }));

describe('a request error has the status of GraphQL over HTTP', () => {
  const BY_KEY = 'query A($key: Bytes32!) { series(key: $key) { key } }';
  it.each<[string, string, Record<string, unknown>, number]>([
    ['a literal of another form', '{ series(key: "a") { key } }', {}, 400],
    ['a variable of another form', BY_KEY, { key: 'a' }, 400],
    ['a variable of another type', BY_KEY, { key: [1] }, 400],
    ['a missing variable', BY_KEY, {}, 400],
    ['a missing variable of a directive', 'query ($a: Boolean!) { __typename @skip(if: $a) }', {}, 400],
    // A field's error: the rest of the answer stays.
    ['an argument that its field refuses', '{ seriesList(after: "a") { totalCount } __typename }', {}, 200],
  ])('%s', async (_, query, variables, status) => {
    const answers = [];
    for (const accept of ['application/graphql-response+json', 'application/json']) {
      const headers = { 'content-type': 'application/json', accept };
      const response = await post(JSON.stringify({ query, variables }), { headers });
      const { data, errors } = (await response.json()) as { data?: object | null; errors: { extensions: object }[] };
      expect(errors[0]?.extensions).toMatchObject({ code: expect.stringMatching(/^[A-Z_]+$/) });
      expect(errors[0]?.extensions).not.toHaveProperty('http');
      expect(data == null).toBe(status === 400);
      answers.push(response.status);
    }
    expect(answers).toEqual([status, 200]);
  });
});

describe('a request beyond a limit', () => {
  const nested = (levels: number) =>
    `{ seriesList { edges { node {${' terms {'.repeat(levels)} theta ${'}'.repeat(levels)} } } } }`;

  it('of depth is refused', async () => {
    await refused(
      await query(
        '{ seriesList { edges { node { reports { edges { node { series { reports { edges { node { id } } } } } } } } } } }',
      ),
      400,
      'QUERY_TOO_DEEP',
    );
  });

  it('of pairs of fragments that do not exist is refused before they are compared', async () => {
    const conflict = 'a: __typename a: viewer { __typename }';
    const spreads = Array.from({ length: 60 }, (_, i) => `...F${i}`).join(' ');
    const [strange, alone] = [await query(`{ ${conflict} ${spreads} }`), await query(`{ ${conflict} }`)];
    expect(await strange.text()).toMatch(/Unknown fragment(?!.*conflict)/s);
    expect(await alone.text()).toContain('conflict');
  });

  it('of depth through fragments is refused', async () => {
    const document = `{ seriesList { edges { node { ...A } } } }
      fragment A on Series { reports { edges { node { series { ...B } } } } }
      fragment B on Series { reports { edges { node { id } } } }`;
    await refused(await query(document), 400, 'QUERY_TOO_DEEP');
  });

  it('of introspection’s depth is refused', async () => {
    const document = `{ __schema { types { fields { type { fields { type { fields { type { fields { name } } } } } } } } } }`;
    await refused(await query(document), 400, 'QUERY_TOO_DEEP');
  });

  it('of aliases is refused, however they are spread over fragments', async () => {
    const aliases = (n: number) => Array.from({ length: n }, (_, i) => `a${i}: __typename`).join(' ');
    expect((await query(`{ ${aliases(10)} }`)).status).toBe(200);
    await refused(await query(`{ ${aliases(11)} }`), 400, 'QUERY_TOO_MANY_ALIASES');
    await refused(
      await query(`{ ...A ...B } fragment A on Query { ${aliases(6)} } fragment B on Query { ...A }`),
      400,
      'QUERY_TOO_MANY_ALIASES',
    );
  });

  it('of aliases is all that is said, because its fields are not compared with each other', async () => {
    const fields = Array.from({ length: 100 }, (_, i) => `a: nothing${i}`).join(' ');
    const { errors } = await (await query(`{ ${fields} }`)).json();
    expect(errors.map((error: { extensions: object }) => error.extensions)).toMatchObject([
      { code: 'QUERY_TOO_MANY_ALIASES' },
    ]);
  });

  it('of an alias’s length is refused wherever the alias stands, because an answer repeats it in every row', async () => {
    const alias = (length: number) => `${'a'.repeat(length)}: name`;
    const places = ['{ __schema { types { # } } }', '{ ...F } fragment F on Query { __schema { types { # } } }'];
    for (const place of places) {
      expect((await query(place.replace('#', alias(128)))).status).toBe(200);
      await refused(await query(place.replace('#', alias(129))), 400, 'QUERY_ALIAS_TOO_LONG');
    }
  });

  it('of tokens is refused before it is parsed to its end', async () => {
    await refused(await query(`{ ${'__typename '.repeat(601)} }`), 400, 'QUERY_TOO_MANY_TOKENS');
  });

  it('of cost is refused, counted with its variables, and answered with its cost', async () => {
    const document = 'query ($n: Int) { seriesList(first: $n) { edges { node { key state issuer chain cap } } } }';
    const cheap = await (await query(document, { n: 1 })).json();
    expect(cheap.extensions.cost).toMatchObject({ limit: 500 });
    expect(cheap.extensions.cost.requested).toBeGreaterThan(1);
    const dear = await query(document, { n: 100 });
    await refused(dear.clone(), 400, 'QUERY_TOO_COSTLY');
    expect((await dear.json()).errors[0].extensions.detail).toMatchObject({ limit: 500 });
  });

  it('of cost is refused in a list of lists', async () => {
    const document = '{ seriesList(first: 20) { edges { node { bids(first: 20) { edges { node { id } } } } } } }';
    await refused(await query(document), 400, 'QUERY_TOO_COSTLY');
  });

  it('of size is refused, announced or not', async () => {
    const body = JSON.stringify({ query: '{ __typename }', variables: { a: SECRET.repeat(BODY_BYTES / 8) } });
    await refused(await post(body), 413, 'BODY_TOO_LARGE');
    const stream = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(body));
        controller.close();
      },
    });
    await refused(await post(stream, { duplex: 'half' } as RequestInit), 413, 'BODY_TOO_LARGE');
  });

  it('of size is answered also to who sends all of it before reading', async () => {
    const url = new URL(gateway.url);
    const socket = connect(Number(url.port), url.hostname).pause();
    const chunk = 'a'.repeat(64 * 1024);
    const chunks = 300;
    const lines = ['POST /graphql HTTP/1.1', 'host: x', 'content-type: application/json'];
    socket.write(`${[...lines, `content-length: ${chunks * chunk.length}`].join('\r\n')}\r\n\r\n`);
    for (let i = 0; i < chunks; i += 1) await new Promise((sent) => socket.write(chunk, sent));
    const answer = Buffer.concat(await socket.toArray()).toString(); // rejects where the connection was reset
    expect(answer).toMatch(/^HTTP\/1.1 413 .*BODY_TOO_LARGE/s);
  });

  it.each(['POST /graphql', 'POST /setup', 'GET /nothing', 'POST /webhooks/identity/x'])(
    'of pieces ends the connection: %s',
    async (line) => {
      const url = new URL(gateway.url);
      const socket = connect(Number(url.port), url.hostname);
      let answer = '';
      socket.on('data', (data) => {
        answer += data;
      });
      const closed = new Promise((resolve) => socket.once('close', resolve));
      socket.once('error', () => {}); // a reset
      const headers = ['host: x', 'content-type: application/json', 'transfer-encoding: chunked'];
      socket.write(`${[`${line} HTTP/1.1`, ...headers].join('\r\n')}\r\n\r\n`);
      for (let i = 0; i < 20 && !socket.destroyed; i++)
        await new Promise((sent) => socket.write('1\r\n \r\n'.repeat(1_000), sent));
      await closed;
      expect(answer).toMatch(/^(HTTP\/1.1 4|$)/); // the answer may be lost
    },
  );

  it('of its headers ends the connection', async () => {
    const url = new URL(gateway.url);
    const socket = connect(Number(url.port), url.hostname);
    socket.write(`GET /health HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(40_000)}\r\n\r\n`);
    const [answer] = await new Promise<[string]>((resolve) =>
      socket.once('data', (data) => resolve([data.toString()])),
    );
    socket.destroy();
    expect(answer).toMatch(/^HTTP\/1\.1 431/);
  });

  it('is still answered within the limits afterwards', async () => {
    expect(nested(1)).toContain('theta');
    expect((await query(nested(1))).status).toBe(200);
  });
});

describe('a request that is not right', () => {
  it.each<[string, string, ErrorCode]>([
    ['no JSON', `{"query": ${SECRET}`, 'BAD_REQUEST'],
    ['no object', `"${SECRET}"`, 'BAD_REQUEST'],
    ['null', 'null', 'BAD_REQUEST'],
    ['no query', `{"variables":{"a":"${SECRET}"}}`, 'BAD_REQUEST'],
    ['a query that is a number', '{"query":7}', 'BAD_REQUEST'],
    ['an unknown parameter', `{"query":"{ __typename }","${SECRET}":1}`, 'BAD_REQUEST'],
    ['variables that are a list', '{"query":"{ __typename }","variables":[1]}', 'BAD_REQUEST'],
    ['no such operation', '{"query":"query A { __typename }","operationName":"B"}', 'BAD_REQUEST'],
    ['a document that does not parse', `{"query":"{ a(b: \\"${SECRET}\\" "}`, 'MALFORMED_DOCUMENT'],
    ['an empty document', '{"query":""}', 'MALFORMED_DOCUMENT'],
    ['an unterminated string', `{"query":"{ a(b: \\"${SECRET} }"}`, 'MALFORMED_DOCUMENT'],
    ['a NUL byte', '{"query":"{ \\u0000 }"}', 'MALFORMED_DOCUMENT'],
  ])('%s', async (_, body, code) => {
    await refused(await post(body), 400, code);
  });

  /** A secret that was pasted where a name is expected. */
  const NAME = SECRET.replaceAll('-', '_');
  const documents: readonly [document: string, place: string, reason: string][] = [
    [`{ a(b: "${SECRET}" `, '1:29', 'expected a name, found the end of the document.'],
    [`{ a(\n  "${SECRET}": 1) }`, '2:3', 'expected a name, found a string.'],
    [`{ a(b: """${SECRET}""" } }`, '1:33', 'expected a name, found "}".'],
    [`{ a } ${NAME}`, '1:7', 'a name is not expected here.'],
    [`{ a(b: 1 ${NAME}) }`, '1:28', 'expected ":", found ")".'],
    [`{ a(b: $c, 7) }`, '1:12', 'expected a name, found a whole number.'],
    [`query ($a: Int = $${NAME}) { a }`, '1:18', 'a variable, where only a constant is allowed.'],
    [`fragment a ${NAME} { b }`, '1:12', 'expected "on", found a name.'],
    [`{ a(b: '${SECRET}') }`, '1:8', 'a string is written with double quotes.'],
    [`{ a(b: "\\${SECRET}") }`, '1:9', 'an escape sequence that GraphQL does not have.'],
    [`{ a(b: "${SECRET}`, '1:27', 'a string has no end.'],
    ['{ a(b: 0123) }', '1:9', 'a number is not written correctly.'],
    ['{ a ; }', '1:5', 'a character that does not belong here.'],
    ['{ a(b: "\ud800") }', '1:9', 'a character that a string cannot contain.'],
    ['{ a("Document contains more that 5 tokens": 1) }', '1:5', 'expected a name, found a string.'],
    [`{ ...${'.'.repeat(3)}${NAME} }`, '1:6', 'expected "{", found "...".'],
  ];
  it.each(documents)(
    'malformed document %# is refused with its place, and no word of it is repeated',
    async (document, place, reason) => {
      const [line, column] = place.split(':');
      const message = `The document is not GraphQL. Line ${line}, column ${column}: ${reason}`;
      const answer = async () => (await query(document)).text();
      const text = await answer();
      expect(JSON.parse(text).errors).toMatchObject([{ message, extensions: { code: 'MALFORMED_DOCUMENT' } }]);
      expect(text).not.toMatch(/hunter2|deadbeef/);
      expect(await answer()).toBe(text); // what is remembered of a document is refused in the same words
      const headers = { ...HEADERS, accept: 'text/event-stream' };
      const stream = await (await post(JSON.stringify({ query: document }), { headers })).text();
      expect(stream).toContain(JSON.stringify(message));
    },
  );

  it('a field that is not there is named', async () => {
    const { errors } = await gateway.ask('{ nothing }');
    expect(errors).toMatchObject([
      { message: 'Cannot query field "nothing" on type "Query".', extensions: { code: 'INVALID_DOCUMENT' } },
    ]);
  });

  const nonce = 'mutation ($input: SignInNonceInput!) { signInNonce(input: $input) { __typename } }';
  const good = {
    address: newWallet().address,
    chain: TEST_CHAIN,
  };

  const ADDRESS =
    'Address: The address of a wallet or contract: on an EVM chain 20 bytes in hexadecimal with `0x`, returned in lower case; on a Solana cluster 32 bytes in base58. Hexadecimal with capitals and small letters must be its checksum (EIP-55)';
  const CHAIN = 'Chain: A chain, as `evm:10143`; an input also accepts its short name of EIP-3770, as `mon-testnet`';
  const KNOWN = 'no fields but those of the type SignInNonceInput';
  it.each<[string, object, string[], string]>([
    ['no input', {}, ['input'], 'an object of the type SignInNonceInput'],
    ['an input that is a text', { input: SECRET }, ['input'], 'an object of the type SignInNonceInput'],
    ['an address that is a number', { input: { ...good, address: 7 } }, ['input', 'address'], ADDRESS],
    ['an address of 19 bytes', { input: { ...good, address: `0x${'ab'.repeat(19)}` } }, ['input', 'address'], ADDRESS],
    ['an address that is no hex', { input: { ...good, address: SECRET } }, ['input', 'address'], ADDRESS],
    ['a missing chain', { input: { ...good, chain: undefined } }, ['input', 'chain'], CHAIN],
    ['a field too many', { input: { ...good, [SECRET]: SECRET } }, ['input'], KNOWN],
    [
      'a field that is misspelt',
      { input: { ...good, adress: SECRET } },
      ['input', 'adress'],
      'a field of the type SignInNonceInput (did you mean address?)',
    ],
    ['a list', { input: [good] }, ['input'], 'an object of the type SignInNonceInput'],
  ])('%s is refused by its place and form, and leaves no row', async (_, variables, argument, expected) => {
    const response = await query(nonce, variables);
    const text = await response.text();
    expect(JSON.parse(text).errors).toMatchObject([
      { message: expect.stringContaining(expected), extensions: { code: 'BAD_INPUT', argument, expected } },
    ]);
    expect(text).not.toContain(SECRET);
    expect(text).not.toContain('ababab');
    expect(await gateway.database.prisma.idempotencyRecord.count()).toBe(0);
  });

  it.each<[string, string[]]>([
    [`query ($a: Period = "${SECRET}") { __typename }`, ['a']],
    [`query ($a: ID = { ${SECRET.replace(/\W/g, '')}: 1 }) { node(id: $a) { id } }`, ['id']],
    [`query ($a: [Int] = ["${SECRET}"]) { __typename }`, ['a', '0']],
    [`query ($t: TimeRange = { startsAt: "${SECRET}" }) { __typename }`, ['t', 'startsAt']],
  ])(
    'a default that its variable cannot have is named by its argument, or by its own name where it has none: %s',
    async (document, argument) => {
      const { errors } = await gateway.ask(document);
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', argument });
      expect(JSON.stringify(errors)).not.toContain(SECRET);
    },
  );

  it.each([
    `{ series(key: "${SECRET}") { key } }`,
    `{ seriesList(first: "${SECRET}") { totalCount } }`,
    `{ node(id: "${SECRET}") { id } }`,
    `{ node(id: "${Buffer.from(`Series:${SECRET}`).toString('base64')}") { id } }`,
    `{ node(id: "${Buffer.from('Account:not-a-uuid').toString('base64')}") { id } }`,
    `{ node(id: "${Buffer.from('Nothing:1').toString('base64')}") { id } }`,
    `{ seriesList(after: "${SECRET}") { totalCount } }`,
    `{ seriesList(first: -1) { totalCount } }`,
    `{ explainAccess(id: "1", coordinate: "${SECRET}.x") { allowed } }`,
  ])('a value that cannot be is refused without being repeated: %s', async (document) => {
    const response = await query(document);
    const text = await response.text();
    const { errors } = JSON.parse(text) as {
      errors: { message: string; extensions: { code: ErrorCode; expected?: string } }[];
    };
    expect(errors).toHaveLength(1);
    expect(['BAD_INPUT', 'NOT_FOUND', 'CURSOR_INVALID', 'PAGE_INVALID']).toContain(errors[0]?.extensions.code);
    const { code, expected } = errors[0]?.extensions ?? {};
    if (expected === undefined || code === 'PAGE_INVALID')
      expect(errors[0]?.message).toBe(ERRORS[code as ErrorCode].message);
    else expect(errors[0]?.message).toMatch(/^(first: expected a whole number|(key|id): expected)/);
    expect(text).not.toContain(SECRET);
  });

  it('is not repeated by the log either', () => {
    expect(gateway.logs.join('\n')).not.toContain(SECRET);
    expect(gateway.logs.join('\n')).not.toContain('unforeseen');
  });
});
