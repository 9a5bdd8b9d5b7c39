// The index alone, in a process of its own: the node of this bench has no contracts, which a whole worker's start checks.
//   DATABASE_URL, EVM_RPC_URL. Says "begun"; SIGTERM ends it.

import { createDatabase } from '../../src/adapters/db/database.ts';
import { createEvmChain } from '../../src/adapters/evm/index.ts';
import { startIndexer } from '../../src/indexing/start.ts';
import { modules } from '../../src/modules.ts';
import { contracts } from './contracts.ts';

const { DATABASE_URL: url = '', EVM_RPC_URL: rpcUrl = '' } = process.env;
const say = (fields: object, message: string) => console.log(message, fields);

startIndexer({
  db: createDatabase({ url }).prisma,
  modules,
  source: createEvmChain({ chainId: 10_143, rpcUrl, contracts }),
  startBlock: 0n,
  reorgBound: 64,
  tag: 'finalized',
  log: { info: () => {}, warn: say, error: say },
});
console.log('begun');
process.once('SIGTERM', () => process.exit(0));
