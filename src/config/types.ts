import type { Address, SolanaAddress } from '../core/address.ts';
import type { BlockTag, EvmContracts } from '../core/chain.ts';
import type { Bytes32, EvmAddress } from '../core/hex.ts';
import type { SolanaDomain } from '../core/signing/index.ts';

/** A named key of 32 bytes. */
export interface SecretKey {
  readonly id: string;
  readonly secret: Uint8Array;
}

/** The keys of a worker. */
export interface WorkerSecrets {
  /** What the codes that confirm e-mail addresses are derived from. Undefined where no code is sent, or none is taken. */
  readonly emailCodeKey: Uint8Array | undefined;
}

/** The keys of a gateway. */
export interface GatewaySecrets extends WorkerSecrets {
  /** Newest first: the first signs, all verify. */
  readonly sessionKeys: readonly SecretKey[];
  /** Newest first: the first seals, all open. */
  readonly vaultKeys: readonly SecretKey[];
  /** Newest first: the first seals the cursors of lists, all open them. */
  readonly cursorKeys: readonly Uint8Array[];
}

export type Profile = 'development' | 'production';
export type LogLevel = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent';

/** How one database is reached. The URLs may hold a password: never log them. */
export interface DatabaseUrls {
  /** For statements and short transactions: it may lead through a pool that gives each transaction another session. */
  readonly url: string;
  /** To the server itself, for what needs a session: locks, LISTEN, migrations, the job queue. The same where there is no pool. */
  readonly directUrl: string;
  /** Of standbys that read for it, each of one; absent where it reads alone. */
  readonly readUrls?: readonly string[] | undefined;
}

/** The server's own, or one that is given. */
export type DatabaseConfig = { readonly kind: 'embedded' } | ({ readonly kind: 'given' } & DatabaseUrls);

/** A chain of our own with the contracts deployed at start, or one that is given. The URL may hold an access key. */
export type ChainConfig = { readonly kind: 'embedded'; readonly chainId: number } | GivenChain;

export interface GivenChain {
  readonly kind: 'given';
  readonly chainId: number;
  readonly rpcUrl: string;
  readonly contracts: EvmContracts;
  /** The block of the contracts' deployment: nothing is indexed before it. */
  readonly startBlock: bigint;
}

/** A chain that is served, and how. */
export interface ChainSettings {
  readonly chain: ChainConfig;
  readonly node: NodeConfig;
  /** The deepest reorganisation that is followed; a deeper one halts its indexer. */
  readonly reorgBound: number;
  /** The most that keepers spend on it in 24 hours, wei. */
  readonly keeperDailyLimit: bigint;
  /** The variables that name its node and its contracts. */
  readonly variables: { readonly node: string; readonly contracts: Readonly<Record<keyof EvmContracts, string>> };
}

export interface GivenChainSettings extends ChainSettings {
  readonly chain: GivenChain;
}

/** How a cluster's node is followed, judged and paid. */
export interface SolanaNodeConfig {
  /** Up to which of its slots the index goes. */
  readonly commitment: 'finalized' | 'confirmed';
  /** How many slots its newest may be below the index. */
  readonly maxBehind: number;
  /** The greatest age of its newest block, seconds; 0: any. */
  readonly maxAge: number;
  /** What transactions offer for a compute unit, micro-lamports. */
  readonly priorityFee: bigint;
  /** What the keepers are to have, lamports. */
  readonly reserveBalance: bigint;
}

/** The Solana chain that is served, and how. */
export interface SolanaSettings {
  /** `solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1` */
  readonly name: string;
  /** What the node must say that its genesis is, in base58. */
  readonly genesisHash: string;
  /** May hold an access key: never log it. */
  readonly rpcUrl: string;
  readonly programId: SolanaAddress;
  /** The mint of the payment token, which the program was initialized with. */
  readonly tokenMint: SolanaAddress;
  /** The slot of the program's deployment: nothing is indexed before it. */
  readonly startSlot: bigint;
  readonly node: SolanaNodeConfig;
  /** The deepest fork that is followed, in slots; a deeper one halts the indexer. */
  readonly reorgBound: number;
  /** The Ed25519 key that keepers pay with; without it nothing is sent. */
  readonly keeperKey: Uint8Array | undefined;
  /** The most that keepers spend on it in 24 hours, lamports. */
  readonly keeperDailyLimit: bigint;
  /** The variables that name its node, its program and the mint. */
  readonly variables: { readonly node: string; readonly program: string; readonly token: string };
}

