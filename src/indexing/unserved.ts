import { columnsOf, type UnservedRecord } from '../core/unserved.ts';

/** What the index keeps of the chain, public there, and no field serves. */
export const unserved: readonly UnservedRecord[] = [
  {
    record: 'How far the index is, and why it halted',
    held: columnsOf('indexer_cursor', 'block_hash', 'halted', 'reread_to', 'undo_from'),
    class: 'plain',
    readers: [],
    deletion: 'none',
    shownBy: 'tests/indexing/follow.slow.test.ts',
  },
  {
    record: 'The latest blocks, by which a reorganisation is seen',
    held: columnsOf('indexed_blocks', 'hash', 'parent_hash', 'at'),
    class: 'plain',
    readers: [],
    deletion: 'none',
    shownBy: 'tests/indexing/follow.slow.test.ts',
  },
  {
    record: 'Rows of the index as they were before its latest steps, by which a reorganisation is undone',
    held: columnsOf('index_undo', 'row'),
    class: 'plain',
    readers: [],
    deletion: 'none',
    shownBy: 'tests/indexing/undo.test.ts',
  },
  {
    record: 'Decoded logs of the contracts, from which the index is made again',
    held: columnsOf('chain_events', 'block_number', 'tx_hash', 'contract', 'name', 'series_key', 'at'),
    class: 'plain',
    readers: [],
    deletion: 'none',
    shownBy: 'tests/indexing/follow.slow.test.ts',
  },
];
