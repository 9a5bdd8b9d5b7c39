import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { createAccessModel } from '../model/access-model.ts';
import { createRules, type FieldRule } from '../model/rules.ts';
import { subject } from '../model/subjects.ts';
import type { Tables } from '../model/tables.ts';
import { compileType } from '../model/type-rule.ts';
import { listProblems, traverseProblems } from './schema-problems.ts';
import { columnsProblems, joinProblems, keyProblems } from './selection-problems.ts';

const model = createAccessModel({ labels: { admin: { sentence: 'An admin.', role: () => false } } });
const schema = buildSchema('type File { name: String } type Query { files: [File] }');

it.each([
  ['Bytes', ['Query.files: File.key is of type Bytes, which Prisma does not order, so no page follows another']],
  ['Int', []],
  ['BigInt', []],
  ['String', []],
])('a list of rows whose key is of type %s', (type, problems) => {
  const rules = createRules(model);
  const shape = {
    name: 'File',
    id: ['key'],
    required: new Set<string>(),
    types: new Map([['key', type]]),
    references: [],
  };
  rules.types.set('File', compileType(model, 'File', shape));
  const order = { type: 'File', sort: [], columns: [], filter: [] };
  const facts = { rules, model: () => null };
  expect(listProblems(facts, schema, { coordinate: 'Query.files', parent: 'Query', typeName: 'File', order })).toEqual(
    problems,
  );
});

interface Blogger {
  readonly userId: number;
  readonly staffId: number;
}

/** The problems of `User.comments`, where a comment is seen by its author, by what a user's row says of its readers. */
function problemsOfComments(ofUser: object): string[] {
  const own = { own: ({ userId }: Blogger) => userId };
  const columns = {};
  const users = { table: 'users', columns, relations: {} };
  const comments = { table: 'comments', columns, relations: {} };
  const join = { list: true, inverse: 'author', columns: ['id'], references: ['authorId'] };
  const blog = createAccessModel({
    labels: {
      author: { sentence: 'The author.', by: { user: own } },
      self: { sentence: 'The user.', by: { user: { own: ({ userId }: Blogger) => userId } } },
      boss: { sentence: 'Who leads the user.', by: { staff: { own: ({ staffId }: Blogger) => staffId } } },
      admin: { sentence: 'An admin.', role: () => false },
    },
    tables: {
      User: { ...users, relations: { comments: { ...join, model: 'Comment', table: comments } } },
      Comment: comments,
    },
  });
  const rules = createRules(blog);
  const shape = (name: string) => ({
    name,
    id: ['id'],
    required: new Set<string>(),
    types: new Map<string, string>(),
    references: [],
  });
  rules.types.set('User', compileType(blog, 'User', shape('User'), ofUser));
  const ofComment = { subjects: { author: subject('user')('authorId') }, seenBy: ['author'] };
  rules.types.set('Comment', compileType(blog, 'Comment', shape('Comment'), ofComment));
  const types = buildSchema(
    'type Comment { text: String } type User { comments: [Comment] } type Query { user: User }',
  );
  return traverseProblems({ rules, model: () => null }, types, {
    parent: 'User',
    field: 'comments',
    to: 'Comment',
    way: { relation: 'comments' },
  });
}

const READERS = 'give User a subject for author';

it.each<[string, object, string | null, string]>([
  ['the user, by a label of another name', { subjects: { self: subject('user')('id') }, seenBy: ['self'] }, null, ''],
  [
    'everybody',
    {},
    'public',
    `declare who reads the list, of admin; or ${READERS}, and declare who reads the list, of author`,
  ],
  [
    'others too',
    { subjects: { self: subject('user')('id') }, seenBy: ['self', 'admin'] },
    'admin',
    `declare who reads the list, of self, admin; or ${READERS}, name author in the seenBy of User, and declare who reads the list, of author`,
  ],
  [
    'a viewer by another column',
    { subjects: { boss: subject('staff')('bossId') }, seenBy: ['boss'] },
    'boss',
    `declare who reads the list, of boss; or ${READERS}, name author in the seenBy of User, and declare who reads the list, of author`,
  ],
])('a list of rows that their author alone sees, below a row that is seen by %s', (_, ofUser, blind, advice) => {
  const problem =
    `User.comments: ${blind} may read an empty list, because nothing says that they see rows of Comment, which are seen by author alone: ` +
    `${advice}; or close it by authScopes`;
  expect(problemsOfComments(ofUser)).toEqual(blind === null ? [] : [problem]);
});

const FILES = {
  name: 'File',
  id: ['chain', 'key'],
  required: new Set<string>(),
  types: new Map<string, string>(),
  references: [],
};

it.each([
  ['the primary key', { chain: 'chain', key: 'fileKey' }, []],
  [
    'a part of it',
    { key: 'fileKey' },
    ['Note.file: finds a row of File by other columns than its primary key, chain, key'],
  ],
])('a row of another table that is found by %s', (_by, key, problems) => {
  const fields = {
    ...FILES,
    columns: new Set<string>(),
    required: new Set<string>(),
    relations: new Map(),
    joins: new Map(),
  };
  expect(keyProblems('Note.file', { model: 'File', key }, fields)).toEqual(problems);
});

