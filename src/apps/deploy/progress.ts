import type { ConfirmedContract, DeploymentCheck, Entry, Handover } from '../../adapters/evm/deployment.ts';
import type { DeployedChain } from '../../config/contracts-file.ts';
import type { DeployConfig } from '../../config/types.ts';
import type { EvmAddress } from '../../core/hex.ts';

/** Takes one line for the operator. */
export type Say = (line: string) => void;

export interface DeployOptions {
  /** Who holds every role in the end. */
  readonly owner: EvmAddress;
  /** The owner where it is left out. */
  readonly feeCollector?: EvmAddress | undefined;
  /** An existing payment token. */
  readonly token?: EvmAddress | undefined;
  /** The contracts file. Where it is there already, its deployment is checked and handed over, and none is made. */
  readonly out: string;
  /** A contracts file whose deployment is only compared: nothing is sent, and no key is needed. */
  readonly verify?: string | undefined;
}

/** How far a run came. */
export interface DeploymentProgress {
  deployer?: EvmAddress;
  deployed?: DeployedChain;
  /** Contracts that blocks hold. Those of a deployment that did not complete are of no use. */
  readonly confirmed: ConfirmedContract[];
  checks: readonly DeploymentCheck[];
  /** What registry and feed hold, which the owner takes over. */
  entries: readonly Entry[];
  feeCollector?: EvmAddress;
  handover: readonly Handover[];
  fileWritten: boolean;
}

/** A run of the tool: its options and configuration, how far it came, and where it says so. */
export interface DeployRun {
  readonly options: DeployOptions;
  readonly config: DeployConfig;
  readonly progress: DeploymentProgress;
  readonly say: Say;
}

export const noProgress = (): DeploymentProgress => ({
  confirmed: [],
  checks: [],
  entries: [],
  handover: [],
  fileWritten: false,
});
