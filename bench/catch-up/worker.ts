// The index alone, in a process of its own: the node of this bench has no contracts, which a whole worker's start checks.
//   DATABASE_URL, EVM_RPC_URL. Says "begun"; SIGTERM ends it, and it says how many statements it sent.

import pg from 'pg';
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
let statements = 0;
const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;
pg.Client.prototype.query = function count(this: pg.Client, ...args: unknown[]) {
  statements += 1;
  return query.apply(this, args);
} as never;
console.log('begun');
process.once('SIGTERM', () => {
  console.log(`  ${statements} statements`);
  process.exit(0);
});
