import { AppError } from '@income-series/protocol/errors/app-error';
import { InputError } from '@income-series/protocol/errors/input-error';
import type { EvmAddress } from '@income-series/protocol/hex';
import { attemptContext, freshContext, useDenials } from 'field-access';
import { createYoga } from 'graphql-yoga';
import { describe, expect, it } from 'vitest';
import { refusable } from '../../../src/graphql/refusal.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { forFile } from '../../support/for-file.ts';
import { positionRow, seriesKey, seriesRow, wallet } from './seed.ts';
import { ask, contextOf, schemaOf, viewerOf } from './support.ts';
import { seriesAndPositions } from './types.ts';

const [ISSUER, HOLDER] = [wallet(1), wallet(2)];
const KEY = seriesKey(1);

/** Events that a test hands over one by one. */
function channel<T>() {
  const waiting: ((result: IteratorResult<T>) => void)[] = [];
  const ready: IteratorResult<T>[] = [];
  let closed = false;
  const put = (result: IteratorResult<T>) => {
    const next = waiting.shift();
    if (next) next(result);
    else ready.push(result);
  };
  return {
    isClosed: () => closed,
    emit: (value: T) => put({ done: false, value }),
    [Symbol.asyncIterator]: () => ({
      next: () =>
        new Promise<IteratorResult<T>>((resolve) =>
          ready.length > 0 ? resolve(ready.shift() as IteratorResult<T>) : waiting.push(resolve),
        ),
      return: async () => {
        closed = true;
        put({ done: true, value: undefined });
        return { done: true as const, value: undefined };
      },
    }),
  };
}
let events = channel<string>();

const schema = schemaOf((builder) => {
  seriesAndPositions(builder);
  builder.mutationFields((t) => ({
    become: t.prismaField({
      type: 'Series',
      nullable: true,
      access: 'traverse',
      args: { wallet: t.arg.string({ required: true }) },
      resolve: (query, _root, args, { db, access }) => {
        access.switchViewer(viewerOf([args.wallet as EvmAddress]));
        return db.series.findUniqueOrThrow({ ...query, where: { chain_key: { chain: 'evm:10143', key: KEY } } });
      },
    }),
    give: t.prismaField({
      type: 'Series',
      nullable: true,
      access: 'traverse',
      args: { holder: t.arg.string({ required: true }) },
      resolve: async (query, _root, { holder }, { db }) => {
        await db.position.create({ data: positionRow(1, holder as EvmAddress) });
        return db.series.findUniqueOrThrow({ ...query, where: { chain_key: { chain: 'evm:10143', key: KEY } } });
      },
    }),
    refuse: t.prismaField({
      type: 'Series',
      nullable: false,
      access: 'traverse',
      errors: refusable,
      args: { name: t.arg.string({ required: true }) },
      resolve: (query, _root, { name }, { db }) => {
        if (name === 'refusal') throw new InputError('name', 'another name');
        return db.series.findUniqueOrThrow({ ...query, where: { chain_key: { chain: 'evm:10143', key: KEY } } });
      },
    }),
  }));
  builder.subscriptionType({
    fields: (t) => ({
      changed: t.field({
        type: 'Series' as never,
        nullable: true,
        access: 'traverse',
        subscribe: () => events as never,
        resolve: (_event: unknown, _args: unknown, { db }: { db: TestDatabase['prisma'] }) =>
          db.series.findUniqueOrThrow({ where: { chain_key: { chain: 'evm:10143', key: KEY } } }) as never,
      }),
    }),
  });
});

const database = await forFile(createTestDatabase());
await database.prisma.series.create({ data: seriesRow(1, ISSUER) });
const asked = (wallets: EvmAddress[]) => ({ schema, db: database.prisma, viewer: viewerOf(wallets) });

