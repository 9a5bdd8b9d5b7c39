import { randomUUID } from 'node:crypto';
import { personalDigest, signDigest } from '@income-series/protocol/signing';
import { type MutationPayload, retryMutation } from '../client.ts';
import { signInChain } from '../files/config.ts';
import { readKeystore, withKey } from '../files/keystore.ts';
import { removeSession, sessionPath, writeSession } from '../files/session.ts';
import {
  SignInDocument,
  type SignInMutation,
  SignInNonceDocument,
  type SignInNonceMutation,
} from '../generated/operations.ts';
import { requireSignInText } from '../site.ts';
import type { CommandAnswer, Tool } from '../tool.ts';

export interface LoginOptions {
  /** The key file of the account's wallet. Default: the attestor key is the wallet. */
  readonly walletKeystore?: string;
  readonly walletPasswordFile?: string;
}

/** Signs in by EIP-4361 and stores the session's token in a file that only its owner can read. */
export async function login(tool: Tool, { walletKeystore, walletPasswordFile }: LoginOptions): Promise<CommandAnswer> {
  const { globals, terminal, signal } = tool;
  const config = await tool.config();
  const gateway = await tool.gateway();
  const path = walletKeystore ?? (await tool.keystorePath());
  const password =
    walletKeystore === undefined
      ? { file: globals.passwordFile }
      : { file: walletPasswordFile, option: '--wallet-password-file' };
  const keystore = await readKeystore(path);
  const wallet = keystore.address;

  const issueMessage = async () => {
    const { signInNonce } = await gateway.ask(SignInNonceDocument, {
      input: { address: wallet, chain: signInChain(config) },
    });
    const challenge = signInNonce as MutationPayload<SignInNonceMutation['signInNonce']>;
    requireSignInText(challenge, config, wallet);
    return challenge.message;
  };
  const message = await issueMessage();
  if (globals.dryRun) {
    return {
      json: { wallet, signedIn: false, message },
      text: `Would sign, as ${wallet}:\n\n${message}`,
      verbatim: true,
    };
  }
  const source = { ...password, suffix: `of ${wallet}` };
  const { signIn } = await withKey(keystore, source, { terminal, signal }, ({ secretKey }) => {
    let firstMessage: string | null = message;
    // The service returns a token once, so after a lost answer another nonce is signed.
    return retryMutation(async () => {
      const text = firstMessage ?? (await issueMessage());
      firstMessage = null;
      const signature = signDigest(personalDigest(text), secretKey);
      return gateway.ask(SignInDocument, { input: { idempotencyKey: randomUUID(), message: text, signature } });
    }, signal);
  });
  const { token, expiresAt, viewer } = signIn as MutationPayload<SignInMutation['signIn']>;
  const accountId = viewer.account?.id ?? '';
  await writeSession(sessionPath(tool.configPath), { gateway: config.gateway, wallet, accountId, token, expiresAt });
  return {
    json: { wallet, accountId, expiresAt, signedIn: true },
    text: `Signed in as ${wallet} until ${expiresAt}.`,
  };
}

/** Deletes the session on this machine; its token stays valid until it expires. */
export async function logout(tool: Tool): Promise<CommandAnswer> {
  if (!tool.globals.dryRun) await removeSession(sessionPath(tool.configPath));
  return { json: { signedIn: false }, text: 'Forgot the session.' };
}
