import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { SIGN_IN, SIGN_IN_NONCE, TEST_CHAIN, type TestGateway } from '../../../support/gateway.ts';

/** What `signInNonce` answers. */
export interface Issued {
  readonly message: string;
  readonly nonce: string;
  readonly domain: string;
  readonly uri: string;
  readonly issuedAt: string;
  readonly expiresAt: string;
  readonly code?: string;
}

/** What `signIn` answers. */
export interface Presented {
  readonly token?: string;
  readonly code?: string;
}

export async function issue(
  gateway: TestGateway,
  wallet: { readonly address: string },
  chain = TEST_CHAIN,
): Promise<Issued> {
  const input = { address: wallet.address, chain };
  const { data, errors } = await gateway.ask(SIGN_IN_NONCE, { input });
  expect(errors).toBeUndefined();
  return data?.signInNonce as unknown as Issued;
}

export async function present(
  gateway: TestGateway,
  message: string,
  signature: string,
  idempotencyKey: string = randomUUID(),
): Promise<Presented> {
  const { data, errors } = await gateway.ask(SIGN_IN, { input: { idempotencyKey, message, signature } });
  expect(errors).toBeUndefined();
  return data?.signIn as unknown as Presented;
}

export const whoami = (gateway: TestGateway, token: string) => gateway.ask('{ viewer { account { id } } }', {}, token);
