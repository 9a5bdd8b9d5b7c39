import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { operationTypes } from '../../../scripts/operations.ts';

const FILE = join(import.meta.dirname, '../../../src/apps/attestor/generated/operations.ts');

it('the tool’s operations fit the schema, and their committed types are what both say', async () => {
  expect(readFileSync(FILE, 'utf8')).toBe(await operationTypes());
});
