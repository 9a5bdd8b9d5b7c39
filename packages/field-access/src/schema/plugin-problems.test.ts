import SchemaBuilder from '@pothos/core';
import PrismaPlugin, { getRefFromModel } from '@pothos/plugin-prisma';
import RelayPlugin from '@pothos/plugin-relay';
import { type GraphQLObjectType, type GraphQLSchema, isNonNullType } from 'graphql';
import { expect, it } from 'vitest';
import {
  accessPlugin,
  createAccessModel,
  declareByKind,
  isIn,
  isNode,
  isNotIn,
  printSchemaWithAccess,
  RELAY_ACCESS,
  RESPONSE_ONLY,
  subject,
  subjectColumnsPlugin,
} from '../index.ts';
import { createLists, keyedColumns, keyedRow, NODE_QUERY, resolveEntity } from '../lists.ts';

// The problems of a schema whose users have games: some types share an interface, some fields answer objects that are no rows.

// biome-ignore lint/suspicious/noExplicitAny: a schema of a few fields needs no types
type Untyped = any;

const scalar = (name: string, type: string) => ({ name, type, kind: 'scalar', isRequired: true, isId: name === 'id' });
const relation = (name: string, type: string, more: object) => ({
  ...{ name, type, kind: 'object', relationName: 'GameToUser', relationFromFields: [] },
  ...more,
});
const MODELS = [
  {
    name: 'User',
    primaryKey: null,
    uniqueIndexes: [],
    fields: [
      scalar('id', 'Int'),
      scalar('name', 'String'),
      { ...scalar('nick', 'String'), isRequired: false },
      scalar('isGuest', 'Boolean'),
      scalar('managerId', 'Int'),
      relation('games', 'Game', { isList: true }),
      relation('manager', 'User', { isList: false, relationName: 'Managed', relationFromFields: ['managerId'] }),
      relation('managed', 'User', { isList: true, relationName: 'Managed' }),
    ],
  },
  {
    name: 'Game',
    primaryKey: null,
    uniqueIndexes: [],
    fields: [
      scalar('id', 'Int'),
      scalar('userId', 'Int'),
      scalar('won', 'Boolean'),
      relation('user', 'User', { isList: false, relationFromFields: ['userId'] }),
    ],
  },
];

const model = createAccessModel({
  extras: { known: { sentence: 'Everybody can learn the value elsewhere.', public: true } },
  classes: {
    plain: { sentence: 'The value is stored as it is.', serverReads: 'always' },
    sealed: { sentence: 'The value is sealed.', serverReads: 'always', sealed: true },
  },
  labels: {
    self: { sentence: 'The user.', by: { user: { own: ({ id }: { readonly id: number }) => id } } },
    admin: { sentence: 'An admin.', role: () => false },
  },
});
const byUser = subject('user');
const ofUser = (column: string) => ({ subjects: { self: byUser(column) }, seenBy: ['self', 'admin'] });
const stored = (...readers: string[]) => ({ storedIn: 'here', class: 'plain', readers, deletion: 'none' });

const ofModel = ({ builder }: Untyped, name: string): Untyped => getRefFromModel(name, builder);

const { keyedKeyset, keyset, relatedKeyset, row } = createLists<Untyped>() as Untyped;

type Declare = (builder: Untyped, Score: Untyped) => void;

/** The schema in which `declare` made the types of users, with options of the access plugin. */
function schemaOf(declare: Declare, access: object = {}, more: object = {}): GraphQLSchema {
  const plugins = [accessPlugin, RelayPlugin, PrismaPlugin, subjectColumnsPlugin];
  const options = { plugins, access: { model, ...access }, relay: RELAY_ACCESS, ...more };
  const prisma = { client: {}, dmmf: { datamodel: { models: MODELS } } };
  const builder = new SchemaBuilder<Untyped>({ ...options, prisma } as Untyped) as Untyped;
  builder.queryType({ fields: (t: Untyped) => ({ now: t.string({ access: RESPONSE_ONLY, resolve: () => null }) }) });
  const Score = builder.objectRef('Score').implement({
    fields: (t: Untyped) => ({ games: t.int({ access: { ...stored('public'), class: 'none' }, resolve: () => 0 }) }),
  });
  builder.prismaObject('Game', {
    select: {},
    access: ofUser('userId'),
    fields: (t: Untyped) => ({ won: t.exposeBoolean('won', { access: stored('self', 'admin') }) }),
  });
  declare(builder, Score);
  return builder.toSchema();
}

/** The problems of that schema. */
function problemsOf(declare: Declare, access: object = {}, more: object = {}): string[] {
  try {
    schemaOf(declare, access, more);
    return [];
  } catch (error) {
    const [title, ...problems] = (error as Error).message.split('\n');
    if (title !== 'Access declarations:') throw error;
    return problems.map((problem) => problem.trim());
  }
}

/** Users of two types, with the access of each type and of their interface. */
const withInterface =
  (ofMember: object, name: object, ofPerson: object = ofUser('id'), more: object = {}) =>
  (builder: Untyped): Untyped => {
    const Person = builder.prismaInterface('User', {
      variant: 'Person',
      select: {},
      access: ofPerson,
      ...more,
      resolveType: () => 'Member',
      fields: (t: Untyped) => ({ name: t.exposeString('name', name) }),
    });
    const Member = builder.prismaObject('User', { variant: 'Member', select: {}, interfaces: [Person], ...ofMember });
    return [Person, Member];
  };
const IN_TEAM = isIn('nick', ['team']);
const teamRows = { rows: (_viewer: unknown) => ({ nick: 'team' }), dependsOnViewer: true };
const NAME = { nullable: false, access: stored('self', 'admin') };

it.each([
  [
    'both values of a Boolean',
    isIn('isGuest', [true, false]),
    'isGuest is of type Boolean, which a condition compares with one value',
  ],
  ['one value of a Boolean', isNotIn('isGuest', [true]), null],
  [
    'a column that is never null, without values',
    isNotIn('name', []),
    'name is never null, so no condition tests that it is set',
  ],
  ['a column that may be null, without values', isNotIn('nick', []), null],
  ['a value of another type', isIn('name', [1]), 'name is of type String, which no condition compares with [1]'],
  ['a number that the column holds', isNotIn('id', [-0, 2 ** 31 - 1]), null],
  ['a number of no row', isNotIn('id', [1, Number.NaN]), 'a condition compares id with 1 or NaN, which no row has'],
  ['a number too great', isIn('id', [2 ** 31]), 'a condition compares id with 2147483648, which no row has'],
  ['a text of no row', isNotIn('name', ['\0']), 'a condition compares name with \0, which no row has'],
])('reads the condition of a type on %s', (_, publicWhen, problem) => {
  const problems = problemsOf((builder) =>
    builder.prismaObject('User', {
      select: {},
      access: { ...ofUser('id'), seenBy: ['public', 'self'], publicWhen },
      fields: (t: Untyped) => ({ name: t.exposeString('name', NAME) }),
    }),
  );
  expect(problems.filter((text) => text.includes('condition'))).toEqual(problem === null ? [] : [`User: ${problem}`]);
});

