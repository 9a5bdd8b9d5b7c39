import type { EvmAddress, Hex } from '@income-series/protocol/hex';
import { type Account, generatePrivateKey, privateKeyToAccount } from 'viem/accounts';

export const TEST_CHAIN = 'evm:10143';

export interface TestWallet {
  readonly privateKey: Hex;
  readonly address: EvmAddress;
  sign(message: string): Promise<Hex>;
  readonly account: Account;
}

export function newWallet(privateKey: Hex = generatePrivateKey()): TestWallet {
  const account = privateKeyToAccount(privateKey);
  return {
    privateKey,
    address: account.address.toLowerCase() as EvmAddress,
    sign: (message) => account.signMessage({ message }),
    account,
  };
}
