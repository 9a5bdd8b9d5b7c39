import { describe, expect, test } from 'vitest';
import type { Where } from '../index.ts';
import { listBranches } from './branches.ts';

const [a, b] = [
  { chain: 'a', wallet: '1' },
  { chain: 'b', wallet: '1' },
];
const kinds = { OR: [{ kind: { in: ['x', 'y'] } }, { kind: { in: ['z'] } }] };
const issued = { series: { issuer: '1' } };

describe('the branches of a where', () => {
  test.each<[string, Where, readonly Where[]]>([
    ['one where it has no OR', a, [a]],
    ['one for each wallet', { OR: [a, b] }, [a, b]],
    [
      'each with the rest',
      { AND: [{ OR: [a, b] }, { state: 'x' }] },
      [a, b].map((one) => ({ AND: [one, { state: 'x' }] })),
    ],
    ['one where an OR is over kinds alone', { AND: [a, kinds] }, [{ AND: [a, kinds] }]],
    [
      'each with an OR over kinds',
      { AND: [{ AND: [{ OR: [a, b] }, kinds] }, { at: { lt: 1 } }] },
      [a, b].map((one) => ({ AND: [one, kinds, { at: { lt: 1 } }] })),
    ],
    ['one for each wallet of a chain', { chain: 'a', wallet: { in: ['1', '2'] } }, [a, { chain: 'a', wallet: '2' }]],
    [
      'those of an OR in an OR',
      { OR: [a, { AND: [{ open: true }, { OR: [b, { chain: 'c', wallet: '3' }] }] }] },
      [a, { AND: [{ open: true }, b] }, { AND: [{ open: true }, { chain: 'c', wallet: '3' }] }],
    ],
    ['each, by another table too', { OR: [a, issued] }, [a, issued]],
    [
      'without those that have no row',
      { AND: [{ kind: 'x' }, { OR: [a, { AND: [b, { kind: { in: ['y'] } }] }] }] },
      [{ AND: [{ kind: 'x' }, a] }],
    ],
    [
      'without values that one of them is',
      { AND: [{ kind: 'x' }, { AND: [a, { kind: { in: ['x', 'y'] } }] }] },
      [{ AND: [{ kind: 'x' }, a] }],
    ],
    ['one of no row where none has any', { AND: [{ kind: 'x' }, { kind: { in: ['y'] } }] }, [{ kind: { in: [] } }]],
    [
      'one of no row where the one value is among those that are not allowed',
      { AND: [{ kind: 'x' }, { kind: { notIn: ['x', 'y'] } }] },
      [{ kind: { in: [] } }],
    ],
    [
      'one of no row where the one value is the one that is not allowed',
      { AND: [{ kind: 'x' }, { kind: { not: 'x' } }] },
      [{ kind: { in: [] } }],
    ],
    [
      'one with a column that has some value',
      { AND: [a, { chain: { not: null } }] },
      [{ AND: [a, { chain: { not: null } }] }],
    ],
    [
      'without values that are not allowed where it is another',
      { AND: [{ kind: 'x' }, { AND: [a, { kind: { notIn: ['y'] } }] }] },
      [{ AND: [{ kind: 'x' }, a] }],
    ],
    ...[
      { kind: 'x', AND: [{ kind: { notIn: ['y', 'X'] } }] },
      { kind: '0A', AND: [{ kind: { not: '0a' } }] },
      { price: '0.0', AND: [{ price: { not: '0' } }] },
      { id: 1, AND: [{ id: { not: 1n } }] },
    ].map(({ AND, ...own }): [string, Where, readonly Where[]] => [
      'with values that are not allowed where a database may take it for one of them',
      { ...own, AND },
      [{ AND: [own, ...AND] }],
    ]),
    ['one where values are of no scope', { kind: { in: ['x', 'y'] } }, [{ kind: { in: ['x', 'y'] } }]],
    ['one where it asks nothing', {}, [{}]],
    [
      'one where there are too many',
      { OR: Array.from({ length: 17 }, (_, i) => ({ wallet: i })) },
      [{ OR: Array.from({ length: 17 }, (_, i) => ({ wallet: i })) }],
    ],
  ])('are %s', (_, where, branches) => {
    expect(listBranches(where)).toEqual(branches);
  });
});
