import { expect, it } from 'vitest';
import { copyParts, isSame } from './same-parts.ts';

const condition = () => ({
  firm: 'a',
  OR: [{ id: { in: [1n, 2n] } }, { at: { lt: new Date(5) } }, { key: new Uint8Array([1, 2]) }, { author: null }],
});

it.each<[string, (changed: ReturnType<typeof condition>) => unknown]>([
  ['a value', (changed) => Object.assign(changed, { firm: 'b' })],
  ['a part', (changed) => Object.assign(changed, { state: undefined })],
  ['an item', ({ OR }) => OR.pop()],
  ['an item of a list', ({ OR }) => OR[0]?.id?.in.splice(0, 1, 3n)],
  ['a time', ({ OR }) => OR[1]?.at?.lt.setTime(6)],
  ['a byte', ({ OR }) => OR[2]?.key?.fill(3)],
  ['null', ({ OR }) => Object.assign(OR[3] as object, { author: {} })],
])('tells a condition from its copy once its author changes %s', (_, change) => {
  const changed = condition();
  const copy = copyParts(changed);
  expect(isSame(copy, changed)).toBe(true);
  change(changed);
  expect(isSame(copy, changed)).toBe(false);
  expect(copy).toEqual(condition());
});

it('compares conditions with their order, and keeps what is no plain object', () => {
  expect(isSame({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(false);
  class Reference {
    readonly name = 'title';
  }
  const column = new Reference();
  expect(copyParts({ title: { equals: column } }).title.equals).toBe(column);
});
