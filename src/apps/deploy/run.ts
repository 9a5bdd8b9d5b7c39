import { existsSync, writeFileSync } from 'node:fs';
import {
  BUILT_VERIFIER,
  type ConfirmedContract,
  createDeployment,
  type Deployment,
  type DeploymentCheck,
  type Handover,
} from '../../adapters/evm/deployment.ts';
import { verifierCodeOf } from '../../adapters/prover/verifier-code.ts';
import { contractsFileText, type DeployedChain } from '../../config/contracts-file.ts';
import type { DeployConfig } from '../../config/types.ts';
import { toHex } from '../../core/bytes.ts';
import { SetupError } from '../../core/errors/setup-error.ts';
import type { Address } from '../../core/hex.ts';
import { MAX_TOKEN_DECIMALS } from '../../core/policy.ts';
import { readDeployment } from './file.ts';

export interface DeployOptions {
  /** Who holds every role in the end. */
  readonly owner: Address;
  /** The owner where it is left out. */
  readonly feeCollector?: Address | undefined;
  /** An existing payment token. */
  readonly token?: Address | undefined;
  /** The contracts file. Where it is there already, its deployment is checked and handed over, and none is made. */
  readonly out: string;
}

/** How far a run came. */
export interface Progress {
  deployer?: Address;
  deployed?: DeployedChain;
  /** Contracts that blocks hold. Of a deployment that did not come to its end none is of use. */
  readonly confirmed: ConfirmedContract[];
  checks: readonly DeploymentCheck[];
  handover: readonly Handover[];
  fileWritten: boolean;
}

export const noProgress = (): Progress => ({ confirmed: [], checks: [], handover: [], fileWritten: false });

/** @throws SetupError for a payment token that the contracts refuse, or that is none; the node's errors */
async function requireToken(deployment: Deployment, token: Address): Promise<void> {
  if (!(await deployment.hasCode(token))) throw new SetupError('--token is no contract on this chain');
  const decimals = await deployment.decimalsOf(token);
  if (decimals === null) throw new SetupError('--token answers no decimals: it is no ERC-20 token with metadata');
  if (decimals > MAX_TOKEN_DECIMALS) {
    throw new SetupError(
      `--token has more than ${MAX_TOKEN_DECIMALS} decimals: no exchange rate would fit the circuit`,
    );
  }
}

/** @throws SetupError where production is to use a token that anybody can mint, AppError */
function requireSound(options: DeployOptions, config: DeployConfig): void {
  if (config.profile === 'production' && options.token === undefined) {
    throw new SetupError('--token is needed in production: the test token can be minted by anybody');
  }
}

/**
 * The roles go at once, without the owner's word: so its address must be another's than the deployer's and, in production,
 * that of a contract on this chain. @throws SetupError
 */
async function requireOwner(
  deployment: Deployment,
  owner: Address,
  config: DeployConfig,
  say: (line: string) => void,
): Promise<void> {
  if (owner === deployment.deployer) throw new SetupError('--owner is the deployer');
  if (await deployment.hasCode(owner)) return;
  if (config.profile === 'production') throw new SetupError('--owner is no contract on this chain');
  say('The owner is no contract: a multisignature is meant here.');
}

async function deploy(
  deployment: Deployment,
  options: DeployOptions,
  config: DeployConfig,
  progress: Progress,
  say: (line: string) => void,
): Promise<DeployedChain> {
  const verifierCode = verifierCodeOf(BUILT_VERIFIER, config.profile);
  const { owner, feeCollector = owner, token } = options;
  const { series: hub, ...others } = await deployment.deploy({ feeCollector, token, verifierCode }, (confirmed) => {
    progress.confirmed.push(confirmed);
    say(`${confirmed.place}/${confirmed.of} ${confirmed.contract} ${confirmed.address} in block ${confirmed.block}`);
  });
  const { raise, registry, hardship, router, fxFeed, rates, windows, access, token: paid } = others;
  const contracts = { hub, raise, registry, hardship, router, fxFeed, rates, windows, access, token: paid };
  return { chainId: config.chainId, contracts, startBlock: progress.confirmed[0]?.block ?? 0n };
}

/**
 * Deploys the contracts, compares them with the build, writes the contracts file and hands every role to the owner.
 * What was done so far is in `progress`, however the run ends.
 *
 * @throws SetupError where a comparison fails or the options do not fit, AppError, and the node's errors
 */
export async function runDeployment(
  options: DeployOptions,
  config: DeployConfig,
  progress: Progress,
  say: (line: string) => void,
): Promise<void> {
  requireSound(options, config);
  const key = { privateKey: toHex(config.deployerKey) };
  const deployment = createDeployment({ rpcUrl: config.rpcUrl, chainId: config.chainId, key });
  progress.deployer = deployment.deployer;
  await deployment.requireChain();
  if (options.token !== undefined) await requireToken(deployment, options.token);
  await requireOwner(deployment, options.owner, config, say);

  const there = existsSync(options.out) ? readDeployment(options.out) : undefined;
  if (there !== undefined && there.chainId !== config.chainId) throw new SetupError('the file is of another chain');
  if (there !== undefined) say('The file is there already: its deployment is checked, and none is made.');
  const deployed = there ?? (await deploy(deployment, options, config, progress, say));
  progress.deployed = deployed;

  const { hub, ...rest } = deployed.contracts;
  const contracts = { ...rest, series: hub };
  progress.checks = await deployment.check({
    contracts,
    feeCollector: options.feeCollector ?? (there ? await deployment.feeCollectorOf(contracts) : options.owner),
    verifierCode: verifierCodeOf(BUILT_VERIFIER, config.profile),
    tokenGiven: options.token !== undefined,
    holders: [deployment.deployer, options.owner],
  });
  for (const { check, ok } of progress.checks) say(`${ok ? 'ok    ' : 'FAILED'} ${check}`);
  if (!progress.checks.every(({ ok }) => ok)) throw new SetupError('the deployment is not the build’s');

  if (there === undefined) writeFileSync(options.out, contractsFileText(deployed), { flag: 'wx' });
  progress.fileWritten = true;
  progress.handover = await deployment.handOver(contracts, options.owner);
  for (const { role, state } of progress.handover) say(`${role} ${state}: the owner alone holds it.`);
}
