import { execFileSync } from 'node:child_process';
import { type Stats, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { SetupError } from '../../core/errors/setup-error.ts';

/** An account of the operating system. */
export interface SystemAccount {
  name: string;
  uid: number;
  gid: number;
}

const idOf = (flag: '-u' | '-g', name: string) =>
  Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));

/**
 * The account for the database server if this process is root, because PostgreSQL refuses to run as root: `postgres`, else
 * `nobody`. Undefined for an ordinary user, whose own account is used.
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

const canTraverse = ({ uid, gid }: SystemAccount, at: Stats) =>
  (at.mode & (at.uid === uid ? 0o100 : at.gid === gid ? 0o010 : 0o001)) !== 0;

/** Tests that an account is allowed to pass through every folder from the root down to `path`, that one included. */
export function canReach(account: SystemAccount, path: string): boolean {
  for (let at = resolve(path); ; at = dirname(at)) {
    if (!canTraverse(account, statSync(at))) return false;
    if (at === dirname(at)) return true;
  }
}
