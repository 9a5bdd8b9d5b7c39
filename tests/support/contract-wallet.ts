import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  type Abi,
  concatHex,
  createPublicClient,
  createWalletClient,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  http,
  sliceHex,
} from 'viem';
import { mnemonicToAccount } from 'viem/accounts';
import { minedReceipt } from '../../src/adapters/evm/receipt.ts';
import type { Address } from '../../src/core/hex.ts';
import type { Anvil } from './anvil.ts';
import { newWallet, type TestWallet } from './gateway.ts';

const SOURCE = new URL('../gateway/fixtures/ContractWallet.sol', import.meta.url);
/** ERC-6492: what a signature that brings its wallet's deployment along ends with. */
const MAGIC: Hex = `0x${'6492'.repeat(16)}`;

interface Artifact {
  readonly abi: Abi;
  readonly evm: { readonly bytecode: { readonly object: string } };
}

function compile(name: string): { abi: Abi; bytecode: Hex } {
  const solc = createRequire(import.meta.url)('solc') as { compile(input: string): string };
  const input = {
    language: 'Solidity',
    sources: { wallet: { content: readFileSync(SOURCE, 'utf8') } },
    settings: { evmVersion: 'cancun', outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } } },
  };
  const output = JSON.parse(solc.compile(JSON.stringify(input))) as {
    contracts: { wallet: Record<string, Artifact> };
  };
  const artifact = output.contracts.wallet[name];
  if (!artifact) throw new Error(`${name} did not compile`);
  return { abi: artifact.abi, bytecode: `0x${artifact.evm.bytecode.object}` };
}

export interface ContractWallet extends TestWallet {
  /** Signs for a wallet that is not deployed yet: the signature carries the factory's call. */
  signUndeployed(message: string): Promise<Hex>;
  deploy(): Promise<void>;
}

/** A smart-contract wallet whose owner is a fresh key. Not deployed until `deploy`. */
export async function createContractWallet(anvil: Anvil): Promise<ContractWallet> {
  const account = mnemonicToAccount(anvil.mnemonic);
  const transport = http(anvil.url);
  const reader = createPublicClient({ transport });
  const sender = createWalletClient({ account, transport });
  const send = async (tx: { to?: Address; data: Hex }) => {
    const hash = await sender.sendTransaction({ ...tx, chain: null });
    return minedReceipt(reader, hash);
  };

  const factory = compile('WalletFactory');
  const { contractAddress } = await send({ data: factory.bytecode });
  if (!contractAddress) throw new Error('the factory was not deployed');
  const owner = newWallet();
  const address = (await reader.readContract({
    address: contractAddress,
    abi: factory.abi,
    functionName: 'addressOf',
    args: [owner.address],
  })) as string;
  const deployment = encodeFunctionData({ abi: factory.abi, functionName: 'deploy', args: [owner.address] });

  const sign = async (message: string): Promise<Hex> => {
    const signature = await owner.sign(message);
    return concatHex([sliceHex(signature, 64), sliceHex(signature, 0, 64)]);
  };
  return {
    ...owner,
    address: address.toLowerCase() as Address,
    sign,
    async signUndeployed(message) {
      const types = [{ type: 'address' }, { type: 'bytes' }, { type: 'bytes' }];
      return concatHex([encodeAbiParameters(types, [contractAddress, deployment, await sign(message)]), MAGIC]);
    },
    async deploy() {
      await send({ to: contractAddress, data: deployment });
    },
  };
}
