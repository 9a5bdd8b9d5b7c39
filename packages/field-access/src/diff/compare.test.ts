import { expect, test } from 'vitest';
import { createAccessModel } from '../model/access-model.ts';
import { nameKindLists } from '../model/kind-lists.ts';
import { type DiffOptions, diffAccess as diffTexts, gains, reportAccess } from './index.ts';

const options: DiffOptions = {
  model: createAccessModel({
    labels: {},
    classes: {
      plain: { sentence: 'The value is stored as it is.', serverReads: 'always' },
      locked: { sentence: 'The clinic has the key.', serverReads: 'with its key', sealed: true },
      foreign: { sentence: 'The patient has the key.', serverReads: 'never', sealed: true },
    },
    extras: {
      published: { sentence: 'The value is in a public register.', public: true },
      billed: { sentence: 'The insurer receives the value.' },
    },
  }),
  pageCounts: ['totalCount'],
};
const diffAccess = (before: string, after: string) => diffTexts(before, after, options);

const field = (name: string, args = '') =>
  `${name}: String @access(${args || 'class: PLAIN, readers: [DOCTOR, ADMIN], held: ["visits.fee"], deletion: "none"'})`;
const schema = (fields: string, seenBy = '[PUBLIC]') => `type Visit @rows(seenBy: ${seenBy}) { id: ID! ${fields} }`;
const declared = (readers: string, held = 'visits.fee', stored = 'PLAIN') =>
  field('fee', `class: ${stored}, readers: [${readers}], held: ["${held}"], deletion: "none"`);
const published = (readers: string) => declared(readers).replace('"none")', '"none", published: true)');
const email = (readers: string) =>
  field('email', `class: PLAIN, readers: [${readers}], held: ["accounts.email"], deletion: "none"`);
const SUBJECTS = 'directive @subjects(labels: [String!]!) on OBJECT';
const BY_OWNER = 'owner by userId (user)';
const BY_DOCTOR = 'doctor by doctorId (doctor, when state is "planned")';
const ofSubjects = (...labels: string[]) =>
  `${SUBJECTS} ${schema('')} extend type Visit @subjects(labels: ${JSON.stringify(labels)})`;
const ofRows = (seenBy: string) => `${SUBJECTS} ${schema('', seenBy)}`;
const ROWS = 'directive @rows(seenBy: [Reader!]!) on OBJECT';

