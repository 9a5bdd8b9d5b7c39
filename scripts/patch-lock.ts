// npm run generate -- lock: completes package-lock.json. A registry that does not offer the builds for other systems makes
// npm leave them out of the lock, and `npm ci` then fails on those systems, and with EUSAGE on this one. They are listed
// here as npm would list them, from what their packages ask for. With --check nothing is written: exit 1 if any lack.
import { readFileSync, writeFileSync } from 'node:fs';

interface Locked {
  version?: string;
  optionalDependencies?: Record<string, string>;
  dev?: boolean;
  [key: string]: unknown;
}

export interface Lock {
  packages: Record<string, Locked>;
  [key: string]: unknown;
}

const SYSTEM =
  /(?:^|[-/])(aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32|windows)-(\w+)(?:-(\w+))?$/;
const CPU: Record<string, string> = { amd64: 'x64' };
const OS: Record<string, string> = { windows: 'win32' };

/** The entry npm writes for a build it has never seen: enough to be skipped elsewhere and fetched where it fits. */
function platformEntry(name: string, range: string, dev: boolean): Locked | undefined {
  const [, os, cpu, libc] = SYSTEM.exec(name) ?? [];
  const version = /^[~^]?(\d+\.\d+\.\d+\S*)$/.exec(range)?.[1];
  if (os === undefined || cpu === undefined || version === undefined) return undefined;
  return {
    version,
    cpu: [CPU[cpu] ?? cpu],
    ...(dev ? { dev: true } : {}),
    ...(os === 'linux' && (libc === 'musl' || libc === 'gnu') ? { libc: [libc === 'musl' ? 'musl' : 'glibc'] } : {}),
    optional: true,
    os: [OS[os] ?? os],
  };
}

/** Adds what is missing to the lock and returns the names added. */
export function completeLock(lock: Lock): string[] {
  const added: string[] = [];
  for (const [path, locked] of Object.entries(lock.packages)) {
    if (path === '') continue;
    for (const [name, range] of Object.entries(locked.optionalDependencies ?? {})) {
      if (lock.packages[`node_modules/${name}`] || lock.packages[`${path}/node_modules/${name}`]) continue;
      const entry = platformEntry(name, range, locked.dev === true);
      if (entry === undefined) continue;
      lock.packages[`node_modules/${name}`] = entry;
      added.push(name);
    }
  }
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')));
  return added;
}

if (import.meta.filename === process.argv[1]) {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
  const added = completeLock(lock);
  if (process.argv[2] === '--check') {
    if (added.length > 0)
      console.error(`package-lock.json lacks ${added.length} builds; npm run generate -- lock adds them:`);
    for (const name of added) console.error(`  ${name}`);
    if (added.length > 0) process.exit(1);
    console.log('package-lock.json lists the builds of every system.');
  } else {
    writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
    console.log(`added ${added.length} builds`);
  }
}
