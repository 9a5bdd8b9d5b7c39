import type { Command } from 'commander';
import type { DescribeCommand } from './command-line.ts';

const keySource = '--keystore FILE selects the key, --password-file FILE opens it.';

/** Adds the commands for the account at the gateway: session, key link, announcement. */
export function addAccount(program: Command, command: DescribeCommand): void {
  command(
    program.command('login'),
    'Signs in with the key file as a wallet (EIP-4361); the text is checked before it is signed. The session is stored in a file of mode 0600.',
    ['login', 'login --wallet-keystore wallet.json'],
    async () => (await import('./commands/login.ts')).login,
  )
    .option('--wallet-keystore <file>', 'sign in with this wallet instead of the attestor key')
    .option('--wallet-password-file <file>', 'its password, from a file of mode 0600 or `-` for stdin');
  command(
    program.command('logout'),
    'Deletes the session on this machine.',
    ['logout'],
    async () => (await import('./commands/login.ts')).logout,
  );
  command(
    program.command('link'),
    `Links the key to the signed-in account. ${keySource}`,
    ['link'],
    async () => (await import('./commands/link.ts')).link,
  );
  command(
    program.command('unlink'),
    'Unlinks the key. Refused while work addressed to it is open.',
    ['unlink'],
    async () => (await import('./commands/link.ts')).unlink,
  );
  command(
    program.command('announce'),
    'Announces the key’s encryption key, signed by the key: issuers seal to it.',
    ['announce'],
    async () => (await import('./commands/announce.ts')).announce,
  );
  command(
    program.command('rekey [new-keystore]'),
    'Seals the open cases of the old key (--keystore) to another active, linked and announced key of yours, on this machine. If the old key is not active any more, or is lost (--lost), the issuers are asked to seal their work to another key.',
    ['rekey new-key.json --keystore old-key.json', 'rekey --lost 0x7099…'],
    async () => (await import('./commands/rekey.ts')).rekey,
  ).option('--lost <key>', 'the old key, if its file or password is lost: asks the issuers');
}
