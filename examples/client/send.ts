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

/** Sends transactions of one wallet as one, all or none, and reports the hash for each. The wallet batches calls (EIP-5792). */
export async function sendBatch(
  { gateway, wallet }: Omit<Sender, 'node'>,
  list: readonly BuiltFragment[],
): Promise<Hex> {
  const calls = list.flatMap((built) => (built.__typename === 'EvmTransaction' ? (built.sendCalls?.calls ?? []) : []));
  const { id } = await wallet.sendCalls({
    forceAtomic: true,
    calls: calls.map(({ to, data, value }) => ({ to: to as Hex, data: data as Hex, value: BigInt(value ?? 0) })),
  });
  const { receipts = [] } = await wallet.waitForCallsStatus({ id });
  const txHash = receipts.at(-1)?.transactionHash;
  if (txHash === undefined) throw new Error('the wallet named no transaction');
  for (const built of list) await gateway.act(RecordTransactionHashDocument, keyed({ id: built.id, txHash }));
  return txHash;
}
