// The programs of the pages that need packages of this folder.
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { isOfClients, PAGES, type Program, programsOf } from '../project/recipes.ts';

const programs = PAGES.flatMap((page) => programsOf(page)).filter(isOfClients);
const nameOf = ({ page, line }: Program) => `${basename(page, '.md')}-${line}.ts`;

/** The pages' programs in a folder, from before a file's tests to after them. */
export interface PagePrograms {
  readonly folder: () => string;
  /** The names of their files. */
  readonly names: readonly string[];
  /** The name of the only one that has this text. */
  nameWith(text: string): string;
  /** What it exports. */
  importWith<Exports>(text: string): Promise<Exports>;
}

export function pagePrograms(): PagePrograms {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(import.meta.dirname, '.pages-'));
    for (const program of programs) writeFileSync(join(folder, nameOf(program)), `${program.text}\nexport {};\n`);
    copyFileSync(join(import.meta.dirname, '../../schema.graphql'), join(folder, 'schema.graphql'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const nameWith = (text: string) => {
    const [program, ...others] = programs.filter((each) => each.text.includes(text));
    if (!program || others.length > 0) throw new Error(`one program has ${text}`);
    return nameOf(program);
  };
  return {
    folder: () => folder,
    names: programs.map(nameOf),
    nameWith,
    importWith: (text) => import(join(folder, nameWith(text))),
  };
}
