import { readFileSync } from 'node:fs';
import { nodeScrypt } from '@income-series/attestor/internal/testing';
import { toHex } from '@income-series/protocol/bytes';
import { deriveEncryptionKey, type EnvelopeContext, type EnvelopeRecipient } from '@income-series/protocol/envelope';
import type { EvmAddress } from '@income-series/protocol/hex';
import { openKeystore } from '@income-series/protocol/keystore';
import { addressOfSecretKey, domainSeparator, type SigningDomain } from '@income-series/protocol/signing';
import type { Product } from '../../../domains/support/product.ts';
import type { LiveGateway } from '../../../support/solana/live.ts';
import { inside } from './inside.ts';
import { type Interceptor, startInterceptor } from './interceptor.ts';
import { createKnownKeys } from './known-keys.ts';
import { createDesk, type Desk } from './tool.ts';

export const PASSWORD = 'an attestor’s password';

/** An attestor with the tool, registered on the chain; the gateway is reached through `between`. */
export interface AttestorSetup {
  readonly desk: Desk;
  readonly interceptor: Interceptor;
  readonly key: EvmAddress;
  readonly recipient: EnvelopeRecipient;
  /** Where a sealed text belongs. */
  place(place: Omit<EnvelopeContext, 'domain'>): EnvelopeContext;
  close(): Promise<void>;
}

/** The chain that a tool is set up for. */
interface Pinned {
  readonly gateway: string;
  readonly domain: SigningDomain;
  /** Options of `init`. */
  readonly options: readonly string[];
  /** Has the chain hold the key as an attestor's, and the index follow. */
  register(key: EvmAddress): Promise<void>;
}

/** Makes a key with the tool, pins the configuration, and has the chain hold the key. Nothing is signed in yet. */
async function createSetup({ gateway, domain, options, register }: Pinned): Promise<AttestorSetup> {
  const keys = createKnownKeys();
  const desk = createDesk(keys.environment);
  const interceptor = await startInterceptor(gateway);
  desk.secret('pass', `${PASSWORD}\n`);
  const pinned = await inside(desk, ['init', interceptor.url, '--public-url', 'http://localhost:4000', ...options]);
  if (pinned.code !== 0) throw new Error(pinned.screen);
  const made = await inside(desk, ['key', 'new', '--password-file', 'pass']);
  if (made.code !== 0) throw new Error(made.screen);
  const file = desk.path('config/income-series/attestor-key.json');
  const secret = await openKeystore(readFileSync(file, 'utf8'), PASSWORD, { scrypt: nodeScrypt });
  const key = addressOfSecretKey(secret);
  await register(key);
  const separator = toHex(domainSeparator(domain));
  return {
    desk,
    interceptor,
    key,
    recipient: { key, encryptionKey: deriveEncryptionKey(secret).publicKey },
    place: (place) => ({ domain: separator, ...place }),
    async close() {
      await interceptor.close();
      desk.remove();
      keys.remove();
    },
  };
}

/** For the hub of an EVM chain. */
export function createAttestorSetup(product: Product): Promise<AttestorSetup> {
  const { gateway, devnet } = product;
  const { chainId, contracts } = gateway.chain;
  const node = ['--rpc-url', devnet.anvil.url, '--registry', contracts.registry];
  return createSetup({
    gateway: gateway.url,
    domain: { kind: 'evm', chainId, verifyingContract: contracts.hub },
    options: ['--chain-id', `${chainId}`, '--hub', contracts.hub, ...node],
    async register(key) {
      await devnet.owner.registerAttestor(key);
      await product.index();
    },
  });
}

/** What the tool is pinned to for a program on a Solana cluster; its wallets sign in on the EVM chain. */
export const solanaOptions = ({ node, program }: LiveGateway): readonly string[] => [
  ...['--chain-id', '10143', '--genesis-hash', node.chain.genesisHash, '--program', program.program],
];

/** For the program on a Solana cluster. */
export const createSolanaSetup = (live: LiveGateway): Promise<AttestorSetup> =>
  createSetup({
    gateway: live.url,
    domain: live.solana.domain,
    options: [...solanaOptions(live), '--rpc-url', live.node.url],
    async register(key) {
      await live.program.owner.registerAttestor(key);
      await live.index();
    },
  });

/** Signs in, links the key and announces its encryption key, all with the tool. */
export async function signInAndAnnounce({ desk }: AttestorSetup): Promise<void> {
  for (const command of ['login', 'link', 'announce']) {
    const done = await inside(desk, [command, '--password-file', 'pass']);
    if (done.code !== 0) throw new Error(`${command}: ${done.screen}`);
  }
}
