import { rulesOf } from 'field-access';
import { sourceOf } from 'field-access/lists';
import {
  type GraphQLField,
  GraphQLInputObjectType,
  GraphQLNonNull,
  type GraphQLType,
  GraphQLUnionType,
  getNamedType,
  isInputObjectType,
  isObjectType,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { gatewaySchema } from '../../src/apps/gateway/schema.ts';

const schema = gatewaySchema();
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});

/** The fields of `input: <X>Input!`, the one argument a mutation takes. */
function inputFields({ args }: GraphQLField<unknown, unknown>) {
  expect(args.map(({ name }) => name)).toEqual(['input']);
  const type = args[0]?.type;
  const inner = type instanceof GraphQLNonNull ? type.ofType : undefined;
  if (!(inner instanceof GraphQLInputObjectType)) throw new Error('the input is no required object');
  return inner.getFields();
}

/** They also answer the record that the transaction is built for. */
const OF_RECORDS = ['buildProposalTransaction', 'buildApplicationTransaction'];

/** Built transactions and nothing else. */
const BUILT = ['TransactionPayload', 'ClaimTransactionsPayload'];
/** The payload is one of these, but for the mutations of records. */
const answersTransaction = ({ name, type }: GraphQLField<unknown, unknown>) =>
  type instanceof GraphQLUnionType &&
  type.getTypes().some((answer) => BUILT.includes(answer.name) || OF_RECORDS.includes(name));

/** They only issue what is signed, or confirmed, next. */
const CHALLENGES = [
  ...['signInNonce', 'addWalletChallenge', 'signerKeyChallenge', 'deleteAccountChallenge'],
  'previewApplicationDecision',
];

/** They answer a transaction that was built before. */
const OF_BUILT = ['recordTransactionHash', 'refreshTransaction'];

describe.each(mutations.map((field) => [field.name, field] as const))('mutation %s', (_, field) => {
  it('takes an idempotency key, unless it is answered another challenge each time', () => {
    const expected = CHALLENGES.includes(field.name) ? 'undefined' : 'UUID!';
    expect(String(inputFields(field).idempotencyKey?.type)).toBe(expected);
  });

  it('builds under a name that says so, and what would fail only where that is asked for', () => {
    const builds = !OF_BUILT.includes(field.name) && answersTransaction(field);
    expect(field.name.startsWith('build')).toBe(builds);
    if (builds) expect(String(inputFields(field).allowFailing?.type)).toBe('Boolean');
  });

  it('answers its payload or a refusal', () => {
    const type = field.type;
    if (!(type instanceof GraphQLUnionType)) throw new Error(`${field.name} answers no union`);
    expect(type.getTypes().map(({ name }) => name)).toContain('Refusal');
  });
});

it('has a chain in each input that names an address, which the mutation compares with it', () => {
  const inputs = Object.values(schema.getTypeMap()).filter(isInputObjectType);
  const named = inputs.flatMap((input) =>
    Object.values(input.getFields()).flatMap(({ name, type }) =>
      getNamedType(type).name === 'Address' ? [{ input, name, type }] : [],
    ),
  );
  expect(named.length).toBeGreaterThan(30);
  const arguments_ = new Set(mutations.map(({ args }) => getNamedType(args[0]?.type)));
  for (const { input, name, type } of named) {
    expect([input.name, name, arguments_.has(input)]).toEqual([input.name, name, true]);
    expect([input.name, `${input.getFields().chain?.type}`]).toEqual([input.name, expect.stringMatching(/^Chain!?$/)]);
    expect([input.name, name, `${type}`]).toEqual([input.name, name, expect.stringMatching(/^Address!?$/)]);
  }
});

it('has mutations to look at', () => {
  expect(mutations.length).toBeGreaterThan(10);
});

/** Every output field, argument and input field: where it is, its name and its type. */
function* valuesIn(): Generator<readonly [place: string, name: string, type: GraphQLType]> {
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__') || !(isObjectType(type) || isInputObjectType(type))) continue;
    for (const field of Object.values(type.getFields())) {
      yield [`${type.name}.${field.name}`, field.name, field.type];
      for (const arg of 'args' in field ? field.args : []) {
        yield [`${type.name}.${field.name}(${arg.name})`, arg.name, arg.type];
      }
    }
  }
}

/** Names of what is one of a closed set. */
const CLOSED =
  /^(action|delivery|fault|indexingRule|keeper|kind|life|liquidityFlag|mintGate|outcome|phase|processing|relation|side|source|stat(e|us)|template|tier|topic|unit|validity|.*(Reason|State|Status|Code))$/;
/** Names of quarters, chains and currencies, by their scalars. */
const SCALARS = { Period: /^(period|.*Period)$/, Chain: /^chain$/, Currency: /^currency$/ };

it('has a type of its own for every closed set', () => {
  const bare = [...valuesIn()].filter(
    ([, name, type]) => CLOSED.test(name) && ['String', 'Int'].includes(getNamedType(type).name),
  );
  expect(bare.map(([place]) => place)).toEqual([]);
});

it.each(Object.entries(SCALARS))('has the scalar %s alone where it says so', (scalar, names) => {
  const named = [...valuesIn()].filter(([, name]) => names.test(name));
  expect(named.length).toBeGreaterThan(1);
  expect(named.filter(([, , type]) => getNamedType(type).name !== scalar).map(([place]) => place)).toEqual([]);
});

it('a field that is answered as of a moment before is of rows that everybody sees, and says so', () => {
  const { types } = rulesOf(schema);
  const bounded = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(
    (field) => sourceOf(field)?.consistency === 'bounded',
  );
  expect(bounded.map(({ name }) => name).sort()).toEqual([
    'activity',
    'attestor',
    'attestors',
    'curveChecks',
    'series',
    'seriesList',
    'verifierKeys',
    'window',
  ]);
  for (const field of bounded) {
    const source = sourceOf(field);
    const type = source?.kind === 'list' ? source.type : getNamedType(field.type).name;
    expect(types.get(type), field.name).toMatchObject({ rows: undefined });
    expect(field.description).toContain('Anonymous callers may see data up to one second old.');
  }
});
