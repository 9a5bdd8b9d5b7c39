import { randomUUID } from 'node:crypto';
import type { EvmAddress, Hex } from '@income-series/protocol/hex';
import { addressOfSecretKey } from '@income-series/protocol/signing';
import { type EvmWallet, mnemonicKey } from '../../../src/adapters/evm/wallet.ts';
import {
  type Actor,
  builtFragment,
  mutationDocument,
  type SelectedFields,
} from '../../../src/apps/demo/steps/actor.ts';
import { signSeriesContract } from '../../../src/apps/demo/steps/series.ts';
import { createIndexer } from '../../../src/indexing/indexer.ts';
import { modules } from '../../../src/modules.ts';
import { type ChainNode, type Manners, startChainNode } from '../../support/chain-node/index.ts';
import type { TestClock } from '../../support/clock.ts';
import { createTestDatabase } from '../../support/database.ts';
import {
  type Answer,
  keyed,
  newWallet,
  startTestGateway,
  type TestGateway,
  type TestGatewayOptions,
} from '../../support/gateway.ts';
import { ageContracts } from './contracts.ts';
import { createDevnetStarter, type TestDevnet } from './devnet.ts';

export const NAMES = ['issuer', 'alice', 'bob', 'carol', 'outsider', 'admin'] as const;
export type Name = (typeof NAMES)[number];

/** What a mutation that builds answers, or why it was refused. */
export interface Built {
  readonly __typename: string;
  readonly code?: string;
  readonly message?: string;
  readonly detail?: unknown;
  /** Of a SimulationRefusal. */
  readonly errorName?: string;
  readonly draft?: Readonly<Record<string, unknown>>;
  readonly transaction?: BuiltTransaction;
  /** Of `buildClaim`, in order. */
  readonly transactions?: readonly {
    readonly transaction: BuiltTransaction;
    readonly pays: readonly { readonly kind: string | null; readonly amount: string | null }[] | null;
  }[];
}

export interface BuiltTransaction {
  readonly id: string;
  readonly kind: string;
  readonly wallet: EvmAddress;
  readonly seriesKey: Hex | null;
  readonly request: {
    readonly from: EvmAddress;
    readonly to: EvmAddress;
    readonly data: Hex;
    readonly gas: Hex | null;
  };
  readonly sendCalls: { readonly calls: readonly { readonly to: EvmAddress; readonly data: Hex }[] };
  readonly simulation: { readonly ok: boolean; readonly errorName: string | null; readonly cost: string | null };
  readonly preview: readonly { readonly label: string; readonly value: string; readonly unit: string }[];
}

const TRANSACTION = `... on EvmTransaction {
  id kind wallet seriesKey request { from to data value gas chainId }
  sendCalls { version from chainId atomicRequired calls { to data value } } simulation { ok errorName cost } preview { label value unit }
}`;
/** The fragment of a mutation that builds. */
export const builtBy = (mutation: string) => builtFragment(mutation, TRANSACTION, 'pays { kind amount }');
/** The transactions that were built, in order. @throws where they were refused */
export function builtTransactions({ transaction, transactions = [], code }: Built): readonly BuiltTransaction[] {
  const built = transaction ? [transaction] : transactions.map((each) => each.transaction);
  if (built.length === 0) throw new Error(`refused: ${code}`);
  return built;
}
const REFUSED = '... on SimulationRefusal { errorName }';
const DRAFT = 'draft { id seriesKey termsCommitment contractHash state version issuer series { key } }';
const DRAFTING = ['draftSeries', 'changeSeriesDraft'];

/** Gateway, chain and index together, with people who have signed in. */
export interface Product {
  readonly devnet: TestDevnet;
  /** Of the node that gateway and index ask. */
  readonly rpcUrl: string;
  /** That node, where it has manners of its own. */
  readonly node: ChainNode | null;
  readonly gateway: TestGateway;
  /** Signs REPORT with tier 2; registered as a verifier key. */
  readonly verifierSecret: Uint8Array;
  wallet(name: Name): EvmWallet;
  token(name: Name): string;
  ask(name: Name | 'public', document: string, variables?: object): Promise<Answer>;
  /** Runs a building mutation as somebody. */
  build(name: Name, mutation: string, input: object, idempotencyKey?: string): Promise<Built>;
  /** Drafts a series, has its contract rendered, signed and taken, and builds `createSeries`: the first refusal, or all. */
  create(name: Name, input: object, options?: { readonly allowFailing?: boolean }): Promise<Built>;
  /** Sends what was built from the wallet it is for, call by call, and indexes it. */
  send(name: Name, built: Built): Promise<void>;
  /** Both. @throws where it was refused */
  act(name: Name, mutation: string, input: object): Promise<Built>;
  /** One of the people, for the steps that the demo has too. */
  actor(name: Name): Actor;
  index(): Promise<void>;
  close(): Promise<void>;
}

