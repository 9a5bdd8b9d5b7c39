import { readEvmAddress } from '@income-series/protocol/address';
import type { EvmContracts } from '@income-series/protocol/chain';
import type { EvmAddress } from '@income-series/protocol/hex';
import {
  CONTRACT_VARIABLES,
  type ContractsFileValues,
  type DeployedChain,
  readContractsFile,
} from '../../config/contracts-file.ts';
import { SetupError } from '../../core/errors/setup-error.ts';

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

/** The deployment that a file's values describe; null if one is missing or of another form. */
function deploymentOf(values: ContractsFileValues): DeployedChain | null {
  const entries = Object.entries(CONTRACT_VARIABLES).map(
    ([role, name]) => [role, readEvmAddress(values[name])] as const,
  );
  const { EVM_CHAIN_ID: chainId = '', EVM_START_BLOCK: startBlock = '' } = values;
  const isWhole = entries.every(([, address]) => address !== null);
  if (!isWhole || ![chainId, startBlock].every((number) => /^[0-9]{1,15}$/.test(number))) return null;
  const contracts = Object.fromEntries(entries as [string, EvmAddress][]) as unknown as EvmContracts;
  return { chainId: Number(chainId), contracts, startBlock: BigInt(startBlock) };
}

/** Reads the deployment from a contracts file. @throws SetupError if the file is unreadable or of another form */
export function readDeployment(path: string, option: FileOption): DeployedChain {
  let values: ContractsFileValues | undefined;
  try {
    values = readContractsFile(path);
  } catch (error) {
    const isUnreadable = (error as NodeJS.ErrnoException).code !== undefined;
    throw new SetupError(FAULTS[option][isUnreadable ? 'unreadable' : 'other']);
  }
  const deployment = deploymentOf(values ?? {});
  if (deployment === null) throw new SetupError(FAULTS[option].other);
  return deployment;
}
