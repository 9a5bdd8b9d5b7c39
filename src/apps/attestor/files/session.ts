import { rm } from 'node:fs/promises';
import { z } from 'zod';
import { Failure } from '../exit.ts';
import type { PinnedConfig } from './config.ts';
import { readGuarded, writePrivately } from './guarded.ts';

const stored = z.strictObject({
  version: z.literal(1),
  /** The token is sent to this address alone. */
  gateway: z.string(),
  wallet: z.string(),
  accountId: z.string(),
  token: z.string(),
  expiresAt: z.iso.datetime(),
});

export type SessionFile = Omit<z.infer<typeof stored>, 'version'>;

/** Next to the configuration: `attestor.json` has `attestor.session.json`. */
export const sessionPath = (configPath: string): string => configPath.replace(/(\.json)?$/, '.session.json');

export const writeSession = (path: string, session: SessionFile): Promise<void> =>
  writePrivately(path, `${JSON.stringify({ version: 1, ...session })}\n`, { force: true });

export const removeSession = (path: string): Promise<void> => rm(path, { force: true });

const signedOut = (code: string, why: string) =>
  new Failure('signIn', code, `${why} Run \`income-series attestor login\`.`);

/** The session of this gateway, which judges itself whether it has expired. @throws Failure signIn */
export async function readSession(path: string, config: PinnedConfig): Promise<SessionFile> {
  const rules = { what: 'The session file', exit: 'signIn', forbidden: 0o077, maxBytes: 65_536, noLink: true } as const;
  const read = await readGuarded(path, rules);
  if (read === null) throw signedOut('SESSION_MISSING', 'There is no session.');
  let session: SessionFile;
  try {
    session = stored.parse(JSON.parse(new TextDecoder().decode(read.content)));
  } catch {
    throw signedOut('SESSION_INVALID', 'The session file is not readable.');
  }
  if (session.gateway !== config.gateway) throw signedOut('SESSION_MISSING', 'The session is of another gateway.');
  return session;
}
