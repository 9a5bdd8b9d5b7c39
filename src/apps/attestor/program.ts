import { Command, InvalidArgumentError, Option } from 'commander';
import { ATTESTOR_REASONS } from '../../domains/attestation/case-model.ts';
import { DECISION_CODES, type DecisionKind } from '../../domains/hardship/model.ts';
import { announce } from './commands/announce.ts';
import { decrypt, RECORDS } from './commands/decrypt.ts';
import { init } from './commands/init.ts';
import { inspectKey, newKey, passwd } from './commands/key.ts';
import { link, unlink } from './commands/link.ts';
import { login, logout } from './commands/login.ts';
import { type CloseOptions, close, refuse } from './commands/refuse.ts';
import { requests } from './commands/requests.ts';
import { selfTest } from './commands/self-test.ts';
import { show } from './commands/show.ts';
import { sign } from './commands/sign.ts';
import { verifyKey, verifySignature } from './commands/verify.ts';
import { EXIT_MEANINGS } from './exit.ts';
import type { Globals, Outcome, Tool } from './tool.ts';
import { KINDS } from './work/kinds.ts';

export type Run = (globals: Globals, command: (tool: Tool) => Promise<Outcome>) => Promise<void>;

function integer(least: number, most: number) {
  return (text: string): number => {
    const value = Number(text);
    if (!/^[0-9]{1,10}$/.test(text) || value < least || value > most) {
      throw new InvalidArgumentError(`A whole number from ${least} to ${most}.`);
    }
    return value;
  };
}

/** The decision codes of one kind of decision. */
const codes = (description: string, kind: DecisionKind) =>
  new Option('--code <code>', description).choices(
    Object.entries(DECISION_CODES).flatMap(([code, of]) => (of === kind ? [code] : [])),
  );

const EXIT_CODES = [
  '',
  'Exit codes:',
  ...EXIT_MEANINGS.map(([code, meaning]) => `  ${String(code).padStart(2)}  ${meaning}`),
];

const examples = (...lines: readonly string[]) =>
  ['', 'Examples:', ...lines.map((line) => `  $ income-series attestor ${line}`)].join('\n');

const keySource = '--keystore FILE and --password-file FILE say which key and how it is opened.';

