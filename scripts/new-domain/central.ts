import type { Names } from './names.ts';

// Lines of a new noun in the three files that name every noun. Biome sorts the import.

/** Adds a text behind the match of a pattern. @throws where the source has no such place */
function addBehind(source: string, pattern: RegExp, text: string, place: string): string {
  const match = pattern.exec(source);
  if (match === null) throw new Error(`${place} is missing`);
  const end = match.index + match[0].length;
  return source.slice(0, end) + text + source.slice(end);
}

/** src/modules.ts with the noun's module at the end of its list. @throws where the file has no such list */
export function withModule(source: string, { folder, many }: Names): string {
  const list = /^export const \{ [\w, ]+ \} = createModules\(\[\n(?: {2}\w+,\n)*/m;
  const listed = addBehind(source, list, `  ${many}Module,\n`, 'The list of modules in src/modules.ts');
  return `import { ${many}Module } from './domains/${folder}/module.ts';\n${listed}`;
}

/** prisma/schema.prisma with the model at its end, and its list in model Account. @throws where it has no such model */
export function withModel(source: string, model: string, { many, type }: Names): string {
  const properties = /^model Account \{[^}]*?(?=\n\n {2}@@map)/m;
  return `${addBehind(source, properties, `\n  ${many} ${type}[]`, 'model Account in prisma/schema.prisma')}\n${model}`;
}

/** scripts/advise/rows.ts with rows of accounts for the model. @throws where the file has no list of what is filled */
export function withRows(source: string, { type }: Names): string {
  const list = /^const FILLED: readonly Filled\[\] = \[\n(?:[^\]].*\n)*/m;
  return addBehind(source, list, `  { model: '${type}', columns: OF_ACCOUNT },\n`, 'FILLED in scripts/advise/rows.ts');
}

/** Tests whether model Account has a property of that name. */
export const hasProperty = (source: string, name: string): boolean =>
  new RegExp(`^model Account \\{[^}]*\\n {2}${name} `, 'm').test(source);
