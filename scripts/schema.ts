// npm run schema: writes schema.graphql from the code. `-- --check` writes nothing and fails where they differ.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { printSchemaWithAccess } from '../src/access/index.ts';
import { gatewaySchema } from '../src/apps/gateway/schema.ts';

const FILE = join(import.meta.dirname, '..', 'schema.graphql');

/** The committed text, or nothing where there is none. */
const committed = (): string => {
  try {
    return readFileSync(FILE, 'utf8');
  } catch {
    return '';
  }
};

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const text = printSchemaWithAccess(gatewaySchema());
if (!values.check) {
  writeFileSync(FILE, text);
  console.log('wrote schema.graphql');
} else if (committed() === text) {
  console.log('schema.graphql is what the code says');
} else {
  console.error('schema.graphql differs from the code: run `npm run schema` and look at the difference');
  process.exitCode = 1;
}
