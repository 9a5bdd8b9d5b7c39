import type { EvmContracts } from '@income-series/protocol/chain';
import { abis } from '@income-series/protocol/contract-abis';
import type { Abi } from 'viem';

export { abis } from '@income-series/protocol/contract-abis';

/**
 * Every custom error that a call into the product's contracts can end with. One list serves all contracts, because the hub
 * passes on the errors of raise and rates, and registry and feed pass on errors of the access manager.
 */
export const productErrors: Abi = (Object.values(abis).flat() as Abi).filter((item) => item.type === 'error');

/**
 * The contracts whose events are indexed. Two are left out: the payment token, because the product keeps no record of its
 * balances, and the access manager, because the holders of a role are read from the chain on each request.
 */
export const indexedContracts = [
  'hub',
  'raise',
  'registry',
  'hardship',
  'router',
  'fxFeed',
  'rates',
  'windows',
] as const satisfies readonly (keyof EvmContracts)[];
