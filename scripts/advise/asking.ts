// Requests lists as the gateway does, over a database of rows, and records the statements.

import { systemClock } from '@income-series/protocol/clock';
import type { EvmAddress, KeyAddress } from '@income-series/protocol/hex';
import { rulesOf } from 'field-access';
import type { CursorSeal } from 'field-access/lists';
import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  type GraphQLError,
  type GraphQLSchema,
  parse,
} from 'graphql';
import { createDatabase, type Database } from '../../src/adapters/db/database.ts';
import { createChains } from '../../src/chains/index.ts';
import { createGatewayAccess, type EligibilityReader, NOBODY, type Viewer } from '../../src/graphql/access/index.ts';
import type { GatewayContext, Services } from '../../src/graphql/context.ts';
import { createGatewayReads } from '../../src/graphql/gateway-reads.ts';
import { recording, type Statement } from './recording.ts';
import { accountId, attestorKey, CHAINS, issuer, wallet } from './rows.ts';

const [FIRST, SECOND] = CHAINS;
const on = (chain: string, address: string) => ({ chain, address: address as EvmAddress });
const signedIn = (n: number, more: Partial<Viewer>): Viewer => ({
  ...NOBODY,
  accountId: accountId(n),
  sessionEpoch: 0,
  ...more,
});

/** The viewers who read lists. */
export const VIEWERS: Readonly<Record<string, Viewer>> = {
  nobody: NOBODY,
  admin: signedIn(3, { isAdmin: true }),
  issuer: signedIn(4, { wallets: [on(FIRST, issuer(1))] }),
  'issuer with few': signedIn(5, { wallets: [on(FIRST, issuer(2))] }),
  holder: signedIn(1, { wallets: [on(FIRST, wallet(1))] }),
  'holder with few': signedIn(2, { wallets: [on(FIRST, wallet(2))] }),
  'holder on two chains': signedIn(1, { wallets: [on(FIRST, wallet(1)), on(SECOND, wallet(1))] }),
  attestor: signedIn(6, {
    signerKeys: [{ chain: FIRST, address: attestorKey(1) as KeyAddress }],
    signerChains: [FIRST],
  }),
};

const NO_CHAIN: EligibilityReader = {
  verified: async () => ({ block: BLOCK, verified: new Set() }),
  activeAttestors: async () => ({ block: BLOCK, active: new Set() }),
};
const BLOCK = { number: 1n, hash: `0x${'00'.repeat(32)}` } as never;

/** Unsealed cursors, with which a position in a list is computed without reading its rows. */
const OPEN_CURSORS: CursorSeal = {
  seal: (_scope, position) => Buffer.from(JSON.stringify(position)).toString('base64url'),
  open: (_scope, cursor) => JSON.parse(Buffer.from(cursor, 'base64url').toString()) as string[],
};

/** The middle of two values of an order's first column, in the form of cursors. */
function between(a: string, b: string): string {
  if (/^-?\d+$/.test(a) && /^-?\d+$/.test(b)) return String((BigInt(a) + BigInt(b)) / 2n);
  if (/^0x/.test(a)) return `0x${((BigInt(a) + BigInt(b)) / 2n).toString(16).padStart(a.length - 2, '0')}`;
  return new Date((Date.parse(a) + Date.parse(b)) / 2).toISOString();
}

/** The cursor in the middle of two cursors of a list. */
export function cursorBetween(first: string, last: string): string {
  const [place = '', a = '', ...rest] = OPEN_CURSORS.open('', first) ?? [];
  const [, b = ''] = OPEN_CURSORS.open('', last) ?? [];
  return OPEN_CURSORS.seal('', [place, between(a, b), ...rest]);
}

/** Services that do nothing, because the writes before a list is read are not its statements. */
const NO_SERVICES = new Proxy({}, { get: () => new Proxy({}, { get: () => async () => undefined }) }) as Services;

export interface Answer {
  readonly data: unknown;
  /** The codes of its errors. */
  readonly codes: readonly string[];
  readonly statements: readonly Statement[];
}

export const WAYS = ['byResolvers', 'byStatement'] as const satisfies readonly (keyof Asking)[];
export type Way = (typeof WAYS)[number];

export interface Asking {
  byResolvers(document: string, viewer: Viewer): Promise<Answer>;
  /** Answers with the one statement that the document compiles to; null if it does not compile. */
  byStatement(document: string, viewer: Viewer): Promise<Answer | null>;
  close(): Promise<void>;
}

const documents = new Map<string, DocumentNode>();
function parsed(document: string): DocumentNode {
  const parsed = documents.get(document) ?? parse(document);
  documents.set(document, parsed);
  return parsed;
}

/** The context of a request over a database, without session, chain or services. */
export function contextOf(
  schema: GraphQLSchema,
  { prisma: db, reader }: Pick<Database, 'prisma' | 'reader'>,
  viewer: Viewer,
): GatewayContext {
  const access = createGatewayAccess({
    rules: rulesOf(schema),
    viewer,
    firstChain: FIRST,
    db,
    reader,
    eligibility: NO_CHAIN,
  });
  const chains = createChains(CHAINS.map((name) => ({ name })));
  const common = { db, clock: systemClock, services: NO_SERVICES, chains, cursors: OPEN_CURSORS, access };
  return { ...common, requestId: 'advise', session: null, viewer };
}

const codeOf = ({ extensions, message, originalError }: GraphQLError): string =>
  String(extensions.code ?? (originalError as { code?: string } | undefined)?.code ?? message);

/** Creates a client of the schema over a database, in this process. It takes one request at a time, because it records the driver's statements. */
export function createAsking(schema: GraphQLSchema, url: string): Asking {
  const database = createDatabase({ url, connections: 1, statementTimeoutMs: 600_000 });
  const reads = createGatewayReads(schema, { at: () => database.reader });
  const recordStatements = async (
    viewer: Viewer,
    answering: (context: GatewayContext) => Promise<{ data: unknown; errors: readonly GraphQLError[] } | null>,
  ): Promise<Answer | null> => {
    const context = contextOf(schema, database, viewer);
    const { result, statements } = await recording(() => answering(context));
    return result && { data: result.data, codes: result.errors.map(codeOf), statements };
  };
  return {
    byResolvers: async (document, viewer) =>
      (await recordStatements(viewer, async (contextValue) => {
        const execution = execute({ schema, document: parsed(document), contextValue });
        const { data, errors = [] } = (await execution) as ExecutionResult;
        return { data, errors };
      })) as Answer,
    byStatement: (document, viewer) =>
      recordStatements(viewer, async (context) => {
        const answer = await reads.answer({ document: parsed(document) }, context);
        return answer.kind === 'answer' ? { data: JSON.parse(answer.data.join('')), errors: answer.errors } : null;
      }),
    close: database.close,
  };
}
