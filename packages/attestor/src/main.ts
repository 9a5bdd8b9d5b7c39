import { CommanderError } from 'commander';
import { withoutValue } from './command-line.ts';
import { createCancellation, EXIT, type ExitCode, type Failure, formatFailure } from './exit.ts';
import type { Host } from './host.ts';
import { toFailure } from './judge.ts';
import { toPlainLines } from './plain.ts';
import { createProgram } from './program.ts';
import { createTerminal } from './terminal.ts';
import type { CommandAnswer, Globals, Tool } from './tool.ts';
import { wrapText } from './wrap.ts';

function printFailure(failure: Failure, json: boolean): ExitCode {
  const report = formatFailure(failure);
  process.stderr.write(`${wrapText(toPlainLines(report.text))}\n`);
  if (json) process.stdout.write(`${JSON.stringify(report.json)}\n`);
  return failure.exitCode;
}

function printAnswer({ json, text, verbatim = false }: CommandAnswer, asJson: boolean): void {
  const output = verbatim ? toPlainLines(text) : wrapText(toPlainLines(text));
  process.stdout.write(`${asJson ? JSON.stringify(json) : output}\n`);
}

/** Resolves when all output was written, because a pipe accepts it in pieces. */
const flushOutput = () =>
  Promise.all(
    [process.stdout, process.stderr].map((stream) => new Promise<void>((resolve) => stream.write('', () => resolve()))),
  );

/** The message of a wrong command line. For a missing subcommand commander has none. */
const usageMessage = ({ message }: CommanderError): string =>
  message.startsWith('error: ')
    ? withoutValue(message).replace(/^error: /, '')
    : 'The command line is wrong: a command is missing.';

/** Runs a command line, and ends the process with an exit code of exit.ts. */
export async function main(args: readonly string[], host: Host): Promise<void> {
  const stop = new AbortController();
  const interrupted = new Promise<never>((_, reject) =>
    stop.signal.addEventListener('abort', () => reject(stop.signal.reason)),
  );
  interrupted.catch(() => undefined);
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => stop.abort(createCancellation()));
  process.on('uncaughtException', (error) => process.exit(printFailure(toFailure(error), false)));
  const asJson = args.includes('--json');
  let code: ExitCode = EXIT.ok;

  async function run(globals: Globals, command: (tool: Tool) => Promise<CommandAnswer>): Promise<void> {
    const { createTool } = await import('./tool.ts'); // loaded here, because help texts and usage errors do not need it
    const tool = createTool(globals, createTerminal({ asJson: globals.json === true }), stop.signal, host);
    const outcome = await Promise.race([command(tool), interrupted]);
    printAnswer(outcome, globals.json === true);
    code = outcome.exit ?? EXIT.ok;
  }

  try {
    await createProgram(run).parseAsync([...args], { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) {
      const isHelp = error.exitCode === 0;
      if (!isHelp && asJson) {
        const usage = { exitCode: EXIT.usage, code: 'USAGE', message: usageMessage(error) };
        process.stdout.write(`${JSON.stringify({ error: usage })}\n`);
      }
      code = isHelp ? EXIT.ok : EXIT.usage;
    } else code = printFailure(toFailure(error), asJson);
  }
  await flushOutput();
  process.exit(code);
}
