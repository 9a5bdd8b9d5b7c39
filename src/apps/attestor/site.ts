import { signInText } from '../../adapters/evm/sign-in-text.ts';
import type { EvmAddress } from '../../core/hex.ts';
import { parseInstant } from '../../core/instant.ts';
import { NONCE_LIFETIME_MS, siteOf } from '../../domains/account/model.ts';
import { linkSignerKeyText, signInMessageOf } from '../../domains/account/rules.ts';
import type { PinnedConfig } from './files/config.ts';
import { differs } from './signing/request.ts';

/** A text to sign, as the gateway issued it: nothing of it is believed. */
export interface IssuedText {
  readonly message: string;
  readonly nonce: string;
  readonly issuedAt: string;
  readonly expiresAt: string;
}

/** The nonce's fields, where they are what a gateway issues: a plain nonce, ten minutes at most. @throws Failure */
function issuedFields({ nonce, issuedAt, expiresAt }: IssuedText, config: PinnedConfig, address: EvmAddress) {
  const [from, to] = [parseInstant(issuedAt), parseInstant(expiresAt)];
  const lifetime = from === null || to === null ? 0 : to.getTime() - from.getTime();
  const issued = /^[A-Za-z0-9]{16,64}$/.test(nonce) && lifetime > 0 && lifetime <= NONCE_LIFETIME_MS;
  if (!issued || from === null || to === null) {
    throw differs('TEXT_DIFFERS', 'The text’s nonce or times are not those of a sign-in.');
  }
  const row = { nonce, address, issuedAt: from, expiresAt: to, consumedAt: null, accountId: null };
  return { ...row, ...siteOf(config.publicUrl), purpose: '', chain: '' };
}

/**
 * The sign-in text is, from its first to its last character, EIP-4361 for the pinned gateway, this wallet and chain.
 * @throws Failure TEXT_DIFFERS
 */
export function requireSignInText(issued: IssuedText, config: PinnedConfig, wallet: EvmAddress): void {
  const own = signInText.write(signInMessageOf(issuedFields(issued, config, wallet), config.chainId));
  if (issued.message !== own) {
    throw differs(
      'TEXT_DIFFERS',
      'The text to sign is not a sign-in to the configured gateway with this wallet and chain.',
    );
  }
}

/**
 * The challenge links this key to this account at the pinned gateway, and says nothing else; it names no chain.
 * @throws Failure TEXT_DIFFERS
 */
export function requireLinkText(issued: IssuedText, config: PinnedConfig, key: EvmAddress, accountId: string): void {
  if (issued.message !== linkSignerKeyText({ ...issuedFields(issued, config, key), accountId })) {
    throw differs('TEXT_DIFFERS', 'The text to sign does not link this key to the account that is signed in.');
  }
}
