import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase } from '../../adapters/db/database.ts';
import { createChainEventStream } from '../../adapters/db/event-stream.ts';
import { createEvmChain } from '../../adapters/evm/index.ts';
import type { Logger } from '../../adapters/log/logger.ts';
import { createProofVerifier, type ProofVerifier } from '../../adapters/prover/index.ts';
import { createNotaryClient, type NotaryClient } from '../../adapters/zktls/index.ts';
import { developmentSecrets } from '../../config/secrets.ts';
import { systemClock } from '../../core/clock.ts';
import type { Address } from '../../core/hex.ts';
import { addressOfSecretKey } from '../../core/signing/index.ts';
import type { ClaimSource } from '../../domains/attestation/claim-format.ts';
import { sourceHash } from '../../domains/attestation/claim-format.ts';
import { payrollSource } from '../../domains/attestation/claim-source.ts';
import { createDeviceSecret } from '../device/index.ts';
import type { Devnet } from '../devnet/chain.ts';
import { startEmbedded } from '../devnet/embedded.ts';
import { startNotary } from '../devnet/notary.ts';
import { type Payroll, startPayroll } from '../devnet/payroll.ts';
import { startDevnetVerifier } from '../devnet/verifier.ts';
import { createGateway } from '../gateway/gateway.ts';
import { startWorker, type Worker } from '../worker/worker.ts';
import type { Narrator } from './narrator.ts';

/** Everything the story happens on, all of it started here and stopped by `close`. */
export interface World {
  /** Of the gateway, without a path. */
  readonly url: string;
  readonly chainId: number;
  readonly hub: Address;
  /** Of its own database; it holds the password. */
  readonly databaseUrl: string;
  readonly devnet: Devnet;
  readonly worker: Worker;
  readonly payroll: Payroll;
  readonly source: ClaimSource;
  readonly notary: NotaryClient;
  readonly verifierUrl: string;
  readonly verifierKey: Address;
  /** How long the gateway took for each proof it verified, milliseconds, in order. */
  readonly verifications: readonly number[];
  close(): Promise<void>;
}

export interface WorldOptions {
  readonly host: string;
  readonly port: number;
  /** Account numbers of the devnet whose wallets are admins'. */
  readonly admins: readonly number[];
  readonly log: Logger;
  /** Drawn where they are left out. */
  readonly keys?: { readonly notary: Uint8Array; readonly verifier: Uint8Array };
  /** Told every line that the verifier writes. */
  readonly onVerifierLine?: (line: string) => void;
}

function timed(verifier: ProofVerifier, times: number[]): ProofVerifier {
  return {
    ...verifier,
    verify(claim) {
      const started = performance.now();
      const proof = verifier.verify(claim);
      times.push(performance.now() - started);
      return proof;
    },
  };
}

/** Starts the parts one after another, each told as it starts; on a failure those started are stopped again. */
export async function openWorld(narrator: Narrator, options: WorldOptions): Promise<World> {
  const stops: (() => Promise<unknown> | unknown)[] = [];
  const close = async () => {
    for (const stop of stops.splice(0).reverse()) await stop();
  };
  try {
    return { ...(await startParts(narrator, options, stops)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function startParts(
  { step }: Narrator,
  { host, port, admins, log, keys, onVerifierLine }: WorldOptions,
  stops: (() => Promise<unknown> | unknown)[],
): Promise<Omit<World, 'close'>> {
  const {
    database: at,
    chain,
    devnet,
    ...embedded
  } = await step('PostgreSQL, its migrations, an EVM node with chain id 10143, the contracts', () =>
    startEmbedded({ log }),
  );
  stops.push(embedded.stop);
  if (devnet === undefined) throw new Error('the demo runs on a chain of its own');
  const { contracts, chainId } = chain;
  const evm = createEvmChain(chain);
  const database = createDatabase({ url: at.url });
  stops.push(() => database.close());

  const worker = startWorker({ db: database.prisma, source: evm, startBlock: 0n, reorgBound: 64, log, pollMs: 25 });
  stops.push(() => worker.stop());

  const verifications: number[] = [];
  const home = mkdtempSync(join(tmpdir(), 'income-series-keys-'));
  stops.push(() => rmSync(home, { recursive: true, force: true }));
  const url = await step('The gateway', async () => {
    const stream = createChainEventStream({ url: at.url });
    stops.push(() => stream.close());
    const gateway = createGateway({
      config: {
        publicUrl: `http://localhost:${port || 4000}`,
        adminWallets: admins.map((index) => devnet.wallet(index).address),
        ...developmentSecrets(home),
      },
      database,
      chain: evm,
      clock: systemClock,
      verifier: timed(await createProofVerifier({ profile: 'development' }), verifications),
      stream,
      log,
    });
    stops.push(() => gateway.close(1_000));
    return gateway.listen({ host, port });
  });

  const payroll = await startPayroll();
  stops.push(() => payroll.stop());
  const source = payrollSource(payroll.endpoint);
  const notary = await startNotary({
    secretKey: keys?.notary ?? createDeviceSecret(),
    origins: [new URL(payroll.url).origin],
    clock: systemClock,
  });
  stops.push(() => notary.stop());

  const secretKey = keys?.verifier ?? createDeviceSecret();
  const verifier = await step('A payroll provider, a development notary, and the verifier, a process of its own', () =>
    startDevnetVerifier({
      secretKey,
      chainId,
      hub: contracts.hub,
      witness: notary.address,
      sources: [sourceHash(source)],
      ...(onVerifierLine ? { onLine: onVerifierLine } : {}),
    }),
  );
  stops.push(verifier.stop);

  return {
    url,
    chainId,
    hub: contracts.hub,
    databaseUrl: at.url,
    devnet,
    worker,
    payroll,
    source,
    notary: createNotaryClient({ url: notary.url }),
    verifierUrl: verifier.url,
    verifierKey: addressOfSecretKey(secretKey),
    verifications,
  };
}
