import { AppError } from '@income-series/protocol/errors/app-error';
import { rulesOf, withDenials } from 'field-access';
import type { Fallback, RowReader } from 'field-access/compiled';
import { createCursorSeal } from 'field-access/lists';
import { type DocumentNode, execute, type GraphQLSchema, parse, validate } from 'graphql';
import { publicError } from '../../../../src/apps/gateway/http/errors.ts';
import { createContextFactory } from '../../../../src/apps/gateway/operations/context.ts';
import { gatewaySchema } from '../../../../src/apps/gateway/schema.ts';
import { createChains } from '../../../../src/chains/index.ts';
import type { GatewayContext } from '../../../../src/graphql/context.ts';
import { createGatewayReads } from '../../../../src/graphql/gateway-reads.ts';
import { createTestDatabase, type TestDatabase } from '../../../support/database.ts';
import { startTestGateway, TEST_KEYS } from '../../../support/gateway.ts';
import { POPULATION, type Population, people, personas } from '../../../support/populate.ts';

/** A document, and the variables that it is asked with. */
export interface Asked {
  readonly text: string;
  readonly variables?: Readonly<Record<string, unknown>>;
}

/** What one document came to for one viewer. */
export type Outcome =
  | { readonly kind: 'same'; readonly text: string; readonly resolved: boolean }
  | { readonly kind: 'different'; readonly compiled: string; readonly byResolvers: string }
  | Fallback;

export interface BothWays {
  readonly schema: GraphQLSchema;
  readonly database: TestDatabase;
  readonly population: Population;
  /** The personas, and nobody. */
  readonly viewers: readonly string[];
  /** Answers by one statement and by the resolvers, and compares data and errors byte for byte. */
  compare(asked: Asked, viewer: string): Promise<Outcome>;
  /** Why a document is planned to be left to the resolvers, without a statement that is run; null where it is not. */
  plannedFallback(asked: Asked, viewer: string): Promise<Fallback | null>;
  /** Why a document is left to the resolvers; null where it is answered. */
  fallback(asked: Asked, viewer: string): Promise<Fallback | null>;
  /** Asks a running gateway over HTTP: data and errors, as its clients read them. */
  askOverHttp(asked: Asked, viewer: string): Promise<HttpAnswer>;
  /** Those of the viewers who sign in on the chain that the gateway serves. */
  readonly httpViewers: readonly string[];
  /** The statements that were run since the last call. */
  statements(): readonly string[];
  close(): Promise<void>;
}

export interface HttpAnswer {
  readonly data: object | null | undefined;
  readonly errors: readonly {
    readonly path?: readonly unknown[];
    readonly extensions: Readonly<Record<string, unknown>>;
  }[];
}

export const NOBODY = 'nobody';

const noChain = async () => {
  throw new AppError('CHAIN_UNAVAILABLE');
};

/** A populated database, read both ways in this process by everybody who is in it. */
export async function openBothWays(): Promise<BothWays> {
  const database = await createTestDatabase({ populated: true });
  const population = POPULATION;
  const gateway = await startTestGateway({ database, adminWallets: [personas.admin.wallet.address] });
  const schema = gatewaySchema();
  const contexts = createContextFactory({
    db: database.prisma,
    clock: gateway.clock,
    services: gateway.services,
    chains: createChains([gateway.chain]),
    cursors: createCursorSeal(TEST_KEYS.cursorKeys),
    eligibility: { verified: noChain, activeAttestors: noChain },
    reader: database.reader,
    rules: rulesOf(schema),
    onFailure: () => {},
  });
  let ran: string[] = [];
  const reader: RowReader = {
    row(statement, values) {
      ran.push(statement.text);
      return database.reader.row(statement, values);
    },
  };
  const reads = createGatewayReads(schema, { at: () => reader });
  const nobody = await contexts.create(null, 'test');
  const now = Math.floor(gateway.clock.now().getTime() / 1000);
  const contextOf = async (viewer: string): Promise<GatewayContext> => {
    if (viewer === NOBODY) return contexts.create(null, 'test');
    const { accountId } = people[viewer as keyof typeof people];
    const session = { accountId, epoch: 0, issuedAt: now, expiresAt: now + 3_600 };
    return (await contexts.renew({ ...nobody, session } as never)) as GatewayContext;
  };
  const planners = new Map<string, GatewayContext>();
  const documents = new Map<string, DocumentNode>();
  const documentOf = (text: string): DocumentNode => {
    const known = documents.get(text);
    if (known) return known;
    const document = parse(text);
    const [fault] = validate(schema, document);
    if (fault) throw fault;
    documents.set(text, document);
    return document;
  };

  const tokens = new Map<string, string>();
  const tokenOf = async (viewer: string): Promise<string | undefined> => {
    if (viewer === NOBODY) return undefined;
    const token = tokens.get(viewer) ?? (await gateway.signIn(personas[viewer as keyof typeof personas].wallet));
    tokens.set(viewer, token);
    return token;
  };

  return {
    schema,
    httpViewers: [NOBODY, ...Object.keys(personas)],
    async askOverHttp({ text, variables = {} }, viewer) {
      const { data, errors = [] } = await gateway.ask<object>(text, variables, await tokenOf(viewer));
      return { data, errors };
    },
    database,
    population,
    viewers: [NOBODY, ...Object.keys(people)],
    statements() {
      const before = ran;
      ran = [];
      return before;
    },
    async plannedFallback({ text, variables = {} }, viewer) {
      const context = planners.get(viewer) ?? (await contextOf(viewer));
      planners.set(viewer, context);
      const explanation = reads.explain({ document: documentOf(text), variables }, context);
      return explanation.kind === 'fallback' ? explanation : null;
    },
    async fallback({ text, variables = {} }, viewer) {
      const answer = await reads.answer({ document: documentOf(text), variables }, await contextOf(viewer));
      return answer.kind === 'fallback' ? answer : null;
    },
    async compare({ text, variables = {} }, viewer) {
      const document = documentOf(text);
      const answer = await reads.answer({ document, variables }, await contextOf(viewer));
      if (answer.kind === 'fallback') return answer;
      if (answer.kind !== 'answer') throw new Error('nothing was to be confirmed');
      const contextValue = await contextOf(viewer);
      const executed = await execute({ schema, document, variableValues: variables, contextValue });
      const { data, errors = [] } = withDenials(executed, contextValue.access);
      const byResolvers = JSON.stringify(data) + JSON.stringify(errors.map((error) => publicError(error, () => {})));
      const compiled =
        answer.data.join('') + JSON.stringify(answer.errors.map((error) => publicError(error, () => {})));
      if (compiled !== byResolvers) return { kind: 'different', compiled, byResolvers };
      return { kind: 'same', text: compiled, resolved: answer.resolved };
    },
    async close() {
      await gateway.close();
      await database.drop();
    },
  };
}
