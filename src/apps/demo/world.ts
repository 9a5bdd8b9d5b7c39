import { rmSync } from 'node:fs';
import { createDeviceSecret, createNotaryClient, type NotaryClient } from '@income-series/client';
import { type Address, solanaAddressHex } from '@income-series/protocol/address';
import { utf8 } from '@income-series/protocol/bytes';
import type { EvmContracts } from '@income-series/protocol/chain';
import { systemClock } from '@income-series/protocol/clock';
import type { EvmAddress } from '@income-series/protocol/hex';
import { addressOfSecretKey, type SolanaDomain } from '@income-series/protocol/signing';
import type { ClaimSource } from '@income-series/protocol/zktls/claim-format';
import { sourceHash } from '@income-series/protocol/zktls/claim-format';
import { payrollSource } from '@income-series/protocol/zktls/claim-source';
import { SIGNATURE_HEADER, TIMESTAMP_HEADER, webhookSignature } from '../../adapters/identity/index.ts';
import type { Logger } from '../../adapters/log/logger.ts';
import { freePort } from '../../adapters/process/free-port.ts';
import { makeTemporaryFolder } from '../../adapters/process/temporary-folder.ts';
import { createProofVerifier, type ProofVerifier } from '../../adapters/prover/index.ts';
import { loadGatewayConfig } from '../../config/config.ts';
import type { RunningIndexer } from '../../indexing/start.ts';
import type { DevnetClock } from '../devnet/anvil.ts';
import type { Devnet } from '../devnet/chain.ts';
import type { EmbeddedCluster } from '../devnet/cluster.ts';
import { type Embedded, startEmbedded } from '../devnet/embedded.ts';
import { startNotary } from '../devnet/notary.ts';
import { type Payroll, startPayroll } from '../devnet/payroll.ts';
import { startDevnetVerifier } from '../devnet/verifier.ts';
import type { RouteHandler } from '../gateway/http/exchange.ts';
import { startService } from '../gateway/start.ts';
import type { Stops } from '../start/stops.ts';
import type { Narrator } from './narrator.ts';

/** The Solana chain of the story. */
export interface SolanaWorld extends EmbeddedCluster {
  readonly worker: RunningIndexer;
  readonly domain: SolanaDomain;
  /** The chain's clock. A time that is set is final at once. */
  readonly clock: RatedChain['clock'];
}

/** A chain whose clock a step moves on, and whose owner publishes rates. */
export interface RatedChain {
  readonly clock: Pick<DevnetClock, 'now' | 'set'>;
  readonly owner: { publishRate(currencyCode: number, rate: bigint): Promise<unknown> };
}

/** All running parts of the demo. The caller of `openWorld` stops them. */
export interface World {
  /** The base URL of the gateway. */
  readonly url: string;
  /** The gateway's URL for the attestors' tool; tests put a proxy there. */
  readonly toolUrl: string;
  readonly chainId: number;
  readonly contracts: EvmContracts;
  /** A temporary folder for files of people's machines. */
  readonly folder: string;
  /** The gateway's address in sign-in texts. */
  readonly publicUrl: string;
  /** The URL of the embedded database, with its password. */
  readonly databaseUrl: string;
  readonly devnet: Devnet;
  /** Undefined if this system has no LiteSVM. */
  readonly solana: SolanaWorld | undefined;
  readonly worker: RunningIndexer;
  readonly payroll: Payroll;
  readonly source: ClaimSource;
  readonly notary: NotaryClient;
  readonly verifierUrl: string;
  readonly verifierKey: EvmAddress;
  /** Reports the end of an identity check by the signed webhook of the development provider. */
  identityCheckEnded(checkId: string, status: 'PASSED' | 'FAILED'): Promise<void>;
  /** The duration of each proof verification in the gateway, in milliseconds, in order. */
  readonly verifications: readonly number[];
}

/** The parts of a world that people need to sign in and to send transactions. */
export type WorldAccess = Pick<World, 'url' | 'chainId' | 'devnet' | 'solana' | 'worker'>;

export interface WorldOptions {
  readonly host: string;
  readonly port: number;
  /** Origins in the form of CORS_ORIGINS. */
  readonly corsOrigins?: string | undefined;
  /** Numbers of the devnet accounts whose wallets are admins. */
  readonly admins: readonly number[];
  readonly log: Logger;
  /** Default: random keys. */
  readonly keys?: { readonly notary: Uint8Array; readonly verifier: Uint8Array };
  /** Receives every line that the verifier writes. */
  readonly onVerifierLine?: (line: string) => void;
  /** The routes that the demo adds to the gateway. */
  readonly routes?: readonly RouteHandler[];
}

/** The block time of the Solana chain; short, so that transactions are final soon. */
const SOLANA_TICK_MS = 100;

/** Adds the signing domain and a settable clock to an embedded cluster. */
export function openSolana(cluster: EmbeddedCluster, worker: RunningIndexer): SolanaWorld {
  const { chain } = cluster.node;
  return {
    ...cluster,
    worker,
    domain: {
      kind: 'solana',
      genesisHash: solanaAddressHex(cluster.genesisHash),
      programId: solanaAddressHex(cluster.program),
    },
    clock: {
      now: async () => chain.now(),
      set: async (seconds) => chain.setTime(seconds),
    },
  };
}

