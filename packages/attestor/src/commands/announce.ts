import { randomUUID } from 'node:crypto';
import { signAnnouncement } from '@income-series/protocol/envelope';
import { requireActive } from '../chain.ts';
import { retryMutation } from '../client.ts';
import { readKeystore, withKey } from '../files/keystore.ts';
import { AnnounceEncryptionKeyDocument } from '../generated/operations.ts';
import type { CommandAnswer, Tool } from '../tool.ts';

/**
 * Announces the encryption key that is derived from the signing key, signed by that key, so that the service cannot replace
 * it.
 */
export async function announce(tool: Tool): Promise<CommandAnswer> {
  const { globals, terminal, signal } = tool;
  const config = await tool.config();
  const { gateway } = await tool.signedIn();
  const keystore = await readKeystore(await tool.keystorePath());
  await requireActive(tool.nodes, config, keystore.address);
  const from = { file: globals.passwordFile, suffix: `of ${keystore.address}` };
  const announcement = await withKey(keystore, from, { terminal, signal }, async ({ secretKey }) =>
    signAnnouncement(secretKey),
  );
  const { key, encryptionKey } = announcement;
  if (!globals.dryRun) {
    const input = { idempotencyKey: randomUUID(), ...announcement };
    await retryMutation(() => gateway.ask(AnnounceEncryptionKeyDocument, { input }), signal);
  }
  return {
    json: { key, encryptionKey, announced: !globals.dryRun },
    text: `${globals.dryRun ? 'Would announce' : 'Announced'} ${encryptionKey} as the encryption key of ${key}.`,
  };
}
