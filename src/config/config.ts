import { toHex } from '@income-series/protocol/bytes';
import { projectPath } from '../project.ts';
import { readChainId, readChains, readDeployedChain } from './chain.ts';
import { readCompiledMode } from './compiled-reads.ts';
import { readDatabase } from './database.ts';
import { readEnvironment, type VariableValues } from './env.ts';
import { readIdentity } from './identity.ts';
import { GATEWAY_PORT, readListenAddress } from './listen.ts';
import { readRateLimits } from './rate-limits.ts';
import { createReader, type VariableReader } from './reader.ts';
import { readEmailCodeSecret, readSecrets } from './secrets.ts';
import { embedsSolana, readAdminWallets, readSolana, readSolanaDeployment, readSolanaDomain } from './solana.ts';
import { readTelemetry } from './telemetry.ts';
import { readTrustedDocuments } from './trusted-documents.ts';
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

const readCommon = ({ withDefault }: VariableReader): CommonConfig => ({
  profile: withDefault('PROFILE', value.profile),
  logLevel: withDefault('LOG_LEVEL', value.oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])),
});

/** Reads the keepers' settings. Keepers need a key of their own, because two senders from one account would mix its nonces. */
function readKeeper({ error, optional, withDefault }: VariableReader): KeeperConfig {
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

/** Reads the settings of mail: SMTP if a server is set. Production requires TLS or STARTTLS, unless the server is on this
 * machine. */
function readMail({ error, optional, required, values }: VariableReader, profile: string): MailConfig {
  const url = optional('SMTP_URL', value.smtpUrl);
  if (values.SMTP_URL === undefined) {
    if (values.MAIL_FROM !== undefined) error.add('MAIL_FROM', 'is given without SMTP_URL');
    return { kind: profile === 'production' ? 'none' : 'sink' };
  }
  const from = required('MAIL_FROM', value.mailAddress, 'is needed with SMTP_URL');
  if (profile === 'production' && !value.hasScheme(values.PUBLIC_URL, 'https')) {
    error.add('PUBLIC_URL', 'must be given with https in production: mails link to it');
  }
  if (url === undefined) return { kind: 'none' }; // a problem: finish() throws
  const requireTls = profile === 'production' && value.hasScheme(url, 'smtp') && !value.isLoopback(url);
  return { kind: 'smtp', url, from, requireTls };
}

/** Reads the settings that gateway and worker share. In production, database and EVM node are never embedded. */
function readWorker(reader: VariableReader, port = GATEWAY_PORT): Omit<WorkerConfig, keyof WorkerSecrets> {
  const base = readCommon(reader);
  const { values, error, optional } = reader;
  if (base.profile === 'production') {
    for (const name of ['DATABASE_URL', 'EVM_RPC_URL'] as const) {
      if (values[name] === undefined) error.add(name, 'is needed in production: embedded parts are for development');
    }
  }
  return {
    ...base,
    dataDir: values.DATA_DIR ?? projectPath('.income-series'),
    database: readDatabase(reader),
    chains: readChains(reader, base.profile),
    solana: readSolana(reader, base.profile),
    embedsSolana: embedsSolana(reader),
    keeper: readKeeper(reader),
    mail: readMail(reader, base.profile),
    publicUrl: optional('PUBLIC_URL', value.publicUrl) ?? `http://localhost:${port}`,
    telemetry: readTelemetry(reader),
  };
}

/** Reads the configuration of a worker. @throws ConfigError naming every wrong or missing variable */
export function loadWorkerConfig(values: VariableValues = readEnvironment()): WorkerSettings {
  const reader = createReader(values);
  const base = readWorker(reader);
  const emailCode = readEmailCodeSecret(reader, base);
  return reader.finish({ ...base, openSecrets: () => ({ emailCodeKey: emailCode() }) });
}

/** Reads the configuration of a gateway. @throws ConfigError naming every wrong or missing variable */
export function loadGatewayConfig(values: VariableValues = readEnvironment()): GatewaySettings {
  const reader = createReader(values);
  const http = readListenAddress(reader, GATEWAY_PORT);
  const base = readWorker(reader, http.port);
  if (base.profile === 'production' && base.mail.kind !== 'smtp' && !value.hasScheme(values.PUBLIC_URL, 'https')) {
    reader.error.add('PUBLIC_URL', 'must be given with https in production');
  }
  if (base.profile === 'production' && values.PROVING_SETUP === undefined) {
    reader.error.add('PROVING_SETUP', 'is needed in production: anyone can forge a proof under the development setup');
  }
  const countriesServed = reader.optional('COUNTRIES_SERVED', value.countries);
  const corsOrigins = reader.optional('CORS_ORIGINS', value.origins) ?? [];
  const trusted = readTrustedDocuments(reader);
  const verifierUrl = reader.optional('VERIFIER_URL', value.openUrl);
  const relayerKey = reader.optional('RELAYER_KEY', value.privateKey);
  const runsWorker = reader.withDefault('WORKER', value.oneOf(['on', 'off'])) === 'on';
  const drainSeconds =
    reader.optional('DRAIN_SECONDS', value.integer(0, 600)) ?? (base.profile === 'production' ? 5 : 0);
  const open = {
    adminWallets: readAdminWallets(reader),
    countriesServed,
    corsOrigins,
    trustedDocuments: trusted,
    compiled: readCompiledMode(reader),
    verifierUrl,
    drainSeconds,
    provingSetup: values.PROVING_SETUP,
  };
  const limits = readRateLimits(reader);
  const provider = readIdentity(reader, base.profile);
  const keys = readSecrets(reader, base);
  const emailCode = readEmailCodeSecret(reader, base);
  // A gateway without a worker cannot know whether a worker sends mail; its key implies that a worker does.
  const sendsNone = runsWorker && base.mail.kind === 'none';
  return reader.finish({
    ...base,
    http,
    ...open,
    rateLimits: limits,
    runsWorker,
    relayerKey,
    openSecrets() {
      const keySet = keys();
      const emailCodeKey = sendsNone ? undefined : emailCode();
      return { ...keySet, emailCodeKey, identity: provider(keySet.cursorKeys[0] ?? new Uint8Array()) };
    },
  });
}

/**
 * Reads the configuration of a deployment.
 * @param options `sends` is false for a comparison, which reads no key
 * @param chain the chain that is deployed to, if not the first: one that CHAINS names, as `evm:31337`; only in development
 * @throws ConfigError naming every wrong or missing variable
 */
export function loadDeployConfig(
  { sends }: { readonly sends: boolean },
  values: VariableValues = readEnvironment(),
  chain?: string,
): DeployConfig {
  const reader = createReader(values);
  const why = 'is needed to deploy';
  const base = readCommon(reader);
  return reader.finish({
    ...base,
    ...readDeployedChain(reader, base.profile, chain, why),
    provingSetup: values.PROVING_SETUP,
    deployerKey: sends ? reader.required('DEPLOYER_KEY', value.privateKey, why) : undefined,
  });
}

/** Reads the configuration of a deployment on Solana. @throws ConfigError naming every wrong or missing variable */
export function loadSolanaDeployConfig(values: VariableValues = readEnvironment()): SolanaDeployConfig {
  const reader = createReader(values);
  const base = readCommon(reader);
  return reader.finish({ ...base, ...readSolanaDeployment(reader, base.profile) });
}

/** Reads the witnesses that a verifier trusts; production refuses those for development. */
function readWitnesses(reader: VariableReader, why: string) {
  const { values, error, optional, withDefault, required } = reader;
  const development = optional('VERIFIER_DEVELOPMENT_WITNESSES', value.addresses) ?? [];
  const regular =
    values.VERIFIER_DEVELOPMENT_WITNESSES === undefined
      ? required('VERIFIER_WITNESSES', value.addresses, why)
      : optional('VERIFIER_WITNESSES', value.addresses);
  const threshold = withDefault('VERIFIER_WITNESS_THRESHOLD', value.integer(1, 16));
  const witnessEpoch = withDefault('VERIFIER_WITNESS_EPOCH', value.integer(0, 0xffff_ffff));
  if (values.PROFILE === 'production' && values.VERIFIER_DEVELOPMENT_WITNESSES !== undefined) {
    error.add('VERIFIER_DEVELOPMENT_WITNESSES', 'is refused in production');
  }
  const count = new Set([...(regular ?? []), ...development]).size;
  if (count > 0 && threshold > count) {
    error.add('VERIFIER_WITNESS_THRESHOLD', 'is more than there are witnesses');
  }
  return { witnesses: regular ?? [], developmentWitnesses: development, witnessThreshold: threshold, witnessEpoch };
}

/** Reads the configuration of a verifier. @throws ConfigError naming every wrong or missing variable */
export function loadVerifierConfig(values: VariableValues = readEnvironment()): VerifierConfig {
  const reader = createReader(values);
  const why = 'is needed by the verifier';
  const base = readCommon(reader);
  return reader.finish({
    ...base,
    http: readListenAddress(reader, 4001),
    key: reader.required('VERIFIER_KEY', value.privateKey, why),
    ...readWitnesses(reader, why),
    sources: reader.required('VERIFIER_SOURCES', value.hashes, why),
    claimMaxAge: reader.withDefault('VERIFIER_CLAIM_MAX_AGE', value.integer(1, 86_400)),
    chainId: readChainId(reader),
    hub: reader.required('EVM_SERIES_ADDRESS', value.address, why),
    solana: readSolanaDomain(reader, base.profile),
  });
}
