/** The declaration of a variable, from which `npm run generate -- configuration` writes docs/configuration.md. */
export interface VariableDeclaration {
  /** The meaning in sentences; links are relative to docs/. */
  readonly meaning: string;
  /** The form of the value, with unit and bounds. */
  readonly form: string;
  /** The default value. */
  readonly default?: string;
  /** The behaviour without the variable, if there is no fixed default value. */
  readonly without?: string;
  /** True if the value may contain a secret; `<NAME>_FILE` may then name a file with the value. */
  readonly secret?: true;
}

type Declarations = Readonly<Record<string, VariableDeclaration>>;

/** The genesis hash of devnet, the cluster that the service runs on; other clusters are for development. */
export const DEVNET_GENESIS_HASH = 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG';

const PRIVATE_KEY = '`0x` and 64 hex digits';
const ADDRESS = 'address';
const BASE58 = '32 bytes in base58';
const BYTES = '32 bytes in base64';
const SWITCH = '`on` or `off`';
const CONTRACT = 'deployed at the start';

const PROCESS = {
  PROFILE: {
    meaning: 'The profile: `production` refuses settings that are for development ([below](#production)).',
    form: '`development` or `production`',
    default: 'development',
  },
  LOG_LEVEL: {
    meaning: 'The lowest level of lines in the log.',
    form: '`trace`, `debug`, `info`, `warn`, `error`, `fatal` or `silent`',
    default: 'info',
  },
  HOST: {
    meaning: 'The address where the process listens. The image has 0.0.0.0.',
    form: 'host name or address',
    default: '127.0.0.1',
  },
  PORT: {
    meaning: 'The port where the process listens; 0 takes a free one.',
    form: 'port, 0 to 65535',
    without: '4000; 4001 for the verifier',
  },
  PUBLIC_URL: {
    meaning:
      'The gateway’s public address: the domain and URI that users sign in to, and that mails link to. Any host valid in RFC 3986 may stand in it: `gateway:4000`, `[::1]:4000`, `gateway.example.`; an international name is signed in its `xn--` form. The URL parser normalises it, without a slash at the end. Production needs https.',
    form: 'URL without user name and password',
    without: '`http://localhost:<PORT>`, of a gateway with the port that it obtained if `PORT` is 0',
  },
  DRAIN_SECONDS: {
    meaning:
      'The time for which a stopping gateway still accepts requests while `/ready` is 503, so that load balancers notice.',
    form: 'seconds, 0 to 600',
    without: '5 in production, else 0',
  },
  DATA_DIR: {
    meaning: 'The folder of embedded parts and of development keys.',
    form: 'folder',
    without: '`.income-series/` in the project',
  },
} as const satisfies Declarations;

const ADDRESS_LIMITS = {
  RATE_LIMIT: {
    meaning: 'The points that [one address may spend](gateway.md#limits-by-address).',
    form: 'points a minute, 100 to 1,000,000,000',
    without: 'no limit',
  },
  RATE_LIMIT_SIGN_INS: {
    meaning: 'The challenges and sign-ins of one address. A sign-in takes one of each.',
    form: 'challenges and sign-ins a minute, 2 to 1,000,000',
    without: 'no limit',
  },
  TRUSTED_PROXIES: {
    meaning: 'The proxies whose `X-Forwarded-For` is trusted.',
    form: 'IP addresses, CIDR ranges, `loopback`, `linklocal`, `uniquelocal`, separated by commas',
    without: 'the address is the connection’s',
  },
} as const satisfies Declarations;

const DATABASE = {
  DATABASE_URL: {
    meaning:
      'The PostgreSQL database, version 15 or newer. Production needs `?sslmode=verify-full` if it is on another machine; `&sslrootcert=<file>` names a private CA.',
    form: '`postgresql://…`',
    without: 'an embedded PostgreSQL; required in production',
    secret: true,
  },
  DATABASE_DIRECT_URL: {
    meaning:
      'The URL of the same database without [the transaction pooler](scale.md) that `DATABASE_URL` leads through.',
    form: '`postgresql://…`',
    without: '`DATABASE_URL`',
    secret: true,
  },
  DATABASE_READ_URLS: {
    meaning: '[Streaming standbys](scale.md#reads-from-standbys) that read for the gateway.',
    form: 'URLs of one standby each, separated by commas',
    without: 'the primary reads',
    secret: true,
  },
} as const satisfies Declarations;