it('a field that shows a column of another table to more readers than that table does', () => {
  const rules = createRules(model);
  const { everybody } = model.labels;
  const admin = model.labels.maskOf(['admin']);
  rules.types.set('File', compileType(model, 'File', FILES));
  const field = (type: string, name: string, need: number) =>
    ({
      type,
      field: name,
      coordinate: `${type}.${name}`,
      need,
      needOnEveryKind: need,
      column: name,
    }) as unknown as FieldRule;
  rules.fields.set('File.size', field('File', 'size', admin));
  const facts = { rules, model: () => null };
  const size = { model: 'File', key: { chain: 'chain', key: 'fileKey' }, columns: ['size'] };
  expect(columnsProblems(facts, field('Note', 'fileSize', admin), size)).toEqual([]);
  expect(columnsProblems(facts, field('Note', 'fileSize', everybody), size)).toHaveLength(1);
});

it.each([
  ['columns of one type', { about: 'key' }, []],
  ['no column', {}, ['File.notes: joins Note to File by nothing, which are no two columns of one type']],
  [
    'a column that is not there, and one of another type',
    { about: 'none', size: 'key' },
    ['File.notes: joins Note to File by about = none, size = key, which are no two columns of one type'],
  ],
  [
    'a UUID and a text, which PostgreSQL does not compare',
    { id: 'key' },
    ['File.notes: joins Note to File by id = key, which are no two columns of one type'],
  ],
  [
    'a column that admins alone read above',
    { about: 'secret' },
    ['File.notes: is read by public, who may not read File.secret'],
  ],
  [
    'a column that admins alone read below',
    { mark: 'key' },
    ['File.notes: joins rows by Note.mark, which is not read by everyone who sees the row'],
  ],
])('a list that joins rows without a relation by %s', (_by, key, problems) => {
  const uuid = { column: 'id', key: true, type: 'String', uuid: true, list: false };
  const tables = { Note: { table: 'notes', columns: { id: uuid }, relations: {} } };
  const rules = createRules({ ...model, tables });
  const types = { id: 'String', key: 'String', secret: 'String', about: 'String', mark: 'String', size: 'Int' };
  for (const name of ['File', 'Note'])
    rules.types.set(name, compileType(model, name, { ...FILES, name, types: new Map(Object.entries(types)) }));
  const { labels } = model;
  const field = (type: string, name: string, reader: string) => {
    const coordinate = `${type}.${name}`;
    const need = labels.maskOf([reader]);
    const rule = { type, field: name, coordinate, need, needOnEveryKind: need, column: name };
    rules.fields.set(coordinate, rule as unknown as FieldRule);
  };
  field('File', 'secret', 'admin');
  field('File', 'key', 'public');
  field('Note', 'mark', 'admin');
  field('Note', 'about', 'public');
  const list = { parent: 'File', field: 'notes', to: 'Note', way: { key: key as Readonly<Record<string, string>> } };
  expect(joinProblems({ rules, model: () => null }, schema, list)).toEqual(problems);
});

it('refuses a list in the order of times that are finer than those of cursors', async () => {
  const { tablesText } = (await import(new URL('../../generator/tables.mjs', import.meta.url).href)) as {
    tablesText(models: object, options: { readonly header: string }): string;
  };
  const time = (name: string, ...digits: readonly string[]) => ({
    ...{ name, kind: 'scalar', type: 'DateTime', isList: false, nativeType: ['Timestamptz', digits] },
  });
  const fields = [time('at'), time('to', '6'), time('on', '3'), { ...time('plain'), nativeType: null }];
  const indexes = { primaryKey: null, uniqueIndexes: [], uniqueFields: [] };
  const text = tablesText(
    { models: [{ name: 'Note', dbName: 'notes', fields, ...indexes }], enums: [] },
    { header: '' },
  );
  const tables = JSON.parse(text.slice(text.indexOf('= {') + 2).replace(';', '')) as Tables;
  const rules = createRules({ ...model, tables });
  rules.types.set('Note', compileType(model, 'Note', { ...FILES, name: 'Note' }));
  const problemsOf = (column: string) =>
    listProblems({ rules, model: () => ({ required: new Set([column]) }) as never }, schema, {
      ...{ coordinate: 'Query.notes', parent: 'Query', typeName: 'Note' },
      order: { type: 'Note', sort: [], columns: [column], filter: [] },
    });
  const fine = (column: string) =>
    `Query.notes: Note.${column} has times finer than a millisecond, which cursors have not, so pages would repeat rows; ` +
    'give its type three digits, as @db.Timestamptz(3)';
  expect(['at', 'to', 'on', 'plain'].map(problemsOf)).toEqual([[fine('at')], [fine('to')], [], []]);
});
