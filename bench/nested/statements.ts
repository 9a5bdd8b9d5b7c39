import { createRequire } from 'node:module';
import { createYoga } from 'graphql-yoga';
import type pg from 'pg';
import { createDatabase } from '../../src/adapters/db/database.ts';
import { declaredContext, declaredSchema } from './declared.ts';
import { NESTED_READ } from './query.ts';
import { stockContext, stockSchema } from './stock.ts';
import { PERMITTED } from './world.ts';

/** The driver that the gateway uses: the peers bring a copy of their own. */
const { Client } = createRequire(new URL('../../package.json', import.meta.url))('pg') as typeof pg;

/** How many statements reach PostgreSQL while `work` runs. */
async function counted(work: () => Promise<unknown>): Promise<number> {
  const original = Client.prototype.query;
  let statements = 0;
  Client.prototype.query = function count(this: pg.Client, ...args: unknown[]) {
    statements++;
    return (original as (...all: unknown[]) => unknown).apply(this, args);
  } as never;
  try {
    await work();
    return statements;
  } finally {
    Client.prototype.query = original;
  }
}

/** Statements of the nested read over `first` parents: with declarations, and with scopes over a DataLoader. */
export async function statementsAt(url: string, first: number): Promise<{ declared: number; scopes: number }> {
  const database = createDatabase({ url });
  const body = JSON.stringify({ query: NESTED_READ, variables: { first } });
  const headers = { 'content-type': 'application/json' };
  const ask = async (yoga: { fetch(url: string, init: RequestInit): Response | Promise<Response> }) => {
    const response = await yoga.fetch('http://bench/graphql', { method: 'POST', headers, body });
    const { data } = (await response.json()) as { data: { series: unknown[] } };
    if (data.series.length !== first) throw new Error(`${data.series.length} rows`);
  };
  const schema = declaredSchema();
  const stock = stockSchema(true);
  const context = () => declaredContext(schema, database, PERMITTED) as object;
  const stockOf = () => stockContext(database.prisma, PERMITTED) as object;
  try {
    return {
      declared: await counted(() => ask(createYoga({ schema, context, logging: false }))),
      scopes: await counted(() => ask(createYoga({ schema: stock, context: stockOf, logging: false }))),
    };
  } finally {
    await database.close();
  }
}
