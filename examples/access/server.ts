import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PGlite } from '@electric-sql/pglite';
import { RequestAccess, type Row, rulesOf, useDenials } from 'field-access';
import type { RowReader } from 'field-access/compiled';
import { createCursorSeal } from 'field-access/lists';
import type { MatrixAnswer, TableRows } from 'field-access/testing';
import { createYoga } from 'graphql-yoga';
import { PrismaPGlite } from 'pglite-prisma-adapter';
import { PrismaClient } from './generated/prisma/client.ts';
import type { Sources, Viewer } from './labels.ts';
import { createClinicFront, createClinicReads } from './reads.ts';
import { type Context, schema } from './schema.ts';

const ROWS = `
  create table doctors (id text primary key, name text not null, phone text not null);
  create table patients (id text primary key, name text not null, insurance_number text not null, diagnosis text not null);
  create table visits (id text primary key, patient_id text not null references patients, doctor_id text not null
    references doctors, at timestamptz(3) not null, notes text not null, fee int not null);
  insert into doctors values ('d1', 'Dr. Adeyemi', '555-0101'), ('d2', 'Dr. Brandt', '555-0102');
  insert into patients values ('p1', 'Ines', 'A-1111', 'asthma'), ('p2', 'Jonas', 'B-2222', 'fracture');
  insert into visits values
    ('v1', 'p1', 'd1', '2026-01-05T09:00Z', 'prescribed an inhaler', 80),
    ('v2', 'p1', 'd2', '2026-02-05T09:00Z', 'X-ray without findings', 120),
    ('v3', 'p2', 'd2', '2026-02-06T09:00Z', 'cast applied', 200);`;

/** By the header `x-reader`: an example of a sign-in, which is no part of the engine. */
const READERS: Readonly<Record<string, Partial<Viewer>>> = {
  ines: { patientId: 'p1' },
  adeyemi: { doctorId: 'd1' },
  reception: { reception: true },
};

const NOBODY: Viewer = { patientId: null, doctorId: null, reception: false };

/** Serves the schema on a free port of this machine, over a database in memory with a few rows. */
export async function startClinic() {
  const pglite = await PGlite.create();
  await pglite.exec(ROWS);
  const db = new PrismaClient({
    adapter: new PrismaPGlite(pglite as never),
    log: [{ emit: 'event', level: 'query' }],
  });
  const statements: string[] = [];
  db.$on('query', ({ query }) => statements.push(query));

  const cursors = createCursorSeal([randomBytes(32)]);
  const contextOf = (reader: string): Context => {
    const viewer = { ...NOBODY, ...READERS[reader] };
    const sources = (current: Viewer): Sources => ({ db, viewer: current });
    return { db, cursors, access: new RequestAccess<Viewer, Sources>({ rules: rulesOf(schema), viewer, sources }) };
  };
  /** Runs statements past Prisma's client. */
  const reader: RowReader = {
    async row({ text }, values) {
      const { rows } = await pglite.query<(string | null)[]>(text, [...values], { rowMode: 'array' });
      return rows[0];
    },
  };
  const reads = createClinicReads(reader);
  const front = createClinicFront(reads, contextOf);
  const yoga = createYoga<object, Context>({
    schema,
    plugins: [useDenials(), front.plugin],
    context: ({ request }) => contextOf(request.headers.get('x-reader') ?? ''),
  });
  const server: Server = createServer((req, res) => {
    front
      .answer(req, res)
      .then(async (isAnswered) => {
        if (!isAnswered) await yoga(req, res);
      })
      .catch(() => res.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
  return {
    contextOf,
    reads,
    url,
    /** Asks over HTTP. */
    async ask(name: string, query: string, variables: object = {}) {
      const headers = { 'content-type': 'application/json', 'x-reader': name };
      const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ query, variables }) });
      return (await response.json()) as MatrixAnswer;
    },
    /** All rows, by table. */
    async tables(): Promise<TableRows> {
      const rows = async (table: string) => (await pglite.query<Row>(`select * from ${table} order by id`)).rows;
      return { doctors: await rows('doctors'), patients: await rows('patients'), visits: await rows('visits') };
    },
    /** Statements that Prisma sent, oldest first. */
    statements,
    async close() {
      await new Promise((resolve) => server.close(resolve));
      await db.$disconnect();
      await pglite.close();
    },
  };
}

export type Clinic = Awaited<ReturnType<typeof startClinic>>;
