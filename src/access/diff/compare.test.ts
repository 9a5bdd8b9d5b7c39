import { expect, test } from 'vitest';
import { diffAccess, gains, reportAccess } from './index.ts';

const field = (name: string, args = '') =>
  `${name}: String @access(${args || 'class: PLAIN, readers: [ISSUER, ADMIN], held: ["reports.income"], deletion: "none"'})`;
const schema = (fields: string, seenBy = '[PUBLIC]') => `type Report @rows(seenBy: ${seenBy}) { id: ID! ${fields} }`;
const declared = (readers: string, held = 'reports.income', stored = 'PLAIN') =>
  field('income', `class: ${stored}, readers: [${readers}], held: ["${held}"], deletion: "none"`);
const onchain = (readers: string) => declared(readers).replace('"none")', '"none", onchain: true)');
const email = (readers: string) =>
  field('email', `class: PLAIN, readers: [${readers}], held: ["accounts.email"], deletion: "none"`);
const ROWS = 'directive @rows(seenBy: [Reader!]!) on OBJECT';

test.each([
  ['the same text', schema(field('income')), schema(field('income')), []],
  ['another order of fields', schema(`${field('a')} b: Int`), schema(`b: Int ${field('a')}`), []],
  ['a reader more', schema(declared('ISSUER')), schema(declared('ISSUER, HOLDER')), [['readers', 'holder', '']]],
  ['a reader less', schema(declared('ISSUER, HOLDER')), schema(declared('ISSUER')), [['readers', '', 'holder']]],
  ['readers in another order', schema(declared('ISSUER, HOLDER')), schema(declared('HOLDER, ISSUER')), []],
  ['everybody', schema(declared('ISSUER')), schema(declared('PUBLIC')), [['readers', 'public', '']]],
  ['no longer everybody', schema(declared('PUBLIC')), schema(declared('ISSUER')), [['readers', '', 'public']]],
  ['a new field', schema(''), schema(declared('ISSUER')), [['added', 'issuer', '']]],
  ['a new field that nobody reads', schema(''), schema(declared('')), [['added', '', '']]],
  ['a removed field', schema(declared('ISSUER')), schema(''), [['removed', '', 'issuer']]],
  ['a renamed field', schema(field('income')), schema(field('earnings')), [['renamed', '', '']]],
  [
    'an opened value',
    schema(declared('ISSUER', 'a.b', 'VAULT')),
    schema(declared('ISSUER', 'a.b')),
    [['class', 'operators', '']],
  ],
  ['a sealed value', schema(declared('ISSUER', 'a.b')), schema(declared('ISSUER', 'a.b', 'E2E')), [['class', '', '']]],
  [
    'a column that nobody read',
    schema(declared('ISSUER')),
    schema(declared('ISSUER', 'x.y')),
    [['held', 'issuer', '']],
  ],
  [
    'a column that another field gives them',
    schema(`${declared('ISSUER')} ${field('z', 'class: PLAIN, readers: [PUBLIC], held: ["x.y"], deletion: "none"')}`),
    schema(
      `${declared('ISSUER', 'x.y')} ${field('z', 'class: PLAIN, readers: [PUBLIC], held: ["x.y"], deletion: "none"')}`,
    ),
    [['held', '', '']],
  ],
  [
    'rows',
    schema(declared('ISSUER'), '[OWNER]'),
    schema(declared('ISSUER'), '[OWNER, ADMIN]'),
    [['rows', 'admin', '']],
  ],
  [
    'a text from before rows were said',
    `type Report { id: ID! ${declared('ISSUER')} }`,
    schema(declared('ISSUER'), '[PUBLIC]'),
    [],
  ],
  [
    'a declaration taken off',
    schema(declared('ISSUER')),
    schema('income: String'),
    [
      ['readers', 'public', ''],
      ['held', 'public', ''],
    ],
  ],
  [
    'a declaration taken off a field that leads to an object',
    `${schema(declared('ISSUER').replace('String', '[Part!]'))} type Part { a: Int }`,
    `${schema('income: [Part!]')} type Part { a: Int }`,
    [
      ['readers', 'public', ''],
      ['held', 'public', ''],
    ],
  ],
  ['undeclared fields of both', schema('a: Int b: [Kind!]!'), `${schema('a: Int b: [Kind!]!')} enum Kind { x }`, []],
  ['a new undeclared field', schema(''), schema('a: [Int!]!'), [['added', 'public', '']]],
  ['a new type of undeclared fields', schema(''), `${schema('')} type Leak { a: Int }`, [['added', 'public', '']]],
  [
    'new fields that lead to objects',
    schema(''),
    `${schema('a: [Report!] b: Any c: Node')} union Any = Report interface Node { id: ID! }`,
    [],
  ],
  [
    'a new type with rows for everybody',
    schema(''),
    `${schema('')} type Leak @rows(seenBy: [PUBLIC]) { report: Report }`,
    [],
  ],
  ['rows taken off', `${ROWS} ${schema('', '[OWNER]')}`, `${ROWS} type Report { id: ID! }`, [['rows', 'public', '']]],
  ['rows and their directive taken off', schema('', '[OWNER]'), 'type Report { id: ID! }', [['rows', 'public', '']]],
  [
    'rows narrowed from everybody',
    `${ROWS} type Report { id: ID! }`,
    `${ROWS} ${schema('', '[OWNER]')}`,
    [['rows', '', 'public']],
  ],
  [
    'a value that the chain now shows',
    schema(declared('ISSUER')),
    schema(onchain('ISSUER')),
    [['chain', 'public', '']],
  ],
  [
    'a public value that the chain now shows',
    schema(declared('PUBLIC')),
    schema(onchain('PUBLIC')),
    [['chain', '', '']],
  ],
  [
    'a value that the chain no longer shows',
    schema(onchain('ISSUER')),
    schema(declared('ISSUER')),
    [['chain', '', '']],
  ],
  ['a new value that the chain shows', schema(''), schema(onchain('ISSUER')), [['added', 'issuer,public', '']]],
  [
    'a field of an extension',
    schema(''),
    `${schema('')} extend type Report { ${declared('PUBLIC')} }`,
    [['added', 'public', '']],
  ],
  [
    'the same fields in an extension',
    schema(declared('ISSUER')),
    `type Report { id: ID! } extend type Report @rows(seenBy: [PUBLIC]) { ${declared('ISSUER')} }`,
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
  ...['response only', 'onchain'].map(
    (held) =>
      [
        `a computed field in place of another (${held})`,
        schema(declared('PUBLIC', held)),
        schema(declared('PUBLIC', held).replace('income', 'everything')),
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
  ['a type', `${schema('')} type Report { id: ID! }`],
  ['a field', schema(`${declared('ISSUER')} ${declared('PUBLIC')}`)],
  ['a field of an extension', `${schema(declared('ISSUER'))} extend type Report { ${declared('PUBLIC')} }`],
  ['access', schema(`${declared('ISSUER')} ${declared('PUBLIC').replace(/^.*@/, '@')}`)],
  ['rows', `${schema('')} extend type Report @rows(seenBy: [PUBLIC])`],
])('a text that gives %s twice is not compared', (_, after) => {
  expect(() => diffAccess(schema(''), after)).toThrow('more than once');
});

test('where the kind of a row decides, each kind is compared, and one that is new has a reader more', () => {
  const kinds = (cases: string) =>
    schema(field('request', `class: VAULT, readers: [OWNER], held: ["a.b"], deletion: "by kind", byKind: [${cases}]`));
  const one = (kind: string, readers: string) =>
    `{ kinds: ["${kind}"], class: VAULT, readers: [${readers}], held: ["a.b"], deletion: "none" }`;
  const changes = diffAccess(kinds(one('x', 'OWNER')), kinds(`${one('x', 'OWNER, ISSUER')} ${one('y', 'OWNER')}`));
  expect(changes.filter(gains).map(({ change, kinds, gained }) => [change, kinds, gained])).toEqual([
    ['readers', ['x'], ['issuer']],
    ['added', ['y'], ['owner']],
  ]);
});

test('where the kind of a row no longer decides, rows of kinds that were not named have readers', () => {
  const byKind = declared('OWNER').replace(
    'deletion: "none")',
    'deletion: "none", byKind: [{ kinds: ["x"], class: PLAIN, readers: [OWNER], held: ["reports.income"], deletion: "none" }])',
  );
  const found = (before: string, after: string) =>
    diffAccess(schema(before), schema(after)).map(({ change, kinds, gained, lost }) => [change, kinds, gained, lost]);
  expect(found(byKind, declared('OWNER'))).toEqual([['readers', ['every other kind'], ['owner'], []]]);
  expect(found(declared('OWNER'), byKind)).toEqual([['readers', ['every other kind'], [], ['owner']]]);
  expect(found(byKind, byKind)).toEqual([]);
});

test.each([
  ['a new argument', 'a(first: Int): Part', 'a(first: Int!, above: String): Part', 'takes the arguments above: String'],
  [
    'an argument of another type',
    'a(of: Int): Part',
    'a(of: [Int!]): Part',
    'takes the arguments of: [Int], took of: Int',
  ],
  ['another object', 'a: Part', 'a: Report', 'answered Part, now Report'],
  ['another type of an undeclared field', 'a: Kind', 'a: String', 'answered Kind, now String'],
  ['another type of a public field', declared('PUBLIC'), declared('PUBLIC').replace('String', 'JSON'), 'now JSON'],
])('%s is to be looked at, and nobody is said to gain', (_, before, after, said) => {
  const more = 'type Part { report: Report } enum Kind { x }';
  const changes = diffAccess(`${schema(before)} ${more}`, `${schema(after)} ${more}`);
  expect(changes.map(({ gained, lost }) => [...gained, ...lost])).toEqual([[]]);
  expect(reportAccess(changes)).toContain('### To be looked at');
  expect(reportAccess(changes)).toContain(said);
});

test('whether a field may be null, and an argument that is gone, are no change', () => {
  expect(diffAccess(schema('a(b: Int, c: Int): [Int]'), schema('a(b: Int!): [Int!]!'))).toEqual([]);
});

test('another type of a renamed field makes it a new one', () => {
  const after = schema(field('all').replace('String', 'JSON'));
  expect(diffAccess(schema(field('income')), after).map(({ change }) => change)).toEqual(['added', 'removed']);
});

test.each([
  ['another root type', 'schema { query: Other }', [['schema.query', 'Query', 'Other']]],
  ['the same root type in words', 'schema { query: Query }', []],
  ['a further root type', 'extend schema { mutation: Other }', [['schema.mutation', 'no type', 'Other']]],
])('%s is to be looked at', (_, said, expected) => {
  const types = 'type Query { other: Other } type Other { query: Query }';
  const changes = diffAccess(types, `${types} ${said}`);
  expect(changes.map(({ at, before, after }) => [at, before, after])).toEqual(expected);
  expect(changes.some(gains)).toBe(false);
});

test('pages of a new list give something to those alone who see its rows', () => {
  const page = (name: string, held = 'response only') =>
    field(name, `class: NONE, readers: [PUBLIC], held: ["${held}"], deletion: "none"`);
  const list = (edge: string, connection = page('totalCount')) =>
    `type Edge { ${edge} node: Report! } type Connection { edges: [Edge!]! ${connection} }`;
  const found = (added: string, seenBy: string) =>
    diffAccess(schema('', seenBy), `${schema('', seenBy)} ${added}`).map(({ at, gained }) => [at, gained]);
  expect(found(list(page('cursor')), '[OWNER, ADMIN]')).toEqual([
    ['Connection.totalCount', ['owner', 'admin']],
    ['Edge.cursor', ['owner', 'admin']],
  ]);
  expect(found(list(page('cursor')), '[PUBLIC]')).toEqual([
    ['Connection.totalCount', ['public']],
    ['Edge.cursor', ['public']],
  ]);
  expect(found(list(page('sum'), page('totalCount', 'reports.id')), '[OWNER]')).toEqual([
    ['Connection.totalCount', ['public']],
    ['Edge.sum', ['public']],
  ]);
  expect(reportAccess(diffAccess(schema('', '[OWNER]'), `${schema('', '[OWNER]')} ${list(page('cursor'))}`))).toContain(
    'of rows seen by owner). **Gained: owner.**',
  );
});

test('the report names what was gained first, in Markdown', () => {
  const before = schema(
    `${declared('ISSUER, HOLDER')} ${field('a', 'class: PLAIN, readers: [ADMIN], held: ["x.y"], deletion: "none"')}`,
  );
  const after = schema(
    `${declared('ISSUER')} ${field('a', 'class: PLAIN, readers: [PUBLIC], held: ["x.y"], deletion: "none"')}`,
  );
  expect(reportAccess(diffAccess(before, after))).toBe(`### Somebody may read more

- \`Report.a\` readers were admin, now public. **Gained: public.**

### Nobody gains by these

- \`Report.income\` readers were issuer, holder, now issuer. Lost: holder.
`);
  expect(reportAccess([])).toBe('No change of who may read what.\n');
});
