import { randomUUID, type UUID } from 'node:crypto';
import type { EvmAddress, Hex } from '@income-series/protocol/hex';
import { expect, vi } from 'vitest';
import { createRelayer } from '../../../src/adapters/evm/relayer.ts';
import type { TestClock } from '../../support/clock.ts';
import { type Answer, testRelayerKey } from '../../support/gateway.ts';
import { actWith, type Done } from './attestor.ts';
import { type Built, createProduct, type Product } from './product.ts';
import { contextOf, createRecipient, type Recipient, sealText } from './sealing.ts';
import { launch, raise } from './story.ts';
import { traces } from './traces.ts';

const DAY = 86_400n;
const DECISION = 'hardshipRequest { state pauseEndsAt decidedAt decisionCode approval { relayTx } }';

interface ApprovalInput {
  readonly id: string;
  readonly decision: 'APPROVE';
  readonly decisionCode: string;
  readonly pauseEndsAt: string;
  readonly signature: Hex;
}

/** The service with an attestor who is asked for pauses, and what may be in no log. */
export interface Pauses {
  readonly product: Product;
  readonly x: Recipient;
  readonly relayer: EvmAddress;
  /** The attestor's session, and reasons, envelopes and signatures so far. */
  readonly secrets: string[];
  /** A request of a new series that is on the chain and in the index. */
  requested(): Promise<string>;
  /** A decision: of days from the chain's now on. */
  approval(id: string, options?: { readonly seconds?: bigint; readonly code?: string }): Promise<ApprovalInput>;
  /** Decides at a gateway; answers the request or the refusal. Rejects where the gateway is gone. */
  decide(at: Asked, input: ApprovalInput, key?: UUID): Promise<Done>;
  row(id: string): Promise<PauseRow>;
  /** The relays in the audit log, in order. */
  loggedRelays(id: string): Promise<readonly unknown[]>;
  /** How many transactions of the relayer are in blocks. */
  relayed(): Promise<number>;
  /** Resolves once so many transactions are on their way. */
  inPool(count: number): Promise<void>;
  automine(on: boolean): Promise<void>;
  /** Everything stored but the runs of mutations, and without the chain. */
  stored(): Promise<object>;
}

/** Wherever GraphQL is answered: a gateway in this process, or the address of another's. */
type Asked = string | { ask(document: string, variables: object, token?: string): Promise<Answer> };
type PauseRow = Awaited<ReturnType<Product['gateway']['database']['prisma']['hardshipRequest']['findUniqueOrThrow']>>;

const gatewayAt = (at: Asked) => {
  if (typeof at !== 'string') return at;
  return {
    async ask(query: string, variables: object, token?: string): Promise<Answer> {
      const headers = { 'content-type': 'application/json', accept: 'application/json' };
      const response = await fetch(`${at}/graphql`, {
        method: 'POST',
        headers: token ? { ...headers, authorization: `Bearer ${token}` } : headers,
        body: JSON.stringify({ query, variables }),
      });
      return (await response.json()) as Answer;
    },
  };
};

export async function createPauses(clock: TestClock): Promise<Pauses> {
  const product = await createProduct({ clock });
  const x = await createRecipient(product, 0xe1);
  const { anvil } = product.devnet;
  const { prisma } = product.gateway.database;
  const secrets: string[] = [x.token];
  const relayer = createRelayer({
    chainId: anvil.chainId,
    rpcUrl: anvil.url,
    contracts: product.devnet.contracts,
    key: testRelayerKey,
  }).address;

  return {
    product,
    x,
    relayer,
    secrets,
    async requested() {
      const launched = await launch(product);
      await raise(product, launched);
      const { seriesKey } = launched;
      const id = randomUUID();
      const text = `The factory closed: ${randomUUID()}`;
      const place = contextOf(product, { seriesKey, record: 'hardship_requests', id, field: 'ciphertext' });
      const reason = await sealText(text, place, [x]);
      secrets.push(text, (JSON.parse(reason) as { ciphertext: string }).ciphertext.slice(0, 24));
      const built = await actWith(
        product,
        product.token('issuer'),
        'openHardship',
        'transaction { ... on EvmTransaction { request { to data } sendCalls { calls { to data } } } }',
        { newId: id, seriesKey, attestorKey: x.key, reason },
      );
      await product.send('issuer', built as unknown as Built);
      return id;
    },
    async approval(id, { seconds = DAY, code = 'INCOME_LOSS' } = {}) {
      const pauseEnd = (await anvil.clock.now()) + seconds;
      const { pauseNonce, seriesKey } = await prisma.hardshipRequest.findUniqueOrThrow({ where: { id } });
      const signature = x.sign('PAUSE', { seriesKey: seriesKey as Hex, pauseNonce, pauseEnd });
      secrets.push(signature.slice(2, 66));
      const end = new Date(Number(pauseEnd) * 1000).toISOString();
      return { id, decision: 'APPROVE', decisionCode: code, pauseEndsAt: end, signature };
    },
    async decide(at, input, idempotencyKey = randomUUID()) {
      const there = { ...product, gateway: { ...product.gateway, ...gatewayAt(at) } as Product['gateway'] };
      const done = await actWith(there, x.token, 'decideHardship', DECISION, { ...input, idempotencyKey });
      return (done.hardshipRequest as Done | undefined) ?? done;
    },
    row: (id) => prisma.hardshipRequest.findUniqueOrThrow({ where: { id } }),
    async loggedRelays(id) {
      const lines = await prisma.auditEntry.findMany({
        where: { target: id, action: 'hardship.approve' },
        orderBy: { id: 'asc' },
      });
      return lines.map(({ codes }) => (codes as { relayTx: string }).relayTx);
    },
    relayed: async () => Number(await anvil.rpc<string>('eth_getTransactionCount', relayer, 'latest')),
    inPool: async (count) => {
      const pending = async () => Number((await anvil.rpc<{ pending: string }>('txpool_status')).pending);
      await vi.waitFor(async () => expect(await pending()).toBe(count), { timeout: 60_000, interval: 20 });
    },
    automine: (on) => anvil.rpc('evm_setAutomine', on),
    async stored() {
      const {
        'the last block': _,
        'pending transactions': __,
        idempotency_records: ___,
        ...tables
      } = await traces(product);
      return tables;
    },
  };
}
