// Every argument and input field that takes an address, a key, a hash, a transaction's name, a signature or a chain's name, by
// the schema: texts of another form, and forms of the other kind of chain.

import { randomUUID } from 'node:crypto';
import { base58 } from '@scure/base';
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLObjectType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { gatewaySchema } from '../../src/apps/gateway/schema.ts';
import { some } from '../support/exhaustive.ts';
import { forFile } from '../support/for-file.ts';
import { newWallet, startTestGateway, TEST_CHAIN } from '../support/gateway.ts';
import { createSolanaChain, DEVNET_CHAIN } from '../support/solana-chain.ts';

const schema = gatewaySchema();
const bytes = (length: number, fill = 0xb7) => new Uint8Array(length).fill(fill);
const hex = (length: number) => `0x${'b7'.repeat(length)}`;
const [ON_EVM, ON_CLUSTER] = [hex(20), base58.encode(bytes(32))];
const base64 = (length: number) => Buffer.from(bytes(length)).toString('base64');

/** The address of an example of EIP-55 with another last digit. */
const MISTYPED = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAee';

/** A right value of each scalar and none of another, so that what is refused is the one that is put in its place. */
const RIGHT: Readonly<Record<string, unknown>> = {
  ...{ Address: ON_EVM, KeyAddress: ON_EVM, TransactionId: hex(32), Bytes32: hex(32), Hex: hex(65), Chain: TEST_CHAIN },
  ...{ Amount: '1', NativeAmount: '1', Units: '1', Wad: '1', FieldElement: '1', BaseFieldElement: '1', BigInt: '1' },
  ...{ Base64: base64(3), UUID: randomUUID(), DateTime: '2027-04-01T00:00:00Z', Period: '2027-Q1', Currency: 'USD' },
  ...{ Country: 'PT', JSON: {}, ID: 'a', String: 'a', Int: 1, Boolean: true, Float: 1 },
  ...{ Envelope: '{}', Backup: '{}' },
};

const notHex = (length: number): readonly unknown[] => [
  ...[hex(length - 1), hex(length + 1), hex(length).slice(2), hex(length).slice(0, -1), `0X${hex(length).slice(2)}`],
  ...[`${hex(length)} `, hex(length).replace('b', 'g'), base64(length), base64(1_000_000)],
];
const notBase58 = (length: number): readonly unknown[] => {
  const right = base58.encode(bytes(length));
  return [
    ...[base58.encode(bytes(length - 1)), base58.encode(bytes(length + 1))],
    // leading ones are bytes of zero: there is one text for every address
    ...[`1${right}`, ` ${right}`, `${right}\n`, right.toLowerCase().replace(/.$/, 'l'), `0${right.slice(1)}`],
  ];
};
/** What a place of the scalar refuses. */
const WRONG: Readonly<Record<string, readonly unknown[]>> = {
  Address: [...notHex(20), MISTYPED, ...notBase58(32), hex(32), base58.encode(bytes(64)), 731648290516],
  KeyAddress: [...notHex(20), MISTYPED, ON_CLUSTER, hex(32)],
  TransactionId: [...notHex(32), ...notBase58(64), ON_CLUSTER, ON_EVM],
  Bytes32: [...notHex(32), ON_CLUSTER, ON_EVM],
  Hex: [base64(65), base58.encode(bytes(64)), hex(65).slice(0, -1), hex(65).slice(2)],
  Chain: [
    `solana:${'b7'.repeat(33)}`,
    `solana: ${'b7'.repeat(16)}`,
    `SOLANA:${'b7'.repeat(16)}`,
    `${ON_CLUSTER}:`,
    ON_CLUSTER,
  ],
};

interface Place {
  readonly operation: 'query' | 'mutation' | 'subscription';
  /** The root field above it, where it is none itself. */
  readonly under?: string;
  readonly field: GraphQLField<unknown, unknown>;
  /** Names from the argument on. */
  readonly path: readonly [string, ...string[]];
  readonly scalar: string;
}

const nullable = (type: GraphQLInputType) => (isNonNullType(type) ? type.ofType : type);
const isList = (type: GraphQLInputType) => isListType(nullable(type));

