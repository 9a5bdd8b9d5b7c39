import {
  buildSchema,
  GraphQLFloat,
  GraphQLObjectType,
  GraphQLScalarType,
  GraphQLSchema,
  parse,
  type ValueNode,
  visit,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { literalFault, variableFault } from './input-faults.ts';
import { scalars } from './scalars.ts';

const schema = buildSchema(`
  enum Side { BUY SELL }
  "An amount, as a decimal string."
  scalar Amount
  input Leg { amount: Amount!, count: Int = 1 }
  input Order { side: Side!, legs: [Leg!]!, note: String }
  type Query { place(order: Order!, tags: [String!]): Int }
`);
const amount = schema.getType('Amount') as unknown as { parseValue: (value: unknown) => unknown };
amount.parseValue = (value) => {
  if (typeof value !== 'string' || !/^\d+$/.test(value)) throw new Error('no amount');
  return value;
};
const AMOUNT = 'Amount: An amount, as a decimal string';
const leg = { amount: '1' };

describe('of variables', () => {
  const document = parse('query Q($order: Order!, $tags: [String!] = ["a"]) { place(order: $order, tags: $tags) }');

  it.each<[string, Record<string, unknown>, string[], string]>([
    ['one that is not given', {}, ['order'], 'an object of the type Order'],
    ['a field that is not given', { order: { legs: [] } }, ['order', 'side'], 'one of BUY, SELL'],
    ['another value of an enum', { order: { side: 'HOLD', legs: [] } }, ['order', 'side'], 'one of BUY, SELL'],
    ['null for a list', { order: { side: 'BUY', legs: null } }, ['order', 'legs'], 'a list of Leg'],
    [
      'an item of a list',
      { order: { side: 'BUY', legs: [leg, { amount: 'x' }] } },
      ['order', 'legs', '1', 'amount'],
      AMOUNT,
    ],
    ['an item in place of a list', { order: { side: 'BUY', legs: {} } }, ['order', 'legs', '0', 'amount'], AMOUNT],
    [
      'a number that is none',
      { order: { side: 'BUY', legs: [{ ...leg, count: 'x' }] } },
      ['order', 'legs', '0', 'count'],
      'a whole number of 32 bits',
    ],
    [
      'a field too many',
      { order: { side: 'BUY', legs: [], secret: 1 } },
      ['order'],
      'no fields but those of the type Order',
    ],
    [
      'a field of an item that is misspelt',
      { order: { side: 'BUY', legs: [{ amoumt: '1' }] } },
      ['order', 'legs', '0', 'amoumt'],
      'a field of the type Leg (did you mean amount?)',
    ],
    [
      'a key that is no name',
      { order: { side: 'BUY', legs: [], 'pass word': 1 } },
      ['order'],
      'no fields but those of the type Order',
    ],
    ['a list for a text', { order: { side: 'BUY', legs: [], note: [] } }, ['order', 'note'], 'text'],
    ['null in a list with a default', { order: { side: 'BUY', legs: [] }, tags: [null] }, ['tags', '0'], 'text'],
  ])('%s', (_, variables, path, expected) => {
    expect(variableFault(schema, document, null, variables)).toMatchObject({ argument: path, expected });
  });

  it.each<[Record<string, unknown>, string]>([
    [{}, 'order is missing: expected an object of the type Order.'],
    [{ order: { legs: [] } }, 'order.side is missing: expected one of BUY, SELL.'],
    [{ order: { side: 'BUY', legs: [{}] } }, `order.legs.0.amount is missing: expected ${AMOUNT}.`],
    [{ order: { side: null, legs: [] } }, 'order.side: expected one of BUY, SELL.'],
  ])('the message says whether a part is missing: %j', (variables, message) => {
    expect(variableFault(schema, document, null, variables)?.message).toBe(message);
  });

  it.each<[string, string, Record<string, unknown>, string[]]>([
    [
      'a part of an argument',
      'query Q($a: [Amount!]!) { place(order: { side: BUY, legs: [{ amount: "1" }, { amount: $a }] }) }',
      { a: 'x' },
      ['order', 'legs', '1', 'amount', '0'],
    ],
    [
      'an argument of a fragment',
      'query Q($all: [String!]) { ...F } fragment F on Query { place(order: { side: BUY, legs: [] }, tags: $all) }',
      { all: [7] },
      ['tags', '0'],
    ],
    ['an argument of a directive', 'query Q($on: Boolean!) { place @include(if: $on) }', { on: 'x' }, ['if']],
    [
      'an argument of the operation that runs',
      'query P($a: Int) { a(b: $a) } query Q($a: Int) { a(c: $a) }',
      { a: 'x' },
      ['c'],
    ],
    ['nothing', 'query Q($a: Int) { place }', { a: 'x' }, ['a']],
  ])('named by what the variable is given to: %s', (_, text, variables, path) => {
    expect(variableFault(schema, parse(text), 'Q', variables)).toMatchObject({ argument: path });
  });

  it('none where all fit', () => {
    expect(variableFault(schema, document, 'Q', { order: { side: 'BUY', legs: [leg] } })).toBeNull();
  });
});

describe('of literals', () => {
  it.each<[string, string, string[], string]>([
    ['place(order: { side: HOLD, legs: [] })', 'HOLD', ['order', 'side'], 'one of BUY, SELL'],
    [
      'place(order: { side: BUY, legs: [{ amount: "1" }, { amount: 7 }] })',
      '7',
      ['order', 'legs', '1', 'amount'],
      AMOUNT,
    ],
    ['place(order: { side: BUY, legs: [] }, tags: ["a", 7])', '7', ['tags', '1'], 'text'],
  ])('%s', (field, at, path, expected) => {
    const document = parse(`{ ${field} }`);
    let found: ValueNode | undefined;
    const look = (node: ValueNode & { readonly value: unknown }) => {
      if (node.value === at) found = node;
    };
    visit(document, { EnumValue: look, IntValue: look });
    expect(literalFault(schema, document, found as ValueNode)).toMatchObject({ argument: path, expected });
  });
});

describe('of a number in hexadecimal, as of soliditycalldata', () => {
  const HEXADECIMAL = ['Hex', 'Bytes32', 'KeyAddress', 'Address', 'TransactionId'] as const;
  const args = Object.fromEntries(
    (['FieldElement', 'BaseFieldElement', 'Amount', ...HEXADECIMAL] as const).map((name) => [
      name,
      { type: new GraphQLScalarType({ name, ...(scalars[name] as object) }) },
    ]),
  );
  const numbers = new GraphQLSchema({
    query: new GraphQLObjectType({ name: 'Query', fields: { place: { type: GraphQLFloat, args } } }),
  });
  const words = 'decimal digits, because hexadecimal words as of snarkjs’s `soliditycalldata` are not read';

  it.each<[string, string, string]>([
    ['FieldElement', '0x0f', words],
    ['BaseFieldElement', '0x0F', `${words}; in decimal, exchange the parts of b’s coordinates too`],
    ['BaseFieldElement', '-1', `BaseFieldElement: ${scalars.BaseFieldElement.description.slice(0, -1)}`],
    ['Amount', '0x0f', `Amount: ${scalars.Amount.description.slice(0, -1)}`],
  ])('%s %s', (name, value, expected) => {
    const asVariable = parse(`query Q($v: ${name}) { place(${name}: $v) }`);
    expect(variableFault(numbers, asVariable, null, { v: value })).toMatchObject({ argument: [name], expected });
    const asLiteral = parse(`{ place(${name}: "${value}") }`);
    let node: ValueNode | undefined;
    visit(asLiteral, {
      StringValue(found) {
        node = found;
      },
    });
    expect(literalFault(numbers, asLiteral, node as ValueNode)).toMatchObject({ argument: [name], expected });
  });

  it.each(HEXADECIMAL)('%s without 0x', (name) => {
    const document = parse(`query Q($v: ${name}) { place(${name}: $v) }`);
    for (const v of ['ab'.repeat(32), '0Xab', '']) {
      const fault = variableFault(numbers, document, null, { v });
      expect([fault?.argument, fault?.expected]).toEqual([[name], expect.stringContaining('hexadecimal with `0x`')]);
    }
  });
});
