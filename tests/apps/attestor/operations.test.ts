import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { manifestOf, operationTypes } from '../../../scripts/operations.ts';

const generated = (name: string) =>
  readFileSync(join(import.meta.dirname, '../../../src/apps/attestor/generated', name), 'utf8');

it('the tool’s operations fit the schema, and their committed types and manifest are what both say', async () => {
  const types = await operationTypes();
  expect([generated('operations.ts'), generated('documents.json')]).toEqual([types, manifestOf(types)]);
});
