import { toHex } from '../core/bytes.ts';
import { projectPath } from '../project.ts';
import { chainId, chains, deployedChain } from './chain.ts';
import { compiledReads } from './compiled-reads.ts';
import { database } from './database.ts';
import { readEnvironment, type VariableValues } from './env.ts';
import { identity } from './identity.ts';
import { GATEWAY_PORT, listen } from './listen.ts';
import { rateLimits } from './rate-limits.ts';
import { createReader, type VariableReader } from './reader.ts';
import { emailCodeSecret, secrets } from './secrets.ts';
import { adminWallets, embedsSolana, solana, solanaDeployment, solanaDomain } from './solana.ts';
import { telemetry } from './telemetry.ts';
import { trustedDocuments } from './trusted-documents.ts';
import type {
  CommonConfig,
  DeployConfig,
  GatewaySettings,
  KeeperConfig,
  MailConfig,
  SolanaDeployConfig,
  VerifierConfig,
  WorkerConfig,
  WorkerSecrets,
  WorkerSettings,
} from './types.ts';
import * as value from './values.ts';

export type * from './types.ts';

const common = ({ withDefault }: VariableReader): CommonConfig => ({
  profile: withDefault('PROFILE', value.profile),
  logLevel: withDefault('LOG_LEVEL', value.oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])),
});

/** The keepers' account is theirs alone: two processes that send from one account by different books mix its nonces. */
function keeper({ error, optional, withDefault }: VariableReader): KeeperConfig {
  const key = optional('KEEPER_KEY', value.privateKey);
  const relayer = optional('RELAYER_KEY', value.privateKey);
  if (key !== undefined && relayer !== undefined && toHex(key) === toHex(relayer)) {
    error.add('KEEPER_KEY', 'must be another key than RELAYER_KEY');
  }
  return {
    key,
    intervalMs: 1_000 * withDefault('KEEPER_INTERVAL', value.integer(0, 3_600)),
  };
}

/** By SMTP where a server is named, with STARTTLS at least where production reaches it over a network. */
function mail({ error, optional, required, given }: VariableReader, profile: string): MailConfig {
  const url = optional('SMTP_URL', value.smtpUrl);
  if (given.SMTP_URL === undefined) {
    if (given.MAIL_FROM !== undefined) error.add('MAIL_FROM', 'is given without SMTP_URL');
    return { kind: profile === 'production' ? 'none' : 'sink' };
  }
  const from = required('MAIL_FROM', value.mailAddress, 'is needed with SMTP_URL');
  if (profile === 'production' && !value.hasScheme(given.PUBLIC_URL, 'https')) {
    error.add('PUBLIC_URL', 'must be given with https in production: mails link to it');
  }
  if (url === undefined) return { kind: 'none' }; // a problem: finish() throws
  const requireTls = profile === 'production' && value.hasScheme(url, 'smtp') && !value.isLoopback(url);
  return { kind: 'smtp', url, from, requireTls };
}

function worker(reader: VariableReader, port = GATEWAY_PORT): Omit<WorkerConfig, keyof WorkerSecrets> {
  const base = common(reader);
  const { given, error, optional } = reader;
  if (base.profile === 'production') {
    for (const name of ['DATABASE_URL', 'EVM_RPC_URL'] as const) {
      if (given[name] === undefined) error.add(name, 'is needed in production: embedded parts are for development');
    }
  }
  return {
    ...base,
    dataDir: given.DATA_DIR ?? projectPath('.income-series'),
    database: database(reader),
    chains: chains(reader, base.profile),
    solana: solana(reader, base.profile),
    embedsSolana: embedsSolana(reader),
    keeper: keeper(reader),
    mail: mail(reader, base.profile),
    publicUrl: optional('PUBLIC_URL', value.publicUrl) ?? `http://localhost:${port}`,
    telemetry: telemetry(reader),
  };
}

/** @throws ConfigError naming every variable that is wrong or missing */
export function loadWorkerConfig(given: VariableValues = readEnvironment()): WorkerSettings {
  const reader = createReader(given);
  const base = worker(reader);
  const emailCode = emailCodeSecret(reader, base);
  return reader.finish({ ...base, openSecrets: () => ({ emailCodeKey: emailCode() }) });
}

