import {
  concatHex,
  createPublicClient,
  createWalletClient,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  hashMessage,
  http,
  sliceHex,
} from 'viem';
import { minedReceipt } from '../../src/adapters/evm/receipt.ts';
import { mnemonicAccount } from '../../src/adapters/evm/wallet.ts';
import type { EvmAddress } from '../../src/core/hex.ts';
import * as approvingWallet from '../contracts/fixtures/ApprovingWallet.abi.ts';
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

/** viem's clients of the node's first account, which pays for what wallets need done. */
function clientsOf(anvil: Anvil) {
  const account = mnemonicAccount(anvil.mnemonic, 0);
  const transport = http(anvil.url);
  const reader = createPublicClient({ transport });
  const sender = createWalletClient({ account, transport });
  const send = async (tx: { to?: EvmAddress; data: Hex }) => {
    const hash = await sender.sendTransaction({ ...tx, chain: null });
    return minedReceipt(reader, hash);
  };
  return { reader, send };
}

export interface ApprovingWallet {
  readonly address: EvmAddress;
  /** From now on these bytes are the wallet's signature over the EIP-191 text, `0x` among them. */
  approve(message: string, signature: Hex): Promise<void>;
}

/** A deployed smart-contract wallet whose messages are approved on the chain. */
export async function createApprovingWallet(anvil: Anvil): Promise<ApprovingWallet> {
  const { send } = clientsOf(anvil);
  const { contractAddress } = await send({ data: approvingWallet.bytecode });
  if (!contractAddress) throw new Error('the wallet was not deployed');
  const address = contractAddress.toLowerCase() as EvmAddress;
  return {
    address,
    async approve(message, signature) {
      const args = [hashMessage(message), signature] as const;
      await send({
        to: address,
        data: encodeFunctionData({ abi: approvingWallet.abi, functionName: 'approve', args }),
      });
    },
  };
}

/** A smart-contract wallet whose owner is a fresh key. Not deployed until `deploy`. */
export async function createContractWallet(anvil: Anvil): Promise<ContractWallet> {
  const { reader, send } = clientsOf(anvil);
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
    address: address.toLowerCase() as EvmAddress,
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
