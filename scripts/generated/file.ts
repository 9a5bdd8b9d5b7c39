import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A committed file that a command writes. */
export interface GeneratedFile {
  /** The path in the project. */
  readonly path: string;
  /** The npm script that writes it, with its word. */
  readonly command: string;
  readonly text: string;
}

const ROOT = join(import.meta.dirname, '..', '..');

const committed = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
};

/** A committed page with each table between the two comments of its place. @throws Error if the page has no such place */
export function withTables(path: string, tables: Readonly<Record<string, string>>): string {
  const put = (page: string, [name, text]: readonly [string, string]): string => {
    const [begin, end] = [`<!-- generated: ${name} -->\n`, `<!-- end: ${name} -->\n`];
    const [from, to] = [page.indexOf(begin), page.indexOf(end)];
    if (from < 0 || to < from) throw new Error(`${path} has no place for the table: ${name}`);
    return `${page.slice(0, from + begin.length)}${text}\n${page.slice(to)}`;
  };
  return Object.entries(tables).reduce(put, readFileSync(join(ROOT, path), 'utf8'));
}

/** Writes the file; or, to check, writes nothing and fails the process where the committed text differs. */
export function emit({ path, command, text }: GeneratedFile, { check }: { readonly check: boolean }): void {
  const file = join(ROOT, path);
  if (!check) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(`wrote ${path}`);
  } else if (committed(file) === text) {
    console.log(`${path} is what the code says`);
  } else {
    console.error(`${path} differs from the code: run \`npm run ${command}\` and look at the difference`);
    process.exitCode = 1;
  }
}
