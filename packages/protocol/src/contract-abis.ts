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

/** The ABI of each of the product's contracts, as their build writes it. */
export const abis = { hub, raise, registry, hardship, router, fxFeed, rates, windows, token, access } as const;
