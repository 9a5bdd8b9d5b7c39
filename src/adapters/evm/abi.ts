import type { EvmContracts } from '@income-series/protocol/chain';
import type { Abi } from 'viem';
import { abi as access } from '../../../contracts/evm/build/Access.ts';
import { abi as fxFeed } from '../../../contracts/evm/build/FxFeed.ts';
import { abi as hardship } from '../../../contracts/evm/build/Hardship.ts';
import { abi as router } from '../../../contracts/evm/build/IncomeRouter.ts';
import { abi as hub } from '../../../contracts/evm/build/IncomeSeries.ts';
import { abi as rates } from '../../../contracts/evm/build/PeriodRates.ts';
import { abi as raise } from '../../../contracts/evm/build/Raise.ts';
import { abi as registry } from '../../../contracts/evm/build/Registry.ts';
import { abi as token } from '../../../contracts/evm/build/TestToken.ts';
import { abi as windows } from '../../../contracts/evm/build/Windows.ts';

/** The ABI of each of the product's contracts. */
export const abis = { hub, raise, registry, hardship, router, fxFeed, rates, windows, token, access } as const;

/**
 * Every custom error that a call into the product's contracts can end with. One list serves all contracts, because the hub
 * passes on the errors of raise and rates, and registry and feed pass on those of the access manager.
 */
export const productErrors: Abi = [
  ...hub,
  ...raise,
  ...registry,
  ...hardship,
  ...router,
  ...fxFeed,
  ...rates,
  ...windows,
  ...token,
  ...access,
].filter((item) => item.type === 'error');

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
