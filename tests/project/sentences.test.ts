import { describe, expect, test } from 'vitest';
import { blocksOf, check, problemsOfPage, problemsOfSchema, subjectless } from '../../scripts/sentences-check.ts';

describe('a sentence without a subject', () => {
  test.each([
    'Of a draft: wait for a rate.',
    'What accrues does not wait.',
    'Whether the key is active.',
    'Who stakes before that takes a part.',
    'What a raise costs, in lamports:',
    'The rows stay. **What is kept** is bounded.',
    '“Who asks is told.”',
    '(Of these one is left.)',
    'What\nis wrapped, too.',
  ])('is %j', (text) => {
    expect(subjectless(text)).toHaveLength(1);
  });

  test.each([
    ['a question', 'Who may read it? The issuer.'],
    ['a subject first', 'The key is active.'],
    ['the word later in the sentence', 'Says whether the key is active. It is what the chain says.'],
    ['a word that begins with one', 'Whoever sends it pays. Offers stay. Whatsoever.'],
    ['a compound', 'Who-is-who is a list.'],
    ['a label in bold type', '**What is shown.** The tool’s findings come first.'],
    ['a label with a colon', '**Of rows:** The rows stay.'],
    ['an item that is no sentence', 'Who reads what'],
    ['an abbreviation of a name', 'The file `a.ts` has it: what is left is deleted.'],
  ])('is not %s', (_, text) => {
    expect(subjectless(text)).toEqual([]);
  });

  test('is found behind other sentences', () => {
    expect(subjectless('Rows stay. Of a draft none does. It ends.')).toEqual(['Of a draft none does.']);
  });
});

describe('the sentences of a page', () => {
  test.each([
    ['a heading', '# Who does what.'],
    ['a row of a table', '| Who | reads |\n|---|---|\n| Of one. | What is read. |'],
    ['a block of code', '```text\nWhat is here.\n```'],
    ['a block of code in an item', '- An item:\n  ~~~\n  What is here.\n  ~~~'],
    ['a comment', '<!-- Of nobody. -->'],
    ['a definition of a link', '[Who]: https://who.example.'],
  ])('leave out %s', (_, page) => {
    expect(problemsOfPage('a.md', page)).toEqual([]);
  });

  test.each([
    ['a paragraph', 'One.\n\nTwo lines,\nof two. What\nis left.', 'a.md:3: What is left.'],
    ['an item', '- One.\n- Who\n  asks.', 'a.md:2: Who asks.'],
    ['a numbered item', '1. One.\n2. Of two.', 'a.md:2: Of two.'],
    ['a quotation', '> Whether it is.', 'a.md:1: Whether it is.'],
    ['a paragraph behind code', '```\ncode\n```\nWhat is left.', 'a.md:4: What is left.'],
  ])('are those of %s', (_, page, problem) => {
    expect(problemsOfPage('a.md', page)).toEqual([problem]);
  });

  test('keep items apart', () => {
    expect(blocksOf('- One\n- Two\n\nThree')).toEqual([
      { line: 1, text: 'One' },
      { line: 2, text: 'Two' },
      { line: 4, text: 'Three' },
    ]);
  });
});

describe('the sentences of a schema', () => {
  test('are those of types, fields, arguments and values', () => {
    const schema = `
"Of a type."
type Query {
  """
  A field.
  Whether it is set.
  """
  field("Who asks?" argument: Int "What is given." other: Int): Int
}
enum Side { "Of buyers." BUY SELL }
`;
    expect(problemsOfSchema('s', schema)).toEqual([
      's:2: Of a type.',
      's:4: Whether it is set.',
      's:8: What is given.',
      's:10: Of buyers.',
    ]);
  });
});

test('the tree has none', () => {
  expect(check()).toEqual([]);
});
