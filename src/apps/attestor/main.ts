import { CommanderError } from 'commander';
import { withoutValue } from './command-line.ts';
import { cancelled, EXIT, type ExitCode, type Failure, reportOf } from './exit.ts';
import { judge } from './judge.ts';
import { plainLines } from './plain.ts';
import { createProgram } from './program.ts';
import { createTerminal } from './terminal.ts';
import type { CommandAnswer, Globals, Tool } from './tool.ts';
import { wrapped } from './wrap.ts';

function printFailure(failure: Failure, json: boolean): ExitCode {
  const report = reportOf(failure);
  process.stderr.write(`${wrapped(plainLines(report.text))}\n`);
  if (json) process.stdout.write(`${JSON.stringify(report.json)}\n`);
  return failure.exitCode;
}

function print({ json, text, verbatim = false }: CommandAnswer, asJson: boolean): void {
  const shown = verbatim ? plainLines(text) : wrapped(plainLines(text));
  process.stdout.write(`${asJson ? JSON.stringify(json) : shown}\n`);
}

/** Lasts until all of stdout and stderr is handed over: a pipe takes it in pieces. */
const flushed = () =>
  Promise.all(
    [process.stdout, process.stderr].map((stream) => new Promise<void>((done) => stream.write('', () => done()))),
  );

/** What is wrong with the command line; of a command that lacks another below it, commander says nothing. */
const usageMessage = ({ message }: CommanderError): string =>
  message.startsWith('error: ')
    ? withoutValue(message).replace(/^error: /, '')
    : 'The command line is wrong: a command is missing.';

/** Runs the command line of these arguments, and ends the process with the code of exit.ts. */
export async function main(args: readonly string[]): Promise<void> {
  const stop = new AbortController();
  const interrupted = new Promise<never>((_, reject) =>
    stop.signal.addEventListener('abort', () => reject(stop.signal.reason)),
  );
  interrupted.catch(() => undefined);
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => stop.abort(cancelled()));
  process.on('uncaughtException', (error) => process.exit(printFailure(judge(error), false)));
  const asJson = args.includes('--json');
  let code: ExitCode = EXIT.ok;

  async function run(globals: Globals, command: (tool: Tool) => Promise<CommandAnswer>): Promise<void> {
    const { createTool } = await import('./tool.ts'); // a help text and a usage error need none
    const tool = createTool(globals, createTerminal({ asJson: globals.json === true }), stop.signal);
    const outcome = await Promise.race([command(tool), interrupted]);
    print(outcome, globals.json === true);
    code = outcome.exit ?? EXIT.ok;
  }

  try {
    await createProgram(run).parseAsync([...args], { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) {
      const helped = error.exitCode === 0;
      if (!helped && asJson) {
        const usage = { exitCode: EXIT.usage, code: 'USAGE', message: usageMessage(error) };
        process.stdout.write(`${JSON.stringify({ error: usage })}\n`);
      }
      code = helped ? EXIT.ok : EXIT.usage;
    } else code = printFailure(judge(error), asJson);
  }
  await flushed();
  process.exit(code);
}
