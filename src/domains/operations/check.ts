/** The health of one part of the service. `code` names the fault; it is never a message or an address. */
export interface HealthCheck {
  readonly ok: boolean;
  readonly code?: string;
  /** The newest block of a chain, or the last indexed block of an indexer; a decimal number. */
  readonly block?: string;
  /** The number of blocks between an indexer's last indexed block and the block that it follows. */
  readonly lagBlocks?: number;
  /** The first deadline that the keepers' budget will miss; null if only calls without a deadline wait too long. */
  readonly deadline?: string | null;
  /** The error for which the keepers' budget leaves out the work that only the program's accounts show. */
  readonly unread?: 'CHAIN_UNAVAILABLE';
  /** The newest final block, and its distance from the newest block, of a chain whose index follows final blocks. */
  readonly finality?: { readonly block: string; readonly lagBlocks: number; readonly lagSeconds: number };
}
