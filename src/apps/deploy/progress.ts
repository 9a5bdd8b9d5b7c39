import type { EvmAddress } from '@income-series/protocol/hex';
import type {
  ConfirmedContract,
  DeploymentCheck,
  Entry,
  Handover,
  SentContract,
} from '../../adapters/evm/deployment.ts';
import type { DeployedChain } from '../../config/contracts-file.ts';
import type { DeployConfig } from '../../config/types.ts';

/** Prints one line for the operator. */
export type Say = (line: string) => void;

export interface DeployOptions {
  /** The final holder of every role. */
  readonly owner: EvmAddress;
  /** Default: the owner. */
  readonly feeCollector?: EvmAddress | undefined;
  /** An existing payment token. Default: a test token is deployed. */
  readonly token?: EvmAddress | undefined;
  /** The contracts file. If it exists, its deployment is checked and handed over, and nothing is deployed. */
  readonly out: string;
  /** A contracts file whose deployment is only compared, without a key or a transaction. */
  readonly verify?: string | undefined;
}

/** The progress of a run. */
export interface DeploymentProgress {
  deployer?: EvmAddress;
  deployed?: DeployedChain;
  /** The contracts whose transactions the node has taken, confirmed or not. */
  readonly sent: SentContract[];
  /** The contracts that are on the chain. Those of an incomplete deployment are useless. */
  readonly confirmed: ConfirmedContract[];
  checks: readonly DeploymentCheck[];
  /** The entries of registry and feed, which the owner takes over. */
  entries: readonly Entry[];
  feeCollector?: EvmAddress;
  handover: readonly Handover[];
  fileWritten: boolean;
}

/** A run of the tool: its options, configuration, progress and output. */
export interface DeployRun {
  readonly options: DeployOptions;
  readonly config: DeployConfig;
  readonly progress: DeploymentProgress;
  readonly say: Say;
}

export const createProgress = (): DeploymentProgress => ({
  sent: [],
  confirmed: [],
  checks: [],
  entries: [],
  handover: [],
  fileWritten: false,
});
