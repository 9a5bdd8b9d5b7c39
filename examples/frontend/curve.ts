// Buys and stakes units of a curve series on a Solana cluster, as docs/frontend.md has it, with @solana/kit alone.
import {
  assertIsFullySignedTransaction,
  createSignableMessage,
  getBase64EncodedWireTransaction,
  getBase64Encoder,
  getSignatureFromTransaction,
  getTransactionDecoder,
  type KeyPairSigner,
  partiallySignTransaction,
  type Rpc,
  type SolanaRpcApi,
} from '@solana/kit';
import { connect, type Gateway } from './gateway.ts';

export interface Trader {
  readonly gateway: Gateway;
  readonly wallet: KeyPairSigner;
  /** Of a node of the gateway's cluster. */
  readonly rpc: Rpc<SolanaRpcApi>;
  /** The cluster's name, `solana:…`. */
  readonly chain: string;
}

interface Built {
  readonly id: string;
  readonly request: { readonly transaction: string; readonly lastValidBlockHeight: string };
  readonly preview: readonly { readonly label: string; readonly value: string; readonly unit: string }[];
}

const TRANSACTION = `... on TransactionPayload { transaction { ... on SolanaTransaction {
  id request { transaction lastValidBlockHeight } preview { label value unit } } } }`;

/** Sign-In With Solana: the text of the challenge is signed as it is, and the signature travels as hex. */
export async function signInWithSolana(url: string, wallet: KeyPairSigner, chain: string): Promise<string> {
  const gateway = connect(url);
  const asked = { address: wallet.address, chain };
  const { message } = await gateway.act<{ message: string }>(
    'signInNonce',
    asked,
    '... on WalletChallenge { message }',
  );
  const [signatures] = await wallet.signMessages([createSignableMessage(message)]);
  const signature = `0x${Array.from(signatures?.[wallet.address] ?? [], (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
  const input = { idempotencyKey: crypto.randomUUID(), message, signature };
  return (await gateway.act<{ token: string }>('signIn', input, '... on SignInPayload { token }')).token;
}

/** Has a transaction built. Show its preview before it is signed. @throws Refused */
export async function build({ gateway, wallet, chain }: Trader, mutation: string, input: object): Promise<Built> {
  const step = { idempotencyKey: crypto.randomUUID(), chain, wallet: wallet.address, ...input };
  return (await gateway.act<{ transaction: Built }>(mutation, step, TRANSACTION)).transaction;
}

/** The same transaction over a new blockhash, where no block takes the one that it has; else as it is. @throws Refused */
async function fresh({ gateway, rpc }: Trader, built: Built): Promise<Built> {
  const height = await rpc.getBlockHeight({ commitment: 'confirmed' }).send();
  if (height <= BigInt(built.request.lastValidBlockHeight)) return built;
  const input = { idempotencyKey: crypto.randomUUID(), id: built.id };
  return (await gateway.act<{ transaction: Built }>('refreshTransaction', input, TRANSACTION)).transaction;
}

/** Signs and sends what was built, and says under which signature. */
export async function send(trader: Trader, built: Built): Promise<string> {
  const { gateway, wallet, rpc } = trader;
  const { id, request } = await fresh(trader, built);
  const unsigned = getTransactionDecoder().decode(getBase64Encoder().encode(request.transaction));
  const signed = await partiallySignTransaction([wallet.keyPair], unsigned);
  assertIsFullySignedTransaction(signed);
  const txHash = getSignatureFromTransaction(signed);
  // Recorded before it is sent: what is lost on the way is then followed too, and not built a second time.
  const input = { idempotencyKey: crypto.randomUUID(), id, txHash };
  await gateway.act('recordTransactionHash', input, '... on TransactionPayload { __typename }');
  const wire = getBase64EncodedWireTransaction(signed);
  await rpc.sendTransaction(wire, { encoding: 'base64', preflightCommitment: 'confirmed' }).send();
  return txHash;
}

export interface Purchase {
  readonly seriesKey: string;
  /** The most that is paid, in base units of the payment token. */
  readonly amount: bigint;
  /** The least that is bought, in base lamports: what the buyer was shown, less the slippage that it takes. */
  readonly units: bigint;
  readonly deadlineAt: Date;
}

/** Buys units. `read` shows the text of what to know before, and answers whether the buyer has read it. */
export async function buy(
  trader: Trader,
  { seriesKey, amount, units, deadlineAt }: Purchase,
  read: (text: string) => Promise<boolean>,
): Promise<string | null> {
  const { beforeYouBuy } = await trader.gateway.ask<{ beforeYouBuy: { version: number; text: string } }>(
    '{ beforeYouBuy { version text } }',
  );
  if (!(await read(beforeYouBuy.text))) return null;
  const acknowledgement = { acknowledged: true, beforeYouBuyVersion: beforeYouBuy.version };
  const trade = {
    side: 'BUY',
    seriesKey,
    amount: `${amount}`,
    units: `${units}`,
    deadlineAt: deadlineAt.toISOString(),
  };
  return send(trader, await build(trader, 'buildSwap', { ...trade, ...acknowledgement }));
}

/** What the trader's wallet has, as the chain says now; null where the wallet is not the account's. */
export async function positionOf({ gateway, wallet, chain }: Trader, seriesKey: string) {
  const { curvePosition } = await gateway.ask<{ curvePosition: Record<string, string | null> | null }>(
    `query ($seriesKey: Bytes32!, $chain: Chain!, $wallet: Address!) {
      curvePosition(seriesKey: $seriesKey, chain: $chain, wallet: $wallet) {
        looseUnits stakeableUnits stakeRefusal stakedUnits pendingPayout claimablePayout } }`,
    { seriesKey, chain, wallet: wallet.address },
  );
  return curvePosition;
}

/** Stakes all that the wallet may stake; null where that is nothing, for which `stakeRefusal` has the reason. */
export async function stakeAll(trader: Trader, seriesKey: string): Promise<string | null> {
  const position = await positionOf(trader, seriesKey);
  const units = position?.stakeableUnits ?? '0';
  return units === '0' ? null : send(trader, await build(trader, 'buildStake', { seriesKey, units }));
}
