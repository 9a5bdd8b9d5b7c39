import { describe, expect, it, test } from 'vitest';
import { createAccessModel } from './access-model.ts';
import { isIn, type Row } from './conditions.ts';
import { completeDeclaration, declareByKind } from './declaration.ts';
import { type AccessDecision, planField, planTraverse } from './field-plan.ts';
import type { LabelDefinitions, RelationLoader, ScopedKey } from './labels.ts';
import { type LoadedRelations, rowLabels } from './row-labels.ts';
import { subject, type TypeAccess, within } from './subjects.ts';
import { compileType } from './type-rule.ts';

// A plan is a value: what it decides is decided here without a schema, a database or a request.

interface Viewer {
  readonly id: string | null;
  readonly desks: readonly ScopedKey[];
  readonly staff: boolean;
}

const teaches: RelationLoader = async () => ({ keys: new Set() });
const stillEnrolled: RelationLoader = async () => ({ keys: new Set() });
const archives: RelationLoader = async () => ({ keys: new Set() });
const LABELS = {
  student: {
    sentence: 'The student of the exam.',
    possible: ({ id }) => id !== null,
    by: { person: { own: ({ id }) => id, loadSealed: stillEnrolled } },
  },
  teacher: {
    sentence: 'A teacher of the course.',
    possible: ({ id }) => id !== null,
    by: { course: { load: teaches }, person: { own: ({ id }) => id } },
  },
  reader: {
    sentence: 'A reader at the desk.',
    by: { desk: { own: ({ desks }) => desks }, archive: { load: archives } },
  },
  staff: { sentence: 'The staff of the school.', role: ({ staff }) => staff },
} as const satisfies LabelDefinitions<string, Viewer, unknown>;
const model = createAccessModel({
  labels: LABELS as LabelDefinitions<keyof typeof LABELS, Viewer, unknown>,
  classes: {
    plain: { sentence: 'The value is stored as it is.', serverReads: 'always' },
    private: { sentence: 'The student has the key.', serverReads: 'never', opaque: true },
    locked: { sentence: 'The school has the key.', serverReads: 'with its key', sealed: true },
  },
});
const { labels } = model;

const [byPerson, byCourse] = [subject('person'), subject('course')];
const type = (access: TypeAccess) => compileType(model, 'Exam', null, access);
const EXAM = type({ subjects: { student: byPerson('studentId'), teacher: byCourse('courseId') } });
const ROW = { studentId: 's', courseId: 'c', state: 'OPEN' };

const plain = (...readers: string[]) => ({ storedIn: 'exams.x', class: 'plain', readers, deletion: 'none' }) as const;
const NOTHING_LOADED: LoadedRelations = () => undefined;

/** The decision of a plan for a viewer and a row, with what is loaded. */
function decided(
  declaration: Parameters<typeof planField>[1],
  viewer: Partial<Viewer>,
  loaded: LoadedRelations = NOTHING_LOADED,
  row: Row = ROW,
  examType = EXAM,
): AccessDecision {
  const plan = planField(model, declaration, { coordinate: 'Exam.x', type: examType, columns: ['x'] });
  const viewerLabels = labels.viewerLabels({ id: null, desks: [], staff: false, ...viewer });
  return plan.guard(row, {
    labels: viewerLabels,
    rowLabels: (rule, examRow) => rowLabels(rule, examRow, viewerLabels, loaded),
  });
}

const holds = (load: RelationLoader, on: boolean | 'failed'): LoadedRelations => {
  return (relation) => (relation === load ? on : undefined);
};

describe('a plan of a plain field', () => {
  test.each<[string, string[], Partial<Viewer>, LoadedRelations, AccessDecision]>([
    ['everybody of what is public', ['public'], {}, NOTHING_LOADED, 'ALLOWED'],
    ['a role, with nothing loaded', ['staff'], { staff: true }, NOTHING_LOADED, 'ALLOWED'],
    ['a label by comparison', ['student'], { id: 's' }, NOTHING_LOADED, 'ALLOWED'],
    ['a label by a load', ['teacher'], { id: 't' }, holds(teaches, true), 'ALLOWED'],
    ['one of several labels', ['student', 'teacher'], { id: 's' }, holds(teaches, 'failed'), 'ALLOWED'],
    ['nobody signed in', ['student', 'teacher'], {}, NOTHING_LOADED, 'DENIED'],
    ['another by comparison', ['student'], { id: 'other' }, NOTHING_LOADED, 'DENIED'],
    ['one on whom the relation does not hold', ['teacher'], { id: 't' }, holds(teaches, false), 'DENIED'],
    ['a role that is no reader', ['teacher'], { staff: true }, NOTHING_LOADED, 'DENIED'],
    ['nobody of what only operators read', ['operators'], { id: 's', staff: true }, NOTHING_LOADED, 'DENIED'],
    ['one whose relation is not loaded', ['teacher'], { id: 't' }, NOTHING_LOADED, 'UNKNOWN'],
    ['one whose relation could not be loaded', ['teacher'], { id: 't' }, holds(teaches, 'failed'), 'FAILED'],
    [
      'the same, where another label is denied',
      ['student', 'teacher'],
      { id: 't' },
      holds(teaches, 'failed'),
      'FAILED',
    ],
  ])('decides for %s', (_, readers, viewer, loaded, decision) => {
    expect(decided(plain(...readers), viewer, loaded)).toBe(decision);
  });

  it('names its columns, its labels and nothing that is sealed', () => {
    const plan = planField(model, plain('teacher', 'staff'), { coordinate: 'Exam.x', type: EXAM, columns: ['x'] });
    expect([plan.coordinate, plan.columns, plan.sealed, plan.open]).toEqual(['Exam.x', ['x'], false, false]);
    expect(labels.labelsOf(plan.need)).toEqual(['teacher', 'staff']);
  });

  it('says which relation is missing, and fails on a row without its subject', () => {
    expect(() => decided(plain('teacher'), { id: 't' }, NOTHING_LOADED, { studentId: 's' })).toThrow('courseId');
  });
});