it('names the problems of types, fields and lists in one error, where one fault is beside another', () => {
  const found = problemsOf((builder) => {
    builder.prismaObject('User', {
      select: {},
      access: {
        subjects: { self: subject('crowd')('none') },
        ...{ seenBy: ['self', 'boss'], publicWhen: isIn('nick', ['team']), dependsOnViewer: true },
      },
      fields: (t: Untyped) => ({
        nick: t.exposeString('nick', { access: stored('admin') }),
        name: t.exposeString('name', { nullable: true }),
      }),
    });
    builder.prismaObject('User', { variant: 'Guest', select: {}, access: { seenBy: ['self'] } });
    builder.queryField('users', (t: Untyped) => keyset(t, { type: 'User', order: { by: ['nick', 'name'] } }));
  });
  expect(found).toEqual([
    'User: self cannot be by crowd (user)',
    'User: there is no column none for self',
    'User: the model has no label boss, which sees rows (access.seenBy)',
    'User: declares when a row is public, so name `public` among those who see rows (access.seenBy)',
    'User: `dependsOnViewer` is declared without `rows`',
    'Guest: names no subject for self, which sees rows (access.subjects)',
    'User.name: says no access',
    'Query.users: says no access',
    expect.stringContaining(
      'User.nick: promises a value to admin, but a User is seen by self alone: name admin in the',
    ),
    'Query.users: User.nick is not read by everyone who sees the row',
    'Query.users: User.nick may be null, so a keyset cannot follow it',
  ]);
});

it('names the options of Relay that its own fields lack', () => {
  const problemsOfList = (relay: object) =>
    problemsOf(
      (builder) =>
        builder.queryField('games', (t: Untyped) =>
          keyset(t, { type: 'Game', access: stored('admin'), nullable: true, order: { column: 'id' } }),
        ),
      {},
      { relay },
    );
  const hint = 'relay: spread RELAY_ACCESS in the options, because fields that Relay makes say no access';
  expect(problemsOfList({})).toEqual(expect.arrayContaining([hint, 'PageInfo.hasNextPage: says no access']));
  expect(problemsOfList(RELAY_ACCESS)).toEqual([]);
});

it('refuses a type that shows rows of its interface to more viewers', () => {
  expect(problemsOf(withInterface({ access: ofUser('id') }, NAME))).toEqual([]);
  expect(problemsOf(withInterface({ access: { subjects: { self: byUser('id') } } }, NAME))).toContain(
    'Member: is seen by public, and its interface Person by self, admin alone; declare the access of the interface on it too',
  );
});

it('prints who may see the rows of an interface, because a list of it has them all', () => {
  const text = printSchemaWithAccess(schemaOf(withInterface({ access: ofUser('id') }, NAME), {}));
  const rows = '@rows(seenBy: [SELF, ADMIN]) @subjects(labels: ["self by id (user)"])';
  expect(text).toContain(`interface Person ${rows} {`);
  expect(text).toContain(`type Member implements Person ${rows} {`);
});

it.each([
  ['no row', {}, ofUser('id'), true],
  ['rows from fewer viewers', { subjects: { self: byUser('id') }, seenBy: ['self'] }, ofUser('id'), false],
  ['rows by another column', ofUser('managerId'), ofUser('id'), true],
  [
    'rows on another condition',
    { ...ofUser('id'), subjects: { self: byUser('id', { when: IN_TEAM }) } },
    ofUser('id'),
    true,
  ],
  ['rows that its types narrow further', ofUser('id'), { ...ofUser('id'), ...teamRows }, false],
  ['rows by its own rule', { ...ofUser('id'), ...teamRows }, ofUser('id'), true],
  ['no row, where its types hide the same from all', {}, { rows: () => ({ id: 1 }), dependsOnViewer: false }, true],
])('compares the rows that a type hides with its interface, which hides %s', (_, ofPerson, access, isRefused) => {
  const problems = problemsOf(withInterface({ access }, { access: stored('self') }, ofPerson));
  const problem =
    'Member: hides rows that its interface Person lists and counts; declare its access on the interface too';
  expect(problems.includes(problem)).toBe(isRefused);
});

it('refuses an order and a filter by a field of an interface that a type of its rows shows to fewer viewers', () => {
  const problemsOfList = (readers: readonly string[]) =>
    problemsOf((builder) => {
      const fields = (t: Untyped) => ({ name: t.exposeString('name', { access: stored(...readers) }) });
      const [variant] = withInterface({ access: ofUser('id'), fields }, { access: stored('self', 'admin') })(builder);
      builder.queryField('people', (t: Untyped) =>
        keyset(t, { type: 'User', variant, access: 'traverse', order: { by: 'name' }, filter: { name: 'String' } }),
      );
    });
  expect(problemsOfList(['self', 'admin'])).toEqual([]);
  expect(problemsOfList(['admin'])).toEqual(['Query.people: Member.name is not read by everyone who sees the row']);
});

it('compares the fields of an interface with each type, but for those that the type declares itself', () => {
  expect(problemsOf(withInterface({}, NAME))).toContain(
    'Member.name: Member names no subject for self (access.subjects of the type)',
  );
  const forAll = { access: stored('public') };
  const promise = 'Member.name: promises a value to public, but a Member is seen by self, admin alone';
  expect(problemsOf(withInterface({ access: ofUser('id') }, forAll))).toEqual([expect.stringContaining(promise)]);
  const fields = (t: Untyped) => ({ name: t.exposeString('name', NAME) });
  expect(problemsOf(withInterface({ access: ofUser('id'), fields }, forAll))).toEqual([]);
});

it.each([
  ['everybody', {}, { games: { select: { won: true } } }, 'reads Game, whose rows not all of its readers see'],
  [
    'everybody, by a count',
    {},
    { _count: { select: { games: true } } },
    'counts Game, whose rows not all of its readers see',
  ],
  ['everybody, by a function', {}, () => ({ games: true }), 'selects by a function, and what it reads is not known'],
  ['those who see the games', { access: ofUser('id') }, { games: { select: { won: true } } }, null],
])('an object that is no row is computed from hidden rows for %s', (_, access, select, problem) => {
  const [found = null] = problemsOf((builder, Score) =>
    builder.prismaObject('User', {
      select: {},
      ...access,
      fields: (t: Untyped) => ({
        score: t.field({ type: Score, access: 'traverse', nullable: true, select, resolve: () => ({}) }),
      }),
    }),
  );
  expect(found).toEqual(problem === null ? null : expect.stringContaining(`User.score: ${problem}`));
});

