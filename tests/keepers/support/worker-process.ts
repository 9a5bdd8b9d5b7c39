import { toHex } from '../../../src/core/bytes.ts';
import type { World } from '../../indexer/support/world.ts';
import { type Program, placesOf, startProgram } from '../../support/program.ts';
import { keeperKey } from './office.ts';

interface WorkerProcessOptions {
  readonly databaseUrl: string;
  readonly rpcUrl?: string;
  readonly environment?: Readonly<Record<string, string>>;
}

/** `npm run worker` on the world's chain, in a process of its own. */
export const startWorkerProcess = (
  world: World,
  { databaseUrl, rpcUrl = world.anvil.url, environment = {} }: WorkerProcessOptions,
): Program =>
  startProgram('worker', {
    ...placesOf(databaseUrl, { rpcUrl, contracts: world.contracts, startBlock: world.startBlock }),
    KEEPER_KEY: toHex(keeperKey(world)),
    KEEPER_DAILY_LIMIT: `${10n ** 24n}`,
    KEEPER_INTERVAL: '1',
    ...environment,
  });
