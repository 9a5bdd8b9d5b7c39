import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import { RequestAccess, rulesOf, withDenials } from 'field-access';
import { createCompiledReads } from 'field-access/compiled';
import { createCursorSeal } from 'field-access/lists';
import { type AccessMatrix, type MatrixAnswer, nodesOf, type TableRows } from 'field-access/testing';
import { execute, parse } from 'graphql';
import pg from 'pg';
import { PrismaClient } from './generated/prisma/client.ts';
import type { Label, Sources, Viewer } from './labels.ts';
import { type Context, consistency, schema } from './schema.ts';
import { PEOPLE, READERS, type Reader, truth } from './truth.ts';

const TABLES = ['employees', 'matters', 'members', 'briefs'];

/** Opens the office on an empty database: its matrix, and the same asked by compiled reads. */
export async function openOffice(url: string) {
  const pool = new pg.Pool({ connectionString: url });
  await pool.query(readFileSync(join(import.meta.dirname, 'rows.sql'), 'utf8'));
  const rows = await Promise.all(TABLES.map(async (table) => (await pool.query(`select * from ${table}`)).rows));
  const tables: TableRows = Object.fromEntries(TABLES.map((table, i) => [table, rows[i] ?? []]));
  const db = new PrismaClient({ adapter: new PrismaPg({ connectionString: url }) });
  const cursors = createCursorSeal([randomBytes(32)]);
  const contextOf = (reader: Reader): Context => {
    const viewer: Viewer = PEOPLE[reader];
    const sources = (current: Viewer): Sources => ({ db, viewer: current });
    const rules = rulesOf(schema);
    return { db, cursors, access: new RequestAccess<Viewer, Sources>({ rules, viewer, sources, home: '' }) };
  };
  const reads = createCompiledReads<Context>({
    schema,
    readers: {
      at: () => ({
        async row({ text }, values) {
          const result = await pool.query<(string | null)[]>({ text, values: [...values], rowMode: 'array' });
          return result.rows[0];
        },
      }),
    },
    consistency,
    scopesOf: () => ({}),
  });
  const ask: AccessMatrix<Reader>['ask'] = async (reader, text, variableValues) => {
    const document = parse(text);
    const contextValue = contextOf(reader);
    const result = await execute({ schema, document, contextValue, ...(variableValues ? { variableValues } : {}) });
    const answer = withDenials(result, contextValue.access);
    return JSON.parse(JSON.stringify(answer)) as MatrixAnswer;
  };
  const matrix: AccessMatrix<Reader, Label> = { schema, readers: READERS, truth, tables, ask };
  return {
    matrix,
    nodes: nodesOf(matrix),
    /** How a compiled read ends: with the answer, or with the reason of a fallback. */
    async compiled(reader: Reader, text: string) {
      const outcome = await reads.answer({ document: parse(text) }, contextOf(reader));
      if (outcome.kind !== 'answer') return { kind: outcome.kind };
      const errors = JSON.parse(JSON.stringify(outcome.errors)) as MatrixAnswer['errors'];
      return { kind: 'answer', data: JSON.parse(outcome.data.join('')), errors } as const;
    },
    async close() {
      await db.$disconnect();
      await pool.end();
    },
  };
}
