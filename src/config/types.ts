import type { Address, SolanaAddress } from '@income-series/protocol/address';
import type { BlockTag, EvmContracts } from '@income-series/protocol/chain';
import type { Bytes32, EvmAddress } from '@income-series/protocol/hex';
import type { SolanaDomain } from '@income-series/protocol/signing';

/** A key of 32 bytes with an id. */
export interface SecretKey {
  readonly id: string;
  readonly secret: Uint8Array;
}

/** The keys of a worker. */
export interface WorkerSecrets {
  /** The key from which the codes that confirm e-mail addresses are derived; undefined if no codes are sent. */
  readonly emailCodeKey: Uint8Array | undefined;
}

/** The keys of a gateway. */
export interface GatewaySecrets extends WorkerSecrets {
  /** The keys of sessions, newest first: the first signs, all verify. */
  readonly sessionKeys: readonly SecretKey[];
  /** The keys of the vault, newest first: the first seals, all open. */
  readonly vaultKeys: readonly SecretKey[];
  /** The keys of lists' cursors, newest first: the first seals, all open. */
  readonly cursorKeys: readonly Uint8Array[];
}

export type Profile = 'development' | 'production';
export type LogLevel = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent';

/** The URLs of one database. They may contain a password, so they are never logged. */
export interface DatabaseUrls {
  /** The URL for statements and short transactions; it may lead to a transaction pooler. */
  readonly url: string;
  /**
   * The URL of the server itself, for work that needs a session: locks, LISTEN, migrations, the job queue. Without a pooler it
   * equals `url`.
   */
  readonly directUrl: string;
  /** The URLs of standbys that serve reads, one each; absent if there are none. */
  readonly readUrls?: readonly string[] | undefined;
}

/** The embedded database, or a configured one (`given`). */
export type DatabaseConfig = { readonly kind: 'embedded' } | ({ readonly kind: 'given' } & DatabaseUrls);

/** The embedded chain, to which the contracts are deployed at start, or a configured one (`given`). */
export type ChainConfig = { readonly kind: 'embedded'; readonly chainId: number } | GivenChain;

/** A chain with a configured node. */
export interface GivenChain {
  readonly kind: 'given';
  readonly chainId: number;
  /** The node's URL. It may contain an access key, so it is never logged. */
  readonly rpcUrl: string;
  readonly contracts: EvmContracts;
  /** The block of the contracts' deployment, where the index begins. */
  readonly startBlock: bigint;
}

/** The settings of one EVM chain. */
export interface ChainSettings {
  readonly chain: ChainConfig;
  readonly node: NodeConfig;
  /** The deepest reorganisation that is followed, in blocks; a deeper one halts the index. */
  readonly reorgBound: number;
  /** The most that keepers spend on the chain in 24 hours, in wei. */
  readonly keeperDailyLimit: bigint;
  /** The variables that name the chain's node and contracts. */
  readonly variables: { readonly node: string; readonly contracts: Readonly<Record<keyof EvmContracts, string>> };
}

export interface GivenChainSettings extends ChainSettings {
  readonly chain: GivenChain;
}

/** The settings of a cluster's node: how the index follows it, and what transactions offer. */
export interface SolanaNodeConfig {
  /** The commitment of the slot that the index follows. */
  readonly commitment: 'finalized' | 'confirmed';
  /** The most slots by which the node's newest slot may be below the index. */
  readonly maxBehind: number;
  /** The greatest age of the node's newest block, in seconds; 0 for any age. */
  readonly maxAge: number;
  /** The price that transactions offer for a compute unit, in micro-lamports. */
  readonly priorityFee: bigint;
  /** The balance that the keepers' account should have, in lamports. */
  readonly reserveBalance: bigint;
}

/** The settings of the Solana chain. */
export interface SolanaSettings {
  /** The name, as `solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1`. */
  readonly name: string;
  /** The genesis hash that the node must have, in base58. */
  readonly genesisHash: string;
  /** The node's URL. It may contain an access key, so it is never logged. */
  readonly rpcUrl: string;
  readonly programId: SolanaAddress;
  /** The mint of the payment token with which the program was initialized. */
  readonly tokenMint: SolanaAddress;
  /** The slot of the program's deployment, where the index begins. */
  readonly startSlot: bigint;
  readonly node: SolanaNodeConfig;
  /** The deepest fork that is followed, in slots; a deeper one halts the index. */
  readonly reorgBound: number;
  /** The Ed25519 key that keepers pay with; undefined: nothing is sent. */
  readonly keeperKey: Uint8Array | undefined;
  /** The most that keepers spend on the cluster in 24 hours, in lamports. */
  readonly keeperDailyLimit: bigint;
  /** The variables that name the cluster's node, the program and the mint. */
  readonly variables: { readonly node: string; readonly program: string; readonly token: string };
}

