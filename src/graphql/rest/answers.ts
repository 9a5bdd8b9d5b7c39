import { objectOf, property } from './json-schema.ts';
import type { Data, RestAnswer } from './route.ts';

/** The selection that says where a page ends, and whether the list goes on. */
export const PAGE_INFO = 'pageInfo { hasNextPage endCursor }';

/** An answer that is one root field of the data, as it is. */
export const field = (name: string): RestAnswer => ({
  pick: (data) => data[name],
  schema: (data) => property(data, name),
});

/** An answer that is the array of a connection's `nodes`, each converted by `item`. */
export const rows = (item: RestAnswer = SAME): RestAnswer => ({
  pick: (connection) => (connection.nodes as readonly Data[]).map(item.pick),
  schema: (connection) => {
    const nodes = property(connection, 'nodes');
    return { type: 'array', items: item.schema(nodes.items ?? {}) };
  },
});

const SAME: RestAnswer = { pick: (row) => row, schema: (row) => row };

/** An answer that is a page of the connection `name`: `{ items, pageInfo }`. */
export const page = (name: string, item?: RestAnswer): RestAnswer => ({
  pick: (data) => {
    const connection = data[name] as Data;
    return { items: rows(item).pick(connection), pageInfo: connection.pageInfo };
  },
  schema: (data) => {
    const connection = property(data, name);
    return objectOf({ items: rows(item).schema(connection), pageInfo: property(connection, 'pageInfo') });
  },
});
