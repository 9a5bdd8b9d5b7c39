import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { columnText, columnValue, keyOfText, keyPart } from './column-values.ts';
import { scopedText, whereKey } from './row-key.ts';

describe('a key in a column', () => {
  it.each([
    ['String', 'a', 'a'],
    ['String', '', ''],
    ['Int', '42', 42],
    ['Int', '-2147483648', -2_147_483_648],
    ['BigInt', '9007199254740993', 9_007_199_254_740_993n],
    ['Bytes', 'AP8Q', Buffer.from([0, 255, 16])],
    ['Mood', 'HAPPY', 'HAPPY'],
  ])('of type %s has one text: %s', (type, text, key) => {
    expect(keyOfText(type, text)).toEqual(key);
    expect(columnText(key)).toBe(text);
  });

  it.each([
    ['Int', ['042', '4.2', '1e3', '-0', '', ' 4', '2147483648', 'NaN', 'Infinity', '0x1f']],
    ['BigInt', ['9223372036854775808', '01', '', '1n', '-0', 'NaN', '1.0']],
    ['Bytes', ['AP8Q=', 'AP8Q\n', '%', 'AP-Q']],
  ])('of type %s has no other text', (type, texts) => {
    for (const text of texts) expect(keyOfText(type, text)).toBeUndefined();
  });

  it.each([
    ['Float', 1.5],
    ['Boolean', false],
    ['DateTime', new Date('2026-01-05T09:00:00.123Z')],
  ])('of type %s comes back from its text, and from JSON', (type, value) => {
    expect(columnValue(type, columnText(value))).toEqual(value);
    expect(columnValue(type, String(JSON.parse(JSON.stringify(keyPart(value)))))).toEqual(value);
  });
});

it.each([
  ['new Date(0)', '1970-01-01T00:00:00.000Z'],
  ['new Uint8Array([0, 255, 16])', 'AP8Q'],
])('a value of another realm has the text of one of this: %s', (value, text) => {
  expect(columnText(runInNewContext(value))).toBe(text);
});

it.each([null, undefined, 1, {}, ['1'], '1\0'])('no id is what is no text, or has U+0000: %j', (text) => {
  const rule = { id: ['id'], model: 'Reading', types: new Map([['id', 'String']]) };
  expect(whereKey(rule, { scope: undefined, home: '', tables: {} }, text as string)).toBeNull();
});

describe('a key of several columns', () => {
  const rule = {
    id: ['author', 'post'],
    model: 'Reading',
    types: new Map([
      ['author', 'Int'],
      ['post', 'BigInt'],
    ]),
  };
  const ids = { scope: undefined, home: '', tables: {} };

  it('is an array of texts', () => {
    expect(whereKey(rule, ids, '["1","2"]')).toEqual({ author: 1, post: 2n });
  });

  it.each(['["1"]', '[1,2]', '["1", "2"]', '["1","2","3"]', '["1","x"]', '{}', '1', '', 'null'])(
    'is nothing else: %s',
    (text) => {
      expect(whereKey(rule, ids, text)).toBeNull();
    },
  );

  it('has its scope in front, of the column’s own type', () => {
    const scoped = { ...ids, scope: { column: 'author', separator: '/' }, home: '7' };
    expect(whereKey(rule, scoped, '1/2')).toEqual({ author: 1, post: 2n });
    expect(whereKey(rule, scoped, '2')).toEqual({ author: 7, post: 2n });
    expect(whereKey(rule, scoped, 'x/2')).toBeNull();
    const textOf = (author: number) => scopedText('post', scoped.scope, scoped, { author, post: 2n });
    expect([textOf(1), textOf(7)]).toEqual(['1/2', '2']);
  });

  it('has no scope if the scope’s column is the whole key', () => {
    const scoped = { ...ids, scope: { column: 'author', separator: '/' }, home: '7' };
    expect(whereKey({ ...rule, id: ['author'] }, scoped, '1')).toEqual({ author: 1 });
  });
});