/** @throws ConfigError naming every variable that is wrong or missing */
export function loadGatewayConfig(given: VariableValues = readEnvironment()): GatewaySettings {
  const reader = createReader(given);
  const http = listen(reader, GATEWAY_PORT);
  const base = worker(reader, http.port);
  if (base.profile === 'production' && base.mail.kind !== 'smtp' && !value.hasScheme(given.PUBLIC_URL, 'https')) {
    reader.error.add('PUBLIC_URL', 'must be given with https in production');
  }
  if (base.profile === 'production' && given.PROVING_SETUP === undefined) {
    reader.error.add('PROVING_SETUP', 'is needed in production: anyone can forge a proof under the development setup');
  }
  const countriesServed = reader.optional('COUNTRIES_SERVED', value.countries);
  const corsOrigins = reader.optional('CORS_ORIGINS', value.origins) ?? [];
  const trusted = trustedDocuments(reader);
  const verifierUrl = reader.optional('VERIFIER_URL', value.openUrl);
  const relayerKey = reader.optional('RELAYER_KEY', value.privateKey);
  const runsWorker = reader.withDefault('WORKER', value.oneOf(['on', 'off'])) === 'on';
  const drainSeconds =
    reader.optional('DRAIN_SECONDS', value.integer(0, 600)) ?? (base.profile === 'production' ? 5 : 0);
  const open = {
    adminWallets: adminWallets(reader),
    countriesServed,
    corsOrigins,
    trustedDocuments: trusted,
    compiled: compiledReads(reader),
    verifierUrl,
    drainSeconds,
    provingSetup: given.PROVING_SETUP,
  };
  const limits = rateLimits(reader);
  const provider = identity(reader, base.profile);
  const keys = secrets(reader, base);
  const emailCode = emailCodeSecret(reader, base);
  // Who sends the mails of a gateway without a worker is not known here: the key says that somebody does.
  const sendsNone = runsWorker && base.mail.kind === 'none';
  return reader.finish({
    ...base,
    http,
    ...open,
    rateLimits: limits,
    runsWorker,
    relayerKey,
    openSecrets() {
      const made = keys();
      const emailCodeKey = sendsNone ? undefined : emailCode();
      return { ...made, emailCodeKey, identity: provider(made.cursorKeys[0] ?? new Uint8Array()) };
    },
  });
}

/**
 * `sends`: whether a key is needed; without it none is read. `chain`: the chain that is deployed to, where it is not the
 * first; in development one that CHAINS names, as `evm:31337`. @throws ConfigError naming every variable that is wrong or
 * missing
 */
export function loadDeployConfig(
  sends: boolean,
  given: VariableValues = readEnvironment(),
  chain?: string,
): DeployConfig {
  const reader = createReader(given);
  const why = 'is needed to deploy';
  const base = common(reader);
  return reader.finish({
    ...base,
    ...deployedChain(reader, base.profile, chain, why),
    provingSetup: given.PROVING_SETUP,
    deployerKey: sends ? reader.required('DEPLOYER_KEY', value.privateKey, why) : undefined,
  });
}

/** @throws ConfigError naming every variable that is wrong or missing */
export function loadSolanaDeployConfig(given: VariableValues = readEnvironment()): SolanaDeployConfig {
  const reader = createReader(given);
  const base = common(reader);
  return reader.finish({ ...base, ...solanaDeployment(reader, base.profile) });
}

/** The notaries a verifier believes: those for development never in production. */
function witnesses(reader: VariableReader, why: string) {
  const { given, error, optional, withDefault, required } = reader;
  const development = optional('VERIFIER_DEVELOPMENT_WITNESSES', value.addresses) ?? [];
  const known =
    given.VERIFIER_DEVELOPMENT_WITNESSES === undefined
      ? required('VERIFIER_WITNESSES', value.addresses, why)
      : optional('VERIFIER_WITNESSES', value.addresses);
  const threshold = withDefault('VERIFIER_WITNESS_THRESHOLD', value.integer(1, 16));
  const witnessEpoch = withDefault('VERIFIER_WITNESS_EPOCH', value.integer(0, 0xffff_ffff));
  if (given.PROFILE === 'production' && given.VERIFIER_DEVELOPMENT_WITNESSES !== undefined) {
    error.add('VERIFIER_DEVELOPMENT_WITNESSES', 'is refused in production');
  }
  const count = new Set([...(known ?? []), ...development]).size;
  if (count > 0 && threshold > count) {
    error.add('VERIFIER_WITNESS_THRESHOLD', 'is more than there are witnesses');
  }
  return { witnesses: known ?? [], developmentWitnesses: development, witnessThreshold: threshold, witnessEpoch };
}

/** @throws ConfigError naming every variable that is wrong or missing */
export function loadVerifierConfig(given: VariableValues = readEnvironment()): VerifierConfig {
  const reader = createReader(given);
  const why = 'is needed by the verifier';
  const base = common(reader);
  return reader.finish({
    ...base,
    http: listen(reader, 4001),
    key: reader.required('VERIFIER_KEY', value.privateKey, why),
    ...witnesses(reader, why),
    sources: reader.required('VERIFIER_SOURCES', value.hashes, why),
    claimMaxAge: reader.withDefault('VERIFIER_CLAIM_MAX_AGE', value.integer(1, 86_400)),
    chainId: chainId(reader),
    hub: reader.required('EVM_SERIES_ADDRESS', value.address, why),
    solana: solanaDomain(reader, base.profile),
  });
}
