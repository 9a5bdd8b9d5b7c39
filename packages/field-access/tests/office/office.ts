import { join } from 'node:path';
import { openSchema } from './open.ts';
import { schema } from './schema.ts';
import { PEOPLE, READERS, truth } from './truth.ts';

export const openOffice = () =>
  openSchema({
    matrix: { schema, readers: READERS, truth },
    people: PEOPLE,
    file: join(import.meta.dirname, 'rows.sql'),
    tables: ['employees', 'matters', 'members', 'briefs'],
  });
