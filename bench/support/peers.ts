import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { progress } from './report.ts';

const BENCH = fileURLToPath(new URL('..', import.meta.url));
/** The oldest Node that all peers run on. */
const NODE = 22;

/** Installs the packages of bench/package.json or of a folder there. False if npm cannot; `name` is one of them. */
export function installPeers(name: string, folder = ''): boolean {
  const prefix = `${BENCH}${folder}`;
  if (existsSync(`${prefix}/node_modules/${name}`)) return true;
  progress(`installing ${name} into bench/${folder}`);
  try {
    const args = ['ci', '--prefix', prefix, '--ignore-scripts', '--no-audit', '--no-fund'];
    execFileSync('npm', args, { stdio: 'ignore' });
    return true;
  } catch (error) {
    progress(`without ${name}: ${(error as Error).message.split('\n')[0]}`);
    return false;
  }
}

/** A Node for all servers: this one, or if it is too old for the peers, one from npm. Null if npm has none. */
export function commonNode(): string | null {
  if (Number(process.versions.node.split('.')[0]) >= NODE) return process.execPath;
  try {
    const args = ['-y', '-p', `node@${NODE}`, '--', 'node', '-p', 'process.execPath'];
    return execFileSync('npx', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch (error) {
    progress(`without PostGraphile, which needs Node ${NODE}: ${(error as Error).message.split('\n')[0]}`);
    return null;
  }
}
