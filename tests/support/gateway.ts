import { randomUUID } from 'node:crypto';
import type { Address } from '@income-series/protocol/address';
import { fromHex } from '@income-series/protocol/bytes';
import type { EvmContracts } from '@income-series/protocol/chain';
import type { EvmAddress } from '@income-series/protocol/hex';
import { getNamedType, isUnionType } from 'graphql';
import { createEventStream } from '../../src/adapters/db/event-stream.ts';
import { createEvmChain, createRelayer, type EvmChain } from '../../src/adapters/evm/index.ts';
import { mnemonicKey } from '../../src/adapters/evm/wallet.ts';
import { createLogger } from '../../src/adapters/log/logger.ts';
import { createContractRenderer } from '../../src/adapters/pdf/index.ts';
import { createProofVerifier, type ProofVerifier } from '../../src/adapters/prover/index.ts';
import { traceIds } from '../../src/adapters/trace/tracer.ts';
import { inputType } from '../../src/apps/demo/steps/actor.ts';
import { createGateway, type GatewayDeps, type ServedChain } from '../../src/apps/gateway/gateway.ts';
import { gatewaySchema } from '../../src/apps/gateway/schema.ts';
import type { ContractRenderer } from '../../src/domains/contracts/model/ports.ts';
import type { Relayer } from '../../src/domains/transaction/index.ts';
import { createSentTransactions } from '../../src/domains/transaction/sent-transactions.ts';
import type { Services } from '../../src/graphql/context.ts';
import { createTestClock, type TestClock } from './clock.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { EMAIL_CODE_KEY } from './email.ts';
import { TEST_CHAIN, type TestWallet } from './wallet.ts';

export { newWallet, TEST_CHAIN, type TestWallet } from './wallet.ts';

const PUBLIC_URL = 'http://localhost:4000';

/** A time that even a busy machine never takes. Tests of timeouts set shorter ones. */
const PATIENT = {
  gate: { waitMs: 240_000 },
  times: { headersMs: 120_000, requestMs: 240_000, idleMs: 240_000 },
};

/** The root fields of an answer; what is in them is for the test to say. */
type Data = Readonly<Record<string, Readonly<Record<string, unknown>> | null>>;

export interface Answer<T = Data> {
  readonly data?: T | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly path?: readonly (string | number)[];
    readonly extensions: { readonly code: string; readonly [name: string]: unknown };
  }[];
  readonly extensions?: Readonly<Record<string, unknown>>;
}

/** The fields of a mutation's payload, or those of its refusal. */
export type Done = Readonly<Record<string, unknown>> & { readonly code?: string };

interface MutateOptions {
  readonly token?: string | undefined;
  /** Fields of the payload. By default there are none. */
  readonly fields?: string | undefined;
  /** Fields of an error. By default its code. */
  readonly refusal?: string | undefined;
}