/** The addresses of some accounts on both chains. */
async function addressesOf(accounts: readonly number[], { devnet, solana }: Embedded): Promise<readonly Address[]> {
  const people = await Promise.all(accounts.map((index) => solana?.person(index)));
  const evm = devnet === undefined ? [] : accounts.map((index) => devnet.wallet(index).address);
  return [...evm, ...people.flatMap((person) => (person === undefined ? [] : [person.address]))];
}

/** Wraps a verifier, and adds the duration of each verification to `times`. */
function withTimes(verifier: ProofVerifier, times: number[]): ProofVerifier {
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

/** Posts a signed webhook of the development provider. @throws Error if the gateway refuses it */
export async function postCheck(url: string, secret: Uint8Array, report: object): Promise<void> {
  const body = JSON.stringify(report);
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = webhookSignature(secret, timestamp, utf8(body));
  const headers = { [TIMESTAMP_HEADER]: timestamp, [SIGNATURE_HEADER]: signature };
  const { status } = await fetch(`${url}/webhooks/identity/development`, { method: 'POST', headers, body });
  if (status !== 204) throw new Error(`the gateway answered ${status} to a webhook`);
}

/** Starts the parts outside of the service: a payroll provider, a development notary, and the verifier in its own process. */
async function startOutside({ keys, onVerifierLine }: WorldOptions, { chain, solana }: Embedded, stops: Stops) {
  const payroll = await startPayroll();
  stops.add('payroll provider', () => payroll.stop());
  const source = payrollSource(payroll.endpoint);
  const notary = await startNotary({
    secretKey: keys?.notary ?? createDeviceSecret(),
    origins: [new URL(payroll.url).origin],
    clock: systemClock,
  });
  stops.add('notary', () => notary.stop());
  const secretKey = keys?.verifier ?? createDeviceSecret();
  const verifier = await startDevnetVerifier({
    secretKey,
    chainId: chain.chainId,
    hub: chain.contracts.hub,
    solana: solana && { genesisHash: solana.genesisHash, programId: solana.program },
    witness: notary.address,
    sources: [sourceHash(source)],
    ...(onVerifierLine ? { onLine: onVerifierLine } : {}),
  });
  stops.add('verifier', verifier.stop);
  return { payroll, source, notary, verifierUrl: verifier.url, verifierKey: addressOfSecretKey(secretKey) };
}

/** Creates an empty folder that is removed when this process ends. */
function temporaryFolder(name: string): string {
  const folder = makeTemporaryFolder(name);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts all parts one after another, reports each, and registers how each is stopped. */
export async function openWorld({ step }: Narrator, options: WorldOptions, stops: Stops): Promise<World> {
  const { host, admins, log, corsOrigins } = options;
  const port = options.port === 0 ? await freePort() : options.port;
  const embedded = await step(
    'PostgreSQL, its migrations, an EVM node with chain id 10143, a Solana node, contracts and program',
    () => startEmbedded({ log, solana: { tickMs: SOLANA_TICK_MS } }),
  );
  stops.add('database and nodes', embedded.stop);
  const { database, chain, devnet, solana } = embedded;
  if (devnet === undefined) throw new Error('the demo runs on a chain of its own');

  const outside = await step('A payroll provider, a development notary, and the verifier, a process of its own', () =>
    startOutside(options, embedded, stops),
  );

  const webhookSecret = createDeviceSecret();
  const config = loadGatewayConfig({
    HOST: host,
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    ...(corsOrigins && { CORS_ORIGINS: corsOrigins }),
    DATA_DIR: temporaryFolder('income-series-keys-'),
    ADMIN_WALLETS: (await addressesOf(admins, embedded)).join(','),
    VERIFIER_URL: outside.verifierUrl,
    IDENTITY_WEBHOOK_SECRET: Buffer.from(webhookSecret).toString('base64'),
    KEEPER_INTERVAL: '1',
  });
  const verifications: number[] = [];
  const verifier = withTimes(await createProofVerifier({ profile: config.profile }), verifications);
  const service = await step('The gateway and its indexer', () =>
    startService({ config, log, embedded, verifier, ...(options.routes ? { routes: options.routes } : {}) }),
  );
  stops.add('service', service.stop);
  if (service.work === undefined) throw new Error('the demo runs its own worker'); // by its configuration

  return {
    ...outside,
    url: service.url,
    toolUrl: service.url,
    chainId: chain.chainId,
    contracts: chain.contracts,
    folder: temporaryFolder('income-series-people-'),
    publicUrl: service.publicUrl,
    databaseUrl: database.url,
    devnet,
    solana: solana && openSolana(solana, service.work.chains.of(solana.name).worker),
    worker: service.work.chains.first.worker,
    notary: createNotaryClient({ url: outside.notary.url }),
    identityCheckEnded: (checkId, status) => postCheck(service.url, webhookSecret, { checkId, status }),
    verifications,
  };
}
