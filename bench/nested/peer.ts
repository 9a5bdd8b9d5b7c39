import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

const BENCH = fileURLToPath(new URL('..', import.meta.url));

/**
 * A Node that runs the peer (22 or later), with the peer's packages installed in bench/; null with the reason said where
 * npm cannot bring them.
 */
export function peerNode(): string | null {
  try {
    if (!existsSync(`${BENCH}node_modules/postgraphile`)) {
      console.log('installing the peers into bench/node_modules …');
      execFileSync('npm', ['ci', '--prefix', BENCH, '--ignore-scripts', '--no-audit', '--no-fund'], {
        stdio: 'ignore',
      });
    }
    if (Number(process.versions.node.split('.')[0]) >= 22) return process.execPath;
    const which = ['-y', '-p', 'node@22', '--', 'node', '-p', 'process.execPath'];
    return execFileSync('npx', which, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch (error) {
    console.log(`without PostGraphile: ${(error as Error).message.split('\n')[0]}`);
    return null;
  }
}

/** Makes the peer's views, masks and policies over the tables of a database. */
export async function preparePeer(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(readFileSync(new URL('peer.sql', import.meta.url), 'utf8'));
  await client.end();
}
