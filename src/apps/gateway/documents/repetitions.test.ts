import { buildSchema, type OperationDefinitionNode, parse, print, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { fragmentsOf } from './introspection.ts';
import { mergeFields, mergeRepetitions } from './repetitions.ts';

const schema = buildSchema(`
  interface Node { id: ID }
  type Query { row: Row rows(a: Int, b: Int): [Node] }
  type Row implements Node { id: ID name: String a: Row b: Row c: Row d: Row }
  type Other implements Node { id: ID size: Int }
`);

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const mergeText = (text: string) => plain(print(mergeRepetitions(parse(text))));

describe('a document without repetitions', () => {
  it.each([
    ['{ id id id }', '{ id }'],
    ['{ x: id id x: id }', '{ x: id id }'],
    ['{ rows(a: 1, b: 2) { id } rows(b: 2, a: 1) { id name } }', '{ rows(a: 1, b: 2) { id name } }'],
    ['{ row { a { id } } row { a { name } a { id } } }', '{ row { a { id name } } }'],
    ['{ ... { id ... { id } } id }', '{ id }'],
    ['{ ... on Row { id } ... on Row { id name } }', '{ ... on Row { id name } }'],
    ['{ ...A id ...A } fragment A on Row { id id }', '{ ...A id } fragment A on Row { id }'],
    // Selections stay if they decide the order of an answer or the presence of a value.
    ['{ row { id } ...A row { name } }', '{ row { id } ...A row { name } }'],
    ['{ ... on Row { id } a { id } ... on Row { name } }', '{ ... on Row { id } a { id } ... on Row { name } }'],
    ['{ id @skip(if: $a) id id @skip(if: $a) }', '{ id @skip(if: $a) id }'],
    ['{ ... @skip(if: $a) { id } ... { id } }', '{ ... @skip(if: $a) { id } id }'],
    ['{ x: id x: name x: id }', '{ x: id x: name }'],
    ['{ row(a: 1) { id } row(a: 2) { id } }', '{ row(a: 1) { id } row(a: 2) { id } }'],
  ])('%s is %s', (text, expected) => expect(mergeText(text)).toBe(expected));

  it('keeps the locations of its faults', () => {
    const document = mergeRepetitions(parse('{ row { id { a } } row { name } }'));
    expect(validate(schema, document).map(({ locations }) => locations)).toEqual([[{ line: 1, column: 12 }]]);
  });

  it('does not change when it is merged again', () => {
    const text = '{ row { a { id } ...A a { id } } row { a { name } } } fragment A on Row { b { id } b { id } }';
    expect(mergeText(mergeText(text))).toBe(mergeText(text));
  });
});

const fieldsOf = (text: string) => {
  const document = parse(text);
  expect(validate(schema, document)).toEqual([]);
  const { selectionSet } = document.definitions[0] as OperationDefinitionNode;
  return mergeFields(schema, fragmentsOf(document), schema.getQueryType() as never, selectionSet);
};

describe('the fields of an operation', () => {
  it.each([
    ['{ row { id } ...A } fragment A on Query { row { id name } }', '{ row { id name } }'],
    ['{ row { ... on Node { id ... on Other { size } } id } }', '{ row { id } }'],
    [
      '{ rows { id ... on Row { id name } ...A } } fragment A on Row { name }',
      '{ rows { id ... on Row { id name } } }',
    ],
    [
      '{ row { a { ...A } b { ...A } } } fragment A on Row { id ...B } fragment B on Row { id }',
      '{ row { a { id } b { id } } }',
    ],
  ])('%s are %s', (text, expected) => expect(plain(print(fieldsOf(text)))).toBe(expected));

  /** A document in which each path selects by another set of fragments: one more for each `a` in the path. */
  function combineFragments(levels: number): string {
    const fragments: string[] = [];
    for (let level = 0; level < levels; level++) {
      const last = level === levels - 1;
      const go = (name: string) => (last ? 'id' : `...${name}_${level + 1}`);
      fragments.push(`fragment P_${level} on Row { a { ${go('P')} ${last ? '' : go('Q0')} } b { ${go('P')} } }`);
      for (let age = 0; age < level; age++)
        fragments.push(`fragment Q${age}_${level} on Row { a { ${go(`Q${age + 1}`)} } b { ${go(`Q${age + 1}`)} } }`);
    }
    return `{ row { ...P_0 } } ${fragments.join(' ')}`;
  }

  it('are refused if fragments combine in too many ways', () => {
    expect(plain(print(fieldsOf(combineFragments(2))))).toBe(
      '{ row { a { a { id } b { id } } b { a { id } b { id } } } }',
    );
    expect(() => fieldsOf(combineFragments(14))).toThrow(expect.objectContaining({ code: 'QUERY_TOO_COSTLY' }));
  });

  it('are built once for equal fragments of fragments', () => {
    const levels = Array.from(
      { length: 40 },
      (_, n) => `fragment F${n} on Row { a { ...F${n + 1} } b { ...F${n + 1} } }`,
    );
    const text = `{ row { ...F0 } } ${levels.join(' ')} fragment F40 on Row { id }`;
    expect(fieldsOf(text).selections).toHaveLength(1);
  });
});
