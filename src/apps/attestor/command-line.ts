import { type Command, InvalidArgumentError } from 'commander';
import { EXIT_MEANINGS } from './exit.ts';
import type { CommandAnswer, Globals, Tool } from './tool.ts';
import { WIDTH, wrapped } from './wrap.ts';

/** Makes the tool from the global options, runs a command with it, and prints what it answers. */
export type RunCommand = (globals: Globals, command: (tool: Tool) => Promise<CommandAnswer>) => Promise<void>;

type Act<A extends readonly unknown[]> = (tool: Tool, ...given: A) => Promise<CommandAnswer>;

/**
 * Describes a command, which runs with its arguments, then its options. What it does is loaded when it is run:
 * most of the tool is not needed by any one command, and none of it by its help.
 */
export type Add = <A extends readonly unknown[]>(
  command: Command,
  description: string,
  lines: readonly string[],
  load: () => Promise<Act<A>>,
) => Command;

/** What commander says of a wrong command line, without the value, because that may be a secret in the wrong place. */
export const withoutValue = (message: string): string =>
  message
    .replace(/^(error: option '[^']*') argument '[\s\S]*' (?=is invalid\. )/, '$1 ')
    .replace(/^error: command-argument value '[\s\S]*' is invalid for (argument '[^']*')/, 'error: $1 is invalid')
    .replace(/^(error: unknown option '[^'=]*)=[\s\S]*'/, "$1'");

/** An option's whole number within bounds. */
export function integer(least: number, most: number) {
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
  ...EXIT_MEANINGS.map(([code, meaning]) => wrapped(`  ${String(code).padStart(2)}  ${meaning}`, 4)),
].join('\n');

/** A command line in 80 columns, as a shell takes it: each option that has no room on a line of its own. */
function exampleOf(line: string): string {
  const whole = `  $ income-series attestor ${line}`;
  return whole.length <= WIDTH ? whole : whole.replaceAll(' --', ' \\\n      --');
}

export const examples = (...lines: readonly string[]): string => ['', 'Examples:', ...lines.map(exampleOf)].join('\n');

export const adderOf =
  (program: Command, run: RunCommand): Add =>
  (command, description, lines, load) =>
    command
      .description(description)
      .allowExcessArguments(false)
      .addHelpText('after', examples(...lines))
      .addHelpText('after', '\nGlobal options and exit codes: income-series attestor --help')
      .action((...given: unknown[]) =>
        run(program.opts<Globals & { timeout: number }>(), async (tool) => {
          const act = await load();
          return act(tool, ...(given.slice(0, -1) as never));
        }),
      );