test.each([
  ['the same text', schema(field('fee')), schema(field('fee')), []],
  ['another order of fields', schema(`${field('a')} b: Int`), schema(`b: Int ${field('a')}`), []],
  ['a reader more', schema(declared('DOCTOR')), schema(declared('DOCTOR, PATIENT')), [['readers', 'patient', '']]],
  ['a reader less', schema(declared('DOCTOR, PATIENT')), schema(declared('DOCTOR')), [['readers', '', 'patient']]],
  ['readers in another order', schema(declared('DOCTOR, PATIENT')), schema(declared('PATIENT, DOCTOR')), []],
  ['everybody', schema(declared('DOCTOR')), schema(declared('PUBLIC')), [['readers', 'public', '']]],
  ['no longer everybody', schema(declared('PUBLIC')), schema(declared('DOCTOR')), [['readers', '', 'public']]],
  ['a new field', schema(''), schema(declared('DOCTOR')), [['added', 'doctor', '']]],
  ['a new field that nobody reads', schema(''), schema(declared('')), [['added', '', '']]],
  ['a removed field', schema(declared('DOCTOR')), schema(''), [['removed', '', 'doctor']]],
  ['a renamed field', schema(field('fee')), schema(field('price')), [['renamed', '', '']]],
  [
    'an opened value',
    schema(declared('DOCTOR', 'a.b', 'LOCKED')),
    schema(declared('DOCTOR', 'a.b')),
    [['class', 'operators', '']],
  ],
  [
    'a sealed value',
    schema(declared('DOCTOR', 'a.b')),
    schema(declared('DOCTOR', 'a.b', 'FOREIGN')),
    [['class', '', '']],
  ],
  [
    'a column that nobody read',
    schema(declared('DOCTOR')),
    schema(declared('DOCTOR', 'x.y')),
    [['held', 'doctor', '']],
  ],
  [
    'a column that another field gives them',
    schema(`${declared('DOCTOR')} ${field('z', 'class: PLAIN, readers: [PUBLIC], held: ["x.y"], deletion: "none"')}`),
    schema(
      `${declared('DOCTOR', 'x.y')} ${field('z', 'class: PLAIN, readers: [PUBLIC], held: ["x.y"], deletion: "none"')}`,
    ),
    [['held', '', '']],
  ],
  [
    'rows',
    schema(declared('DOCTOR'), '[OWNER]'),
    schema(declared('DOCTOR'), '[OWNER, ADMIN]'),
    [['rows', 'admin', '']],
  ],
  [
    'rows that were public on a condition and are always',
    schema(declared('PUBLIC'), '[PUBLIC, OWNER], publicWhen: "open is true"'),
    schema(declared('PUBLIC'), '[PUBLIC, OWNER]'),
    [
      ['rows', 'public', ''],
      ['readers', 'public', ''],
    ],
  ],
  [
    'rows that are public on another condition',
    schema(declared('PUBLIC, OWNER'), '[PUBLIC, OWNER], publicWhen: "open is true"'),
    schema(declared('OWNER'), '[PUBLIC, OWNER], publicWhen: "open is set"'),
    [
      ['rows', 'public where open is set', 'public where open is true'],
      ['readers', '', 'public where open is true'],
    ],
  ],
  [
    'a reader beside those of rows that are public on a condition',
    schema(declared('PUBLIC'), '[PUBLIC, OWNER], publicWhen: "open is true"'),
    schema(declared('PUBLIC, OWNER'), '[PUBLIC, OWNER], publicWhen: "open is true"'),
    [['readers', 'owner', '']],
  ],
  [
    'a text from before there was @rows',
    `type Visit { id: ID! ${declared('DOCTOR')} }`,
    schema(declared('DOCTOR'), '[PUBLIC]'),
    [],
  ],
  [
    'a declaration taken off',
    schema(declared('DOCTOR')),
    schema('fee: String'),
    [
      ['readers', 'public', ''],
      ['class', '', ''],
      ['held', 'public', ''],
    ],
  ],
  [
    'a declaration taken off a field that leads to an object',
    `${schema(declared('DOCTOR').replace('String', '[Part!]'))} type Part { a: Int }`,
    `${schema('fee: [Part!]')} type Part { a: Int }`,
    [
      ['readers', 'public', ''],
      ['class', '', ''],
      ['held', 'public', ''],
    ],
  ],
  ['undeclared fields of both', schema('a: Int b: [Kind!]!'), `${schema('a: Int b: [Kind!]!')} enum Kind { x }`, []],
  ['a new undeclared field', schema(''), schema('a: [Int!]!'), [['added', 'public', '']]],
  ['a new type of undeclared fields', schema(''), `${schema('')} type Leak { a: Int }`, [['added', 'public', '']]],
  [
    'new fields that lead to objects',
    schema(''),
    `${schema('a: [Visit!] b: Any c: Node')} union Any = Visit interface Node { id: ID! }`,
    [],
  ],
  [
    'a new type with rows for everybody',
    schema(''),
    `${schema('')} type Leak @rows(seenBy: [PUBLIC]) { visit: Visit }`,
    [],
  ],
  ['a label by the same columns', ofSubjects(BY_OWNER, BY_DOCTOR), ofSubjects(BY_DOCTOR, BY_OWNER), []],
  [
    'a label by another column',
    ofSubjects(BY_OWNER, BY_DOCTOR),
    ofSubjects(BY_OWNER, BY_DOCTOR.replace('doctorId', 'deputyId')),
    [['subjects', 'doctor', 'doctor']],
  ],
  [
    'a label by a further column',
    ofSubjects(BY_OWNER),
    ofSubjects(BY_OWNER, BY_OWNER.replace('userId', 'parentId')),
    [['subjects', 'owner', '']],
  ],
  ['a label by a column less', ofSubjects(BY_OWNER, BY_DOCTOR), ofSubjects(BY_OWNER), [['subjects', '', 'doctor']]],
  ['a text from before there was @subjects', schema(''), ofSubjects(BY_OWNER), []],
  ['rows that code decides', ofRows('[OWNER]'), ofRows('[OWNER], byHand: true'), [['rows', 'owner', '']]],
  ['rows that code no longer decides', ofRows('[PUBLIC], byHand: true'), ofRows('[PUBLIC]'), [['rows', 'public', '']]],
  [
    'rows that code decides, in a text from before there was @subjects',
    schema('', '[OWNER]'),
    ofRows('[OWNER], byHand: true'),
    [],
  ],
  [
    'rows of an interface, in a text from before its rows were printed',
    `${ROWS} interface A { id: ID! }`,
    `${ROWS} | INTERFACE interface A @rows(seenBy: [OWNER]) { id: ID! }`,
    [],
  ],
  [
    'rows of an interface that everybody sees',
    `${ROWS} | INTERFACE interface A @rows(seenBy: [OWNER]) { id: ID! }`,
    `${ROWS} | INTERFACE interface A @rows(seenBy: [PUBLIC]) { id: ID! }`,
    [['rows', 'public', '']],
  ],
  ['rows taken off', `${ROWS} ${schema('', '[OWNER]')}`, `${ROWS} type Visit { id: ID! }`, [['rows', 'public', '']]],
  ['rows and their directive taken off', schema('', '[OWNER]'), 'type Visit { id: ID! }', [['rows', 'public', '']]],
  [
    'rows narrowed from everybody',
    `${ROWS} type Visit { id: ID! }`,
    `${ROWS} ${schema('', '[OWNER]')}`,
    [['rows', '', 'public']],
  ],
  [
    'a value that a register now shows',
    schema(declared('DOCTOR')),
    schema(published('DOCTOR')),
    [['extra', 'public', '']],
  ],
  [
    'a public value that a register now shows',
    schema(declared('PUBLIC')),
    schema(published('PUBLIC')),
    [['extra', '', '']],
  ],
  [
    'a flag that shows the value to nobody else',
    schema(declared('DOCTOR')),
    schema(published('DOCTOR').replace('published', 'billed')),
    [['extra', '', '']],
  ],
  [
    'a flag that the model does not define',
    schema(declared('DOCTOR')),
    schema(published('DOCTOR').replace('published', 'exported')),
    [['extra', 'public', '']],
  ],
  [
    'a class that the model does not define',
    schema(declared('DOCTOR', 'a.b', 'FOREIGN')),
    schema(declared('DOCTOR', 'a.b', 'SHARED')),
    [['class', 'operators', '']],
  ],
  [
    'a class that the model no longer defines',
    schema(declared('DOCTOR', 'a.b', 'SHARED')),
    schema(declared('DOCTOR', 'a.b', 'LOCKED')),
    [['class', 'operators', '']],
  ],
  [
    'a sealed value without its declaration',
    schema(declared('DOCTOR', 'a.b', 'LOCKED')),
    schema('fee: String'),
    [
      ['readers', 'public', ''],
      ['class', 'operators', ''],
      ['held', 'public', ''],
    ],
  ],
  [
    'a value that a register no longer shows',
    schema(published('DOCTOR')),
    schema(declared('DOCTOR')),
    [['extra', '', '']],
  ],
  ['a new value that a register shows', schema(''), schema(published('DOCTOR')), [['added', 'doctor,public', '']]],
  [
    'a field of an extension',
    schema(''),
    `${schema('')} extend type Visit { ${declared('PUBLIC')} }`,
    [['added', 'public', '']],
  ],
  [
    'the same fields in an extension',
    schema(declared('DOCTOR')),
    `type Visit { id: ID! } extend type Visit @rows(seenBy: [PUBLIC]) { ${declared('DOCTOR')} }`,
    [],
  ],
  [
    'a field of an interface',
    'interface A { id: ID! }',
    `interface A { ${declared('PUBLIC')} }`,
    [['added', 'public', '']],
  ],
  [
    'a field of an extended interface',
    'interface A { id: ID! }',
    `interface A { id: ID! } extend interface A { ${declared('PUBLIC')} }`,
    [['added', 'public', '']],
  ],
  ['undeclared fields of an interface', 'interface A { id: ID! }', 'interface A { id: ID! more: Int }', []],
  [
    'a column that another field of the type gives them',
    schema(`${declared('OWNER')} ${email('OWNER')}`),
    schema(`${declared('OWNER', 'accounts.email')} ${email('OWNER')}`),
    [['held', '', '']],
  ],
  [
    'a column that the same label of another type reads',
    `${schema(declared('OWNER'))} type Account { ${email('OWNER')} }`,
    `${schema(declared('OWNER', 'accounts.email'))} type Account { ${email('OWNER')} }`,
    [['held', 'owner', '']],
  ],
  [
    'a column that another type gives to everybody',
    `${schema(declared('OWNER'))} type Account { ${email('PUBLIC')} }`,
    `${schema(declared('OWNER', 'accounts.email'))} type Account { ${email('PUBLIC')} }`,
    [['held', '', '']],
  ],
  ...['response only', 'another service'].map(
    (held) =>
      [
        `a computed field in place of another (${held})`,
        schema(declared('PUBLIC', held)),
        schema(declared('PUBLIC', held).replace('fee', 'everything')),
        [
          ['added', 'public', ''],
          ['removed', '', 'public'],
        ],
      ] as [string, string, string, string[][]],
  ),
])('%s', (_, before, after, expected) => {
  const changes = diffAccess(before, after);
  expect(changes.map(({ change, gained, lost }) => [change, gained.join(), lost.join()])).toEqual(expected);
});

