import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { generateOperations, PROGRAMS } from '../../scripts/operations.ts';

const read = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8');

it.each(PROGRAMS)(
  'the operations of the %s fit the schema, and their committed files are what both say',
  async (program) => {
    const files = await generateOperations(program);
    const names = [...files.keys()];
    expect(names).toContain(names[0]?.replace(/[^/]+$/, 'documents.json'));
    expect(names.map((path) => [path, read(path)])).toEqual([...files]);
  },
);
