// npm run lint: one meaning a name. Each exported type has a name of its own, and no export's name is a participle or a pronoun.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'rolldown/parseAst';

/** Participles and pronouns: as a whole name each could mean anything. */
const WORDS = /^(said|asked|given|known|found|one|of|told|held|served|made|wanted|done|kept)$/i;

interface Export {
  readonly name: string;
  readonly type: boolean;
}

interface Declaration {
  readonly type: string;
  readonly id?: { readonly name: string } | null;
  readonly declarations?: readonly { readonly id: unknown }[];
}

interface Statement extends Declaration {
  readonly declaration?: Declaration | null;
  readonly source?: unknown;
  readonly specifiers?: readonly { readonly local: ModuleName; readonly exported: ModuleName }[];
}

/** A name of an export, which may be a string. */
interface ModuleName {
  readonly name?: string;
  readonly value?: string;
}

const textOf = ({ name, value }: ModuleName): string => name ?? value ?? '';

/** The names that a pattern binds: of `const { a, b: [c] } = …` a and c. */
function bindings(pattern: unknown): string[] {
  if (typeof pattern !== 'object' || pattern === null) return [];
  const { type, name, elements, properties, value, left, argument } = pattern as Readonly<Record<string, unknown>>;
  if (type === 'Identifier') return [name as string];
  return [...((elements ?? properties ?? [value ?? left ?? argument]) as unknown[])].flatMap(bindings);
}

/** The names that a declaration declares, and whether they are types. */
const declaredBy = ({ type, id, declarations = [] }: Declaration): Export[] =>
  (id ? [id.name] : declarations.flatMap(({ id: pattern }) => bindings(pattern))).map((name) => ({
    name,
    type: /^(TS|Class)/.test(type),
  }));

/** The file's own exports: neither its default nor exports that it passes on from another file. */
export function exportsOf(code: string, file: string): Export[] {
  const { body } = parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }, file) as { body: readonly Statement[] };
  const own = body.flatMap((statement) => declaredBy(statement.declaration ?? statement));
  return body.flatMap(({ type, declaration, source, specifiers = [] }) => {
    if (type !== 'ExportNamedDeclaration' || source) return [];
    if (declaration) return declaredBy(declaration);
    return specifiers.flatMap(({ local, exported }) =>
      own.filter(({ name }) => name === textOf(local)).map((declared) => ({ ...declared, name: textOf(exported) })),
    );
  });
}

/** The problems with the names of these files, a line each. */
export function problemsOf(files: ReadonlyMap<string, string>): string[] {
  const places = new Map<string, Set<string>>();
  const problems: string[] = [];
  for (const [file, code] of files) {
    for (const { name, type } of exportsOf(code, file)) {
      if (WORDS.test(name)) problems.push(`${file}: ${name} says nothing of what it is`);
      if (type) places.set(name, (places.get(name) ?? new Set()).add(file));
    }
  }
  for (const [name, { size }] of places)
    if (size > 1) problems.push(`${[...(places.get(name) ?? [])].join(', ')}: each exports a type ${name}`);
  return problems;
}

/** Generated code has the names of what it is made from. */
const isChecked = (path: string) =>
  /\.tsx?$/.test(path) && !path.includes('/generated/') && !/^packages\/[^/]+\/tests\//.test(path);

/** The problems with the names of the tree, a line each. */
export function check(): string[] {
  const paths = ['src', 'packages']
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)))
    .filter(isChecked);
  return problemsOf(new Map(paths.sort().map((path) => [path, readFileSync(path, 'utf8')])));
}

if (import.meta.filename === process.argv[1]) {
  const problems = check();
  for (const problem of problems) console.error(problem);
  if (problems.length === 0)
    console.log('Every exported type has a name of its own, and every export one that says what it is.');
  process.exitCode = problems.length === 0 ? 0 : 1;
}