/** The fields of a type that are non-null in the schema in which `declare` made it. */
function nonNullFields(declare: Declare, access: object = { nonNullColumns: true }, name = 'User'): string[] {
  const type = schemaOf(declare, access).getType(name) as GraphQLObjectType;
  return Object.values(type.getFields()).flatMap((field) => (isNonNullType(field.type) ? [field.name] : []));
}

it('makes a field of a column non-null if the model says so, and everyone who sees the row reads the field', () => {
  const fields = (t: Untyped) => ({
    name: t.exposeString('name', { access: stored('self', 'admin') }),
    ofSelf: t.exposeString('name', { access: stored('self') }),
    nick: t.exposeString('nick', { access: stored('self', 'admin') }),
    said: t.exposeString('name', { nullable: true, access: stored('self', 'admin') }),
    sealed: t.exposeString('name', { access: { ...stored('self', 'admin'), class: 'sealed' } }),
    made: t.string({ access: stored('self', 'admin'), select: { name: true }, resolve: () => '' }),
  });
  const declare = (builder: Untyped) => builder.prismaObject('User', { select: {}, access: ofUser('id'), fields });
  expect(nonNullFields(declare)).toEqual(['name']);
  expect(nonNullFields(declare, {})).toEqual([]);
});

const SHARED_ROWS = { rows: () => ({ id: 1 }), dependsOnViewer: false };
const byGuest = { subjects: { self: byUser('id', { columns: ['isGuest'] }) } };
const ofKinds = (cases: object) => declareByKind(model, 'isGuest', cases as Untyped);
const ofAll = stored('public');

it.each([
  ['both kinds are declared', true, { access: byGuest }, ofKinds({ true: ofAll, false: ofAll })],
  ['one kind is not declared', false, { access: byGuest }, ofKinds({ true: ofAll })],
  ['rows are by hand', false, { access: { ...ofUser('id'), ...teamRows } }, stored('self', 'admin')],
  ['rows by hand are the same for all', true, { access: SHARED_ROWS }, ofAll],
  ['the type has scopes', false, { authScopes: { signedIn: true } }, ofAll],
])(
  'takes a field that is read by everyone who sees the row for non-null where %s: %s',
  (_, isNonNull, ofType, access) => {
    const fields = (t: Untyped) => ({ name: t.exposeString('name', { access }) });
    const declare = (builder: Untyped) => builder.prismaObject('User', { select: {}, ...ofType, fields });
    expect(nonNullFields(declare)).toEqual(isNonNull ? ['name'] : []);
  },
);

it('leaves a field nullable where an interface of its type has scopes', () => {
  const ofMember = { access: ofUser('id') };
  const name = { access: stored('self', 'admin') };
  expect(nonNullFields(withInterface(ofMember, name), { nonNullColumns: true }, 'Member')).toEqual(['name']);
  const closed = withInterface(ofMember, name, ofUser('id'), { authScopes: { signedIn: true } });
  expect(nonNullFields(closed, { nonNullColumns: true }, 'Member')).toEqual([]);
});

it('refuses a field that may be null below one of its interface that is not', () => {
  const problemsOfFields = (ofPerson: object, readers: readonly string[]) => {
    const fields = (t: Untyped) => ({ name: t.exposeString('name', { access: stored(...readers) }) });
    return problemsOf(withInterface({ access: ofUser('id'), fields }, ofPerson), { nonNullColumns: true });
  };
  const name = { access: stored('self', 'admin') };
  expect(problemsOfFields(name, ['self', 'admin'])).toEqual([]);
  expect(problemsOfFields({ ...name, nullable: true }, ['self'])).toEqual([]);
  expect(problemsOfFields(name, ['self'])).toEqual([
    'Member.name: may be null, and Person.name of its interface is not; say `nullable: true` there',
  ]);
});

const byAdmin = 'Round.user: is read by public, who may not read Round.userId';
const ofRows = 'User.games: joins rows by Round.userId, which is not read by everyone who sees the row';
const toUser = { access: 'traverse', nullable: true };

it.each<[string, readonly string[], (t: Untyped) => object, (t: Untyped, Round: Untyped) => object]>([
  ['a relation to one', [byAdmin], (t) => ({ user: t.relation('user', toUser) }), () => ({})],
  [
    'a row by its key',
    [byAdmin],
    (t) => ({ user: t.field({ type: ofModel(t, 'User'), ...toUser, ...keyedRow('User', { id: 'userId' }) }) }),
    () => ({}),
  ],
  [
    'a relation to one for those who read the column',
    [],
    (t) => ({ user: t.relation('user', { ...toUser, access: stored('admin') }) }),
    () => ({}),
  ],
  [
    'a relation to many',
    [ofRows],
    () => ({}),
    (t, Round) => ({ games: t.relation('games', { type: Round, access: 'traverse' }) }),
  ],
  [
    'a list of a relation',
    [ofRows],
    () => ({}),
    (t, Round) => ({ games: relatedKeyset(t, 'games', { type: Round, access: 'traverse', order: { column: 'id' } }) }),
  ],
])('compares the readers of %s with those of a hidden column that joins the rows', (_, problems, ofRound, ofPlayer) => {
  const found = problemsOf((builder) => {
    const Round = builder.prismaObject('Game', {
      variant: 'Round',
      select: {},
      fields: (t: Untyped) => ({ userId: t.exposeInt('userId', { access: stored('admin') }), ...ofRound(t) }),
    });
    builder.prismaObject('User', {
      select: {},
      fields: (t: Untyped) => ({ number: t.exposeInt('id', { access: ofAll }), ...ofPlayer(t, Round) }),
    });
  });
  expect(found).toEqual(problems);
});

const byJoin = 'User.said: joins rows by Round.userId, which is not read by everyone who sees the row';
const readingJoin = byAdmin.replace('Round.user:', 'Round.said:');
const counted = 'User.said: counts Game, whose rows not all of its readers see';
const orderingJoin =
  'User.games: sorts by userId, and Round.userId shows it to admin alone; sort by what everyone reads who sees the row';
const said = { type: 'String', nullable: true, access: stored('public'), resolve: () => '' };
const answered = { nullable: true, access: 'traverse', resolve: () => null };

