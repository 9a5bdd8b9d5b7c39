import SchemaBuilder, { BasePlugin } from '@pothos/core';
import PrismaPlugin, { getRefFromModel } from '@pothos/plugin-prisma';
import RelayPlugin from '@pothos/plugin-relay';
import ScopeAuthPlugin from '@pothos/plugin-scope-auth';
import {
  execute,
  GraphQLNonNull,
  type GraphQLObjectType,
  GraphQLScalarType,
  type GraphQLSchema,
  GraphQLString,
  parse,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { createCompiledReads, TEXT_JSON, withColumnJson } from '../src/compiled.ts';
import {
  accessPlugin,
  createAccessModel,
  labelScopes,
  RELAY_ACCESS,
  RESPONSE_ONLY,
  RequestAccess,
  rulesOf,
  subject,
  subjectColumnsPlugin,
} from '../src/index.ts';
import { createLists, keyedRow, NODE_QUERY, presentWith } from '../src/lists.ts';
import { DATAMODEL, OPEN_CURSORS, TABLES } from './clinic.ts';

// Compiled reads ask what resolvers ask. Nothing is read: a plan says who answers, and the statement's values what it asks.

// biome-ignore lint/suspicious/noExplicitAny: the types of a schema are tested elsewhere
type Untyped = any;

/** The day that conditions by the clock go by. */
let today = '2026-01-01';

const guest = {
  sentence: 'A guest until a day.',
  by: {
    doctor: { load: async () => ({ keys: new Set<string>() }), where: () => ({ phone: `guests on ${today}` }) },
  },
} as const;
const temporary = { sentence: 'Staff until a day.', role: () => today < '2026-02-01' } as const;

const modelOf = (labels: Untyped) =>
  createAccessModel({ labels, kinds: { doctor: { model: 'Doctor', type: 'Doctor' } }, tables: TABLES });

const model = modelOf({ guest, temporary });

const stored = (storedIn: string, ...readers: string[]) => ({ storedIn, class: 'plain', readers, deletion: 'none' });

interface Parts {
  readonly model?: Untyped;
  readonly plugins?: readonly string[];
  readonly scopeAuth?: object;
  readonly relay?: object;
  /** Options of Query, of its list, of the type of its rows, and of the type's interface. */
  readonly query?: object;
  readonly list?: object;
  readonly type?: object;
  readonly titled?: object;
  /** Further fields of a doctor. */
  readonly fields?: (t: Untyped, builder: Untyped) => object;
  /** A change of the schema after its build. */
  readonly change?: (schema: GraphQLSchema) => void;
}

const fieldsOf = (schema: GraphQLSchema, name: string) => (schema.getType(name) as GraphQLObjectType).getFields();

/** Guards the fields of a type that is built, as graphql-shield does. */
const shield = (name: string) => (schema: GraphQLSchema) => {
  for (const field of Object.values(fieldsOf(schema, name))) {
    const { resolve = () => null } = field;
    field.resolve = (...asked) => resolve(...asked);
  }
};

const masked = () => '***';

/** A schema of doctors, with scopes in some places. */
function schemaOf({
  model: labelled = model,
  plugins = [],
  scopeAuth,
  relay,
  query,
  list,
  type,
  titled,
  fields,
  change,
}: Parts) {
  const builder = new SchemaBuilder<Untyped>({
    plugins: [...plugins, ScopeAuthPlugin, accessPlugin, RelayPlugin, PrismaPlugin, subjectColumnsPlugin],
    prisma: { client: ({ db }: Untyped) => db, dmmf: { datamodel: DATAMODEL } },
    scopeAuth: { authScopes: () => ({}), ...scopeAuth },
    access: { model: labelled, declared: { 'Node.id': RESPONSE_ONLY } },
    relay: { ...RELAY_ACCESS, nodeQueryOptions: NODE_QUERY, ...relay },
  } as Untyped) as Untyped;
  const interfaces = titled && [
    builder.interfaceRef('Titled').implement({
      ...titled,
      fields: (t: Untyped) => ({ name: t.string({ nullable: true, access: stored('doctors.name', 'public') }) }),
    }),
  ];
  builder.prismaObject('Doctor', {
    ...{
      select: {},
      access: { subjects: { guest: subject('doctor')('id') } },
      ...(interfaces && { interfaces }),
      ...type,
    },
    fields: (t: Untyped) => ({
      name: t.exposeString('name', { nullable: true, access: stored('doctors.name', 'public') }),
      ...fields?.(t, builder),
    }),
  });
  builder.queryType({
    ...query,
    fields: (t: Untyped) => ({
      doctors: (createLists<Untyped>() as Untyped).keyset(t, {
        ...{ type: 'Doctor', access: 'traverse', order: { column: 'id' }, ...list },
      }),
    }),
  });
  const schema = builder.toSchema();
  change?.(schema);
  return schema;
}

/** Compiled reads of a schema, with the values of the statements that they would run. */
function readsOf(parts: Parts, uncalledPlugins: readonly string[] = []) {
  const schema = schemaOf(parts);
  const values: unknown[][] = [];
  const reads = createCompiledReads<Untyped>({
    schema,
    readers: {
      at: () => ({
        row(_statement, all) {
          values.push([...all]);
          return Promise.reject(new Error('nothing is read'));
        },
      }),
    },
    scopesOf: (context) => (typeof context.scopes === 'function' ? context.scopes(context) : context.scopes),
    uncalledPlugins,
  });
  const contextOf = (viewer: object, scopes: object = {}) => ({
    ...{ db: {}, cursors: OPEN_CURSORS, scopes },
    access: new RequestAccess({ rules: rulesOf(schema), viewer, sources: () => ({}) }),
  });
  const documents = new Map<string, ReturnType<typeof parse>>();
  const read = (text: string) => {
    const document = documents.get(text) ?? parse(text);
    documents.set(text, document);
    return { document };
  };
  return {
    /** Names what answers a document: a statement, or resolvers and the reason for them. */
    answererOf(text: string, scopes?: object) {
      const explained = reads.explain(read(text), contextOf({}, scopes));
      return explained.kind === 'statement' ? 'statement' : explained.reason;
    },
    /** The values of the statement of a document. */
    async valuesOf(text: string, viewer: object) {
      await reads.answer(read(text), contextOf(viewer)).catch(() => null);
      return values.at(-1);
    },
    /** Reads by resolvers and by a statement, with a context of one's own. */
    async faultsOf(contextValue: Untyped) {
      const byStatement = await reads.answer(read(PAGE), contextValue).then(() => null, String);
      const { errors = [] } = await execute({ schema, document: parse(PAGE), contextValue });
      return [byStatement, ...errors.map(({ message }) => message)];
    },
    contextOf,
  };
}

/** The row of the same doctor. */
const ofDoctor = (t: Untyped): Untyped =>
  t.field({
    type: getRefFromModel('Doctor', t.builder),
    ...{ nullable: true, access: 'traverse' },
    ...keyedRow('Doctor', { id: 'id' }),
  });

const PAGE = '{ doctors { edges { node { name } } nodes { name } pageInfo { hasNextPage } } }';
const STAFF = { staff: true };

describe('scopes', () => {
  it('of a field are those of its viewer, whose plans nobody with other scopes has', () => {
    const { answererOf } = readsOf({ list: { authScopes: STAFF } });
    expect(answererOf(PAGE, STAFF)).toBe('statement');
    expect(answererOf(PAGE, { guest: true })).toBe('scopes');
    expect(answererOf(PAGE, { staff: false, guest: true })).toBe('scopes');
  });

  it.each([
    ['any', 'statement'],
    ['all', 'scopes'],
  ] as const)('are asked by the strategy %s that the scope plugin has', (defaultStrategy, answerer) => {
    const { answererOf } = readsOf({
      scopeAuth: { defaultStrategy },
      list: { authScopes: { staff: true, lead: true } },
    });
    expect(answererOf(PAGE, STAFF)).toBe(answerer);
    expect(answererOf(PAGE, { staff: true, lead: true })).toBe('statement');
  });

  it('of Query and of its field are both asked', () => {
    const { answererOf } = readsOf({ query: { authScopes: STAFF }, list: { authScopes: { lead: true } } });
    expect(answererOf(PAGE, { staff: true, lead: true })).toBe('statement');
    for (const scopes of [{ lead: true }, STAFF, {}]) expect(answererOf(PAGE, scopes)).toBe('scopes');
  });

  it.each(['guest', 'temporary', 'public'])('are labels by `labelScopes` alone, not by their name %s', (label) => {
    const { answererOf } = readsOf({ list: { authScopes: { [label]: true } } });
    for (const scopes of [{}, { [label]: false }, { [label]: () => true }])
      expect(answererOf(PAGE, scopes)).toBe('scopes');
    expect(answererOf(PAGE, labelScopes)).toBe('statement');
    expect(answererOf(PAGE, (context: Untyped) => ({ ...labelScopes(context), [label]: false }))).toBe('scopes');
  });

  const access = 'traverse';
  it.each<[string, Parts]>([
    ['the type of rows', { type: { authScopes: STAFF } }],
    ['an interface of it', { titled: { authScopes: STAFF } }],
    ['a connection', { relay: { defaultConnectionTypeOptions: { authScopes: STAFF } } }],
    ['an edge', { relay: { defaultEdgeTypeOptions: { authScopes: STAFF } } }],
    ['the information of a page', { relay: { pageInfoTypeOptions: { authScopes: STAFF } } }],
    ['the field of edges', { relay: { edgesFieldOptions: { access, nullable: true, authScopes: STAFF } } }],
    ['the field of nodes', { relay: { nodesOnConnection: { access, rowsChecked: true, authScopes: STAFF } } }],
    ['no name, which let nobody through', { list: { authScopes: {} } }],
    ['a function', { list: { authScopes: () => STAFF } }],
    ['other scopes', { list: { authScopes: { $any: STAFF } } }],
    ['a row, by grants', { type: { grantScopes: () => ['staff'] } }],
  ])('of %s are left to resolvers', (_name, parts) => {
    expect(readsOf(parts).answererOf(PAGE, STAFF)).toBe('scopes');
    expect(readsOf({}).answererOf(PAGE)).toBe('statement');
  });
});

it.each([
  ['Relay’s form', {}, 'statement'],
  ['the schema’s own form', { decodeGlobalID: (id: string) => ({ typename: 'Named', id }) }, 'root field'],
])('asks by an id of %s', (_, relay, answerer) => {
  const { answererOf } = readsOf({
    relay,
    fields: (t, builder) => {
      const Named = builder.prismaNode('Doctor', {
        ...{ variant: 'Named', select: {}, id: { field: 'id', access: stored('doctors.id', 'public') } },
        fields: () => ({}),
      });
      return { named: t.variant(Named, { access: 'traverse' }) };
    },
  });
  expect(answererOf(`{ node(id: "${btoa('Named:1')}") { id } }`)).toBe(answerer);
});

/** A plugin that guards by one hook, of its class or of its instance. */
const gateBy = (hook: string, isOfInstance: boolean) => {
  class Gate extends BasePlugin<Untyped> {
    constructor(cache: Untyped, name: never) {
      super(cache, name);
      if (isOfInstance) Object.assign(this, { [hook]: (value: unknown) => value });
    }
  }
  if (!isOfInstance) Object.assign(Gate.prototype, { [hook]: (value: unknown) => value });
  return Gate;
};
const HOOKS = [
  ...['beforeBuild', 'onTypeConfig', 'onInputFieldConfig', 'onOutputFieldConfig', 'wrapResolve', 'wrapArgMappers'],
  ...['wrapResolveType', 'wrapIsTypeOf', 'afterBuild'],
];
const GATES = HOOKS.flatMap((hook) => [`${hook} of its class`, `${hook} of its instance`]);
for (const gate of GATES) {
  const [hook = '', ...of] = gate.split(' ');
  SchemaBuilder.registerPlugin(gate as never, gateBy(hook, of.includes('instance')) as never);
}

it.each(GATES)('have no schema with a plugin that may guard by %s, unless its author names it', (gate) => {
  expect(() => readsOf({ plugins: [gate] })).toThrow(`The plugin ${gate} may change resolvers`);
  expect(readsOf({ plugins: [gate] }, [gate]).answererOf(PAGE)).toBe('statement');
});

class NameGuard extends BasePlugin<Untyped> {
  override onOutputFieldConfig(config: Untyped): Untyped {
    return config.name === 'name' ? { ...config, resolve: () => null } : config;
  }
}
SchemaBuilder.registerPlugin('nameGuard' as never, NameGuard as never);

it('leave to resolvers a field whose resolver a plugin replaced, though its author names the plugin', () => {
  expect(readsOf({ plugins: ['nameGuard'] }, ['nameGuard']).answererOf(PAGE)).toBe('field');
});

it.each<[string, (schema: GraphQLSchema) => unknown]>([
  ['a guarded field of Query', shield('Query')],
  ['a guarded field of a row', shield('Doctor')],
  [
    'a scalar that masks values, as directives put it in the place of the field’s own',
    (schema) =>
      Object.assign(fieldsOf(schema, 'Doctor').name as object, {
        type: new GraphQLScalarType({ name: 'String', serialize: masked }),
      }),
  ],
  [
    'a scalar whose values are masked',
    (schema) => Object.assign(schema.getType('Slug') as object, { serialize: masked }),
  ],
  [
    'another nullability',
    (schema) => Object.assign(fieldsOf(schema, 'Doctor').name as object, { type: new GraphQLNonNull(GraphQLString) }),
  ],
])('leave to resolvers a field that has %s since the build', (_, change) => {
  const fields = (t: Untyped, builder: Untyped) => ({
    slug: t.expose('name', {
      type: builder.scalarType('Slug', { serialize: String, extensions: withColumnJson(TEXT_JSON) }),
      ...{ nullable: true, access: stored('doctors.name', 'public') },
    }),
  });
  const asked = '{ doctors { nodes { name slug } } }';
  expect(readsOf({ fields }).answererOf(asked)).toBe('statement');
  expect(readsOf({ fields, change }).answererOf(asked)).toBe('field');
});

it('ask by the conditions and labels of their own request, because these may follow the clock', async () => {
  const { valuesOf, contextOf } = readsOf({
    type: {
      access: {
        subjects: { guest: subject('doctor')('id') },
        ...{ rows: () => ({ name: { not: `hidden on ${today}` } }), dependsOnViewer: false },
      },
    },
    fields: (t) => ({
      phone: t.exposeString('phone', { nullable: true, access: stored('doctors.phone', 'guest') }),
      self: ofDoctor(t),
    }),
  });
  const viewer = {};
  const { roles } = contextOf(viewer).access.labels;
  for (const day of ['2026-01-01', '2026-01-02']) {
    today = day;
    const values = await valuesOf('{ doctors { nodes { phone self { name } } } }', viewer);
    const dated = values?.filter((value) => String(value).includes(' on '));
    expect(new Set(dated)).toEqual(new Set([`guests on ${day}`, `hidden on ${day}`]));
  }
  expect(contextOf(viewer).access.labels.roles).toBe(roles);
  today = '2026-03-01';
  expect(contextOf(viewer).access.labels.roles).not.toBe(roles);
});

it('ask by a condition that its author changes in place', async () => {
  const guests = { phone: { in: [''] } };
  const byDay = { load: async () => ({ keys: new Set<string>() }), where: () => guests };
  const { valuesOf } = readsOf({
    model: modelOf({ guest: { sentence: 'A guest until a day.', by: { doctor: byDay } } }),
    fields: (t) => ({ phone: t.exposeString('phone', { nullable: true, access: stored('doctors.phone', 'guest') }) }),
  });
  const viewer = {};
  for (const day of ['2026-01-01', '2026-01-02']) {
    guests.phone.in[0] = `guests on ${day}`;
    const values = await valuesOf('{ doctors { nodes { phone } } }', viewer);
    expect(values?.flat()).toContain(guests.phone.in[0]);
  }
});

it('are left to resolvers before they are planned in full if fragments double the rows or fields', () => {
  const { answererOf } = readsOf({
    fields: (t) => ({
      self: ofDoctor(t),
      same: t.variant('Doctor', { ...presentWith('id'), access: 'traverse' }),
    }),
  });
  // The last fragment of forty is a million million times in the answer.
  const doubled = (field: string) =>
    Array.from(
      { length: 40 },
      (_, i) => `fragment F${i} on Doctor { a: ${field} { ...F${i + 1} } b: ${field} { ...F${i + 1} } }`,
    ).join(' ');
  for (const field of ['self', 'same'])
    expect(answererOf(`{ doctors { nodes { ...F0 } } } ${doubled(field)} fragment F40 on Doctor { name }`)).toBe(
      'size',
    );
});

it('take no context of another schema, whose labels stand in another order', async () => {
  const [{ faultsOf }, other, same] = [{}, { model: modelOf({ temporary, guest }) }, {}].map((parts) =>
    readsOf(parts),
  ) as [ReturnType<typeof readsOf>, ReturnType<typeof readsOf>, ReturnType<typeof readsOf>];
  const refused = /the context has the rules of another schema/;
  expect(await faultsOf(other.contextOf({}))).toEqual([expect.stringMatching(refused), expect.stringMatching(refused)]);
  expect((await faultsOf(same.contextOf({}))).join()).not.toMatch(refused);
});

describe('a variant that is there with a column', () => {
  const fields = (access: unknown) => (t: Untyped) => ({
    phone: t.exposeString('phone', { nullable: true, access: stored('doctors.phone', 'guest') }),
    called: t.variant('Doctor', { ...presentWith('phone'), access }),
  });

  it('has no reader who may not read the column', () => {
    expect(() => schemaOf({ fields: fields('traverse') })).toThrow(
      'Doctor.called: is read by public, who may not read Doctor.phone',
    );
  });

  it('selects the column, because its resolver tests it', () => {
    const schema = schemaOf({ fields: fields(stored('doctors.phone', 'guest')) });
    const { called } = schema.getType('Doctor').getFields();
    const context = { access: { labels: { possible: -1 } } };
    const selected = called.extensions.pothosPrismaSelect({}, context, () => ({ select: { id: true } }));
    expect(selected).toEqual({ select: { id: true, phone: true } });
  });
});
