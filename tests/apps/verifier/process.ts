import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { toHex } from '@income-series/protocol/bytes';

const RUN = fileURLToPath(new URL('../../../bin/run.mjs', import.meta.url));

export interface VerifierProcess {
  readonly url: string;
  /** Its working and temporary folder. */
  readonly home: string;
  /** Everything it has written to stdout and stderr. */
  output(): string;
  /** Asks it to end; answers its exit code. */
  stop(): Promise<number | null>;
}

export type Environment = Readonly<Record<string, string>>;

/** Node itself refuses it every write to a file, every thread and every process. */
const PERMISSION = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';
const NO_WRITING = [PERMISSION, '--allow-fs-read=*', '--no-warnings'];

function run(secretKey: Uint8Array, environment: Environment) {
  const folder = mkdtempSync(join(tmpdir(), 'verifier-test-'));
  const home = mkdtempSync(join(folder, 'home-'));
  const keyFile = join(folder, 'key');
  writeFileSync(keyFile, `${toHex(secretKey)}\n`, { mode: 0o600 });
  const child = spawn(process.execPath, [...NO_WRITING, RUN, 'verifier'], {
    cwd: home,
    env: {
      PATH: process.env.PATH ?? '',
      TMPDIR: home,
      PORT: '0',
      VERIFIER_KEY_FILE: keyFile,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const onLine = (child: ChildProcess, listen: (line: string) => void) => {
    for (const stream of [child.stdout, child.stderr]) {
      if (stream) createInterface({ input: stream }).on('line', listen);
    }
  };
  onLine(child, (line) => lines.push(line));
  const ended = new Promise<number | null>((resolve) =>
    child.once('close', (code) => {
      resolve(code);
    }),
  );
  const cleanUp = () => rmSync(folder, { recursive: true, force: true });
  return { child, home, lines, onLine, ended, cleanUp };
}

/** Starts the verifier's own process, as an operator would, with its key in a file. */
export async function startVerifier(secretKey: Uint8Array, environment: Environment): Promise<VerifierProcess> {
  const { child, home, lines, onLine, ended, cleanUp } = run(secretKey, environment);
  const url = await new Promise<string>((resolve, reject) => {
    onLine(child, (line) => {
      const found = /"url":"(http:[^"]+)"/.exec(line)?.[1];
      if (found) resolve(found);
    });
    void ended.then((code) => reject(new Error(`the verifier ended with ${code}:\n${lines.join('\n')}`)));
  });
  return {
    url,
    home,
    output: () => lines.join('\n'),
    async stop() {
      child.kill('SIGTERM');
      const code = await ended;
      cleanUp();
      return code;
    },
  };
}

/** Starts a verifier that is expected to refuse to run. */
export async function refusedVerifier(secretKey: Uint8Array, environment: Environment) {
  const { lines, ended, cleanUp } = run(secretKey, environment);
  const code = await ended;
  cleanUp();
  return { code, output: lines.join('\n') };
}