it.each<[string, readonly string[], (t: Untyped, Score: Untyped) => object, (t: Untyped, Round: Untyped) => object]>([
  ['a related row', [readingJoin], (t) => ({ said: t.field({ ...said, select: { user: true } }) }), () => ({})],
  [
    'rows that are counted',
    [counted, byJoin],
    () => ({}),
    (t) => ({ said: t.field({ ...said, select: { _count: { select: { games: true } } } }) }),
  ],
  [
    'the number of rows',
    [counted, byJoin],
    () => ({}),
    (t) => ({ said: t.relationCount('games', { access: stored('public') }) }),
  ],
  [
    'related rows',
    [counted.replace('counts', 'reads'), byJoin],
    () => ({}),
    (t) => ({ said: t.field({ ...said, select: { games: { select: { id: true } } } }) }),
  ],
  [
    'the order of a relation',
    [orderingJoin, ofRows],
    () => ({}),
    (t, type) => ({
      games: t.relation('games', { type, access: 'traverse', query: { orderBy: { user: { id: 'asc' } } } }),
    }),
  ],
  [
    'a row that a resolver finds',
    [byAdmin],
    (t) => ({ user: t.field({ ...answered, type: ofModel(t, 'User'), select: { userId: true } }) }),
    () => ({}),
  ],
  [
    'an object or a row that a resolver finds',
    [readingJoin],
    (t, Score) => ({
      said: t.field({
        ...{ ...answered, select: { userId: true } },
        type: t.builder.unionType('Said', { types: [Score, ofModel(t, 'User')], resolveType: () => 'Score' }),
      }),
    }),
    () => ({}),
  ],
  [
    'a row that a resolver finds by a function',
    ['Round.user: selects by a function, and what it reads is not known when the schema is built; select by a map'],
    (t) => ({ user: t.field({ ...answered, type: ofModel(t, 'User'), select: () => ({ userId: true }) }) }),
    () => ({}),
  ],
])('compares the column by which a query reads %s with the readers', (_, problems, ofRound, ofPlayer) => {
  const found = problemsOf((builder, Score) => {
    const Round = builder.prismaObject('Game', {
      variant: 'Round',
      select: {},
      fields: (t: Untyped) => ({
        userId: t.exposeInt('userId', { access: stored('admin') }),
        ...ofRound(t, Score),
      }),
    });
    builder.prismaObject('User', {
      select: {},
      fields: (t: Untyped) => ({ number: t.exposeInt('id', { access: ofAll }), ...ofPlayer(t, Round) }),
    });
  });
  expect(found).toEqual(problems);
});

it.each([
  ['the order of', { orderBy: { won: 'desc' }, take: 1 }],
  ['the first of', { distinct: 'won' }],
  ['a place among', { cursor: { id_won: { id: 1, won: true } } }],
])('compares %s the rows that a computed field reads with its readers', (_, query) => {
  const found = problemsOf((builder) => {
    const fields = (t: Untyped) => ({
      said: t.field({ ...said, select: { games: { select: { id: true }, ...query } } }),
    });
    builder.prismaObject('User', { select: {}, fields });
  });
  expect(found).toContain('User.said: is read by public, who may not read Game.won');
});

it.each<[string, readonly string[], object, object]>([
  ['rows that not all see', ['User.games: reads User, whose rows not all of its readers see'], {}, ofUser('id')],
  ['rows that a role alone reads, which sees the others', [], { access: stored('admin') }, ofUser('id')],
  ['rows that everybody sees', [], {}, {}],
])('compares those who see an order with the rows to which it leads: %s', (_, problems, ofGames, ofPlayer) => {
  const found = problemsOf((builder) => {
    const Round = builder.prismaObject('Game', { variant: 'Round', select: {}, fields: () => ({}) });
    builder.prismaObject('User', {
      ...{ select: {}, access: ofPlayer },
      fields: (t: Untyped) => ({
        games: t.relation('games', {
          ...{ type: Round, access: 'traverse', nullable: true, query: { orderBy: { user: { id: 'asc' } } } },
          ...ofGames,
        }),
      }),
    });
  });
  expect(found.filter((problem) => problem.includes('whose rows'))).toEqual(problems);
});

const byStranger = 'User.said: is read by self, who may not read User.name';
const toStranger = 'User.said: reads User, whose rows not all of its readers see';
it.each<[string, readonly string[], object]>([
  ['of the user itself, by way of games', [], { games: { select: { user: { select: { name: true } } } } }],
  ['of another user', [toStranger, byStranger], { manager: { select: { name: true } } }],
  ['of other users', [toStranger, byStranger], { managed: { select: { name: true } } }],
  [
    'of the manager, by way of games',
    [toStranger, byStranger],
    { games: { select: { user: { select: { manager: { select: { name: true } } } } } } },
  ],
  [
    'of the user itself, by way of the users that it manages',
    [toStranger],
    { managed: { select: { manager: { select: { name: true } } } } },
  ],
])('takes a name for one that the user reads, if it is %s', (_, problems, select) => {
  const found = problemsOf((builder) => {
    builder.prismaObject('User', {
      ...{ select: {}, access: ofUser('id') },
      fields: (t: Untyped) => ({
        name: t.exposeString('name', { access: stored('self') }),
        said: t.string({ access: stored('self'), select, resolve: () => '' }),
      }),
    });
  });
  expect(found).toEqual(problems);
});

it('compares an order by the name of another user with those who see the row', () => {
  const found = problemsOf((builder) => {
    builder.prismaObject('User', {
      ...{ select: {}, access: ofUser('id') },
      fields: (t: Untyped) => ({
        name: t.exposeString('name', { access: stored('self', 'admin') }),
        games: t.relation('games', { access: 'traverse', query: { orderBy: { user: { manager: { name: 'asc' } } } } }),
      }),
    });
  });
  expect(found).toEqual([
    'User.games: reads User, whose rows not all of its readers see',
    'User.games: sorts by name, and User.name shows it to self, admin alone; sort by what everyone reads who sees the row',
  ]);
});

it.each<[string, readonly string[], (t: Untyped) => object]>([
  [
    'another type shows to fewer viewers',
    ['Query.users: sorts by name, and Self.name shows it to self alone; sort by what everyone reads who sees the row'],
    (t) => ({ name: t.exposeString('name', { access: stored('self') }) }),
  ],
  [
    'a computed field shows to fewer viewers',
    ['Query.users: sorts by name, and Self.said shows it to self alone; sort by what everyone reads who sees the row'],
    (t) => ({ said: t.string({ nullable: true, access: stored('self'), select: { name: true }, resolve: () => '' }) }),
  ],
  [
    'a field that is computed from several columns shows to fewer viewers',
    ['Query.users: sorts by name, and Self.said shows it to self alone; sort by what everyone reads who sees the row'],
    (t) => ({
      said: t.string({ nullable: true, access: stored('self'), select: { id: true, name: true }, resolve: () => '' }),
    }),
  ],
  [
    'everybody can learn elsewhere',
    [],
    (t) => ({ name: t.exposeString('name', { access: { ...stored('self'), known: true } }) }),
  ],
  ['another type shows to everybody', [], (t) => ({ name: t.exposeString('name', { access: ofAll }) })],
])('compares an order by a column with what %s', (_, problems, ofSelf) => {
  const found = problemsOf((builder) => {
    const access = { subjects: { self: byUser('id') } };
    builder.prismaObject('User', {
      ...{ select: {}, access },
      fields: (t: Untyped) => ({ number: t.exposeInt('id', { access: ofAll }) }),
    });
    builder.prismaObject('User', { variant: 'Self', select: {}, access, fields: ofSelf });
    builder.queryField('users', (t: Untyped) =>
      keyset(t, { type: 'User', access: 'traverse', order: { column: 'name' } }),
    );
  });
  expect(found).toEqual(problems);
});