describe('a mutation', () => {
  it('is read with the relations as they are after it wrote', async () => {
    const { data, errors } = await ask(
      asked([HOLDER]),
      `mutation { before: become(wallet: "${HOLDER}") { paid } give(holder: "${HOLDER}") { paid } after: become(wallet: "${HOLDER}") { paid } }`,
    );
    expect(data).toEqual({ before: { paid: null }, give: { paid: '1' }, after: { paid: '1' } });
    expect(errors.map(({ path }) => path)).toEqual([['before', 'paid']]);
  });

  it('may go on as another viewer: a sign-in is read as who signed in', async () => {
    const { data } = await ask(asked([]), `mutation { become(wallet: "${ISSUER}") { paid accrued } }`);
    expect(data).toEqual({ become: { paid: '1', accrued: '0' } });
  });

  it('answers a refusal by code, constant message and the argument at fault, or its payload, checked', async () => {
    const source = (name: string) =>
      `mutation { refuse(name: "${name}") { __typename ... on Error { code message path } ... on Series { key paid } } }`;
    expect((await ask(asked([]), source('refusal'))).data).toEqual({
      refuse: {
        __typename: 'InputRefusal',
        code: 'BAD_INPUT',
        message: 'name: expected another name.',
        path: ['name'],
      },
    });
    const { data, errors } = await ask(asked([]), source('payload'));
    expect(data).toEqual({ refuse: { __typename: 'Series', key: KEY, paid: null } });
    expect(errors).toHaveLength(1);
  });
});

describe('over HTTP', () => {
  const serve = (viewer: ReturnType<typeof viewerOf>) =>
    createYoga({
      schema,
      maskedErrors: false,
      logging: false,
      context: () => contextOf({ schema, db: database.prisma, viewer }) as never,
      plugins: [useDenials()],
    });
  const post = (yoga: ReturnType<typeof serve>, query: string, accept = 'application/json') =>
    yoga.fetch('http://localhost/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept },
      body: JSON.stringify({ query }),
    });

  it('denials stand among the errors of the result, once', async () => {
    const yoga = serve(viewerOf([]));
    for (let i = 0; i < 2; i++) {
      const body = (await (await post(yoga, '{ all { key paid } }')).json()) as { errors: { extensions: object }[] };
      expect(body.errors.map(({ extensions }) => extensions)).toEqual([
        { code: 'FORBIDDEN', coordinate: 'Series.paid', count: 1, positions: '0' },
      ]);
    }
  });

  it('every event of a subscription is checked again, and closing it releases the source', async () => {
    events = channel<string>();
    const late = wallet(5);
    const yoga = serve(viewerOf([late]));
    const response = await post(yoga, 'subscription { changed { paid } }', 'text/event-stream');
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    let text = '';
    const next = async () => {
      for (;;) {
        const match = /^data: (.*)\n\n/m.exec(text);
        if (match) {
          text = text.slice(match.index + match[0].length);
          return JSON.parse(match[1] as string) as { data: unknown; errors?: { path: unknown }[] };
        }
        const { value, done } = await reader.read();
        if (done) throw new Error('ended');
        text += new TextDecoder().decode(value);
      }
    };
    events.emit('first');
    const denied = await next();
    expect(denied.data).toEqual({ changed: { paid: null } });
    expect(denied.errors?.map(({ path }) => path)).toEqual([['changed', 'paid']]);
    await database.prisma.position.create({ data: positionRow(1, late) });
    events.emit('second');
    expect(await next()).toEqual({ data: { changed: { paid: '1' } } });
    await database.prisma.position.deleteMany({ where: { holder: late } });
    events.emit('third');
    expect((await next()).data).toEqual({ changed: { paid: null } });
    await reader.cancel();
    await expect.poll(() => events.isClosed()).toBe(true);
  });
});

it('a fresh context forgets relations and denials and keeps the viewer', () => {
  const context = contextOf({ schema, db: database.prisma, viewer: viewerOf([HOLDER]) });
  const fresh = freshContext(context);
  expect(fresh.access).not.toBe(context.access);
  expect(fresh.access.viewer).toBe(context.access.viewer);
});

it.each([
  ['an attempt', attemptContext],
  ['an event', freshContext],
])('%s has notes of its own, a copy of a context those of its request', (_, copy) => {
  const context = contextOf({ schema, db: database.prisma, viewer: viewerOf([HOLDER]) });
  context.access.scratch.refusal = new AppError('CONFLICT');
  context.access.scratch.builtBytes.set(KEY, { request: {} as never, approval: null, preview: [] });
  expect({ ...context }.access.scratch).toEqual(context.access.scratch);
  for (const other of [copy(context), copy(copy(context))]) {
    expect(other.access.scratch).toEqual({ refusal: null, builtBytes: new Map() });
    other.access.scratch.builtBytes.set(KEY, { request: {} as never, approval: null, preview: [] });
  }
});