const CHAINS = {
  CHAINS: {
    meaning:
      'The [EVM chains that are served](development.md#several-chains), `evm:10143` first. Production serves `evm:10143` alone. It never names Solana, which `SOLANA_RPC_URL` serves.',
    form: 'at most 16 names like `evm:10143,evm:31337`, separated by commas',
    without: '`evm:10143`, and an embedded Solana chain if no node is configured',
  },
  EVM_CHAIN_ID: {
    meaning:
      'The id of the first chain. The node must have it; every other is refused, 143 explicitly (`CHAIN_REFUSED`).',
    form: '10143',
    default: '10143',
  },
} as const satisfies Declarations;

/**
 * The variables of one EVM chain. The first chain's variables have these names; a further chain's have the chain's id after `EVM_`, as
 * EVM_31337_RPC_URL and EVM_31337_REORG_BOUND.
 */
const EVM_CHAIN = {
  EVM_RPC_URL: {
    meaning:
      'The node of the chain: in production with https, or on this machine. Node’s `NODE_EXTRA_CA_CERTS=<file>` names a private CA.',
    form: 'URL',
    without: 'an embedded chain; required in production, for a further chain and to deploy',
    secret: true,
  },
  EVM_REGISTRY_ADDRESS: { meaning: 'The registry.', form: ADDRESS, without: CONTRACT },
  EVM_SERIES_ADDRESS: {
    meaning: 'The hub of all series. The verifier signs for its domain, and needs it.',
    form: ADDRESS,
    without: CONTRACT,
  },
  EVM_RAISE_ADDRESS: { meaning: 'The contract of raises.', form: ADDRESS, without: CONTRACT },
  EVM_HARDSHIP_ADDRESS: { meaning: 'The contract of pauses and extinguishments.', form: ADDRESS, without: CONTRACT },
  EVM_ROUTER_ADDRESS: { meaning: 'The router of income.', form: ADDRESS, without: CONTRACT },
  EVM_WINDOWS_ADDRESS: { meaning: 'The contract of windows.', form: ADDRESS, without: CONTRACT },
  EVM_FX_FEED_ADDRESS: { meaning: 'The feed of rates.', form: ADDRESS, without: CONTRACT },
  EVM_RATES_ADDRESS: { meaning: 'The rates of periods.', form: ADDRESS, without: CONTRACT },
  EVM_TOKEN_ADDRESS: { meaning: 'The payment token.', form: ADDRESS, without: CONTRACT },
  EVM_ACCESS_ADDRESS: { meaning: 'The access manager.', form: ADDRESS, without: CONTRACT },
  EVM_START_BLOCK: {
    meaning: 'The block of the contracts’ deployment, where the index begins.',
    form: 'block number',
    default: '0',
  },
  EVM_CONTRACTS_FILE: {
    meaning:
      'A file that sets `EVM_CHAIN_ID`, `EVM_START_BLOCK` and all the contracts, as `npm run contracts -- deploy` writes it. A variable may also be set in the environment, to the same value.',
    form: 'file',
    without: 'none',
  },
  EVM_INDEX_TAG: {
    meaning:
      'The node’s block that the index follows. Rows indexed with `latest` are provisional, because a reorganisation removes them. It replaces `CONFIRMATIONS`, which is refused.',
    form: '`finalized`, `safe` or `latest`',
    without: '`finalized`; `latest` on the embedded chain',
  },
  EVM_MAX_BLOCKS_BEHIND: {
    meaning:
      'The number of blocks that the node’s newest block may be below the index; the error beyond it is `CHAIN_BEHIND`. It is not checked on the embedded chain.',
    form: 'blocks, 0 to 10,000; at most 1,000 in production',
    default: '3',
  },
  EVM_MAX_BLOCK_AGE: {
    meaning:
      'The greatest age of the node’s newest block by this machine’s clock. The error for an older block, or one more than 60 seconds ahead of that clock, is `CHAIN_STALE`. 0 allows any age, which production refuses. It is not checked on the embedded chain.',
    form: 'seconds, 0 to 86,400',
    default: '60',
  },
  EVM_PRIORITY_FEE: {
    meaning: 'The priority fee for a unit of gas, on top of the newest block’s base fee. The default is 2 gwei.',
    form: 'wei',
    default: '2000000000',
  },
  EVM_RESERVE_BALANCE: {
    meaning:
      'The balance that relayer and keepers should have. Below it, `/health` of the process with the account shows `BALANCE_BELOW_RESERVE`, and a worker’s metrics show [the balance](monitoring.md#metrics). The default is 10 coins.',
    form: 'wei',
    default: '10000000000000000000',
  },
  REORG_BOUND: {
    meaning:
      'The deepest reorganisation that is followed; [a deeper one halts the index](operations.md#the-index-halts).',
    form: 'blocks, 1 to 10,000',
    default: '64',
  },
  KEEPER_DAILY_LIMIT: {
    meaning:
      'The most that keepers spend on the chain in 24 hours ([how high](worker.md#how-high-the-daily-limit-has-to-be)). The default is 5 coins.',
    form: 'wei; with `KEEPER_KEY`, or on the embedded chain',
    default: '5000000000000000000',
  },
} as const satisfies Declarations;

