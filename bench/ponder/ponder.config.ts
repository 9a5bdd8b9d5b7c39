// Ponder indexes the contracts whose events this bench's chain has, up to LAST_BLOCK.
import { createConfig } from 'ponder';
import { abis } from '../../src/adapters/evm/abi.ts';
import { addressOf } from '../catch-up/contracts.ts';

const { DATABASE_URL, EVM_RPC_URL, LAST_BLOCK } = process.env;
const on = { chain: 'bench', startBlock: 0, endBlock: Number(LAST_BLOCK) } as const;

export default createConfig({
  database: { kind: 'postgres', connectionString: DATABASE_URL },
  chains: { bench: { id: 10_143, rpc: EVM_RPC_URL } },
  contracts: {
    Registry: { abi: abis.registry, address: addressOf('registry'), ...on },
    Hub: { abi: abis.hub, address: addressOf('hub'), ...on },
    Raise: { abi: abis.raise, address: addressOf('raise'), ...on },
  },
});