describe('a plan of a sealed field', () => {
  const sealed = { ...plain('student', 'staff'), class: 'locked' } as const;

  it('asks more of a label than its comparison', () => {
    expect(decided(sealed, { id: 's' })).toBe('UNKNOWN');
    expect(decided(sealed, { id: 's' }, holds(stillEnrolled, true))).toBe('ALLOWED');
    expect(decided(sealed, { id: 's' }, holds(stillEnrolled, false))).toBe('DENIED');
    expect(decided(sealed, { id: 'other' }, holds(stillEnrolled, true))).toBe('DENIED');
    expect(decided(sealed, { staff: true })).toBe('ALLOWED');
  });

  it('says so', () => {
    const plan = planField(model, sealed, { coordinate: 'Exam.x', type: EXAM, columns: ['x'] });
    expect([plan.sealed, labels.labelsOf(plan.need)]).toEqual([true, ['student', 'staff']]);
  });
});

describe('a plan by the kind of its row', () => {
  const declare = (cases: Parameters<typeof declareByKind>[2]) =>
    completeDeclaration(declareByKind(model, 'state', cases as never), model, undefined);
  const byKind = declare({ OPEN: plain('student'), GRADED: plain('student', 'staff') });

  test.each<[string, Partial<Viewer>, unknown, AccessDecision]>([
    ['a kind that the viewer reads', { staff: true }, 'GRADED', 'ALLOWED'],
    ['a kind that the viewer does not read', { staff: true }, 'OPEN', 'DENIED'],
    ['a kind that is not declared', { id: 's', staff: true }, 'LOST', 'DENIED'],
  ])('decides for %s', (_, viewer, state, decision) => {
    expect(decided(byKind, viewer, NOTHING_LOADED, { ...ROW, state })).toBe(decision);
  });

  it('fails where the row came without its kind', () => {
    expect(() => decided(byKind, { staff: true }, NOTHING_LOADED, { studentId: 's', courseId: 'c' })).toThrow('state');
  });

  it('is not open because one kind is', () => {
    const open = declare({ OPEN: plain('public'), GRADED: plain('staff') });
    expect(decided(open, {}, NOTHING_LOADED, { ...ROW, state: 'GRADED' })).toBe('DENIED');
    expect(decided(open, {}, NOTHING_LOADED, ROW)).toBe('ALLOWED');
  });
});

describe('a subject', () => {
  it('with a condition gives its label to the rows that meet it', () => {
    const graded = type({ subjects: { student: byPerson('studentId', { when: isIn('state', ['GRADED']) }) } });
    expect(decided(plain('student'), { id: 's' }, NOTHING_LOADED, ROW, graded)).toBe('DENIED');
    const row = { ...ROW, state: 'GRADED' };
    expect(decided(plain('student'), { id: 's' }, NOTHING_LOADED, row, graded)).toBe('ALLOWED');
    expect(decided(plain('student'), { id: 's' }, NOTHING_LOADED, { ...ROW, state: null }, graded)).toBe('DENIED');
  });

  it('of everybody gives `public` to the rows that meet its condition, and opens no field on the others', () => {
    const graded = type({
      subjects: { student: byPerson('studentId') },
      seenBy: ['public', 'student'],
      publicWhen: isIn('state', ['GRADED']),
    });
    const of = (state: string | null, id: string | null = null, rule = plain('public', 'student')) =>
      decided(rule, { id }, NOTHING_LOADED, { ...ROW, state }, graded);
    expect([of('GRADED'), of('OPEN'), of(null), of('OPEN', 's')]).toEqual(['ALLOWED', 'DENIED', 'DENIED', 'ALLOWED']);
    expect([of('GRADED', null, plain('public')), of('OPEN', 's', plain('public'))]).toEqual(['ALLOWED', 'DENIED']);
    expect(graded.rows?.({ id: null, staff: false })).toEqual({ state: { in: ['GRADED'] } });
    expect(graded.rows?.({ id: 's', staff: false })).toEqual({
      OR: [{ state: { in: ['GRADED'] } }, { studentId: 's' }],
    });
    expect(labels.labelsOf(graded.seenBy)).toEqual(['student', 'public']);
  });

  it('within another label never gives its own without it', () => {
    const both = type({
      subjects: { teacher: within('student', byPerson('teacherId')), student: byPerson('studentId') },
    });
    const row = (studentId: string) => ({ studentId, teacherId: 's' });
    expect(decided(plain('teacher'), { id: 's' }, NOTHING_LOADED, row('other'), both)).toBe('DENIED');
    expect(decided(plain('teacher'), { id: 's' }, NOTHING_LOADED, row('s'), both)).toBe('ALLOWED');
  });
});

