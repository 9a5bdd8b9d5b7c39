import {
  createProgram,
  createTool,
  EXIT,
  Failure,
  formatFailure,
  type Terminal,
  toFailure,
} from '@income-series/attestor/internal/testing';
import { CommanderError } from 'commander';
import pc from 'picocolors';
import { HOST } from '../../../../src/apps/attestor/host.ts';
import { EXHAUSTIVE } from '../../../support/exhaustive.ts';
import { deriveOnce } from './scrypt-once.ts';
import type { Desk, Ended } from './tool.ts';

deriveOnce();

/** A process of the tool in the exhaustive run; otherwise the same command line in this process. */
export const asProcess = (desk: Desk, args: readonly string[]): Promise<Ended & { readonly value: never }> =>
  EXHAUSTIVE ? desk.json(args) : inside(desk, args);

/** Nobody sits at it. */
function createScreen() {
  let shown = '';
  const nobody = async () => {
    throw new Failure('usage', 'NO_TERMINAL', 'There is no terminal to ask on.');
  };
  const terminal: Terminal = {
    isTerminal: false,
    colors: pc.createColors(false),
    say: (line) => {
      shown += `${line}\n`;
    },
    ask: nobody,
    secret: nobody,
    confirm: nobody,
    showProgress: () => () => {},
  };
  return { terminal, shown: () => shown };
}

const FILES = new Set([
  '--config',
  '--keystore',
  '--password-file',
  '--wallet-keystore',
  '--wallet-password-file',
  '--out',
]);

/**
 * The command line in this process, with `--json`: the same arguments, commands and failures as the process, without its
 * start. For the rows of a table whose first row is a process.
 */
export async function inside(desk: Desk, args: readonly string[]): Promise<Ended & { readonly value: never }> {
  const { terminal, shown } = createScreen();
  const found = args.map((arg, i) => (FILES.has(args[i - 1] ?? '') ? desk.path(arg) : arg));
  const own = (option: string, file: string) =>
    args.includes(option) ? [] : [option, desk.path(`config/income-series/${file}`)];
  let out = '';
  const ended = (code: number, value: unknown) => ({
    code,
    stdout: `${out}${JSON.stringify(value)}\n`,
    screen: shown(),
    value: value as never,
  });
  let answer = ended(EXIT.ok, null);
  const program = createProgram(async (globals, command) => {
    const outcome = await command(createTool(globals, terminal, new AbortController().signal, HOST));
    answer = ended(outcome.exit ?? EXIT.ok, outcome.json);
  });
  // where commander writes is inherited by commands that are added later: these are there already
  const commands = [program];
  for (const command of commands) {
    commands.push(...command.commands);
    command.configureOutput({
      writeOut: (text) => {
        out += text;
      },
      writeErr: terminal.say,
    });
  }
  try {
    const files = [...own('--config', 'attestor.json'), ...own('--keystore', 'attestor-key.json')];
    await program.parseAsync([...files, '--json', ...found], { from: 'user' });
    return answer;
  } catch (error) {
    if (error instanceof CommanderError) {
      const exitCode = error.exitCode === 0 ? EXIT.ok : EXIT.usage;
      return ended(exitCode, { error: { exitCode, code: 'USAGE' } });
    }
    const failure = toFailure(error);
    const { text, json } = formatFailure(failure);
    terminal.say(text);
    return ended(failure.exitCode, json);
  }
}