/** The variables of the Solana chain, which is served in addition to the EVM chains if SOLANA_RPC_URL is set. */
const SOLANA = {
  SOLANA_RPC_URL: {
    meaning:
      'The node of Solana devnet: in production with https, or on this machine. Solana is then [served in addition](operations.md#solana). Without it every other variable of Solana is refused, except the verifier’s.',
    form: 'URL',
    without: 'an embedded chain if no `CHAINS` and no node is given, else Solana is not served',
    secret: true,
  },
  SOLANA_PROGRAM_ID: {
    meaning:
      'The program’s address. A verifier with it signs for that chain too, and a request then has to name its `chain`.',
    form: BASE58,
    without: 'required with `SOLANA_RPC_URL`, except for a deployment, which then uploads the program',
  },
  SOLANA_TOKEN_MINT: {
    meaning: 'The mint of the payment token with which the program was initialized.',
    form: BASE58,
    without: 'required with `SOLANA_RPC_URL`; a deployment in development then creates a test token',
  },
  SOLANA_GENESIS_HASH: {
    meaning:
      'The full genesis hash that the node must have ([how to read it](operations.md#solana)). A hash other than devnet’s is only for development; mainnet-beta’s is refused (`CHAIN_REFUSED`).',
    form: BASE58,
    default: DEVNET_GENESIS_HASH,
  },
  SOLANA_START_SLOT: {
    meaning: 'The slot of the program’s deployment, where the index begins.',
    form: 'slot',
    default: '0',
  },
  SOLANA_INDEX_COMMITMENT: {
    meaning:
      'The commitment of the slot that the index follows. Rows indexed with `confirmed` are provisional until their slot is finalized, because a fork removes them.',
    form: '`finalized` or `confirmed`',
    default: 'finalized',
  },
  SOLANA_MAX_SLOTS_BEHIND: {
    meaning:
      'The number of slots that the node’s newest slot may be below the index; the error beyond it is `CHAIN_BEHIND`.',
    form: 'slots, 0 to 10,000; at most 1,000 in production',
    default: '10',
  },
  SOLANA_MAX_SLOT_AGE: {
    meaning: 'The greatest age of the node’s newest block, as `EVM_MAX_BLOCK_AGE`.',
    form: 'seconds, 0 to 86,400; not 0 in production',
    default: '60',
  },
  SOLANA_REORG_BOUND: {
    meaning: 'The deepest fork that is followed.',
    form: 'slots, 1 to 10,000',
    default: '64',
  },
  SOLANA_PRIORITY_FEE: {
    meaning: 'The price of a compute unit. The default is 2,000 lamports for 200,000 units.',
    form: 'micro-lamports',
    default: '10000',
  },
  SOLANA_RESERVE_BALANCE: {
    meaning:
      'The balance that the keepers’ account should have; below it `/health` shows `BALANCE_BELOW_RESERVE`. The default is 1 SOL.',
    form: 'lamports',
    default: '1000000000',
  },
  SOLANA_KEEPER_KEY: {
    meaning:
      'The [Ed25519 key](operations.md#private-keys) of the account that keepers and relays are sent from. Fund it; it needs no role in the program.',
    form: PRIVATE_KEY,
    without: 'nothing is sent on Solana',
    secret: true,
  },
  SOLANA_KEEPER_DAILY_LIMIT: {
    meaning: 'The most that keepers spend on Solana in 24 hours. The default is 0.5 SOL.',
    form: 'lamports; with `SOLANA_KEEPER_KEY` only',
    default: '500000000',
  },
} as const satisfies Declarations;

