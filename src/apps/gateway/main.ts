// npm start: runs the gateway on an embedded database and embedded chains, or on configured ones.

import { constants } from 'node:os';
import { AppError } from '@income-series/protocol/errors/app-error';
import { Command } from 'commander';
import { describeError } from '../../adapters/log/describe-error.ts';
import { createLogger } from '../../adapters/log/logger.ts';
import { ignoreClosedPipes } from '../../adapters/process/closed-pipe.ts';
import { exitOnUsage } from '../../adapters/process/usage.ts';
import { traceIds } from '../../adapters/trace/tracer.ts';
import { loadGatewayConfig } from '../../config/config.ts';
import type { GatewaySettings, LogLevel } from '../../config/types.ts';
import { SetupError } from '../../core/errors/setup-error.ts';
import { StartRefused } from '../../core/errors/start-refused.ts';
import type { OpenSeries } from '../demo/open-series.ts';
import type { Seeding } from '../demo/seed.ts';
import { readConfiguration, reportRefusal } from '../start/configuration.ts';
import { endOnUncaught, surviveRejections } from '../start/uncaught.ts';
import { GRAPHQL_PATH } from './operations/yoga.ts';
import { type RunningService, startService } from './start.ts';
import { createMessageOutput, describeService, variablesFile } from './terminal.ts';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
type Signal = (typeof SIGNALS)[number];

ignoreClosedPipes();
const { seed: seeds } = new Command('npm start --')
  .description('Starts the gateway. Variables configure it, such as PORT=4001: README.md, "Configuration".')
  .option('--seed', 'opens a series in each phase and leaves work that waits, on embedded chains without series', false)
  .allowExcessArguments(false)
  .exitOverride(exitOnUsage)
  .parse()
  .opts<{ seed: boolean }>();

/** Tests that a person reads the output: a terminal, and the default log level. They see messages instead of log lines. */
const isForPeople = (level: LogLevel) => process.stdout.isTTY === true && level === 'info';
const createLog = (level: LogLevel) =>
  createLogger({
    name: 'gateway',
    context: traceIds,
    level: isForPeople(level) ? 'warn' : level,
    ...(isForPeople(level) ? { destination: createMessageOutput(process.stdout) } : {}),
  });
let log = createLog('info');
endOnUncaught(() => log);
const rejections = surviveRejections(() => log);

try {
  const { config: configured, warnings } = await readConfiguration(loadGatewayConfig, { serves: true });
  log = createLog(configured.logLevel);
  for (const warning of warnings) log.warn(warning);
  const seeding = seeds ? (await import('../demo/seed.ts')).createSeeding(configured) : undefined;
  const { config, routes } = seeding ?? { config: configured, routes: undefined };
  const service = await startService({ config, log, rejections, ...(routes && { routes }) });
  let [stopping, filling] = [false, seeding !== undefined];
  const stop = async (signal: Signal) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    await service.stop();
    log.info('stopped');
    if (filling) log.warn(`Filling ${config.dataDir} was stopped; run npm start -- --seed again to go on with it.`);
    process.exit(filling ? 128 + constants.signals[signal] : 0); // even if something still runs
  };
  for (const signal of SIGNALS) process.on(signal, () => void stop(signal));
  try {
    const open = await seedSeries(service, config, seeding);
    filling = false;
    await reportStart(service, config, { open, links: seeding?.links(service.publicUrl) });
  } catch (error) {
    if (stopping) await new Promise(() => {}); // `stop` caused the failure and ends the process
    await service.stop();
    throw error;
  }
} catch (error) {
  if (error instanceof StartRefused) reportRefusal(error, log);
  else reportFailure(error);
}

/** Opens series for --seed; undefined without --seed, or if there are series already. */
async function seedSeries(
  service: RunningService,
  config: GatewaySettings,
  seeding: Seeding | undefined,
): Promise<OpenSeries | undefined> {
  if (seeding === undefined) return undefined;
  if (isForPeople(config.logLevel)) process.stdout.write('Opening a series in each phase: half a minute.\n');
  const open = await seeding.fill(service);
  if (open === undefined)
    log.warn(
      `There are series already in ${config.dataDir}: --seed leaves them as they are. Another DATA_DIR begins empty.`,
    );
  return open;
}

/** The results of --seed. */
interface SeededParts {
  /** The series that the seeding opened; undefined if it opened none. */
  readonly open: OpenSeries | undefined;
  /** A line for each person; undefined without --seed. */
  readonly links: string | undefined;
}

/** Reports the addresses of the running service: in the variables file of a devnet, in the log, and in words on a terminal. */
async function reportStart(
  service: RunningService,
  config: GatewaySettings,
  { open, links }: SeededParts,
): Promise<void> {
  const forPeople = isForPeople(config.logLevel);
  const hasSeries = (await service.database.prisma.series.count()) > 0;
  if (service.devnet) {
    const { writeVariables } = await import('../demo/variables.ts');
    const { url, publicUrl, devnet, solana, contracts } = service;
    const place = { url, devnet, solana, chainId: devnet.anvil.chainId };
    const variables = { place, publicUrl, contracts, open };
    writeVariables(variablesFile(config), variables, { keepsEarlier: hasSeries });
  }
  log.info({ url: `${service.url}${GRAPHQL_PATH}`, chains: service.chains, ...nodeAddresses(service) }, 'listening');
  if (!forPeople) return;
  process.stdout.write(describeService({ config, service, seeded: open !== undefined, links, hasSeries }));
}

/** The addresses of the embedded chains for the log: wallets and tools send to these nodes. */
function nodeAddresses({ devnet, solana }: RunningService): object {
  return {
    ...(devnet && { evm: { node: devnet.anvil.url } }),
    ...(solana && { solana: solanaAddresses(solana) }),
  };
}

function solanaAddresses({ node, genesisHash, program, token, owner }: NonNullable<RunningService['solana']>): object {
  return { node: node.url, genesisHash, programId: program, tokenMint: token, owner: owner.address };
}

function reportFailure(error: unknown): void {
  const reason = error instanceof SetupError || error instanceof AppError ? error.message : undefined;
  log.fatal({ error: describeError(error), ...(reason === undefined ? {} : { reason }) }, 'the service did not start');
  process.exitCode = 1;
}
