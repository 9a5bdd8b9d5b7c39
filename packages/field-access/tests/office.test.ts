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
  /** Asks while the sources of relations do not answer. */
  askWithoutSources(reader: string, text: string): ReturnType<AccessMatrix['ask']>;
  /** Asks while the database does not answer. */
  askWithoutDatabase(reader: string, text: string, variables: object): ReturnType<AccessMatrix['ask']>;
  explain(reader: string, type: string, id: string, field: string): Promise<boolean | string>;
  /** The statements of Prisma's client so far. */
  readonly statements: readonly string[];
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
  const matters = [
    ...(tables.matters ?? []).map(({ firm, number }) => `(firm: "${firm}", number: "${number}")`),
    '(firm: "south", number: "m3")',
  ];
  const values = { 'Query.matter': matters, 'Query.unchecked': matters };
  // The ways on from these rows are those from the same rows of other fields.
  const ends = ['_entities', 'unchecked', 'uncheckedBriefs', 'uncheckedClosed', 'checkedClosed'];
  const all = pathsOf(schema, { values, nodes: office.nodes, skip: new Set(['Query.firms', 'Query.latePage']) });
  paths = all.filter(([root, second]) => second === undefined || !ends.includes(root?.field ?? ''));
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
    const alone = await runMatrix(office.matrix, paths.slice(0, 20));
    expect(alone.wrong).toEqual([]);
    expect(alone.cases).toBeGreaterThan(150);
  });

  it('pages, orders and filters each list as its rows are, and takes no cursor of another', async () => {
    const { wrong, pages, orders, filters, cursors } = await checkLists(office.matrix, listPathsOf(paths, 2));
    expect(wrong).toEqual([]);
    expect(Math.min(pages, orders, filters, cursors)).toBeGreaterThan(20);
  });

  it('answers a hidden row and an absent one alike', async () => {
    const absent = (type: string) =>
      nodeId(type, type === 'Brief' ? '00000000-0000-4000-8000-0000000000ff' : 'north/none');
    const and = (type: string) => `_entities(representations: [{ __typename: "${type}", id: $id }]) { __typename }`;
    const { wrong, hidden } = await checkHiddenRows(office.matrix, office.nodes, { absent, and });
    expect(wrong).toEqual([]);
    expect(hidden).toBeGreaterThan(50);
  });

  it('reads a hidden row by as many statements as an absent one, by a resolver of its own too', async () => {
    const costOf = async (number: string) => {
      const before = office.statements.length;
      const document = `{ unchecked(firm: "north", number: "${number}") { title } }`;
      const { data, errors } = await office.matrix.ask('nobody', document);
      expect([data, errorsIn({ errors })]).toEqual([{ unchecked: null }, [{ path: ['unchecked'], code: 'NOT_FOUND' }]]);
      return office.statements.length - before;
    };
    expect([await costOf('m1'), await costOf('none')]).toEqual([2, 2]);
  });

  it('answers by one statement as by resolvers', async () => {
    const { readers, schema, ask } = office.matrix;
    const kinds: Record<string, number> = {};
    for (const path of paths.filter(([root]) => root?.field !== 'node').slice(0, 40)) {
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

// A subgraph reads rows by their keys too, which is a second way to each row: it must answer as `node(id)` does.
describe('the entities of a subgraph', () => {
  type Answer = Awaited<ReturnType<AccessMatrix['ask']>>;
  const FIELDS = `__typename ... on Employee { id firm name salary }
    ... on Matter { id number title budget briefs(first: 2) { totalCount nodes { id pages text } } }
    ... on Brief { id writtenAt pages text matter { id title budget } }`;
  const byNode = (reader: string, id: string) =>
    office.matrix.ask(reader, `query ($id: ID!) { asked: node(id: $id) { ${FIELDS} } }`, { id });
  const entities = (reader: string, ...all: readonly object[]) =>
    office.matrix.ask(reader, `query ($all: [_Any!]!) { asked: _entities(representations: $all) { ${FIELDS} } }`, {
      all,
    });

  /** The answer for one row, with its errors: each as it says, without the place in the list. */
  const rowOf = ({ data, errors = [] }: Answer) => {
    const [row] = [data?.asked ?? null].flat();
    const said = errors.map(({ path = [], ...error }) => ({
      ...error,
      path: [path[0], ...path.slice(1).filter((step, i) => i > 0 || typeof step === 'string')],
    }));
    return JSON.parse(
      JSON.stringify({ row, said }, (key, value) => (key === 'locations' || key === 'positions' ? undefined : value)),
    );
  };
  const absent = nodeId('Employee', 'north/e9');

  it('answer for each row, to each reader, as node(id) does', async () => {
    const kinds: Record<string, number> = {};
    for (const reader of office.matrix.readers)
      for (const { type, id } of [
        ...office.nodes,
        { type: 'Employee', id: absent },
        { type: 'Brief', id: nodeId('Brief', 'no key') },
        { type: 'Brief', id: 'no id' },
      ]) {
        const node = rowOf(await byNode(reader, id));
        expect(rowOf(await entities(reader, { __typename: type, id }))).toEqual(node);
        const kind = node.row === null ? 'hidden' : 'shown';
        kinds[kind] = (kinds[kind] ?? 0) + 1;
      }
    expect(kinds.hidden).toBeGreaterThan(50);
    expect(kinds.shown).toBeGreaterThan(40);
  });

  it('have a place for each representation, and one error for each that the viewer may not see', async () => {
    const [mine, other] = [nodeId('Employee', 'north/e4'), nodeId('Employee', 'south/e1')];
    const names = [other, mine, absent, 'no id', nodeId('Matter', 'north/m1'), [mine], { id: mine }, 5, null];
    const asked = names.map((id) => ({ __typename: 'Employee', id }));
    const { data, errors } = await entities('dana', ...asked);
    expect(data?.asked).toMatchObject(names.map((id) => (id === mine ? { name: 'Dana', salary: 50 } : null)));
    expect(errors?.map(({ path, extensions }) => [path?.[1], extensions?.code])).toEqual(
      [0, 2, 3, 4, 5, 6, 7, 8].map((place) => [place, 'NOT_FOUND']),
    );
  });

  it('are found by the fields of the primary key as by an id, and by no other field', async () => {
    const asked = (reader: string, key: object) => entities(reader, { __typename: 'Matter', ...key });
    for (const reader of ['nobody', 'dana', 'emre', 'supervisor'])
      for (const [firm, number] of [
        ['north', 'm1'],
        ['south', 'm2'],
        ['north', 'm9'],
      ])
        expect(rowOf(await asked(reader, { firm, number }))).toEqual(
          rowOf(await asked(reader, { id: nodeId('Matter', `${firm}/${number}`) })),
        );
    for (const key of [
      { title: 'Merger' },
      { number: 'm1' },
      { firm: 'north', number: { in: ['m1'] } },
      { firm: 'north', number: null },
    ])
      expect(rowOf(await asked('supervisor', key))).toMatchObject({
        row: null,
        said: [{ extensions: { code: 'NOT_FOUND' } }],
      });
  });

  it('of a type that shares an interface are rows of that type, and cost as much as absent ones if they are of another', async () => {
    const before = (): number => office.statements.length;
    const fields = '__typename ... on OpenMatter { budget lead { name } } ... on ClosedMatter { budget lead { name } }';
    const asked = async (type: string, key: string) => {
      const id = nodeId(type, key);
      const byKey = { __typename: type, id };
      const start = before();
      const node = await office.matrix.ask('abiola', `query ($id: ID!) { asked: node(id: $id) { ${fields} } }`, { id });
      const middle = before();
      const query = `query ($all: [_Any!]!) { asked: _entities(representations: $all) { ${fields} } }`;
      const entity = await office.matrix.ask('abiola', query, { all: [byKey] });
      expect(rowOf(entity)).toEqual(rowOf(node));
      return { ...rowOf(node), statements: [middle - start, before() - middle] };
    };
    const [open, closed] = ['north/m1', 'north/m2'];
    expect((await asked('OpenMatter', open)).row).toEqual({
      __typename: 'OpenMatter',
      budget: 1000,
      lead: { name: 'Bruno' },
    });
    expect((await asked('ClosedMatter', closed)).row).toMatchObject({ __typename: 'ClosedMatter' });
    for (const [type, key] of [
      ['ClosedMatter', open],
      ['OpenMatter', closed],
    ] as const)
      expect(await asked(type, key)).toEqual(await asked(type, 'north/none'));
    expect((await asked('OpenMatter', closed)).row).toBeNull();
    for (const key of [open, closed])
      expect(await office.compiled('abiola', `{ node(id: "${nodeId('OpenMatter', key)}") { id } }`)).toEqual({
        kind: 'fallback',
      });
  });

  it('that an enum names by none of its values are absent, as node(id) answers them', async () => {
    const fields = '__typename ... on Rate { grade amount }';
    const asked = async (grade: string, key: object) => {
      const id = nodeId('Rate', `north/${grade}`);
      const node = await office.matrix.ask('abiola', `query ($id: ID!) { asked: node(id: $id) { ${fields} } }`, { id });
      const query = `query ($all: [_Any!]!) { asked: _entities(representations: $all) { ${fields} } }`;
      for (const named of [{ id }, key]) {
        const entity = await office.matrix.ask('abiola', query, { all: [{ __typename: 'Rate', ...named }] });
        expect(rowOf(entity)).toEqual(rowOf(node));
      }
      return rowOf(node);
    };
    const of = (grade: string) => asked(grade, { firm: 'north', grade });
    expect((await of('SENIOR')).row).toEqual({ __typename: 'Rate', grade: 'SENIOR', amount: 150 });
    for (const grade of ['PARTNER', 'senior', ''])
      expect(await of(grade)).toMatchObject({ row: null, said: [{ extensions: { code: 'NOT_FOUND' } }] });
  });

  it('have the id that `node` opens, both ways, though Pothos writes both columns of a key in an array', async () => {
    const id = nodeId('Rate', 'north/SENIOR');
    const document = `{ node(id: "${id}") { id } }`;
    for (const answer of [await office.matrix.ask('abiola', document), await office.compiled('abiola', document)])
      expect(answer.data).toEqual({ node: { id } });
  });

  it('explains a row as a row of its own type alone', async () => {
    const explained = (type: string, key: string) => office.explain('dana', type, `north/${key}`, 'budget');
    expect([await explained('OpenMatter', 'm1'), await explained('ClosedMatter', 'm2')]).toEqual([false, true]);
    for (const [type, key] of [
      ['OpenMatter', 'm2'],
      ['ClosedMatter', 'm1'],
      ['ClosedMatter', 'none'],
    ] as const)
      expect(await explained(type, key)).toBe('NOT_FOUND');
    expect(await explained('OpenMatter', 'm1\0')).toBe('NOT_FOUND');
    expect(await office.explain('dana', 'OpenMatter', null as never, 'budget')).toBe('NOT_FOUND');
  });

  it('are found by a UUID in letters of either case', async () => {
    const id = nodeId('Brief', '0000000A-0000-4000-8000-00000000000B');
    const [node, entity] = [await byNode('bruno', id), await entities('bruno', { __typename: 'Brief', id })];
    expect(rowOf(node)).toMatchObject({ row: { pages: 6 }, said: [] });
    expect(rowOf(entity)).toEqual(rowOf(node));
  });

  it('take no column of the row out of a representation', async () => {
    const id = nodeId('Employee', 'north/e2');
    const forged = { __typename: 'Employee', id, firm: 'south', salary: 1, name: 'Farid', leadId: 'e2' };
    for (const reader of ['farid', 'chiara', 'nobody'])
      expect(rowOf(await entities(reader, forged))).toEqual(rowOf(await byNode(reader, id)));
  });

  it('that nobody waits for end no process, because a later representation may name no type', async () => {
    const rejected: unknown[] = [];
    const onRejection = (reason: unknown) => rejected.push(reason);
    process.on('unhandledRejection', onRejection);
    try {
      const query = `query ($all: [_Any!]!) { asked: _entities(representations: $all) { ${FIELDS} } }`;
      const rows = [nodeId('Employee', 'south/e1'), absent, 'no id'].map((id) => ({ __typename: 'Employee', id }));
      for (const last of [{ __typename: 'Nothing' }, 5])
        for (const ask of [office.matrix.ask, office.askWithoutDatabase]) {
          const { data, errors } = await ask('dana', query, { all: [...rows, last] });
          expect([data, errors?.map(({ path }) => path)]).toEqual([null, [['asked']]]);
        }
      const alone = await office.askWithoutDatabase('dana', query, { all: rows.slice(0, 2) });
      expect(alone.errors?.map(({ path, extensions }) => [path, extensions?.code])).toEqual(
        [0, 1].map((place) => [['asked', place], undefined]),
      );
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(rejected).toEqual([]);
    } finally {
      process.off('unhandledRejection', onRejection);
    }
  });

  it('are read by one statement a type, by two if it shares an interface, without the columns that no label could open', async () => {
    const all = office.nodes.map(({ type, id }) => ({ __typename: type, id }));
    const statementsOf = async (reader: string, fields: string) => {
      const before = office.statements.length;
      const document = `query ($all: [_Any!]!) { _entities(representations: $all) { ${fields} } }`;
      const { data } = await office.matrix.ask(reader, document, { all });
      expect(data?._entities).toHaveLength(all.length);
      return office.statements.slice(before);
    };
    const fields = '... on Employee { name salary } ... on Matter { title }';
    const statements = await statementsOf('supervisor', fields);
    expect(statements).toHaveLength(4 + 2 * 2);
    expect(statements.some((text) => text.includes('"employees"."name"'))).toBe(true);
    expect(statements.some((text) => text.includes('salary'))).toBe(false);
    expect((await statementsOf('abiola', fields)).some((text) => text.includes('salary'))).toBe(true);
  });
});

it('pages a list that no relation leads to by the cursors of one statement', async () => {
  const list = (args: string) =>
    `{ matter(firm: "north", number: "m1") { deputyBriefs(first: 1 ${args}) { edges { cursor node { pages } } } } }`;
  const read = async (args: string) => {
    const { data } = await office.compiled('abiola', list(args));
    const { matter } = data as { matter: { deputyBriefs: { edges: { cursor: string; node: Row }[] } | null } };
    return matter.deputyBriefs?.edges[0];
  };
  const first = await read('');
  expect(first?.node).toEqual({ pages: 3 });
  const after = `after: "${first?.cursor}"`;
  expect((await read(after))?.node).toEqual({ pages: 4 });
  const { data } = await office.matrix.ask('abiola', list(after));
  expect(data?.matter).toMatchObject({ deputyBriefs: { edges: [{ node: { pages: 4 } }] } });
});

it('reads the pages of a list that no relation leads to by two statements for all rows above, and its counts by one', async () => {
  const before = office.statements.length;
  const list = 'deputyBriefs(first: 1) { totalCount nodes { pages } }';
  const { data } = await office.matrix.ask('abiola', `{ matters { nodes { title ${list} } } }`);
  const matters = data?.matters as { readonly nodes: readonly Row[] } | undefined;
  const shown = { totalCount: 2, nodes: [{ pages: 3 }] };
  const none = { totalCount: 0, nodes: [] };
  expect(matters?.nodes).toEqual([
    { title: 'Appeal', deputyBriefs: none },
    { title: 'Lease', deputyBriefs: none },
    { title: 'Merger', deputyBriefs: shown },
    { title: 'Patent', deputyBriefs: null },
  ]);
  expect(office.statements.slice(before).filter((text) => text.includes('"briefs"'))).toHaveLength(3);
});

/** The errors of an answer, as a test compares them. */
const errorsIn = ({ errors = [] }: Awaited<ReturnType<AccessMatrix['ask']>>) =>
  errors.map(({ path, extensions: { code, coordinate, count, positions } = {} }) =>
    JSON.parse(JSON.stringify({ path, code, coordinate, count, positions })),
  );

describe('a denied selection', () => {
  const DENIED = { code: 'FORBIDDEN', coordinate: 'Employee.salary' };

  it('has one error, with its first row, the count and the positions', async () => {
    const answer = await office.matrix.ask('bruno', '{ employees { nodes { name salary } } }');
    expect(answer.data?.employees).toMatchObject({ nodes: [{ salary: null }, { name: 'Bruno', salary: 80 }, {}, {}] });
    expect(errorsIn(answer)).toEqual([
      { path: ['employees', 'nodes', 0, 'salary'], ...DENIED, count: 3, positions: '0;2-3' },
    ]);
  });

  it('has one at each place of a fragment, and none of another alias', async () => {
    const fragment = 'fragment Pay on EmployeeConnection { nodes { a: salary } }';
    const answer = await office.matrix.ask(
      'bruno',
      `{ one: employees { ...Pay } two: employees { ...Pay } } ${fragment}`,
    );
    expect(errorsIn(answer).map(({ path }) => path)).toEqual(['one', 'two'].map((root) => [root, 'nodes', 0, 'a']));
  });

  it('in nested lists has the positions of each list', async () => {
    const answer = await office.matrix.ask('abiola', '{ matters { nodes { briefs { nodes { text } } } } }');
    const nodes = ['matters', 'nodes'];
    expect(errorsIn(answer)).toEqual([
      { path: [...nodes, 3, 'briefs'], code: 'FORBIDDEN', coordinate: 'Matter.briefs', count: 1, positions: '3' },
      {
        path: [...nodes, 0, 'briefs', 'nodes', 0, 'text'],
        code: 'FORBIDDEN',
        coordinate: 'Brief.text',
        count: 5,
        positions: '0-1.0;2.0-2',
      },
    ]);
  });
});

it('fails the fields that need a relation by one error if it cannot be loaded, and nothing that another label opens', async () => {
  const answer = await office.askWithoutSources('dana', '{ briefs { nodes { text } } }');
  const texts = [null, 'more on the merger', null, null].map((text) => ({ text }));
  expect(answer.data).toEqual({ briefs: { nodes: texts } });
  const path = ['briefs', 'nodes', 0, 'text'];
  expect(errorsIn(answer)).toEqual([
    { path, code: 'UNAVAILABLE', coordinate: 'Brief.text', count: 3, positions: '0;2-3' },
  ]);
});

describe('a list', () => {
  it.each([
    ['more than 100', 'first: 101', 'PAGE_INVALID'],
    ['less than none', 'last: -1', 'PAGE_INVALID'],
    ['both ends', 'first: 1 last: 1', 'PAGE_INVALID'],
    ['a cursor of its own making', 'after: "MTIz"', 'CURSOR_INVALID'],
    ['a cursor that is no base64', 'after: "%%%"', 'CURSOR_INVALID'],
  ])('refuses %s, at the root and below a row', async (_name, args, code) => {
    for (const [document, path] of [
      [`{ matters(${args}) { nodes { title } } }`, ['matters']],
      [`{ matter(firm: "north", number: "m1") { briefs(${args}) { totalCount } } }`, ['matter', 'briefs']],
    ] as const)
      expect(errorsIn(await office.matrix.ask('abiola', document))).toEqual([{ path, code }]);
  });

  it('is counted only where the count is asked for, and then not read', async () => {
    const statementsOf = async (fields: string) => {
      const before = office.statements.length;
      await office.matrix.ask('supervisor', `{ employees { ${fields} } }`);
      return office.statements.slice(before).map((text) => /count/i.test(text));
    };
    expect(await statementsOf('nodes { name }')).toEqual([false]);
    expect(await statementsOf('totalCount')).toEqual([true]);
  });

  it('without rows is looked up no more by the field of its nodes', async () => {
    const before = office.statements.length;
    const { data } = await office.matrix.ask(
      'nobody',
      '{ matters(stage: "none") { nodes { title } edges { cursor } } }',
    );
    expect([data, office.statements.length - before]).toEqual([{ matters: { nodes: [], edges: [] } }, 1]);
  });

  it('that no list read has no hidden row, though its field was added after the build', async () => {
    const answerOf = async (fields: string) =>
      (await office.matrix.ask('nobody', `{ page: latePage { ${fields} } }`)).data?.page;
    expect(await answerOf('nodes { title }')).toEqual({ nodes: [{ title: 'Lease' }, { title: 'Patent' }] });
    expect(await answerOf('edges { node { title } }')).toBeNull();
  });

  it('of lists has no hidden row either', async () => {
    const titles = async (reader: string) => (await office.matrix.ask(reader, '{ firms { title } }')).data?.firms;
    expect(await titles('nobody')).toEqual([[{ title: 'Lease' }], [{ title: 'Patent' }], null]);
    expect(await titles('emre')).toEqual([[{ title: 'Lease' }], [{ title: 'Estate' }, { title: 'Patent' }], null]);
  });
});

it.each([
  ['a type that is no node', nodeId('EmployeeConnection', 'x')],
  ['an unknown type', nodeId('Nothing', 'x')],
  ['an id of no type', nodeId('', 'x')],
  ['a text that is no id', 'x'],
  ['no text', ''],
])('node answers NOT_FOUND for %s', async (_name, id) => {
  const document = 'query ($id: ID!) { node(id: $id) { id } }';
  const answer = await office.matrix.ask('abiola', document, { id });
  expect([answer.data, errorsIn(answer)]).toEqual([{ node: null }, [{ path: ['node'], code: 'NOT_FOUND' }]]);
});

describe('the judge of the matrix', () => {
  /** The answers that are judged, each asked for once. */
  const answers = new Map<string, Promise<string>>();
  const answerTo = (reader: string, document: string) => {
    const key = `${reader} ${document}`;
    const answer = answers.get(key) ?? office.matrix.ask(reader, document).then((found) => JSON.stringify(found));
    answers.set(key, answer);
    return answer;
  };
  const judgeAll = async (change: (answer: string, reader: string) => string, matrix = office.matrix) => {
    const { schema, readers } = matrix;
    const judge = new Judge(matrix);
    for (const path of paths.filter(([root, , third]) => root?.field === 'matters' && third === undefined)) {
      for (const reader of readers) {
        const answer = JSON.parse(change(await answerTo(reader, documentOf(schema, path)), reader));
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
