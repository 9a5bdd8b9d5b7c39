import type { EvmAddress } from '@income-series/protocol/hex';
import { parseInstant } from '@income-series/protocol/instant';
import { NONCE_LIFETIME_MS, signInMessageOf, siteOf } from '@income-series/protocol/sign-in';
import { signInText } from '@income-series/protocol/sign-in-text';
import { linkSignerKeyText } from '@income-series/protocol/wallet-texts';
import type { PinnedConfig } from './files/config.ts';
import { createDifference } from './signing/request.ts';

/** A text to sign, as the gateway issued it. Nothing in it is trusted. */
export interface IssuedText {
  readonly message: string;
  readonly nonce: string;
  readonly issuedAt: string;
  readonly expiresAt: string;
}

/** The fields of an issued text, after checking that the nonce is plain and valid for ten minutes at most. @throws Failure */
function issuedFields({ nonce, issuedAt, expiresAt }: IssuedText, config: PinnedConfig, address: EvmAddress) {
  const [from, to] = [parseInstant(issuedAt), parseInstant(expiresAt)];
  const lifetime = from === null || to === null ? 0 : to.getTime() - from.getTime();
  const isValid = /^[A-Za-z0-9]{16,64}$/.test(nonce) && lifetime > 0 && lifetime <= NONCE_LIFETIME_MS;
  if (!isValid || from === null || to === null) {
    throw createDifference('TEXT_DIFFERS', 'The text’s nonce or times are not those of a sign-in.');
  }
  return { nonce, address, issuedAt: from, expiresAt: to, ...siteOf(config.publicUrl) };
}

/**
 * Requires that a sign-in text is exactly the EIP-4361 text for the pinned gateway, this wallet and the chain.
 * @throws Failure TEXT_DIFFERS
 */
export function requireSignInText(isValid: IssuedText, config: PinnedConfig, wallet: EvmAddress): void {
  const expectedText = signInText.write(signInMessageOf(issuedFields(isValid, config, wallet), config.chainId));
  if (isValid.message !== expectedText) {
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
export function requireLinkText(isValid: IssuedText, config: PinnedConfig, key: EvmAddress, accountId: string): void {
  if (isValid.message !== linkSignerKeyText({ ...issuedFields(isValid, config, key), accountId })) {
    throw createDifference('TEXT_DIFFERS', 'The text to sign does not link this key to the account that is signed in.');
  }
}
