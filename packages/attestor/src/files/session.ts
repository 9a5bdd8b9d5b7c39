import { rm } from 'node:fs/promises';
import { z } from 'zod';
import { Failure } from '../exit.ts';
import type { PinnedConfig } from './config.ts';
import { readGuarded, writePrivately } from './guarded.ts';

const sessionFile = z.strictObject({
  version: z.literal(1),
  /** The only address that gets the token. */
  gateway: z.string(),
  wallet: z.string(),
  accountId: z.string(),
  token: z.string(),
  expiresAt: z.iso.datetime(),
});

export type SessionFile = Omit<z.infer<typeof sessionFile>, 'version'>;

/** The path of the session file, next to the configuration: `attestor.session.json` for `attestor.json`. */
export const sessionPath = (configPath: string): string => configPath.replace(/(\.json)?$/, '.session.json');

export const writeSession = (path: string, session: SessionFile): Promise<void> =>
  writePrivately(path, `${JSON.stringify({ version: 1, ...session })}\n`, { force: true });

export const removeSession = (path: string): Promise<void> => rm(path, { force: true });

const createSignedOut = (code: string, reason: string) =>
  new Failure('signIn', code, `${reason} Run \`income-series attestor login\`.`);

/** Reads the session of the configured gateway. Its expiry is left to the gateway. @throws Failure signIn */
export async function readSession(path: string, config: PinnedConfig): Promise<SessionFile> {
  const rules = { what: 'The session file', exit: 'signIn', forbidden: 0o077, maxBytes: 65_536, noLink: true } as const;
  const read = await readGuarded(path, rules);
  if (read === null) throw createSignedOut('SESSION_MISSING', 'There is no session.');
  let session: SessionFile;
  try {
    session = sessionFile.parse(JSON.parse(new TextDecoder().decode(read.content)));
  } catch {
    throw createSignedOut('SESSION_INVALID', 'The session file is not readable.');
  }
  if (session.gateway !== config.gateway)
    throw createSignedOut('SESSION_MISSING', 'The session belongs to another gateway.');
  return session;
}
