import { type ConfigError, neededVariable } from './config-error.ts';
import { SEVERAL_HOSTS } from './url-problem.ts';

const KEY = 'make one: printf \'k1:%s\' "$(openssl rand -base64 32)", into a file that <NAME>_FILE names';

/** The advice for a problem with a variable, if the problem itself does not say it. The texts contain no values. */
const MENDS: Readonly<Record<string, string>> = {
  SESSION_KEYS: KEY,
  VAULT_KEYS: KEY,
  CURSOR_KEY: 'make one: openssl rand -base64 32, into a file that CURSOR_KEY_FILE names',
  EMAIL_CODE_KEY:
    'make one: openssl rand -base64 32, into a file that EMAIL_CODE_KEY_FILE names; all gateways and workers have the same',
  PUBLIC_URL: 'give the address at which people reach the gateway, with https',
  DATABASE_URL: 'give postgresql://host/database?sslmode=verify-full, with user and password before the host',
  EVM_RPC_URL: 'give the https address of a node of chain 10143',
  CHAINS:
    'leave it out, or see docs/development.md, Several chains; it names EVM chains alone: SOLANA_RPC_URL serves Solana',
  SOLANA_RPC_URL: 'give the https address of a node of Solana devnet',
  SOLANA_PROGRAM_ID: 'give the address at which the program is deployed on the cluster',
  SOLANA_TOKEN_MINT: 'give the mint of the payment token that the program was initialized with',
  SOLANA_GENESIS_HASH: 'leave it out: devnet is the cluster of the service',
  EVM_CHAIN_ID: 'leave it out: the service runs on chain 10143 alone',
  NODE_TLS_REJECT_UNAUTHORIZED: 'leave it out; a CA of your own is named by NODE_EXTRA_CA_CERTS=<file>',
  EVM_MAX_BLOCK_AGE: 'leave it out: 60 seconds',
  EVM_MAX_BLOCKS_BEHIND: 'leave it out: 3 blocks',
  SOLANA_MAX_SLOT_AGE: 'leave it out: 60 seconds',
  SOLANA_MAX_SLOTS_BEHIND: 'leave it out: 10 slots',
  PROVING_SETUP: 'name the folder that npm run circuit -- ceremony finish wrote',
};
const PARAMETERS = 'keep those that docs/configuration.md lists, Connection strings; it says what stands for others';
const HOSTS =
  'name a pool, proxy or address that follows the primary: deploy/patroni/README.md; standbys: DATABASE_READ_URLS';
const CONTRACT = 'take EVM_CONTRACTS_FILE, which npm run contracts -- deploy wrote';
const OTHER = 'correct the variable, or leave it out: docs/configuration.md';

/** The advice for a variable that needs another one. */
function adviceForMissing({ variable, problem }: ConfigError['problems'][number]): string | undefined {
  const needed = neededVariable(problem);
  return needed && `give ${needed} too, or leave ${variable} out`;
}

/** The advice for a connection string, whose problems with parameters begin with the same words. */
const adviceForParameters = ({ problem }: ConfigError['problems'][number]): string | undefined =>
  problem.startsWith('has parameters') ? PARAMETERS : undefined;

const adviceForHosts = ({ variable, problem }: ConfigError['problems'][number]): string | undefined =>
  problem === SEVERAL_HOSTS && variable.startsWith('DATABASE_') ? HOSTS : undefined;

/** The advice for a problem of the configuration. */
export const mendOf = (problem: ConfigError['problems'][number]): string =>
  adviceForMissing(problem) ??
  adviceForParameters(problem) ??
  adviceForHosts(problem) ??
  MENDS[problem.variable] ??
  (/^EVM_\w+_ADDRESS$/.test(problem.variable) ? CONTRACT : OTHER);
