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
