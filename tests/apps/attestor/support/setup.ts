import { readFileSync } from 'node:fs';
import { nodeScrypt } from '../../../../src/apps/attestor/files/scrypt.ts';
import { toHex } from '../../../../src/core/bytes.ts';
import {
  deriveEncryptionKey,
  type EnvelopeContext,
  type EnvelopeRecipient,
} from '../../../../src/core/envelope/index.ts';
import type { EvmAddress } from '../../../../src/core/hex.ts';
import { openKeystore } from '../../../../src/core/keystore/index.ts';
import { addressOfSecretKey, domainSeparator } from '../../../../src/core/signing/index.ts';
import type { Product } from '../../../domains/support/product.ts';
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

/** Makes a key with the tool, pins the configuration, and has the registry hold the key. Nothing is signed in yet. */
export async function createAttestorSetup(product: Product): Promise<AttestorSetup> {
  const { gateway, devnet } = product;
  const { chainId, contracts } = gateway.chain;
  const keys = createKnownKeys();
  const desk = createDesk(keys.environment);
  const interceptor = await startInterceptor(gateway.url);
  desk.secret('pass', `${PASSWORD}\n`);
  const config = ['--chain-id', `${chainId}`, '--hub', contracts.hub, '--public-url', 'http://localhost:4000'];
  const node = ['--rpc-url', devnet.anvil.url, '--registry', contracts.registry];
  const pinned = await inside(desk, ['init', interceptor.url, ...config, ...node]);
  if (pinned.code !== 0) throw new Error(pinned.screen);
  const made = await inside(desk, ['key', 'new', '--password-file', 'pass']);
  if (made.code !== 0) throw new Error(made.screen);
  const file = desk.path('config/income-series/attestor-key.json');
  const secret = await openKeystore(readFileSync(file, 'utf8'), PASSWORD, { scrypt: nodeScrypt });
  const key = addressOfSecretKey(secret);
  await devnet.owner.registerAttestor(key);
  await product.index();
  const domain = toHex(domainSeparator({ kind: 'evm', chainId, verifyingContract: contracts.hub }));
  return {
    desk,
    interceptor,
    key,
    recipient: { key, encryptionKey: deriveEncryptionKey(secret).publicKey },
    place: (place) => ({ domain, ...place }),
    async close() {
      await interceptor.close();
      desk.remove();
      keys.remove();
    },
  };
}

/** Signs in, links the key and announces its encryption key, all with the tool. */
export async function signInAndAnnounce({ desk }: AttestorSetup): Promise<void> {
  for (const command of ['login', 'link', 'announce']) {
    const done = await inside(desk, [command, '--password-file', 'pass']);
    if (done.code !== 0) throw new Error(`${command}: ${done.screen}`);
  }
}
