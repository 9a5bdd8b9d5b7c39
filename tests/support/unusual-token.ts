import type { EvmContracts } from '@income-series/protocol/chain';
import type { EvmAddress, Hex } from '@income-series/protocol/hex';
import { encodeFunctionData } from 'viem';
import * as unusual from '../contracts/fixtures/UnusualToken.abi.ts';
import type { Anvil } from './anvil.ts';

const CUSTOMS = ['LIKE_USDT', 'ANSWERS_FALSE', 'REFUSES_APPROVALS', 'KEEPS_A_PART'] as const;

/** A chain with the contracts, whose node sends from this account. */
interface Place {
  readonly anvil: Anvil;
  readonly contracts: EvmContracts;
  readonly owner: EvmAddress;
}

/** Puts the unusual token in the place of the world's, and answers how it is made to follow a custom. */
export async function unusualToken({ anvil, contracts, owner }: Place) {
  const { contractAddress } = await anvil.rpc<{ contractAddress: EvmAddress }>('eth_sendTransactionSync', {
    from: owner,
    data: unusual.bytecode,
  });
  const code = await anvil.rpc<Hex>('eth_getCode', contractAddress, 'latest');
  await anvil.rpc('anvil_setCode', contracts.token, code);
  return async (custom: (typeof CUSTOMS)[number]): Promise<Hex> => {
    const args = [CUSTOMS.indexOf(custom)] as const;
    const data = encodeFunctionData({ abi: unusual.abi, functionName: 'follow', args });
    const sent = { from: owner, to: contracts.token, data };
    return (await anvil.rpc<{ status: Hex }>('eth_sendTransactionSync', sent)).status;
  };
}
