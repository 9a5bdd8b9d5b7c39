import { type ContractOwner, createContractOwner, deployAsOwner } from '../../../src/adapters/evm/owner.ts';
import { createWallet, type EvmWallet } from '../../../src/adapters/evm/wallet.ts';
import type { EvmContracts } from '../../../src/core/chain.ts';
import type { EvmAddress } from '../../../src/core/hex.ts';
import { type Anvil, startAnvil } from '../../support/anvil.ts';
import { signers, verifiedWallets } from '../../support/personas.ts';

/** 2026-01-10T00:00:00Z: the first quarter of 2026 is under way. */
export const CHAIN_START = 1_768_003_200n;

export interface TestDevnet {
  readonly anvil: Anvil;
  readonly contracts: EvmContracts;
  readonly owner: ContractOwner;
  /** The funded account of a number from 1 on; 0 owns the contracts, 9 collects fees. */
  wallet(index: number): EvmWallet;
}

/** A chain with the contracts. Stop its `anvil`. */
export async function startDevnet(): Promise<TestDevnet> {
  const anvil = await startAnvil({ timestamp: Number(CHAIN_START) });
  const options = (index: number) => ({
    rpcUrl: anvil.url,
    chainId: anvil.chainId,
    key: { mnemonic: anvil.mnemonic, index },
  });
  const feeCollector: EvmAddress = createWallet(options(9)).address;
  const contracts = await deployAsOwner(options(0), feeCollector);
  return {
    anvil,
    contracts,
    owner: createContractOwner(options(0), contracts),
    wallet: (index) => createWallet(options(index)),
  };
}

/** The attestors' active keys in the registry, as the populated database has them. */
export async function registerAttestors({ owner }: TestDevnet): Promise<void> {
  for (const { key, active } of Object.values(signers)) if (active) await owner.registerAttestor(key);
}

/** The registry as the populated database has it: the personas' verified wallets, and the attestors' active keys. */
export async function registerPersonas(devnet: TestDevnet): Promise<void> {
  await devnet.owner.verifyWallets(verifiedWallets);
  await registerAttestors(devnet);
}
