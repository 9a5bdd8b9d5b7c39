import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createTracer, type SpanSink } from '../../../src/adapters/trace/tracer.ts';
import type { SpanStart, TraceContext } from '../../../src/core/tracing.ts';
import { createTestDatabase } from '../../support/database.ts';
import { eventually } from '../../support/eventually.ts';
import { forTest } from '../../support/for-file.ts';
import { newWallet, startTestGateway, type TestGateway } from '../../support/gateway.ts';

interface Recorded extends SpanStart {
  readonly context: TraceContext;
  readonly parentId: string | undefined;
  readonly attributes: Record<string, string | number | undefined>;
  ended: boolean;
}

const hex = (bytes: number) => randomBytes(bytes).toString('hex');

function recorder() {
  const spans: Recorded[] = [];
  const sink: SpanSink = {
    start(start, parent) {
      const { traceId = hex(16), sampled = true } = parent ?? {};
      const context = { traceId, spanId: hex(8), sampled };
      const span: Recorded = {
        ...start,
        context,
        parentId: parent?.spanId,
        ended: false,
        attributes: { ...start.attributes },
      };
      spans.push(span);
      return {
        context,
        set: (more) => void Object.assign(span.attributes, more),
        end: ({ code }) => void Object.assign(span, { ended: true }, code === undefined ? {} : { code }),
      };
    },
    close: async () => {},
  };
  return { spans, tracer: createTracer(sink) };
}

async function start() {
  const { spans, tracer } = recorder();
  const database = await forTest(createTestDatabase({ tracer }));
  const gateway = await forTest(startTestGateway({ database, tracer }));
  return { spans, gateway };
}

const send = (gateway: TestGateway, query: string, headers: Record<string, string> = {}) =>
  gateway
    .request('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body: JSON.stringify({ query }),
    })
    .then((response) => response.text());
const traceparent = (traceId: string, flags = '01') => ({ traceparent: `00-${traceId}-00f067aa0ba902b7-${flags}` });
const path = (spans: readonly Recorded[], span: Recorded): string => {
  const parent = spans.find(({ context }) => context.spanId === span.parentId);
  return parent === undefined ? span.name : `${path(spans, parent)} > ${span.name}`;
};

describe('the spans of a request', () => {
  it('are one tree, in which each statement is below the execution that asked for it', async () => {
    const { gateway, spans } = await start();
    const traceId = hex(16);
    await send(gateway, 'query Tree { seriesList { edges { node { state } } } }', traceparent(traceId));
    await eventually(() => expect(spans.every(({ ended }) => ended)).toBe(true));
    const own = spans.filter(({ context }) => context.traceId === traceId);
    expect(own.map((span) => path(own, span))).toEqual([
      'request',
      'request > graphql.parse',
      'request > graphql.validate',
      'request > graphql.execute',
      'request > graphql.execute > SELECT series',
    ]);
    expect(own[0]).toMatchObject({ kind: 'server', parentId: '00f067aa0ba902b7' });
    expect(own[0]?.attributes).toEqual({
      'http.request.method': 'POST',
      'http.response.status_code': 200,
      'graphql.operation.type': 'query',
      'graphql.operation.name': 'Tree',
      'graphql.operation.cost': expect.any(Number),
      'error.type': undefined,
    });
  });

  it('stay with their own request where many run at once', async () => {
    const { gateway, spans } = await start();
    const token = await gateway.signIn(newWallet());
    const traces = Array.from({ length: 20 }, () => hex(16));
    const document = '{ myUnreadNotifications seriesList { edges { node { state } } } }';
    const authorization = `Bearer ${token}`;
    for (const traceId of [hex(16), hex(16)]) await send(gateway, document, { ...traceparent(traceId), authorization });
    await Promise.all(traces.map((traceId) => send(gateway, document, { ...traceparent(traceId), authorization })));
    const statements = traces.map((traceId) =>
      spans
        .filter(({ context, kind }) => context.traceId === traceId && kind === 'client')
        .map(({ name }) => name)
        .sort(),
    );
    expect(statements[0]?.length).toBeGreaterThan(1);
    for (const names of statements) expect(names).toEqual(statements[0]);
  });

  it('are no more than the caller asks for, and none for a header that is not well formed', async () => {
    const { gateway, spans } = await start();
    const [unsampled, wrong] = [hex(16), hex(16).toUpperCase()];
    await send(gateway, '{ seriesList { edges { node { state } } } }', traceparent(unsampled, '00'));
    await send(gateway, '{ seriesList { edges { node { state } } } }', traceparent(wrong));
    expect(spans.filter(({ context }) => context.traceId === unsampled).map(({ name }) => name)).toEqual(['request']);
    expect(spans.filter(({ parentId, name }) => name === 'request' && parentId === undefined)).toHaveLength(1);
  });

  it('name the code of what was refused', async () => {
    const { gateway, spans } = await start();
    await send(gateway, '{ seriesList { edges { node { state } } } }', { authorization: 'Bearer aaaa.bbbb.cccc' });
    await eventually(() => expect(spans[0]?.ended).toBe(true));
    expect(spans[0]?.attributes['error.type']).toBe('SESSION_INVALID');
  });
});

it('every line of the log that a request writes has its trace', async () => {
  const { gateway } = await start();
  const traceId = hex(16);
  const token = await gateway.signIn(newWallet());
  await gateway.database.prisma.$executeRawUnsafe('ALTER TABLE series RENAME TO series_away');
  const authorization = `Bearer ${token}`;
  await send(gateway, '{ seriesList { edges { node { state } } } }', { ...traceparent(traceId), authorization });
  const lines = () => gateway.logs.map((line) => JSON.parse(line) as Record<string, unknown>);
  await eventually(() => expect(lines().filter((line) => line.traceId === traceId)).toHaveLength(2));
  const [unforeseen, request] = lines().filter((line) => line.traceId === traceId);
  expect(unforeseen).toMatchObject({ msg: 'unforeseen error', spanId: expect.stringMatching(/^[0-9a-f]{16}$/) });
  expect(request).toMatchObject({ msg: 'request', codes: ['INTERNAL'] });
});
