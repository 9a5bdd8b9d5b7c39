import { RESPONSE_ONLY } from 'field-access';
import {
  type GraphQLSchema,
  type GraphQLType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { gatewaySchema } from '../../src/apps/gateway/schema.ts';
import { createBuilder } from '../../src/graphql/create-builder.ts';
import { registerErrorTypes } from '../../src/graphql/error-types.ts';

/** A description and the type of what it describes; null for a type itself or a value of an enum. */
interface Described {
  readonly text: string;
  readonly type: string | null;
}

const nameOf = (type: GraphQLType): string => getNamedType(type).name;

function descriptionsOf(schema: GraphQLSchema): Map<string, Described> {
  const found = new Map<string, Described>();
  const add = (coordinate: string, text: string | null | undefined, type: string | null) =>
    found.set(coordinate, { text: text ?? '', type });
  add('schema', schema.description, null);
  for (const type of Object.values(schema.getTypeMap())) {
    if (isIntrospectionType(type) || isSpecifiedScalarType(type)) continue;
    add(type.name, type.description, null);
    if (isEnumType(type))
      for (const value of type.getValues()) add(`${type.name}.${value.name}`, value.description, null);
    if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      add(`${type.name}.${field.name}`, field.description, nameOf(field.type));
      for (const arg of 'args' in field ? field.args : [])
        add(`${type.name}.${field.name}(${arg.name}:)`, arg.description, nameOf(arg.type));
    }
  }
  return found;
}

/** Words that begin a sentence without its subject. */
const HEADLESS =
  /^(Of|What|Who|Whose|Which|As|By|None of|How|Why|That|From|Until|Since|In|With|Where|Before|After|If|To)\b/;
const ACCESS_WORDS = /\b(Readers|Held|Deletion): /;
/** "a UUID", "a Units" and the like are read with a consonant. */
const WRONG_ARTICLE = /\b[Aa] (?!UUID|UR[IL]|Uni|Use|One)[AEIOU]|\b[Aa]n (?![AEIOUaeiou`]|hour|X|M|F|S)\S/;

/** What is wrong with the form of a description. `type`: of the field or argument. */
function faultsOf({ text, type }: Described): string[] {
  const faults: string[] = [];
  if (text.trim() === '') return ['is empty'];
  if (ACCESS_WORDS.test(text)) faults.push('repeats `@access`');
  if (HEADLESS.test(text)) faults.push('begins without a subject');
  if (text.startsWith('Whether ') && type !== 'Boolean') faults.push('says whether, and is not true or false');
  if (text.startsWith('When ') && type !== 'DateTime') faults.push('says when, and is no time');
  if (WRONG_ARTICLE.test(text)) faults.push('has a wrong article');
  if (!text.endsWith('.')) faults.push('does not end with a period');
  return faults;
}

it.each<[text: string, type: string | null, fault: string]>([
  ['', 'Int', 'is empty'],
  ['Readers: public. Held: response only (none). Deletion: none.', 'Int', 'repeats `@access`'],
  ['The fee.\n\nReaders: owner. Held: fees.amount (plain). Deletion: none.', 'Amount', 'repeats `@access`'],
  ['Of the account.', 'ID', 'begins without a subject'],
  ['As `node` takes it.', 'ID', 'begins without a subject'],
  ['What it is.', 'String', 'begins without a subject'],
  ['Whether it counts.', 'BidValidity', 'says whether, and is not true or false'],
  ['When it is deleted.', 'String', 'says when, and is no time'],
  ['A AccountEmail and its cursor.', null, 'has a wrong article'],
  ['An Bid and its cursor.', null, 'has a wrong article'],
  ['The account', 'Account', 'does not end with a period'],
])('"%s" of %s is refused: it %s', (text, type, fault) => {
  expect(faultsOf({ text, type })).toContain(fault);
});

describe('the descriptions of the gateway’s schema', () => {
  const schema = gatewaySchema();
  const all = descriptionsOf(schema);

  it('say what each part is, in whole sentences', () => {
    const faults = [...all].flatMap(([coordinate, described]) =>
      faultsOf(described).map((fault) => `${coordinate}: ${fault}`),
    );
    expect(faults).toEqual([]);
    expect(all.size).toBeGreaterThan(3000);
  });

  it('say that `node` takes an id of records that it returns, and of no other', () => {
    const wrong = [...all].filter(([coordinate, { text }]) => {
      const [name = '', field] = coordinate.split('.');
      const type = schema.getType(name);
      if (field !== 'id' || !isObjectType(type)) return false;
      const isNode = type.getInterfaces().some((one) => one.name === 'Node');
      return isNode !== text.includes('for `node(id:)`');
    });
    expect(wrong.map(([coordinate]) => coordinate)).toEqual([]);
  });

  it('show a newcomer where to begin', () => {
    expect(schema.description).toContain('seriesList');
    for (const root of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()])
      expect(root?.description?.length).toBeGreaterThan(200);
  });
});

/** A schema with one field, described or not. */
function build(description: string | undefined): GraphQLSchema {
  const builder = createBuilder();
  registerErrorTypes(builder);
  const answer = { type: 'Int', access: RESPONSE_ONLY, resolve: () => 1 } as const;
  builder.queryField('count', (t) => t.field({ ...answer, ...(description === undefined ? {} : { description }) }));
  builder.mutationField('reset', (t) => t.field({ ...answer, description: 'Resets the count.' }));
  return builder.toSchema();
}

it.each([undefined, '', ' '])('a field with the description %j does not build', (description) => {
  expect(() => build('The count.')).not.toThrow();
  expect(() => build(description)).toThrow('Query.count: has no description');
});