/** The configuration of every process of the service. */
export interface CommonConfig {
  readonly profile: Profile;
  readonly logLevel: LogLevel;
}

/** The acts that anyone may do on the chain, done by the service from an account of its own. */
export interface KeeperConfig {
  /** The secp256k1 key that pays, on every chain. Absent: the embedded chain's own; on a given chain nothing is sent. */
  readonly key?: Uint8Array | undefined;
  /** How often they look; 0: there are none in this process. */
  readonly intervalMs: number;
}

/** Where mail goes. */
export type MailConfig =
  /** Nowhere: mails are skipped. */
  | { readonly kind: 'none' }
  /** For development: nowhere, as if it had been sent. */
  | { readonly kind: 'sink' }
  | {
      readonly kind: 'smtp';
      /** May hold a password: never log it. */
      readonly url: string;
      /** A bare address. */
      readonly from: string;
      readonly requireTls: boolean;
    };

/** How the chain's node is followed, judged and paid. */
export interface NodeConfig {
  /** Up to which of its blocks the index goes. */
  readonly tag: BlockTag;
  /** How many blocks its newest may be below the index. */
  readonly maxBehind: number;
  /** The greatest age of its newest block, seconds; 0: any. */
  readonly maxAge: number;
  /** What transactions offer above the base fee for a unit of gas, wei. */
  readonly priorityFee: bigint;
  /** What relayer and keepers are to have, wei. */
  readonly reserveBalance: bigint;
}

/** What is shown of a process to those who run it. */
export interface TelemetryConfig {
  /** Where `/metrics` is served; port 0 takes a free one. Absent: nowhere. */
  readonly metrics?: { readonly host: string; readonly port: number } | undefined;
  /** Names of operations that are always shown by their name. */
  readonly operations: readonly string[];
  /** Whether traces are exported. */
  readonly traces: boolean;
}

export interface WorkerConfig extends CommonConfig, WorkerSecrets {
  /** The folder of embedded parts and of development keys. */
  readonly dataDir: string;
  readonly mail: MailConfig;
  /** Where people reach the gateway: the domain and URI they sign in to, and what mails link to. */
  readonly publicUrl: string;
  readonly database: DatabaseConfig;
  /** Those after the first are never embedded. Ids without a chain are the first one's. */
  readonly chains: readonly [ChainSettings, ...GivenChainSettings[]];
  /** Served after the others; undefined where none is given. */
  readonly solana?: SolanaSettings | undefined;
  /** Whether a Solana chain is started here, and served after the others. */
  readonly embedsSolana?: boolean | undefined;
  readonly keeper: KeeperConfig;
  readonly telemetry: TelemetryConfig;
}

/** A worker's configuration as it is read: nothing is written for it, so that a refused start leaves nothing behind. */
export interface WorkerSettings extends Omit<WorkerConfig, keyof WorkerSecrets> {
  /** The key that is given; in development one that is not is made once, and kept in `dataDir`. */
  openSecrets(): WorkerSecrets;
}

/** Who checks attestors' identity. */
export type IdentityConfig =
  /** In this process: it knows nobody. */
  | { readonly kind: 'development'; readonly webhookSecret: Uint8Array }
  | {
      readonly kind: 'http';
      readonly url: string;
      /** Sent as a bearer token. */
      readonly key: string;
      readonly webhookSecret: Uint8Array;
    };

/** Operations that clients run by id. */
export interface TrustedDocuments {
  /** The text of each document. */
  readonly byId: ReadonlyMap<string, string>;
  /** Whether these documents are all that is run. */
  readonly only: boolean;
}

