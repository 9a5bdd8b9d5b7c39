import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface CeremonyAnswer {
  readonly code: number | null;
  readonly stderr: string;
  readonly report: {
    ok: boolean;
    failed?: string;
    transcript: { contributions: { kind: string; name: string; hash: string; zkey: string }[]; files?: object };
  };
}

/** Runs `npm run circuit -- ceremony …` with these arguments; `input` is its standard input. */
export function runCeremony(line: readonly string[], input = ''): Promise<CeremonyAnswer> {
  const { PATH = '', HOME = '' } = process.env;
  const args = ['--import', 'tsx', 'scripts/ceremony.ts', ...line, '--json'];
  const child = spawn(process.execPath, args, { cwd: ROOT, env: { PATH, HOME }, stdio: 'pipe' });
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (part) => {
    stdout += String(part);
  });
  child.stderr.on('data', (part) => {
    stderr += String(part);
  });
  child.stdin.on('error', () => {}); // it ended without reading
  child.stdin.end(input);
  return new Promise((resolve) =>
    child.once('close', (code) =>
      resolve({ code, stderr, report: stdout.trim() === '' ? {} : JSON.parse(stdout) } as CeremonyAnswer),
    ),
  );
}
