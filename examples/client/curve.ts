// Buys and stakes units of a curve series on a Solana cluster, with a key pair of @solana/kit.
import { type Address, type Gateway, keyed, type TransactionId } from '@income-series/client';
import {
  BuildStakeDocument,
  BuildSwapDocument,
  type BuiltFragment,
  RecordTransactionHashDocument,
  RefreshTransactionDocument,
} from '@income-series/client/operations';
import {
  assertIsFullySignedTransaction,
  getBase64EncodedWireTransaction,
  getBase64Encoder,
  getSignatureFromTransaction,
  getTransactionDecoder,
  type KeyPairSigner,
  partiallySignTransaction,
  type Rpc,
  type SolanaRpcApi,
} from '@solana/kit';

export interface Trader {
  /** Of `signIn(kitWallet(wallet, chain), …)`. */
  readonly gateway: Gateway;
  readonly wallet: KeyPairSigner;
  /** A node of the gateway's cluster. */
  readonly rpc: Rpc<SolanaRpcApi>;
  /** The cluster's name, `solana:…`. */
  readonly chain: string;
}

/** The arguments of every transaction that is built for the trader. */
const caller = ({ chain, wallet }: Trader) => ({ chain, wallet: wallet.address as string as Address });

function requestOf(built: BuiltFragment) {
  const request = built.__typename === 'SolanaTransaction' ? built.request : null;
  if (!request?.transaction) throw new Error('the transaction is of another chain, or another account’s');
  return { transaction: request.transaction, lastValidBlockHeight: BigInt(request.lastValidBlockHeight ?? 0) };
}

/** The bytes to sign. They have a new blockhash if no block takes the one that was built. @throws RefusedError */
async function freshBytes({ gateway, rpc }: Trader, built: BuiltFragment): Promise<string> {
  const { transaction, lastValidBlockHeight } = requestOf(built);
  const height = await rpc.getBlockHeight({ commitment: 'confirmed' }).send();
  if (height <= lastValidBlockHeight) return transaction;
  const renewed = await gateway.act(RefreshTransactionDocument, keyed({ id: built.id }));
  return requestOf(renewed.transaction).transaction;
}

/** Signs and sends what was built. Show its preview before. @returns its signature @throws RefusedError */
export async function sendOnSolana(trader: Trader, built: BuiltFragment): Promise<string> {
  const { gateway, wallet, rpc } = trader;
  const bytes = getBase64Encoder().encode(await freshBytes(trader, built));
  const signed = await partiallySignTransaction([wallet.keyPair], getTransactionDecoder().decode(bytes));
  assertIsFullySignedTransaction(signed);
  const txHash = getSignatureFromTransaction(signed);
  // It is recorded before it is sent, because the service then also follows a transaction whose sending got no answer.
  await gateway.act(RecordTransactionHashDocument, keyed({ id: built.id, txHash: txHash as string as TransactionId }));
  const wire = getBase64EncodedWireTransaction(signed);
  await rpc.sendTransaction(wire, { encoding: 'base64', preflightCommitment: 'confirmed' }).send();
  return txHash;
}

export interface Purchase {
  readonly seriesKey: `0x${string}`;
  /** The most that is paid, in base units of the payment token. */
  readonly amount: bigint;
  /** The least that is bought, in base lamports: the amount that the buyer was shown, less the accepted slippage. */
  readonly units: bigint;
  readonly deadlineAt: Date;
}

interface Warning {
  readonly beforeYouBuy: { readonly version: number; readonly text: string };
}

/**
 * Buys units. `read` shows the text that a buyer has to read before, and answers whether the buyer has read it.
 * @returns the signature, or null if the text was not read @throws RefusedError
 */
export async function buy(
  trader: Trader,
  { seriesKey, amount, units, deadlineAt }: Purchase,
  read: (text: string) => Promise<boolean>,
): Promise<string | null> {
  const { beforeYouBuy } = await trader.gateway.ask<Warning>('{ beforeYouBuy { version text } }');
  if (!(await read(beforeYouBuy.text))) return null;
  const purchase = {
    ...caller(trader),
    seriesKey,
    side: 'BUY',
    amount: `${amount}`,
    units: `${units}`,
    deadlineAt: deadlineAt.toISOString(),
    acknowledged: true,
    beforeYouBuyVersion: beforeYouBuy.version,
  } as const;
  const { transaction } = await trader.gateway.act(BuildSwapDocument, keyed(purchase));
  return sendOnSolana(trader, transaction);
}

interface Position {
  readonly looseUnits: string;
  readonly stakeableUnits: string;
  /** The rule that refuses a stake now; null if none does. */
  readonly stakeRefusal: string | null;
  readonly stakedUnits: string;
}

/** Reads the position of the trader's wallet from the chain. Null if the wallet is not the account's. @throws GatewayError */
export async function readPosition(trader: Trader, seriesKey: `0x${string}`): Promise<Position | null> {
  const { curvePosition } = await trader.gateway.ask<{ readonly curvePosition: Position | null }>(
    `query ($seriesKey: Bytes32!, $chain: Chain!, $wallet: Address!) {
      curvePosition(seriesKey: $seriesKey, chain: $chain, wallet: $wallet) {
        looseUnits stakeableUnits stakeRefusal stakedUnits } }`,
    { seriesKey, ...caller(trader) },
  );
  return curvePosition;
}

/** Stakes all that the wallet may stake. @returns the signature, or null if that is nothing @throws RefusedError */
export async function stakeAll(trader: Trader, seriesKey: `0x${string}`): Promise<string | null> {
  const units = (await readPosition(trader, seriesKey))?.stakeableUnits ?? '0';
  if (units === '0') return null;
  const { transaction } = await trader.gateway.act(BuildStakeDocument, keyed({ ...caller(trader), seriesKey, units }));
  return sendOnSolana(trader, transaction);
}
