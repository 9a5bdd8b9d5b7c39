import { hasWrongCapitals, readEvmAddress, toChecksumAddress } from '@income-series/protocol/address';
import type { EvmAddress } from '@income-series/protocol/hex';
import { Command, InvalidArgumentError } from 'commander';
import { nodeFailure } from '../../adapters/evm/deployment.ts';
import { ignoreClosedPipes } from '../../adapters/process/closed-pipe.ts';
import { exitOnUsage } from '../../adapters/process/usage.ts';
import { CHAIN_ID, furtherVariable } from '../../config/chain-variables.ts';
import { loadDeployConfig } from '../../config/config.ts';
import { readEnvironment } from '../../config/env.ts';
import { failureAdvice, withChecksums } from './output.ts';
import { createProgress, type DeploymentProgress, type DeployOptions } from './progress.ts';
import { runDeployment } from './run.ts';

ignoreClosedPipes();

const parseAddress = (text: string): EvmAddress => {
  if (hasWrongCapitals(text))
    throw new InvalidArgumentError('The capitals are not the checksum (EIP-55): a digit is mistyped.');
  const read = readEvmAddress(text);
  if (read === null || BigInt(read) === 0n) throw new InvalidArgumentError('A 20-byte address: 0x and 40 hex digits.');
  // A role stays with the address that it is handed to, so a text without checksum is not enough.
  if (toChecksumAddress(read) !== text) throw new InvalidArgumentError('An address with its EIP-55 capitals.');
  return read;
};

const options = new Command('npm run contracts -- deploy')
  .description(
    'Deploys the contracts, compares them with the build, and hands every role of registry and feed to the owner.',
  )
  .requiredOption(
    '--owner <address>',
    'a multisignature, which in the end is the only holder of every role',
    parseAddress,
  )
  .option('--fee-collector <address>', 'the only wallet that fees are ever paid to (default: the owner)', parseAddress)
  .option('--token <address>', 'the payment token (default: a test token is deployed)', parseAddress)
  .option('--out <file>', 'the contracts file, for EVM_CONTRACTS_FILE', 'contracts.env')
  .option('--verify <file>', 'compare the deployment of a contracts file and list what its owner holds; sends nothing')
  .option('--chain <name>', 'a further chain in CHAINS, as evm:31337; in development only')
  .option('--json', 'print one JSON object on stdout; progress is on stderr', false)
  .addHelpText(
    'after',
    `
Environment:
  EVM_RPC_URL   the node, with eth_call state overrides; or EVM_RPC_URL_FILE
  EVM_CHAIN_ID  the chain id that the node must return (default: 10143)
  CHAINS, EVM_31337_RPC_URL  with --chain evm:31337, instead of the two above
  DEPLOYER_KEY  32 bytes in hex, pays for everything; or DEPLOYER_KEY_FILE. Never an argument. Not read by --verify
  PROVING_SETUP the folder of the proving setup whose verifier is deployed (default: the development one)
  PROFILE       production refuses the development proving setup and the test token

Addresses must have EIP-55 capitals. In production --owner must be a contract on the chain.
If the file of --out exists, its deployment is checked, and handed over unless that is done; nothing is deployed.
--verify takes --owner, --token and --fee-collector as the deployment did. Without --token the payment token must be the
test token; without --fee-collector the hub's own is taken.
A failed run lists the contracts that are on the chain. After a failed deployment, start over.

Exit codes: 0 done, 1 failed, 78 the configuration is not usable, 64 the command line is wrong.`,
  )
  .allowExcessArguments(false)
  .exitOverride(exitOnUsage)
  .parse()
  .opts<DeployOptions & { json: boolean; chain?: string }>();

const OWN_ERRORS = new Set(['AppError', 'SetupError', 'ConfigError', 'StartRefused']);

/** The reason of a failed run: the message of our own errors, else only the name, because other messages can quote a URL. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return OWN_ERRORS.has(error.name) ? error.message : (nodeFailure(error) ?? error.name);
}

/** The JSON of a run's progress, which --json prints. */
function summary(progress: DeploymentProgress, failed: string | null) {
  const { deployer, deployed, confirmed, checks, entries, feeCollector, handover, fileWritten } = progress;
  return {
    ok: failed === null,
    failed,
    ...(deployer ? { deployer } : {}),
    ...(deployed ? { chainId: deployed.chainId, contracts: deployed.contracts } : {}),
    ...(deployed ? { startBlock: Number(deployed.startBlock) } : {}),
    confirmed: confirmed.map(({ contract, address: at, block }) => ({ contract, address: at, block: Number(block) })),
    ...(feeCollector ? { feeCollector } : {}),
    checks,
    entries: entries.map((entry) => ({ ...entry, block: Number(entry.block) })),
    handover,
    file: fileWritten ? options.out : null,
  };
}

/** The variable that names the contracts file of a chain. */
const contractsVariable = (chainId: number = CHAIN_ID) =>
  chainId === CHAIN_ID ? 'EVM_CONTRACTS_FILE' : furtherVariable(chainId, 'EVM_CONTRACTS_FILE');

/** Lines with the next step after a run, or with what a failed run left on the chain. */
function advice(progress: DeploymentProgress, failed: string | null): readonly string[] {
  if (options.verify !== undefined) return [failed === null ? 'The deployment equals the build.' : `Failed: ${failed}`];
  if (failed !== null) return failureAdvice(progress, failed, options.out);
  return [`Start with ${contractsVariable(progress.deployed?.chainId)}=${options.out}.`];
}

/** Runs the command line; returns the exit code. */
async function main(): Promise<number> {
  const progress = createProgress();
  const talk = options.json ? process.stderr : process.stdout;
  const say = (line: string) => void talk.write(`${withChecksums(line)}\n`);
  let failed: string | null = null;
  let code = 0;
  try {
    await runDeployment(
      options,
      loadDeployConfig({ sends: options.verify === undefined }, readEnvironment(), options.chain),
      progress,
      say,
    );
  } catch (error) {
    failed = reasonOf(error);
    code = error instanceof Error && error.name === 'ConfigError' ? 78 : 1;
  }
  for (const line of advice(progress, failed)) say(line);
  if (options.json) process.stdout.write(`${JSON.stringify(summary(progress, failed))}\n`);
  return code;
}

process.exitCode = await main();