export interface ProductOptions {
  /** Of the gateway alone; the chain has its own. */
  readonly clock?: TestClock | undefined;
  /** Of the node that gateway and index ask. */
  readonly manners?: Manners | undefined;
  readonly renderer?: TestGatewayOptions['renderer'];
}

const verifierSecret = new Uint8Array(32).fill(9);

function walletsOf(devnet: TestDevnet): (name: Name) => EvmWallet {
  const wallets = new Map(NAMES.map((name, i) => [name, devnet.wallet(i + 1)]));
  return (name) => wallets.get(name) as EvmWallet;
}

/** A chain that knows the people: an issuer, verified backers, everybody with tokens. */
const startPeopledDevnet = createDevnetStarter(async (devnet) => {
  const { owner } = devnet;
  const wallet = walletsOf(devnet);
  await owner.registerVerifierKey(addressOfSecretKey(verifierSecret));
  await owner.approveIssuer(wallet('issuer').address);
  await owner.verifyWallets((['alice', 'bob', 'carol'] as const).map((name) => wallet(name).address));
  await owner.publishRate(840, 10n ** 22n);
  for (const name of NAMES) await owner.mintTokens(wallet(name).address, 10n ** 15n);
});

export async function createProduct({ clock, manners, renderer }: ProductOptions = {}): Promise<Product> {
  const devnet = await startPeopledDevnet();
  const node = manners === undefined ? null : await startChainNode(devnet.anvil.url, manners);
  const rpcUrl = node?.url ?? devnet.anvil.url;
  const wallet = walletsOf(devnet);

  const database = await createTestDatabase();
  const gateway = await startTestGateway({
    database,
    rpcUrl,
    contracts: devnet.contracts,
    ...(clock ? { clock } : {}),
    renderer,
    logLevel: 'trace',
    adminWallets: [wallet('admin').address],
  });
  const indexer = createIndexer({
    db: database.prisma,
    source: gateway.chain,
    modules,
    startBlock: 0n,
    reorgBound: 64,
  });
  const tokens = new Map<Name, string>();
  for (const [i, name] of NAMES.entries()) {
    tokens.set(name, await gateway.signIn(newWallet(mnemonicKey(devnet.anvil.mnemonic, i + 1))));
  }
  const token = (name: Name) => tokens.get(name) as string;

  const product: Product = {
    devnet,
    rpcUrl,
    node,
    gateway,
    verifierSecret,
    wallet,
    token,
    ask: (name, document, variables = {}) =>
      gateway.ask(document, variables, name === 'public' ? undefined : token(name)),
    async build(name, mutation, input, idempotencyKey = randomUUID()) {
      const drafts = DRAFTING.includes(mutation);
      const payload = drafts ? `... on DraftSeriesPayload { ${DRAFT} }` : builtBy(mutation);
      const answer = await gateway.ask(
        mutationDocument(
          mutation,
          payload,
          '... on Error { code message path }',
          drafts || mutation === 'recordTransactionHash' ? '' : REFUSED,
        ),
        { input: { idempotencyKey, ...input } },
        token(name),
      );
      if (!answer.data?.[mutation]) throw new Error(JSON.stringify(answer.errors));
      return answer.data[mutation] as unknown as Built;
    },
    async create(name, input, options = {}) {
      const { draft, ...refused } = await product.build(name, 'draftSeries', input);
      if (!draft) return refused;
      await ageContracts(database.prisma);
      await signSeriesContract(product.actor(name), String(draft.id));
      return { ...(await product.build(name, 'buildCreateSeries', { id: draft.id, ...options })), draft };
    },
    async send(name, built) {
      const calls = builtTransactions(built).flatMap(({ sendCalls }) => sendCalls.calls);
      for (const { to, data } of calls) await wallet(name).send({ to, data });
      await product.index();
    },
    async act(name, mutation, input) {
      const built = await product.build(name, mutation, input);
      await product.send(name, built);
      return built;
    },
    actor: (name) => ({
      address: wallet(name).address,
      sign: (text) => wallet(name).signMessage(text),
      transact: (mutation, input) => product.act(name, mutation, input),
      async act(mutation, input, fragments = '') {
        const document = mutationDocument(mutation, fragments, '... on Error { code }');
        const answer = await gateway.ask<Record<string, SelectedFields>>(
          document,
          { input: keyed(mutation, input) },
          token(name),
        );
        const payload = answer.data?.[mutation];
        if (payload === undefined) throw new Error(JSON.stringify(answer.errors));
        if (payload.code !== undefined) throw new Error(`refused: ${payload.code}`);
        return payload;
      },
    }),
    async index() {
      for (let step = await indexer.step(); step.kind !== 'idle'; step = await indexer.step()) {
        if (step.kind === 'halted') throw new Error('the index is halted');
      }
    },
    async close() {
      await gateway.close();
      await database.drop();
      await node?.stop();
      await devnet.anvil.stop();
    },
  };
  return product;
}