interface PostOptions {
  readonly token?: string | undefined;
  readonly accept?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

export interface TestGatewayOptions {
  /** Served after chain 10143. */
  readonly moreChains?: readonly ServedChain[];
  /** A database of the caller's, who also drops it; by default the gateway has its own. */
  readonly database?: TestDatabase;
  /** Its own database begins with the population. */
  readonly populated?: true;
  /** The servers that answer reads; the database alone by default. */
  readonly standbys?: GatewayDeps['standbys'];
  /** A node that answers. By default there is none, and whatever needs the chain is answered CHAIN_UNAVAILABLE. */
  readonly rpcUrl?: string;
  readonly contracts?: EvmContracts;
  /** Longest wait for one answer of the node; by default what a busy machine never takes. */
  readonly nodeTimeoutMs?: number;
  /** Null: none. By default one that pays from a test node's own account. */
  readonly relayer?: Relayer | null;
  readonly clock?: TestClock;
  /** By default `http://localhost:4000`. */
  readonly publicUrl?: string;
  readonly adminWallets?: readonly EvmAddress[];
  /** By default all. */
  readonly countriesServed?: readonly string[];
  readonly corsOrigins?: readonly string[];
  /** False: it has no key for the codes that confirm addresses, as where no mail is sent. */
  readonly sendsMail?: false;
  /** By default there is no identity-check provider. */
  readonly identity?: GatewayDeps['config']['identity'];
  readonly limits?: GatewayDeps['limits'];
  /** By default development. */
  readonly profile?: 'production';
  readonly gate?: GatewayDeps['gate'];
  readonly times?: GatewayDeps['times'];
  readonly unreadLimits?: GatewayDeps['unreadLimits'];
  readonly openFiles?: GatewayDeps['openFiles'];
  readonly bodies?: GatewayDeps['bodies'];
  /** By default every document is run. */
  readonly trustedDocuments?: GatewayDeps['config']['trustedDocuments'];
  /** By default stored reads are compiled, and none is compared. */
  readonly compiled?: GatewayDeps['config']['compiled'];
  /** By default there are none. */
  readonly rateLimits?: GatewayDeps['config']['rateLimits'];
  readonly healthDatabase?: GatewayDeps['healthDatabase'];
  /** By default the one that the service has. */
  readonly renderer?: GatewayDeps['contracts'] | undefined;
  readonly metrics?: GatewayDeps['metrics'];
  readonly tracer?: GatewayDeps['tracer'];
  /** By default those of `TEST_KEYS`. */
  readonly keys?: Partial<TestKeys>;
  /** By default 127.0.0.1. */
  readonly host?: string;
  /** By default there are none, as in every program but a demo. */
  readonly routes?: GatewayDeps['routes'];
  /** By default every use case is the product's. */
  readonly overrides?: GatewayDeps['overrides'];
  /** By default info. */
  readonly logLevel?: 'trace' | 'silent';
}

/** The key of account 8, which every test node funds: nobody else in a test sends from it. */
export const testRelayerKey = fromHex(
  mnemonicKey('test test test test test test test test test test test junk', 8),
  32,
);

export type TestKeys = Pick<GatewayDeps['config'], 'sessionKeys' | 'vaultKeys' | 'cursorKeys'>;

export const TEST_KEYS: TestKeys = {
  sessionKeys: [{ id: 'test', secret: new Uint8Array(32).fill(1) }],
  vaultKeys: [{ id: 'test', secret: new Uint8Array(32).fill(2) }],
  cursorKeys: [new Uint8Array(32).fill(3)],
};

const NO_CONTRACTS: EvmContracts = {
  hub: '0x0000000000000000000000000000000000000001',
  raise: '0x0000000000000000000000000000000000000002',
  registry: '0x0000000000000000000000000000000000000003',
  fxFeed: '0x0000000000000000000000000000000000000004',
  token: '0x0000000000000000000000000000000000000005',
  hardship: '0x0000000000000000000000000000000000000006',
  router: '0x0000000000000000000000000000000000000007',
  windows: '0x0000000000000000000000000000000000000008',
  rates: '0x0000000000000000000000000000000000000009',
  access: '0x000000000000000000000000000000000000000a',
};

export interface TestGateway {
  /** Without a path. */
  readonly url: string;
  readonly database: TestDatabase;
  readonly chain: EvmChain;
  readonly clock: TestClock;
  readonly services: Services;
  /** Every line the gateway logged. */
  readonly logs: readonly string[];
  ask<T = Data>(document: string, variables?: object, token?: string): Promise<Answer<T>>;
  /** Runs a mutation, under a fresh key if its input has none. @throws if its payload comes with errors */
  mutate<T = Done>(mutation: string, input: object, options?: MutateOptions): Promise<T>;
  /** Resolves once the gateway listens for committed events. */
  listening(): Promise<void>;
  /** Sends JSON to /graphql. */
  post(body: object | string, options?: PostOptions): Promise<Response>;
  /** A request to any path, as fetch makes it. */
  request(path: string, init?: RequestInit): Promise<Response>;
  /** Signs in by nonce, message and signature; answers the token. */
  signIn(wallet: Pick<TestWallet, 'sign'> & { readonly address: Address }, chain?: string): Promise<string>;
  close(): Promise<void>;
}

/** A mutation's input with a fresh idempotency key, if it takes one; `mutation` is its name or the document. */
export const keyed = (mutation: string, input: object, idempotencyKey: string = randomUUID()): object =>
  /signInNonce|addWalletChallenge|deleteAccountChallenge|signerKeyChallenge|previewApplicationDecision/.test(mutation)
    ? input
    : { idempotencyKey, ...input };

export const SIGN_IN_NONCE = `mutation SignInNonce($input: SignInNonceInput!) {
  signInNonce(input: $input) {
    __typename
    ... on WalletChallenge { message nonce domain uri version chainId issuedAt expiresAt }
    ... on Error { code message path }
  }
}`;

export const SIGN_IN = `mutation SignIn($input: SignInInput!) {
  signIn(input: $input) {
    __typename
    ... on SignInPayload { token expiresAt viewer { account { id } } }
    ... on Error { code message path }
  }
}`;

/** The document of a mutation. Its payload is the member of the result that is no error. */
export function mutationText(mutation: string, fields = '', refusal = 'code'): string {
  const result = getNamedType(gatewaySchema().getMutationType()?.getFields()[mutation]?.type);
  const members = isUnionType(result) ? result.getTypes() : [];
  const payload = members.find((member) => !member.getInterfaces().some(({ name }) => name === 'Error'));
  const selection = fields === '' ? '' : `... on ${payload?.name} { ${fields} }`;
  return `mutation ($input: ${inputType(mutation)}!) { ${mutation}(input: $input) {
    ${selection} ... on Error { ${refusal} } } }`;
}

/** The options that are set. */
function pick<K extends keyof TestGatewayOptions>(options: TestGatewayOptions, ...names: readonly K[]) {
  const present = names.filter((name) => options[name] !== undefined);
  return Object.fromEntries(present.map((name) => [name, options[name]])) as Pick<TestGatewayOptions, K>;
}

let files: { readonly verifier: ProofVerifier; readonly renderer: ContractRenderer } | undefined;
/** Reads the circuit's and the contracts' files once a process: they keep nothing of a request. */
async function readers() {
  files ??= { verifier: await createProofVerifier({ profile: 'development' }), renderer: createContractRenderer() };
  return files;
}

/** A gateway that listens on a free port, over a real database. */
export async function startTestGateway(options: TestGatewayOptions = {}): Promise<TestGateway> {
  const database = options.database ?? (await createTestDatabase(pick(options, 'populated')));
  const clock = options.clock ?? createTestClock();
  const logs: string[] = [];
  const log = createLogger({
    level: options.logLevel ?? 'info',
    context: traceIds,
    destination: { write: (line) => void logs.push(line) },
  });
  const evm = {
    chainId: 10143,
    rpcUrl: options.rpcUrl ?? 'http://127.0.0.1:1',
    contracts: options.contracts ?? NO_CONTRACTS,
    timeoutMs: options.nodeTimeoutMs ?? 30_000,
  };
  const chain = createEvmChain(evm);
  const sent = createSentTransactions(database.prisma, chain.name);
  const relayer =
    options.relayer === undefined
      ? createRelayer({ ...evm, key: testRelayerKey, sentTransactions: sent })
      : options.relayer;
  const notices = createEventStream({ url: database.url });
  const { verifier, renderer } = await readers();
  const gateway = createGateway({
    config: {
      publicUrl: options.publicUrl ?? PUBLIC_URL,
      adminWallets: options.adminWallets ?? [],
      corsOrigins: options.corsOrigins ?? [],
      ...TEST_KEYS,
      ...options.keys,
      emailCodeKey: options.sendsMail === false ? undefined : EMAIL_CODE_KEY,
      identity: options.identity,
      ...pick(options, 'countriesServed', 'profile', 'rateLimits', 'trustedDocuments', 'compiled'),
    },
    database,
    chains: [{ chain, relayer }, ...(options.moreChains ?? [])],
    clock,
    verifier,
    contracts: options.renderer ?? renderer,
    stream: notices,
    log,
    gate: { ...PATIENT.gate, ...options.gate },
    times: { ...PATIENT.times, ...options.times },
    ...pick(
      options,
      'limits',
      'unreadLimits',
      'openFiles',
      'bodies',
      'healthDatabase',
      'standbys',
      'metrics',
      'tracer',
      'routes',
      'overrides',
    ),
  });
  const url = await gateway.listen({ host: options.host ?? '127.0.0.1', port: 0 });

  const request: TestGateway['request'] = (path, init) => fetch(`${url}${path}`, { redirect: 'manual', ...init });
  const post: TestGateway['post'] = (body, { token, accept, headers, ...init } = {}) =>
    request('/graphql', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(accept ? { accept } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
      ...init,
    });
  const ask: TestGateway['ask'] = async (query, variables = {}, token) =>
    (await (await post({ query, variables }, { token, accept: 'application/json' })).json()) as Answer<never>;

  return {
    url,
    database,
    chain,
    clock,
    services: gateway.services,
    logs,
    ask,
    async mutate(mutation, input, { token, fields, refusal } = {}) {
      const { data, errors } = await ask(
        mutationText(mutation, fields, refusal),
        { input: keyed(mutation, input) },
        token,
      );
      const done = data?.[mutation] ?? { code: errors?.[0]?.extensions.code };
      if (errors && data?.[mutation]) throw new Error(JSON.stringify(errors));
      return done as never;
    },
    listening: () => notices.ready(),
    post,
    request,
    async signIn(wallet, chain = TEST_CHAIN) {
      const issued = await ask(SIGN_IN_NONCE, {
        input: { address: wallet.address, chain },
      });
      const message = String(issued.data?.signInNonce?.message);
      const signature = await wallet.sign(message);
      const opened = await ask(SIGN_IN, { input: { idempotencyKey: randomUUID(), message, signature } });
      const token = opened.data?.signIn?.token;
      if (typeof token !== 'string') throw new Error(`no session: ${JSON.stringify(opened)}`);
      return token;
    },
    async close() {
      await gateway.close();
      await notices.close();
      if (!options.database) await database.drop();
    },
  };
}
