import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { freePort } from '../../src/adapters/process/free-port.ts';
import { MEMORY_FLAGS } from '../../tests/support/program.ts';
import { runNode, type StartFollower } from './stage.ts';

const PONDER = fileURLToPath(new URL('../ponder/', import.meta.url));
const SCHEMA = 'ponder_bench';

/** Starts Ponder up to a block. If `unthrottled`, it has no limit of requests a second, and the index's flags for memory. */
export const startPonder =
  (last: number, unthrottled: boolean): StartFollower =>
  async (url, rpcUrl) => {
    const port = await freePort();
    const flags = unthrottled ? [...MEMORY_FLAGS, '--import', `${PONDER}unthrottled.mjs`] : [];
    const command = [`${PONDER}node_modules/ponder/dist/esm/bin/ponder.js`, 'start', '--root', PONDER];
    const env = {
      DATABASE_URL: url,
      EVM_RPC_URL: rpcUrl,
      LAST_BLOCK: String(last),
      NODE_ENV: 'production',
      NODE_NO_WARNINGS: '1',
      PONDER_TELEMETRY_DISABLED: 'true',
      PONDER_LOG_LEVEL: 'error',
    };
    const args = [...flags, ...command, '--schema', SCHEMA, '--port', String(port), '--hostname', '127.0.0.1'];
    const ready = () =>
      fetch(`http://127.0.0.1:${port}/ready`).then(
        ({ ok }) => ok,
        () => false,
      );
    const database = new pg.Pool({ connectionString: url, max: 1 });
    return {
      process: runNode(args, env, 'ignore'),
      reached: async () => ((await ready()) ? last : -1),
      async events() {
        const { rows } = await database.query<{ count: string }>(`SELECT count(*) FROM ${SCHEMA}.event`);
        return Number(rows[0]?.count);
      },
      close: () => database.end(),
    };
  };
