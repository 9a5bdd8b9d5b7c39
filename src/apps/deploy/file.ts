import { CONTRACT_VARIABLES, type DeployedChain, readContractsFile } from '../../config/contracts-file.ts';
import type { EvmContracts } from '../../core/chain.ts';
import { SetupError } from '../../core/errors/setup-error.ts';
import { type Address, readHex } from '../../core/hex.ts';

/** The deployment that a contracts file names. @throws SetupError where it names none */
export function readDeployment(path: string): DeployedChain {
  const refuse = () => new SetupError('the file is there already, and is no contracts file');
  let values: ReturnType<typeof readContractsFile>;
  try {
    values = readContractsFile(path);
  } catch {
    throw refuse();
  }
  const entries = Object.entries(CONTRACT_VARIABLES).map(([role, name]) => [role, readHex(values[name], 20)] as const);
  const [chainId, startBlock] = [values.EVM_CHAIN_ID, values.EVM_START_BLOCK];
  const numbers = /^[0-9]{1,15}$/;
  if (
    entries.some(([, address]) => address === null) ||
    !numbers.test(chainId ?? '') ||
    !numbers.test(startBlock ?? '')
  ) {
    throw refuse();
  }
  const contracts = Object.fromEntries(entries as [string, Address][]) as unknown as EvmContracts;
  return { chainId: Number(chainId), contracts, startBlock: BigInt(startBlock as string) };
}
