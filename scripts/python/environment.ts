import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/**
 * The folder of a Python environment with exactly the packages of a requirements file, in the user's cache folder; made
 * from PyPI where it is missing or its installation was interrupted. Needs Python 3.10 or later with venv (`PYTHON` names
 * another one than python3). @throws where it cannot be installed
 */
export function pythonEnvironment(name: string, requirements: string): string {
  const version = createHash('sha256').update(readFileSync(requirements)).digest('hex').slice(0, 12);
  const folder = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'income-series', `${name}-${version}`);
  const finished = join(folder, 'finished');
  if (existsSync(finished)) return folder;
  console.log(`installing ${name} into ${folder}`);
  rmSync(folder, { recursive: true, force: true });
  execFileSync(process.env.PYTHON ?? 'python3', ['-m', 'venv', folder], { stdio: 'inherit' });
  const pip = ['-m', 'pip', 'install', '--quiet', '--no-deps', '--only-binary=:all:', '-r', requirements];
  execFileSync(join(folder, 'bin/python'), pip, { stdio: 'inherit' });
  writeFileSync(finished, '');
  return folder;
}
