import { join } from 'node:path';
import { openSchema } from '../open.ts';
import { schema } from './schema.ts';
import { PEOPLE, READERS, truth } from './truth.ts';

/** Opens the blog on an empty database. */
export const openBlog = (url: string) =>
  openSchema(url, {
    matrix: { schema, readers: READERS, truth },
    people: PEOPLE,
    file: join(import.meta.dirname, 'rows.sql'),
    tables: ['authors', 'posts', 'comments', 'files', 'flags', 'readings', 'tags', '"_PostToTag"'],
  });
