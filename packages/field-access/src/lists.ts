// Lists: Relay connections of visible rows, paged by keyset.
export { listBranches } from './lists/branches.ts';
export type { ConsistencyLevels } from './lists/consistency.ts';
export { type CursorSeal, createCursorSeal } from './lists/cursor.ts';
export { type Representation, resolveEntity } from './lists/entity.ts';
export { keyedColumns, keyedRow } from './lists/keyed-row.ts';
export { MAX_PAGE, MOST_COUNTED } from './lists/keyset.ts';
export { createLists, type ListsConfig } from './lists/list-builders.ts';
export type { Lists } from './lists/list-fields.ts';
export { baseWhere, type ListArgs, readListRequest } from './lists/list-plan.ts';
export { NODE_QUERY, resolveNode } from './lists/node-field.ts';
export { pageOrder } from './lists/page.ts';
export { presentWith } from './lists/present-variant.ts';
export type { RawDatabase, ReadContext } from './lists/read-context.ts';
export { type RowSource, sourceOf } from './lists/source.ts';
