import { solanaChainName } from '@income-series/protocol/chain';
import { verifyingKeyOf } from '../../../adapters/prover/index.ts';
import { openSetupFolder } from '../../../adapters/prover/setup-folder.ts';
import { kitAddress } from '../../../adapters/solana/addresses.ts';
import {
  type DeploymentStep,
  deployToSolana,
  type SolanaDeployed,
  type SolanaOutcome,
} from '../../../adapters/solana/deploy/index.ts';
import { readSolanaSetup, type SolanaSetupFile } from '../../../config/solana-setup-file.ts';
import type { SolanaDeployConfig } from '../../../config/types.ts';
import type { Say } from '../progress.ts';

/** The progress of a run. */
export interface SolanaProgress {
  chain?: string;
  deployed?: SolanaDeployed;
  readonly steps: DeploymentStep[];
  outcome?: SolanaOutcome;
}

const toPlan = ({ feeCollector, roles, rates }: SolanaSetupFile) => ({
  feeCollector: kitAddress(feeCollector),
  roles: {
    ADMIN: roles.ADMIN.map(kitAddress),
    ALLOWLIST: roles.ALLOWLIST.map(kitAddress),
    KEYS: roles.KEYS.map(kitAddress),
    FEED: roles.FEED.map(kitAddress),
  },
  rates,
});

/** Creates a function that prints the progress of an upload, once for each tenth part. */
function createUploadReporter(say: Say): (bytes: number, of: number) => void {
  let printedTenths = -1;
  return (bytes, of) => {
    const tenths = Math.floor((10 * bytes) / of);
    if (tenths <= printedTenths) return;
    printedTenths = tenths;
    say(`program: ${tenths * 10} % uploaded`);
  };
}

/**
 * Puts the program on the cluster and sets it up by the file. `progress` is current in any case.
 * @throws SetupError, AppError, StartRefused
 */
export async function runSolanaDeployment(
  setupFile: string,
  config: SolanaDeployConfig,
  progress: SolanaProgress,
  say: Say,
): Promise<void> {
  const { profile, provingSetup, rpcUrl, genesisHash, programId, tokenMint, deployerKey } = config;
  const plan = toPlan(readSolanaSetup(setupFile));
  const verifyingKey = verifyingKeyOf(profile, provingSetup === undefined ? undefined : openSetupFolder(provingSetup));
  progress.chain = solanaChainName(genesisHash);
  say(`Cluster ${progress.chain}`);
  const requiresAccounts = profile === 'production';
  progress.outcome = await deployToSolana(
    { rpcUrl, genesisHash, programId, tokenMint, deployerKey, verifyingKey, plan, requiresAccounts },
    {
      onAddresses(deployed) {
        progress.deployed = deployed;
        say(`Deployer ${deployed.deployer}`);
      },
      step(step) {
        progress.steps.push(step);
        say(`${step.state === 'DONE' ? 'done ' : 'found'} ${step.step}`);
      },
      onWritten: createUploadReporter(say),
    },
  );
}