const KEYS = {
  SESSION_KEYS: {
    meaning: 'The keys that sign sessions, newest first ([how to change them](operations.md#changing-keys)).',
    form: `\`id:base64\` of 32 bytes, separated by commas`,
    without: 'made once, kept in `DATA_DIR`; required in production',
    secret: true,
  },
  VAULT_KEYS: {
    meaning: 'The keys that seal the vault’s values, newest first ([how to change them](operations.md#changing-keys)).',
    form: `\`id:base64\` of 32 bytes, separated by commas`,
    without: 'made once, kept in `DATA_DIR`; required in production and by `db reseal`',
    secret: true,
  },
  CURSOR_KEY: {
    meaning:
      'The key that seals the cursors of lists; [while it is changed](operations.md#changing-keys) several keys, newest first.',
    form: `${BYTES}, separated by commas`,
    without: 'made once, kept in `DATA_DIR`; required in production',
    secret: true,
  },
} as const satisfies Declarations;

const ACCOUNTS = {
  WORKER: {
    meaning: '`on` runs index, keepers and mail in the gateway’s process.',
    form: SWITCH,
    default: 'on',
  },
  RELAYER_KEY: {
    meaning:
      'The [key](operations.md#private-keys) of the account that relays attestors’ signatures. Fund it; it needs no right on any contract. A worker only compares it with `KEEPER_KEY`.',
    form: PRIVATE_KEY,
    without: 'on the embedded chain a separate account; on another chain relays fail with `RELAY_UNAVAILABLE`',
    secret: true,
  },
  KEEPER_KEY: {
    meaning:
      'The [key](operations.md#private-keys) of the account that keepers send from; it must differ from `RELAYER_KEY`. Fund it; it needs no right on any contract.',
    form: PRIVATE_KEY,
    without: 'on the embedded chain a separate account; on another chain keepers send nothing, and others must',
    secret: true,
  },
  KEEPER_INTERVAL: {
    meaning: 'The time between two runs of a keeper. With 0 this process has no keepers.',
    form: 'seconds, 0 to 3,600',
    default: '10',
  },
} as const satisfies Declarations;

const DEPLOYMENT = {
  PROVING_SETUP: {
    meaning:
      'The folder of [the proving setup](deployment.md#the-proving-setup) with which the contracts were deployed.',
    form: 'folder; with `EVM_RPC_URL` only',
    without: 'the development setup; required in production',
  },
  DEPLOYER_KEY: {
    meaning:
      'The [key](operations.md#private-keys) of the account that `npm run contracts -- deploy` sends from; nothing else uses it. Unset it for every other process: a `DEPLOYER_KEY_FILE` that cannot be read ends any start.',
    form: PRIVATE_KEY,
    without: 'required for a deployment, not for `--verify`',
    secret: true,
  },
  SOLANA_DEPLOYER_KEY: {
    meaning: 'The key of the account that [`npm run solana -- deploy`](deployment.md#the-solana-program) sends from.',
    form: `${PRIVATE_KEY}, or the text of a key file of \`solana-keygen\``,
    without: 'required for a deployment on Solana',
    secret: true,
  },
} as const satisfies Declarations;

const USERS = {
  ADMIN_WALLETS: {
    meaning:
      'The wallets whose accounts are admins: in hex for wallets on the chain that is configured first, in base58 for wallets on Solana, if it is served (embedded, or by `SOLANA_RPC_URL`).',
    form: 'addresses, separated by commas',
    without: 'no admins',
  },
  COUNTRIES_SERVED: {
    meaning:
      'The countries that the service serves. An application from another country lacks `COUNTRY_SERVED`, which admins see when they decide on it.',
    form: 'ISO 3166-1 alpha-2 (`PT,CH`), separated by commas',
    without: 'all',
  },
  CORS_ORIGINS: {
    meaning: 'The origins of other sites that may call the gateway. It is the only variable that `npm run demo` reads.',
    form: 'origins like `https://app.example`, separated by commas',
    without: 'none',
  },
} as const satisfies Declarations;