it.each([
  ['hidden from some who see the row', false, {}, ofUser('id'), true],
  ['hidden from some who see the row, and says that it may be null', true, {}, ofUser('id'), false],
  ['seen by all who see the row', false, ofUser('userId'), ofUser('id'), false],
  ['seen by all', false, {}, {}, false],
  ['hidden by hand', false, ofUser('userId'), { ...ofUser('id'), ...teamRows }, true],
])('compares a field that answers a row which is %s', (_, nullable, ofRound, ofPlayer, isRefused) => {
  const found = problemsOf((builder) => {
    builder.prismaObject('User', {
      ...{ select: {}, access: ofPlayer },
      fields: (t: Untyped) => ({ name: t.exposeString('name', { access: stored('admin') }) }),
    });
    builder.prismaObject('Game', {
      ...{ variant: 'Round', select: {}, access: ofRound },
      fields: (t: Untyped) => ({ user: t.relation('user', { access: 'traverse', nullable }) }),
    });
  });
  const problem = 'Round.user: answers a User, which not all of its readers see, so it must be nullable';
  expect(found).toEqual(isRefused ? [problem] : []);
});

it.each<[string, (t: Untyped, variant: Untyped) => Untyped]>([
  ['a list', (t, variant) => keyset(t, { type: 'User', variant, access: 'traverse', order: { column: 'id' } })],
  ['a row', (t, variant) => row(t, { type: 'User', variant, access: 'traverse', where: () => null })],
])('refuses %s of one type of an interface, which says of which type each row is', (_, read) => {
  const problemsOfType = (at: 0 | 1) =>
    problemsOf((builder) => {
      const types = withInterface({ access: ofUser('id') }, NAME)(builder);
      builder.queryField('users', (t: Untyped) => read(t, types[at]));
    });
  expect(problemsOfType(0)).toEqual([]);
  expect(problemsOfType(1)).toEqual([
    'Query.users: reads its rows as Member, and Person says of which type each row is; answer Person',
  ]);
});

const wonOf = keyedColumns<{ readonly won: boolean }>()('Game', { id: 'id' }, ['won'])((game) => game?.won === true);
const ofGame = { access: stored('admin'), ...keyedRow('Game', { id: 'id' }) };
const ofWon = { ...wonOf, nullable: true, access: stored('admin') };
const OTHER = "Query.made: has another resolver than the engine's, whose options it takes; leave `resolve` out";
const ONE = 'Query.made: reads one row by its id, of any type; answer Thing';

/** Types that a field by an id may answer. */
interface Answered {
  readonly Thing: Untyped;
  readonly Player: Untyped;
}

it.each<[string, string | null, (t: Untyped, types: Answered) => Untyped]>([
  ['a node', null, (t, { Thing }) => t.field({ ...NODE_QUERY, type: Thing, nullable: true })],
  ['a node of its own', OTHER, (t, { Thing }) => t.field({ ...NODE_QUERY, type: Thing, resolve: () => null })],
  [
    'a node by its extensions',
    OTHER,
    (t, { Thing }) => {
      const { rowSource } = NODE_QUERY.extensions;
      return t.field({ ...NODE_QUERY, type: Thing, nullable: true, extensions: { rowSource } });
    },
  ],
  ['a node of one type', ONE, (t, { Player }) => t.field({ ...NODE_QUERY, type: Player, nullable: true })],
  ['nodes', ONE, (t, { Thing }) => t.field({ ...NODE_QUERY, type: [Thing], nullable: true })],
  [
    'a row by an id',
    'Query.made: shows which hidden rows exist; read it by NODE_QUERY of field-access/lists',
    (t, { Thing }) => t.field({ type: Thing, nullable: true, access: 'traverse', resolve: () => null }),
  ],
  ['a value of another table', null, (t) => t.boolean(ofWon)],
  ['a row of another table', null, (t) => t.field({ type: ofModel(t, 'Game'), nullable: true, ...ofGame })],
  [
    'a row of another table of its own',
    OTHER,
    (t) => t.field({ type: ofModel(t, 'Game'), nullable: true, ...ofGame, resolve: () => null }),
  ],
  [
    'a row of another table by a query of its own',
    OTHER,
    (t) => t.prismaField({ type: 'Game', nullable: true, ...ofGame, resolve: () => null }),
  ],
  ['a value of another table of its own', OTHER, (t) => t.boolean({ ...ofWon, resolve: () => true })],
])('compares the resolver of %s with that of the options that it takes', (_, problem, made) => {
  const relay = { ...RELAY_ACCESS, nodeTypeOptions: { name: 'Thing' }, nodeQueryOptions: NODE_QUERY };
  const declare = (builder: Untyped) => {
    const Thing = builder.nodeInterfaceRef();
    const Player = builder.prismaObject('User', { variant: 'Player', select: {}, fields: () => ({}) });
    builder.queryField('made', (t: Untyped) => made(t, { Thing, Player }));
  };
  const found = problemsOf(declare, { declared: { 'Thing.id': RESPONSE_ONLY } }, { relay });
  expect(found).toEqual(problem === null ? [] : [problem]);
});

it.each(['Node', 'Thing'])('knows the types whose rows ids name, where their interface is called %s', (name) => {
  const relay = { ...RELAY_ACCESS, nodeTypeOptions: { name }, nodeQueryOptions: NODE_QUERY };
  const declare = (builder: Untyped) =>
    builder.prismaNode('User', { id: { field: 'id', access: ofAll }, select: {}, fields: () => ({}) });
  const schema = schemaOf(declare, { declared: { [`${name}.id`]: RESPONSE_ONLY } }, { relay });
  expect(['User', 'Game', 'Nothing'].map((type) => isNode(schema, type))).toEqual([true, false, false]);
});

it.each<[string, (t: Untyped, type: Untyped) => object]>([
  ['a relation', (t, type) => ({ games: t.relation('games', { type, access: 'traverse' }) })],
  [
    'a list of a relation',
    (t, type) => ({ games: relatedKeyset(t, 'games', { type, access: 'traverse', order: { column: 'id' } }) }),
  ],
])('refuses %s of another type than one of its model', (_, ofPlayer) => {
  const found = problemsOf((builder) => {
    const Person = builder.prismaObject('User', { select: {} });
    const Union = builder.unionType('Anything', { types: [Person], resolveType: () => 'User' });
    builder.prismaObject('User', { variant: 'Player', select: {}, fields: (t: Untyped) => ofPlayer(t, Union) });
  });
  expect(found).toContain('Player.games: reads rows of Game, and Anything is no type of that model');
});

