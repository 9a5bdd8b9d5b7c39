import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** What nobody writes by hand. */
const GENERATED = new Set(['configuration.md', 'errors.md']);

/** The pages that have commands, by their paths in the project. */
export const PAGES: readonly string[] = [
  'README.md',
  ...readdirSync(join(ROOT, 'docs'))
    .filter((name) => name.endsWith('.md') && !GENERATED.has(name))
    .map((name) => `docs/${name}`),
  'deploy/patroni/README.md',
];

export interface Block {
  readonly page: string;
  readonly line: number;
  /** What the fence says behind its backticks; undefined for text that is only indented. */
  readonly info: string | undefined;
  readonly text: string;
}

const FENCE = /^( *)(`{3,}|~{3,})(.*)$/;
const LIST = /^( *)(?:[-*]|\d+\.) +/;

/** The fenced blocks of a page, and those that are indented as code without a fence. */
export function blocksOf(page: string, source = readFileSync(join(ROOT, page), 'utf8')): readonly Block[] {
  const found: Block[] = [];
  const lines = source.split('\n');
  let open: { indent: number; fence: string; info: string; line: number; text: string[] } | undefined;
  let listIndent = 0;
  for (const [index, line] of lines.entries()) {
    const [, spaces = '', fence = '', info = ''] = FENCE.exec(line) ?? [];
    if (open) {
      if (fence.startsWith(open.fence) && info.trim() === '') {
        found.push({ page, line: open.line, info: open.info, text: open.text.join('\n') });
        open = undefined;
      } else open.text.push(line.slice(Math.min(open.indent, line.length - line.trimStart().length)));
    } else if (fence !== '') {
      open = { indent: spaces.length, fence, info: info.trim(), line: index + 1, text: [] };
    } else if (line.trim() !== '') {
      const indent = line.length - line.trimStart().length;
      const item = LIST.exec(line);
      const isCode = indent >= listIndent + 4 && lines[index - 1]?.trim() === '';
      if (item && !isCode) listIndent = item[0].length;
      else if (isCode) found.push({ page, line: index + 1, info: undefined, text: line.trim() });
      else if (indent === 0) listIndent = 0;
    }
  }
  return found;
}

const SHELL = /^(sh|bash|shell|console|zsh)\b/;

export const isShell = ({ info }: Block): boolean => info !== undefined && SHELL.test(info);

/** Whether a shell block says that it is run, or why it is not. */
export const isMarked = ({ info = '' }: Block): boolean => /^sh (recipe|no-recipe: \S.*)$/.test(info);

const CODE = /^(ts|tsx|graphql)\b/;

export const isCode = ({ info }: Block): boolean => info !== undefined && CODE.test(info);

/** Whether a block of code says that it is compiled, that it goes on with the program before it, or why it is neither. */
export const isCodeMarked = ({ info = '' }: Block): boolean =>
  /^(ts program|ts continues|graphql document|(ts|graphql) excerpt: \S.*)$/.test(info);

/** A program in TypeScript that a page has whole, with the blocks that go on with it. */
export interface Program extends Block {
  /** The packages and files that it imports, by the names that it imports them by. */
  readonly imports: readonly string[];
}

const importsOf = (text: string): readonly string[] =>
  [...text.matchAll(/^(?:import|\}) .*?from '([^']+)';$/gm)].map(([, name = '']) => name);

/** The programs of a page, in order. */
export function programsOf(page: string, source?: string): readonly Program[] {
  const programs: Block[] = [];
  for (const block of blocksOf(page, source)) {
    const last = programs.at(-1);
    if (block.info === 'ts program') programs.push(block);
    else if (block.info === 'ts continues' && last)
      programs.splice(-1, 1, { ...last, text: `${last.text}\n${block.text}` });
  }
  return programs.map((program) => ({ ...program, imports: importsOf(program.text) }));
}

/** GraphQL of a page: its documents, and the texts of its programs that are operations. */
export function documentsOf(page: string): readonly Block[] {
  const texts = programsOf(page).flatMap((program) =>
    [...program.text.matchAll(/'((?:(?:query|mutation|subscription)\b[^']*|\{ )[^']*\})'/g)].map(([, text = '']) => ({
      ...program,
      text,
    })),
  );
  return [...blocksOf(page).filter(({ info }) => info === 'graphql document'), ...texts];
}

const CLIENTS: { readonly dependencies: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync(join(ROOT, 'tests/clients/package.json'), 'utf8'),
);

/** Whether a program imports a package that only `npm run test:clients` installs, which then compiles it. */
export const isOfClients = ({ imports }: Program): boolean =>
  imports.some((name) =>
    Object.keys(CLIENTS.dependencies).some((each) => name === each || name.startsWith(`${each}/`)),
  );

/** A recipe, and what its page says that it prints; `…` stands for anything there. */
export interface Recipe extends Block {
  readonly prints: string | undefined;
}

/** The recipes of a page, in order. */
export function recipesOf(page: string): readonly Recipe[] {
  const blocks = blocksOf(page);
  return blocks.flatMap((block, i) => {
    if (block.info !== 'sh recipe') return [];
    const next = blocks[i + 1];
    return [{ ...block, prints: next?.info === 'text prints' ? next.text : undefined }];
  });
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** What is printed, as a pattern; trailing spaces do not count. */
export const patternOf = (prints: string): RegExp =>
  new RegExp(`^${prints.split('…').map(escaped).join('[\\s\\S]*?')}\\s*$`);
