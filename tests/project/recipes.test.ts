import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import {
  blocksOf,
  documentsOf,
  isCode,
  isCodeMarked,
  isMarked,
  isOfClients,
  isShell,
  PAGES,
  patternOf,
  programsOf,
  recipesOf,
} from './recipes.ts';

const named = (blocks: readonly { page: string; line: number }[]) => blocks.map(({ page, line }) => `${page}:${line}`);

describe('the commands of the pages', () => {
  it.each(PAGES)('%s: each shell block is a recipe, or says why it is none', (page) => {
    expect(named(blocksOf(page).filter((block) => isShell(block) && !isMarked(block)))).toEqual([]);
  });

  it.each(PAGES)('%s: no code is indented without a fence, where nobody would look for commands', (page) => {
    expect(named(blocksOf(page).filter(({ info }) => info === undefined))).toEqual([]);
  });

  it.each(PAGES)('%s: what is printed stands behind its recipe', (page) => {
    const blocks = blocksOf(page);
    const alone = blocks.filter(({ info }, i) => info === 'text prints' && blocks[i - 1]?.info !== 'sh recipe');
    expect(named(alone)).toEqual([]);
  });

  it('docs/attestor.md: each shell block is of any POSIX shell, because an attestor’s machine may have no other', () => {
    const faults = blocksOf('docs/attestor.md')
      .filter(isShell)
      .map(({ line, text }) => [line, spawnSync('sh', ['-n'], { input: text, encoding: 'utf8' }).stderr])
      .filter(([, fault]) => fault !== '');
    expect(faults).toEqual([]);
  });

  it('are recipes in some pages', () => {
    expect(PAGES.filter((page) => recipesOf(page).length > 0)).toEqual([
      'README.md',
      'docs/attestor.md',
      'docs/deployment.md',
      'docs/development.md',
      'docs/frontend.md',
      'docs/operations.md',
    ]);
  });
});

describe('the code of the pages', () => {
  const schema = buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'));

  it.each(PAGES)('%s: each block is compiled, or says why it is not', (page) => {
    expect(named(blocksOf(page).filter((block) => isCode(block) && !isCodeMarked(block)))).toEqual([]);
  });

  it.each(PAGES.filter((page) => documentsOf(page).length > 0))('%s: its GraphQL fits the schema', (page) => {
    for (const { line, text } of documentsOf(page))
      expect(validate(schema, parse(text)).map(String), `${page}:${line}`).toEqual([]);
  });

  it.each(PAGES)('%s: a block that goes on has a program to go on with', (page) => {
    const blocks = blocksOf(page);
    const first = blocks.findIndex(({ info }) => info === 'ts program');
    const alone = blocks.filter(({ info }, i) => info === 'ts continues' && (first < 0 || i < first));
    expect(named(alone)).toEqual([]);
  });

  it('is programs in some pages, each of them compiled in one of two places', () => {
    const programs = PAGES.flatMap((page) => programsOf(page));
    expect(new Set(programs.map(({ page }) => page))).toEqual(new Set(['docs/development.md', 'docs/frontend.md']));
    expect(programs.filter(isOfClients).length).toBeGreaterThan(2);
    expect(programs.filter((program) => !isOfClients(program)).length).toBeGreaterThan(6);
    expect(documentsOf('docs/frontend.md').length).toBeGreaterThan(5);
  });
});

describe('how a page is read', () => {
  const page = [
    'Text:',
    '',
    '    npm test',
    '',
    '- item',
    '',
    '  ```sh',
    '  npm start \\',
    '    more',
    '  ```',
    '',
    '  goes on',
    '',
    '      curl x',
    '',
    '```sh recipe',
    '    indented',
    '```',
  ].join('\n');

  it('finds fences in lists, and code without one', () => {
    expect(blocksOf('page', page)).toEqual([
      { page: 'page', line: 3, info: undefined, text: 'npm test' },
      { page: 'page', line: 7, info: 'sh', text: 'npm start \\\n  more' },
      { page: 'page', line: 14, info: undefined, text: 'curl x' },
      { page: 'page', line: 16, info: 'sh recipe', text: '    indented' },
    ]);
  });

  it('takes a block as marked by its kind, or by a reason', () => {
    const block = (info: string) => ({ page: '', line: 1, info, text: '' });
    const shell = ['sh recipe', 'sh no-recipe: needs a node', 'sh no-recipe:', 'sh', 'bash recipe'];
    expect(shell.filter((info) => isMarked(block(info)))).toEqual(shell.slice(0, 2));
    const code = ['ts program', 'graphql document', 'ts excerpt: of a file', 'ts excerpt:', 'ts', 'graphql'];
    expect(code.filter((info) => isCodeMarked(block(info)))).toEqual(code.slice(0, 3));
  });

  it('joins a program and what goes on with it', () => {
    const text = [
      "```ts program\nimport {\n  a,\n} from 'b';\n```",
      '```graphql document\n{ c }\n```',
      "```ts continues\na('{ c }');\n```",
      '```ts program\n1;\n```',
    ].join('\n\n');
    expect(programsOf('page', text)).toMatchObject([
      { line: 1, text: "import {\n  a,\n} from 'b';\na('{ c }');", imports: ['b'] },
      { text: '1;', imports: [] },
    ]);
  });

  it('compares what is printed, with … for anything', () => {
    expect('a (1)\nb\nc\n').toMatch(patternOf('a (1)\n…\nc'));
    expect('a (1)\nb\nd\n').not.toMatch(patternOf('a (1)\n…\nc'));
  });
});
