import type { FoldedRow } from '../../core/integers.ts';
import type { MoneyEvent, Position } from '../../generated/prisma/client.ts';

/** A row of `positions`. */
export type PositionRow = FoldedRow<Position>;

/** A row of `money_events` or `fees_ledger`. */
export type LedgerRow = FoldedRow<MoneyEvent>;
