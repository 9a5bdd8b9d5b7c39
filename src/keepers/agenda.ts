import type { ContractCall } from '../domains/transaction/index.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';

/** Calls of one kind that are due, or will be, and until when they are in time. */
export interface DueWork {
  readonly kind: ContractCall['kind'];
  /** Calls; of a settlement, units of work. */
  readonly count: number;
  /** Units of work in one call. */
  readonly atOnce: number;
  /** From when on they are due, in the chain's time. */
  readonly from: Date;
  /** Null where waiting changes no outcome. */
  readonly deadline: Date | null;
}

interface AgendaDeps {
  readonly db: PrismaClient;
  readonly chain: string;
}

/** What a module's keepers have to do on a chain at its time `now`, and what becomes due by `until`: a constant number of statements. */
export type Agenda = (deps: AgendaDeps, now: Date, until: Date) => Promise<readonly DueWork[]>;

/** Work whose every call is one unit. */
export const single = (
  kind: ContractCall['kind'],
  count: number,
  from: Date,
  deadline: Date | null,
): readonly DueWork[] => (count === 0 ? [] : [{ kind, count, atOnce: 1, from, deadline }]);
