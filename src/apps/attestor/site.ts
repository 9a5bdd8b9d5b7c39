import { signInText } from '../../adapters/evm/sign-in-text.ts';
import type { EvmAddress } from '../../core/hex.ts';
import { parseInstant } from '../../core/instant.ts';
import { NONCE_LIFETIME_MS, siteOf } from '../../domains/account/model/index.ts';
import { linkSignerKeyText, signInMessageOf } from '../../domains/account/rules.ts';
import type { PinnedConfig } from './files/config.ts';
import { createDifference } from './signing/request.ts';

/** A text to sign, as the gateway returned it. It is compared with the expected text before it is signed. */
export interface IssuedText {
  readonly message: string;
  readonly nonce: string;
  readonly issuedAt: string;
  readonly expiresAt: string;
}

/**
 * Returns the fields of an issued text. Requires a nonce of letters and digits that is valid for ten minutes at most.
 * @throws Failure TEXT_DIFFERS
 */
function issuedFields({ nonce, issuedAt, expiresAt }: IssuedText, config: PinnedConfig, address: EvmAddress) {
  const [issuedTime, expiryTime] = [parseInstant(issuedAt), parseInstant(expiresAt)];
  const lifetime = issuedTime === null || expiryTime === null ? 0 : expiryTime.getTime() - issuedTime.getTime();
  const isValid = /^[A-Za-z0-9]{16,64}$/.test(nonce) && lifetime > 0 && lifetime <= NONCE_LIFETIME_MS;
  if (!isValid || issuedTime === null || expiryTime === null) {
    throw createDifference('TEXT_DIFFERS', 'The text’s nonce or times are not those of a sign-in.');
  }
  const row = { nonce, address, issuedAt: issuedTime, expiresAt: expiryTime, consumedAt: null, accountId: null };
  return { ...row, ...siteOf(config.publicUrl), purpose: '', chain: '' };
}

/**
 * Requires that a sign-in text is exactly the EIP-4361 text for the pinned gateway, this wallet and the chain.
 * @throws Failure TEXT_DIFFERS
 */
export function requireSignInText(issued: IssuedText, config: PinnedConfig, wallet: EvmAddress): void {
  const expectedText = signInText.write(signInMessageOf(issuedFields(issued, config, wallet), config.chainId));
  if (issued.message !== expectedText) {
    throw createDifference(
      'TEXT_DIFFERS',
      'The text to sign is not a sign-in to the configured gateway with this wallet and chain.',
    );
  }
}

/**
 * Requires that a challenge is exactly the text that links this key to this account at the pinned gateway.
 * @throws Failure TEXT_DIFFERS
 */
export function requireLinkText(issued: IssuedText, config: PinnedConfig, key: EvmAddress, accountId: string): void {
  if (issued.message !== linkSignerKeyText({ ...issuedFields(issued, config, key), accountId })) {
    throw createDifference('TEXT_DIFFERS', 'The text to sign does not link this key to the account that is signed in.');
  }
}
