import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { toHex } from '../../../src/core/bytes.ts';
import type { Product } from '../../integration/support/product.ts';
import { testRelayerKey } from '../../support/gateway.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** The service in a process of its own. */
export interface ServiceProcess {
  readonly url: string;
  /** Every line that it wrote, to either stream. */
  readonly lines: readonly string[];
  /** Ends it at once, as kill -9 does. */
  kill(): Promise<void>;
}

const secret = (byte: number) => Buffer.alloc(32, byte).toString('base64');

/** Runs the service as `npm start` does, on the product's database and chain and with its keys; logs everything. */
export async function startServiceProcess({ devnet, gateway }: Product, dataDir: string): Promise<ServiceProcess> {
  const { anvil, contracts } = devnet;
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/apps/gateway/main.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '',
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'trace',
      DATABASE_URL: gateway.database.url,
      EVM_RPC_URL: anvil.url,
      EVM_REGISTRY_ADDRESS: contracts.registry,
      EVM_SERIES_ADDRESS: contracts.hub,
      EVM_RAISE_ADDRESS: contracts.raise,
      EVM_HARDSHIP_ADDRESS: contracts.hardship,
      EVM_ROUTER_ADDRESS: contracts.router,
      EVM_WINDOWS_ADDRESS: contracts.windows,
      EVM_FX_FEED_ADDRESS: contracts.fxFeed,
      EVM_TOKEN_ADDRESS: contracts.token,
      PUBLIC_URL: 'http://localhost:4000',
      SESSION_KEYS: `test:${secret(1)}`,
      VAULT_KEYS: `test:${secret(2)}`,
      CURSOR_KEY: secret(3),
      RELAYER_KEY: toHex(testRelayerKey),
    },
  });
  const lines: string[] = [];
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    const read = (line: string) => {
      lines.push(line);
      const [, found] = /"url":"(http[^"]+)\/graphql"/.exec(line) ?? [];
      if (found !== undefined) resolve(found);
    };
    createInterface({ input: child.stdout }).on('line', read);
    createInterface({ input: child.stderr }).on('line', read);
    void ended.then(() => reject(new Error(`the service ended:\n${lines.slice(-20).join('\n')}`)));
  });
  return {
    url,
    lines,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