test.each([
  ['a type', `${schema('')} type Visit { id: ID! }`],
  ['a field', schema(`${declared('DOCTOR')} ${declared('PUBLIC')}`)],
  ['a field of an extension', `${schema(declared('DOCTOR'))} extend type Visit { ${declared('PUBLIC')} }`],
  ['access', schema(`${declared('DOCTOR')} ${declared('PUBLIC').replace(/^.*@/, '@')}`)],
  ['rows', `${schema('')} extend type Visit @rows(seenBy: [PUBLIC])`],
])('a text that gives %s twice is not compared', (_, after) => {
  expect(() => diffAccess(schema(''), after)).toThrow('more than once');
});

test('where the kind of a row decides, each kind is compared, and one that is new has a reader more', () => {
  const kinds = (cases: string) =>
    schema(field('request', `class: LOCKED, readers: [OWNER], held: ["a.b"], deletion: "by kind", byKind: [${cases}]`));
  const rule = (kind: string, readers: string) =>
    `{ kinds: ["${kind}"], class: LOCKED, readers: [${readers}], held: ["a.b"], deletion: "none" }`;
  const changes = diffAccess(kinds(rule('x', 'OWNER')), kinds(`${rule('x', 'OWNER, DOCTOR')} ${rule('y', 'OWNER')}`));
  expect(changes.filter(gains).map(({ change, kinds, gained }) => [change, kinds, gained])).toEqual([
    ['readers', ['x'], ['doctor']],
    ['added', ['y'], ['owner']],
  ]);
});

