import { afterAll, beforeAll, expect, it, test } from 'vitest';

// The functions of a schema's author answer for each reader otherwise: by an OR of nothing, which Prisma leaves out beside another
// condition, and in forms that the types refuse and JavaScript has. None of these opens a row.

interface Answer {
  readonly kind?: string;
  readonly data?: unknown;
  readonly errors?: readonly { readonly message: string; readonly extensions?: object }[];
}
interface Opened {
  readonly matrix: { ask(reader: string, text: string): Promise<Answer> };
  compiled(reader: string, text: string): Promise<Answer>;
  readonly statements: readonly string[];
  close(): Promise<void>;
}

const NO_TEAM = { OR: [] };
class Condition {
  readonly firm = 'north';
}
const bare = (parts: object) => Object.assign(Object.create(null), parts);
const away = () => Promise.reject(new Error('away'));
/** A reader whose rows and whose label's `where` are the same condition. */
const seeing = (condition: () => unknown) => ({ rows: condition, where: condition });

const CLOSED = {
  none: seeing(() => NO_TEAM),
  'none in an AND': seeing(() => ({ AND: [NO_TEAM] })),
  'none by a relation': seeing(() => ({ leads: { some: NO_TEAM } })),
  'a text that no column holds': seeing(() => ({ OR: [{ id: '\0' }, { AND: [{ name: '\0' }] }] })),
  'none by a NOT': seeing(() => ({ NOT: { NOT: NO_TEAM } })),
};
const DIFFERENT = {
  'by a NOT': { rows: () => ({ NOT: { id: '\0' } }) },
  'by a `not` and a `notIn`': { rows: () => ({ firm: { not: '\0' }, id: { notIn: ['\0'] } }) },
  'by one of several': { rows: () => ({ OR: [{ firm: 'north' }, { id: { notIn: ['\0', 'e0'] } }] }) },
  'by none of its matters': { rows: () => ({ leads: { none: { number: '\0' } } }) },
  'or leads a matter': {
    rows: () => ({ OR: [{ leads: { every: { stage: '\0' } } }, { leads: { some: { stage: { not: 'x' } } } }] }),
  },
};
const REFUSED = {
  'a promise': seeing(away),
  'a text': seeing(() => ''),
  nothing: seeing(() => null),
  'an instance': seeing(() => new Condition()),
  'an instance inside': seeing(() => ({ firm: new Condition() })),
  'an undefined inside': seeing(() => ({ firm: bare({ equals: undefined }) })),
  'an empty condition': seeing(() => ({ firm: {} })),
};
const WITHOUT_ACCESS = {
  'a promised role': { role: away },
  'a role in words': { role: () => 'false' },
  'a promised key': { own: away },
};
const PEOPLE = {
  claimed: { own: () => 'e1' },
  north: seeing(() => ({ OR: [{ firm: 'north' }] })),
  ...DIFFERENT,
  ...CLOSED,
  ...REFUSED,
  ...WITHOUT_ACCESS,
};

const ANSWERS = './office/answers.ts';
const rejected: unknown[] = [];
const onRejection = (reason: unknown) => rejected.push(reason);
let opened: Opened;
beforeAll(async () => {
  process.on('unhandledRejection', onRejection);
  const { openAnswers } = (await import(/* @vite-ignore */ ANSWERS)) as {
    openAnswers(people: object): Promise<Opened>;
  };
  opened = await openAnswers(PEOPLE);
});
afterAll(async () => {
  process.off('unhandledRejection', onRejection);
  await opened?.close();
});

const COMPILED = `{
  employees { totalCount nodes { name } } southern: employees(firm: "south") { totalCount nodes { name } }
  employee(id: "e1") { firm } matters { nodes { lead { name } } }
  neighbours { totalCount nodes { firm } } southernNeighbours: neighbours(firm: "south") { totalCount nodes { firm } }
}`;
const UNCHECKED = '{ unchecked { name } uncheckedNeighbours { firm } }';

/** The rows of each field by their number, and its total. */
const counted = ({ data }: Answer) =>
  JSON.parse(JSON.stringify(data), (_key, value) =>
    Array.isArray(value) ? value.filter((each) => each.lead !== null).length : value,
  );
const answersOf = async (reader: string) => ({
  resolved: await opened.matrix.ask(reader, COMPILED),
  compiled: await opened.compiled(reader, COMPILED),
  unchecked: await opened.matrix.ask(reader, UNCHECKED),
});
const page = (rows: number) => ({ totalCount: rows, nodes: rows });

