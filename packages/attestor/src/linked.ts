import type { EvmAddress } from '@income-series/protocol/hex';
import { Failure } from './exit.ts';
import { LinkedKeysDocument } from './generated/operations.ts';
import type { Tool } from './tool.ts';

/** Fetches the keys that are linked to the account. @throws Failure signIn */
export async function linkedKeys({ gateway }: Awaited<ReturnType<Tool['signedIn']>>): Promise<readonly string[]> {
  const { viewer } = await gateway.ask(LinkedKeysDocument, {});
  const account = viewer?.account;
  if (!account) throw new Failure('signIn', 'UNAUTHENTICATED', 'Not signed in: run `income-series attestor login`.');
  return account.signerKeys.map(({ key }) => key);
}

/** Fetches the keys of the account, and requires that this one is among them. @throws Failure signIn, SIGNER_KEY_NOT_LINKED */
export async function requireLinked(signedIn: Awaited<ReturnType<Tool['signedIn']>>, key: EvmAddress) {
  const keys = await linkedKeys(signedIn);
  if (keys.includes(key)) return keys;
  throw new Failure(
    'refused',
    'SIGNER_KEY_NOT_LINKED',
    'The key is not linked to the signed-in account: run `income-series attestor link`, with the same --keystore and --config.',
  );
}
