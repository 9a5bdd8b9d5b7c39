import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { EvmContracts } from '@income-series/protocol/chain';
import { furtherVariable } from '../../src/config/chain-variables.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The flags of gateway, worker and demo, as `npm start`, `npm run worker` and `npm run demo` have them. */
export const MEMORY_FLAGS: readonly string[] = ['--max-semi-space-size=64', '--heap-growing-percent=200'];

/** A program of ours in a process of its own. */
export interface Program {
  /** Every line that it wrote, to either stream. */
  readonly lines: readonly string[];
  /** The first line with this text, once there is one. Rejects where the program ends without. */
  said(text: string): Promise<string>;
  /** Ends it at once, as kill -9 does. */
  kill(): Promise<void>;
  /** Stops it where it is, and lets it go on. */
  freeze(): void;
  thaw(): void;
  /** Resolves with its exit code once it has ended by itself. */
  readonly ended: Promise<number | null>;
  /** Asks it to end; answers its exit code. */
  end(): Promise<number | null>;
}

/** `npm start` or `npm run worker`, without npm, and with nothing of this process's environment but where things are; in another folder another version. */
export function startProgram(
  name: 'gateway' | 'worker',
  environment: Readonly<Record<string, string>>,
  options: readonly string[] = [],
  folder: string = ROOT,
): Program {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [...MEMORY_FLAGS, 'bin/run.mjs', name, ...options], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH, HOME, LOG_LEVEL: 'trace', ...environment },
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
    ended,
    said: (text) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const line = lines.find((one) => one.includes(text));
          if (line === undefined) return;
          waiting.delete(look);
          resolve(line);
        };
        waiting.add(look);
        look();
        void ended.then(() => reject(new Error(`the ${name} ended:\n${lines.slice(-20).join('\n')}`)));
      }),
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    end() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/** Where a chain is, as the configuration names it. */
export interface ChainPlace {
  readonly rpcUrl: string;
  readonly contracts: EvmContracts;
  readonly startBlock?: bigint;
}

/** The variables by which a program finds database and chain. The tests' node has a clock of its own, and no votes. */
export const placesOf = (databaseUrl: string, { rpcUrl, contracts, startBlock = 0n }: ChainPlace) => ({
  DATABASE_URL: databaseUrl,
  EVM_RPC_URL: rpcUrl,
  EVM_INDEX_TAG: 'latest',
  EVM_MAX_BLOCK_AGE: '0',
  EVM_START_BLOCK: `${startBlock}`,
  EVM_REGISTRY_ADDRESS: contracts.registry,
  EVM_SERIES_ADDRESS: contracts.hub,
  EVM_RAISE_ADDRESS: contracts.raise,
  EVM_HARDSHIP_ADDRESS: contracts.hardship,
  EVM_ROUTER_ADDRESS: contracts.router,
  EVM_WINDOWS_ADDRESS: contracts.windows,
  EVM_FX_FEED_ADDRESS: contracts.fxFeed,
  EVM_RATES_ADDRESS: contracts.rates,
  EVM_TOKEN_ADDRESS: contracts.token,
  EVM_ACCESS_ADDRESS: contracts.access,
});

/** The variables of a further chain: those of `placesOf` by the chain's own names. */
export const furtherPlace = (chainId: number, place: ChainPlace): Readonly<Record<string, string>> => {
  const { DATABASE_URL: _, ...variables } = placesOf('', place);
  return Object.fromEntries(Object.entries(variables).map(([name, text]) => [furtherVariable(chainId, name), text]));
};
