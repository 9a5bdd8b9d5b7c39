import { columnsOf, type UnservedRecord } from '../core/unserved.ts';

/** The columns of the index that no field returns; their contents are public on the chain. */
export const unserved: readonly UnservedRecord[] = [
  {
    record: 'The last indexed block, and the reason why the index halted',
    held: columnsOf('indexer_cursor', 'block_hash', 'halted', 'reread_to', 'undo_from'),
    class: 'plain',
    readers: [],
    deletion: 'none',
    shownBy: 'tests/indexing/follow.slow.test.ts',
  },
  {
    record: 'The latest blocks, by which a reorganisation is found',
    held: columnsOf('indexed_blocks', 'hash', 'parent_hash'),
    class: 'plain',
    readers: [],
    deletion: 'none',
    shownBy: 'tests/indexing/follow.slow.test.ts',
  },
  {
    record: 'Rows of the index from before its latest steps, which a reorganisation restores',
    held: columnsOf('index_undo', 'row'),
    class: 'plain',
    readers: [],
    deletion: 'none',
    shownBy: 'tests/indexing/undo.test.ts',
  },
  {
    record: 'Decoded logs of the contracts, from which the index can be rebuilt',
    held: columnsOf('chain_events', 'block_number', 'tx_hash', 'contract', 'name', 'series_key', 'at'),
    class: 'plain',
    readers: [],
    deletion: 'none',
    shownBy: 'tests/indexing/follow.slow.test.ts',
  },
];
