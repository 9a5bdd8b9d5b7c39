import { systemClock } from '@income-series/protocol/clock';
import { AppError } from '@income-series/protocol/errors/app-error';
import type { Bytes32, EvmAddress } from '@income-series/protocol/hex';
import { rulesOf, withDenials } from 'field-access';
import { createCursorSeal } from 'field-access/lists';
import { type ExecutionResult, execute, type GraphQLSchema, parse, validate } from 'graphql';
import { recording as recordingOf } from '../../../scripts/advise/recording.ts';
import { createChains } from '../../../src/chains/index.ts';
import type { PrismaClient } from '../../../src/generated/prisma/client.ts';
import {
  createGatewayAccess,
  type EligibilityReader,
  NOBODY,
  type ReadBlock,
  type Viewer,
} from '../../../src/graphql/access/index.ts';
import type { GatewayContext } from '../../../src/graphql/context.ts';
import { createBuilder, type GatewayBuilder } from '../../../src/graphql/create-builder.ts';
import { registerErrorTypes } from '../../../src/graphql/error-types.ts';
import { CHAIN } from './seed.ts';

/** A schema of a few types over the gateway's tables. */
export function schemaOf(define: (builder: GatewayBuilder) => void): GraphQLSchema {
  const builder = createBuilder({ described: false });
  registerErrorTypes(builder);
  builder.mutationField('nothing', (t) =>
    t.boolean({
      access: { storedIn: 'response only', class: 'none', readers: ['public'], deletion: 'none' },
      resolve: () => true,
    }),
  );
  define(builder);
  return builder.toSchema();
}

const BLOCK: ReadBlock = { number: 9n, hash: `0x${'09'.repeat(32)}` as Bytes32 };
const NO_ONE_ELIGIBLE: EligibilityReader = {
  verified: async () => ({ block: BLOCK, verified: new Set() }),
  activeAttestors: async () => ({ block: BLOCK, active: new Set() }),
};
export const ALL_ELIGIBLE: EligibilityReader = {
  verified: async (_chain, wallets) => ({ block: BLOCK, verified: new Set(wallets) }),
  activeAttestors: async (_chain, keys) => ({ block: BLOCK, active: new Set(keys) }),
};
const away = () => Promise.reject(new AppError('CHAIN_UNAVAILABLE'));
/** The chain cannot be reached. */
export const NODE_AWAY: EligibilityReader = { verified: away, activeAttestors: away };

export const viewerOf = (wallets: readonly EvmAddress[], more: Partial<Viewer> = {}): Viewer => ({
  ...NOBODY,
  accountId: '018f0000-0000-7000-8000-000000000001',
  wallets: wallets.map((address) => ({ chain: CHAIN, address })),
  sessionEpoch: 0,
  ...more,
});

/** By which a connection that listens asks, every now and then, whether it is still there. */
const HEARTBEAT = 'SELECT 1';

/** Statements that reached PostgreSQL while `work` ran, as the driver was given them. */
export async function recording<T>(work: () => Promise<T>): Promise<{ result: T; statements: string[] }> {
  const { result, statements } = await recordingOf(work);
  return { result, statements: statements.map(({ text }) => text).filter((text) => text !== HEARTBEAT) };
}

export interface Asked {
  readonly schema: GraphQLSchema;
  readonly db: PrismaClient;
  readonly viewer?: Viewer;
  readonly eligibility?: EligibilityReader;
  readonly onFailure?: (error: unknown) => void;
}

export function contextOf({
  schema,
  db,
  viewer = NOBODY,
  eligibility = NO_ONE_ELIGIBLE,
  onFailure,
}: Asked): GatewayContext {
  const access = createGatewayAccess({
    rules: rulesOf(schema),
    viewer,
    firstChain: CHAIN,
    db,
    eligibility,
    ...(onFailure ? { onFailure } : {}),
  });
  return {
    db,
    clock: systemClock,
    services: {} as never,
    chains: createChains([{ name: CHAIN }]),
    cursors: createCursorSeal([new Uint8Array(32).fill(9)]),
    requestId: 'test',
    session: null,
    access,
    get viewer() {
      return access.viewer;
    },
  };
}

export interface Answer {
  readonly data: Record<string, never> | null | undefined;
  readonly errors: { message: string; path?: readonly (string | number)[]; extensions?: Record<string, unknown> }[];
  readonly statements: string[];
}

/** Executes a document as the gateway does, and answers which statements it took. */
export async function ask(asked: Asked, source: string, variableValues: Record<string, unknown> = {}): Promise<Answer> {
  const document = parse(source);
  const invalid = validate(asked.schema, document);
  if (invalid.length > 0) throw new Error(invalid.map(({ message }) => message).join('; '));
  const contextValue = contextOf(asked);
  const { result, statements } = await recording(async () => {
    const executed = (await execute({
      schema: asked.schema,
      document,
      contextValue,
      variableValues,
    })) as ExecutionResult;
    return withDenials(executed, contextValue.access);
  });
  return { ...(JSON.parse(JSON.stringify({ data: result.data, errors: result.errors ?? [] })) as Answer), statements };
}