/** Where in an argument or an input field one of these scalars is. */
function pathsIn(
  { name, type }: GraphQLArgument | GraphQLInputField,
  seen: readonly string[] = [],
): [string, string[]][] {
  const named = getNamedType(type);
  if (named.name in WRONG) return [[named.name, [name]]];
  if (!isInputObjectType(named) || seen.includes(named.name)) return [];
  return Object.values(named.getFields()).flatMap((field) =>
    pathsIn(field, [...seen, named.name]).map(([scalar, path]): [string, string[]] => [scalar, [name, ...path]]),
  );
}

const PLACES: readonly Place[] = (
  [
    ['query', schema.getQueryType()],
    ['query', schema.getType('Viewer') as GraphQLObjectType, 'viewer'],
    ['mutation', schema.getMutationType()],
    ['subscription', schema.getSubscriptionType()],
  ] as const
).flatMap(([operation, root, under]) =>
  Object.values(root?.getFields() ?? {}).flatMap((field) =>
    field.args.flatMap((arg) =>
      pathsIn(arg).map(([scalar, path]) => ({
        operation,
        field,
        path: path as [string, ...string[]],
        scalar,
        ...(under ? { under } : {}),
      })),
    ),
  ),
);

/** A value of a type with `value` at the end of the path; what is not required and not on the path is left out. */
function inputOf(type: GraphQLInputType, path: readonly string[], value: unknown, right = RIGHT): unknown {
  if (isList(type)) return [inputOf(getNamedType(type), path, value, right)];
  const named = getNamedType(type);
  if (isEnumType(named)) return named.getValues()[0]?.name;
  if (!isInputObjectType(named)) return path.length === 0 && value !== undefined ? value : right[named.name];
  const [next, ...rest] = path;
  const fields = Object.values(named.getFields()).filter(({ name, type: one }) => isNonNullType(one) || name === next);
  return Object.fromEntries(
    fields.map((field) => [
      field.name,
      field.name === next ? inputOf(field.type, rest, value, right) : inputOf(field.type, [], undefined, right),
    ]),
  );
}

/** The request that has a value in its place. */
function requestOf({ operation, under, field, path: [first, ...rest] }: Place, value: unknown, right = RIGHT) {
  const args = field.args.filter(({ name, type }) => isNonNullType(type) || name === first);
  const given = args.map(({ name, type }) => [
    name,
    name === first ? inputOf(type, rest, value, right) : inputOf(type, [], undefined, right),
  ]);
  const head = args.map(({ name, type }) => `$${name}: ${type}`).join(', ');
  const call = args.map(({ name }) => `${name}: $${name}`).join(', ');
  const selection = isLeafType(getNamedType(field.type))
    ? ''
    : operation === 'mutation'
      ? '{ __typename ... on Error { code message path } }'
      : '{ __typename }';
  const asked = `${field.name}(${call}) ${selection}`;
  return {
    query: `${operation} (${head}) { ${under ? `${under} { ${asked} }` : asked} }`,
    variables: Object.fromEntries(given),
  };
}

const nameOf = ({ field, path, scalar }: Place) => `${field.name}(${path.join('.')}: ${scalar})`;

const wallet = newWallet();
const gateway = await forFile(
  startTestGateway({
    moreChains: [{ chain: createSolanaChain(), relayer: null }],
    relayer: null,
    adminWallets: [wallet.address],
  }),
);
const token = await gateway.signIn(wallet);

async function send(body: string) {
  const response = await gateway.post(body, { accept: 'application/json', token });
  const text = await response.text();
  return { text, answer: JSON.parse(text) as { errors?: { extensions: { code: string } }[]; data?: never } };
}

/** How many rows the database has, by table. */
async function rows(): Promise<unknown> {
  const { prisma } = gateway.database;
  const [{ counts } = { counts: null }] = await prisma.$queryRaw<{ counts: unknown }[]>`
    select json_object_agg(table_name, (xpath('/row/c/text()', query_to_xml(
      format('select count(*) as c from %I', table_name), false, true, '')))[1]::text order by table_name) as counts
    from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`;
  return counts;
}

