import { Command } from 'commander';
import { ignoreClosedPipes } from '../../../adapters/process/closed-pipe.ts';
import { exitOnUsage } from '../../../adapters/process/usage.ts';
import { loadSolanaDeployConfig } from '../../../config/config.ts';
import { runSolanaDeployment, type SolanaProgress } from './run.ts';

ignoreClosedPipes();

const options = new Command('npm run solana -- deploy')
  .description(
    'Puts the program on a Solana cluster, sets it up, and hands its roles over. A second run does what is left.',
  )
  .requiredOption('--setup <file>', 'fee collector, holders of roles and first rates, as JSON')
  .option('--json', 'print one JSON object on stdout; progress is on stderr', false)
  .addHelpText(
    'after',
    `
Environment:
  SOLANA_RPC_URL       the node; or SOLANA_RPC_URL_FILE
  SOLANA_GENESIS_HASH  the genesis hash that the node must return (default: devnet's). mainnet-beta's is refused
  SOLANA_DEPLOYER_KEY  32 bytes in hex, or the text of a key file of solana-keygen; or SOLANA_DEPLOYER_KEY_FILE. Pays for
                       everything and becomes the program's upgrade authority. Never an argument
  SOLANA_PROGRAM_ID    a program that this deployer uploaded before (default: it is uploaded)
  SOLANA_TOKEN_MINT    the payment token (default in development: a test token is made)
  PROVING_SETUP        the folder of the proving setup whose verifying key is written (default: the development one)
  PROFILE              production refuses the development proving setup, a test token and every cluster but devnet

The file of --setup:
  { "feeCollector": "…",
    "roles": { "ADMIN": ["…"], "ALLOWLIST": ["…"], "KEYS": ["…"], "FEED": ["…"] },
    "rates": [{ "currencyCode": 978, "rate": "10800000000000000000000" }] }
In the end only these accounts hold the roles. A rate is base units of the token for one minor unit, in WAD.

Exit codes: 0 done, 1 failed, 78 the configuration is not usable, 64 the command line is wrong.`,
  )
  .allowExcessArguments(false)
  .exitOverride(exitOnUsage)
  .parse()
  .opts<{ setup: string; json: boolean }>();

const OWN_ERRORS = new Set(['AppError', 'SetupError', 'ConfigError', 'StartRefused']);

/** The reason of a failed run: the message of our own errors, else only the name, because other messages can quote a URL. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return OWN_ERRORS.has(error.name) ? error.message : error.name;
}

/** The variables for gateway, worker and verifier; without SOLANA_RPC_URL, because it may hold an access key. */
function variablesOf({ deployed, outcome }: SolanaProgress, genesisHash: string): Record<string, string> {
  if (deployed === undefined || outcome === undefined) return {};
  return {
    SOLANA_PROGRAM_ID: deployed.program,
    SOLANA_TOKEN_MINT: deployed.token,
    SOLANA_START_SLOT: `${outcome.startSlot}`,
    SOLANA_GENESIS_HASH: genesisHash,
  };
}

/** The JSON of a run's progress, which --json prints. */
function summary({ chain, deployed, steps, outcome }: SolanaProgress, failed: string | null, variables: object) {
  const { holders, upgradeAuthority } = outcome ?? {};
  return {
    ok: failed === null,
    failed,
    ...(chain ? { chain } : {}),
    ...deployed,
    steps,
    ...(outcome ? { roles: holders, upgradeAuthority, variables } : {}),
  };
}

/** Lines with the next step after a run, or with the reason of its failure. */
function advice(
  { outcome, steps }: SolanaProgress,
  failed: string | null,
  variables: Record<string, string>,
): string[] {
  if (failed !== null) {
    const hasStarted = steps.some(({ state }) => state === 'DONE');
    return [`Failed: ${failed}`, ...(hasStarted ? ['Completed steps stay. Run again to continue.'] : [])];
  }
  const lines = Object.entries(variables).map(([name, text]) => `  ${name}=${text}`);
  const authority = outcome?.upgradeAuthority;
  const replace = authority
    ? `${authority} can replace the program's code: hand that over too.`
    : 'Nobody can replace the program’s code.';
  return [replace, 'Start with the same SOLANA_RPC_URL, and:', ...lines];
}

/** Runs the command line; returns the exit code. */
async function main(): Promise<number> {
  const progress: SolanaProgress = { steps: [] };
  const talk = options.json ? process.stderr : process.stdout;
  const say = (line: string) => void talk.write(`${line}\n`);
  let failed: string | null = null;
  let code = 0;
  let genesisHash = '';
  try {
    const config = loadSolanaDeployConfig();
    genesisHash = config.genesisHash;
    await runSolanaDeployment(options.setup, config, progress, say);
  } catch (error) {
    failed = reasonOf(error);
    code = error instanceof Error && error.name === 'ConfigError' ? 78 : 1;
  }
  const variables = variablesOf(progress, genesisHash);
  for (const line of advice(progress, failed, variables)) say(line);
  if (options.json) process.stdout.write(`${JSON.stringify(summary(progress, failed, variables))}\n`);
  return code;
}

process.exitCode = await main();
