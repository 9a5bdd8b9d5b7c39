import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { importsOf } from '../imports-check.ts';
import { readPackages } from '../packages.ts';
import { PROJECT } from './folder.ts';

/** A relative import of a TypeScript file, in a declaration. */
const OWN = /(from |import\()(['"])(\.{1,2}\/[^'"]+)\.ts\2/g;

/** An import of a package of the project, whose declarations stand beside the importer's. */
const PACKAGE = /(from |import\()(['"])(@income-series\/[^'"]+)\2/g;

const ENTRIES: Readonly<Record<string, string>> = Object.assign(
  {},
  ...readPackages(PROJECT).map(({ entries }) => entries),
);

/** Replaces the names of the project's packages in a declaration by the paths of their entries. */
const withPaths = (text: string, path: string): string =>
  text.replace(PACKAGE, (whole, before: string, quote: string, name: string) => {
    const entry = ENTRIES[name];
    return entry === undefined ? whole : `${before}${quote}${relative(dirname(path), entry)}${quote}`;
  });

/** Writes the compiler's declarations of these entries and of the files that they import. */
function emit(entries: readonly string[], scratch: string): void {
  const configuration = {
    extends: join(PROJECT, 'packages/client/tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      rewriteRelativeImportExtensions: true,
      typeRoots: [join(PROJECT, 'node_modules/@types')],
      rootDir: PROJECT,
      outDir: scratch,
      // The compiler writes no declarations of a package that it finds through node_modules.
      paths: Object.fromEntries(Object.entries(ENTRIES).map(([name, entry]) => [name, [join(PROJECT, entry)]])),
    },
    include: [],
    files: entries.map((entry) => join(PROJECT, entry)),
  };
  const file = join(scratch, 'tsconfig.json');
  writeFileSync(file, JSON.stringify(configuration));
  execFileSync(join(PROJECT, 'node_modules/.bin/tsc'), ['-p', file], { stdio: ['ignore', 'inherit', 'inherit'] });
}

/**
 * The declarations that entries lead to, by their paths. Editors and the compiler read no others.
 * @param read the text of a declaration
 * @param onPackage is called for each package that a declaration names
 */
export function declarationsFrom(
  entries: readonly string[],
  read: (path: string) => string,
  onPackage: (path: string, name: string) => void = () => {},
): ReadonlyMap<string, string> {
  const declarations = new Map<string, string>();
  const visit = (path: string): void => {
    if (declarations.has(path)) return;
    const text = read(path);
    declarations.set(path, text);
    for (const [specifier] of importsOf(text, path)) {
      if (specifier.startsWith('.')) visit(join(dirname(path), specifier).replace(/\.[jt]s$/, '.d.ts'));
      else onPackage(path, specifier);
    }
  };
  for (const entry of entries) visit(entry.replace(/\.ts$/, '.d.ts'));
  return declarations;
}

/**
 * The declarations that entries need, by their paths in the project, without those of internal files. They name no package, so
 * that a program is type-checked without installed packages.
 * @throws Error for a declaration that names a package
 */
export function declarationsOf(entries: readonly string[], scratch: string): ReadonlyMap<string, string> {
  emit(entries, scratch);
  const read = (path: string) => withPaths(readFileSync(join(scratch, path), 'utf8'), path).replace(OWN, '$1$2$3.js$2');
  return declarationsFrom(entries, read, (path, name) => {
    throw new Error(`the declarations of ${path} name ${name}`);
  });
}
