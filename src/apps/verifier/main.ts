import { systemClock } from '@income-series/protocol/clock';
import { addressOfSecretKey, type SigningDomain } from '@income-series/protocol/signing';
import type { ClaimTrust } from '@income-series/protocol/zktls/claim';
import { Command } from 'commander';
import { checkPort } from '../../adapters/http/port.ts';
import { createLogger } from '../../adapters/log/logger.ts';
import { ignoreClosedPipes } from '../../adapters/process/closed-pipe.ts';
import { exitOnUsage } from '../../adapters/process/usage.ts';
import { loadVerifierConfig } from '../../config/config.ts';
import type { VerifierConfig } from '../../config/types.ts';
import { StartRefused } from '../../core/errors/start-refused.ts';
import { startVerifierServer } from './server.ts';

ignoreClosedPipes();
new Command('npm run verifier')
  .description('Verifies zkTLS claims. Variables configure it: docs/configuration.md, "The verifier".')
  .allowExcessArguments(false)
  .exitOverride(exitOnUsage)
  .parse();

/** The greatest lead of a witness's clock, in seconds. */
const MAX_CLOCK_SKEW = 60n;

const createTrust = (config: VerifierConfig): ClaimTrust => ({
  witnesses: new Set([...config.witnesses, ...config.developmentWitnesses]),
  epoch: config.witnessEpoch,
  threshold: config.witnessThreshold,
  sources: new Set(config.sources),
  development: config.profile === 'development',
  maxAge: BigInt(config.claimMaxAge),
  maxSkew: MAX_CLOCK_SKEW,
});

const listDomains = ({ chainId, hub, solana }: VerifierConfig): readonly SigningDomain[] => [
  { kind: 'evm', chainId, verifyingContract: hub },
  ...(solana === undefined ? [] : [solana]),
];

/** Starts the verifier, which ends at SIGTERM or SIGINT. */
async function main(): Promise<void> {
  const config = loadVerifierConfig();
  const log = createLogger({ level: config.logLevel, name: 'verifier' });
  // Only the kind of an error is logged, because its message or stack can quote the request.
  process.on('uncaughtException', (error) => {
    log.fatal({ kind: error.name }, 'The verifier failed.');
    process.exit(70);
  });
  // One request's forgotten promise must not end the service for everybody.
  process.on('unhandledRejection', (reason) => {
    log.error({ kind: reason instanceof Error ? reason.name : typeof reason }, 'A rejection that nobody handled.');
  });
  const refusals = await checkPort(config.http);
  if (refusals.length > 0) throw new StartRefused(refusals);
  const server = await startVerifierServer({
    host: config.http.host,
    port: config.http.port,
    domains: listDomains(config),
    secretKey: config.key,
    trust: createTrust(config),
    clock: systemClock,
    onRequest: (record) => log.info({ ...record }, 'request'),
  });
  const development = config.profile === 'development';
  if (development) log.warn('Development profile: claims that are marked as development are trusted.');
  log.info({ url: server.url, signer: addressOfSecretKey(config.key) }, 'The verifier listens.');
  const stop = () => void server.close();
  process.once('SIGTERM', stop).once('SIGINT', stop);
}

main().catch((error: unknown) => {
  const isOwnError = error instanceof Error && ['ConfigError', 'AppError', 'StartRefused'].includes(error.name);
  process.stderr.write(`${isOwnError ? error.message : 'The verifier could not start.'}\n`);
  process.exitCode = 78;
});
