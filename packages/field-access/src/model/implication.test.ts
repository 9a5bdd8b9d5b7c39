import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Where } from './conditions.ts';
import { implies } from './implication.ts';

const me = { region: 'a', desk: '1' };
const there = { region: 'b', desk: '2' };
const taught = { course: { teacher: '1' } };
/** Nulls of JSON as Prisma has them: instances of classes, whose JSON is the same. */
class DbNull {}
class JsonNull {}

describe('a where implies another', () => {
  test.each<[string, Where, Where]>([
    ['that is the same', me, me],
    ['that says less', { ...me, kind: 'x' }, me],
    ['that is one of several', me, { OR: [taught, me] }],
    ['by each of its branches', { OR: [me, there] }, { OR: [there, taught, me] }],
    ['in whatever way both are nested', { AND: [{ OR: [me] }, { AND: [{ kind: 'x' }] }] }, { AND: [me] }],
    ['that allows its value among others', { kind: 'x' }, { kind: { in: ['x', 'y'] } }],
    ['that allows all of its values', { kind: { in: ['x', 'y'] } }, { kind: { in: ['y', 'z', 'x'] } }],
    [
      'by the values that both of its parts allow',
      { AND: [{ kind: { in: ['x', 'y'] } }, { kind: 'x' }] },
      { kind: 'x' },
    ],
    ['that asks the same of another table', { ...taught, kind: 'x' }, taught],
    ['that compares with the same time', { at: { gt: new Date(0) } }, { at: { gt: new Date(0) } }],
    ['of numbers of any size', { units: { gt: 1n } }, { units: { gt: 1n } }],
    ['that asks nothing', me, {}],
    ['where it has no rows', { desk: { in: [] } }, { desk: '1' }],
  ])('%s', (_, narrow, wide) => {
    expect(implies(narrow, wide)).toBe(true);
  });

  test.each<[string, Where, Where]>([
    ['that says more', me, { ...me, kind: 'x' }],
    ['of another value', me, there],
    ['by one of its branches alone', { OR: [me, there] }, { OR: [me, taught] }],
    ['that allows fewer values', { kind: { in: ['x', 'y'] } }, { kind: 'x' }],
    ['that excludes values', { kind: 'x' }, { kind: { notIn: ['y'] } }],
    ['of another table’s rows', taught, { course: { teacher: '2' } }],
    ['without a condition', {}, me],
    ['where it says what is not so', { NOT: me }, { NOT: me }],
    ['of which it has no branch', { OR: [] }, me],
    ['of a null', { kind: null }, { kind: 'null' }],
    ['of a number as a text', { period: 1 }, { period: '1' }],
    ['of another null', { meta: new DbNull() }, { meta: new JsonNull() }],
    ['of another null in a condition', { meta: { equals: new DbNull() } }, { meta: { equals: new JsonNull() } }],
    ['of a number that is none', { period: Number.POSITIVE_INFINITY }, { period: null }],
    ['of a time that is none', { at: new Date(Number.NaN) }, { at: null }],
    ['of an undefined inside', { id: { in: ['a', undefined] } }, { id: { in: ['a', null] } }],
    ['by two texts, which may be of one value', { AND: [{ id: 'A' }, { id: 'a' }] }, { id: 'b' }],
  ])('not one %s', (_, narrow, wide) => {
    expect(implies(narrow, wide)).toBe(false);
  });

  it('says nothing of more branches than it looks through', () => {
    const many = { AND: Array.from({ length: 7 }, (_, i) => ({ OR: [{ [`c${i}`]: 1 }, { [`c${i}`]: 2 }] })) };
    expect(implies(many, many)).toBe(false);
  });
});

type Row = Readonly<Record<string, number>>;
const meets = (row: Row, where: Where): boolean =>
  Object.entries(where).every(([name, condition]) => {
    if (name === 'AND') return (condition as Where[]).every((part) => meets(row, part));
    if (name === 'OR') return (condition as Where[]).some((part) => meets(row, part));
    const among = (condition as { in?: number[] }).in;
    return among ? among.includes(row[name] as number) : row[name] === condition;
  });

it('never holds where a row meets the first and not the second', () => {
  const column = fc.constantFrom('a', 'b');
  const value = fc.nat(2);
  const where = fc.letrec<{ where: Where }>((tie) => ({
    where: fc.oneof(
      { maxDepth: 3 },
      fc.tuple(column, value).map(([name, one]) => ({ [name]: one })),
      fc.tuple(column, fc.array(value, { maxLength: 3 })).map(([name, among]) => ({ [name]: { in: among } })),
      fc.array(tie('where'), { maxLength: 3 }).map((AND) => ({ AND })),
      fc.array(tie('where'), { minLength: 1, maxLength: 3 }).map((OR) => ({ OR })),
      fc.tuple(tie('where'), column, value).map(([all, name, one]) => ({ ...all, [name]: one })),
    ),
  })).where;
  const rows: Row[] = [0, 1, 2].flatMap((a) => [0, 1, 2].map((b) => ({ a, b })));
  fc.assert(
    fc.property(where, where, (narrow, wide) => {
      if (!implies(narrow, wide)) return;
      for (const row of rows) expect(meets(row, narrow) && !meets(row, wide)).toBe(false);
    }),
    { numRuns: 2_000 },
  );
});
