// npm start: the service on embedded defaults, or on the database and the chain that are given.
import { Command } from 'commander';
import { createLogger } from '../../adapters/log/logger.ts';
import { ignoreClosedPipes } from '../../adapters/process/closed-pipe.ts';
import { traceIds } from '../../adapters/trace/tracer.ts';
import { loadGatewayConfig } from '../../config/config.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { SetupError } from '../../core/errors/setup-error.ts';
import { StartRefused } from '../../core/errors/start-refused.ts';
import { readConfiguration, sayRefused } from '../start/configuration.ts';
import { describeError } from './errors.ts';
import { type RunningService, startService } from './start.ts';
import { GRAPHQL_PATH } from './yoga.ts';

ignoreClosedPipes();
new Command('npm start').description('Serves. Is configured by variables alone.').allowExcessArguments(false).parse();

let log = createLogger({ level: 'info', name: 'gateway', context: traceIds });

try {
  const config = await readConfiguration(loadGatewayConfig, true);
  log = createLogger({ level: config.logLevel, name: 'gateway', context: traceIds });
  const service = await startService({ config, log });
  log.info({ url: `${service.url}${GRAPHQL_PATH}`, chains: service.chains, ...nodesOf(service) }, 'listening');

  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    await service.stop();
    log.info('stopped');
    process.exit(); // whatever did not end in time
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(signal));
} catch (error) {
  if (error instanceof StartRefused) sayRefused(error, log);
  else sayFailed(error);
}

/** Where the chains are that were started here: wallets and tools send to these nodes. `owner` is account 0. */
function nodesOf({ devnet, solana }: RunningService): object {
  return {
    ...(devnet && { evm: { node: devnet.anvil.url } }),
    ...(solana && { solana: placeOf(solana) }),
  };
}

function placeOf({ node, genesisHash, program, token, owner }: NonNullable<RunningService['solana']>): object {
  return { node: node.url, genesisHash, programId: program, tokenMint: token, owner: owner.address };
}

function sayFailed(error: unknown): void {
  const reason = error instanceof SetupError || error instanceof AppError ? error.message : undefined;
  log.fatal({ error: describeError(error), ...(reason === undefined ? {} : { reason }) }, 'the service did not start');
  process.exitCode = 1;
}