const DOCUMENTS = {
  TRUSTED_DOCUMENTS: {
    meaning: 'The manifests of [operations that clients run by id](gateway.md#trusted-documents).',
    form: 'files of at most 4 MiB, separated by commas',
    without: 'none',
  },
  TRUSTED_DOCUMENTS_ONLY: {
    meaning: '`on` runs no other operations. It needs `TRUSTED_DOCUMENTS`.',
    form: SWITCH,
    default: 'off',
  },
  COMPILED: {
    meaning: '`on` compiles [stored reads](gateway.md#compiled-reads) into one statement each.',
    form: SWITCH,
    default: 'on',
  },
  COMPILED_CHECK: {
    meaning: 'The share of compiled reads that resolvers answer too. A difference is logged.',
    form: 'number, 0 to 1',
    default: '0',
  },
} as const satisfies Declarations;

const MAIL = {
  SMTP_URL: {
    meaning: 'The mail server. In production `smtp` must offer STARTTLS, except on this machine.',
    form: '`smtp://name:password@host:587` or `smtps://host`, nothing after the host; host in ASCII, `%` of name and password as `%25`',
    without: 'in development mail is dropped and counted as sent, in production it is skipped',
    secret: true,
  },
  MAIL_FROM: {
    meaning: 'The sender address of mail, without a display name.',
    form: 'mail address; with `SMTP_URL` only',
    without: 'required with `SMTP_URL`',
  },
  EMAIL_CODE_KEY: {
    meaning:
      'The key from which the codes that confirm e-mail addresses are derived, the same in all gateways and workers. A gateway with `WORKER=off` needs no `SMTP_URL`, and issues codes if it has this key. Without key or mail, `requestEmailCode` fails with `MAIL_DISABLED`.',
    form: BYTES,
    without:
      'made once, kept in `DATA_DIR`, which gateway and worker share then; required in production with `SMTP_URL`',
    secret: true,
  },
} as const satisfies Declarations;

const IDENTITY = {
  IDENTITY_PROVIDER_URL: {
    meaning:
      'The provider of attestors’ and applicants’ [identity checks](administration.md#attestors-and-their-identity).',
    form: 'https URL, or one of this machine',
    without:
      '[a development provider](development.md#identity-checks-in-development) without any records; none in production',
  },
  IDENTITY_PROVIDER_KEY: {
    meaning: 'The bearer key of the provider.',
    form: 'bearer token of 8 to 1,024 letters',
    without: 'required with `IDENTITY_PROVIDER_URL`',
    secret: true,
  },
  IDENTITY_WEBHOOK_SECRET: {
    meaning: 'The secret with which the provider signs its webhooks.',
    form: BYTES,
    without: 'required with `IDENTITY_PROVIDER_URL`; in development derived from `CURSOR_KEY`',
    secret: true,
  },
} as const satisfies Declarations;

const VERIFIER = {
  VERIFIER_URL: { meaning: 'The address where devices find the verifier.', form: 'URL', without: 'none' },
  VERIFIER_KEY: {
    meaning:
      'The verifier’s [signing key](operations.md#private-keys). Its start logs the address, which the owner of the contracts registers.',
    form: PRIVATE_KEY,
    without: 'required by the verifier',
    secret: true,
  },
  VERIFIER_WITNESSES: {
    meaning: 'The notaries that the verifier trusts.',
    form: 'addresses, separated by commas',
    without: 'required by the verifier, unless there are witnesses for development',
  },
  VERIFIER_DEVELOPMENT_WITNESSES: {
    meaning: 'Notaries for development, refused in production.',
    form: 'addresses, separated by commas',
    without: 'none',
  },
  VERIFIER_WITNESS_THRESHOLD: {
    meaning: 'The number of distinct witnesses that a claim needs.',
    form: '1 to 16, at most as many as there are witnesses',
    default: '1',
  },
  VERIFIER_WITNESS_EPOCH: {
    meaning:
      'The epoch of the witnesses, as named in their claims; change it together with them. The default is the public network’s.',
    form: '0 to 4,294,967,295',
    default: '1',
  },
  VERIFIER_SOURCES: {
    meaning: '[Hashes of the sources](operations.md#the-verifier) that the verifier trusts.',
    form: '`0x` and 64 hex digits each, separated by commas',
    without: 'required by the verifier',
  },
  VERIFIER_CLAIM_MAX_AGE: { meaning: 'The greatest age of a claim.', form: 'seconds, 1 to 86,400', default: '600' },
} as const satisfies Declarations;

