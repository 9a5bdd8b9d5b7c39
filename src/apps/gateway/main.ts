// npm start: the service on embedded defaults, or on the database and the chain that are given.
import { createLogger } from '../../adapters/log/logger.ts';
import { loadGatewayConfig } from '../../config/config.ts';
import { ConfigError } from '../../config/config-error.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { SetupError } from '../../core/errors/setup-error.ts';
import { describeError } from './errors.ts';
import { startService } from './start.ts';
import { GRAPHQL_PATH } from './yoga.ts';

function readConfig() {
  try {
    return loadGatewayConfig();
  } catch (error) {
    if (!(error instanceof ConfigError || error instanceof AppError)) throw error;
    const code = error instanceof AppError ? `${error.code}: ` : '';
    process.stderr.write(`${code}${error.message}\n`); // names variables and rules, never a value
    return process.exit(2);
  }
}

const config = readConfig();
const log = createLogger({ level: config.logLevel, name: 'gateway' });

try {
  const service = await startService({ config, log });
  log.info({ url: `${service.url}${GRAPHQL_PATH}`, chain: service.chain.name }, 'listening');

  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    await service.stop();
    log.info('stopped');
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(signal));
} catch (error) {
  const reason = error instanceof SetupError || error instanceof AppError ? error.message : undefined;
  log.fatal({ error: describeError(error), ...(reason === undefined ? {} : { reason }) }, 'the service did not start');
  process.exitCode = 1;
}
