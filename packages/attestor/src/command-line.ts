import { type Command, InvalidArgumentError } from 'commander';
import { EXIT_MEANINGS } from './exit.ts';
import type { CommandAnswer, Globals, Tool } from './tool.ts';
import { WIDTH, wrapText } from './wrap.ts';

/** Creates the tool from the global options, runs a command with it, and prints its answer. */
export type RunCommand = (globals: Globals, command: (tool: Tool) => Promise<CommandAnswer>) => Promise<void>;

type Act<A extends readonly unknown[]> = (tool: Tool, ...parameters: A) => Promise<CommandAnswer>;

/**
 * Adds a description, examples and an action to a command. The action gets the command's arguments, then its options. Its code
 * is loaded when it runs, so that a help text loads nothing.
 */
export type DescribeCommand = <A extends readonly unknown[]>(
  command: Command,
  description: string,
  lines: readonly string[],
  load: () => Promise<Act<A>>,
) => Command;

/** Removes values from commander's messages about a wrong command line, because a value may be a secret in the wrong place. */
export const withoutValue = (message: string): string =>
  message
    .replace(/^(error: option '[^']*') argument '[\s\S]*' (?=is invalid\. )/, '$1 ')
    .replace(/^error: command-argument value '[\s\S]*' is invalid for (argument '[^']*')/, 'error: $1 is invalid')
    .replace(/^(error: unknown option '[^'=]*)=[\s\S]*'/, "$1'");

/** Creates a parser for an option that is a whole number from `least` to `most`. */
export function integerParser(least: number, most: number) {
  return (text: string): number => {
    const value = Number(text);
    if (!/^[0-9]{1,10}$/.test(text) || value < least || value > most) {
      throw new InvalidArgumentError(`A whole number from ${least} to ${most}.`);
    }
    return value;
  };
}

export const EXIT_CODES = [
  '',
  'Exit codes:',
  ...EXIT_MEANINGS.map(([code, meaning]) => wrapText(`  ${String(code).padStart(2)}  ${meaning}`, 4)),
].join('\n');

/**
 * Formats an example of a command line. If it exceeds 80 columns, each option gets a line of its own, with the shell's line continuations.
 */
function formatExample(line: string): string {
  const oneLine = `  $ income-series attestor ${line}`;
  return oneLine.length <= WIDTH ? oneLine : oneLine.replaceAll(' --', ' \\\n      --');
}

export const formatExamples = (...lines: readonly string[]): string =>
  ['', 'Examples:', ...lines.map(formatExample)].join('\n');

export const createAdd =
  (program: Command, run: RunCommand): DescribeCommand =>
  (command, description, lines, load) =>
    command
      .description(description)
      .allowExcessArguments(false)
      .addHelpText('after', formatExamples(...lines))
      .addHelpText('after', '\nGlobal options and exit codes: income-series attestor --help')
      .action((...parameters: unknown[]) =>
        run(program.opts<Globals & { timeout: number }>(), async (tool) => {
          const act = await load();
          return act(tool, ...(parameters.slice(0, -1) as never));
        }),
      );
