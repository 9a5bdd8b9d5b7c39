import { createDatabase } from '../../src/adapters/db/database.ts';
import { migrate } from '../../src/adapters/db/migrate.ts';
import { MEMORY_FLAGS } from '../../tests/support/program.ts';
import { bundleServer } from '../support/bundle.ts';
import { runNode, type StartFollower } from './stage.ts';

/** Starts this project's index from a bundle, as `npm run worker` does. BENCH_PROFILE names a folder for a profile. */
export const startIndex: StartFollower = async (url, rpcUrl) => {
  await migrate(url);
  const { file, remove } = await bundleServer(new URL('worker.ts', import.meta.url));
  const folder = process.env.BENCH_PROFILE;
  const profile = folder === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${folder}`];
  const env = { DATABASE_URL: url, EVM_RPC_URL: rpcUrl };
  const process_ = runNode([...MEMORY_FLAGS, ...profile, file], env, 'pipe');
  process_.stdout?.pipe(process.stdout);
  const { prisma: db, close } = createDatabase({ url });
  return {
    process: process_,
    reached: async () => Number((await db.indexerCursor.findFirst())?.blockNumber ?? -1n),
    events: () => db.chainEvent.count(),
    async close() {
      await close();
      remove();
    },
  };
};