it('shows a reader the rows that the answers open, both ways', async () => {
  const { resolved, compiled, unchecked } = await answersOf('north');
  const shown = {
    ...{ employees: page(4), southern: page(0), employee: { firm: 'north' }, matters: { nodes: 3 } },
    ...{ neighbours: page(4), southernNeighbours: page(0) },
  };
  expect([counted(resolved), compiled.kind, counted(compiled)]).toEqual([shown, 'answer', shown]);
  expect(counted(unchecked)).toEqual({ unchecked: 4, uncheckedNeighbours: 4 });
});

it('denies what a false claim promises, both ways', async () => {
  const ask = async (field: string) => {
    const { data, errors } = await opened.matrix.ask('claimed', `{ claimed { edges { node { ${field} } } } }`);
    return [data, new Set(errors?.map(({ extensions }) => (extensions as { readonly code: string }).code))];
  };
  const denied = new Set(['FORBIDDEN']);
  expect(await ask('firm')).toEqual([{ claimed: { edges: Array(2).fill({ node: { firm: null } }) } }, denied]);
  expect(await ask('name')).toEqual([{ claimed: null }, denied]);
  expect((await opened.compiled('claimed', '{ claimed { edges { node { name } } } }')).kind).toBe('fallback');
});

it.each(Object.keys(DIFFERENT))(
  'shows every row that differs from a value which no column holds, %s, both ways',
  async (reader) => {
    const document = '{ employees { totalCount nodes { name } } }';
    const both = [await opened.matrix.ask(reader, document), await opened.compiled(reader, document)];
    const all = (await opened.matrix.ask('north', '{ employees { totalCount } }')).data as {
      employees: { totalCount: number };
    };
    const [resolved, compiled] = both.map(counted);
    expect(resolved).toEqual(compiled);
    expect(resolved.employees.totalCount).toBeGreaterThan(all.employees.totalCount);
  },
);

it('shows no hidden row by a field that an author adds to pages', async () => {
  const { data } = await opened.matrix.ask('north', '{ page: employees { others { firm } edges { node { firm } } } }');
  const rows = Array(4).fill({ firm: 'north' });
  expect(data).toEqual({ page: { others: rows, edges: rows.map((node) => ({ node })) } });
});

it('prints no row that is of another type than its field says, or of none', async () => {
  const { data } = await opened.matrix.ask('north', '{ openMatters { title } }');
  const { openMatters } = data as { readonly openMatters: readonly object[] };
  expect(openMatters.length).toBeGreaterThan(0);
  const { errors = [] } = await opened.matrix.ask('north', '{ nameless { __typename } }');
  expect(errors.map(({ message }) => message)).toEqual(['Nameless says of no type what a field answers']);
});

it('writes ids in the form of the schema by a statement as by resolvers', async () => {
  const asked = '{ matters { nodes { titled { id } } } }';
  const compiled = await opened.compiled('north', asked);
  expect(compiled).toMatchObject({ kind: 'answer', ...(await opened.matrix.ask('north', asked)) });
  expect(JSON.stringify(compiled)).toContain('"Titled~[\\"north\\",\\"m1\\"]"');
});

it('shows no hidden row that an author’s resolver has read with its parent', async () => {
  const briefs = '{ briefs { number } }';
  const asked = `{ preloaded ${briefs} preloadedSet ${briefs} preloadedNotes { matter ${briefs} }
    preloadedTitles { whole ${briefs} } matters { nodes ${briefs} } }`;
  const { data } = await opened.matrix.ask('north', asked);
  const { preloaded, preloadedSet, preloadedNotes, preloadedTitles, matters } = data as {
    readonly preloaded: readonly object[];
    readonly preloadedSet: object;
    readonly preloadedNotes: readonly { readonly matter: object }[];
    readonly preloadedTitles: readonly { readonly whole: object }[];
    readonly matters: { readonly nodes: object };
  };
  expect(preloaded).toEqual(matters.nodes);
  expect(preloadedSet).toEqual(matters.nodes);
  expect(preloadedNotes.map(({ matter }) => matter)).toEqual(matters.nodes);
  expect(preloadedTitles.map(({ whole }) => whole)).toEqual(matters.nodes);
  const { data: written } = await opened.matrix.ask('north', `mutation { preload ${briefs} }`);
  expect(written).toEqual({ preload: matters.nodes });
  expect(preloaded.length).toBeGreaterThan(3);
  expect(JSON.stringify(preloaded)).not.toMatch(/0000000a-0000-4000-8000-00000000000b/i);
});

