import type { PopulatedRecord } from '../records.ts';
import { type Link, ofAccount, own, sameChain } from '../row-truth.ts';

const keyOf = ({ chain, id }: Readonly<Record<string, unknown>>) => `${chain} ${id}`;
/** The steps by the time that they are due. */
const byTime: Link = (_parent, _reader, _tables, rows) =>
  [...rows].sort((a, b) => Number(a.sort_at) - Number(b.sort_at) || (keyOf(a) < keyOf(b) ? -1 : 1));

/** The steps of issuers: a view of what the other records insert, so nothing is inserted for it. */
export const record: PopulatedRecord = {
  insert: async () => undefined,
  types: { IssuerTask: { table: 'issuer_tasks', key: null, labels: ofAccount, visible: own } },
  links: {
    'Query.myIssuerTasks': byTime,
    'IssuerTask.series': (task, _reader, _tables, rows) =>
      rows.filter((row) => sameChain(task, row) && row.key === task?.indexed_key),
    'IssuerTask.draft': (task, _reader, _tables, rows) => rows.filter(({ id }) => id === task?.draft_id),
  },
  open: { myIssuerTasks: (reader) => reader !== 'public' },
};
