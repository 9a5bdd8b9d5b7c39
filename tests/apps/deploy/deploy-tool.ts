import { execFile } from 'node:child_process';
import type { EvmAddress } from '@income-series/protocol/hex';

export interface DeployAnswer {
  readonly code: number;
  readonly stderr: string;
  readonly report: {
    ok: boolean;
    failed: string | null;
    contracts: Record<string, EvmAddress>;
    feeCollector: EvmAddress;
    confirmed: { contract: string; address: EvmAddress; block: number }[];
    checks: { check: string; ok: boolean; found?: string[] }[];
    entries: { kind: string; subject: string; active: boolean; value: string; beforeHandover: boolean }[];
    handover: { role: string; holders: EvmAddress[]; state: string }[];
    file: string | null;
  };
}

/** Runs `npm run contracts -- deploy` with these arguments and no other variables than these. */
export function runDeployTool(line: readonly string[], env: Record<string, string>): Promise<DeployAnswer> {
  const { PATH = '', HOME = '' } = process.env;
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['bin/run.mjs', 'deploy', '--json', ...line],
      { env: { PATH, HOME, ...env } },
      (error, stdout, stderr) => {
        const report = stdout.trim() === '' ? {} : JSON.parse(stdout);
        resolve({ code: Number(error?.code ?? 0), stderr, report: report as DeployAnswer['report'] });
      },
    );
  });
}