it('reads a list of hidden rows by as many statements as one without rows', async () => {
  const costOf = async (firm: string) => {
    const before = opened.statements.length;
    const { data } = await opened.matrix.ask('north', `{ unchecked(firm: "${firm}") { name } }`);
    expect(data).toEqual({ unchecked: [] });
    return opened.statements.length - before;
  };
  expect([await costOf('south'), await costOf('none')]).toEqual([2, 2]);
});

test.each(Object.keys(CLOSED))('shows no row by %s, both ways', async (reader) => {
  const { resolved, compiled, unchecked } = await answersOf(reader);
  const shown = {
    ...{ employees: page(0), southern: page(0), employee: null, matters: { nodes: 0 } },
    ...{ neighbours: page(0), southernNeighbours: page(0) },
  };
  expect([counted(resolved), compiled.kind, counted(compiled)]).toEqual([shown, 'answer', shown]);
  expect(counted(unchecked)).toEqual({ unchecked: 0, uncheckedNeighbours: 0 });
});

test.each([
  ['of a hidden row', 'briefs(number: "0000000a-0000-4000-8000-00000000000b")'],
  ['of a hidden row in other letters', 'briefs(number: "0000000A-0000-4000-8000-00000000000B")'],
  ['that the column cannot hold', 'briefs(number: "x")'],
  ['in another form than the database writes', 'briefs(number: "11111111111111111111111111111111")'],
  ['that no database holds', 'employees(firm: "\\u0000")'],
])('finds no row by a text %s, both ways', async (_, list) => {
  const document = `{ rows: ${list} { totalCount nodes { __typename } } }`;
  const [resolved, compiled] = [await opened.matrix.ask('north', document), await opened.compiled('north', document)];
  expect([counted(resolved), resolved.errors, compiled.kind, counted(compiled)]).toEqual([
    { rows: page(0) },
    undefined,
    'answer',
    { rows: page(0) },
  ]);
});

test.each(['employee(id: "\\u0000")', 'brief(number: "\\u0000")', 'brief(number: "x")', 'optional(number: null)'])(
  'answers %s as an absent row, because no column holds the value, both ways',
  async (row) => {
    const document = `{ row: ${row} { __typename } }`;
    const [resolved, compiled] = [await opened.matrix.ask('north', document), await opened.compiled('north', document)];
    expect([resolved, compiled]).toEqual([
      { data: { row: null } },
      { kind: 'answer', data: { row: null }, errors: [] },
    ]);
  },
);

it('refuses a row whose argument is absent, because every row would meet its condition, both ways', async () => {
  const refusal = 'where of Brief: a condition compares with undefined, which every row meets';
  const { data, errors } = await opened.matrix.ask('north', '{ optional { number } }');
  expect(data).toEqual({ optional: null });
  expect(errors).toEqual([expect.objectContaining({ message: refusal, extensions: { code: 'INTERNAL' } })]);
  await expect(opened.compiled('north', '{ optional { number } }')).rejects.toThrow(refusal);
});

it('finds a row by a UUID of no version, in whatever letters, both ways', async () => {
  const document =
    '{ briefs(number: "11111111-1111-1111-1111-111111111111") { totalCount nodes { number } } ' +
    'written: briefs(number: "00000000-0000-4000-8000-000000000001") { totalCount nodes { number } } }';
  const [resolved, compiled] = [await opened.matrix.ask('north', document), await opened.compiled('north', document)];
  expect([counted(resolved), compiled.kind, counted(compiled)]).toEqual([
    { briefs: page(1), written: page(1) },
    'answer',
    { briefs: page(1), written: page(1) },
  ]);
});

test.each(Object.keys(REFUSED))('refuses %s, both ways', async (reader) => {
  const refusal = /^(rows of \w+|where of near by employee): (a promise|a condition|the answer) /;
  await expect(opened.compiled(reader, COMPILED)).rejects.toThrow(refusal);
  for (const document of [COMPILED, UNCHECKED]) {
    const { data, errors = [] } = await opened.matrix.ask(reader, document);
    expect(JSON.stringify(data)).not.toMatch(/"(name|firm|totalCount)":/);
    expect(errors.filter(({ message }) => !refusal.test(message))).toEqual([]);
    expect(errors.map(({ extensions }) => extensions)).toEqual(errors.map(() => ({ code: 'INTERNAL' })));
  }
});

test.each(Object.keys(WITHOUT_ACCESS))('makes no access of %s', async (reader) => {
  await expect(async () => opened.matrix.ask(reader, UNCHECKED)).rejects.toThrow(
    /^(role|own) of .*: (a promise|the answer) /,
  );
});

it('reads the rejections of refused promises, so that none ends the process', async () => {
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(rejected).toEqual([]);
});
