import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { toHex } from '../../../src/core/bytes.ts';
import type { World } from '../../indexer/support/world.ts';
import { keeperKey } from './office.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** `npm run worker` in a process of its own. */
export interface WorkerProcess {
  /** Every line that it wrote, to either stream. */
  readonly lines: readonly string[];
  /** Resolves once it wrote a line with this text. */
  said(text: string): Promise<void>;
  /** Ends it at once, as kill -9 does. */
  kill(): Promise<void>;
  /** Asks it to end; answers its exit code. */
  end(): Promise<number | null>;
}

export interface WorkerProcessOptions {
  readonly databaseUrl: string;
  readonly rpcUrl?: string;
  readonly environment?: Readonly<Record<string, string>>;
}

export function startWorkerProcess(
  world: World,
  { databaseUrl, rpcUrl = world.anvil.url, environment = {} }: WorkerProcessOptions,
): WorkerProcess {
  const { contracts } = world;
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/apps/worker/main.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '',
      LOG_LEVEL: 'trace',
      DATABASE_URL: databaseUrl,
      EVM_RPC_URL: rpcUrl,
      EVM_START_BLOCK: `${world.startBlock}`,
      EVM_REGISTRY_ADDRESS: contracts.registry,
      EVM_SERIES_ADDRESS: contracts.hub,
      EVM_RAISE_ADDRESS: contracts.raise,
      EVM_HARDSHIP_ADDRESS: contracts.hardship,
      EVM_ROUTER_ADDRESS: contracts.router,
      EVM_WINDOWS_ADDRESS: contracts.windows,
      EVM_FX_FEED_ADDRESS: contracts.fxFeed,
      EVM_TOKEN_ADDRESS: contracts.token,
      KEEPER_KEY: toHex(keeperKey(world)),
      KEEPER_DAILY_LIMIT: `${10n ** 24n}`,
      KEEPER_INTERVAL: '1',
      ...environment,
    },
  });
  const lines: string[] = [];
  const waiting = new Set<() => void>();
  const read = (line: string) => {
    lines.push(line);
    for (const look of waiting) look();
  };
  createInterface({ input: child.stdout }).on('line', read);
  createInterface({ input: child.stderr }).on('line', read);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return {
    lines,
    said: (text) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (!lines.some((line) => line.includes(text))) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
        void ended.then(() => reject(new Error(`the worker ended:\n${lines.slice(-20).join('\n')}`)));
      }),
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    end() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
