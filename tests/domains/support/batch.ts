import type { Bytes32, EvmAddress } from '@income-series/protocol/hex';
import { concatHex, createWalletClient, defineChain, type Hex, http, numberToHex, size } from 'viem';
import { mnemonicAccount } from '../../../src/adapters/evm/wallet.ts';
import { NAMES, type Name, type Product } from './product.ts';

/**
 * Runtime code that makes the calls of its data one after the other, each as address (20 bytes), length (32) and data, and
 * reverts where one does.
 */
const BATCH: Hex = concatHex([
  '0x5f5b36811015602f57', // while offset < size
  '0x803560601c8160140135', // address, length
  '0x80836034015f37', // the data into memory
  '0x5f5f825f5f865af1', // the call
  '0x15603157', // ends where it failed
  '0x905001603401600156', // the next offset
  '0x5b005b5f5ffd',
]);

/** Sends the calls as a wallet does that batches: in one transaction to itself, by the code that it delegates to. */
export async function sendAtOnce(
  { devnet: { anvil } }: Product,
  name: Name,
  calls: readonly { readonly to: EvmAddress; readonly data: Hex }[],
): Promise<Bytes32> {
  const delegate = `0x${'d7'.repeat(20)}` as const;
  await anvil.rpc('anvil_setCode', delegate, BATCH);
  const account = mnemonicAccount(anvil.mnemonic, NAMES.indexOf(name) + 1);
  const chain = defineChain({
    id: anvil.chainId,
    name: 'test',
    nativeCurrency: { name: 'Native', symbol: 'NATIVE', decimals: 18 },
    rpcUrls: { default: { http: [anvil.url] } },
  });
  const client = createWalletClient({ account, chain, transport: http(anvil.url) });
  const authorization = await client.signAuthorization({ account, contractAddress: delegate, executor: 'self' });
  const data = concatHex(calls.flatMap((call) => [call.to, numberToHex(size(call.data), { size: 32 }), call.data]));
  const hash = await client.sendTransaction({
    to: account.address,
    data,
    gas: 2_000_000n,
    authorizationList: [authorization],
  });
  await anvil.rpc('evm_mine');
  return hash;
}
