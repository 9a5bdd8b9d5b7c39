import { parseHex } from '@income-series/protocol/bytes';
import { AppError } from '@income-series/protocol/errors/app-error';
import type { KeyAddress } from '@income-series/protocol/hex';
import { parseSignature, personalDigest, recoverSigner } from '@income-series/protocol/signing';
import { linkSignerKeyText } from '@income-series/protocol/wallet-texts';
import type { Tx } from '../../core/tx.ts';
import { audit } from '../operations/index.ts';
import type { IssuedNonce } from './model/index.ts';
import { consumeNonce, issueNonce, readNonce } from './nonces.ts';
import { askToReseal, openWorkKinds, SignerKeyInUse } from './open-work.ts';
import { MAX_SIGNER_KEYS, requireUsable } from './rules.ts';
import { type AccountDeps, requireIssuedNonce } from './sign-in.ts';
import { lockSignerKey } from './signer-key-lock.ts';
import { lockAccount, type SignedChallenge } from './wallets.ts';

/** An issued nonce and the text for the holder of a signer key to sign over it. */
export interface SignerKeyChallenge {
  readonly nonce: IssuedNonce;
  readonly message: string;
}

/** The chain in the nonce of a signer key, which is the same on all chains. */
const NO_CHAIN = '';

/**
 * Creates the functions that link attestor keys to an account and unlink them. A function that takes `accountId` returns a
 * function that writes in the mutation's transaction.
 */
export function createSignerKeys({ db, clock, site, signerKeyWork, retractAnnouncement }: AccountDeps) {
  /** Issues a nonce for the text that the holder of a key signs to link it to this account. */
  const issueKeyLink = (accountId: string, address: KeyAddress) => {
    const row = { purpose: 'link-signer-key', chain: NO_CHAIN, address, accountId } as const;
    return async (tx: Tx) => ({ nonce: await issueNonce(tx, site, row) });
  };

  /** Builds the text for a key's holder to sign over an issued nonce. @throws NONCE_INVALID if the nonce was deleted */
  async function keyChallenge(nonce: string): Promise<SignerKeyChallenge> {
    const issued = await requireIssuedNonce(db, nonce);
    return { nonce: issued, message: linkSignerKeyText(issued) };
  }

  /** Checks the form of a signed challenge. @throws SIGNATURE_NOT_CANONICAL */
  function parseKeySignature(input: { readonly nonce: string; readonly signature: string }): SignedChallenge {
    if (!parseSignature(input.signature)) throw new AppError('SIGNATURE_NOT_CANONICAL');
    return { nonce: input.nonce, signature: parseHex(input.signature) };
  }

  /**
   * Links the key that signed a challenge of this account. Nothing changes if the key is linked to it already. The chain need
   * not have registered the key, because a link may come before the registration.
   * @throws NONCE_INVALID, SIGNATURE_INVALID, SIGNER_KEY_TAKEN, SIGNER_KEY_LIMIT
   */
  async function linkSignerKey(accountId: string, { nonce, signature }: SignedChallenge) {
    const row = await readNonce(db, nonce);
    const issued = requireUsable(row?.accountId === accountId ? row : null, 'link-signer-key');
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
   * Unlinks a key and removes its announcement, so no more work can be addressed to it. Locks the link, because writers of
   * such work lock it too (`lockSignerKey`).
   * @throws SIGNER_KEY_NOT_LINKED; SignerKeyInUse
   */
  const unlinkSignerKey = (accountId: string, key: KeyAddress) => async (tx: Tx) => {
    const [link] = await tx.$queryRaw<{ readonly id: string }[]>`
      SELECT id FROM account_signer_keys WHERE key = ${key} AND account_id = ${accountId}::uuid FOR UPDATE`;
    if (!link) throw new AppError('SIGNER_KEY_NOT_LINKED');
    const work = await openWorkKinds(tx, [key], signerKeyWork);
    if (work.length > 0) throw new SignerKeyInUse(work);
    await retractAnnouncement(tx, key);
    await tx.accountSignerKey.delete({ where: { id: link.id } });
    await audit(tx, { actor: accountId, action: 'signer-key.unlink', target: link.id });
    return { linkId: link.id };
  };

  /**
   * Asks the issuers of open work that is sealed to a key of the account to seal it to another key. Returns nothing of the
   * work, because the key may be revoked, and its account may then not see it.
   * @throws SIGNER_KEY_NOT_LINKED
   */
  const requestSealing = (accountId: string, key: KeyAddress) => async (tx: Tx) => {
    const linkId = await lockSignerKey(tx, key, accountId);
    await askToReseal(tx, key, signerKeyWork, clock.now());
    await audit(tx, { actor: accountId, action: 'signer-key.ask-sealing', target: linkId });
    return { linkId };
  };

  return { requestSealing, issueKeyLink, keyChallenge, parseKeySignature, linkSignerKey, unlinkSignerKey };
}