/** What one address may ask of a gateway's process in a minute. */
export interface RateLimits {
  /** The cost of its operations, and something for each request; absent: as much as it likes. */
  readonly points?: number | undefined;
  /** Challenges to sign in, and sign-ins; absent: as many as it likes. */
  readonly signIns?: number | undefined;
  /** Proxies whose `X-Forwarded-For` is believed: addresses, CIDR ranges, proxy-addr's names. */
  readonly trustedProxies: readonly string[];
}

/** Whether stored reads are compiled, and the share of them that resolvers answer too: from 0 to 1. */
export interface CompiledMode {
  readonly enabled: boolean;
  readonly checked: number;
}

export interface GatewayConfig extends WorkerConfig, GatewaySecrets {
  /** Whether index, keepers and dispatch run in this process too. */
  readonly runsWorker: boolean;
  /** The secp256k1 key that pays for relayed transactions, on every chain. Absent: the embedded chain's own, on a given chain none. */
  readonly relayerKey?: Uint8Array | undefined;
  readonly http: { readonly host: string; readonly port: number };
  /** How long a gateway that stops takes requests while `/ready` says that it stops. */
  readonly drainSeconds: number;
  /** Of both kinds of chain. */
  readonly adminWallets: readonly Address[];
  /** ISO 3166-1 alpha-2; undefined: all. */
  readonly countriesServed?: readonly string[] | undefined;
  /** Origins whose pages may call the gateway, besides its own. */
  readonly corsOrigins: readonly string[];
  /** Undefined where no manifest is named: then every document is run. */
  readonly trustedDocuments: TrustedDocuments | undefined;
  readonly compiled: CompiledMode;
  readonly verifierUrl: string | undefined;
  readonly rateLimits: RateLimits;
  /** The folder of the proving setup; the development one where it is absent. */
  readonly provingSetup: string | undefined;
  /** Absent: no checks are started. */
  readonly identity?: IdentityConfig | undefined;
}

/** A gateway's configuration as it is read: nothing is written for it, so that a refused start leaves nothing behind. */
export interface GatewaySettings extends Omit<GatewayConfig, keyof GatewaySecrets | 'identity'> {
  /** The keys that are given; in development those that are not are made once, and kept in `dataDir`. */
  openSecrets(): GatewaySecrets & Pick<GatewayConfig, 'identity'>;
}

/** What deploys the contracts. */
export interface DeployConfig extends CommonConfig {
  readonly chainId: number;
  /** May hold an access key: never log it. */
  readonly rpcUrl: string;
  /** The folder of the proving setup; the development one where it is absent. */
  readonly provingSetup: string | undefined;
  /** The secp256k1 key that sends, and pays; absent where a deployment is only looked at. */
  readonly deployerKey: Uint8Array | undefined;
}

/** What puts the program on a Solana cluster. */
export interface SolanaDeployConfig extends CommonConfig {
  /** May hold an access key: never log it. */
  readonly rpcUrl: string;
  /** What the node must say that its genesis is, in base58. */
  readonly genesisHash: string;
  /** A program that is on the cluster already. */
  readonly programId: SolanaAddress | undefined;
  /** The payment token; absent in development where one is made. */
  readonly tokenMint: SolanaAddress | undefined;
  readonly provingSetup: string | undefined;
  /** The Ed25519 key that sends, and pays: 32 bytes. */
  readonly deployerKey: Uint8Array;
}

export interface VerifierConfig extends CommonConfig {
  readonly http: { readonly host: string; readonly port: number };
  /** The secp256k1 key that signs REPORT. */
  readonly key: Uint8Array;
  /** The notaries whose claims are believed. */
  readonly witnesses: readonly EvmAddress[];
  /** Notaries for development: none in production. */
  readonly developmentWitnesses: readonly EvmAddress[];
  /** How many distinct witnesses a claim needs. */
  readonly witnessThreshold: number;
  /** The epoch that the witnesses are of, as their claims name it. */
  readonly witnessEpoch: number;
  /** Hashes of the sources whose claims are believed. */
  readonly sources: readonly Bytes32[];
  /** Oldest claim, seconds. */
  readonly claimMaxAge: number;
  readonly chainId: number;
  /** The EIP-712 verifyingContract. */
  readonly hub: EvmAddress;
  /** The program on a Solana cluster, where it signs for one too. */
  readonly solana: SolanaDomain | undefined;
}