test('a list of kinds that the schema names is compared as if each field spelled it', () => {
  const byKind = (kinds: readonly string[]) =>
    declared('OWNER').replace(
      'deletion: "none")',
      `deletion: "none", byKind: [{ kinds: ${JSON.stringify(kinds)}, class: PLAIN, readers: [OWNER], held: ["visits.fee"], deletion: "none" }])`,
    );
  const lists = [
    ['a', 'b', 'c', 'd', 'e'],
    ['a', 'v', 'w', 'x', 'y'],
    ['a', 'b'],
  ];
  const named = [...nameKindLists([...lists, ...lists])];
  expect(named.map(([name]) => name)).toEqual(['a and 4 others', 'a and 4 others, list 2']);
  for (const [name, kinds] of named) {
    const listed = `${schema(byKind([name]))} extend schema @kinds(name: ${JSON.stringify(name)}, kinds: ${JSON.stringify(kinds)})`;
    expect(diffAccess(listed, schema(byKind(kinds)))).toEqual([]);
    expect(diffAccess(listed, schema(byKind(kinds.slice(1)))).map((change) => change.kinds)).toContainEqual(['a']);
  }
});

test('where the kind of a row no longer decides, rows of kinds that were not named have readers', () => {
  const byKind = declared('OWNER').replace(
    'deletion: "none")',
    'deletion: "none", byKind: [{ kinds: ["x"], class: PLAIN, readers: [OWNER], held: ["visits.fee"], deletion: "none" }])',
  );
  const changes = (before: string, after: string) =>
    diffAccess(schema(before), schema(after)).map(({ change, kinds, gained, lost }) => [change, kinds, gained, lost]);
  expect(changes(byKind, declared('OWNER'))).toEqual([['readers', ['every other kind'], ['owner'], []]]);
  expect(changes(declared('OWNER'), byKind)).toEqual([['readers', ['every other kind'], [], ['owner']]]);
  expect(changes(byKind, byKind)).toEqual([]);
  const locked = declared('OWNER', 'visits.secret', 'LOCKED');
  expect(changes(byKind, locked).filter(([, kinds]) => String(kinds).includes('every other kind'))).toEqual([
    ['readers', ['every other kind'], ['owner'], []],
  ]);
});

