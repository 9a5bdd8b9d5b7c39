import { toChecksumAddress } from '@income-series/protocol/address';
import type { Hex } from '@income-series/protocol/hex';
import {
  type Custody,
  createDeploymentReader,
  type DeploymentCheck,
  type DeploymentReader,
} from '../../adapters/evm/deployment.ts';
import { openSetupFolder } from '../../adapters/prover/setup-folder.ts';
import { verifierCodeOf } from '../../adapters/prover/verifier-code.ts';
import type { DeployedChain } from '../../config/contracts-file.ts';
import type { DeployConfig } from '../../config/types.ts';
import { SetupError } from '../../core/errors/setup-error.ts';
import { type FileOption, readDeployment } from './file.ts';
import { printChecks, printEntries } from './output.ts';
import type { DeploymentProgress, DeployOptions, DeployRun, Say } from './progress.ts';

/** The creation code of the proving setup's verifier. @throws StartRefused, AppError */
export function loadVerifierCode({ profile, provingSetup }: DeployConfig): Hex {
  return verifierCodeOf(profile, provingSetup === undefined ? undefined : openSetupFolder(provingSetup));
}

/** The expected state of a deployment, without the holders of its roles. */
export async function loadExpectation(
  reader: DeploymentReader,
  { contracts: { hub, ...rest }, startBlock }: DeployedChain,
  options: DeployOptions,
  config: DeployConfig,
) {
  const contracts = { ...rest, series: hub };
  const { owner, token, feeCollector = await reader.feeCollectorOf(contracts) } = options;
  const verifierCode = loadVerifierCode(config);
  return { contracts, feeCollector, verifierCode, token, owner, startBlock };
}

const REMEDIES: Readonly<Record<FileOption, string>> = {
  '--out': 'remove the file to deploy again',
  '--verify': 'name the file of this chain',
};

/** Reads a deployment on this chain from a contracts file. @throws SetupError, and the node's errors */
export async function readDeploymentHere(
  path: string,
  option: FileOption,
  { chainId }: DeployConfig,
  reader: DeploymentReader,
): Promise<DeployedChain> {
  const deployment = readDeployment(path, option);
  if (deployment.chainId !== chainId) throw new SetupError(`the file of ${option} belongs to another chain`);
  await reader.requireChain();
  if (await reader.hasCode(deployment.contracts.hub)) return deployment;
  throw new SetupError(
    `the hub of the file of ${option} has no code: the chain began again, or is another; ${REMEDIES[option]}`,
  );
}

/**
 * Compares the deployment of a contracts file with the build, and prints which contracts and roles the owner holds. It sends nothing.
 * @throws SetupError if a comparison fails or the options do not fit, AppError, and the node's errors
 */
export async function verifyDeployment(path: string, { options, config, progress, say }: DeployRun): Promise<void> {
  const reader = createDeploymentReader(config);
  const deployed = await readDeploymentHere(path, '--verify', config, reader);
  progress.deployed = deployed;
  const expected = await loadExpectation(reader, deployed, options, config);
  progress.feeCollector = expected.feeCollector;
  const question = { ...expected, holders: [options.owner] as const };
  const code = await reader.checkCode(question);
  const custody = await reader.checkCustody(question);
  requireChecks([...code, ...custody.checks], custody, progress, say);
}

/**
 * Stores and prints the checks and entries, and requires that each check passed. @throws SetupError if a check failed, or
 * with another sentence if the node did not answer one
 */
export function requireChecks(
  checks: readonly DeploymentCheck[],
  { entries }: Custody,
  progress: DeploymentProgress,
  say: Say,
): void {
  progress.checks = checks;
  progress.entries = entries;
  printChecks(checks, say);
  if (progress.feeCollector) say(`Fees go to ${toChecksumAddress(progress.feeCollector)}, for good.`);
  printEntries(entries, say);
  if (checks.some(({ ok }) => ok === false)) throw new SetupError('the deployment is not the build’s');
  const unanswered = checks.filter(({ ok }) => ok === null).length;
  if (unanswered > 0) {
    throw new SetupError(
      `the node did not answer ${unanswered} of ${checks.length} checks: run it again, or with another node`,
    );
  }
}
