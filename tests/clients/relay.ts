import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import compiler from 'relay-compiler';
import type { ConcreteRequest } from 'relay-runtime';
import { afterAll, beforeAll } from 'vitest';
import { SCALARS } from './scalars.ts';

/** Operations that relay-compiler compiled, from before a file's tests to after them. */
export interface RelayOperations {
  /** The folder of what it wrote. */
  readonly generated: () => string;
  compiled(name: string): Promise<ConcreteRequest>;
}

/** Compiles the operations of a module, whose name begins their names, as relay-compiler demands it. */
export function relayOperations(module: string, source: string): RelayOperations {
  let folder: string;
  const generated = () => join(folder, '__generated__');
  beforeAll(() => {
    folder = mkdtempSync(join(import.meta.dirname, '.relay-'));
    mkdirSync(generated());
    writeFileSync(join(folder, `${module}.ts`), source);
    writeFileSync(join(folder, 'schema.graphql'), readFileSync(join(import.meta.dirname, '../../schema.graphql')));
    const config = {
      src: '.',
      schema: 'schema.graphql',
      language: 'typescript',
      artifactDirectory: '__generated__',
      eagerEsModules: true,
      noFutureProofEnums: false,
      customScalarTypes: Object.fromEntries(Object.keys(SCALARS).map((name) => [name, 'string'])),
      requireCustomScalarTypes: true,
    };
    writeFileSync(join(folder, 'relay.config.json'), JSON.stringify(config));
    execFileSync(compiler, ['relay.config.json'], { cwd: folder, stdio: 'pipe' });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return {
    generated,
    compiled: async (name) =>
      ((await import(join(generated(), `${name}.graphql.ts`))) as { default: ConcreteRequest }).default,
  };
}
