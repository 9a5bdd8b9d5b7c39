import {
  type AccessMatrix,
  checkHiddenRows,
  checkLists,
  documentOf,
  listPathsOf,
  nodeId,
  pathsOf,
  runMatrix,
  type SchemaPath,
} from 'field-access/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

// A schema whose keys are of every kind: numbers, numbers beyond those of JavaScript, bytes, a UUID, and a key of two columns; a
// column of true and false decides who reads a field, a relation leads from many to many, and rows of one table are of two types.

interface Blog {
  readonly matrix: AccessMatrix;
  readonly nodes: Parameters<typeof checkHiddenRows>[1];
  compiled(
    reader: string,
    text: string,
  ): Promise<{ readonly kind: string; readonly data?: unknown; readonly errors?: unknown }>;
  close(): Promise<void>;
}

/** A UUID that no row has. */
const ABSENT = '00000000-0000-4000-8000-0000000000ff';
const BLOG = './office/blog/blog.ts';
let blog: Blog;
let paths: readonly SchemaPath[];
beforeAll(async () => {
  const { openBlog } = (await import(/* @vite-ignore */ BLOG)) as { openBlog(): Promise<Blog> };
  blog = await openBlog();
  const { schema, tables } = blog.matrix;
  const values = {
    'Query.post': [...(tables.posts ?? []).map(({ id }) => `(number: ${id})`), '(number: 4)'],
    'Query.notice': [...(tables.flags ?? []).map(({ id }) => String(id)), ABSENT].map((id) => `(id: "${id}")`),
    'Query.latest': ['late', 'never'].map((reason) => `(reason: "${reason}")`),
  };
  paths = pathsOf(schema, { values, nodes: blog.nodes });
});
afterAll(async () => {
  await blog?.close();
});

it('answers every field, to every reader, by every path, exactly as its declaration says', async () => {
  const judge = await runMatrix(blog.matrix, paths, { rows: 10, characters: 4_000 });
  expect(judge.wrong).toEqual([]);
  expect(judge.unreached).toEqual([]);
  expect(judge.cases).toBeGreaterThan(1_500);
});

it('pages, orders and filters each list as its rows are, and takes no cursor of another', async () => {
  const { wrong, pages, orders, filters, cursors } = await checkLists(blog.matrix, listPathsOf(paths, 2));
  expect(wrong).toEqual([]);
  expect(Math.min(pages, orders, filters, cursors)).toBeGreaterThan(4);
});

it.each([
  [
    'a number',
    {
      Author: '99',
      Post: '99',
      Comment: '99',
      File: 'qqqq',
      Flag: ABSENT,
      Tag: 'hot',
      Reading: '["9","9"]',
    },
  ],
  [
    'no key of the column',
    { Author: 'x', Post: '01', Comment: '9223372036854775808', File: '%', Flag: 'x', Reading: '[1,2]' },
  ],
  [
    'a number beyond the column',
    {
      Author: '2147483648',
      Post: '1e3',
      Comment: '-0',
      File: 'AP8Q=',
      Flag: '00000000-0000-4000-8000-00000000000',
      Reading: '["1"]',
    },
  ],
])('answers a hidden row and an absent one alike: %s', async (_, names) => {
  const absent = (type: string) => nodeId(type, (names as Readonly<Record<string, string>>)[type]);
  const { wrong, hidden } = await checkHiddenRows(blog.matrix, blog.nodes, { absent });
  expect(wrong).toEqual([]);
  expect(hidden).toBeGreaterThan(20);
});

it('answers by one statement as by resolvers', async () => {
  const { readers, schema, ask } = blog.matrix;
  const kinds: Record<string, number> = {};
  for (const path of paths.filter(([root]) => root?.field !== 'node').slice(0, 60)) {
    for (const reader of readers) {
      const document = documentOf(schema, path);
      const { kind, data, errors } = await blog.compiled(reader, document);
      kinds[kind] = (kinds[kind] ?? 0) + 1;
      if (kind !== 'answer') continue;
      const expected = await ask(reader, document);
      const rows = JSON.stringify(expected.data).replaceAll(/"\w*[cC]ursor":"[^"]*"/g, '');
      expect(JSON.stringify(data).replaceAll(/"\w*[cC]ursor":"[^"]*"/g, '')).toBe(rows);
      expect(errors).toEqual(expected.errors ?? []);
    }
  }
  expect(kinds.answer).toBeGreaterThan(50);
});
