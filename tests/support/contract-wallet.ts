import type { EvmAddress } from '@income-series/protocol/hex';
import {
  concatHex,
  createPublicClient,
  createWalletClient,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  hashMessage,
  http,
  padHex,
  sliceHex,
} from 'viem';
import { minedReceipt } from '../../src/adapters/evm/receipt.ts';
import { mnemonicAccount } from '../../src/adapters/evm/wallet.ts';
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

/** Deploys a contract of this code, without `0x`. */
export async function deployCode(anvil: Anvil, code: string): Promise<EvmAddress> {
  const length = (code.length / 2).toString(16).padStart(4, '0');
  const { contractAddress } = await clientsOf(anvil).send({ data: `0x61${length}600e60003961${length}6000f3${code}` });
  if (!contractAddress) throw new Error('the contract was not deployed');
  return contractAddress.toLowerCase() as EvmAddress;
}

/** Deploys a contract wallet that accepts the signatures of all owners, one after the other, as a Safe does. */
export const createOwnersWallet = (anvil: Anvil, owners: readonly EvmAddress[]): Promise<EvmAddress> =>
  deployCode(anvil, acceptedBy(owners));

/** The code that answers whether all owners signed. */
function acceptedBy(owners: readonly EvmAddress[]): string {
  const checks = owners.map((owner, i) => {
    const at = (byte: number) => `61${(0x64 + 65 * i + byte).toString(16).padStart(4, '0')}`;
    const hash = '600435600052';
    const parity = `${at(64)}3560f81c602052`;
    const rAndS = `6040${at(0)}604037`;
    const recover = '6000608052602060806080600060015afa50'; // ecrecover, into a word that was zero
    return `${hash}${parity}${rAndS}${recover}60805173${owner.slice(2)}14${i === 0 ? '' : '16'}`;
  });
  return `${checks.join('')}631626ba7e60e01b0260005260206000f3`;
}

/**
 * Deploys a contract wallet that makes the call that it is asked for, and succeeds whether or not that call does. A Safe that
 * is given gas or a price for its transaction does the same.
 */
export const createSwallowingWallet = (anvil: Anvil): Promise<EvmAddress> => deployCode(anvil, SWALLOWS);

/** Calls the address of the first word with what follows it. */
const SWALLOWS = '602436038060245f375f5f825f5f6004355af100';

/** Deploys a swallowing wallet that accepts its owner's signatures. It has no coin: whoever sends it a call pays. */
export function createOwnedWallet(anvil: Anvil, owner: EvmAddress): Promise<EvmAddress> {
  // The first byte of the call is that of isValidSignature.
  const at = (11 + SWALLOWS.length / 2).toString(16);
  return deployCode(anvil, `5f3560f81c60161460${at}57${SWALLOWS}5b${acceptedBy([owner])}`);
}

/** What a swallowing wallet is sent for a call. */
export const wrappedCall = ({ to, data }: { readonly to: EvmAddress; readonly data: Hex }): Hex =>
  concatHex(['0x6a761202', padHex(to), data]);

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
