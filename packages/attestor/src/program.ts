import { Command } from 'commander';
import { createAdd, EXIT_CODES, formatExamples, integerParser, type RunCommand, withoutValue } from './command-line.ts';
import { addAccount } from './program-account.ts';
import { addSetup } from './program-setup.ts';
import { addVerify } from './program-verify.ts';
import { addWork } from './program-work.ts';
import { WIDTH } from './wrap.ts';

/** Creates the command line of the tool. */
export function createProgram(run: RunCommand): Command {
  const program = new Command('income-series attestor')
    .description(
      'The attestor’s tool: makes and stores a signing key, opens records that were sealed to it, and signs requests that it recomputed itself.',
    )
    .option('--json', 'print one JSON value on stdout and nothing else; messages go to stderr')
    .option('--yes', 'answer yes; for `sign` only together with --expect-digest')
    .option('--dry-run', 'check everything, then sign, send and write nothing')
    .option('--config <file>', 'the pinned configuration (default: attestor.json in the configuration folder)')
    .option('--gateway <url>', 'another address of the gateway than the pinned one')
    .option('--keystore <file>', 'the key file (default: the pinned one, else attestor-key.json)')
    .option('--password-file <file>', 'the password, from a file of mode 0600 or `-` for stdin')
    .option('--timeout <seconds>', 'longest wait for one answer', integerParser(1, 600), 60)
    .configureHelp({ showGlobalOptions: false, helpWidth: WIDTH })
    .configureOutput({ outputError: (text, write) => write(withoutValue(text)) })
    .showHelpAfterError('(add --help for help)')
    .exitOverride()
    .addHelpText('after', EXIT_CODES)
    .addHelpText(
      'after',
      formatExamples('init https://gateway.example --chain-id 10143 --hub 0x…', 'key new', 'requests'),
    );

  const command = createAdd(program, run);

  addSetup(program, command);
  addAccount(program, command);
  addWork(program, command);
  addVerify(program, command);
  return program;
}
