import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Names, rename } from './names.ts';

const FOLDER = join(import.meta.dirname, 'template');
const MODEL = 'prisma/loan-offers.prisma';

const read = (path: string) => readFileSync(join(FOLDER, path), 'utf8');

/** The Prisma model of a new noun. */
export const prismaModel = (names: Names): string => rename(read(MODEL), names);

/** The files of a new noun: its text by its path in the project. */
export function filesOf(names: Names): Readonly<Record<string, string>> {
  const paths = readdirSync(FOLDER, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(FOLDER, join(entry.parentPath, entry.name)))
    .filter((path) => path !== MODEL);
  return Object.fromEntries(paths.sort().map((path) => [rename(path, names), rename(read(path), names)]));
}
