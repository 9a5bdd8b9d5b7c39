/** The attestor's command-line tool: its command line, for the program that starts it. */
import { EXIT } from './exit.ts';
import type { Host } from './host.ts';

export type { Host } from './host.ts';
export type { KeyAtBlock, OwnNode, OwnNodes, SeriesNonces, TrustedContracts, TrustedProgram } from './own-node.ts';

const USAGE =
  'Usage: income-series attestor <command>\n\nThe attestor’s tool; `income-series attestor --help` names its commands.\n';

/** Runs a command line of `income-series`, and sets the exit code of the process. */
export async function runTool([word, ...args]: readonly string[], host: Host): Promise<void> {
  if (word === 'attestor') {
    const { main } = await import('./main.ts');
    await main(args, host);
    return;
  }
  const asksForHelp = word !== undefined && ['--help', '-h', 'help'].includes(word);
  (asksForHelp ? process.stdout : process.stderr).write(USAGE);
  process.exitCode = asksForHelp ? EXIT.ok : EXIT.usage;
}
