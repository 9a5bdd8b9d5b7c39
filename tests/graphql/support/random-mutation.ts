import fc from 'fast-check';
import {
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from 'graphql';
import { fieldsOf, isOpen, nodeOf } from '../execution/support/documents.ts';

/** Mutations that end sessions, which the other requests of a test need. */
const ENDS_SESSIONS = new Set(['deleteAccount', 'signOutEverywhere']);

/** Values by scalar, of which some exist in the database that a test gives the ids of. */
export type ScalarValues = Readonly<Record<string, readonly unknown[]>>;

type Draw = (min: number, max: number) => number;

/** A whole number from `min` to `max`, by the next of the numbers. */
function drawOf(numbers: readonly number[]): Draw {
  let next = 0;
  return (min, max) => min + ((numbers[next++ % numbers.length] as number) % (max - min + 1));
}

const pick = <T>(draw: Draw, of: readonly T[]): T => of[draw(0, of.length - 1)] as T;

/** A value of an input type as JSON; undefined where it is left out. @throws for a scalar without values */
function drawValue(type: GraphQLInputType, values: ScalarValues, draw: Draw, depth = 0): unknown {
  if (!isNonNullType(type)) {
    const percent = draw(0, 99);
    if (percent < 40 || depth > 4) return undefined;
    if (percent < 43) return null;
  }
  const known = getNullableType(type);
  if (isListType(known)) return [drawValue(known.ofType, values, draw, depth)].filter((one) => one !== undefined);
  if (isEnumType(known)) return pick(draw, known.getValues()).name;
  if (isInputObjectType(known))
    return Object.fromEntries(
      Object.values(known.getFields()).map((field) => [field.name, drawValue(field.type, values, draw, depth + 1)]),
    );
  const { name } = getNamedType(known);
  if (name === 'UUID') return crypto.randomUUID();
  const choices = values[name];
  if (choices === undefined) throw new Error(`${name} has no value`);
  return pick(draw, choices);
}

/** Some fields of a type, without aliases; the lists have a broken cursor, or none has. */
function fieldsBelow(type: GraphQLObjectType, isBroken: boolean, draw: Draw, depth = 2): string {
  const own = fieldsOf(type).filter(isOpen);
  const parts = Array.from({ length: 4 }, () => pick(draw, own)).map((field) => {
    const named = getNamedType(field.type);
    if (isLeafType(named)) return field.name;
    if (nodeOf(field)) return `${field.name}(${isBroken ? 'after: "x"' : 'first: 1'}) { totalCount }`;
    if (!isObjectType(named) || named.name.endsWith('Connection') || depth === 0) return '__typename';
    return `${field.name} { ${fieldsBelow(named, isBroken, draw, depth - 1)} }`;
  });
  return parts.join(' ');
}

/** Documents of one to three mutations, with inputs of the right types, most of which are refused. */
export function randomMutation(
  schema: GraphQLSchema,
  values: ScalarValues,
): fc.Arbitrary<{ readonly text: string; readonly variables: Readonly<Record<string, unknown>> }> {
  const all = fieldsOf(schema.getMutationType() as GraphQLObjectType).filter(({ name }) => !ENDS_SESSIONS.has(name));
  return fc.array(fc.nat(), { minLength: 200, maxLength: 200 }).map((numbers) => {
    const draw = drawOf(numbers);
    const fields = Array.from({ length: draw(1, 3) }, () => pick(draw, all));
    const texts = fields.map((field, i) => {
      const result = getNamedType(field.type);
      const types = isUnionType(result) ? result.getTypes() : [];
      const payloads = types.filter((type) => !type.getInterfaces().some(({ name }) => name === 'Error'));
      const isBroken = draw(0, 1) === 0;
      const own = payloads.map((type) => `... on ${type.name} { ${fieldsBelow(type, isBroken, draw)} }`).join(' ');
      return `m${i}: ${field.name}(input: $i${i}) { __typename ... on Error { code message path } ${own} }`;
    });
    const declared = fields.map(({ args: [input] }, i) => `$i${i}: ${input?.type}`).join(', ');
    return {
      text: `mutation (${declared}) { ${texts.join(' ')} }`,
      variables: Object.fromEntries(
        fields.map(({ args: [input] }, i) => [`i${i}`, drawValue(input?.type as GraphQLInputType, values, draw)]),
      ),
    };
  });
}
