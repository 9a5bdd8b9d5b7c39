import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { explainAccess, RequestAccess, type Row, rulesOf, withDenials } from 'field-access';
import { createCompiledReads } from 'field-access/compiled';
import { createCursorSeal, type ReadContext } from 'field-access/lists';
import { type AccessMatrix, type MatrixAnswer, nodesOf, type TableRows } from 'field-access/testing';
import { execute, parse } from 'graphql';
import { PrismaPGlite } from 'pglite-prisma-adapter';
import { PrismaClient } from './generated/prisma/client.ts';

/** A schema with its people and rows. */
interface TestSchema<Reader extends string, Label extends string> {
  readonly matrix: Pick<AccessMatrix<Reader, Label>, 'schema' | 'readers' | 'truth'>;
  /** The viewers, by the readers' names. */
  readonly people: Readonly<Record<Reader, object>>;
  /** The file of the statements that create the tables and their rows. */
  readonly file: string;
  readonly tables: readonly string[];
}

/** Opens a schema on a database of its own, in this process: its matrix, and the same asked by compiled reads. */
export async function openSchema<Reader extends string, Label extends string>({
  matrix: { schema, readers, truth },
  people,
  file,
  tables: names,
}: TestSchema<Reader, Label>) {
  const pglite = await PGlite.create();
  await pglite.exec(readFileSync(file, 'utf8'));
  const rows = await Promise.all(names.map(async (table) => (await pglite.query<Row>(`select * from ${table}`)).rows));
  const tables: TableRows = Object.fromEntries(names.map((table, i) => [table, rows[i] ?? []]));
  const db = new PrismaClient({
    adapter: new PrismaPGlite(pglite as never),
    log: [{ emit: 'event', level: 'query' }],
  });
  const statements: string[] = [];
  db.$on('query', ({ query }) => statements.push(query));
  const cursors = createCursorSeal([randomBytes(32)]);
  const usual = (viewer: object) => ({ db, viewer });
  const contextOf = (reader: Reader, sources: (viewer: object) => object = usual): ReadContext => {
    const rules = rulesOf(schema);
    // Vitest fails for a promise that rejects without a reader, as Node.js ends.
    const onFailure = () => Promise.reject(new Error('the log is full'));
    const viewer = people[reader] as object;
    return { db, cursors, access: new RequestAccess({ rules, viewer, sources, home: '', onFailure }) };
  };
  /** A database that does not answer, in the place of Prisma's client. */
  const away = new Proxy({}, { get: () => ({ findMany: async () => Promise.reject(new Error('no answer')) }) });
  const reads = createCompiledReads<ReadContext>({
    schema,
    readers: {
      at: () => ({
        async row({ text }, values) {
          const result = await pglite.query<unknown[]>(text, [...values], { rowMode: 'array' });
          return result.rows[0];
        },
      }),
    },
  });
  const answer = async (
    contextValue: ReadContext,
    text: string,
    variableValues?: Readonly<Record<string, unknown>>,
  ) => {
    const document = parse(text);
    const result = await execute({ schema, document, contextValue, ...(variableValues ? { variableValues } : {}) });
    return JSON.parse(JSON.stringify(withDenials(result, contextValue.access))) as MatrixAnswer;
  };
  const ask: AccessMatrix<Reader>['ask'] = (reader, text, variables) => answer(contextOf(reader), text, variables);
  const matrix: AccessMatrix<Reader, Label> = { schema, readers, truth, tables, ask };
  return {
    matrix,
    nodes: nodesOf(matrix),
    /** Asks while the sources of relations do not answer. */
    askWithoutSources: (reader: Reader, text: string) =>
      answer(
        contextOf(reader, () => ({})),
        text,
      ),
    /** Asks while the database does not answer. */
    askWithoutDatabase: (reader: Reader, text: string, variables: Readonly<Record<string, unknown>>) =>
      answer({ ...contextOf(reader), db: away as never }, text, variables),
    /** Explains a field of a row to a reader: whether it is allowed; the code of the refusal for a row that is absent. */
    explain: (reader: Reader, type: string, id: string, field: string) =>
      explainAccess(contextOf(reader), type, id, field).then(
        ({ allowed }) => allowed,
        ({ extensions }) => extensions.code as string,
      ),
    /** The statements that Prisma's client sent, oldest first. */
    statements,
    /** How a compiled read ends: with the answer, or with the reason of a fallback. */
    async compiled(reader: Reader, text: string) {
      const outcome = await reads.answer({ document: parse(text) }, contextOf(reader));
      if (outcome.kind !== 'answer') return { kind: outcome.kind };
      const errors = JSON.parse(JSON.stringify(outcome.errors)) as MatrixAnswer['errors'];
      return { kind: 'answer', data: JSON.parse(outcome.data.join('')), errors } as const;
    },
    async close() {
      await db.$disconnect();
      await pglite.close();
    },
  };
}
