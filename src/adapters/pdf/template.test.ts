import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { BPS } from '@income-series/protocol/amounts';
import * as policy from '@income-series/protocol/policy';
import { describe, expect, it } from 'vitest';
import { projectFile } from '../../project.ts';
import { FIGURE_NAMES } from './figures.ts';
import { requireFigures } from './index.ts';
import { TEMPLATE_FOLDER, TEMPLATES } from './pins.ts';
import { figuresNamed, parseTemplate, type TextBlock } from './template.ts';

const read = (file: string) => readFileSync(projectFile(`${TEMPLATE_FOLDER}/${file}`));
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const HEAD = 'kind: PARTICIPATION\nversion: 1\ncreated: 2026-11-21T00:00:00Z\ntitle: A title\nsubtitle: A subtitle';
const parse = (...blocks: string[]) => parseTemplate([HEAD, ...blocks].join('\n\n'));

/** The released versions. A line never changes, because wallets have signed the template; a new version adds a line. */
const RELEASED = {
  'curve-1.md': 'be4e8582fef5a99ca5607abc759ddddf9bf2be762c959a5a5dbdf264f0f1724b',
  'curve-2.md': '6ebfb67ad5bf98eb8325d4258652135f9787d43e14712f03c591f824d8b56cfb',
  'curve-3.md': '8cb1e8e604e95afeb9981b14c95abcbf8c410806312c49b0de6a96fb628545fd',
  'participation-1.md': 'a4e823ac3125aeb39a59bb9ba90d8aa23d1e4b30250f2683ba74547003c2d90a',
  'participation-2.md': 'a8916045ff9fa56ac58ffbde61cf7407191fccc26f2824224defb3522305c8b3',
  'participation-3.md': '3d8b61e30417a24722075d1291a42173a6c0fba7343eda1b647b85d5fca545b0',
  'participation-4.md': 'f54782320aed87f78024abc0529402a46f8c274496b59570d3364c2c6b9ad523',
  'series-1.md': '664e1351f9c87e755f369be1ed33ebf63352a0608dc54ca79f310ff2b21782f4',
  'series-2.md': 'fe176a7e6bbcd651fdb416a685becf325d6c21356c0270c1de71c8d0f7153cae',
};

