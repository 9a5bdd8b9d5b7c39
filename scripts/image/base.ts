import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** The npm that comes with a Node. */
const NPM: Readonly<Record<string, number>> = { '20': 10, '22': 10, '24': 11 };

/** How old the kept folder may be: Debian and Node publish fixes. */
const KEPT_MS = 30 * 24 * 3_600_000;

const run = (command: string, args: readonly string[], cwd = '/') =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 2 ** 26 });

/** The mirror that this machine's apt takes the suite from; Debian's own where it does not say. */
function mirrorOf(suite: string): string {
  const targets = run('apt-get', ['indextargets', '--format', '$(CODENAME) $(REPO_URI)', 'Created-By: Packages']);
  return new RegExp(`^${suite} (\\S+)`, 'm').exec(targets)?.[1] ?? 'http://deb.debian.org/debian';
}

/** Node's program and npm from their npm packages, where the official image has them. */
function installNode(root: string, major: string): void {
  const npm = NPM[major];
  if (npm === undefined) throw new Error(`which npm comes with Node ${major} is not known`);
  const packages = mkdtempSync(`${root}.npm-`);
  const unpack = (name: string, version: string | number, into: string, ...members: string[]) => {
    const args = ['pack', `${name}@${version}`, '--silent', '--pack-destination', packages];
    const file = run('npm', args, packages).trim();
    mkdirSync(into, { recursive: true });
    run('tar', ['-xzf', join(packages, file), '--no-same-owner', '--strip-components=1', '-C', into, ...members]);
  };
  unpack(`node-linux-${process.arch}`, major, join(root, 'usr/local'), 'package/bin/node');
  unpack('npm', npm, join(root, 'usr/local/lib/node_modules/npm'));
  rmSync(packages, { recursive: true });
  for (const name of ['npm', 'npx'])
    run('ln', ['-s', `../lib/node_modules/npm/bin/${name}-cli.js`, join(root, 'usr/local/bin', name)]);
}

/**
 * Returns an archive of what `node:<major>-<suite>-slim` has for us: Debian's smallest system with Node and npm. It is kept in the
 * user's cache folder for a month. @throws where debootstrap, the mirror or npm fail
 */
export function makeBase(major: string, suite: string): string {
  const cache = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'income-series');
  const archive = join(cache, `debian-${suite}-node-${major}.tar`);
  if (existsSync(archive) && Date.now() - statSync(archive).mtimeMs < KEPT_MS) return archive;
  mkdirSync(cache, { recursive: true });
  const root = mkdtempSync(join(cache, 'base-'));
  try {
    run('debootstrap', ['--variant=minbase', suite, root, mirrorOf(suite)]);
    for (const name of readdirSync(join(root, 'var/cache/apt/archives')))
      rmSync(join(root, 'var/cache/apt/archives', name), { recursive: true });
    installNode(root, major);
    for (const name of ['etc/hosts', 'etc/resolv.conf']) writeFileSync(join(root, name), '');
    run('tar', ['-cf', `${archive}.${process.pid}`, '-C', root, '.']);
    renameSync(`${archive}.${process.pid}`, archive);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
  return archive;
}
