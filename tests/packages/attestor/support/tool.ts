import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const BIN = join(ROOT, 'bin/income-series.js');
/** scrypt with n = 2^18 on a busy machine, several times. */
export const SLOW = 600_000;

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  /** Without a terminal stderr; on one everything that it showed, prompts and answers that were echoed. */
  readonly screen: string;
}

/** What to type once the screen shows something new that matches; `\x03` is Ctrl-C. */
export type Dialog = readonly (readonly [wanted: RegExp, typed: string])[];

/** A folder of a person's own, with the tool in it. */
export interface Desk {
  readonly folder: string;
  path(name: string): string;
  /** A file of mode 0600. */
  secret(name: string, content: string): string;
  /** Without a terminal. */
  run(args: readonly string[], stdin?: string): Promise<Ended>;
  /** Without a terminal, interrupted (SIGINT) as soon as `when` is over. */
  interrupted(args: readonly string[], when: Promise<void>): Promise<Ended>;
  /** The one JSON value on stdout. @throws where stdout holds anything else */
  json(args: readonly string[], stdin?: string): Promise<Ended & { readonly value: never }>;
  /** On a pseudo-terminal; stdout is a file next to it. */
  talk(args: readonly string[], dialog: Dialog): Promise<Ended>;
  remove(): void;
}

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** `script` of util-linux, on every Debian; macOS's takes the command as arguments. */
const onTerminal = (command: string): readonly [string, readonly string[]] =>
  process.platform === 'linux'
    ? ['script', ['--quiet', '--return', '--command', command, '/dev/null']]
    : ['script', ['-q', '/dev/null', 'sh', '-c', command]];

/** `environment` is what the tool's processes get besides what a person's have. */
export function createDesk(environment: Readonly<Record<string, string>> = {}): Desk {
  const folder = mkdtempSync(join(tmpdir(), 'income-series-attestor-'));
  const path = (name: string) => join(folder, name);
  const env = {
    PATH: process.env.PATH ?? '',
    HOME: folder,
    XDG_CONFIG_HOME: path('config'),
    TERM: 'xterm',
    ...environment,
  };
  const running = new Set<() => void>();

  function start(
    file: string,
    args: readonly string[],
    onScreen: (screen: string, type: (text: string) => void) => void,
  ) {
    const child = spawn(file, args, { cwd: folder, env, stdio: ['pipe', 'pipe', 'pipe'] });
    const kill = () => void child.kill('SIGKILL');
    running.add(kill);
    const out: { stdout: string; stderr: string } = { stdout: '', stderr: '' };
    const type = (text: string) => void child.stdin.write(text);
    child.stdin.on('error', () => {}); // it ended before it read everything
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out.stdout += text;
      onScreen(out.stdout, type);
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      out.stderr += text;
    });
    const ended = new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code) => {
        running.delete(kill);
        resolve(code);
      });
    });
    return { child, out, ended };
  }

  const run: Desk['run'] = async (args, stdin = '') => {
    const { child, out, ended } = start(process.execPath, [BIN, 'attestor', ...args], () => {});
    child.stdin.end(stdin);
    return { code: await ended, stdout: out.stdout, screen: out.stderr };
  };

  return {
    folder,
    path,
    secret(name, content) {
      writeFileSync(path(name), content);
      chmodSync(path(name), 0o600);
      return path(name);
    },
    run,
    async interrupted(args, when) {
      const { child, out, ended } = start(process.execPath, [BIN, 'attestor', ...args], () => {});
      await when;
      child.kill('SIGINT');
      return { code: await ended, stdout: out.stdout, screen: out.stderr };
    },
    async json(args, stdin) {
      const ended = await run([...args, '--json'], stdin);
      return { ...ended, value: JSON.parse(ended.stdout) as never };
    },
    async talk(args, dialog) {
      const stdout = path('stdout');
      const words = [process.execPath, BIN, 'attestor', ...args].map(quoted).join(' ');
      const left = [...dialog];
      let read = 0;
      const { child, out, ended } = start(...onTerminal(`exec ${words} > ${quoted(stdout)}`), (screen, type) => {
        for (let [next] = left; next; [next] = left) {
          const found = next[0].exec(screen.slice(read));
          if (found === null) return;
          read += found.index + found[0].length;
          left.shift();
          type(next[1]);
        }
      });
      const code = await ended;
      child.stdin.end();
      return { code, stdout: readFileSync(stdout, 'utf8'), screen: out.stdout.replaceAll('\r\n', '\n') };
    },
    remove() {
      for (const kill of running) kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
