import { TEMPLATE_KINDS, type TemplateKind } from '../../domains/contracts/model/ports.ts';

// The form of a template, which is plain text:
//
//     kind, version, created, title, subtitle       `name: value` lines, in this order
//     (an empty line; every block below is one line, except a table, and is followed by one)
//     > text                                        a notice in a frame
//     # text                                        a part
//     ## text                                       an article
//     1.2 text                                      a clause
//     (a) text                                      an item of a clause
//     | text |  and  | label | text |               a table: the title of a group, and its rows
//     any other line                                a paragraph
//
// In a text, **…** is bold, `…` is code, and {name} is a figure.

/** A piece of a text in one style; with `figure`, its text is the name of a figure. */
export interface Piece {
  readonly style: 'normal' | 'bold' | 'code';
  readonly text: string;
  readonly figure: boolean;
}

export interface TableGroup {
  readonly title: string;
  readonly rows: readonly { readonly label: string; readonly value: readonly Piece[] }[];
}

export type TextBlock =
  | { readonly type: 'part' | 'article'; readonly text: string }
  | { readonly type: 'notice' | 'paragraph'; readonly pieces: readonly Piece[] }
  | { readonly type: 'clause' | 'item'; readonly mark: string; readonly pieces: readonly Piece[] }
  | { readonly type: 'table'; readonly groups: readonly TableGroup[] };

export interface DocumentTemplate {
  readonly kind: TemplateKind;
  readonly version: number;
  /** The creation date of every document of this version. */
  readonly created: Date;
  readonly title: string;
  readonly subtitle: string;
  readonly blocks: readonly TextBlock[];
}

const HEAD = /^kind: (\w+)\nversion: ([1-9]\d*)\ncreated: (\S+)\ntitle: (.+)\nsubtitle: (.+)$/;
const PIECE = /\*\*(.+?)\*\*|`(.+?)`|\{(\w+)\}/g;

/** Splits a text of one style at its figures. */
function figuresIn(text: string, style: Piece['style']): Piece[] {
  return text
    .split(/(\{\w+\})/)
    .filter((part) => part !== '')
    .map((part) => {
      const [, name] = /^\{(\w+)\}$/.exec(part) ?? [];
      return { style, text: name ?? part, figure: name !== undefined };
    });
}

/** Splits a text into pieces by its marks of bold, code and figures. */
function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: all, 1: bold, 2: code, index } of text.matchAll(PIECE)) {
    pieces.push(...figuresIn(text.slice(end, index), 'normal'));
    if (bold !== undefined) pieces.push(...figuresIn(bold, 'bold'));
    else if (code !== undefined) pieces.push(...figuresIn(code, 'code'));
    else pieces.push(...figuresIn(all, 'normal'));
    end = index + all.length;
  }
  return [...pieces, ...figuresIn(text.slice(end), 'normal')];
}

/** Parses a table: a line with one cell begins a group, a line with two cells is a row of it. */
function tableOf(lines: readonly string[]): TextBlock {
  const groups: { title: string; rows: { label: string; value: Piece[] }[] }[] = [];
  for (const line of lines) {
    const [, label = '', value] = /^\| ([^|]+) \|(?: ([^|]+) \|)?$/.exec(line) ?? [];
    if (label === '') throw new SyntaxError('A line of a table has neither one cell nor two.');
    if (value === undefined) groups.push({ title: label, rows: [] });
    else if (groups.length === 0) throw new SyntaxError('The first line of a table is not the title of a group.');
    else groups.at(-1)?.rows.push({ label, value: piecesOf(value) });
  }
  return { type: 'table', groups };
}

/** Parses a block, whose first characters decide its type. */
function blockOf(text: string): TextBlock {
  if (text.startsWith('|')) return tableOf(text.split('\n'));
  if (text.includes('\n')) throw new SyntaxError('A block that is no table has several lines.');
  const [, sign, words = ''] = /^(>|##?) (.+)$/.exec(text) ?? [];
  if (sign === '>') return { type: 'notice', pieces: piecesOf(words) };
  if (sign !== undefined) return { type: sign === '#' ? 'part' : 'article', text: words };
  const [, number, item, rest = ''] = /^(?:(\d+\.\d+)|(\([a-z]\))) (.+)$/.exec(text) ?? [];
  if (number !== undefined) return { type: 'clause', mark: number, pieces: piecesOf(rest) };
  if (item !== undefined) return { type: 'item', mark: item, pieces: piecesOf(rest) };
  return { type: 'paragraph', pieces: piecesOf(text) };
}

/** Parses a template. @throws SyntaxError if the text has another form */
export function parseTemplate(text: string): DocumentTemplate {
  const [head = '', ...rest] = text.trimEnd().split('\n\n');
  const [, name, version, created = '', title = '', subtitle = ''] = HEAD.exec(head) ?? [];
  const kind = TEMPLATE_KINDS.find((entry) => entry === name);
  if (kind === undefined) throw new SyntaxError('The head of the template is not in its form.');
  return { kind, version: Number(version), created: new Date(created), title, subtitle, blocks: rest.map(blockOf) };
}

const piecesIn = (block: TextBlock): readonly Piece[] => {
  if (block.type === 'table') return block.groups.flatMap(({ rows }) => rows.flatMap(({ value }) => value));
  return 'pieces' in block ? block.pieces : [];
};

/** The names of the figures in a template. */
export const figuresNamed = ({ blocks }: DocumentTemplate): ReadonlySet<string> =>
  new Set(
    blocks
      .flatMap(piecesIn)
      .filter(({ figure }) => figure)
      .map(({ text }) => text),
  );
