import { columnsOf, unservedRecords } from '../../core/unserved.ts';

/** Data-map rows for columns of positions and ledgers that no GraphQL field returns. */
export const unserved = unservedRecords(
  { record: 'Units that were burned', held: columnsOf('positions', 'burned_units') },
  { record: 'The place of a payment in its block', held: ['money_events.log_index', 'fees_ledger.log_index'] },
);
