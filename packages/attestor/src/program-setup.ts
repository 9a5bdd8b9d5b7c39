import type { Command } from 'commander';
import { type DescribeCommand, integerParser } from './command-line.ts';

/** Adds the commands for the configuration and the key file. */
export function addSetup(program: Command, command: DescribeCommand): void {
  command(
    program.command('init <gateway>'),
    'Writes the pinned configuration from your options. The gateway is not contacted: take the values from sources you trust.',
    [
      'init https://gateway.example --chain-id 10143 --hub 0x5FbD… --rpc-url https://node.example --registry 0xe7f1…',
      'init https://gateway.example --chain-id 10143 --genesis-hash EtWT… --program 9xQe… --rpc-url https://node.example',
    ],
    async () => (await import('./commands/init.ts')).init,
  )
    .requiredOption(
      '--chain-id <id>',
      'id of the EVM chain, of the hub and of the wallets that sign in',
      integerParser(1, 4_294_967_295),
    )
    .option('--hub <address>', 'the contract whose signing domain is used')
    .option('--genesis-hash <hash>', 'a Solana cluster’s genesis hash in base58, instead of a hub')
    .option('--program <address>', 'the cluster’s program whose signing domain is used')
    .option('--public-url <url>', 'the gateway’s own name for itself, if it is reached another way')
    .option('--rpc-url <url>', 'a node of your own choice, to read the registry of keys')
    .option('--registry <address>', 'the registry contract; with --rpc-url')
    .option('--force', 'replace an existing configuration');

  addKey(program, command);
}

function addKey(program: Command, command: DescribeCommand): void {
  const key = program.command('key').description('Makes and stores the signing key.');
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
