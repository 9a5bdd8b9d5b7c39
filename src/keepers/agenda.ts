import type { ProgramReader } from '../domains/operations/index.ts';
import type { ContractCall } from '../domains/transaction/index.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';

/** The calls of one kind that are due or become due, and their deadline. */
export interface DueWork {
  readonly kind: ContractCall['kind'];
  /** The number of calls; for a settlement, the number of units of work: bids or orders, or on Solana steps. */
  readonly count: number;
  /** The number of units of work in one call. */
  readonly atOnce: number;
  /** The chain's time from which the calls are due. */
  readonly from: Date;
  /** Null if a delay changes no outcome. */
  readonly deadline: Date | null;
}

interface AgendaDeps {
  readonly db: PrismaClient;
  readonly chain: string;
}

/** Reads the work of a module's keepers that is due at the chain's time `now` or by `until`, with a constant number of statements. */
export type Agenda = (deps: AgendaDeps, now: Date, until: Date) => Promise<readonly DueWork[]>;

/**
 * Reads a page of the work that only the program's accounts show, by one request to the node. None of it has a deadline.
 * @throws CHAIN_UNAVAILABLE
 */
export type ProgramAgenda = (
  deps: AgendaDeps & { readonly program: ProgramReader },
  now: Date,
) => Promise<readonly DueWork[]>;

/** The agendas of all keepers. */
export interface Agendas {
  readonly index: readonly Agenda[];
  readonly program: readonly ProgramAgenda[];
}

/** The agenda of calls with one unit of work each; empty if `count` is 0. */
export const single = (
  kind: ContractCall['kind'],
  count: number,
  from: Date,
  deadline: Date | null,
): readonly DueWork[] => (count === 0 ? [] : [{ kind, count, atOnce: 1, from, deadline }]);
