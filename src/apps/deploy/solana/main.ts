import { Command } from 'commander';
import { ignoreClosedPipes } from '../../../adapters/process/closed-pipe.ts';
import { exitOnUsage } from '../../../adapters/process/usage.ts';
import { loadSolanaDeployConfig } from '../../../config/config.ts';
import { runSolanaDeployment, type SolanaProgress } from './run.ts';

ignoreClosedPipes();

const options = new Command('npm run solana:deploy --')
  .description(
    'Puts the program on a Solana cluster, sets it up, and hands its roles over. Run again, it does what is left.',
  )
  .requiredOption('--setup <file>', 'fee collector, holders of roles and first rates, as JSON')
  .option('--json', 'print one JSON object on stdout; progress is on stderr', false)
  .addHelpText(
    'after',
    `
Environment:
  SOLANA_RPC_URL       the node; or SOLANA_RPC_URL_FILE
  SOLANA_GENESIS_HASH  what the node must answer (default: devnet's). mainnet-beta's is refused
  SOLANA_DEPLOYER_KEY  32 bytes in hex, or the text of a key file of solana-keygen; or SOLANA_DEPLOYER_KEY_FILE. Pays for
                       everything and becomes the program's upgrade authority. Never an argument
  SOLANA_PROGRAM_ID    a program that was uploaded before, by this deployer (default: it is uploaded)
  SOLANA_TOKEN_MINT    the payment token; in development a test token is made where none is given
  PROVING_SETUP        the folder of the proving setup whose verifying key is written (default: the development one)
  PROFILE              production refuses the development proving setup, a test token and every cluster but devnet

The file of --setup:
  { "feeCollector": "…",
    "roles": { "ADMIN": ["…"], "ALLOWLIST": ["…"], "KEYS": ["…"], "FEED": ["…"] },
    "rates": [{ "currencyCode": 978, "rate": "10800000000000000000000" }] }
In the end these accounts hold the roles, and nobody else. A rate is base units of the token for one minor unit, in WAD.

Exit codes: 0 done, 1 failed, 78 the configuration is not usable, 64 the command line is wrong.`,
  )
  .allowExcessArguments(false)
  .exitOverride(exitOnUsage)
  .parse()
  .opts<{ setup: string; json: boolean }>();

const KNOWN = new Set(['AppError', 'SetupError', 'ConfigError', 'StartRefused']);

/** What ended the run: a message of ours, or the name of what another's code threw, whose message can quote a URL. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return KNOWN.has(error.name) ? error.message : error.name;
}

/** What gateway, worker and verifier start with, in addition to SOLANA_RPC_URL, which may hold an access key. */
function variablesOf({ deployed, outcome }: SolanaProgress, genesisHash: string): Record<string, string> {
  if (deployed === undefined || outcome === undefined) return {};
  return {
    SOLANA_PROGRAM_ID: deployed.program,
    SOLANA_TOKEN_MINT: deployed.token,
    SOLANA_START_SLOT: `${outcome.startSlot}`,
    SOLANA_GENESIS_HASH: genesisHash,
  };
}

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

function advice(
  { outcome, steps }: SolanaProgress,
  failed: string | null,
  variables: Record<string, string>,
): string[] {
  if (failed !== null) {
    const isBegun = steps.some(({ state }) => state === 'DONE');
    return [`Failed: ${failed}`, ...(isBegun ? ['What is done stays: run again to go on.'] : [])];
  }
  const lines = Object.entries(variables).map(([name, text]) => `  ${name}=${text}`);
  const authority = outcome?.upgradeAuthority;
  const replace = authority
    ? `${authority} can replace the program's code: hand that over too.`
    : 'Nobody can replace the program’s code.';
  return [replace, 'Start with SOLANA_RPC_URL as it was given here, and:', ...lines];
}

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