/** The configuration of every process of the service. */
export interface CommonConfig {
  readonly profile: Profile;
  readonly logLevel: LogLevel;
}

/** The settings of the keepers, which send calls that anyone may send, from an account of the service. */
export interface KeeperConfig {
  /** The secp256k1 key that pays on every EVM chain. Absent: the embedded chain's own key; a configured chain gets nothing. */
  readonly key?: Uint8Array | undefined;
  /** The milliseconds between two runs of a keeper; 0: no keepers in this process. */
  readonly intervalMs: number;
}

/** The way in which mail is sent. */
export type MailConfig =
  /** Mails are skipped. */
  | { readonly kind: 'none' }
  /** Mails are dropped and count as sent, for development. */
  | { readonly kind: 'sink' }
  | {
      readonly kind: 'smtp';
      /** The mail server's URL. It may contain a password, so it is never logged. */
      readonly url: string;
      /** The sender's address, without a display name. */
      readonly from: string;
      readonly requireTls: boolean;
    };

/** The settings of an EVM chain's node: how the index follows it, and what transactions offer. */
export interface NodeConfig {
  /** The tag of the block that the index follows. */
  readonly tag: BlockTag;
  /** The most blocks by which the node's newest block may be below the index. */
  readonly maxBehind: number;
  /** The greatest age of the node's newest block, in seconds; 0 for any age. */
  readonly maxAge: number;
  /** The price that transactions offer above the base fee for a unit of gas, in wei. */
  readonly priorityFee: bigint;
  /** The balance that relayer and keepers should have, in wei. */
  readonly reserveBalance: bigint;
}

/** The settings of metrics and traces. */
export interface TelemetryConfig {
  /** The address of `/metrics`; port 0 takes a free one. Absent: no metrics. */
  readonly metrics?: { readonly host: string; readonly port: number } | undefined;
  /** The operations that metrics always show by name. */
  readonly operations: readonly string[];
  /** True if traces are exported. */
  readonly traces: boolean;
}

export interface WorkerConfig extends CommonConfig, WorkerSecrets {
  /** The folder of embedded parts and of development keys. */
  readonly dataDir: string;
  readonly mail: MailConfig;
  /** The gateway's public address: the domain and URI that people sign in to, and that mails link to. */
  readonly publicUrl: string;
  readonly database: DatabaseConfig;
  /** The EVM chains. Only the first may be embedded; ids without a chain belong to it. */
  readonly chains: readonly [ChainSettings, ...GivenChainSettings[]];
  /** The configured Solana chain; undefined if there is none. */
  readonly solana?: SolanaSettings | undefined;
  /** True if a Solana chain is embedded. */
  readonly embedsSolana?: boolean | undefined;
  readonly keeper: KeeperConfig;
  readonly telemetry: TelemetryConfig;
}

/** A worker's configuration before its keys are opened. Reading it writes no file, so that a refused start leaves none behind. */
export interface WorkerSettings extends Omit<WorkerConfig, keyof WorkerSecrets> {
  /** Returns the key. In development a missing one is created and stored in `dataDir`. */
  openSecrets(): WorkerSecrets;
}

/** The provider that checks attestors' and applicants' identity. */
export type IdentityConfig =
  /** A built-in provider without any records. */
  | { readonly kind: 'development'; readonly webhookSecret: Uint8Array }
  | {
      readonly kind: 'http';
      readonly url: string;
      /** The key that is sent as a bearer token. */
      readonly key: string;
      readonly webhookSecret: Uint8Array;
    };

/** The documents that clients run by id. */
export interface TrustedDocuments {
  /** The documents' texts by id. */
  readonly byId: ReadonlyMap<string, string>;
  /** True if no other documents may run. */
  readonly only: boolean;
}

/** The limits of one address in a gateway's process, for one minute. */
export interface RateLimits {
  /** The points that an address may spend on requests and the cost of their operations; absent: no limit. */
  readonly points?: number | undefined;
  /** The number of challenges and sign-ins; absent: no limit. */
  readonly signIns?: number | undefined;
  /** The proxies whose `X-Forwarded-For` is trusted: addresses, CIDR ranges, proxy-addr's names. */
  readonly trustedProxies: readonly string[];
}

