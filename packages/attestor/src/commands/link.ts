import { randomUUID } from 'node:crypto';
import { personalDigest, signDigest } from '@income-series/protocol/signing';
import { type MutationPayload, retryMutation } from '../client.ts';
import { createCancellation } from '../exit.ts';
import { readKeystore, withKey } from '../files/keystore.ts';
import {
  LinkSignerKeyDocument,
  type LinkSignerKeyMutation,
  SignerKeyChallengeDocument,
  type SignerKeyChallengeMutation,
  UnlinkSignerKeyDocument,
} from '../generated/operations.ts';
import { naturalId } from '../ids.ts';
import { requireLinkText } from '../site.ts';
import type { CommandAnswer, Tool } from '../tool.ts';

/** Links the key to the account by signing the service's challenge. The key never leaves this machine. */
export async function link(tool: Tool): Promise<CommandAnswer> {
  const { globals, terminal, signal } = tool;
  const config = await tool.config();
  const { gateway, session } = await tool.signedIn();
  const keystore = await readKeystore(await tool.keystorePath());
  const key = keystore.address;
  const { signerKeyChallenge } = await gateway.ask(SignerKeyChallengeDocument, {
    input: { key },
  });
  const challenge = signerKeyChallenge as MutationPayload<SignerKeyChallengeMutation['signerKeyChallenge']>;
  requireLinkText(challenge, config, key, naturalId(session.accountId));
  if (globals.dryRun) {
    return { json: { key, linked: false, message: challenge.message }, text: `Would sign:\n\n${challenge.message}` };
  }
  const from = { file: globals.passwordFile, suffix: `of ${key}` };
  const signature = await withKey(keystore, from, { terminal, signal }, async ({ secretKey }) =>
    signDigest(personalDigest(challenge.message), secretKey),
  );
  const input = { idempotencyKey: randomUUID(), nonce: challenge.nonce, signature };
  const { linkSignerKey } = await retryMutation(() => gateway.ask(LinkSignerKeyDocument, { input }), signal);
  const { signerKeyLink } = linkSignerKey as MutationPayload<LinkSignerKeyMutation['linkSignerKey']>;
  return {
    json: { key, linked: true, linkedAt: signerKeyLink?.linkedAt ?? null },
    text: `Linked ${key} to the account.`,
  };
}

export async function unlink(tool: Tool): Promise<CommandAnswer> {
  const { globals, terminal, signal } = tool;
  const { gateway } = await tool.signedIn();
  const { address: key } = await readKeystore(await tool.keystorePath());
  if (globals.dryRun)
    return { json: { key, linked: true }, text: `Would unlink ${key} and take back its announcement.` };
  if (!globals.yes) {
    terminal.say(`${key} will be unlinked, and its announcement removed: no further work can be sent to it.`);
    if (!(await terminal.confirm('Unlink it?'))) throw createCancellation();
  }
  const input = { idempotencyKey: randomUUID(), key };
  await retryMutation(() => gateway.ask(UnlinkSignerKeyDocument, { input }), signal);
  return { json: { key, linked: false }, text: `Unlinked ${key}.` };
}
