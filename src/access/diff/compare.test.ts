import { expect, test } from 'vitest';
import { diffAccess, gains, reportAccess } from './index.ts';

const field = (name: string, args = '') =>
  `${name}: String @access(${args || 'class: PLAIN, readers: [ISSUER, ADMIN], held: ["reports.income"], deletion: "none"'})`;
const schema = (fields: string, seenBy = '[PUBLIC]') => `type Report @rows(seenBy: ${seenBy}) { id: ID! ${fields} }`;
const declared = (readers: string, held = 'reports.income', stored = 'PLAIN') =>
  field('income', `class: ${stored}, readers: [${readers}], held: ["${held}"], deletion: "none"`);

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
    `type Report { ${declared('ISSUER')} }`,
    schema(declared('ISSUER'), '[PUBLIC]'),
    [],
  ],
])('%s', (_, before, after, expected) => {
  const changes = diffAccess(before, after);
  expect(changes.map(({ change, gained, lost }) => [change, gained.join(), lost.join()])).toEqual(expected);
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
