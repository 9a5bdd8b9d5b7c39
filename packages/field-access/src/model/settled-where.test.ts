import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Where } from './conditions.ts';
import { settle } from './settled-where.ts';

const settled = (where: unknown) => settle('rows of Post', where);
const open = { state: 'open' };
const NONE = { OR: [] };

describe('a where', () => {
  test.each<[string, Where]>([
    ['of columns', { ...open, year: { in: [] }, at: null }],
    ['of groups', { OR: [open, { AND: [open, { NOT: open }] }] }],
    ['of relations', { tags: { some: {}, none: open }, author: { is: {} }, editor: { isNot: null } }],
    ['of JSON, whose parts are no conditions', { data: { equals: { OR: [] }, not: { AND: [] } } }],
    ['of undefined, which Prisma leaves out', { state: undefined, AND: undefined }],
  ])('%s is settled as it is', (_, where) => {
    expect(settled(where)).toBe(where);
  });

  test.each<[Where, Where | boolean]>([
    [{}, true],
    [NONE, false],
    [{ AND: [] }, true],
    [{ NOT: [] }, true],
    [{ NOT: {} }, false],
    [{ NOT: NONE }, true],
    [{ ...open, ...NONE }, false],
    [{ AND: [open, NONE] }, false],
    [{ OR: [NONE, open] }, { OR: [open] }],
    [{ OR: [{}, open] }, true],
    [
      { ...open, NOT: [NONE, { state: 'shut' }] },
      { ...open, NOT: [{ state: 'shut' }] },
    ],
    [{ author: NONE }, false],
    // Prisma leaves out `{ author: {} }`, and has no row without an author for the other.
    [{ author: { AND: [] } }, { author: { is: {} } }],
    [{ author: { isNot: NONE } }, true],
    [{ author: { isNot: { AND: [] } } }, { author: { isNot: {} } }],
    [{ tags: { some: NONE } }, false],
    [{ tags: { some: { NOT: NONE } } }, { tags: { some: {} } }],
    [{ tags: { none: NONE } }, true],
    [{ tags: { every: NONE } }, { tags: { none: {} } }],
    [{ tags: { every: NONE, none: open } }, { tags: { none: {} } }],
    [{ meta: { path: ['a'], array_contains: { OR: [] } } }, { meta: { path: ['a'], array_contains: { OR: [] } } }],
    [{ tags: { every: { AND: [] }, some: open } }, { tags: { some: open } }],
  ])('%j comes to %j', (where, expected) => {
    expect(settled(where)).toEqual(expected);
  });

  test.each([null, [], 'state', 7, new Date(0), { AND: [null] }, { OR: 'x' }, { tags: { some: { NOT: [open, 1] } } }])(
    'is not %j',
    (where) => {
      expect(() => settled(where)).toThrow('rows of Post: the answer is no `where`');
    },
  );
});

interface Post {
  readonly year: number;
  readonly author: Post | null;
  readonly tags: readonly Post[];
}

/** The answer of a `where` by its words alone. */
const meets = (post: Post, where: Where): boolean =>
  Object.entries(where).every(([key, operand]) => {
    const items = [operand].flat() as Where[];
    if (key === 'AND') return items.every((item) => meets(post, item));
    if (key === 'OR') return items.some((item) => meets(post, item));
    if (key === 'NOT') return items.every((item) => !meets(post, item));
    if (key === 'year') return post.year === operand;
    const related = key === 'tags' ? post.tags : post.author ? [post.author] : [];
    const quantified = Object.entries(operand as Where) as [string, Where][];
    const isQuantified = quantified.every(([name]) => ['some', 'none', 'every', 'is', 'isNot'].includes(name));
    if (!isQuantified) return related.some((each) => meets(each, operand as Where));
    return quantified.every(([name, condition]) => {
      if (name === 'some' || name === 'is') return related.some((each) => meets(each, condition));
      if (name === 'every') return related.every((each) => meets(each, condition));
      return !related.some((each) => meets(each, condition));
    });
  });

/** Tests that a condition has a group of nothing, or a relation's empty condition that Prisma leaves out. */
const hasEmpty = (where: Where): boolean =>
  Object.entries(where).some(([key, operand]) => {
    if (key === 'year') return false;
    const items = [operand].flat() as Where[];
    if (['AND', 'OR', 'NOT'].includes(key) && items.some((item) => Object.keys(item).length === 0)) return true;
    if (['author', 'tags'].includes(key) && Object.keys(operand as Where).length === 0) return true;
    return items.length === 0 || items.some(hasEmpty);
  });

/** Posts whose related posts are from another arbitrary. */
const postOf = (related: fc.Arbitrary<Post> | null): fc.Arbitrary<Post> =>
  fc.record({
    year: fc.constantFrom(1, 2),
    author: related ? fc.option(related) : fc.constant(null),
    tags: related ? fc.array(related, { maxLength: 2 }) : fc.constant([]),
  });

/** Conditions whose inner ones are from another arbitrary. */
const conditionOf = (inner: fc.Arbitrary<Where>): fc.Arbitrary<Where> => {
  const some = fc.array(inner, { maxLength: 2 });
  const author = fc.oneof(fc.record({ is: inner }), fc.record({ isNot: inner }), fc.record({ AND: some }));
  return fc.oneof(
    fc.record({ AND: some }),
    fc.record({ OR: some, year: fc.constantFrom(1, 2) }),
    fc.record({ NOT: fc.oneof(inner, some) }),
    fc.record({ author }),
    fc.record({ tags: fc.oneof(fc.record({ some: inner, none: inner }), fc.record({ every: inner, none: inner })) }),
  );
};
const post = postOf(postOf(postOf(null)));
const least = fc.constantFrom<Where>({}, { year: 1 }, { OR: [] }, { AND: [] }, { NOT: [] });
const where = conditionOf(fc.oneof(least, conditionOf(fc.oneof(least, conditionOf(least)))));

it('settled is met by the same rows, and has no condition that Prisma leaves out', () => {
  fc.assert(
    fc.property(where, fc.array(post, { minLength: 1, maxLength: 4 }), (each, posts) => {
      const result = settled(each);
      const isMet = (one: Post) => (typeof result === 'boolean' ? result : meets(one, result));
      expect(posts.map(isMet)).toEqual(posts.map((one) => meets(one, each)));
      expect(typeof result !== 'boolean' && hasEmpty(result)).toBe(false);
    }),
    { numRuns: 300 },
  );
});
