import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectPath } from '../../src/project.ts';

const FOLDERS = ['docs', 'src', 'packages', 'examples', 'circuits', 'contracts', 'patches', 'deploy', 'tests/faults'];
const PAGES = [
  'README.md',
  'CHANGELOG.md',
  'SECURITY.md',
  ...FOLDERS.filter((folder) => existsSync(projectPath(folder))).flatMap((folder) =>
    readdirSync(projectPath(folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.md') && !/(^|\/)(node_modules|target)\//.test(path))
      .map((path) => join(folder, path)),
  ),
];

/** A page without its blocks of code, on the same lines. */
const proseOf = (text: string): string =>
  text.replaceAll(/^ *(```|~~~)[\s\S]*?^ *\1 *$/gm, (block) => block.replaceAll(/[^\n]/g, ''));

/** The anchors of a page's headings, as GitHub makes them; a repeated one has a number behind it. */
function anchorsOf(text: string): Set<string> {
  const counts = new Map<string, number>();
  const anchors = [...proseOf(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => {
    const shown = heading.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
    const anchor = shown.replaceAll(/[^\p{L}\p{N}_\- ]/gu, '').replaceAll(' ', '-');
    const before = counts.get(anchor) ?? 0;
    counts.set(anchor, before + 1);
    return before === 0 ? anchor : `${anchor}-${before}`;
  });
  return new Set(anchors);
}

/** Links of a page that lead to no file, or to no heading of a page. */
function deadLinks(page: string, text: string): string[] {
  return [...proseOf(text).matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link = '']) => {
    if (/^[a-z]+:/.test(link)) return [];
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? page : normalize(join(dirname(page), path));
    if (!existsSync(projectPath(target))) return [link];
    if (anchor === undefined || !target.endsWith('.md')) return [];
    const other = target === page ? text : readFileSync(projectPath(target), 'utf8');
    return anchorsOf(other).has(anchor) ? [] : [link];
  });
}

describe('links', () => {
  it.each(PAGES)('of %s lead somewhere', (page) => {
    expect(deadLinks(page, readFileSync(projectPath(page), 'utf8'))).toEqual([]);
  });

  it('are dead without their file or heading', () => {
    const page = '# A `b`, c\n## A b c\n## [A](docs/scale.md) b c\n```sh\n# no heading\n[no](link.md)\n```\n';
    const links =
      '[1](#a-b-c) [2](#a-b-c-2) [3](#a-b-c-3) [4](#no-heading) [5](docs/none.md) [6](docs/scale.md#none) [7](https://a.b)';
    expect(deadLinks('README.md', page + links)).toEqual([
      '#a-b-c-3',
      '#no-heading',
      'docs/none.md',
      'docs/scale.md#none',
    ]);
  });
});
