import { solanaAddressBytes } from '@income-series/protocol/address';
import { larger } from '@income-series/protocol/amounts';
import { toHex } from '@income-series/protocol/bytes';
import { AppError } from '@income-series/protocol/errors/app-error';
import type { EvmAddress } from '@income-series/protocol/hex';
import { ownAccounts, SYSTEM_PROGRAM, TOKEN_PROGRAM } from '@income-series/protocol/program-accounts';
import { walletWord } from '@income-series/protocol/words';
import { callData, callView, requireEvmChain } from './evm-registry.ts';
import type { DeviceNode } from './node.ts';
import { type NodeAccount, readAccounts, requireCluster, u64At } from './solana-registry.ts';

/** A payment token on a chain. */
export interface TokenPlace {
  /** The name of the chain, as `evm:10143`. */
  readonly chain: string;
  readonly token: string;
}

/** A wallet and a payment token on a chain. */
export interface TokenHolder extends TokenPlace {
  readonly wallet: string;
}

/** The size of a mint, and the offset of its decimals. */
const MINT = { decimals: 44, size: 82 } as const;
/** The most decimals of a token, because their number is one byte. */
const MAX_DECIMALS = 255n;
/** The offsets in a token account: its mint, its owner, its amount. */
const TOKEN_ACCOUNT = { mint: 0, owner: 32, amount: 64, size: 165 } as const;

async function balanceOnEvm({ chain, wallet, token }: TokenHolder, node: DeviceNode): Promise<bigint> {
  await requireEvmChain(chain, node);
  return callView(node, token as EvmAddress, callData('balanceOf(address)', walletWord(wallet as EvmAddress)));
}

/**
 * The amount of a token account of a mint; 0 if it was given away, or if it is not open but has lamports, which anybody can send there.
 * @throws CHAIN_MISMATCH for another account
 */
function ownAmount({ owner, data }: NodeAccount, { wallet, token }: TokenHolder): bigint {
  if (owner === SYSTEM_PROGRAM) return 0n;
  const partOf = (from: number) => toHex(data.subarray(from, from + 32));
  const isTokenAccount =
    owner === TOKEN_PROGRAM &&
    data.length === TOKEN_ACCOUNT.size &&
    partOf(TOKEN_ACCOUNT.mint) === toHex(solanaAddressBytes(token));
  if (!isTokenAccount) throw new AppError('CHAIN_MISMATCH');
  const isOwn = partOf(TOKEN_ACCOUNT.owner) === toHex(solanaAddressBytes(wallet));
  return isOwn ? u64At(data, TOKEN_ACCOUNT.amount) : 0n;
}

/** The largest amount of the wallet's accounts, because a transaction takes from one of them; 0 if there is none. */
async function balanceOnSolana(holder: TokenHolder, node: DeviceNode): Promise<bigint> {
  await requireCluster(node, holder.chain);
  const accounts = await readAccounts(node, ownAccounts(holder.wallet, holder.token));
  const amounts = accounts.map((account) => (account === null ? 0n : ownAmount(account, holder)));
  return amounts.reduce(larger, 0n);
}

/**
 * Reads a wallet's balance of a payment token, in base units, from a node that the caller chose.
 * @throws CHAIN_UNAVAILABLE; CHAIN_MISMATCH for a node of another chain or a missing token; BAD_INPUT for a node without https, or an
 *   address that is none
 */
export const tokenBalance = (holder: TokenHolder, node: DeviceNode): Promise<bigint> =>
  holder.chain.startsWith('solana:') ? balanceOnSolana(holder, node) : balanceOnEvm(holder, node);

async function decimalsOnEvm({ chain, token }: TokenPlace, node: DeviceNode): Promise<number> {
  await requireEvmChain(chain, node);
  const decimals = await callView(node, token as EvmAddress, callData('decimals()'));
  if (decimals > MAX_DECIMALS) throw new AppError('CHAIN_MISMATCH');
  return Number(decimals);
}

/** The decimals in the account of a mint. @throws CHAIN_MISMATCH if there is no such mint */
async function decimalsOnSolana({ chain, token }: TokenPlace, node: DeviceNode): Promise<number> {
  await requireCluster(node, chain);
  const [mint = null] = await readAccounts(node, [token]);
  const decimals =
    mint?.owner === TOKEN_PROGRAM && mint.data.length === MINT.size ? mint.data[MINT.decimals] : undefined;
  if (decimals === undefined) throw new AppError('CHAIN_MISMATCH');
  return decimals;
}

/**
 * Reads the decimals of a payment token from a node that the caller chose, because a wrong number of decimals makes every amount wrong
 * by a power of ten.
 * @throws CHAIN_UNAVAILABLE; CHAIN_MISMATCH for a node of another chain or a missing token; BAD_INPUT for a node without https
 */
export const tokenDecimals = (place: TokenPlace, node: DeviceNode): Promise<number> =>
  place.chain.startsWith('solana:') ? decimalsOnSolana(place, node) : decimalsOnEvm(place, node);

/**
 * Reads the payment token of a contract of the product on an EVM chain from a node that the caller chose.
 * @throws CHAIN_UNAVAILABLE; CHAIN_MISMATCH for a node of another chain, or a contract without a token; BAD_INPUT for a node without https
 */
export async function contractToken(
  { chain, contract }: { readonly chain: string; readonly contract: string },
  node: DeviceNode,
): Promise<string> {
  await requireEvmChain(chain, node);
  const address = await callView(node, contract as EvmAddress, callData('token()'));
  return `0x${address.toString(16).padStart(40, '0')}`;
}
