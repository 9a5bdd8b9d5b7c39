import { describe, expect, it, test } from 'vitest';
import { andVisible } from '../runtime/visibility.ts';
import { createAccessModel } from './access-model.ts';
import { isIn, isNotIn, type Where } from './conditions.ts';
import type { LabelDefinitions, ScopedKey } from './labels.ts';
import { subject, type TypeAccess, within } from './subjects.ts';
import type { TypeRule } from './type-rule.ts';
import { type ModelShape, visibleRowsOf } from './visible-rows.ts';

interface Viewer {
  readonly id: string | null;
  readonly keys: readonly string[];
  readonly tags: readonly ScopedKey[];
  readonly staff: boolean;
}
const load = async () => ({ keys: new Set<string>() });
const LABELS = {
  owner: { sentence: 'The owner.', possible: ({ id }) => id !== null, by: { person: { own: ({ id }) => id } } },
  holder: {
    sentence: 'A holder of the key.',
    possible: ({ keys }) => keys.length > 0,
    by: { key: { own: ({ keys }) => keys }, house: { load, where: ({ keys }) => ({ key: { in: [...keys] } }) } },
  },
  tenant: {
    sentence: 'The tenant.',
    possible: ({ tags }) => tags.length > 0,
    by: { tag: { own: ({ tags }) => tags } },
  },
  guest: { sentence: 'A guest.', by: { house: { load } } },
  staff: { sentence: 'The staff.', role: ({ staff }) => staff },
} as const satisfies LabelDefinitions<string, Viewer, unknown>;
const model = createAccessModel<keyof typeof LABELS, Viewer, unknown>({
  labels: LABELS,
  kinds: { house: { model: 'House', type: 'House' } },
});
const byTag = subject('tag', { scope: 'city' });
const [byPerson, byKey, byHouse] = [subject('person'), subject('key'), subject('house')];

const ROOM: ModelShape = {
  name: 'Room',
  id: ['id'],
  required: new Set(),
  types: new Map(),
  references: [
    { relation: 'house', model: 'House', columns: ['houseId'] },
    { relation: 'oldHouse', model: 'House', columns: ['soldId'] },
    { relation: 'newHouse', model: 'House', columns: ['soldId'] },
  ],
};
const HOUSE: ModelShape = { name: 'House', id: ['id'], required: new Set(), types: new Map(), references: [] };

const nobody: Viewer = { id: null, keys: [], tags: [], staff: false };
const rows = (access: TypeAccess, viewer: Partial<Viewer>, shape: ModelShape = ROOM) => {
  const derived = visibleRowsOf({ model, shape, access });
  expect(derived.underived).toEqual([]);
  return derived.rows?.({ ...nobody, ...viewer });
};

