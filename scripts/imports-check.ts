// npm run lint: every import of src/ and packages/ against the layers, every import of a package, import cycles, of types too, and who writes each table.
// process.env is Biome's to find.
import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { browserRefusal, type Import, refusal } from './import-rules.ts';
import { readPackages } from './packages.ts';
import { sharedTables } from './table-writers.ts';

interface Node {
  type: string;
  source?: { value?: unknown } | null;
  importKind?: string;
  exportKind?: string;
  specifiers?: readonly { importKind?: string; exportKind?: string }[];
}

/** Every import, export-from, dynamic import and import type of one file: [specifier, whether it is erased]. */
export function importsOf(code: string, file: string): [string, boolean][] {
  const imports: [string, boolean][] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type, source, importKind, exportKind, specifiers } = node as Node;
    if (/^(Import|Export)\w*Declaration$|^ImportExpression$|^TSImportType$/.test(type ?? '') && source) {
      const kinds = specifiers?.map((item) => item.importKind ?? item.exportKind) ?? [];
      const erased =
        type === 'TSImportType' ||
        importKind === 'type' ||
        exportKind === 'type' ||
        (kinds.length > 0 && kinds.every((kind) => kind === 'type'));
      // A specifier that is computed cannot be checked, so it is refused.
      imports.push([typeof source.value === 'string' ? source.value : 'computed', erased]);
    }
    for (const child of Object.values(node)) visit(child);
  };
  visit(parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }, file));
  return imports;
}

/** The name of a package or builtin, or the project path of a file. */
export function target(specifier: string, from: string): string {
  if (specifier.startsWith('.')) return relative('.', join(dirname(from), specifier));
  const bare = specifier.replace(/^node:/, '');
  if (specifier.startsWith('node:') || builtinModules.includes(bare.split('/')[0] ?? '')) return `node:${bare}`;
  const [scope = '', name = ''] = specifier.split('/');
  return `npm:${scope.startsWith('@') ? `${scope}/${name}` : scope}`;
}

const PACKAGES = readPackages(join(import.meta.dirname, '..'));

const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => join(folder, path));

const sources = (): string[] => [
  ...sourcesIn('src').filter((path) => !path.startsWith('src/generated/')),
  ...PACKAGES.flatMap(({ folder }) => sourcesIn(join(folder, 'src'))),
];

/** An import in the form of the rules. The name of a project package is replaced by the file of its entry. */
function importOf(from: string, specifier: string, type: boolean): Import {
  const owner = PACKAGES.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`));
  if (owner === undefined) return { from, to: target(specifier, from), type };
  const source = owner.entries[specifier];
  const importer = PACKAGES.find(({ folder }) => from.startsWith(`${folder}/`));
  const declared = Object.hasOwn(importer?.manifest.dependencies ?? {}, owner.name);
  const to = source ?? join(owner.folder, specifier.slice(owner.name.length));
  return { from, to, type, entry: source !== undefined, declared };
}

const projectImports = (from: string): Import[] =>
  importsOf(readFileSync(from, 'utf8'), from).map(([specifier, type]) => importOf(from, specifier, type));

/** The modules that loading `entry` loads, each with a chain of files that leads to it. */
function loads(entry: string, edges: readonly Import[]): Map<string, string[]> {
  const chains = new Map<string, string[]>([[entry, [entry]]]);
  for (const [at, chain] of chains) {
    for (const edge of edges) {
      if (edge.from === at && !edge.type && !chains.has(edge.to)) chains.set(edge.to, [...chain, edge.to]);
    }
  }
  return chains;
}

/** The files of each import cycle, types counted, sorted. A file that imports itself is a cycle of one. */
export function importCycles(edges: readonly Import[]): string[][] {
  const next = new Map<string, string[]>();
  for (const { from, to } of edges) next.set(from, [...(next.get(from) ?? []), to]);
  const reached = new Map<string, ReadonlySet<string>>();
  const reach = (start: string): ReadonlySet<string> => {
    const cached = reached.get(start);
    if (cached) return cached;
    const reachable = new Set(next.get(start));
    for (const at of reachable) for (const to of next.get(at) ?? []) reachable.add(to);
    reached.set(start, reachable);
    return reachable;
  };
  const cycles = new Map<string, string[]>();
  for (const file of [...next.keys()].sort()) {
    if (!reach(file).has(file)) continue;
    const cycle = [...reach(file)].filter((other) => reach(other).has(file)).sort();
    cycles.set(cycle.join(), cycle);
  }
  return [...cycles.values()];
}

/** The imports of packages by tests and tools, whose other imports are free. */
const importsOfPackages = (): Import[] =>
  ['tests', 'scripts', 'bench', 'examples']
    .flatMap(sourcesIn)
    .filter((path) => !path.includes('node_modules/'))
    .filter((path) => readFileSync(path, 'utf8').includes('packages/'))
    .flatMap(projectImports)
    .filter(({ to }) => to.startsWith('packages/'));

const BROWSER_ENTRIES = PACKAGES.filter(({ folder }) => folder === 'packages/client').flatMap(({ entries }) =>
  Object.values(entries).filter((path) => !/\/(node|files\/index)\.ts$/.test(path)),
);

/** Lists the forbidden imports, the cycles and the tables that two nouns write, a line each. */
export function check(): string[] {
  const paths = sources();
  const edges = paths.flatMap(projectImports);
  const problems = [...edges, ...importsOfPackages()].flatMap((edge) => {
    const why = refusal(edge);
    return why === undefined ? [] : [`${edge.from} -> ${edge.to}: ${why}`];
  });
  for (const cycle of importCycles(edges)) problems.push(`${cycle.join(' <-> ')}: an import cycle`);
  for (const entry of BROWSER_ENTRIES) {
    for (const [loaded, chain] of loads(entry, edges)) {
      const why = browserRefusal(loaded);
      if (why !== undefined) problems.push(`${chain.join(' -> ')}: ${why}`);
    }
  }
  return [...problems, ...sharedTables(paths)];
}

if (import.meta.filename === process.argv[1]) {
  const problems = check();
  for (const problem of problems) console.error(problem);
  console.log(
    problems.length === 0
      ? 'Every import follows the layers, and every table is written by one noun.'
      : `${problems.length} lines break the rules of docs/ARCHITECTURE.md.`,
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
}
