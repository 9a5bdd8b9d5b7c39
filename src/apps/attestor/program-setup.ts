import type { Command } from 'commander';
import { type Add, integer } from './command-line.ts';

/** The commands for the configuration and the key file. */
export function addSetup(program: Command, command: Add): void {
  command(
    program.command('init <gateway>'),
    'Writes the pinned configuration from what you state. Nothing is asked of the gateway: take the values from where you trust them.',
    [
      'init https://gateway.example --chain-id 10143 --hub 0x5FbD… --rpc-url https://node.example --registry 0xe7f1…',
      'init https://gateway.example --chain-id 10143 --genesis-hash EtWT… --program 9xQe… --rpc-url https://node.example',
    ],
    async () => (await import('./commands/init.ts')).init,
  )
    .requiredOption(
      '--chain-id <id>',
      'of the EVM chain: of the hub, and of the wallets that sign in',
      integer(1, 4_294_967_295),
    )
    .option('--hub <address>', 'the contract whose signing domain is used')
    .option('--genesis-hash <hash>', 'of a Solana cluster, instead of a hub: base58')
    .option('--program <address>', 'the program on it, whose signing domain is used')
    .option('--public-url <url>', 'how the gateway names itself, where it is reached another way')
    .option('--rpc-url <url>', 'a node of your own choice, to ask the registry of keys')
    .option('--registry <address>', 'the registry contract; with --rpc-url')
    .option('--force', 'replace an existing configuration');

  addKey(program, command);
}

function addKey(program: Command, command: Add): void {
  const key = program.command('key').description('Makes and keeps the signing key.');
  command(
    key.command('new'),
    'Makes a key and writes it, encrypted under a password, to a new file of mode 0600.',
    ['key new'],
    async () => (await import('./commands/key.ts')).newKey,
  ).option('--force', 'replace an existing file: the key in it is lost');
  command(
    key.command('inspect'),
    'Shows a key file’s address, its strength and, with the password, its encryption key. Never the key.',
    ['key inspect', 'key inspect --encryption-key'],
    async () => (await import('./commands/key.ts')).inspectKey,
  ).option('--encryption-key', 'ask for the password and show the X25519 key');
  command(
    key.command('passwd'),
    'Encrypts the key under another password.',
    ['key passwd'],
    async () => (await import('./commands/key.ts')).passwd,
  ).option('--new-password-file <file>', 'the new password, from a file of mode 0600');
}