it('a plan of a field that traverses to other rows checks nothing', () => {
  const plan = planTraverse({ coordinate: 'Query.exams', type: EXAM, columns: null });
  const viewer = labels.viewerLabels({ id: null, staff: false });
  expect(plan.guard({}, { labels: viewer, rowLabels: () => ({ held: 0, unknown: 0, failed: 0 }) })).toBe('ALLOWED');
  expect([plan.open, plan.need, plan.columns]).toEqual([true, 0, null]);
});

it('there are no more labels than a mask has bits', () => {
  const many = (count: number) =>
    createAccessModel({
      labels: Object.fromEntries(Array.from({ length: count }, (_, i) => [`l${i}`, { sentence: '', by: {} }])),
    });
  expect(many(28).labels.names).toHaveLength(30);
  expect(() => many(29)).toThrow('at most 29 labels');
});

describe('a subject that is named in a scope', () => {
  const scoped = { scope: 'city' };
  const LETTER = type({ subjects: { reader: subject('desk', scoped)('desk') } });
  const FILE = type({ subjects: { reader: subject('archive', scoped)('desk') } });
  const row = { city: 'oslo', desk: '1' };
  const reads = (desks: readonly ScopedKey[], letter: Row, loaded = NOTHING_LOADED, rule = LETTER) =>
    decided(plain('reader'), { desks }, loaded, letter, rule);

  it('is the viewer’s own where both the name and the scope are', () => {
    expect(reads([{ scope: 'oslo', key: '1' }], row)).toBe('ALLOWED');
    expect(reads([{ scope: 'bonn', key: '1' }], row)).toBe('DENIED');
    expect(reads([{ scope: 'oslo', key: '2' }], row)).toBe('DENIED');
  });

  it('is loaded in its scope', () => {
    const inOslo: LoadedRelations = (_, scope) => scope === 'oslo';
    expect(reads([], row, inOslo, FILE)).toBe('ALLOWED');
    expect(reads([], { ...row, city: 'bonn' }, inOslo, FILE)).toBe('DENIED');
  });

  it('fails on a row that came without its scope', () => {
    const message = 'A Exam came without its city';
    const missing = { message, name: 'MissingColumn', extensions: { code: 'INTERNAL' } };
    expect(() => reads([], { desk: '1' })).toThrow(expect.objectContaining(missing));
  });
});

describe('the storage classes of a model', () => {
  it('have the engine’s own class among them, and an order of protection', () => {
    expect(model.classes.names).toEqual(['plain', 'private', 'locked', 'none']);
    expect(model.classes.mostProtected(['locked', 'plain'])).toBe('locked');
    expect(model.classes.mostProtected([])).toBe('none');
    const mixed = declareByKind(model, 'state', {
      OPEN: plain('student'),
      GRADED: { ...plain('student'), class: 'private' },
    });
    expect(mixed.class).toBe('private');
  });

  it('are plain and none where it defines none', () => {
    expect(createAccessModel({ labels: {} }).classes.names).toEqual(['plain', 'none']);
  });

  it('make a plan sealed or opaque', () => {
    const planOf = (name: 'plain' | 'private' | 'locked') =>
      planField(model, { ...plain('staff'), class: name }, { coordinate: 'Exam.x', type: EXAM, columns: ['x'] });
    const flags = (['plain', 'private', 'locked'] as const).map(planOf).map(({ sealed, opaque }) => [sealed, opaque]);
    expect(flags).toEqual([
      [false, false],
      [false, true],
      [true, false],
    ]);
  });
});

it('an extra must not have the name of a part of a declaration', () => {
  const extras = { readers: { sentence: 'Somebody reads it.' } };
  expect(() => createAccessModel({ labels: {}, extras })).toThrow('readers');
});
