// Sends what the gateway built with a wallet of viem, and reports the hash.
import { type Gateway, keyed } from '@income-series/client';
import { type BuiltFragment, RecordTransactionHashDocument } from '@income-series/client/operations';
import type { Account, Chain, Hex, PublicClient, Transport, WalletClient } from 'viem';

export interface Sender {
  readonly gateway: Gateway;
  readonly wallet: WalletClient<Transport, Chain, Account>;
  /** A node of the chain. */
  readonly node: PublicClient;
}

export async function send({ gateway, wallet, node }: Sender, built: BuiltFragment): Promise<void> {
  if (built.__typename !== 'EvmTransaction') throw new Error('this is for EVM chains');
  let hash: Hex = '0x';
  for (const { to, data, value } of built.sendCalls?.calls ?? []) {
    if (!to || !data) throw new Error('the transaction is another account’s');
    hash = await wallet.sendTransaction({ to: to as Hex, data, value: BigInt(value ?? 0) });
    await node.waitForTransactionReceipt({ hash });
  }
  await gateway.act(RecordTransactionHashDocument, keyed({ id: built.id, txHash: hash }));
}
