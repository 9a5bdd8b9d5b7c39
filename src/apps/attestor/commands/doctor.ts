import { checked, type DoctorCheck, ok, type Result } from '../doctor/check.ts';
import { gatewayChecks } from '../doctor/gateway.ts';
import { announcementChecks, keystoreChecks, sessionChecks } from '../doctor/key.ts';
import { nodeChecks } from '../doctor/node.ts';
import { EXIT } from '../exit.ts';
import type { PinnedConfig } from '../files/config.ts';
import { plain } from '../plain.ts';
import type { CommandAnswer, Tool } from '../tool.ts';
import { WIDTH } from '../wrap.ts';

const MARKS: Readonly<Record<Result, string>> = { ok: 'ok', warning: 'warning', failed: 'FAILED' };

/** A line of at most 80 columns where what was found is short, and what to do below it. */
function line({ name, result, found, mend }: DoctorCheck): string {
  const head = `${MARKS[result].padEnd(7)}  ${name.padEnd(13)}  `;
  const below = `\n${' '.repeat(9)}`;
  const first = head.length + found.length > WIDTH ? `${head.trimEnd()}${below}${plain(found)}` : head + plain(found);
  return mend === undefined ? first : `${first}${below}-> ${mend}`;
}

function counted(count: (result: Result) => number): string {
  const warnings = count('warning');
  return `${count('ok')} ok, ${warnings} ${warnings === 1 ? 'warning' : 'warnings'}, ${count('failed')} failed.`;
}

/** Everything between this machine and a signature that counts. Exit code 1 where a check failed. */
export async function doctor(tool: Tool): Promise<CommandAnswer> {
  let config: PinnedConfig | null = null;
  const configured = await checked('configuration', 'write one: `init`', async () => {
    config = await tool.config();
    return [ok('configuration', `for ${config.chain}`)];
  });
  const pinned = config as PinnedConfig | null; // written in the closure
  const { key, encryptionKey, checks: keystore } = await keystoreChecks(tool);
  const asked =
    pinned === null
      ? []
      : await Promise.all([
          gatewayChecks(tool, pinned),
          nodeChecks(pinned, key),
          sessionChecks(tool, key),
          key === null ? [] : announcementChecks(tool, pinned, key, encryptionKey),
        ]);
  const checks = [...configured, ...keystore, ...asked.flat()];
  const count = (result: Result) => checks.filter((one) => one.result === result).length;
  const good = count('failed') === 0;
  return {
    json: { ok: good, checks },
    text: [...checks.map(line), counted(count)].join('\n'),
    exit: good ? EXIT.ok : EXIT.failure,
  };
}
