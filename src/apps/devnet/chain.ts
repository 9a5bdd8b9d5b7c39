import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromHex } from '@income-series/protocol/bytes';
import type { EvmContracts } from '@income-series/protocol/chain';
import { abis } from '../../adapters/evm/abi.ts';
import { type ContractOwner, createContractOwner, deployAsOwner } from '../../adapters/evm/owner.ts';
import { createWallet, type EvmWallet, mnemonicKey } from '../../adapters/evm/wallet.ts';
import type { ChainConfig } from '../../config/types.ts';
import { type Anvil, startAnvil } from './anvil.ts';

/** The embedded EVM chain with its contracts' owner. Its people are accounts of a public test mnemonic. */
export interface Devnet {
  readonly anvil: Anvil;
  readonly owner: ContractOwner;
  /** The funded wallet of one of the accounts 1 to 19; account 0 owns the contracts. */
  wallet(index: number): EvmWallet;
  /** The key of the funded account that relays if no relayer is configured. */
  readonly relayerKey: Uint8Array;
  /** The key of the funded account that the keepers use if none is configured. */
  readonly keeperKey: Uint8Array;
}

export interface OpenDevnet extends Devnet {
  readonly chain: Extract<ChainConfig, { kind: 'given' }>;
  /** True if the chain is new. */
  readonly fresh: boolean;
}

export interface DevnetOptions {
  chainId: number;
  /** The folder that stores the chain. */
  folder: string | undefined;
  port: number | undefined;
  /** The list to which the functions that end started parts are added. */
  stops: (() => Promise<void>)[];
  /** Tests that the database's index fits the stored chain. False makes `openDevnet` delete the stored chain. */
  fitsIndex: (anvil: Anvil) => Promise<boolean>;
}

/** The numbers of a development chain's special accounts. */
export const DEVNET_ACCOUNTS = { owner: 0, keeper: 17, relayer: 18, feeCollector: 19 } as const;
const { owner: OWNER, keeper: KEEPER, relayer: RELAYER, feeCollector: FEE_COLLECTOR } = DEVNET_ACCOUNTS;
const ACCOUNTS = 20;

/** Opens the embedded EVM chain: the stored one if it loads and `fitsIndex` is true, else a new one with deployed contracts. */
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
  const toDevnet = (anvil: Anvil, contracts: EvmContracts, { fresh }: Pick<OpenDevnet, 'fresh'>): OpenDevnet => ({
    anvil,
    fresh,
    owner: createContractOwner(wallet(anvil, OWNER), contracts),
    wallet: (index) => createWallet(wallet(anvil, index)),
    relayerKey: fromHex(mnemonicKey(anvil.mnemonic, RELAYER), 32),
    keeperKey: fromHex(mnemonicKey(anvil.mnemonic, KEEPER), 32),
    chain: { kind: 'given', chainId: options.chainId, rpcUrl: anvil.url, contracts, startBlock: 0n },
  });

  const storedContracts = contractsFile && readContracts(contractsFile);
  if (storedContracts) {
    const anvil = await start().catch(() => undefined); // the state may be cut off
    if (anvil && (await hasCode(anvil, storedContracts)) && (await options.fitsIndex(anvil)))
      return toDevnet(anvil, storedContracts, { fresh: false });
    await anvil?.stop();
  }
  if (folder) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }
  const anvil = await start();
  const contracts = await deployAsOwner(wallet(anvil, OWNER), createWallet(wallet(anvil, FEE_COLLECTOR)).address);
  if (contractsFile) writeFileSync(contractsFile, `${JSON.stringify(contracts)}\n`);
  return toDevnet(anvil, contracts, { fresh: true });
}

const hasCode = async (anvil: Anvil, { hub }: EvmContracts) => (await anvil.rpc('eth_getCode', hub, 'latest')) !== '0x';

/** Reads the contracts' addresses of the stored chain; undefined if there is none, or it lacks one of today's contracts. */
function readContracts(path: string): EvmContracts | undefined {
  try {
    const storedContracts = JSON.parse(readFileSync(path, 'utf8')) as EvmContracts;
    return Object.keys(abis).every((name) => name in storedContracts) ? storedContracts : undefined;
  } catch {
    return undefined; // no stored chain
  }
}
