import { Command } from 'commander';
import { adderOf, EXIT_CODES, examples, integer, type Run } from './command-line.ts';
import { addWork } from './program-work.ts';

const keySource = '--keystore FILE and --password-file FILE say which key and how it is opened.';

/** The command line. */
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
    .addHelpText('after', EXIT_CODES)
    .addHelpText('after', examples('init https://gateway.example --chain-id 10143 --hub 0x…', 'key new', 'requests'));

  const command = adderOf(program, run);

  command(
    program,
    'init <gateway>',
    'Writes the pinned configuration from what you state. Nothing is asked of the gateway: take the values from where you trust them.',
    ['init https://gateway.example --chain-id 10143 --hub 0x5FbD… --rpc-url https://node.example --registry 0xe7f1…'],
    async () => (await import('./commands/init.ts')).init,
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
    async () => (await import('./commands/key.ts')).newKey,
  ).option('--force', 'replace an existing file: the key in it is lost');
  command(
    key,
    'inspect',
    'Shows a key file’s address, its strength and, with the password, its encryption key. Never the key.',
    ['key inspect', 'key inspect --encryption-key'],
    async () => (await import('./commands/key.ts')).inspectKey,
  ).option('--encryption-key', 'ask for the password and show the X25519 key');
  command(
    key,
    'passwd',
    'Encrypts the key under another password.',
    ['key passwd'],
    async () => (await import('./commands/key.ts')).passwd,
  ).option('--new-password-file <file>', 'the new password, from a file of mode 0600');

  command(
    program,
    'login',
    'Signs in with the key file as a wallet (EIP-4361); the text is checked before it is signed. The session is kept in a file of mode 0600.',
    ['login', 'login --wallet-keystore wallet.json'],
    async () => (await import('./commands/login.ts')).login,
  )
    .option('--wallet-keystore <file>', 'sign in with this wallet instead of the attestor key')
    .option('--wallet-password-file <file>', 'its password, from a file of mode 0600 or `-` for stdin');
  command(
    program,
    'logout',
    'Deletes the session on this machine.',
    ['logout'],
    async () => (await import('./commands/login.ts')).logout,
  );
  command(
    program,
    'link',
    `Links the key to the account that is signed in. ${keySource}`,
    ['link'],
    async () => (await import('./commands/link.ts')).link,
  );
  command(
    program,
    'unlink',
    'Unlinks the key. Refused while work addressed to it is open.',
    ['unlink'],
    async () => (await import('./commands/link.ts')).unlink,
  );
  command(
    program,
    'announce',
    'Announces the key’s encryption key, signed by the key: issuers seal to it.',
    ['announce'],
    async () => (await import('./commands/announce.ts')).announce,
  );
  addWork(program, command);

  const verify = program
    .command('verify')
    .description('Verifies a key’s registration and announcement, or a signature.');
  command(
    verify,
    'key [address]',
    'The chain’s registry from your own node, the gateway’s, and the announcement. By default of your own key.',
    ['verify key', 'verify key 0x7099…'],
    async () => (await import('./commands/verify.ts')).verifyKey,
  );
  command(
    verify,
    'signature <file>',
    'A file {"digest", "signature", "signer"?}: whether the signature is canonical, and whose it is. In a file, because a signature can be worth keeping to oneself.',
    ['verify signature approval.json'],
    async () => (await import('./commands/verify.ts')).verifySignature,
  );
  command(
    program,
    'self-test',
    'The known answers: signed messages, domains, commitments, the key file’s cipher, an envelope.',
    ['self-test'],
    async () => (await import('./commands/self-test.ts')).selfTest,
  );
  return program;
}
