// serve.ts <variant>: starts one server on PORT over DATABASE_URL. The header x-wallet has the viewer's wallet.
import { createServer, type RequestListener } from 'node:http';
import { PrismaPg } from '@prisma/adapter-pg';
import { createYoga } from 'graphql-yoga';
import pg from 'pg';
import { createDatabase } from '../../src/adapters/db/database.ts';
import { PrismaClient } from '../../src/generated/prisma/client.ts';
import { FLOOR, HASURA_SHAPE, sqlServer } from './sql-servers.ts';
import { stockContext, stockSchema } from './stock.ts';

const url = String(process.env.DATABASE_URL);

function stock(scopes: boolean): RequestListener {
  const prisma = new PrismaClient({ adapter: new PrismaPg({ connectionString: url }) });
  return createYoga({
    schema: stockSchema(scopes),
    graphiql: false,
    landingPage: false,
    cors: false,
    logging: false,
    maskedErrors: false,
    context: ({ request }) => stockContext(prisma, String(request.headers.get('x-wallet'))) as object,
  });
}

async function engine(kind: 'interpreted' | 'compiled'): Promise<RequestListener> {
  const engines = await import('./engine.ts'); // loaded here, because the other variants do not need the whole schema
  const listener = engines[kind](engines.engineParts(createDatabase({ url })));
  if (listener === null) throw new Error('the schema has no compiler');
  return listener;
}

const VARIANTS: Readonly<Record<string, () => RequestListener | Promise<RequestListener>>> = {
  interpreted: () => engine('interpreted'),
  compiled: () => engine('compiled'),
  open: () => stock(false),
  scopes: () => stock(true),
  floor: () => sqlServer(new pg.Pool({ connectionString: url, max: 10 }), FLOOR),
  hasura: () => sqlServer(new pg.Pool({ connectionString: url, max: 10 }), HASURA_SHAPE),
};

const listener = await VARIANTS[process.argv[2] ?? '']?.();
if (listener === undefined) throw new Error(`the variant is one of ${Object.keys(VARIANTS).join(', ')}`);
createServer({ keepAliveTimeout: 600_000 }, listener).listen(Number(process.env.PORT), '127.0.0.1');