/** The command line. `run` makes the tool from the global options, runs a command, and prints what it answers. */
export function createProgram(run: Run): Command {
  const program = new Command('income-series attestor')
    .description(
      'The attestor’s tool: makes and keeps a signing key, reads what was sealed to it, and signs what it has recomputed itself.',
    )
    .option('--json', 'print one JSON value on stdout and nothing else; talk is on stderr')
    .option('--yes', 'answer yes; for `sign` only together with --expect-digest')
    .option('--dry-run', 'check everything, then sign, send and write nothing')
    .option('--config <file>', 'the pinned configuration (default: attestor.json in the configuration folder)')
    .option('--gateway <url>', 'another address of the gateway than the pinned one')
    .option('--keystore <file>', 'the key file (default: the pinned one, else attestor-key.json)')
    .option('--password-file <file>', 'the password, from a file of mode 0600 or `-` for stdin')
    .option('--timeout <seconds>', 'longest wait for one answer', integer(1, 600), 60)
    .configureHelp({ showGlobalOptions: false, helpWidth: 100 })
    .showHelpAfterError('(add --help for help)')
    .exitOverride()
    .addHelpText('after', EXIT_CODES.join('\n'))
    .addHelpText('after', examples('init https://gateway.example --chain-id 10143 --hub 0x…', 'key new', 'requests'));

  /** A command below `parent`, which runs `act` with what commander hands over: its arguments, then its options. */
  function command<A extends readonly unknown[]>(
    parent: Command,
    usage: string,
    description: string,
    lines: readonly string[],
    act: (tool: Tool, ...given: A) => Promise<Outcome>,
  ): Command {
    return parent
      .command(usage)
      .description(description)
      .allowExcessArguments(false)
      .addHelpText('after', examples(...lines))
      .addHelpText('after', '\nGlobal options and exit codes: income-series attestor --help')
      .action((...given: unknown[]) =>
        run(program.opts<Globals & { timeout: number }>(), (tool) => act(tool, ...(given.slice(0, -1) as never))),
      );
  }

  command(
    program,
    'init <gateway>',
    'Writes the pinned configuration from what you state. Nothing is asked of the gateway: take the values from where you trust them.',
    ['init https://gateway.example --chain-id 10143 --hub 0x5FbD… --rpc-url https://node.example --registry 0xe7f1…'],
    init,
  )
    .requiredOption('--chain-id <id>', 'of the chain', integer(1, 4_294_967_295))
    .requiredOption('--hub <address>', 'the contract whose signing domain is used')
    .option('--public-url <url>', 'how the gateway names itself, where it is reached another way')
    .option('--rpc-url <url>', 'a node of your own choice, to ask the registry of keys')
    .option('--registry <address>', 'the registry contract; with --rpc-url')
    .option('--force', 'replace an existing configuration');

  const key = program.command('key').description('Makes and keeps the signing key.');
  command(
    key,
    'new',
    'Makes a key and writes it, encrypted under a password, to a new file of mode 0600.',
    ['key new'],
    newKey,
  ).option('--force', 'replace an existing file: the key in it is lost');
  command(
    key,
    'inspect',
    'Shows a key file’s address, its strength and, with the password, its encryption key. Never the key.',
    ['key inspect', 'key inspect --encryption-key'],
    inspectKey,
  ).option('--encryption-key', 'ask for the password and show the X25519 key');
  command(key, 'passwd', 'Encrypts the key under another password.', ['key passwd'], passwd).option(
    '--new-password-file <file>',
    'the new password, from a file of mode 0600',
  );

  command(
    program,
    'login',
    'Signs in with the key file as a wallet (EIP-4361); the text is checked before it is signed. The session is kept in a file of mode 0600.',
    ['login', 'login --wallet-keystore wallet.json'],
    login,
  )
    .option('--wallet-keystore <file>', 'sign in with this wallet instead of the attestor key')
    .option('--wallet-password-file <file>', 'its password, from a file of mode 0600 or `-` for stdin');
  command(program, 'logout', 'Forgets the session on this machine.', ['logout'], logout);
  command(program, 'link', `Links the key to the account that is signed in. ${keySource}`, ['link'], link);
  command(program, 'unlink', 'Unlinks the key. Refused while work addressed to it is open.', ['unlink'], unlink);
  command(
    program,
    'announce',
    'Announces the key’s encryption key, signed by the key: issuers seal to it.',
    ['announce'],
    announce,
  );
  command(
    program,
    'requests',
    'All open work addressed to the account’s keys.',
    ['requests', 'requests --json'],
    requests,
  );

  const kinds = KINDS.join('|');
  command(
    program,
    'show <kind> <id>',
    `Shows a request with its signing request, checked. Kinds: ${kinds}.`,
    ['show report 0190…', 'show amend 0190… --terms'],
    show,
  )
    .option('--terms', 'amend: fetch the proposed terms too (the read is logged)')
    .option('--rate <rate>', 'fx: base units of the payment token for one minor unit, a decimal')
    .option('--until <time>', 'pause: its end (RFC 3339)')
    .option('--adjustment <amount>', 'trueup: base units, with a sign')
    .option('--at <time>', 'trueup: the time of the attestation (RFC 3339)');
  command(
    program,
    'sign <kind> <id>',
    `Recomputes, shows, asks, signs on this machine, and sends the signature alone. Kinds: ${kinds}; the id of fx is the series key.`,
    [
      'sign report 0190…',
      'sign fx 0x11… --rate 0.0102',
      'sign pause 0190… --until 2026-09-30T00:00:00Z --code INCOME_LOSS',
      'sign trueup 0190… --adjustment=-2500 --at 2027-02-01T12:00:00Z',
      'sign report 0190… --json --dry-run',
      'sign report 0190… --json --yes --expect-digest 0x… --password-file key.pass',
    ],
    sign,
  )
    .option('--rate <rate>', 'fx: base units of the payment token for one minor unit, a decimal')
    .option('--until <time>', 'pause: its end (RFC 3339)')
    .addOption(codes('pause: the decision code', 'APPROVE'))
    .option('--adjustment <amount>', 'trueup: base units, with a sign')
    .option('--at <time>', 'trueup: the time of the attestation (RFC 3339)')
    .option('--series <key>', 'the series that you mean: another one is refused')
    .option('--expect-digest <digest>', 'sign this digest only');

  command(
    program,
    'decrypt <record> <id>',
    `Opens on this machine what was sealed to the key. Records: ${RECORDS.join('|')}.`,
    ['decrypt opening 0190… --out opening.json', 'decrypt document 0190… --index 0 --out folder/'],
    decrypt,
  )
    .requiredOption('--out <path>', 'a new file, or an existing folder for files under their own, cleaned names')
    .option('--index <n>', 'document, annual-document: which one, from 0', integer(0, 999))
    .option('--force', 'replace existing files');

  command(
    program,
    'refuse <id>',
    'Refuses a hardship request.',
    ['refuse 0190… --code EVIDENCE_INSUFFICIENT'],
    refuse,
  ).addOption(codes('the decision code', 'REFUSE').makeOptionMandatory());
  const closing = program.command('close').description('Closes a case without a signature.');
  for (const kind of ['report', 'trueup'] as const) {
    const what = kind === 'report' ? 'a case of a report' : 'an annual case';
    command(
      closing,
      `${kind} <id>`,
      `Closes ${what}.`,
      [`close ${kind} 0190… --reason DOCUMENTS_INSUFFICIENT`],
      (tool, id: string, options: CloseOptions) => close(tool, kind, id, options),
    ).addOption(new Option('--reason <code>', 'why').choices(ATTESTOR_REASONS).makeOptionMandatory());
  }

  const verify = program
    .command('verify')
    .description('Verifies a key’s registration and announcement, or a signature.');
  command(
    verify,
    'key [address]',
    'The chain’s registry from your own node, the gateway’s, and the announcement. By default of your own key.',
    ['verify key', 'verify key 0x7099…'],
    verifyKey,
  );
  command(
    verify,
    'signature <file>',
    'A file {"digest", "signature", "signer"?}: whether the signature is canonical, and whose it is. In a file, because a signature can be worth keeping to oneself.',
    ['verify signature approval.json'],
    verifySignature,
  );
  command(
    program,
    'self-test',
    'The known answers: signed messages, domains, commitments, the key file’s cipher, an envelope.',
    ['self-test'],
    selfTest,
  );
  return program;
}
