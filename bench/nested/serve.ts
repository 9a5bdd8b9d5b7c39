import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PrismaPg } from '@prisma/adapter-pg';
import { createYoga } from 'graphql-yoga';
import { useDenials } from '../../src/access/index.ts';
import { createDatabase } from '../../src/adapters/db/database.ts';
import { PrismaClient } from '../../src/generated/prisma/client.ts';
import { declaredContext, declaredSchema } from './declared.ts';
import { answerMeasures } from './measured.ts';
import { stockContext, stockSchema } from './stock.ts';

// One server a process: `serve.ts <declared|open|scopes> <database url in BENCH_DATABASE_URL>`. It prints for its parent its
// port, and its own CPU time whenever it is asked.

const [variant] = process.argv.slice(2);
const url = String(process.env.BENCH_DATABASE_URL);
const wallet = (request: Request) => String(request.headers.get('x-wallet'));

const common = { graphiql: false, landingPage: false, cors: false, logging: false, maskedErrors: false } as const;
function serverOf() {
  if (variant === 'declared') {
    const schema = declaredSchema();
    const database = createDatabase({ url });
    const context = ({ request }: { request: Request }) => declaredContext(schema, database, wallet(request)) as object;
    return createYoga({ ...common, schema, context, plugins: [useDenials()] });
  }
  const schema = stockSchema(variant === 'scopes');
  const prisma = new PrismaClient({ adapter: new PrismaPg({ connectionString: url }) });
  return createYoga({
    ...common,
    schema,
    context: ({ request }: { request: Request }) => stockContext(prisma, wallet(request)) as object,
  });
}

const server = createServer(serverOf());
server.listen(0, '127.0.0.1', () => answerMeasures((server.address() as AddressInfo).port));