/** The settings of compiled reads. */
export interface CompiledMode {
  readonly enabled: boolean;
  /** The share of compiled reads that resolvers answer too, from 0 to 1. */
  readonly checked: number;
}

export interface GatewayConfig extends WorkerConfig, GatewaySecrets {
  /** True if index, keepers and dispatch run in this process too. */
  readonly runsWorker: boolean;
  /** The secp256k1 key that pays relayed transactions on every EVM chain. Absent: the embedded chain's own, else none. */
  readonly relayerKey?: Uint8Array | undefined;
  readonly http: { readonly host: string; readonly port: number };
  /** The seconds for which a stopping gateway still accepts requests while `/ready` is 503. */
  readonly drainSeconds: number;
  /** The wallets of admins, on EVM chains and on Solana. */
  readonly adminWallets: readonly Address[];
  /** The served countries, ISO 3166-1 alpha-2; undefined: all. */
  readonly countriesServed?: readonly string[] | undefined;
  /** Origins whose pages may call the gateway, besides its own. */
  readonly corsOrigins: readonly string[];
  /** Undefined without a manifest; every document may run then. */
  readonly trustedDocuments: TrustedDocuments | undefined;
  readonly compiled: CompiledMode;
  readonly verifierUrl: string | undefined;
  readonly rateLimits: RateLimits;
  /** The folder of the proving setup; undefined: the development setup. */
  readonly provingSetup: string | undefined;
  /** Absent: identity checks cannot be started. */
  readonly identity?: IdentityConfig | undefined;
}

/** A gateway's configuration before its keys are opened. Reading it writes no file, so that a refused start leaves none behind. */
export interface GatewaySettings extends Omit<GatewayConfig, keyof GatewaySecrets | 'identity'> {
  /** Returns the keys. In development missing ones are created and stored in `dataDir`. */
  openSecrets(): GatewaySecrets & Pick<GatewayConfig, 'identity'>;
}

/** The configuration of a deployment of the contracts. */
export interface DeployConfig extends CommonConfig {
  readonly chainId: number;
  /** The node's URL. It may contain an access key, so it is never logged. */
  readonly rpcUrl: string;
  /** The folder of the proving setup; undefined: the development setup. */
  readonly provingSetup: string | undefined;
  /** The secp256k1 key that sends and pays; undefined if the deployment is only verified. */
  readonly deployerKey: Uint8Array | undefined;
}

/** The configuration of a deployment of the program on a Solana cluster. */
export interface SolanaDeployConfig extends CommonConfig {
  /** The node's URL. It may contain an access key, so it is never logged. */
  readonly rpcUrl: string;
  /** The genesis hash that the node must have, in base58. */
  readonly genesisHash: string;
  /** The address of a program that is on the cluster already; undefined: the program is uploaded. */
  readonly programId: SolanaAddress | undefined;
  /** The mint of the payment token; undefined in development: a test token is created. */
  readonly tokenMint: SolanaAddress | undefined;
  readonly provingSetup: string | undefined;
  /** The Ed25519 key that sends and pays, 32 bytes. */
  readonly deployerKey: Uint8Array;
}

export interface VerifierConfig extends CommonConfig {
  readonly http: { readonly host: string; readonly port: number };
  /** The secp256k1 key that signs REPORT. */
  readonly key: Uint8Array;
  /** The notaries whose claims are trusted. */
  readonly witnesses: readonly EvmAddress[];
  /** Notaries for development; empty in production. */
  readonly developmentWitnesses: readonly EvmAddress[];
  /** The number of distinct witnesses that a claim needs. */
  readonly witnessThreshold: number;
  /** The epoch of the witnesses, as named in their claims. */
  readonly witnessEpoch: number;
  /** The hashes of the sources whose claims are trusted. */
  readonly sources: readonly Bytes32[];
  /** The greatest age of a claim, in seconds. */
  readonly claimMaxAge: number;
  readonly chainId: number;
  /** The hub of all series, which is the verifyingContract of the EIP-712 domain. */
  readonly hub: EvmAddress;
  /** The signing domain on a Solana cluster; undefined if the verifier signs for none. */
  readonly solana: SolanaDomain | undefined;
}
