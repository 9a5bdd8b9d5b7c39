import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { generatedFiles, PROGRAMS } from '../../scripts/operations.ts';

const read = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8');

it.each(PROGRAMS)(
  'the operations of the %s fit the schema, and their committed types and manifest are what both say',
  async (program) => {
    const files = await generatedFiles(program);
    expect(new Map([...files.keys()].map((path) => [path, read(path)]))).toEqual(files);
  },
);
