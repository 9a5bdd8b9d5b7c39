import type { Command } from 'commander';
import type { DescribeCommand } from './command-line.ts';
import { COMPLETION_USAGE, completionOf, SHELLS, type Shell } from './completion.ts';
import type { CommandAnswer, Tool } from './tool.ts';

/** Adds the commands that check keys, signatures and the setup, and sign nothing. */
export function addVerify(program: Command, command: DescribeCommand): void {
  const verify = program
    .command('verify')
    .description('Verifies a key’s registration and announcement, or a signature.');
  command(
    verify.command('key [address]'),
    'Checks a key in your own node’s registry and at the gateway, and its announcement. Default: your own key.',
    ['verify key', 'verify key 0x7099…'],
    async () => (await import('./commands/verify.ts')).verifyKey,
  );
  command(
    verify.command('signature <file>'),
    'Checks the signature in a file {"digest", "signature", "signer"?}: whether it is canonical, and who signed. It comes in a file, because a signature can be a secret.',
    ['verify signature approval.json'],
    async () => (await import('./commands/verify.ts')).verifySignature,
  );
  command(
    program.command('doctor'),
    'Checks gateway, own node, clock, key file, session, and the key’s registration and announcement, with advice. Exit code 1 if a check failed. With --password-file it tries the password too.',
    ['doctor', 'doctor --password-file key.pass --json'],
    async () => (await import('./commands/doctor.ts')).doctor,
  );
  const completion = command(
    program.command('completion <shell>'),
    'Prints a script with which the shell completes commands, kinds and options. In zsh, run compinit first.',
    ['completion fish > ~/.config/fish/completions/income-series.fish'],
    async () =>
      async (_tool: Tool, shell: Shell): Promise<CommandAnswer> => {
        const script = completionOf(program, shell);
        return { json: { shell, script }, text: script, verbatim: true };
      },
  );
  completion.registeredArguments[0]?.choices(SHELLS);
  completion.addHelpText('after', `\nIn ~/.bashrc:  ${COMPLETION_USAGE.bash}\nIn ~/.zshrc:   ${COMPLETION_USAGE.zsh}`);
  command(
    program.command('self-test'),
    'Recomputes known answers: signed messages, domains, commitments, the key file’s cipher, an envelope.',
    ['self-test'],
    async () => (await import('./commands/self-test.ts')).selfTest,
  );
}
