import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { blocksOf } from '../../../tests/project/recipes.ts';
import { type InstalledProject, installEngine, installedVersion, OLDEST_PEERS, type Versions } from './installed.ts';

// The whole example of the package's README, word for word, in a project that has nothing of this one: numbers as keys, on SQLite.

const PRISMA = installedVersion('@prisma/client');

/** The files of the README, by the paths in their fences. */
const FILES = Object.fromEntries(
  blocksOf('packages/field-access/README.md').flatMap(({ info = '', text }) => {
    const [, path] = /^\w+ file: (\S+)$/.exec(info) ?? [];
    return path ? [[path, `${text}\n`]] : [];
  }),
);

/** Makes the tables, and rows whose text order is not that of their numbers. */
const ROWS = `import { createClient } from '@libsql/client';
await createClient({ url: 'file:./blog.db' }).executeMultiple(\`
  create table "User" (id integer primary key autoincrement, name text not null, email text not null);
  create table "Post" (id integer primary key autoincrement, title text not null, authorId integer not null references "User");
  create table "Comment" (id integer primary key autoincrement, text text not null, authorId integer not null references "User",
    postId integer not null references "Post");
  insert into "User" values (1, 'Mo', 'mo@blog.example'), (2, 'Amara', 'amara@blog.example'), (10, 'Bela', 'bela@blog.example');
  insert into "Post" values (1, 'first', 2), (2, 'second', 2), (9, 'ninth', 10), (10, 'tenth', 10), (11, 'empty', 2);
  insert into "Comment" values (1, 'a', 2, 1), (2, 'b', 10, 1), (3, 'c', 10, 1), (8, 'd', 10, 2), (9, 'e', 2, 9), (10, 'f', 10, 10),
    (11, 'g', 1, 10), (12, 'h', 10, 1);
\`);
`;

/** Opens the example with packages of the registry: its tables have their rows. */
function openExample(registry: Versions): InstalledProject {
  const opened = installEngine({ registry });
  opened.write({ ...FILES, 'rows.ts': ROWS });
  opened.run('prisma', 'generate', '--schema', 'prisma/schema.prisma');
  opened.run('tsx', 'rows.ts');
  return opened;
}

let project: InstalledProject;
let server: ChildProcess;
let url: string;
beforeAll(() => {
  project = openExample({ '@prisma/adapter-libsql': PRISMA });
});
afterAll(() => {
  server?.kill();
  project?.remove();
});

/** Asks the README's server as one of the users. */
async function ask(user: number | null, query: string) {
  const headers = { 'content-type': 'application/json', ...(user === null ? {} : { 'x-user': String(user) }) };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ query }) });
  const { data, errors = [] } = (await response.json()) as {
    readonly data: unknown;
    readonly errors?: readonly { readonly extensions: { readonly code: string } }[];
  };
  return { data, codes: errors.map(({ extensions: { code } }) => code) };
}

/** Checks the types of the example, and every answer: each field, for each reader, by each path, and each list's pages. */
function checkExample(opened: InstalledProject): void {
  expect(opened.compile('src/server.ts', 'src/matrix.ts', 'src/look.ts')).toBe('');
  const [counts, verdict] = opened.run('tsx', 'src/matrix.ts').trim().split('\n');
  expect(verdict).toBe('all as declared');
  const [cases, pages, cursors, hidden] = (counts?.match(/\d+/g) ?? []).map(Number);
  expect(cases).toBeGreaterThan(400);
  expect(pages).toBeGreaterThan(20);
  expect(cursors).toBeGreaterThan(4);
  expect(hidden).toBeGreaterThan(4);
  expect(opened.run('tsx', 'src/look.ts')).toContain(
    'posts.nodes.author.email: Read in 3 records, denied in 2: 3 and 5 of the list.\nUser.email of user 2: read as owner\n',
  );
}

it('answers as declared, with the versions of this project', () => checkExample(project));

/** The peers as this project has them. From their registry, because a linked package would bring this project's other peers. */
const OWN_PEERS: Versions = Object.fromEntries(Object.keys(OLDEST_PEERS).map((name) => [name, installedVersion(name)]));

/** The peers at their oldest: all together, and each alone if this project has a newer one. */
const OLDER: readonly (readonly [name: string, peers: Versions])[] = [
  ['all peers', OLDEST_PEERS],
  ...Object.entries(OLDEST_PEERS)
    .filter(([name, version]) => OWN_PEERS[name] !== version)
    .map(([name, version]) => [name, { ...OWN_PEERS, [name]: version }] as const),
];

it.each(OLDER)('answers as declared, with %s at the oldest version that the package allows', (_, peers) => {
  const prisma = peers['@prisma/client'] as string;
  const older = openExample({ ...peers, prisma, '@prisma/adapter-libsql': prisma });
  try {
    checkExample(older);
  } finally {
    older.remove();
  }
});

