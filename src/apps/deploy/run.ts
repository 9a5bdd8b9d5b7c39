import { existsSync, writeFileSync } from 'node:fs';
import { createDeployment, type Deployment, type DeploymentReader } from '../../adapters/evm/deployment.ts';
import { checksummed } from '../../adapters/evm/sign-in-text.ts';
import { contractsFileText, type DeployedChain } from '../../config/contracts-file.ts';
import type { DeployConfig } from '../../config/types.ts';
import { toHex } from '../../core/bytes.ts';
import { SetupError } from '../../core/errors/setup-error.ts';
import type { EvmAddress } from '../../core/hex.ts';
import { MAX_TOKEN_DECIMALS } from '../../core/policy.ts';
import type { DeploymentProgress, DeployOptions, DeployRun, Say } from './progress.ts';
import { deploymentOf, expectationOf, finish, verifierOf, verifyDeployment } from './verify.ts';

/** @throws SetupError for a payment token that the contracts refuse, or that is none; the node's errors */
async function requireToken(deployment: DeploymentReader, token: EvmAddress): Promise<void> {
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
async function requireOwner(deployment: Deployment, owner: EvmAddress, config: DeployConfig, say: Say): Promise<void> {
  if (owner === deployment.deployer) throw new SetupError('--owner is the deployer');
  if (await deployment.hasCode(owner)) return;
  if (config.profile === 'production') throw new SetupError('--owner is no contract on this chain');
  say('The owner is no contract: a multisignature is meant here.');
}

async function deploy(deployment: Deployment, { options, config, progress, say }: DeployRun): Promise<DeployedChain> {
  const verifierCode = verifierOf(config);
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
 * Deploys the contracts, compares them with the build, writes the contracts file and hands every role to the owner; then
 * compares again what an account with a role could have changed meanwhile. What was done so far is in `progress`, however
 * the run ends.
 *
 * @throws SetupError where a comparison fails or the options do not fit, AppError, and the node's errors
 */
export async function runDeployment(
  options: DeployOptions,
  config: DeployConfig,
  progress: DeploymentProgress,
  say: Say,
): Promise<void> {
  const run: DeployRun = { options, config, progress, say };
  if (options.verify !== undefined) return verifyDeployment(options.verify, run);
  requireSound(options, config);
  const key = { privateKey: toHex(config.deployerKey as Uint8Array) }; // read wherever something is sent
  const deployment = createDeployment({ rpcUrl: config.rpcUrl, chainId: config.chainId, key });
  progress.deployer = deployment.deployer;
  await deployment.requireChain();
  if (options.token !== undefined) await requireToken(deployment, options.token);
  await requireOwner(deployment, options.owner, config, say);

  const there = existsSync(options.out) ? deploymentOf(options.out, '--out', config) : undefined;
  if (there !== undefined) say('The file is there already: its deployment is checked, and none is made.');
  const deployed = there ?? (await deploy(deployment, run));
  progress.deployed = deployed;

  const asked = there ? options : { ...options, feeCollector: options.feeCollector ?? options.owner };
  const expected = await expectationOf(deployment, deployed, asked, config);
  progress.feeCollector = expected.feeCollector;
  const code = await deployment.checkCode({ ...expected, holders: [deployment.deployer, options.owner] });
  const before = await deployment.checkCustody({ ...expected, holders: [deployment.deployer, options.owner] });
  progress.entries = before.entries;
  progress.checks = [...code, ...before.checks];
  if (!progress.checks.every(({ ok }) => ok)) finish(progress.checks, before, progress, say);

  if (there === undefined) writeFileSync(options.out, contractsFileText(deployed, checksummed), { flag: 'wx' });
  progress.fileWritten = true;
  progress.handover = await deployment.handOver(expected.contracts, options.owner);
  const after = await deployment.checkCustody({ ...expected, holders: [options.owner] });
  finish([...code, ...after.checks], after, progress, say);
  for (const { role, state } of progress.handover) say(`${role} ${state}: the owner alone holds it.`);
}
