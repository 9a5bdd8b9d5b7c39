import { runInNewContext } from 'node:vm';
import { expect, it, test } from 'vitest';
import { AnswerFault } from './answer-fault.ts';
import { requireFlag, requireKeys, requireRows, requireWhere } from './answers.ts';

const open = { state: 'open' };
class Condition {
  equals = 'open';
}
class Price {
  toFixed = () => '1';
}
/** A reference to a column, as `db.post.fields.deputyId` of Prisma's client is. */
class Column {
  readonly modelName = 'Post';
  readonly name = 'deputyId';
  readonly typeName = 'String';
}
const bare = (parts: object) => Object.assign(Object.create(null), parts);
/** A value of another realm, as code in `vm` and the environments of tests have them. */
const foreign = (text: string): unknown => runInNewContext(`(${text})`);
const PROMISE = 'a promise is no answer, because nobody waits for it';
const NO_FLAG = 'the answer is neither true nor false';
const NO_KEY = 'the answer is neither a key nor a key with its scope';
const NO_WHERE = 'the answer is no `where`';
const [NO_VALUE, UNDEFINED, EMPTY] = [
  'a condition compares with an object that is no value',
  'a condition compares with undefined, which every row meets',
  'a condition is empty, which every row meets',
];

test.each<[string, (asked: string, answer: unknown) => unknown, unknown, string]>([
  ['role', requireFlag, Promise.resolve(false), PROMISE],
  ['role', requireFlag, 'false', NO_FLAG],
  ['role', requireFlag, undefined, NO_FLAG],
  ['own', requireKeys, Promise.resolve('e1'), PROMISE],
  ['own', requireKeys, [Promise.resolve('e1')], PROMISE],
  ['own', requireKeys, new Set(['e1']), NO_KEY],
  ['own', requireKeys, [['e1']], NO_KEY],
  ['own', requireKeys, true, NO_KEY],
  ['own', requireKeys, Number.NaN, NO_KEY],
  ['own', requireKeys, [1, Number.POSITIVE_INFINITY], NO_KEY],
  ['own', requireKeys, { scope: Number.NaN, key: 'e1' }, NO_KEY],
  ['own', requireKeys, { scope: undefined, key: 'e1' }, NO_KEY],
  ['own', requireKeys, [{ scope: 'north', key: null }], NO_KEY],
  ['rows', requireRows, Promise.resolve(open), PROMISE],
  ['rows', requireRows, null, NO_WHERE],
  ['rows', requireRows, '', NO_WHERE],
  ['rows', requireRows, new Condition(), NO_WHERE],
  ['rows', requireRows, { AND: [open, new Condition()] }, NO_VALUE],
  ['rows', requireRows, { AND: [open, null] }, NO_WHERE],
  ['where', requireWhere, true, NO_WHERE],
  ['where', requireWhere, { state: Promise.resolve('open') }, PROMISE],
  ['where', requireWhere, { state: new Condition() }, NO_VALUE],
  ['where', requireWhere, { state: new Set(['open']) }, NO_VALUE],
  ['where', requireWhere, { state: () => 'open' }, NO_VALUE],
  ['where', requireWhere, { state: undefined }, UNDEFINED],
  ['where', requireWhere, bare({ state: bare({ equals: undefined }) }), UNDEFINED],
  ['where', requireWhere, { tags: { some: { id: { in: [undefined] } } } }, UNDEFINED],
  ['where', requireWhere, { state: {} }, EMPTY],
  ['where', requireWhere, foreign('{ state: {} }'), EMPTY],
  ['where', requireWhere, foreign('{ state: { equals: undefined } }'), UNDEFINED],
  ['where', requireWhere, foreign('{ state: new Set(["open"]) }'), NO_VALUE],
  ['where', requireWhere, foreign('{ state: { in: [undefined] } }'), UNDEFINED],
  ['rows', requireRows, foreign('Promise.resolve({ state: "open" })'), PROMISE],
  ['rows', requireRows, foreign('new (class { state = "open" })()'), NO_WHERE],
  ['rows', requireRows, Object.create(Object.create(null)), NO_WHERE],
])('an answer of %s is refused that is none (%#)', (asked, require, answer, fault) => {
  const refused = () => require(`${asked} of Post`, answer);
  expect(refused).toThrow(AnswerFault);
  expect(refused).toThrow(new RegExp(`^${asked} of Post: ${fault}$`));
});

it('has keys without those that are absent, each in its scope', () => {
  const scoped = { scope: 'north', key: 7n };
  expect(requireKeys('own', [undefined, 'e1', null, scoped])).toEqual([{ scope: '', key: 'e1' }, scoped]);
  expect([requireKeys('own', undefined), requireKeys('own', null)]).toEqual([[], []]);
  expect(requireKeys('own', new Uint8Array([1]))).toEqual([{ scope: '', key: new Uint8Array([1]) }]);
});

it('is a condition on values of all kinds, and on null of JSON', () => {
  const jsonNull = Object.assign(new Price(), { [Symbol.for('prisma.objectEnumValue')]: true, toFixed: undefined });
  const where = {
    at: { gt: new Date(0) },
    hash: new Uint8Array([1]),
    price: { lt: new Price() },
    leadId: { not: new Column() },
    meta: { equals: { tags: {} }, array_contains: [{ parts: {} }] },
    data: { not: jsonNull },
    tags: { some: {}, none: { state: null } },
    count: { in: [1, 2n] },
  };
  expect(requireRows('rows', where)).toBe(where);
  expect([requireRows('rows', true), requireRows('rows', false), requireRows('rows', { OR: [] })]).toEqual([
    true,
    false,
    false,
  ]);
});

it('is taken of another realm as of this one', () => {
  const where = foreign('{ at: { gt: new Date(0) }, hash: new Uint8Array([1]), NOT: { OR: [] } }') as object;
  expect(Object.keys(requireRows('rows', where))).toEqual(['at', 'hash']);
  expect(requireRows('rows', foreign('{ tags: { some: { OR: [] } } }'))).toBe(false);
  const keys = [foreign('{ scope: "north", key: 7 }'), foreign('new Uint8Array([1])')];
  expect(requireKeys('own', keys).map(({ scope, key }) => [scope, String(key)])).toEqual([
    ['north', '7'],
    ['', '1'],
  ]);
});

it('that rejects ends no process, because its rejection is read', async () => {
  const rejected: unknown[] = [];
  const onRejection = (reason: unknown) => rejected.push(reason);
  process.on('unhandledRejection', onRejection);
  try {
    const down = () => Promise.reject(new Error('down'));
    for (const ask of [
      () => requireFlag('role', down()),
      () => requireKeys('own', [down()]),
      () => requireRows('rows', down()),
      () => requireWhere('where', { state: { in: [down()] } }),
    ])
      expect(ask).toThrow(PROMISE);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(rejected).toEqual([]);
  } finally {
    process.off('unhandledRejection', onRejection);
  }
});
