import { type DoctorCheck, passedCheck, type Result, runChecks } from '../doctor/check.ts';
import { gatewayChecks } from '../doctor/gateway.ts';
import { announcementChecks, keystoreChecks, sessionChecks } from '../doctor/key.ts';
import { nodeChecks } from '../doctor/node.ts';
import { EXIT } from '../exit.ts';
import type { PinnedConfig } from '../files/config.ts';
import { toPlain } from '../plain.ts';
import type { CommandAnswer, Tool } from '../tool.ts';
import { WIDTH } from '../wrap.ts';

const MARKS: Readonly<Record<Result, string>> = { ok: 'ok', warning: 'warning', failed: 'FAILED' };

/** Formats a check: its mark, name and finding in one line if 80 columns suffice, and the advice below it. */
function formatCheck({ name, result, found, mend }: DoctorCheck): string {
  const head = `${MARKS[result].padEnd(7)}  ${name.padEnd(13)}  `;
  const lineBreak = `\n${' '.repeat(9)}`;
  const first =
    head.length + found.length > WIDTH ? `${head.trimEnd()}${lineBreak}${toPlain(found)}` : head + toPlain(found);
  return mend === undefined ? first : `${first}${lineBreak}-> ${mend}`;
}

function formatCounts(count: (result: Result) => number): string {
  const warnings = count('warning');
  return `${count('ok')} ok, ${warnings} ${warnings === 1 ? 'warning' : 'warnings'}, ${count('failed')} failed.`;
}

/**
 * Checks everything that a valid signature depends on: configuration, key file, gateway, node, session, announcement. Exit
 * code 1 if a check failed.
 */
export async function doctor(tool: Tool): Promise<CommandAnswer> {
  let config: PinnedConfig | null = null;
  const configurationChecks = await runChecks('configuration', 'write one: `init`', async () => {
    config = await tool.config();
    return [passedCheck('configuration', `for ${config.chain}`)];
  });
  const pinned = config as PinnedConfig | null; // written in the closure
  const { key, encryptionKey, checks: keystore } = await keystoreChecks(tool);
  const remoteChecks =
    pinned === null
      ? []
      : await Promise.all([
          gatewayChecks(tool, pinned),
          nodeChecks(tool.nodes, pinned, key),
          sessionChecks(tool, key),
          key === null ? [] : announcementChecks(tool, pinned, key, encryptionKey),
        ]);
  const checks = [...configurationChecks, ...keystore, ...remoteChecks.flat()];
  const count = (result: Result) => checks.filter((check) => check.result === result).length;
  const isOk = count('failed') === 0;
  return {
    json: { ok: isOk, checks },
    text: [...checks.map(formatCheck), formatCounts(count)].join('\n'),
    exit: isOk ? EXIT.ok : EXIT.failure,
  };
}
