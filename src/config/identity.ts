import { utf8 } from '@income-series/protocol/bytes';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { VariableReader } from './reader.ts';
import type { IdentityConfig } from './types.ts';
import * as value from './values.ts';
import type { Variable } from './variables.ts';

/**
 * Reads the identity-check provider: over HTTP if its URL is set; else none in production, and in development a built-in one,
 * whose webhook secret is derived from the cursor key unless it is set. The result is a function of that key, because the key may be
 * created later.
 */
export function readIdentity({ values, error, optional, required }: VariableReader, profile: string) {
  const url = optional('IDENTITY_PROVIDER_URL', value.privateUrl);
  const secret = optional('IDENTITY_WEBHOOK_SECRET', value.secret);
  if (values.IDENTITY_PROVIDER_URL === undefined) {
    const useless = ['IDENTITY_PROVIDER_KEY', ...(profile === 'production' ? ['IDENTITY_WEBHOOK_SECRET'] : [])];
    for (const name of useless as Variable[]) {
      if (values[name] !== undefined) error.add(name, 'is given without IDENTITY_PROVIDER_URL');
    }
    const deriveSecret = (cursorKey: Uint8Array) => hmac(sha256, cursorKey, utf8('identity-webhook/v1'));
    return (cursorKey: Uint8Array): IdentityConfig | undefined =>
      profile === 'production' ? undefined : { kind: 'development', webhookSecret: secret ?? deriveSecret(cursorKey) };
  }
  const why = 'is needed with IDENTITY_PROVIDER_URL';
  const key = required('IDENTITY_PROVIDER_KEY', value.bearerKey, why);
  const webhookSecret = required('IDENTITY_WEBHOOK_SECRET', value.secret, why);
  return (): IdentityConfig => ({ kind: 'http', url: url as string, key, webhookSecret });
}
