// npm run lint: a sentence begins with its subject. One that begins with "Of", "What", "Whether" or "Who" has none, unless it is a question.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, visit } from 'graphql';

const SUBJECTLESS = /^(Of|What|Whether|Who)\b(?!-)/;

const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' });

/** A label in bold type in front of a text: `**What is shown.**` or `**Limits**:`. */
const LABEL = /^\*\*[^*]+([.:]\*\*|\*\*:)/;

/** The sentences of a text that begin without a subject. A text without an end mark is a label, not a sentence. */
export function subjectless(text: string): string[] {
  const plain = text.replace(LABEL, '').replaceAll('**', '').replaceAll(/\s+/g, ' ');
  return [...SENTENCES.segment(plain)]
    .map(({ segment }) => segment.trim().replace(/^["“(]+/, ''))
    .filter((sentence) => SUBJECTLESS.test(sentence) && /[.!:][)"”]*$/.test(sentence));
}

/** A paragraph or an item of a list, and the number of its first line. */
interface Block {
  readonly line: number;
  readonly text: string;
}

const FENCE = /^\s*(```|~~~)/;
/** Lines that belong to no sentence: headings, rows of tables, HTML, definitions of links. */
const NO_PROSE = /^\s*(#|\||<|\[[^\]]+\]:)/;
const ITEM = /^\s*([-*+]|\d+\.)\s+/;

/** The paragraphs and the items of lists of a Markdown page. */
export function blocksOf(page: string): Block[] {
  const blocks: { line: number; text: string }[] = [];
  let fence: string | undefined;
  let open = false;
  for (const [index, line] of page.split('\n').entries()) {
    const mark = FENCE.exec(line)?.[1];
    const inCode = fence !== undefined || mark !== undefined;
    if (mark !== undefined) fence = fence === undefined ? mark : fence === mark ? undefined : fence;
    if (inCode || line.trim() === '' || NO_PROSE.test(line)) {
      open = false;
      continue;
    }
    const text = line.replace(/^\s*>\s?/, '').replace(ITEM, '');
    if (open && !ITEM.test(line)) (blocks.at(-1) as { text: string }).text += `\n${text}`;
    else blocks.push({ line: index + 1, text });
    open = true;
  }
  return blocks;
}

/** The problems of a Markdown page, a line each. */
export const problemsOfPage = (path: string, page: string): string[] =>
  blocksOf(page).flatMap(({ line, text }) => subjectless(text).map((sentence) => `${path}:${line}: ${sentence}`));

/** The problems of the descriptions in a schema's text, a line each. */
export function problemsOfSchema(path: string, schema: string): string[] {
  const problems: string[] = [];
  visit(parse(schema), {
    enter(node) {
      const description = 'description' in node ? node.description : undefined;
      for (const sentence of subjectless(description?.value ?? ''))
        problems.push(`${path}:${description?.loc?.startToken.line}: ${sentence}`);
    },
  });
  return problems;
}

const GENERATED = ['docs/errors.md', 'docs/configuration.md'];

const pages = (): string[] => [
  'README.md',
  'contracts/solana/README.md',
  'deploy/patroni/README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => join('docs', path))
    .filter((path) => !GENERATED.includes(path)),
  ...readdirSync('packages')
    .flatMap((name) => ['README.md', 'DEVELOPING.md'].map((page) => join('packages', name, page)))
    .filter((path) => existsSync(path)),
];

const SCHEMA = 'schema.graphql';

/** The problems of the tree's pages and of its schema, a line each. */
export const check = (): string[] => [
  ...pages().flatMap((path) => problemsOfPage(path, readFileSync(path, 'utf8'))),
  ...problemsOfSchema(SCHEMA, readFileSync(SCHEMA, 'utf8')),
];

if (import.meta.filename === process.argv[1]) {
  const problems = check();
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) console.log('Every sentence of the pages and of the schema begins with its subject.');
  process.exitCode = problems.length === 0 ? 0 : 1;
}
