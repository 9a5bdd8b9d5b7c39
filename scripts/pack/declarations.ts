import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { importsOf } from '../imports-check.ts';
import { PROJECT } from './folder.ts';

/** A relative import of a TypeScript file, in a declaration. */
const OWN = /(from |import\()(['"])(\.{1,2}\/[^'"]+)\.ts\2/g;

/** Writes the compiler's declarations of these entries and of the files that they import. */
function emit(entries: readonly string[], scratch: string): void {
  const configuration = {
    extends: join(PROJECT, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      rewriteRelativeImportExtensions: true,
      lib: ['es2023', 'dom', 'dom.iterable', 'dom.asynciterable'],
      typeRoots: [join(PROJECT, 'node_modules/@types')],
      rootDir: PROJECT,
      outDir: scratch,
    },
    include: [],
    files: entries.map((entry) => join(PROJECT, entry)),
  };
  const file = join(scratch, 'tsconfig.json');
  writeFileSync(file, JSON.stringify(configuration));
  execFileSync(join(PROJECT, 'node_modules/.bin/tsc'), ['-p', file], { stdio: ['ignore', 'inherit', 'inherit'] });
}

/**
 * The declarations that entries need, by their paths in the project, without those of internal files. They name no package, so
 * that a program is type-checked without installed packages.
 * @throws Error for a declaration that names a package
 */
export function declarationsOf(entries: readonly string[], scratch: string): ReadonlyMap<string, string> {
  emit(entries, scratch);
  const declarations = new Map<string, string>();
  const visit = (path: string): void => {
    if (declarations.has(path)) return;
    const text = readFileSync(join(scratch, path), 'utf8').replace(OWN, '$1$2$3.js$2');
    declarations.set(path, text);
    for (const [specifier] of importsOf(text, path)) {
      if (!specifier.startsWith('.')) throw new Error(`the declarations of ${path} name ${specifier}`);
      visit(relative('.', join(path, '..', specifier)).replace(/\.js$/, '.d.ts'));
    }
  };
  for (const entry of entries) visit(entry.replace(/\.ts$/, '.d.ts'));
  return declarations;
}