const TELEMETRY = {
  METRICS_ADDRESS: {
    meaning:
      'The address of [`/metrics`](monitoring.md#metrics); port 0 takes a free one. It requires no password, so use an address in the operator’s network, also in production.',
    form: '`host:port`',
    without: 'no metrics',
  },
  METRICS_OPERATIONS: {
    meaning: 'The operations that metrics always show by name: those of your own clients.',
    form: 'at most 1,000 names, separated by commas',
    without: 'those of the paths',
  },
  OTEL_SDK_DISABLED: {
    meaning: '`true` turns [traces](monitoring.md#traces) off.',
    form: '`true`',
    without: 'traces are not turned off',
  },
  OTEL_TRACES_EXPORTER: {
    meaning: 'Where traces go.',
    form: '`otlp` or `none`',
    without: '`otlp` if an endpoint is given, else `none`',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    meaning:
      'The collector. These are OpenTelemetry’s own variables, and its library [reads the others itself](monitoring.md#traces).',
    form: 'URL',
    without: 'none; with `OTEL_TRACES_EXPORTER=otlp` `http://localhost:4318`',
  },
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: {
    meaning: 'The collector of traces only.',
    form: 'URL',
    without: '`OTEL_EXPORTER_OTLP_ENDPOINT`',
  },
  OTEL_EXPORTER_OTLP_PROTOCOL: { meaning: 'The protocol.', form: '`http/protobuf`', default: 'http/protobuf' },
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: {
    meaning: 'The protocol of traces.',
    form: '`http/protobuf`',
    default: 'http/protobuf',
  },
} as const satisfies Declarations;

/** All variables of the service, by section of docs/configuration.md. */
export const SECTIONS = {
  'The process': PROCESS,
  'The database': DATABASE,
  Chains: CHAINS,
  'An EVM chain': EVM_CHAIN,
  Solana: SOLANA,
  'Keys of the gateway': KEYS,
  'Worker, keepers and relayer': ACCOUNTS,
  Deployment: DEPLOYMENT,
  Users: USERS,
  'Documents and reads': DOCUMENTS,
  'Limits by address': ADDRESS_LIMITS,
  Mail: MAIL,
  'Identity checks': IDENTITY,
  'The verifier': VERIFIER,
  'Metrics and traces': TELEMETRY,
} as const;

type Sections = typeof SECTIONS;

export type Variable = { [S in keyof Sections]: keyof Sections[S] }[keyof Sections];
export type ChainVariable = keyof typeof EVM_CHAIN;
/** A variable that has a default value. */
export type DefaultedVariable = {
  [S in keyof Sections]: {
    [V in keyof Sections[S]]: Sections[S][V] extends { readonly default: string } ? V : never;
  }[keyof Sections[S]];
}[keyof Sections];

const ALL = Object.assign({}, ...Object.values(SECTIONS)) as Readonly<Record<Variable, VariableDeclaration>>;

export const VARIABLES = Object.keys(ALL) as readonly Variable[];
export const CHAIN_VARIABLES = Object.keys(EVM_CHAIN) as readonly ChainVariable[];
export const SOLANA_VARIABLES = Object.keys(SOLANA) as readonly (keyof typeof SOLANA)[];

/** The default value of a variable. */
export const defaultOf = (name: DefaultedVariable): string => ALL[name].default as string;

/** True if `<NAME>_FILE` may name a file that contains the variable's value. */
export const isSecret = (name: Variable): boolean => ALL[name].secret === true;