const byWon =
  'User.games: sorts by won, and Game.won shows it to self, admin alone; sort by what everyone reads who sees the row';

const byName = byWon
  .replace('won,', 'name,')
  .replace('Game.won shows it to self, admin', 'User.name shows it to admin');
const counting = 'User.games: counts Game, whose rows not all of its readers see';
const choosing = byWon.replace('sorts', 'chooses rows').replace('; sort', '; choose');

it.each([
  ['a column that some may not read', [byWon], { orderBy: { won: 'desc' } }],
  ['such a column among others', [byWon], { orderBy: [{ id: 'asc' }, { won: { sort: 'asc', nulls: 'last' } }] }],
  ['a first row of each value of such a column', [choosing], { distinct: ['won'] }],
  ['one such column', [choosing], { distinct: 'won' }],
  ['a row that such a column names', [choosing], { cursor: { won: true } }],
  ['a row that it names among others', [choosing], { cursor: { id_won: { id: 1, won: true } } }],
  ['a row that its key names', [], { cursor: { id: 1 }, distinct: ['id'] }],
  ['such a column of another row', [byName], { orderBy: { user: { name: 'asc' } } }],
  ['the number of rows that are hidden', [counting], { orderBy: { user: { games: { _count: 'desc' } } } }],
  ['the likeness of such a column to a text', [byName], { orderBy: { user: { _relevance: { fields: ['name'] } } } }],
  ['its key', [], { orderBy: { id: 'asc' } }],
])('compares the order and the choice of a relation by %s with the readers', (_, problems, query) => {
  const found = problemsOf((builder) => {
    const fields = (t: Untyped) => ({ won: t.exposeBoolean('won', { access: stored('admin') }) });
    const Round = builder.prismaObject('Game', { variant: 'Round', select: {}, fields });
    builder.prismaObject('User', {
      select: {},
      fields: (t: Untyped) => ({
        name: t.exposeString('name', { access: stored('admin') }),
        games: t.relation('games', { type: Round, access: 'traverse', query }),
      }),
    });
  });
  expect(found).toEqual(problems);
});

it('refuses a reader that is no label', () => {
  const fields = (t: Untyped) => ({ name: t.exposeString('name', { access: stored('admin', 'boss') }) });
  const found = problemsOf((builder) => builder.prismaObject('User', { select: {}, fields }));
  expect(found).toEqual(['User.name: the model has no label boss']);
});

it('refuses a non-null row of one type of an interface', () => {
  const found = problemsOf((builder) => {
    const [, Member] = withInterface({ access: {} }, { ...NAME, access: stored('public') }, {})(builder);
    builder.prismaObject('Game', {
      ...{ variant: 'Round', select: {} },
      fields: (t: Untyped) => ({ user: t.relation('user', { type: Member, access: 'traverse', nullable: false }) }),
    });
  });
  expect(found).toEqual(['Round.user: answers a Member, which not all of its readers see, so it must be nullable']);
});

type Pages = (builder: Untyped, games: Untyped) => Untyped;
const pageOfGames: Pages = (builder, type) => builder.connectionObject({ type, name: 'GamePage' });
const edgeOfGames: Pages = (builder, type) => builder.edgeObject({ type, name: 'GameEdge' });

it.each<[string, Pages]>([
  ['a page', pageOfGames],
  [
    'a union with a page',
    (builder, type) => {
      const Locked = builder.objectRef('Locked').implement({
        fields: (t: Untyped) => ({ why: t.string({ access: RESPONSE_ONLY, resolve: () => '' }) }),
      });
      return builder.unionType('Games', { types: [Locked, pageOfGames(builder, type)], resolveType: () => 'GamePage' });
    },
  ],
  [
    'an interface of a page',
    (builder, type) => {
      const fields = (t: Untyped) => ({ size: t.int({ access: RESPONSE_ONLY, nullable: true, resolve: () => 1 }) });
      const Sized = builder.interfaceRef('Sized').implement({ resolveType: () => 'GamePage', fields });
      builder.connectionObject({ type, name: 'GamePage', interfaces: [Sized] });
      return Sized;
    },
  ],
  ['an edge', edgeOfGames],
  ['edges', (builder, type) => [edgeOfGames(builder, type)]],
])('refuses a resolver that answers %s of stored rows', (_, typeOf) => {
  const found = problemsOf((builder) => {
    const Round = builder.prismaObject('Game', { variant: 'Round', select: {}, access: ofUser('userId') });
    const type = typeOf(builder, Round);
    builder.queryField('games', (t: Untyped) =>
      t.field({ type, nullable: true, access: 'traverse', resolve: () => null }),
    );
  });
  expect(found).toEqual([expect.stringContaining('Query.games: pages Round past the engine')]);
});

/** A type's key, and the resolver of its references, in the form in which a schema library writes them. */
const keyed = (fields: string, resolveReference?: unknown) => ({
  directives: [{ name: 'key', args: { fields } }],
  apollo: { subgraph: { resolveReference } },
});
const ofName = (readers: readonly string[]) => ({
  fields: (t: Untyped) => ({
    number: t.exposeInt('id', { access: stored('self', 'admin') }),
    name: t.exposeString('name', { access: stored(...readers) }),
  }),
});

/** The problems of users whose name orders and filters a list, computes a field, joins rows and is a part of the key. */
const problemsOfName = (access: object) =>
  problemsOf((builder) => {
    builder.prismaObject('User', {
      select: {},
      access: { subjects: { self: byUser('id', { columns: ['nick', 'isGuest'] }) } },
      extensions: keyed('number name', resolveEntity),
      fields: (t: Untyped) => ({
        number: t.exposeInt('id', { access: stored('public') }),
        name: t.exposeString('name', { access }),
        said: t.string({ access: stored('public'), select: { name: true }, resolve: () => '' }),
        namesakes: keyedKeyset(t, { type: 'User', key: { name: 'name' }, access: 'traverse', order: { by: 'number' } }),
      }),
    });
    builder.queryField('users', (t: Untyped) =>
      keyset(t, { type: 'User', access: 'traverse', order: { by: 'name' }, filter: { name: 'String' } }),
    );
  });

