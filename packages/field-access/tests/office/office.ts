import { join } from 'node:path';
import { openSchema } from './open.ts';
import { schema } from './schema.ts';
import { subgraphOf } from './subgraph.ts';
import { PEOPLE, READERS, truth } from './truth.ts';

/** Opens the office, as a subgraph of several, on a database of its own. */
export const openOffice = () =>
  openSchema({
    matrix: { schema: subgraphOf(schema), readers: READERS, truth },
    people: PEOPLE,
    file: join(import.meta.dirname, 'rows.sql'),
    tables: ['employees', 'matters', 'members', 'briefs', 'rates'],
  });
