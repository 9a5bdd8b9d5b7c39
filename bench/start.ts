/**
 * Measures the time until the service listens, without data and with that of an earlier run.
 *
 *   npx tsx bench/start.ts        about ten seconds
 *
 * The service runs on Node 22 or newer, as the servers of the other benchmarks do.
 */
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MEMORY_FLAGS } from '../tests/support/program.ts';
import { commonNode } from './support/peers.ts';
import { report } from './support/report.ts';

const RUN = fileURLToPath(new URL('../bin/run.mjs', import.meta.url));

const node = commonNode() ?? process.execPath;

/** Starts the service on embedded defaults, stops it, and returns the seconds until it reported that it listens. */
function startToReady(dataDir: string): Promise<number> {
  const started = performance.now();
  const child = spawn(node, [...MEMORY_FLAGS, RUN, 'gateway'], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let seconds: number | undefined;
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
    if (seconds !== undefined || !text.includes('"listening"')) return;
    seconds = (performance.now() - started) / 1000;
    child.kill('SIGTERM');
  });
  return new Promise((resolve, reject) =>
    child.on('exit', () => (seconds === undefined ? reject(new Error('the service did not start')) : resolve(seconds))),
  );
}

const dataDir = mkdtempSync(join(tmpdir(), 'income-series-start-'));
chmodSync(dataDir, 0o711);
try {
  const [first, again] = [await startToReady(dataDir), await startToReady(dataDir)];
  const version = execFileSync(node, ['--version'], { encoding: 'utf8' }).trim();
  console.log(`start to ready: database, chain, contracts and gateway, seconds; Node ${version}`);
  report({ 'start.nothing': first, 'start.again': again });
  console.log(`  ${first.toFixed(1).padStart(5)}  from nothing\n  ${again.toFixed(1).padStart(5)}  from what is there`);
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
