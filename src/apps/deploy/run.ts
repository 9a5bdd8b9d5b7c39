import { existsSync, writeFileSync } from 'node:fs';
import { toHex } from '@income-series/protocol/bytes';
import type { EvmAddress } from '@income-series/protocol/hex';
import { MAX_TOKEN_DECIMALS } from '@income-series/protocol/policy';
import { createDeployment, type Deployment, type DeploymentReader } from '../../adapters/evm/deployment.ts';
import { contractsFileText, type DeployedChain } from '../../config/contracts-file.ts';
import type { DeployConfig } from '../../config/types.ts';
import { SetupError } from '../../core/errors/setup-error.ts';
import type { DeploymentProgress, DeployOptions, DeployRun, Say } from './progress.ts';
import { loadExpectation, loadVerifierCode, readDeploymentHere, requireChecks, verifyDeployment } from './verify.ts';

/**
 * Requires a payment token that the contracts accept. @throws SetupError if it is no contract, no ERC-20 token or has too
 * many decimals; the node's errors
 */
async function requireToken(deployment: DeploymentReader, token: EvmAddress): Promise<void> {
  if (!(await deployment.hasCode(token))) throw new SetupError('--token is no contract on this chain');
  const decimals = await deployment.decimalsOf(token);
  if (decimals === null) throw new SetupError('--token returns no decimals: it is no ERC-20 token with metadata');
  if (decimals > MAX_TOKEN_DECIMALS) {
    throw new SetupError(
      `--token has more than ${MAX_TOKEN_DECIMALS} decimals: no exchange rate would fit the circuit`,
    );
  }
}

/** Requires a token in production, because anybody can mint the test token. @throws SetupError */
function requireProductionToken(options: DeployOptions, config: DeployConfig): void {
  if (config.profile === 'production' && options.token === undefined) {
    throw new SetupError('--token is needed in production: the test token can be minted by anybody');
  }
}

/**
 * Requires an owner other than the deployer and, in production, one that is a contract on this chain, because the roles are
 * handed over without the owner's confirmation. @throws SetupError
 */
async function requireOwner(deployment: Deployment, owner: EvmAddress, config: DeployConfig, say: Say): Promise<void> {
  if (owner === deployment.deployer) throw new SetupError('--owner is the deployer');
  if (await deployment.hasCode(owner)) return;
  if (config.profile === 'production') throw new SetupError('--owner is no contract on this chain');
  say('The owner is no contract; it should be a multisignature.');
}

/** Deploys all contracts, and reports each one that is on the chain. */
async function deploy(deployment: Deployment, { options, config, progress, say }: DeployRun): Promise<DeployedChain> {
  const verifierCode = loadVerifierCode(config);
  const { owner, feeCollector = owner, token } = options;
  const { series: hub, ...others } = await deployment.deploy(
    { feeCollector, token, verifierCode },
    {
      onSent: (sent) => void progress.sent.push(sent),
      onConfirmed(confirmed) {
        const { place, total, contract, address, block } = confirmed;
        progress.confirmed.push(confirmed);
        say(`${place}/${total} ${contract} ${address} in block ${block}`);
      },
    },
  );
  const { raise, registry, hardship, router, fxFeed, rates, windows, access, token: paymentToken } = others;
  const contracts = { hub, raise, registry, hardship, router, fxFeed, rates, windows, access, token: paymentToken };
  return { chainId: config.chainId, contracts, startBlock: progress.confirmed[0]?.block ?? 0n };
}

/**
 * Deploys the contracts, compares them with the build, writes the contracts file and hands every role to the owner. Then it
 * compares again everything that an account with a role could have changed meanwhile. `progress` is current in any case.
 *
 * @throws SetupError if a comparison fails or the options do not fit, AppError, and the node's errors
 */
export async function runDeployment(
  options: DeployOptions,
  config: DeployConfig,
  progress: DeploymentProgress,
  say: Say,
): Promise<void> {
  const run: DeployRun = { options, config, progress, say };
  if (options.verify !== undefined) return verifyDeployment(options.verify, run);
  requireProductionToken(options, config);
  const key = { privateKey: toHex(config.deployerKey as Uint8Array) }; // the configuration requires it unless --verify is set
  const deployment = createDeployment({ rpcUrl: config.rpcUrl, chainId: config.chainId, key });
  progress.deployer = deployment.deployer;
  await deployment.requireChain();
  if (options.token !== undefined) await requireToken(deployment, options.token);
  await requireOwner(deployment, options.owner, config, say);

  const existing = existsSync(options.out)
    ? await readDeploymentHere(options.out, '--out', config, deployment)
    : undefined;
  if (existing !== undefined) say('The file exists: its deployment is checked, and nothing is deployed.');
  const deployed = existing ?? (await deploy(deployment, run));
  progress.deployed = deployed;

  const expectedOptions = existing ? options : { ...options, feeCollector: options.feeCollector ?? options.owner };
  const expected = await loadExpectation(deployment, deployed, expectedOptions, config);
  progress.feeCollector = expected.feeCollector;
  const code = await deployment.checkCode({ ...expected, holders: [deployment.deployer, options.owner] });
  const before = await deployment.checkCustody({ ...expected, holders: [deployment.deployer, options.owner] });
  progress.entries = before.entries;
  progress.checks = [...code, ...before.checks];
  // The file is written unless a check failed. If only an answer was missing, the next run checks the same deployment again.
  const isWrong = progress.checks.some(({ ok }) => ok === false);
  if (existing === undefined && !isWrong) {
    writeFileSync(options.out, contractsFileText(deployed), { flag: 'wx' });
  }
  progress.fileWritten = !isWrong;
  if (!progress.checks.every(({ ok }) => ok)) requireChecks(progress.checks, before, progress, say);
  progress.handover = await deployment.handOver(expected.contracts, options.owner);
  const after = await deployment.checkCustody({ ...expected, holders: [options.owner] });
  requireChecks([...code, ...after.checks], after, progress, say);
  for (const { role, state } of progress.handover) say(`${role} ${state}: the owner is its only holder.`);
}
