import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { abis } from '../../adapters/evm/abi.ts';
import { type ContractOwner, createContractOwner, deployAsOwner } from '../../adapters/evm/owner.ts';
import { createWallet, type EvmWallet, mnemonicKey } from '../../adapters/evm/wallet.ts';
import type { ChainConfig } from '../../config/types.ts';
import { fromHex } from '../../core/bytes.ts';
import type { EvmContracts } from '../../core/chain.ts';
import { type Anvil, startAnvil } from './anvil.ts';

/** The embedded chain, with what only its owner can do. Its people are accounts of a public test mnemonic. */
export interface Devnet {
  readonly anvil: Anvil;
  readonly owner: ContractOwner;
  /** The funded wallet of one of the accounts 1 to 19; account 0 owns the contracts. */
  wallet(index: number): EvmWallet;
  /** Of the funded account that relays where no other is configured. */
  readonly relayerKey: Uint8Array;
  /** Of the funded account that the keepers send from where no other is configured. */
  readonly keeperKey: Uint8Array;
}

export interface OpenDevnet extends Devnet {
  readonly chain: Extract<ChainConfig, { kind: 'given' }>;
  /** True where the chain has just been made. */
  readonly fresh: boolean;
}

export interface DevnetOptions {
  chainId: number;
  /** Where the chain is kept. */
  folder: string | undefined;
  port: number | undefined;
  /** Where the ends of what is started are put. */
  stops: (() => Promise<void>)[];
  /** Whether the chain that was kept is the one everything else goes on with. */
  knows: (anvil: Anvil) => Promise<boolean>;
}

/** What a development chain's accounts are for, by number. */
export const DEVNET_ACCOUNTS = { owner: 0, keeper: 17, relayer: 18, feeCollector: 19 } as const;
const { owner: OWNER, keeper: KEEPER, relayer: RELAYER, feeCollector: FEE_COLLECTOR } = DEVNET_ACCOUNTS;
const ACCOUNTS = 20;

/** Goes on with the kept chain where it loads and is known; starts a new one and deploys the contracts otherwise. */
export async function openDevnet(options: DevnetOptions): Promise<OpenDevnet> {
  const { folder, stops } = options;
  const contractsFile = folder && join(folder, 'contracts.json');
  const start = async () => {
    const state = folder && join(folder, 'state.json');
    const port = options.port === undefined ? {} : { port: options.port };
    const anvil = await startAnvil({
      chainId: options.chainId,
      accounts: ACCOUNTS,
      ...port,
      ...(state ? { state } : {}),
    });
    stops.push(anvil.stop);
    return anvil;
  };
  const wallet = (anvil: Anvil, index: number) => ({
    rpcUrl: anvil.url,
    chainId: options.chainId,
    key: { mnemonic: anvil.mnemonic, index },
  });
  const describe = (anvil: Anvil, contracts: EvmContracts, fresh: boolean): OpenDevnet => ({
    anvil,
    fresh,
    owner: createContractOwner(wallet(anvil, OWNER), contracts),
    wallet: (index) => createWallet(wallet(anvil, index)),
    relayerKey: fromHex(mnemonicKey(anvil.mnemonic, RELAYER), 32),
    keeperKey: fromHex(mnemonicKey(anvil.mnemonic, KEEPER), 32),
    chain: { kind: 'given', chainId: options.chainId, rpcUrl: anvil.url, contracts, startBlock: 0n },
  });

  const kept = contractsFile && readContracts(contractsFile);
  if (kept) {
    const anvil = await start().catch(() => undefined); // a state that was cut off while it was written
    if (anvil && (await hasCode(anvil, kept)) && (await options.knows(anvil))) return describe(anvil, kept, false);
    await anvil?.stop();
  }
  if (folder) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }
  const anvil = await start();
  const contracts = await deployAsOwner(wallet(anvil, OWNER), createWallet(wallet(anvil, FEE_COLLECTOR)).address);
  if (contractsFile) writeFileSync(contractsFile, `${JSON.stringify(contracts)}\n`);
  return describe(anvil, contracts, true);
}

const hasCode = async (anvil: Anvil, { hub }: EvmContracts) => (await anvil.rpc('eth_getCode', hub, 'latest')) !== '0x';

/** Where the kept chain's contracts stand; undefined too for a chain that was kept before one of them was there. */
function readContracts(path: string): EvmContracts | undefined {
  try {
    const kept = JSON.parse(readFileSync(path, 'utf8')) as EvmContracts;
    return Object.keys(abis).every((name) => name in kept) ? kept : undefined;
  } catch {
    return undefined; // no chain was kept
  }
}
