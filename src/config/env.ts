import { ConfigError } from './config-error.ts';
import { readContractsFile } from './contracts-file.ts';
import { MAX_FILE_KIB, readTextFile } from './read-file.ts';

/** Every variable the service reads. Another one that starts like ours is a spelling mistake and is refused. */
export const VARIABLES = [
  'PROFILE',
  'LOG_LEVEL',
  'HOST',
  'PORT',
  'PUBLIC_URL',
  'DRAIN_SECONDS',
  'RATE_LIMIT',
  'RATE_LIMIT_SIGN_INS',
  'TRUSTED_PROXIES',
  'DATA_DIR',
  'DATABASE_URL',
  'EVM_RPC_URL',
  'EVM_CHAIN_ID',
  'EVM_REGISTRY_ADDRESS',
  'EVM_SERIES_ADDRESS',
  'EVM_RAISE_ADDRESS',
  'EVM_HARDSHIP_ADDRESS',
  'EVM_ROUTER_ADDRESS',
  'EVM_WINDOWS_ADDRESS',
  'EVM_FX_FEED_ADDRESS',
  'EVM_RATES_ADDRESS',
  'EVM_TOKEN_ADDRESS',
  'EVM_ACCESS_ADDRESS',
  'EVM_START_BLOCK',
  'EVM_CONTRACTS_FILE',
  'EVM_INDEX_TAG',
  'EVM_MAX_BLOCKS_BEHIND',
  'EVM_MAX_BLOCK_AGE',
  'EVM_PRIORITY_FEE',
  'EVM_RESERVE_BALANCE',
  'REORG_BOUND',
  'SESSION_KEYS',
  'VAULT_KEYS',
  'CURSOR_KEY',
  'DEPLOYER_KEY',
  'RELAYER_KEY',
  'WORKER',
  'KEEPER_KEY',
  'KEEPER_DAILY_LIMIT',
  'KEEPER_INTERVAL',
  'SMTP_URL',
  'MAIL_FROM',
  'IDENTITY_PROVIDER_URL',
  'IDENTITY_PROVIDER_KEY',
  'IDENTITY_WEBHOOK_SECRET',
  'ADMIN_WALLETS',
  'CORS_ORIGINS',
  'VERIFIER_URL',
  'VERIFIER_KEY',
  'VERIFIER_WITNESSES',
  'VERIFIER_DEVELOPMENT_WITNESSES',
  'VERIFIER_WITNESS_THRESHOLD',
  'VERIFIER_WITNESS_EPOCH',
  'VERIFIER_SOURCES',
  'VERIFIER_CLAIM_MAX_AGE',
  'PROVING_SETUP',
  'METRICS_ADDRESS',
  'METRICS_OPERATIONS',
  'OTEL_SDK_DISABLED',
  'OTEL_TRACES_EXPORTER',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
  'OTEL_EXPORTER_OTLP_PROTOCOL',
  'OTEL_EXPORTER_OTLP_TRACES_PROTOCOL',
] as const;

export type Variable = (typeof VARIABLES)[number];

/** What was given, by name. An empty string counts as not given. */
export type Given = Readonly<Partial<Record<Variable, string>>>;

/** Variables that may hold a secret, and so may also be given as the path of a file in `<NAME>_FILE`. */
const FROM_FILE: ReadonlySet<Variable> = new Set([
  'DATABASE_URL',
  'EVM_RPC_URL',
  'SESSION_KEYS',
  'VAULT_KEYS',
  'CURSOR_KEY',
  'VERIFIER_KEY',
  'DEPLOYER_KEY',
  'RELAYER_KEY',
  'KEEPER_KEY',
  'SMTP_URL',
  'IDENTITY_PROVIDER_KEY',
  'IDENTITY_WEBHOOK_SECRET',
]);

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the environment once. @throws ConfigError naming a variable given twice, an unreadable file, or a name that
 * only looks like one of ours.
 */
export function readEnvironment(env: Environment = process.env): Given {
  const { given, error } = readVariables(env);
  error.throwIfAny();
  return given;
}

/** What the environment gives, and what is wrong with it. */
export function readVariables(env: Environment = process.env): { readonly given: Given; readonly error: ConfigError } {
  const error = new ConfigError();
  const known = new Set<string>(VARIABLES.flatMap((name) => (FROM_FILE.has(name) ? [name, `${name}_FILE`] : [name])));
  for (const name of Object.keys(env)) {
    if (
      /^(CONFIRMATIONS$|RATE_LIMIT|TRUSTED_PROX|(EVM|SESSION|VAULT|CURSOR|VERIFIER|RELAYER|KEEPER|DEPLOYER|SMTP|MAIL|IDENTITY|PROVING|METRICS)_)/.test(
        name,
      ) &&
      !known.has(name)
    )
      error.add(name, 'is not a known variable');
  }
  const given: Partial<Record<Variable, string>> = {};
  for (const name of VARIABLES) {
    const direct = env[name]?.trim() || undefined;
    const path = FROM_FILE.has(name) ? env[`${name}_FILE`]?.trim() || undefined : undefined;
    if (direct !== undefined && path !== undefined) error.add(name, `is given twice, also as ${name}_FILE`);
    const value =
      direct ??
      (path === undefined
        ? undefined
        : contents(path, () => error.add(`${name}_FILE`, `names no readable file of at most ${MAX_FILE_KIB} KiB`)));
    if (value) given[name] = value;
  }
  addContracts(given, error);
  if (given.PROFILE === 'production' && env.NODE_TLS_REJECT_UNAUTHORIZED === '0') {
    error.add('NODE_TLS_REJECT_UNAUTHORIZED', 'must not be 0 in production: no certificate would be verified');
  }
  return { given, error };
}

/** Adds what the contracts file sets. A variable may also be given, with the same value. */
function addContracts(given: Partial<Record<Variable, string>>, error: ConfigError): void {
  if (given.EVM_CONTRACTS_FILE === undefined) return;
  try {
    const values = Object.entries(readContractsFile(given.EVM_CONTRACTS_FILE)) as [Variable, string][];
    for (const [name, value] of values) {
      const other = given[name]?.toLowerCase() ?? value.toLowerCase();
      if (other !== value.toLowerCase()) error.add(name, 'is given twice, also in EVM_CONTRACTS_FILE');
      given[name] = value;
    }
  } catch {
    error.add('EVM_CONTRACTS_FILE', 'names a file that cannot be read, or that sets more than contracts');
  }
}

function contents(path: string, failed: () => void): string | undefined {
  try {
    return readTextFile(path).trim();
  } catch {
    failed();
    return undefined;
  }
}
