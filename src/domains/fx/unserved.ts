import { unservedRecords } from '../../core/unserved.ts';

/** Data-map rows for columns of requests for FX rates that no GraphQL field returns. */
export const unserved = unservedRecords({
  record: 'The account that asked for a rate',
  held: ['fx_fallback_signatures.account_id'],
  deletion: 'end of retention',
});