it.each([
  ['every kind of text, because a row may be of another', 'nick', { a: stored('public'), b: stored('public') }],
  ['one kind alone', 'isGuest', { true: stored('self'), false: stored('public') }],
  ['a kind, where no reader is declared for the other', 'isGuest', { false: stored('public') }],
])('refuses the uses of a field that everybody reads on rows of %s', (_, column, cases) => {
  expect(problemsOfName(declareByKind(model, column, cases as Untyped))).toEqual([
    'User.said: is read by public, who may not read User.name on rows of every kind',
    'User.namesakes: is read by public, who may not read User.name on rows of every kind',
    'User.namesakes: joins rows by User.name, which is not read on rows of every kind by everyone who sees the row',
    'Query.users: User.name is not read on rows of every kind by everyone who sees the row',
    'User: is keyed by name, which is not read on rows of every kind by everyone who sees the row',
  ]);
});

it('takes a field for one that everybody reads if both kinds of a Boolean say so', () => {
  expect(
    problemsOfName(declareByKind(model, 'isGuest', { true: stored('public'), false: stored('public') } as Untyped)),
  ).toEqual([]);
});

it.each([
  ['references that its own resolver resolves', keyed('number', () => null), 'answers _entities past the engine'],
  ['references that no resolver resolves', keyed('number'), 'answers _entities past the engine'],
  ['a key by name', { directives: { key: { fields: 'number' } } }, 'answers _entities past the engine'],
  [
    "a resolver that took over the properties of the engine's",
    keyed(
      'number',
      Object.assign(() => null, resolveEntity),
    ),
    'answers _entities past the engine',
  ],
  [
    'a key under the name of its specification',
    { directives: [{ name: 'federation__key', args: { fields: 'number' } }] },
    'answers _entities past the engine',
  ],
  [
    "a key under a name of the schema's own",
    { directives: { primary: [{ fields: 'number' }] } },
    'answers _entities past the engine',
  ],
  ['no key, with a directive of another library', { directives: { cost: { weight: 2 } } }, null],
  ['a key of another column', keyed('name', resolveEntity), 'is keyed by `name`, which is not its primary key'],
  ['the primary key', keyed('number', resolveEntity), null],
  ['no key', {}, null],
])('refuses a type that a subgraph reads by %s', (_, extensions, problem) => {
  const found = problemsOf((builder) =>
    builder.prismaObject('User', { select: {}, access: ofUser('id'), extensions, ...ofName(['self', 'admin']) }),
  );
  expect(found).toEqual(problem === null ? [] : [expect.stringContaining(`User: ${problem}`)]);
});

it('refuses a key of a field that not everybody reads who sees the row', () => {
  const keyOf = (readers: readonly string[]) =>
    problemsOf((builder) =>
      builder.prismaObject('User', {
        ...{ select: {}, access: ofUser('id'), extensions: keyed('number name', resolveEntity) },
        ...ofName(readers),
      }),
    );
  expect(keyOf(['self', 'admin'])).toEqual([]);
  expect(keyOf(['self'])).toEqual(['User: is keyed by name, which is not read by everyone who sees the row']);
});

it('refuses a field of its own that reads entities, a key of an interface, and an object that a representation is', () => {
  const found = problemsOf((builder) => {
    withInterface({ access: ofUser('id') }, NAME)(builder);
    builder.queryField('_entities', (t: Untyped) =>
      t.string({ access: RESPONSE_ONLY, nullable: true, resolve: () => null }),
    );
    const session = { access: { subjects: { self: byUser('userId') } }, extensions: keyed('userId') };
    builder.objectRef('Session').implement({
      ...session,
      fields: (t: Untyped) => ({ userId: t.exposeInt('userId', { access: { ...stored('self'), class: 'none' } }) }),
    });
    builder.configStore.onTypeConfig('Person', (config: Untyped) => {
      config.extensions = { ...config.extensions, ...keyed('name', resolveEntity) };
    });
  });
  expect(found).toEqual([
    expect.stringContaining('Query._entities: reads rows by their keys'),
    expect.stringContaining('Person: is keyed as an interface'),
    expect.stringContaining('Session: takes the columns that its labels follow from out of a representation'),
  ]);
});

/** The tables of users and of their games, of which the columns that join them are known. */
const GAMES = { table: 'Game', columns: {}, relations: {} };
const join = { list: true, inverse: 'user', columns: ['id'], references: ['userId'], model: 'Game', table: GAMES };
const TABLES = { User: { table: 'User', columns: {}, relations: { games: join } }, Game: GAMES };
const ofViewer = { own: ({ id }: { readonly id: number }) => id };
const loading = () => ({ load: async () => ({ keys: new Set<number>() }), where: () => ({ managerId: 1 }) });

type Claims = Readonly<Record<string, readonly string[]>>;

/** A model with further labels and claims. Users are rows of the kind `group`. */
function claiming(relations: Readonly<Record<string, object>>, claims: Claims = {}) {
  const labels = {
    self: { sentence: 'The user.', by: { user: ofViewer } },
    admin: { sentence: 'An admin.', role: () => false },
    ...Object.fromEntries(Object.entries(relations).map(([name, by]) => [name, { sentence: `The ${name}.`, by }])),
  };
  const claimed = Object.entries(labels).map(([name, label]) => [name, { ...label, implies: claims[name] ?? [] }]);
  const kinds = { group: { model: 'User', type: 'User' } };
  return createAccessModel({ labels: Object.fromEntries(claimed) as Untyped, kinds, tables: TABLES });
}
const [byCustomer, byGroup] = [subject('customer'), subject('group')];

/** Orders and their lines: the owner of an order is the buyer of its lines. */
interface Shop {
  readonly claims?: Claims;
  readonly lines?: unknown;
  readonly ofOrder?: readonly string[];
  readonly subjects?: Readonly<Record<string, object>>;
}
const owner = { owner: byCustomer('managerId') };
function problemsOfShop({ claims, lines = 'traverse', ofOrder = ['owner', 'admin'], subjects = owner }: Shop) {
  const shop = claiming({ owner: { customer: ofViewer }, buyer: { group: loading() } }, claims);
  const declare = (builder: Untyped) => {
    const Line = builder.prismaObject('Game', {
      ...{ variant: 'Line', select: {} },
      access: { subjects: { buyer: byGroup('userId') }, seenBy: ['buyer', 'admin'] },
      fields: (t: Untyped) => ({ won: t.exposeBoolean('won', { nullable: false, access: stored('buyer', 'admin') }) }),
    });
    builder.prismaObject('User', {
      ...{ variant: 'Order', select: {} },
      access: { subjects, seenBy: ofOrder },
      fields: (t: Untyped) => ({
        state: t.exposeString('name', { nullable: false, access: stored(...ofOrder) }),
        note: t.exposeString('nick', { nullable: true, access: stored('owner') }),
        lines: t.relation('games', { type: Line, access: lines, nullable: true }),
      }),
    });
  };
  return problemsOf(declare, { model: shop });
}
const NO_LINES =
  'Order.lines: owner may read an empty list, because nothing says that they see rows of Line, which are seen by admin, buyer alone: ' +
  'say in the model that owner implies buyer (`implies`), if that is so; or declare who reads the list, of admin, owner; ' +
  'or give Order a subject for buyer, name buyer in the seenBy of Order and in the readers of its state, ' +
  'and declare who reads the list, of admin, buyer; or close it by authScopes';