describe('the rows that labels see', () => {
  const access: TypeAccess = {
    subjects: { owner: byPerson('ownerId'), holder: [byKey('key'), byHouse('houseId')] },
    seenBy: ['owner', 'holder', 'staff'],
  };

  test.each<[string, Partial<Viewer>, unknown]>([
    ['all for a role', { id: 'a', staff: true }, true],
    ['none for whom no label is possible', {}, false],
    ['one value is compared as one', { id: 'a' }, { ownerId: 'a' }],
    [
      'each subject of each label',
      { id: 'a', keys: ['k', 'l'] },
      { OR: [{ ownerId: 'a' }, { key: { in: ['k', 'l'] } }, { house: { key: { in: ['k', 'l'] } } }] },
    ],
  ])('are %s', (_, viewer, where) => {
    expect(rows(access, viewer)).toEqual(where);
  });

  describe('of a scope', () => {
    const access: TypeAccess = { subjects: { tenant: byTag('tag') }, seenBy: ['tenant'] };
    const [one, two, other] = [
      { scope: 'oslo', key: '1' },
      { scope: 'oslo', key: '2' },
      { scope: 'bonn', key: '1' },
    ];

    test.each<[string, readonly ScopedKey[], unknown]>([
      ['are those of the scope alone', [one], { city: 'oslo', tag: '1' }],
      ['are several of one scope at once', [one, two], { city: 'oslo', tag: { in: ['1', '2'] } }],
      [
        'are never those of another scope by the same name',
        [one, two, other],
        {
          OR: [
            { city: 'oslo', tag: { in: ['1', '2'] } },
            { city: 'bonn', tag: '1' },
          ],
        },
      ],
    ])('%s', (_, tags, where) => {
      expect(rows(access, { tags })).toEqual(where);
    });

    it('are none where the subject names no scope', () => {
      const unscoped: TypeAccess = { subjects: { tenant: subject('tag')('tag') }, seenBy: ['tenant'] };
      expect(rows(unscoped, { tags: [one] })).toBe(false);
    });
  });

  it('are matched directly where the type is what the kind names', () => {
    const houses: TypeAccess = { subjects: { holder: byHouse('id') }, seenBy: ['holder'] };
    expect(rows(houses, { keys: ['k'] }, HOUSE)).toEqual({ key: { in: ['k'] } });
  });

  it('meet the conditions of the subject', () => {
    const when: TypeAccess = {
      subjects: {
        owner: [
          byPerson('ownerId', { when: isIn('state', ['OPEN']) }),
          byPerson('heirId', { when: isNotIn('state', ['OPEN']) }),
        ],
      },
      seenBy: ['owner'],
    };
    expect(rows(when, { id: 'a' })).toEqual({
      OR: [
        { AND: [{ ownerId: 'a' }, { state: { in: ['OPEN'] } }] },
        { AND: [{ heirId: 'a' }, { state: { notIn: ['OPEN'] } }] },
      ],
    });
  });

  it('are within the label that a subject is within', () => {
    const both: TypeAccess = {
      subjects: { holder: within('owner', byKey('key')), owner: byPerson('ownerId') },
      seenBy: ['holder'],
    };
    expect(rows(both, { id: 'a', keys: ['k'] })).toEqual({ AND: [{ key: 'k' }, { ownerId: 'a' }] });
    expect(rows(both, { keys: ['k'] })).toBe(false);
  });

  it('are refused where a condition compares with undefined, which Prisma leaves out', () => {
    const houses: TypeAccess = { subjects: { holder: byHouse('id') }, seenBy: ['holder'] };
    const keys = [undefined] as unknown as string[];
    expect(() => rows(houses, { keys }, HOUSE)).toThrow(/compares with undefined/);
    const own = { id: ['id'], rows: (viewer: Partial<Viewer>) => ({ AND: [{ ownerId: viewer.id }] }) };
    const rule = own as unknown as TypeRule;
    expect(andVisible(rule, { id: 'a' }, {})).toEqual({ AND: [{ ownerId: 'a' }] });
    expect(() => andVisible(rule, {}, {})).toThrow(/compares with undefined/);
  });

  it('are none for an OR of nothing beside any condition, which Prisma would leave out', () => {
    const rule = { id: ['id'], rows: ({ keys = [] }: Partial<Viewer>) => ({ OR: keys.map((key) => ({ key })) }) };
    const narrowed = (viewer: Partial<Viewer>, extra: Where) => andVisible(rule as unknown as TypeRule, viewer, extra);
    const none = { id: { in: [] } };
    expect(narrowed({ keys: ['k'] }, { year: 1 })).toEqual({ AND: [{ year: 1 }, { OR: [{ key: 'k' }] }] });
    expect(narrowed({}, { year: 1 })).toEqual({ AND: [{ year: 1 }, none] });
    expect(narrowed({ keys: ['k'] }, { year: 1, OR: [] })).toEqual(none);
    expect(narrowed({ keys: ['k'] }, { NOT: { OR: [] } })).toEqual({ OR: [{ key: 'k' }] });
    expect(() => narrowed({}, Promise.resolve({ year: 1 }) as unknown as Where)).toThrow(/a promise is no answer/);
  });

  it('of a label whose `where` is an OR of nothing are none, and of one that is empty all that have such a row', () => {
    const derived = (where: () => Where) => {
      const labels = { guest: { sentence: 'A guest.', by: { house: { load, where } } } };
      const model = createAccessModel({ labels, kinds: { house: { model: 'House', type: 'House' } } });
      const access: TypeAccess = { subjects: { guest: byHouse('houseId') }, seenBy: ['guest'] };
      return visibleRowsOf({ model, shape: ROOM, access }).rows?.(nobody);
    };
    expect(derived(() => ({ OR: [] }))).toBe(false);
    expect(derived(() => ({ AND: [{ OR: [] }] }))).toBe(false);
    expect(derived(() => ({ AND: [] }))).toEqual({ house: { is: {} } });
  });

  it('are all where everybody sees them, and what `rows` says where it is given', () => {
    expect(visibleRowsOf({ model, shape: ROOM, access: {} }).rows).toBeUndefined();
    expect(visibleRowsOf({ model, shape: ROOM, access: { seenBy: ['owner', 'public'] } }).rows).toBeUndefined();
    const own = { id: 'own' };
    const access: TypeAccess = { seenBy: ['owner'], rows: () => own, dependsOnViewer: true };
    expect(visibleRowsOf({ model, shape: ROOM, access }).rows?.({})).toEqual(own);
  });
});

describe('no rows follow for a label', () => {
  test.each<[string, TypeAccess, ModelShape, string[]]>([
    ['without a subject', { seenBy: ['owner', 'staff'] }, ROOM, ['owner']],
    ['whose relation has no where', { subjects: { guest: byHouse('houseId') }, seenBy: ['guest'] }, ROOM, ['guest']],
    ['to whose rows no relation leads', { subjects: { holder: byHouse('id') }, seenBy: ['holder'] }, ROOM, ['holder']],
    [
      'to whose rows two relations lead',
      { subjects: { holder: byHouse('soldId') }, seenBy: ['holder'] },
      ROOM,
      ['holder'],
    ],
    ['that its kind cannot carry', { subjects: { owner: byKey('key') }, seenBy: ['owner'] }, ROOM, ['owner']],
  ])('%s', (_, access, shape, underived) => {
    expect(visibleRowsOf({ model, shape, access }).underived).toEqual(underived);
  });
});