it('refuses compiled reads, because the database is not PostgreSQL', () => {
  project.write({
    'compiled.ts': `import { createCompiledReads } from 'field-access/compiled';
import { schema } from './src/schema.ts';
try { createCompiledReads({ schema, readers: { at: () => { throw new Error('nothing is read') } } }); }
catch (error) { console.log(String(error)); }
`,
  });
  expect(project.run('tsx', 'compiled.ts')).toBe(
    'Error: Compiled reads are written for PostgreSQL alone; these tables are of sqlite\n',
  );
});

it('reads a list that no relation leads to, on SQLite too', () => {
  const schema = FILES['src/schema.ts'] as string;
  project.write({
    // Posts by the same author: no relation leads from a post to them.
    'src/keyed-schema.ts': schema
      .replace('{ keyset, relatedKeyset, row }', '{ keyedKeyset, keyset, relatedKeyset, row }')
      .replace(
        "    author: t.relation('author', { access: 'traverse', nullable: false }),\n    comments",
        `    author: t.relation('author', { access: 'traverse', nullable: false }),
    byAuthor: keyedKeyset(t, { type: 'Post', key: { authorId: 'authorId' }, access: 'traverse', order: { by: 'title' } }),
    comments`,
      ),
    'src/keyed.ts': `import { PrismaLibSql } from '@prisma/adapter-libsql';
import { createCursorSeal } from 'field-access/lists';
import { graphql } from 'graphql';
import { PrismaClient } from '../prisma/generated/prisma/client.ts';
import { contextOf, schema } from './keyed-schema.ts';
const db = new PrismaClient({ adapter: new PrismaLibSql({ url: 'file:./blog.db' }) });
const cursors = createCursorSeal([new Uint8Array(32)]);
const ask = async (source: string) =>
  (await graphql({ schema, source, contextValue: contextOf({ userId: 2, isModerator: false }, db, cursors) })).data as any;
const list = (args: string) => \`{ posts { nodes { title byAuthor\${args} { totalCount nodes { title } pageInfo { endCursor } } } } }\`;
const { nodes } = (await ask(list('(first: 1)'))).posts;
for (const { title, byAuthor } of nodes) console.log(title, byAuthor.totalCount, byAuthor.nodes.map((post: any) => post.title).join());
const own = await ask(\`{ post(number: 1) { byAuthor(first: 5, after: "\${nodes[1].byAuthor.pageInfo.endCursor}") { nodes { title } } } }\`);
console.log(own.post.byAuthor.nodes.map((post: any) => post.title).join());
const foreign = await ask(\`{ post(number: 9) { byAuthor(after: "\${nodes[1].byAuthor.pageInfo.endCursor}") { totalCount } } }\`);
console.log(JSON.stringify(foreign));
`,
  });
  expect(project.compile('src/keyed.ts')).toBe('');
  const lines = project.run('tsx', 'src/keyed.ts').trim().split('\n');
  expect(lines.slice(0, 5)).toEqual([
    'empty 3 empty',
    'first 3 empty',
    'ninth 2 ninth',
    'second 3 empty',
    'tenth 2 ninth',
  ]);
  expect(lines.slice(5)).toEqual(['first,second', '{"post":null}']);
});

it('serves the schema, and its mutation writes a comment of the viewer alone', async () => {
  const program = ['--import', 'tsx', 'src/server.ts'];
  const started = spawn(process.execPath, program, { cwd: project.folder, env: { ...project.env, PORT: '0' } });
  server = started;
  const [line] = (await once(started.stdout, 'data')) as [Buffer];
  url = `http://127.0.0.1:${/port: (\d+)/.exec(line.toString())?.[1]}/graphql`;
  const posts = '{ posts(first: 1) { totalCount nodes { title author { name email } comments { totalCount } } } }';
  expect(await ask(2, posts)).toEqual({
    data: {
      posts: {
        totalCount: 5,
        nodes: [
          { title: 'empty', author: { name: 'Amara', email: 'amara@blog.example' }, comments: { totalCount: 0 } },
        ],
      },
    },
    codes: [],
  });
  expect((await ask(null, posts)).codes).toEqual(['FORBIDDEN', 'FORBIDDEN']);

  const edit = (number: number) => `mutation { editComment(number: ${number}, text: "new") { text author { name } } }`;
  expect(await ask(10, edit(2))).toEqual({
    data: { editComment: { text: 'new', author: { name: 'Bela' } } },
    codes: [],
  });
  const refused = { codes: ['NOT_FOUND'] };
  // Amara is the host of the comment and reads it; nobody signed in reads none; no comment has the number 99.
  for (const [user, number] of [
    [2, 2],
    [null, 2],
    [10, 99],
  ] as const)
    expect(await ask(user, edit(number))).toMatchObject(refused);
  expect(await ask(2, '{ comments { nodes { text } } }')).toEqual({
    data: { comments: { nodes: ['a', 'new', 'c', 'd', 'e', 'h'].map((text) => ({ text })) } },
    codes: [],
  });
});
