import { parseAddress } from '../../core/bytes.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { audit, type Tx } from '../operations/index.ts';
import { parseSignatureHex } from './model.ts';
import { consumeNonce, issueNonce, readNonce } from './nonces.ts';
import { linkWalletText, MAX_WALLETS, requireUsable } from './rules.ts';
import { type AccountDeps, type Challenge, chainNamed, type WalletInput } from './sign-in.ts';
import { requireSignedBy } from './wallet-signature.ts';

/** Linking further wallets to an account and removing them again. Every function acts for `accountId`. */
export function createWallets({ db, clock, chains, site, idempotency }: AccountDeps) {
  const once = idempotency.once;

  /** Issues the text by which a wallet agrees to be linked to this account. @throws CHAIN_REFUSED */
  async function addWalletChallenge(accountId: string, input: WalletInput): Promise<Challenge> {
    const { name, chainId } = chainNamed(chains, input.chain);
    const address = parseAddress(input.address);
    const { nonce } = await once(`account:${accountId}`, 'addWalletChallenge', input, async () => {
      const row = { purpose: 'link-wallet', chain: name, address, accountId } as const;
      return async (tx) => ({ nonce: await issueNonce(tx, site, row) });
    });
    const issued = await db.authNonce.findUnique({ where: { nonce } });
    if (!issued) throw new AppError('NONCE_INVALID');
    return { nonce: issued, chainId, message: linkWalletText(issued) };
  }

  /**
   * Links the wallet that signed a challenge of this account. A wallet that is linked to it already stays so.
   * @throws NONCE_INVALID, SIGNATURE_INVALID, SIGNATURE_NOT_CANONICAL, WALLET_TAKEN, WALLET_LIMIT, CHAIN_UNAVAILABLE
   */
  async function addWallet(
    accountId: string,
    input: { idempotencyKey: string; nonce: string; signature: string },
  ): Promise<{ walletId: string }> {
    const signature = parseSignatureHex(input.signature);
    return once(`account:${accountId}`, 'addWallet', input, async () => {
      const found = await readNonce(db, input.nonce);
      const issued = requireUsable(found?.accountId === accountId ? found : null, 'link-wallet');
      const address = issued.address;
      await requireSignedBy(chainNamed(chains, issued.chain), address, linkWalletText(issued), signature);
      return async (tx) => {
        await consumeNonce(tx, issued);
        await lockAccount(tx, accountId);
        const row = { accountId, chain: issued.chain, address, linkedAt: clock.now() };
        const { count } = await tx.accountWallet.createMany({ data: [row], skipDuplicates: true });
        const wallet = await tx.accountWallet.findUnique({
          where: { chain_address: { chain: issued.chain, address } },
          select: { id: true, accountId: true },
        });
        if (wallet?.accountId !== accountId) throw new AppError('WALLET_TAKEN');
        if ((await tx.accountWallet.count({ where: { accountId } })) > MAX_WALLETS) throw new AppError('WALLET_LIMIT');
        if (count === 1) await audit(tx, { actor: accountId, action: 'wallet.link', target: wallet.id });
        return { walletId: wallet.id };
      };
    });
  }

  /** Unlinks a wallet; its sessions end with `signOutEverywhere`. @throws WALLET_NOT_LINKED, WALLET_LAST, CHAIN_REFUSED */
  async function removeWallet(accountId: string, input: WalletInput): Promise<{ walletId: string }> {
    const { name } = chainNamed(chains, input.chain);
    const address = parseAddress(input.address);
    return once(`account:${accountId}`, 'removeWallet', input, async () => async (tx) => {
      await lockAccount(tx, accountId);
      const wallets = await tx.accountWallet.findMany({ where: { accountId } });
      const wallet = wallets.find((w) => w.chain === name && w.address === address);
      if (!wallet) throw new AppError('WALLET_NOT_LINKED');
      if (wallets.length === 1) throw new AppError('WALLET_LAST');
      await tx.accountWallet.delete({ where: { id: wallet.id } });
      await audit(tx, { actor: accountId, action: 'wallet.unlink', target: wallet.id });
      return { walletId: wallet.id };
    });
  }

  return { addWalletChallenge, addWallet, removeWallet };
}

/** Two changes of one account's wallets or signer keys run one after the other, so that neither counts the other's rows wrongly. */
export async function lockAccount(tx: Tx, accountId: string): Promise<void> {
  const rows = await tx.$queryRaw<unknown[]>`SELECT 1 FROM accounts WHERE id = ${accountId}::uuid FOR UPDATE`;
  if (rows.length === 0) throw new AppError('NOT_FOUND');
}
