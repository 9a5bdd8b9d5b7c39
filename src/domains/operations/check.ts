/** The health of one part of the service. `code` names the fault; it is never a message or an address. */
export interface HealthCheck {
  readonly ok: boolean;
  readonly code?: string;
  /** For a chain its newest block, for an indexer its last indexed block; a decimal number. */
  readonly block?: string;
  /** For an indexer: the number of blocks between its last indexed block and the block that it follows. */
  readonly lagBlocks?: number;
  /** For the keepers' budget: the first deadline that it will miss; null if only calls without a deadline wait too long. */
  readonly deadline?: string | null;
  /** For a chain whose index follows final blocks: the newest final block, and its distance from the newest block. */
  readonly finality?: { readonly block: string; readonly lagBlocks: number; readonly lagSeconds: number };
}
