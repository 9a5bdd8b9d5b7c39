import { parseAddress } from '../../core/bytes.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { parseSignature, personalDigest, recoverSigner } from '../../core/signing/index.ts';
import { audit } from '../operations/index.ts';
import type { IssuedNonce } from './model.ts';
import { consumeNonce, issueNonce, readNonce } from './nonces.ts';
import { linkSignerKeyText, MAX_SIGNER_KEYS, requireUsable } from './rules.ts';
import type { AccountDeps } from './sign-in.ts';
import { openWork } from './signer-key-work.ts';
import { lockAccount } from './wallets.ts';

/** An attestor key by its address, any case. */
export interface SignerKeyInput {
  readonly idempotencyKey: string;
  readonly key: string;
}

/** A nonce and the text that a key's holder is asked to sign over it. */
export interface SignerKeyChallenge {
  readonly nonce: IssuedNonce;
  readonly message: string;
}

/** What a key's link challenge holds where a wallet's names its chain. */
const NO_CHAIN = '';

/** Linking attestor keys to an account and removing them again. Every function acts for `accountId`. */
export function createSignerKeys({ db, clock, site, idempotency }: AccountDeps) {
  const once = idempotency.once;

  /** Issues the text by which a key's holder agrees to have it linked to this account. @throws BAD_INPUT */
  async function signerKeyChallenge(accountId: string, input: SignerKeyInput): Promise<SignerKeyChallenge> {
    const address = parseAddress(input.key);
    const { nonce } = await once(`account:${accountId}`, 'signerKeyChallenge', input, async () => {
      const row = { purpose: 'link-signer-key', chain: NO_CHAIN, address, accountId } as const;
      return async (tx) => ({ nonce: await issueNonce(tx, site, row) });
    });
    const issued = await db.authNonce.findUnique({ where: { nonce } });
    if (!issued) throw new AppError('NONCE_INVALID');
    return { nonce: issued, message: linkSignerKeyText(issued) };
  }

  /**
   * Links the key that signed a challenge of this account. A key that is linked to it already stays so. Whether the chain
   * knows the key is not asked: a link may come before the registration.
   * @throws NONCE_INVALID, SIGNATURE_NOT_CANONICAL, SIGNATURE_INVALID, SIGNER_KEY_TAKEN, SIGNER_KEY_LIMIT
   */
  async function linkSignerKey(
    accountId: string,
    input: { idempotencyKey: string; nonce: string; signature: string },
  ): Promise<{ linkId: string }> {
    if (!parseSignature(input.signature)) throw new AppError('SIGNATURE_NOT_CANONICAL');
    return once(`account:${accountId}`, 'linkSignerKey', input, async () => {
      const found = await readNonce(db, input.nonce);
      const issued = requireUsable(found?.accountId === accountId ? found : null, 'link-signer-key');
      const key = issued.address;
      const signer = recoverSigner(personalDigest(linkSignerKeyText(issued)), input.signature);
      if (signer !== key) throw new AppError('SIGNATURE_INVALID');
      return async (tx) => {
        await consumeNonce(tx, issued);
        await lockAccount(tx, accountId);
        const { count } = await tx.accountSignerKey.createMany({
          data: [{ accountId, key, linkedAt: clock.now() }],
          skipDuplicates: true,
        });
        const link = await tx.accountSignerKey.findUnique({ where: { key }, select: { id: true, accountId: true } });
        if (link?.accountId !== accountId) throw new AppError('SIGNER_KEY_TAKEN');
        const linked = await tx.accountSignerKey.count({ where: { accountId } });
        if (linked > MAX_SIGNER_KEYS) throw new AppError('SIGNER_KEY_LIMIT');
        if (count === 1) await audit(tx, { actor: accountId, action: 'signer-key.link', target: link.id });
        return { linkId: link.id };
      };
    });
  }

  /**
   * Unlinks a key and takes back its announcement, so that nothing more is addressed to it. The lock orders it with
   * whoever writes such work (`lockSignerKey`).
   * @throws SIGNER_KEY_NOT_LINKED; CONFLICT with the kinds of open work in `detail.work`
   */
  async function unlinkSignerKey(accountId: string, input: SignerKeyInput): Promise<{ linkId: string }> {
    const key = parseAddress(input.key);
    return once(`account:${accountId}`, 'unlinkSignerKey', input, async () => async (tx) => {
      const [link] = await tx.$queryRaw<{ readonly id: string }[]>`
        SELECT id FROM account_signer_keys WHERE key = ${key} AND account_id = ${accountId}::uuid FOR UPDATE`;
      if (!link) throw new AppError('SIGNER_KEY_NOT_LINKED');
      const work = await openWork(tx, key);
      if (work.length > 0) throw new AppError('CONFLICT', { detail: { work } });
      await tx.attestorAnnouncement.deleteMany({ where: { key } });
      await tx.accountSignerKey.delete({ where: { id: link.id } });
      await audit(tx, { actor: accountId, action: 'signer-key.unlink', target: link.id });
      return { linkId: link.id };
    });
  }

  return { signerKeyChallenge, linkSignerKey, unlinkSignerKey };
}
