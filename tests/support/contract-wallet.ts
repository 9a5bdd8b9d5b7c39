import {
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
import * as factory from '../contracts/fixtures/ReorderedWalletFactory.abi.ts';
import type { Anvil } from './anvil.ts';
import { newWallet, type TestWallet } from './gateway.ts';

/** ERC-6492: what a signature that brings its wallet's deployment along ends with. */
const MAGIC: Hex = `0x${'6492'.repeat(16)}`;

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
