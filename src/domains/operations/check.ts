/** One part of the service. `code` names what is wrong; never a message or an address. */
export interface Check {
  readonly ok: boolean;
  readonly code?: string;
  /** Of a chain its newest block, of its indexer the last one that is indexed: a decimal number. */
  readonly block?: string;
  /** Indexer only: blocks between the chain's head and the last indexed one. */
  readonly lagBlocks?: number;
}
