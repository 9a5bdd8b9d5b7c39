import { describe, expect, it } from 'vitest';
import { blocksOf, isMarked, isShell, PAGES, patternOf, recipesOf } from './recipes.ts';

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

  it('are recipes in some pages', () => {
    expect(PAGES.filter((page) => recipesOf(page).length > 0)).toEqual([
      'README.md',
      'docs/attestor.md',
      'docs/operations.md',
    ]);
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

  it.each([
    ['sh recipe', true],
    ['sh no-recipe: needs a node', true],
    ['sh no-recipe:', false],
    ['sh no-recipe', false],
    ['sh', false],
    ['bash recipe', false],
  ])('%j is marked: %s', (info, marked) => {
    expect(isMarked({ page: '', line: 1, info, text: '' })).toBe(marked);
  });

  it('compares what is printed, with … for anything', () => {
    expect('a (1)\nb\nc\n').toMatch(patternOf('a (1)\n…\nc'));
    expect('a (1)\nb\nd\n').not.toMatch(patternOf('a (1)\n…\nc'));
  });
});
