import { join } from 'node:path';
import { openSchema } from '../open.ts';
import { schema } from './schema.ts';
import { PEOPLE, READERS, truth } from './truth.ts';

/** Opens the blog on a database of its own. */
export const openBlog = () =>
  openSchema({
    matrix: { schema, readers: READERS, truth },
    people: PEOPLE,
    file: join(import.meta.dirname, 'rows.sql'),
    tables: ['authors', 'posts', 'comments', 'files', 'flags', 'readings', 'tags', '"_PostToTag"'],
  });
