// A bid from nothing to its reveal.
import { openBackup, sealBackup, sealBid } from 'income-series/device';
import type { Account, Address, Chain, Hex, PublicClient, Transport, WalletClient } from 'viem';
import { CHAIN, type Gateway } from './gateway.ts';

interface Call {
  readonly to: Address;
  readonly data: Hex;
  readonly value: Hex;
}
interface Transaction {
  readonly id: string;
  readonly sendCalls: { readonly calls: readonly Call[] };
}

export interface Backer {
  readonly gateway: Gateway;
  readonly wallet: WalletClient<Transport, Chain, Account>;
  /** A node of the chain. */
  readonly node: PublicClient;
  /** 32 bytes of `createDeviceSecret`, made once and kept as a wallet's key is: it opens every backup. */
  readonly deviceSecret: Uint8Array;
}

const TRANSACTION = `... on TransactionPayload { transaction { ... on EvmTransaction {
  id sendCalls { calls { to data value } }
} } }`;

/** Whether the wallet is verified on the chain's registry. Apply as a backer for it; until then a bid is refused. */
export async function mayBid({ gateway, wallet }: Backer): Promise<boolean> {
  const { viewer } = await gateway.ask<{
    viewer: { account: { wallets: { address: string; verified: boolean }[] } };
  }>('{ viewer { account { wallets { address verified } } } }');
  const address = wallet.account.address.toLowerCase();
  return viewer.account.wallets.some((one) => one.address === address && one.verified);
}

/** Sends the calls in order, one by one; the hash of the last one, which is the step itself. */
async function send({ wallet, node }: Backer, { sendCalls }: Transaction): Promise<Hex> {
  let hash: Hex = '0x';
  for (const { to, data, value } of sendCalls.calls) {
    hash = await wallet.sendTransaction({ to, data, value: BigInt(value) });
    await node.waitForTransactionReceipt({ hash });
  }
  return hash;
}

/** Sends the calls as one batch, with one prompt (EIP-5792). */
export async function sendBatch({ wallet }: Backer, { sendCalls }: Transaction): Promise<Hex> {
  const calls = sendCalls.calls.map(({ to, data, value }) => ({ to, data, value: BigInt(value) }));
  const { id } = await wallet.sendCalls({ calls });
  const { receipts } = await wallet.waitForCallsStatus({ id });
  const hash = receipts?.at(-1)?.transactionHash;
  if (hash === undefined) throw new Error('the wallet has no receipt of the calls');
  return hash;
}

/** Builds a step, sends it, and reports its hash. `transactionLife` says when queries show what it did. */
async function step(backer: Backer, mutation: string, input: object): Promise<void> {
  const wallet = backer.wallet.account.address;
  const asked = { idempotencyKey: crypto.randomUUID(), chain: CHAIN, wallet, ...input };
  const { transaction } = await backer.gateway.act<{ transaction: Transaction }>(mutation, asked, TRANSACTION);
  const txHash = await send(backer, transaction);
  const recorded = { idempotencyKey: crypto.randomUUID(), id: transaction.id, txHash };
  await backer.gateway.act('recordTransactionHash', recorded, '... on TransactionPayload { __typename }');
}

export interface Bid {
  readonly seriesKey: Hex;
  /** Base units of the payment token for one unit. */
  readonly price: bigint;
  readonly quantity: bigint;
  /** At least price times quantity; more hides the size. */
  readonly deposit: bigint;
}

/** Commits a sealed bid. Its opening is kept at the gateway, which cannot read it, before the bid is on the chain. */
export async function placeBid(backer: Backer, { seriesKey, price, quantity, deposit }: Bid): Promise<void> {
  const wallet = backer.wallet.account.address.toLowerCase() as Address;
  const { commitment, opening } = sealBid({ price, quantity, wallet });
  const backup = await sealBackup(backer.deviceSecret, { seriesKey, window: 0, opening });
  const saved = { idempotencyKey: crypto.randomUUID(), chain: CHAIN, seriesKey, window: 0, wallet, commitment, backup };
  await backer.gateway.act('saveBidBackup', saved, '... on SaveBidBackupPayload { __typename }');
  await step(backer, 'buildCommitBid', { seriesKey, commitment, deposit: `${deposit}` });
}

/** Reveals the bid that was committed, on any machine that has the device secret. */
export async function revealBid(backer: Backer, seriesKey: Hex): Promise<void> {
  const { myBids } = await backer.gateway.ask<{ myBids: { nodes: { commitment: Hex }[] } }>(
    'query ($chain: Chain!, $seriesKey: Bytes32!) { myBids(chain: $chain, seriesKey: $seriesKey) { nodes { commitment } } }',
    { chain: CHAIN, seriesKey },
  );
  const committed = new Set(myBids.nodes.map(({ commitment }) => commitment));
  const backups = backer.gateway.all<Parameters<typeof openBackup>[1]>(
    `query ($chain: Chain!, $seriesKey: Bytes32!, $after: String) { myBidBackups(chain: $chain, seriesKey: $seriesKey, after: $after) {
      nodes { seriesKey window wallet commitment backup } pageInfo { hasNextPage endCursor } } }`,
    'myBidBackups',
    { chain: CHAIN, seriesKey },
  );
  for await (const row of backups) {
    if (!committed.has(row.commitment)) continue;
    const { price, quantity, salt } = await openBackup(backer.deviceSecret, row);
    return step(backer, 'buildRevealBid', { seriesKey, price: `${price}`, quantity: `${quantity}`, salt });
  }
  if (committed.size === 0) throw new Error('no bid in this series is indexed yet');
  throw new Error('no backup of the bid');
}
