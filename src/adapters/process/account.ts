import { execFileSync } from 'node:child_process';
import { type Stats, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { SetupError } from '../../core/errors/setup-error.ts';

/** An operating-system account a program runs as. */
export interface SystemAccount {
  name: string;
  uid: number;
  gid: number;
}

const idOf = (flag: '-u' | '-g', name: string) =>
  Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));

/**
 * The account a database server runs as: PostgreSQL refuses root, so root lends it `postgres` where that exists and
 * `nobody` otherwise. Undefined for an ordinary user, whose own account serves.
 */
export function unprivilegedAccount(): SystemAccount | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      return { name, uid: idOf('-u', name), gid: idOf('-g', name) };
    } catch {
      // not on this system
    }
  }
  throw new SetupError('PostgreSQL does not run as root, and this system has neither a postgres nor a nobody account');
}

const traverses = ({ uid, gid }: SystemAccount, at: Stats) =>
  (at.mode & (at.uid === uid ? 0o100 : at.gid === gid ? 0o010 : 0o001)) !== 0;

/** Whether the account may pass every folder from the root down to `path`, the folder itself included. */
export function canReach(account: SystemAccount, path: string): boolean {
  for (let at = resolve(path); ; at = dirname(at)) {
    if (!traverses(account, statSync(at))) return false;
    if (at === dirname(at)) return true;
  }
}