describe('an argument or an input field of an address, a key, a hash, a signature or a chain', () => {
  it('is of a root field or the viewer, and there are some of each', () => {
    for (const type of Object.values(schema.getTypeMap())) {
      if (!isObjectType(type) || type.name.startsWith('__')) continue;
      if (
        type.name === 'Viewer' ||
        [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].includes(type)
      )
        continue;
      const nested = Object.values(type.getFields()).flatMap(({ name, args }) =>
        args.flatMap((arg) => pathsIn(arg).map(() => `${type.name}.${name}`)),
      );
      expect(nested).toEqual([]);
    }
    for (const scalar of Object.keys(WRONG)) expect(PLACES.some((place) => place.scalar === scalar)).toBe(true);
    expect(PLACES.length).toBeGreaterThan(200);
  });

  it('refuses every other text with BAD_INPUT, without the text, and writes nothing', async () => {
    const before = await rows();
    const wrong: unknown[] = [];
    for (const [i, place] of PLACES.entries()) {
      const forms = WRONG[place.scalar] as readonly unknown[];
      const turned = forms.map((_, at) => forms[(at + i) % forms.length]); // other ones in each place
      for (const form of some(turned, 2)) {
        const { text, answer } = await send(JSON.stringify(requestOf(place, form)));
        const codes = answer.errors?.map(({ extensions }) => extensions.code).join();
        const repeats = text.includes(String(form).trim().slice(0, 24));
        if (codes !== 'BAD_INPUT' || repeats || text.length > 2_000)
          wrong.push([nameOf(place), String(form).slice(0, 80), codes, text.slice(0, 300)]);
      }
    }
    expect(wrong).toEqual([]);
    expect(await rows()).toEqual(before);
    expect(gateway.logs.join('\n')).not.toMatch(/(b7){8}|unforeseen/);
  }, 600_000);

  it('refuses ten megabytes of Base64 before they are read', async () => {
    const text = base64(10_000_000);
    for (const scalar of Object.keys(WRONG)) {
      const place = PLACES.find((one) => one.scalar === scalar) as Place;
      const { answer, text: answered } = await send(JSON.stringify(requestOf(place, text)));
      expect(answer.errors?.map(({ extensions }) => extensions.code)).toEqual(['BODY_TOO_LARGE']);
      expect(answered.length).toBeLessThan(2_000);
    }
  });
});

describe('an address of the other kind of chain', () => {
  const chained = PLACES.filter(({ scalar, path, field }) => {
    const [argument, ...rest] = path;
    const type = getNamedType(field.args.find(({ name }) => name === argument)?.type);
    const siblings = isInputObjectType(type) ? type.getFields() : undefined;
    const names = rest.length === 0 ? field.args.map(({ name }) => name) : Object.keys(siblings ?? {});
    return scalar === 'Address' && rest.length < 2 && names.includes('chain');
  });

  it.each([
    [TEST_CHAIN, ON_CLUSTER],
    [DEVNET_CHAIN, ON_EVM],
  ])(
    'is refused with CHAIN_FORM and its place on %s',
    async (chain, address) => {
      const before = await rows();
      const wrong: unknown[] = [];
      for (const place of chained) {
        const { query, variables } = requestOf(place, address, {
          ...RIGHT,
          Address: chain === TEST_CHAIN ? ON_EVM : ON_CLUSTER,
        });
        const input = variables.input as object | undefined;
        const field = place.path.at(-1);
        const [document, given] = input
          ? [query, { ...variables, input: { ...input, chain } }]
          : [
              query
                .replace('(', '($chain: Chain, ')
                .replace(`${place.field.name}(`, `${place.field.name}(chain: $chain, `),
              { ...variables, chain },
            ];
        const { text, answer } = await send(JSON.stringify({ query: document, variables: given }));
        if (!text.includes('CHAIN_FORM') || !text.includes(`"${field}"`) || text.includes(address))
          wrong.push([nameOf(place), text.slice(0, 300), answer.errors?.length]);
      }
      expect(chained.length).toBeGreaterThan(50);
      expect(wrong).toEqual([]);
      expect(await rows()).toEqual(before);
    },
    300_000,
  );
});
