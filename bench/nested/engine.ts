// This project's engine over bare HTTP without token, limits, gate and log, which shows the cost of its answers alone.
import type { RequestListener } from 'node:http';
import { systemClock } from '@income-series/protocol/clock';
import type { EvmAddress } from '@income-series/protocol/hex';
import { rulesOf, useDenials } from 'field-access';
import { createCursorSeal } from 'field-access/lists';
import { type DocumentNode, type GraphQLSchema, parse } from 'graphql';
import { createYoga } from 'graphql-yoga';
import type { Database } from '../../src/adapters/db/database.ts';
import { gatewaySchema } from '../../src/apps/gateway/schema.ts';
import { createChains } from '../../src/chains/index.ts';
import { createGatewayAccess } from '../../src/graphql/access/index.ts';
import type { GatewayContext } from '../../src/graphql/context.ts';
import { createGatewayReads } from '../../src/graphql/gateway-reads.ts';
import { CHAIN } from '../support/fill.ts';
import { readBody } from './body.ts';

export interface EngineParts {
  readonly schema: GraphQLSchema;
  readonly database: Database;
  /** The context of a request from an account with one wallet. */
  contextOf(wallet: string): GatewayContext;
}

export function engineParts(database: Database): EngineParts {
  const schema = gatewaySchema();
  const { prisma: db, reader } = database;
  const rules = rulesOf(schema);
  const cursors = createCursorSeal([new Uint8Array(32).fill(3)]);
  const chains = createChains([{ name: CHAIN }]);
  const noChain = () => Promise.reject(new Error('no chain here'));
  const eligibility = { verified: noChain, activeAttestors: noChain };
  const contextOf = (wallet: string): GatewayContext => {
    const viewer = {
      accountId: 'a',
      wallets: [{ chain: CHAIN, address: wallet as EvmAddress }],
      isAdmin: false,
      signerKeys: [],
      signerChains: [],
      sessionEpoch: 0,
    };
    const access = createGatewayAccess({ rules, viewer, firstChain: CHAIN, db, eligibility, reader });
    const services = {} as never;
    return { db, viewer, access, clock: systemClock, services, chains, cursors, session: null, requestId: 'bench' };
  };
  return { schema, database, contextOf };
}

/** Answers with the resolver of every field, in a bare Yoga. */
export const interpreted = ({ schema, contextOf }: EngineParts): RequestListener =>
  createYoga({
    schema,
    graphiql: false,
    landingPage: false,
    cors: false,
    logging: false,
    maskedErrors: false,
    context: ({ request }) => contextOf(String(request.headers.get('x-wallet'))) as object,
    plugins: [useDenials()],
  });

/** Answers a document that compiles with its one statement. */
export function compiled({ schema, database, contextOf }: EngineParts): RequestListener {
  const reads = createGatewayReads(schema, { at: () => database.reader });
  const documents = new Map<string, DocumentNode>();
  return async (request, response) => {
    const { query, variables } = JSON.parse(await readBody(request)) as { query: string; variables?: object };
    const document = documents.get(query) ?? parse(query);
    documents.set(query, document);
    const context = contextOf(String(request.headers['x-wallet']));
    const answer = await reads.answer({ document, variables: variables as never }, context);
    if (answer.kind !== 'answer') throw new Error(JSON.stringify(answer));
    const { data, errors } = answer;
    const text = `{"data":${data.join('')}${errors.length > 0 ? `,"errors":${JSON.stringify(errors)}` : ''}}`;
    response
      .writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) })
      .end(text);
  };
}
