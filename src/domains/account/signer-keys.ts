import { parseHex } from '../../core/bytes.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { KeyAddress } from '../../core/hex.ts';
import { parseSignature, personalDigest, recoverSigner } from '../../core/signing/index.ts';
import type { Tx } from '../../core/tx.ts';
import { audit } from '../operations/index.ts';
import type { IssuedNonce } from './model.ts';
import { consumeNonce, issueNonce, readNonce } from './nonces.ts';
import { askSealing, openWork, SignerKeyInUse } from './open-work.ts';
import { linkSignerKeyText, MAX_SIGNER_KEYS, requireUsable } from './rules.ts';
import { type AccountDeps, issuedNonce } from './sign-in.ts';
import { lockSignerKey } from './signer-key-lock.ts';
import { lockAccount, type SignedChallenge } from './wallets.ts';

/** A nonce and the text that a key's holder is asked to sign over it. */
export interface SignerKeyChallenge {
  readonly nonce: IssuedNonce;
  readonly message: string;
}

/** What a key's link challenge holds where a wallet's names its chain. */
const NO_CHAIN = '';

/** Linking attestor keys to an account and removing them again. What acts for `accountId` answers what writes. */
export function createSignerKeys({ db, clock, site, signerKeyWork, retractAnnouncement }: AccountDeps) {
  /** Issues the nonce of the text by which a key's holder agrees to have it linked to this account. */
  const issueKeyLink = (accountId: string, address: KeyAddress) => {
    const row = { purpose: 'link-signer-key', chain: NO_CHAIN, address, accountId } as const;
    return async (tx: Tx) => ({ nonce: await issueNonce(tx, site, row) });
  };

  /** An issued nonce with that text. @throws NONCE_INVALID where it is gone */
  async function keyChallenge(nonce: string): Promise<SignerKeyChallenge> {
    const issued = await issuedNonce(db, nonce);
    return { nonce: issued, message: linkSignerKeyText(issued) };
  }

  /** @throws SIGNATURE_NOT_CANONICAL */
  function parseKeySignature(input: { readonly nonce: string; readonly signature: string }): SignedChallenge {
    if (!parseSignature(input.signature)) throw new AppError('SIGNATURE_NOT_CANONICAL');
    return { nonce: input.nonce, signature: parseHex(input.signature) };
  }

  /**
   * Links the key that signed a challenge of this account. A key that is linked to it already stays so. Whether the chain
   * knows the key is not asked: a link may come before the registration.
   * @throws NONCE_INVALID, SIGNATURE_INVALID, SIGNER_KEY_TAKEN, SIGNER_KEY_LIMIT
   */
  async function linkSignerKey(accountId: string, { nonce, signature }: SignedChallenge) {
    const found = await readNonce(db, nonce);
    const issued = requireUsable(found?.accountId === accountId ? found : null, 'link-signer-key');
    const key = issued.address;
    const signer = recoverSigner(personalDigest(linkSignerKeyText(issued)), signature);
    if (signer !== key) throw new AppError('SIGNATURE_INVALID');
    return async (tx: Tx) => {
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
  }

  /**
   * Unlinks a key and removes its announcement, so that nothing more is addressed to it. The lock orders it with
   * the code that writes such work (`lockSignerKey`).
   * @throws SIGNER_KEY_NOT_LINKED; SignerKeyInUse
   */
  const unlinkSignerKey = (accountId: string, key: KeyAddress) => async (tx: Tx) => {
    const [link] = await tx.$queryRaw<{ readonly id: string }[]>`
      SELECT id FROM account_signer_keys WHERE key = ${key} AND account_id = ${accountId}::uuid FOR UPDATE`;
    if (!link) throw new AppError('SIGNER_KEY_NOT_LINKED');
    const work = await openWork(tx, [key], signerKeyWork);
    if (work.length > 0) throw new SignerKeyInUse(work);
    await retractAnnouncement(tx, key);
    await tx.accountSignerKey.delete({ where: { id: link.id } });
    await audit(tx, { actor: accountId, action: 'signer-key.unlink', target: link.id });
    return { linkId: link.id };
  };

  /**
   * Asks the issuers of open work that is sealed to a key of the account to seal it to another one. The key may be revoked:
   * what is addressed to it is then not shown to the account, and nothing of it is answered.
   * @throws SIGNER_KEY_NOT_LINKED
   */
  const requestSealing = (accountId: string, key: KeyAddress) => async (tx: Tx) => {
    const linkId = await lockSignerKey(tx, key, accountId);
    await askSealing(tx, key, signerKeyWork, clock.now());
    await audit(tx, { actor: accountId, action: 'signer-key.ask-sealing', target: linkId });
    return { linkId };
  };

  return { requestSealing, issueKeyLink, keyChallenge, parseKeySignature, linkSignerKey, unlinkSignerKey };
}
