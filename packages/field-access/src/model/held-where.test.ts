import { expect, test } from 'vitest';
import type { Where } from './conditions.ts';
import { heldWhere } from './held-where.ts';

const column = (type: string, more: object = {}) => ({
  column: 'c',
  key: false,
  type,
  uuid: false,
  list: false,
  ...more,
});
const columns = {
  id: column('String', { uuid: true }),
  name: column('String'),
  state: column('State', { values: ['open'] }),
  pages: column('Int'),
  units: column('BigInt'),
  at: column('DateTime'),
};
const table = { table: 'posts', columns, relations: {} };
const author = { model: 'Post', table, list: false, inverse: 'posts', columns: [], references: [] };
const posts = { ...table, relations: { author } };

const ID = 'FFFFFFFF-ffff-ffff-ffff-ffffffffffff';
const NONE = 'a\0';

test.each<[string, Where]>([
  ['a UUID', { id: `{${ID}}` }],
  ['a text', { name: NONE }],
  ['an enum', { state: 'closed' }],
  ['an Int', { pages: 2 ** 31 }],
  ['a BigInt', { units: 2n ** 63n }],
  ['a time', { at: new Date('x') }],
  ['a time of a year that is not written', { at: { equals: new Date(8.64e15) } }],
  ['the bound of a range', { at: { gte: new Date('x') } }],
  ['a null', { pages: null }],
  ['a null beside others', { AND: [{ OR: [{ pages: { equals: null } }] }] }],
  ['a null in the place of a list', { pages: { in: null } }],
  ['a text beside others', { pages: 1, AND: [{ AND: { name: { equals: NONE } } }] }],
  ['each text of an OR', { OR: [{ name: NONE }, { id: 'x' }] }],
  ['a text of another row', { author: { name: NONE } }],
  ['a text of some other row', { author: { some: { name: NONE } } }],
  ['a text in a NOT, among others', { NOT: { OR: [{ name: NONE }, { pages: 1 }] } }],
  ['a text in a NOT of a `not`', { NOT: { name: { not: NONE } } }],
  ['a text of other rows, among others', { author: { none: { name: NONE, pages: 1 } } }],
  ['a text that other rows differ from', { author: { none: { NOT: { name: NONE } } } }],
  ['a text that each other row differs from', { author: { some: { name: { notIn: [NONE] } } } }],
  ['a text that another row differs from', { author: { isNot: { name: { not: NONE } } } }],
])('no row meets a condition on %s that its column does not hold', (_, where) => {
  expect(heldWhere(posts, where, new Set(['pages']))).toBeNull();
});

test.each<[string, Where, Where]>([
  ['no branch that some row may meet', { OR: [{ name: NONE }, { pages: 1 }] }, { OR: [{ pages: 1 }] }],
  ['no value that some row may have', { id: { in: [ID, 'x'] } }, { id: { in: [ID] } }],
  ['no branch on other rows', { author: { OR: [{ name: NONE }, { pages: 1 }] } }, { author: { OR: [{ pages: 1 }] } }],
  ['no text of rows of which there is none', { author: { none: { name: NONE } } }, { author: { none: { OR: [] } } }],
  ['no text of a row that is another', { author: { isNot: { id: 'x' } } }, { author: { isNot: { OR: [] } } }],
  ['no text of each row', { author: { every: { name: NONE } } }, { author: { every: { OR: [] } } }],
  [
    'nothing of rows that are held',
    { author: { none: { pages: 1 }, isNot: null } },
    { author: { none: { pages: 1 }, isNot: null } },
  ],
  ['no value among those that a row has not', { id: { notIn: [ID, 'x'] } }, { id: { notIn: [ID] } }],
  ['null in a list, which Prisma does not take', { name: { in: [null, 'b'] } }, { name: { in: ['b'] } }],
  ['null among values that a row has not', { name: { notIn: [null, 'b'] } }, { name: { notIn: ['b'] } }],
  ['a list of null alone', { name: { notIn: [null] } }, { name: { not: null } }],
  ['no empty OR', { OR: [] }, { OR: [] }],
  ['nothing that is undefined', { AND: undefined, name: undefined }, { AND: undefined, name: undefined }],
  [
    'nothing of what is held',
    { id: ID, state: 'open', pages: -1, units: 1n, at: new Date(0), name: null },
    { id: ID, state: 'open', pages: -1, units: 1n, at: new Date(0), name: null },
  ],
])('leaves out %s', (_, where, held) => {
  expect(heldWhere(posts, where)).toEqual(held);
});

test.each<[string, Where, Where | null]>([
  ['every row, if the column is never null', { NOT: { id: 'x' } }, { NOT: { OR: [] } }],
  [
    'each row whose column is set, if it may be null',
    { NOT: [{ name: NONE }, { pages: 1 }] },
    { NOT: [{ name: null }, { pages: 1 }] },
  ],
  ['every row, by a `not`', { id: { not: 'x' }, pages: 1 }, { pages: 1 }],
  ['every row, by each `not` of several', { id: { not: { equals: 'x' }, notIn: ['y', 'z'] } }, {}],
  ['each row that is set, by a `not`', { name: { not: NONE, gt: 'a' } }, { name: { not: null, gt: 'a' } }],
  ['each row that is set, by a `notIn`', { name: { notIn: [NONE] } }, { name: { not: null } }],
  ['a row of another value, by a `notIn`', { name: { notIn: [NONE], not: 'b' } }, { name: { not: 'b' } }],
])('a value that no column holds is not the value of %s', (_, where, held) => {
  expect(heldWhere(posts, where, new Set(['id']))).toEqual(held);
  expect(heldWhere(posts, where)).toBeNull();
});
