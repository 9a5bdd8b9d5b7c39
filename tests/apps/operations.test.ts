import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { manifestOf, operationTypes, PROGRAMS } from '../../scripts/operations.ts';

const generated = (program: string, name: string) =>
  readFileSync(join(import.meta.dirname, '../../src/apps', program, 'generated', name), 'utf8');

it.each(PROGRAMS)(
  'the operations of the %s fit the schema, and their committed types and manifest are what both say',
  async (program) => {
    const types = await operationTypes(program);
    expect([generated(program, 'operations.ts'), generated(program, 'documents.json')]).toEqual([
      types,
      manifestOf(types),
    ]);
  },
);
