/** One part of the service. `code` names what is wrong; never a message or an address. */
export interface HealthCheck {
  readonly ok: boolean;
  readonly code?: string;
  /** Of a chain its newest block, of its indexer the last one that is indexed: a decimal number. */
  readonly block?: string;
  /** Of an indexer: blocks between the one that it goes to and the last indexed one. */
  readonly lagBlocks?: number;
  /** Of the keepers' budget: the first deadline that it cannot keep; null where calls without one wait for more than a day. */
  readonly deadline?: string | null;
  /** Of a chain whose index goes to final blocks alone: the newest final block, and how far it is below the newest one. */
  readonly finality?: { readonly block: string; readonly lagBlocks: number; readonly lagSeconds: number };
}
