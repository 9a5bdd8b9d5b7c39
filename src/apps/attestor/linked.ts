import type { EvmAddress } from '../../core/hex.ts';
import { Failure } from './exit.ts';
import { LinkedKeysDocument } from './generated/operations.ts';
import type { Tool } from './tool.ts';

/** Every key of the account, as the service knows them. @throws Failure signIn */
export async function linkedKeys({ gateway }: Awaited<ReturnType<Tool['signedIn']>>): Promise<readonly string[]> {
  const { viewer } = await gateway.ask(LinkedKeysDocument, {});
  const account = viewer?.account;
  if (!account) throw new Failure('signIn', 'UNAUTHENTICATED', 'Not signed in: run `income-series attestor login`.');
  return account.signerKeys.map(({ key }) => key);
}

/** Every key of the account, this one among them. @throws Failure signIn, SIGNER_KEY_NOT_LINKED */
export async function requireLinked(signedIn: Awaited<ReturnType<Tool['signedIn']>>, key: EvmAddress) {
  const keys = await linkedKeys(signedIn);
  if (keys.includes(key)) return keys;
  throw new Failure(
    'refused',
    'SIGNER_KEY_NOT_LINKED',
    'The key is not linked to the signed-in account: run `income-series attestor link`, with the same --keystore and --config.',
  );
}