describe('the released templates', () => {
  it('are complete and unchanged', () => {
    const files = readdirSync(projectFile(TEMPLATE_FOLDER)).filter((file) => file.endsWith('.md'));
    expect(Object.fromEntries(files.map((file) => [file, sha256(read(file))]))).toEqual(RELEASED);
  });

  it('are listed in CHECKSUMS', () => {
    const lines = Object.entries(RELEASED).map(([file, hash]) => `${hash}  ${file}\n`);
    expect(read('CHECKSUMS').toString()).toBe(lines.join(''));
  });

  const current = Object.entries(TEMPLATES).map(([kind, pin]) => ({ kind, ...pin }));
  it.each(current)('in use are released ones: $file', ({ kind, file, sha256: pinned, version }) => {
    expect(pinned).toBe(RELEASED[file as keyof typeof RELEASED]);
    expect(parseTemplate(read(file).toString())).toMatchObject({ kind, version });
  });

  it.each(current)('number articles and clauses in order, and refer to existing ones: $file', ({ file }) => {
    const { blocks } = parseTemplate(read(file).toString());
    const articles = blocks.flatMap((block) => (block.type === 'article' ? [block.text] : []));
    expect(articles.map((text) => Number.parseInt(text, 10))).toEqual(articles.map((_, index) => index + 1));
    let article = 0;
    let marks: string[] = [];
    const clauses = new Set<string>();
    for (const block of blocks) {
      if (block.type === 'article') [article, marks] = [article + 1, []];
      if (block.type !== 'clause') continue;
      marks.push(block.mark);
      clauses.add(block.mark);
      expect(block.mark).toBe(`${article}.${marks.length}`);
    }
    const text = read(file).toString();
    const references = [...text.matchAll(/\(article (\d+)\)|article (\d+)\b/g)].map(([, a, b]) => Number(a ?? b));
    for (const number of references) expect(articles[number - 1], `article ${number}`).toBeDefined();
    for (const [, clause = ''] of text.matchAll(/(?:of |\()(\d+\.\d+)\b/g)) expect(clauses).toContain(clause);
  });

  it.each(current)('contain only letters of the fonts: $file', ({ file }) => {
    expect(read(file).toString()).toMatch(/^[\n\x20-\x7e’–]+$/);
  });

  const days = (seconds: bigint) => `${seconds / 86_400n} days`;
  const percent = (bps: bigint) => `${(bps * 100n) / BPS}%`;
  const files = current.map(({ file }) => file);
  const all = (phrase: string): [string, string][] => files.map((file) => [file, phrase]);
  /** The templates of series with a raise and trading windows. */
  const raisePhrases = (phrase: string) => all(phrase).filter(([file]) => file !== TEMPLATES.CURVE.file);
  /** The templates of series with a curve. */
  const curvePhrases = (phrase: string) => all(phrase).filter(([file]) => file !== TEMPLATES.SERIES.file);
  /** The templates of series. */
  const seriesPhrases = (phrase: string) => all(phrase).filter(([file]) => file !== TEMPLATES.PARTICIPATION.file);
  it.each([
    ...all(`${percent(policy.FEE_BPS)} goes to the fee collector`),
    ...raisePhrases(`${percent(policy.NON_REVEAL_BPS)} of its deposit`),
    ...all(`at most ${days(policy.PAUSE_MAX)}`),
    ...all(`together at most ${days(policy.PAUSE_BUDGET)}`),
    ...raisePhrases(
      `${days(policy.WINDOW_COMMIT)} to commit sealed orders, ${days(policy.WINDOW_REVEAL)} to reveal them`,
    ),
    ...raisePhrases(`at most every ${days(policy.WINDOW_INTERVAL)}`),
    [
      TEMPLATES.PARTICIPATION.file,
      `takes ${policy.WINDOW_INTERVAL / 86_400n} to ${days(policy.WINDOW_INTERVAL + policy.WINDOW_SETTLE)} if the next window`,
    ],
    ...curvePhrases('A round lasts 7 to 90 days.'),
    ...seriesPhrases(`within ${days(policy.OPEN_WINDOW)} of the quarter’s end`),
    ...seriesPhrases(`in the following ${days(policy.LATE_WINDOW)} is late`),
    ...seriesPhrases(`at most ${policy.MAX_DEFERRED_IN_A_ROW} reports in a row`),
    ...seriesPhrases(`at most ${days(policy.FX_MAX_AGE)} old`),
    ...seriesPhrases(`at most ${percent(policy.FX_FALLBACK_BOUND_BPS)} from the feed’s last one`),
    ...seriesPhrases(`lie at least ${days(policy.PAUSE_COOLDOWN)}`),
    ...seriesPhrases(`a deadline ${policy.EXTINGUISH_MIN / 86_400n} to ${days(policy.EXTINGUISH_MAX)} later`),
    ...seriesPhrases(`at the earliest ${days(policy.EXTINGUISH_NOTICE)} after the request`),
    [TEMPLATES.SERIES.file, `more than ${policy.MAX_ROUNDS} rounds`],
    ...seriesPhrases(`in its tail for ${days(policy.TAIL_WINDOW)}`),
    ...seriesPhrases(`within ${days(policy.ACCRUAL_WAIT)} after the tail`),
    ...seriesPhrases(`from ${days(policy.BUYOUT_NOTICE)} after the announcement on, for ${days(policy.BUYOUT_WINDOW)}`),
    [TEMPLATES.CURVE.file, `within ${days(policy.CENSUS_WAIT)} of the activation`],
    ...curvePhrases(`From ${policy.SALE_NOTICE / 3_600n} hour after the creation`),
    ...curvePhrases(`From ${days(policy.PROCEEDS_WAIT)} after the activation`),
    [TEMPLATES.SERIES.file, `from ${days(policy.OPEN_WINDOW)} after the quarter’s end on, anyone may send its report`],
  ])('%s states the protocol’s numbers: %s', (file, phrase) => {
    expect(read(file).toString()).toContain(phrase);
  });
});

describe('a template', () => {
  it('is read in blocks', () => {
    const piece = (text: string, style = 'normal', figure = false) => ({ text, style, figure });
    const { blocks, ...head } = parse(
      '> Mind **this**.',
      '# Agreement',
      '## 1. Parties',
      '1.1 Of `{wallet}` on {chain}.',
      '(a) An item.',
      '| Group |\n| Wallet | {wallet} |',
      'A paragraph.',
    );
    expect(head).toEqual({
      kind: 'PARTICIPATION',
      version: 1,
      created: new Date('2026-11-21T00:00:00Z'),
      title: 'A title',
      subtitle: 'A subtitle',
    });
    expect(blocks).toEqual([
      { type: 'notice', pieces: [piece('Mind '), piece('this', 'bold'), piece('.')] },
      { type: 'part', text: 'Agreement' },
      { type: 'article', text: '1. Parties' },
      {
        type: 'clause',
        mark: '1.1',
        pieces: [
          piece('Of '),
          piece('wallet', 'code', true),
          piece(' on '),
          piece('chain', 'normal', true),
          piece('.'),
        ],
      },
      { type: 'item', mark: '(a)', pieces: [piece('An item.')] },
      {
        type: 'table',
        groups: [{ title: 'Group', rows: [{ label: 'Wallet', value: [piece('wallet', 'normal', true)] }] }],
      },
      { type: 'paragraph', pieces: [piece('A paragraph.')] },
    ] satisfies TextBlock[] | unknown[]);
  });

  it.each([
    ['two lines in a paragraph', () => parse('One\ntwo')],
    ['a row before the title of its group', () => parse('| Wallet | {wallet} |')],
    ['a row of three cells', () => parse('| Group |\n| a | b | c |')],
    ['a row without an end', () => parse('| Group |\n| a | b')],
    ['no head', () => parseTemplate('# Agreement')],
    ['an unknown kind', () => parseTemplate(HEAD.replace('PARTICIPATION', 'OTHER'))],
    ['no version', () => parseTemplate(HEAD.replace('version: 1', 'version: 0'))],
  ])('is refused with %s', (_, read) => {
    expect(read).toThrow(SyntaxError);
  });

  const all = FIGURE_NAMES.PARTICIPATION.map((name) => `{${name}}`);
  it.each([
    ['an unknown figure', [...all, '{account}']],
    ['a missing figure', all.slice(1)],
    ['a figure of another kind', [...all, '{issuer}']],
  ])('is refused with %s', (_, figures) => {
    const template = parse(figures.join(' '));
    expect(() => requireFigures('participation-1.md', template)).toThrow(
      expect.objectContaining({ code: 'CONTRACT_FILE_MISMATCH', detail: { file: 'participation-1.md' } }),
    );
  });

  it('is taken with every figure of its kind, wherever it is named', () => {
    const template = parse('| Group |\n| Wallet | {wallet} |', '**{chain}**', '`{token}` {wallet}');
    expect(requireFigures('participation-1.md', template)).toBe(template);
    expect(figuresNamed(template)).toEqual(new Set(['wallet', 'chain', 'token']));
  });
});
