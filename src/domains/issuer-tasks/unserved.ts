import { columnsOf, unservedRecords } from '../../core/unserved.ts';

export const unserved = unservedRecords({
  record: 'The steps of an issuer, a view that computes its rows when they are asked for',
  held: columnsOf(
    'issuer_tasks',
    ...['account_id', 'kind', 'state', 'series_key', 'period', 'year', 'opens_at', 'due_at', 'lapses_at'],
    ...['transaction_kind', 'sort_at'],
  ),
  class: 'none',
  shownBy: 'tests/domains/issuer-tasks/issuer-tasks.exhaustive.test.ts',
});
