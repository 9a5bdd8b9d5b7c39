import type { EvmContracts } from '@income-series/protocol/chain';
import { type ContractOwner, createContractOwner, deployAsOwner } from '../../../src/adapters/evm/owner.ts';
import { createWallet, type EvmWallet } from '../../../src/adapters/evm/wallet.ts';
import { type Anvil, createChainStarter } from '../../support/anvil.ts';
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

const walletOf = (anvil: Anvil, index: number) => ({
  rpcUrl: anvil.url,
  chainId: anvil.chainId,
  key: { mnemonic: anvil.mnemonic, index },
});

const deployOn = (anvil: Anvil): Promise<EvmContracts> =>
  deployAsOwner(walletOf(anvil, 0), createWallet(walletOf(anvil, 9)).address);

const devnetOf = (anvil: Anvil, contracts: EvmContracts): TestDevnet => ({
  anvil,
  contracts,
  owner: createContractOwner(walletOf(anvil, 0), contracts),
  wallet: (index) => createWallet(walletOf(anvil, index)),
});

/** Starts chains with the contracts, on which somebody has taken first steps. Stop their `anvil`. */
export function createDevnetStarter(prepare: (devnet: TestDevnet) => Promise<void>): () => Promise<TestDevnet> {
  const start = createChainStarter({ timestamp: Number(CHAIN_START) }, async (anvil) => {
    const contracts = await deployOn(anvil);
    await prepare(devnetOf(anvil, contracts));
    return contracts;
  });
  return async () => {
    const { anvil, prepared } = await start();
    return devnetOf(anvil, prepared);
  };
}

/** A chain with the contracts. Stop its `anvil`. */
export const startDevnet = createDevnetStarter(async () => {});

/** The attestors' active keys in the registry, as the populated database has them. */
export async function registerAttestors({ owner }: TestDevnet): Promise<void> {
  for (const { key, active } of Object.values(signers)) if (active) await owner.registerAttestor(key);
}

/** The registry as the populated database has it: the personas' verified wallets, and the attestors' active keys. */
export async function registerPersonas(devnet: TestDevnet): Promise<void> {
  await devnet.owner.verifyWallets(verifiedWallets);
  await registerAttestors(devnet);
}
