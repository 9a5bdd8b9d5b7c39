import type { Row } from 'field-access';
import type { AccessMatrix, Judge as JudgeOf, SchemaPath } from 'field-access/testing';
import {
  checkHiddenRows,
  checkLists,
  documentOf,
  Judge,
  listPathsOf,
  nodeId,
  pathsOf,
  runMatrix,
} from 'field-access/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

// Firms that share one database: keys that are unique in a firm alone, roles, a label of several columns and one that is loaded. The
// schema shares nothing with the clinic and nothing with the product; its types are checked by a tsconfig of its own.

interface Office {
  readonly matrix: AccessMatrix;
  readonly nodes: Parameters<typeof checkHiddenRows>[1];
  compiled(
    reader: string,
    text: string,
  ): Promise<{ readonly kind: string; readonly data?: unknown; readonly errors?: unknown }>;
  close(): Promise<void>;
}

const OFFICE = './office/office.ts';
let office: Office;
let paths: readonly SchemaPath[];
beforeAll(async () => {
  const { openOffice } = (await import(/* @vite-ignore */ OFFICE)) as { openOffice(): Promise<Office> };
  office = await openOffice();
  const { schema, tables } = office.matrix;
  const values = {
    'Query.matter': [
      ...(tables.matters ?? []).map(({ firm, number }) => `(firm: "${firm}", number: "${number}")`),
      '(firm: "south", number: "m3")',
    ],
  };
  paths = pathsOf(schema, { values, nodes: office.nodes });
});
afterAll(async () => {
  await office?.close();
});

describe('the matrix of a schema with tenants', () => {
  let judge: JudgeOf;

  it('answers every field, to every reader, by every path, exactly as its declaration says', async () => {
    judge = await runMatrix(office.matrix, paths, { rows: 10, characters: 4_000 });
    expect(judge.wrong).toEqual([]);
    expect(judge.unreached).toEqual([]);
    expect(judge.cases).toBeGreaterThan(1_500);
    for (const firm of ['north', 'south']) expect(judge.casesByScope[firm]).toBeGreaterThan(300);
  });

  it('asks each path alone as it asks many at once', async () => {
    const alone = await runMatrix(office.matrix, paths.slice(0, 40));
    expect(alone.wrong).toEqual([]);
    expect(alone.cases).toBeGreaterThan(300);
  });

  it('pages, orders and filters each list as its rows are, and takes no cursor of another', async () => {
    const { wrong, pages, orders, filters, cursors } = await checkLists(office.matrix, listPathsOf(paths, 3));
    expect(wrong).toEqual([]);
    expect(Math.min(pages, orders, filters, cursors)).toBeGreaterThan(20);
  });

  it('answers a hidden row and an absent one alike', async () => {
    const absent = (type: string) =>
      nodeId(type, type === 'Brief' ? '00000000-0000-4000-8000-0000000000ff' : 'north/none');
    const { wrong, hidden } = await checkHiddenRows(office.matrix, office.nodes, { absent });
    expect(wrong).toEqual([]);
    expect(hidden).toBeGreaterThan(50);
  });

  it('answers by one statement as by resolvers', async () => {
    const { readers, schema, ask } = office.matrix;
    const kinds: Record<string, number> = {};
    for (const path of paths.filter(([root]) => root?.field !== 'node').slice(0, 60)) {
      for (const reader of readers) {
        const document = documentOf(schema, path);
        const { kind, data, errors } = await office.compiled(reader, document);
        kinds[kind] = (kinds[kind] ?? 0) + 1;
        if (kind !== 'answer') continue;
        const expected = await ask(reader, document);
        const rows = JSON.stringify(expected.data).replaceAll(/"\w*[cC]ursor":"[^"]*"/g, '');
        expect(JSON.stringify(data).replaceAll(/"\w*[cC]ursor":"[^"]*"/g, '')).toBe(rows);
        expect(errors).toEqual(expected.errors ?? []);
      }
    }
    expect(kinds.answer).toBeGreaterThan(100);
  });
});

describe('the judge of the matrix', () => {
  const judgeAll = async (change: (answer: string, reader: string) => string, matrix = office.matrix) => {
    const { schema, readers, ask } = matrix;
    const judge = new Judge(matrix);
    for (const path of paths.filter(([root, , third]) => root?.field === 'matters' && third === undefined)) {
      for (const reader of readers) {
        const answer = JSON.parse(change(JSON.stringify(await ask(reader, documentOf(schema, path))), reader));
        judge.judge({ path, reader, answer });
      }
    }
    return judge.wrong;
  };

  it.each([
    ['a value that a reader may not have', /"budget":null/g, '"budget":1'],
    ['a null for a reader', /"budget":1000/g, '"budget":null'],
    ['a value of another row', /"title":"Merger"/g, '"title":"Estate"'],
    ['a count of more rows', /"totalCount":2/g, '"totalCount":3'],
    ['a denial without an error', /"errors":/g, '"problems":'],
    ['a count of other denials', /"count":1\b/g, '"count":2'],
    ['an edge without a cursor', /"cursor":"[^"]*"/g, '"cursor":""'],
  ])('notices %s', async (_name, text, other) => {
    expect(await judgeAll((answer) => answer)).toEqual([]);
    expect(await judgeAll((answer) => answer.replace(text, other))).not.toEqual([]);
  });

  it('compares a computed value with the truth of it, and not with its column', async () => {
    const titles = ({ title }: Row) => String(title).toUpperCase();
    const truth = { ...office.matrix.truth, values: { 'Matter.title': titles } };
    const capitals = (answer: string) =>
      answer.replaceAll(/"title":"([^"]*)"/g, (_, title) => `"title":"${title.toUpperCase()}"`);
    expect(await judgeAll(capitals, { ...office.matrix, truth })).toEqual([]);
    expect(await judgeAll((answer) => answer, { ...office.matrix, truth })).not.toEqual([]);
  });
});