it.each<[string, Shop, readonly string[]]>([
  ['nothing', {}, [NO_LINES]],
  ['the claim that its owner is the buyer', { claims: { owner: ['buyer'] } }, []],
  ['readers among those who see the order', { lines: stored('owner', 'admin') }, []],
  [
    'a subject for the buyer, with its readers',
    {
      subjects: { ...owner, buyer: byGroup('id') },
      ofOrder: ['owner', 'buyer', 'admin'],
      lines: stored('buyer', 'admin'),
    },
    [],
  ],
])('lets an order have lines that another label sees by %s', (_, shop, problems) => {
  expect(problemsOfShop(shop)).toEqual(problems);
});

/** The problems of messages in groups: a host is a member of the group. */
function problemsOfChat(claims: Claims, seers: readonly string[], ofGroup: readonly string[] = ['member', 'host']) {
  const chat = claiming({ member: { group: loading() }, host: { group: loading() } }, claims);
  const byBoth = (column: string) => ({ member: byGroup(column), host: byGroup(column) });
  const declare = (builder: Untyped) => {
    const Message = builder.prismaObject('Game', {
      ...{ variant: 'Message', select: {}, access: { subjects: byBoth('userId'), seenBy: seers } },
      fields: (t: Untyped) => ({
        number: t.exposeInt('id', { nullable: false, access: stored('member') }),
        won: t.exposeBoolean('won', { nullable: true, access: stored('host') }),
        group: t.relation('user', { access: 'traverse', nullable: false, type: Group }),
      }),
    });
    const Group = builder.prismaObject('User', {
      ...{ variant: 'Group', select: {}, access: { subjects: byBoth('id'), seenBy: ofGroup } },
      fields: (t: Untyped) => ({
        messages: t.relation('games', { type: Message, access: 'traverse', nullable: true }),
        name: t.exposeString('name', { nullable: false, access: stored('member') }),
      }),
    });
  };
  return problemsOf(declare, { model: chat });
}
const CLAIM = 'say in the model that host implies member (`implies`), if that is so';
const unread = (field: string) =>
  `${field}: is not read by host, who may see the row: declare such readers, or let it be nullable, or ${CLAIM}`;

it('believes that a label implies another one of the same column', () => {
  expect(problemsOfChat({}, ['member'])).toEqual([
    'Message.won: promises a value to host, but a Message is seen by member alone: ' +
      `name host in the seenBy of Message and in the readers of its number; or ${CLAIM}`,
    'Group.messages: host may read an empty list, because nothing says that they see rows of Message, which are seen by member alone: ' +
      `${CLAIM}; or declare who reads the list, of member, host; or close it by authScopes`,
    unread('Group.name'),
  ]);
  expect(problemsOfChat({}, ['member', 'host'])).toEqual([unread('Message.number'), unread('Group.name')]);
  expect(problemsOfChat({ host: ['member'] }, ['member'])).toEqual([]);
  expect(problemsOfChat({ host: ['self'], self: ['member'] }, ['member', 'host'])).toEqual([]);
  const hidden = 'Message.group: answers a Group, which not all of its readers see, so it must be nullable';
  expect(problemsOfChat({}, ['member', 'host'], ['member'])).toEqual([unread('Message.number'), hidden]);
  expect(problemsOfChat({ host: ['member'] }, ['member', 'host'], ['member'])).toEqual([]);
});

it('says in the sentence of a label what it implies', () => {
  const { sentences } = claiming({ host: { group: loading() } }, { host: ['self'], self: ['admin'] }).labels;
  expect([sentences.host, sentences.admin]).toEqual(['The host. Implies self, admin.', 'An admin.']);
});

it('believes no claim about a value that an order, a join, a count or a computed field shows', () => {
  const chat = claiming({ member: { group: loading() }, host: { group: loading() } }, { host: ['member'] });
  const access = { subjects: { member: byGroup('id'), host: byGroup('id') }, seenBy: ['member', 'host'] };
  const found = problemsOf(
    (builder) => {
      builder.prismaObject('User', {
        ...{ select: {}, access },
        fields: (t: Untyped) => ({
          name: t.exposeString('name', { nullable: false, access: stored('member') }),
          said: t.string({ access: stored('host'), select: { name: true }, resolve: () => '' }),
          namesakes: keyedKeyset(t, {
            type: 'User',
            key: { name: 'name' },
            access: 'traverse',
            order: { column: 'id' },
          }),
        }),
      });
      builder.queryField('users', (t: Untyped) =>
        keyset(t, { type: 'User', access: 'traverse', order: { by: 'name' } }),
      );
    },
    { model: chat },
  );
  expect(found).toEqual([
    'User.said: is read by host, who may not read User.name',
    'User.namesakes: is read by host, who may not read User.name',
    'User.namesakes: joins rows by User.name, which is not read by everyone who sees the row',
    'Query.users: User.name is not read by everyone who sees the row',
  ]);
});

it('takes the teacher of a course for the teacher of the rows that name the course', () => {
  const declare = (builder: Untyped) => {
    const Enrollment = builder.prismaObject('Game', {
      ...{ variant: 'Enrollment', select: {} },
      access: { subjects: { teacher: byGroup('userId') }, seenBy: ['teacher'] },
    });
    builder.prismaObject('User', {
      ...{ variant: 'Course', select: {} },
      access: { subjects: { teacher: byCustomer('managerId') }, seenBy: ['teacher'] },
      fields: (t: Untyped) => ({ enrollments: t.relation('games', { type: Enrollment, access: 'traverse' }) }),
    });
  };
  const school = claiming({ teacher: { customer: ofViewer, group: loading() } });
  expect(problemsOf(declare, { model: school })).toEqual([]);
});

it.each<[string, Claims, readonly string[]]>([
  ['itself', { self: ['self'] }, ['self implies itself']],
  ['public', { self: ['public'] }, ['self implies public, which everybody holds']],
  [
    'labels that the model does not have',
    { self: ['boss', 'operators'] },
    ['self implies boss, which is no label of the model', 'self implies operators, which is no label of the model'],
  ],
  [
    'one that implies it by way of another',
    { self: ['friend'], friend: ['admin'], admin: ['self'] },
    ['self, admin, friend imply each other, so they are one label'],
  ],
])('refuses the claim that a label implies %s', (_, claims, faults) => {
  expect(() => claiming({ friend: { customer: ofViewer } }, claims)).toThrow(new Error(faults.join('\n')));
});