test.each([
  ['a new argument', 'a(first: Int): Part', 'a(first: Int!, above: String): Part', 'takes the arguments above: String'],
  [
    'an argument of another type',
    'a(of: Int): Part',
    'a(of: [Int!]): Part',
    'takes the arguments of: [Int], took of: Int',
  ],
  ['another object', 'a: Part', 'a: Visit', 'answered Part, now Visit'],
  ['another type of an undeclared field', 'a: Kind', 'a: String', 'answered Kind, now String'],
  ['another type of a public field', declared('PUBLIC'), declared('PUBLIC').replace('String', 'JSON'), 'now JSON'],
])('%s is to be looked at, and nobody gains', (_, before, after, sentence) => {
  const more = 'type Part { visit: Visit } enum Kind { x }';
  const changes = diffAccess(`${schema(before)} ${more}`, `${schema(after)} ${more}`);
  expect(changes.map(({ gained, lost }) => [...gained, ...lost])).toEqual([[]]);
  expect(reportAccess(changes)).toContain('### To be looked at');
  expect(reportAccess(changes)).toContain(sentence);
});

test('whether a field may be null, and an argument that is gone, are no change', () => {
  expect(diffAccess(schema('a(b: Int, c: Int): [Int]'), schema('a(b: Int!): [Int!]!'))).toEqual([]);
});

test('another type of a renamed field makes it a new one', () => {
  const after = schema(field('all').replace('String', 'JSON'));
  expect(diffAccess(schema(field('fee')), after).map(({ change }) => change)).toEqual(['added', 'removed']);
});

test.each([
  ['another root type', 'schema { query: Other }', [['schema.query', 'Query', 'Other']]],
  ['the same root type in words', 'schema { query: Query }', []],
  ['a further root type', 'extend schema { mutation: Other }', [['schema.mutation', 'no type', 'Other']]],
])('%s is to be looked at', (_, definition, expected) => {
  const types = 'type Query { other: Other } type Other { query: Query }';
  const changes = diffAccess(types, `${types} ${definition}`);
  expect(changes.map(({ at, before, after }) => [at, before, after])).toEqual(expected);
  expect(changes.some(gains)).toBe(false);
});

test('pages of a new list give something to those alone who see its rows', () => {
  const page = (name: string, held = 'response only') =>
    field(name, `class: NONE, readers: [PUBLIC], held: ["${held}"], deletion: "none"`);
  const list = (edge: string, connection = page('totalCount')) =>
    `type Edge { ${edge} node: Visit! } type Connection { edges: [Edge!]! ${connection} }`;
  const gained = (added: string, seenBy: string) =>
    diffAccess(schema('', seenBy), `${schema('', seenBy)} ${added}`).map((change) => [change.at, change.gained]);
  expect(gained(list(page('cursor')), '[OWNER, ADMIN]')).toEqual([
    ['Connection.totalCount', ['owner', 'admin']],
    ['Edge.cursor', ['owner', 'admin']],
  ]);
  expect(gained(list(page('cursor')), '[PUBLIC]')).toEqual([
    ['Connection.totalCount', ['public']],
    ['Edge.cursor', ['public']],
  ]);
  expect(gained(list(page('sum'), page('totalCount', 'visits.id')), '[OWNER]')).toEqual([
    ['Connection.totalCount', ['public']],
    ['Edge.sum', ['public']],
  ]);
  expect(reportAccess(diffAccess(schema('', '[OWNER]'), `${schema('', '[OWNER]')} ${list(page('cursor'))}`))).toContain(
    'of rows seen by owner). **Gained: owner.**',
  );
});

test('the report names what was gained first, in Markdown', () => {
  const before = schema(
    `${declared('DOCTOR, PATIENT')} ${field('a', 'class: PLAIN, readers: [ADMIN], held: ["x.y"], deletion: "none"')}`,
  );
  const after = schema(
    `${declared('DOCTOR')} ${field('a', 'class: PLAIN, readers: [PUBLIC], held: ["x.y"], deletion: "none"')}`,
  );
  expect(reportAccess(diffAccess(before, after))).toBe(`### Somebody may read more

- \`Visit.a\` readers were admin, now public. **Gained: public.**

### Nobody gains by these

- \`Visit.fee\` readers were doctor, patient, now doctor. Lost: patient.
`);
  expect(reportAccess([])).toBe('No change of who may read what.\n');
});
