/** One part of the service. `code` names what is wrong; never a message or an address. */
export interface Check {
  readonly ok: boolean;
  readonly code?: string;
  /** Indexer only: blocks between the chain's head and the last indexed one. */
  readonly lagBlocks?: number;
}
