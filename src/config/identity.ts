import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8 } from '../core/bytes.ts';
import type { VariableReader } from './reader.ts';
import type { IdentityConfig } from './types.ts';
import * as value from './values.ts';
import type { Variable } from './variables.ts';

/**
 * The identity-check provider: one over HTTP where its URL is given, else for development one of our own, whose webhooks
 * are signed with a secret made from the cursor key where none is given. In production there is none without a URL.
 */
export function identity({ given, error, optional, required }: VariableReader, profile: string) {
  const url = optional('IDENTITY_PROVIDER_URL', value.privateUrl);
  const secret = optional('IDENTITY_WEBHOOK_SECRET', value.secret);
  if (given.IDENTITY_PROVIDER_URL === undefined) {
    const useless = ['IDENTITY_PROVIDER_KEY', ...(profile === 'production' ? ['IDENTITY_WEBHOOK_SECRET'] : [])];
    for (const name of useless as Variable[]) {
      if (given[name] !== undefined) error.add(name, 'is given without IDENTITY_PROVIDER_URL');
    }
    const made = (cursorKey: Uint8Array) => hmac(sha256, cursorKey, utf8('identity-webhook/v1'));
    return (cursorKey: Uint8Array): IdentityConfig | undefined =>
      profile === 'production' ? undefined : { kind: 'development', webhookSecret: secret ?? made(cursorKey) };
  }
  const why = 'is needed with IDENTITY_PROVIDER_URL';
  const key = required('IDENTITY_PROVIDER_KEY', value.bearerKey, why);
  const webhookSecret = required('IDENTITY_WEBHOOK_SECRET', value.secret, why);
  return (): IdentityConfig => ({ kind: 'http', url: url as string, key, webhookSecret });
}
