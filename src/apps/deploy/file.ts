import { CONTRACT_VARIABLES, type DeployedChain, readContractsFile } from '../../config/contracts-file.ts';
import { readEvmAddress } from '../../core/address.ts';
import type { EvmContracts } from '../../core/chain.ts';
import { SetupError } from '../../core/errors/setup-error.ts';
import type { EvmAddress } from '../../core/hex.ts';

/** The messages about an unusable file, by the option that names it. */
const FAULTS = {
  '--out': {
    unreadable: 'the file of --out exists and cannot be read',
    other: 'the file of --out exists and is no contracts file',
  },
  '--verify': {
    unreadable: 'the file of --verify does not exist or cannot be read',
    other: 'the file of --verify is no contracts file',
  },
} as const;

export type FileOption = keyof typeof FAULTS;

/** Reads the deployment from a contracts file. @throws SetupError if the file is unreadable or of another form */
export function readDeployment(path: string, option: FileOption): DeployedChain {
  const refuse = () => new SetupError(FAULTS[option].other);
  let values: ReturnType<typeof readContractsFile>;
  try {
    values = readContractsFile(path);
  } catch (error) {
    const isUnreadable = (error as NodeJS.ErrnoException).code !== undefined;
    throw isUnreadable ? new SetupError(FAULTS[option].unreadable) : refuse();
  }
  const entries = Object.entries(CONTRACT_VARIABLES).map(
    ([role, name]) => [role, readEvmAddress(values[name])] as const,
  );
  const [chainId, startBlock] = [values.EVM_CHAIN_ID, values.EVM_START_BLOCK];
  const numbers = /^[0-9]{1,15}$/;
  if (
    entries.some(([, address]) => address === null) ||
    !numbers.test(chainId ?? '') ||
    !numbers.test(startBlock ?? '')
  ) {
    throw refuse();
  }
  const contracts = Object.fromEntries(entries as [string, EvmAddress][]) as unknown as EvmContracts;
  return { chainId: Number(chainId), contracts, startBlock: BigInt(startBlock as string) };
}
