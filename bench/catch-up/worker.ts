// The index alone, in a process of its own: the node of this bench has no contracts, which a whole worker's start checks.
//   DATABASE_URL, EVM_RPC_URL; argument: the registry's address.

import { createDatabase } from '../../src/adapters/db/database.ts';
import { createEvmChain } from '../../src/adapters/evm/index.ts';
import type { EvmContracts } from '../../src/core/chain.ts';
import type { EvmAddress } from '../../src/core/hex.ts';
import { startIndexer } from '../../src/indexing/start.ts';
import { modules } from '../../src/modules.ts';

const { DATABASE_URL: url = '', EVM_RPC_URL: rpcUrl = '' } = process.env;
const [registry] = process.argv.slice(2) as [EvmAddress];
const roles = ['hub', 'raise', 'hardship', 'router', 'fxFeed', 'rates', 'windows', 'token', 'access'];
const others = roles.map((role, i) => [role, `0x${(i + 2).toString(16).padStart(40, '0')}`]);
const contracts = { registry, ...Object.fromEntries(others) } as EvmContracts;
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
