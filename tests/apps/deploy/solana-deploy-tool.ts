import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export interface SolanaDeployAnswer {
  /** Null where it was killed. */
  readonly code: number | null;
  readonly lines: readonly string[];
  readonly report: {
    readonly ok: boolean;
    readonly failed: string | null;
    readonly chain: string;
    readonly deployer: string;
    readonly program: string;
    readonly token: string;
    readonly steps: readonly { readonly step: string; readonly state: 'DONE' | 'FOUND'; readonly signature: string }[];
    readonly roles: Readonly<Record<string, readonly string[]>>;
    readonly upgradeAuthority: string;
    readonly variables: Readonly<Record<string, string>>;
  };
}

/**
 * Runs `npm run solana -- deploy` with these arguments and no other variables than these. `killAt`: it is killed once it has said
 * this.
 */
export function runSolanaDeployTool(
  line: readonly string[],
  env: Record<string, string>,
  killAt?: string,
): Promise<SolanaDeployAnswer> {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, ['bin/run.mjs', 'deploy-solana', '--json', ...line], {
    env: { PATH, HOME, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  createInterface({ input: child.stderr }).on('line', (said) => {
    lines.push(said);
    if (killAt !== undefined && said.includes(killAt)) child.kill('SIGKILL');
  });
  let stdout = '';
  child.stdout.on('data', (part) => {
    stdout += String(part);
  });
  return new Promise((resolve) => {
    child.once('close', (code) => {
      const report = stdout.trim() === '' ? {} : JSON.parse(stdout);
      resolve({ code, lines, report: report as SolanaDeployAnswer['report'] });
    });
  });
}
