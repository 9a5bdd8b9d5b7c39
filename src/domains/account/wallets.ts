import { evmChainId } from '@income-series/protocol/chain';
import { AppError } from '@income-series/protocol/errors/app-error';
import type { Hex } from '@income-series/protocol/hex';
import { linkWalletText } from '@income-series/protocol/wallet-texts';
import type { Tx } from '../../core/tx.ts';
import { audit } from '../operations/index.ts';
import { parseSignatureHex } from './model/index.ts';
import { consumeNonce, issueNonce, readNonce } from './nonces.ts';
import { MAX_WALLETS, requireUsable } from './rules.ts';
import { type AccountDeps, type Challenge, markContract, requireIssuedNonce, type ServedWallet } from './sign-in.ts';
import { isOfUndeployed, requireSignedBy } from './wallet-signature.ts';

/** The nonce of a challenge and the signature over its text. */
export interface SignedChallenge {
  readonly nonce: string;
  readonly signature: Hex;
}

/**
 * Creates the functions that link further wallets to an account and unlink them. A function that takes `accountId` returns a
 * function that writes in the mutation's transaction.
 */
export function createWallets({ db, clock, chains, site }: AccountDeps) {
  /** Issues a nonce for the text that a wallet signs to be linked to this account. */
  const issueWalletLink = (accountId: string, { chain, address }: ServedWallet) => {
    const row = { purpose: 'link-wallet', chain: chain.name, address, accountId } as const;
    return async (tx: Tx) => ({ nonce: await issueNonce(tx, site, row) });
  };

  /** Builds the text for a wallet to sign over an issued nonce. @throws NONCE_INVALID if the nonce was deleted */
  async function walletChallenge(nonce: string, { chain }: ServedWallet): Promise<Challenge> {
    const issued = await requireIssuedNonce(db, nonce);
    return { nonce: issued, chainId: evmChainId(chain.name), message: linkWalletText(issued) };
  }

  /** Checks the form of a signed challenge. @throws SIGNATURE_NOT_CANONICAL */
  const parseChallenge = (input: { readonly nonce: string; readonly signature: string }): SignedChallenge => ({
    nonce: input.nonce,
    signature: parseSignatureHex(input.signature),
  });

  /**
   * Links the wallet that signed a challenge of this account. Nothing changes if the wallet is linked to it already.
   * @throws NONCE_INVALID, SIGNATURE_INVALID, SIGNATURE_NOT_CANONICAL, WALLET_TAKEN, WALLET_LIMIT, CHAIN_UNAVAILABLE,
   *   OVERLOADED
   */
  async function addWallet(accountId: string, { nonce, signature }: SignedChallenge) {
    const row = await readNonce(db, nonce);
    const issued = requireUsable(row?.accountId === accountId ? row : null, 'link-wallet');
    const { address } = issued;
    await requireSignedBy(chains.of(issued.chain), address, linkWalletText(issued), signature);
    return async (tx: Tx) => {
      await consumeNonce(tx, issued);
      await lockAccount(tx, accountId);
      const link = { accountId, chain: issued.chain, address, linkedAt: clock.now() };
      const { count } = await tx.accountWallet.createMany({ data: [link], skipDuplicates: true });
      const wallet = await tx.accountWallet.findUnique({
        where: { chain_address: { chain: issued.chain, address } },
        select: { id: true, accountId: true },
      });
      if (wallet?.accountId !== accountId) throw new AppError('WALLET_TAKEN');
      if ((await tx.accountWallet.count({ where: { accountId } })) > MAX_WALLETS) throw new AppError('WALLET_LIMIT');
      if (isOfUndeployed(signature)) await markContract(tx, issued);
      if (count === 1) await audit(tx, { actor: accountId, action: 'wallet.link', target: wallet.id });
      return { walletId: wallet.id };
    };
  }

  /** Unlinks a wallet; sessions go on until `signOutEverywhere`. @throws WALLET_NOT_LINKED, WALLET_LAST */
  const removeWallet =
    (accountId: string, { chain, address }: ServedWallet) =>
    async (tx: Tx) => {
      await lockAccount(tx, accountId);
      const wallets = await tx.accountWallet.findMany({ where: { accountId } });
      const wallet = wallets.find((w) => w.chain === chain.name && w.address === address);
      if (!wallet) throw new AppError('WALLET_NOT_LINKED');
      if (wallets.length === 1) throw new AppError('WALLET_LAST');
      await tx.accountWallet.delete({ where: { id: wallet.id } });
      await audit(tx, { actor: accountId, action: 'wallet.unlink', target: wallet.id });
      return { walletId: wallet.id };
    };

  return { issueWalletLink, walletChallenge, parseChallenge, addWallet, removeWallet };
}

/**
 * Locks an account's row until the transaction ends, because parallel changes of its wallets or signer keys would miscount
 * each other's rows. @throws NOT_FOUND without such an account
 */
export async function lockAccount(tx: Tx, accountId: string): Promise<void> {
  const rows = await tx.$queryRaw<unknown[]>`SELECT 1 FROM accounts WHERE id = ${accountId}::uuid FOR NO KEY UPDATE`;
  if (rows.length === 0) throw new AppError('NOT_FOUND');
}

/**
 * Prevents the deletion of an account until the transaction ends, without blocking other writes for it. Every mutation of
 * an account calls this first.
 * @throws SESSION_INVALID if the account was deleted
 */
export async function keepAccount(tx: Tx, accountId: string): Promise<void> {
  const rows = await tx.$queryRaw<unknown[]>`SELECT 1 FROM accounts WHERE id = ${accountId}::uuid FOR KEY SHARE`;
  if (rows.length === 0) throw new AppError('SESSION_INVALID');
}
