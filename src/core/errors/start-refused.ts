/**
 * The reasons why a process does not start, by code: the problem and its correction. They name variables and rules, never a
 * value. Codes are only added.
 */
const START_REFUSALS = {
  CONFIGURATION: { problem: 'is not usable', mend: 'correct the variable: docs/configuration.md' },
  DATA_FOLDER: {
    problem: 'names a folder that cannot be written',
    mend: 'name another folder, or make this one writable',
  },
  // the database
  DATABASE_UNREACHABLE: {
    problem: 'names a database server that does not answer',
    mend: 'start the server, or correct host and port',
  },
  DATABASE_STARTING: {
    problem: 'names a server that is starting up or ending',
    mend: 'wait until it takes connections, and start again',
  },
  DATABASE_REFUSED: {
    problem: 'names a server that answered with an error',
    mend: 'look the SQLSTATE up in the manual of the server or its pool: PostgreSQL, appendix A',
  },
  DATABASE_PASSWORD: { problem: 'names a user or password that the server refuses', mend: 'correct user and password' },
  DATABASE_ACCESS: {
    problem: 'names a user that the server lets in from nowhere, or not from here',
    mend: 'let user and address in by pg_hba.conf and ALTER ROLE … LOGIN, or connect with TLS where the server asks for it',
  },
  DATABASE_MISSING: { problem: 'names a database that the server does not have', mend: 'create it (CREATE DATABASE)' },
  DATABASE_BUSY: {
    problem: 'names a server without a free connection',
    mend: 'raise max_connections of the server, or the CONNECTION LIMIT of user or database',
  },
  DATABASE_TLS_OFF: {
    problem: 'connects to another machine without TLS, or without checking who answers',
    mend: 'add sslmode=verify-full to the URL, and sslrootcert=<file> where the certificate is of an own CA',
  },
  DATABASE_TLS: {
    problem: 'names a server that offers no TLS, or whose certificate does not verify',
    mend: 'turn TLS on at the server; name its CA by sslrootcert=<file>, and the server as its certificate does',
  },
  DATABASE_VERSION: { problem: 'names a PostgreSQL older than 15', mend: 'use PostgreSQL 15 or newer' },
  DATABASE_READ_ONLY: {
    problem: 'names a server that only reads, or only lets this user read',
    mend: 'name the primary server, and turn off default_transaction_read_only',
  },
  DATABASE_POOL: {
    problem: 'names a pool that keeps no session for a client, which locks, LISTEN and migrations need',
    mend: 'name the server itself as DATABASE_DIRECT_URL, see docs/scale.md',
  },
  DATABASE_POOL_MODE: {
    problem: 'names a pool that gives each statement another session (pool_mode = statement)',
    mend: 'set pool_mode = transaction in the pool, and name the server itself as DATABASE_DIRECT_URL: docs/scale.md',
  },
  DATABASE_OTHER: {
    problem: 'names another database than DATABASE_URL',
    mend: 'name the same database of the same server by both variables',
  },
  DATABASE_LIMITS: {
    problem: 'names a user whose statements and transactions may take longer than 15 and 30 seconds',
    mend: "ALTER ROLE <user> SET statement_timeout = '15s'; ALTER ROLE <user> SET idle_in_transaction_session_timeout = '30s'; then RECONNECT in the pool, see docs/scale.md",
  },
  DATABASE_PRIVILEGE: {
    problem: 'names a user that lacks a privilege to apply migrations',
    mend: 'GRANT CREATE on the database and on its schema public: docs/operations.md, Upgrades',
  },
  DATABASE_MIGRATIONS: {
    problem: 'names a database whose migrations are not those of this version',
    mend: 'start the version that applied them, or repair them: npx prisma migrate status',
  },
  MIGRATIONS_INCOMPLETE: {
    problem: 'names a database that cannot be compared, because this installation lacks a file of its migrations',
    mend: 'install this version again, with all of prisma/migrations',
  },
  DATABASE_NOT_MIGRATED: {
    problem: 'names a database that lacks migrations, which the worker does not apply',
    mend: 'start the gateway of this version first',
  },
  DATABASE_COMMITS: {
    problem:
      'names a user whose commits are visible before they are written (synchronous_commit = off), which no standby can be asked for',
    mend: 'ALTER ROLE <user> SET synchronous_commit = on; or leave DATABASE_READ_URLS out: docs/scale.md',
  },
  DATABASE_TIME_ZONE: {
    problem: 'names a pool that does not let a session have its own time zone and form of dates',
    mend: 'let the pool pass TimeZone and DateStyle on, as PgBouncer does, or name the server itself',
  },
  DATABASE_SCHEMA: {
    problem: 'names a user whose tables would be in another schema than public, by search_path',
    mend: 'ALTER ROLE <user> SET search_path = public; also IN DATABASE <database> where that has one; then RECONNECT in a pool',
  },
  DATABASE_ENCODING: {
    problem: 'names a database that is not encoded in UTF8, so that it cannot keep every text',
    mend: "CREATE DATABASE <other> TEMPLATE template0 ENCODING 'UTF8', and name that one",
  },
  // the vault
  VAULT_KEY_OTHER: {
    problem: 'has another secret than the one that sealed the values of this database under the same id',
    mend: 'give the id the secret that sealed (without VAULT_KEYS it is in secrets.json of DATA_DIR), or give this secret a new id',
  },
  // the node
  NODE_UNREACHABLE: { problem: 'names a node that does not answer', mend: 'start the node, or correct the URL' },
  NODE_TLS: {
    problem: 'names a node whose certificate does not verify',
    mend: 'name its CA by NODE_EXTRA_CA_CERTS=<file>, and the node as its certificate does',
  },
  NODE_ACCESS: {
    problem: 'names a node that refuses the request (401, 403)',
    mend: 'correct the access key in the URL, or let the host name of the URL and the address of this machine in at the node',
  },
  NODE_STATUS: {
    problem: 'names a node, or a proxy before it, that answers with another HTTP error',
    mend: 'correct the path of the URL (404), or wait and raise the limit of the plan (429, 5xx)',
  },
  NODE_ANSWER: {
    problem: 'names a service that answers, but not what a node of this kind of chain answers',
    mend: 'name a node of this kind; if it is one, look for a limit of requests at its provider',
  },
  NODE_REDIRECTS: {
    problem: 'names a node that redirects elsewhere, which is not followed',
    mend: 'name the address that it redirects to, where that is to be trusted',
  },
  NODE_OVERRIDES: {
    problem: 'names a node that takes no state override in eth_call, by which contracts are compared with the build',
    mend: 'name a node that takes state overrides in eth_call, as Geth and Monad do',
  },
  CHAIN_MISMATCH: { problem: 'names a node of another chain', mend: 'name a node of the chain EVM_CHAIN_ID' },
  CHAIN_REFUSED: { problem: 'names a node of the chain 143, which is refused', mend: 'name a node of chain 10143' },
  // the contracts
  CONTRACT_MISSING: {
    problem: 'names an address without code',
    mend: 'take the file that npm run contracts -- deploy wrote for this chain (EVM_CONTRACTS_FILE); for a chain that began again, remove that file and deploy again',
  },
  CONTRACT_OTHER: {
    problem: 'names another contract, or one of another version',
    mend: 'take the file that npm run contracts -- deploy of this version wrote (EVM_CONTRACTS_FILE)',
  },
  CONTRACT_ROLE: {
    problem: 'is not of the same deployment as the hub',
    mend: 'take all addresses from one file (EVM_CONTRACTS_FILE)',
  },
  CONTRACT_DOMAIN: {
    problem: 'names a hub whose signing domain is not that of this chain and address',
    mend: 'take the address from the file of this chain (EVM_CONTRACTS_FILE)',
  },
  CONTRACT_VERIFIER: {
    problem: 'is not the proving setup that the hub’s verifier contract was made with',
    mend: 'name the folder that the contracts were deployed with',
  },
  // the program on Solana
  PROGRAM_MISSING: {
    problem: 'names an address without a program of the upgradeable loader',
    mend: 'give the address at which the program is deployed on this cluster',
  },
  PROGRAM_OTHER: {
    problem: 'names another program, or one of another version',
    mend: 'give the address at which the program of this version is deployed',
  },
  PROGRAM_NOT_INITIALIZED: {
    problem: 'names a program that is not initialized',
    mend: 'send initialize, signed by the program’s upgrade authority: contracts/solana/README.md',
  },
  PROGRAM_DOMAIN: {
    problem: 'names a program whose signing domain is not that of this cluster and address',
    mend: 'deploy the program again: it was initialized with another genesis hash',
  },
  PROGRAM_TOKEN: {
    problem: 'is not the mint that the program was initialized with, or no mint of the SPL Token program',
    mend: 'give the payment token of the program’s initialize',
  },
  PROGRAM_KEY_MISSING: {
    problem: 'names a program whose verifying key is not written',
    mend: 'send both parts by writeVerifyingKey, signed by the program’s upgrade authority',
  },
  PROGRAM_KEY_OTHER: {
    problem: 'is not the proving setup whose verifying key the program on Solana has',
    mend: 'name the folder that the program’s verifying key was written from',
  },
  // the proving setup
  SETUP_UNREADABLE: {
    problem: 'names no folder with verification_key.json, income_report.zkey, income_report.wasm and transcript.json',
    mend: 'name the folder that npm run circuit -- ceremony finish wrote',
  },
  SETUP_ALTERED: {
    problem: 'names a folder whose files are not those of its transcript, or whose transcript has another form',
    mend: 'copy the folder again, and look at it with npm run circuit -- ceremony verify',
  },
  SETUP_CIRCUIT: {
    problem: 'names a setup of another circuit than this version is built for',
    mend: 'make a setup of this version’s circuit with npm run circuit -- ceremony',
  },
  SETUP_KEYS: {
    problem: 'names a folder whose proving key is unreadable, or not of its verification key',
    mend: 'copy the folder again, and look at it with npm run circuit -- ceremony verify',
  },
  SETUP_DEVELOPMENT: {
    problem: 'names a setup that nobody contributed to: anyone can forge a proof under it',
    mend: 'hold a ceremony with contributors: docs/deployment.md, The proving setup',
  },
  // the process
  PORT_TAKEN: {
    problem: 'is a port that another process listens on',
    mend: 'end that process, or choose another port',
  },
  ADDRESS_UNUSABLE: { problem: 'is no address that this process may listen on', mend: 'correct HOST and PORT' },
} as const;

export type StartCode = keyof typeof START_REFUSALS;

/** One reason why a process does not start. */
export interface StartRefusal {
  readonly code: StartCode;
  /** The variable of the configuration that the reason is about. */
  readonly variable: string;
  readonly problem: string;
  readonly mend: string;
}

/** Builds a reason not to start. `words` replaces the problem or the remedy that `START_REFUSALS` has for the code. */
export const refusal = (
  code: StartCode,
  variable: string,
  words: Partial<Pick<StartRefusal, 'problem' | 'mend'>> = {},
): StartRefusal => ({ code, variable, ...START_REFUSALS[code], ...words });

/** The error with which a process refuses to start, with all reasons. `begun` says which effects there were before. */
export class StartRefused extends Error {
  readonly refusals: readonly StartRefusal[];

  constructor(refusals: readonly StartRefusal[], begun = 'nothing was begun') {
    const lines = refusals.flatMap(({ code, variable, problem, mend }) => [
      `  ${variable} ${problem} (${code})`,
      `      to mend it: ${mend}`,
    ]);
    super([`The start is refused, ${begun}. Problems: ${refusals.length}`, ...lines].join('\n'));
    this.name = 'StartRefused';
    this.refusals = refusals;
  }
}
