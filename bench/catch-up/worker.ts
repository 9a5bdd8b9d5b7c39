// The index alone in its own process, because a whole worker's start checks contracts, which this bench's node does not have.
//   DATABASE_URL, EVM_RPC_URL. SIGTERM ends it after it prints the number of its statements.

import { createDatabase } from '../../src/adapters/db/database.ts';
import { createEvmChain } from '../../src/adapters/evm/index.ts';
import { NO_TRACER } from '../../src/core/tracing.ts';
import { startIndexer } from '../../src/indexing/start.ts';
import { modules } from '../../src/modules.ts';
import { contracts } from './contracts.ts';

const { DATABASE_URL: url = '', EVM_RPC_URL: rpcUrl = '' } = process.env;
const say = (fields: object, message: string) => console.log(message, fields);

let statements = 0;
const counting: typeof NO_TRACER = {
  ...NO_TRACER,
  child(_, work) {
    statements += 1;
    return work();
  },
};
startIndexer({
  db: createDatabase({ url, tracer: counting }).prisma,
  modules,
  source: createEvmChain({ chainId: 10_143, rpcUrl, contracts }),
  startBlock: 0n,
  reorgBound: 64,
  tag: 'finalized',
  log: { info: () => {}, warn: say, error: say },
});
process.once('SIGTERM', () => {
  console.log(`  ${statements} statements`);
  process.exit(0);
});
