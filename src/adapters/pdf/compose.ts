import { type Canvas, createCanvas, type DocumentOptions, TEXT_WIDTH } from './canvas.ts';
import type { FigureText } from './figures.ts';
import type { TextRun } from './lines.ts';
import type { FontName } from './pins.ts';
import type { DocumentTemplate, Piece, TableGroup, TextBlock } from './template.ts';

export type Figures = ReadonlyMap<string, FigureText>;

/** Font sizes and line heights, in points. */
const BODY = { size: 10, leading: 13.8 } as const;
const CODE_SIZE = 8.6;
const TABLE = { size: 9, code: 7.7, leading: 12.6, label: 128, padding: 3.4 } as const;
const NOTICE = { size: 9, leading: 12.8, padding: 9 } as const;
const INDENT = { clause: 32, item: 54 } as const;

/** The space that a page must have left for a part to begin on it. */
const PART_ROOM = 320;

/** The space above a block. */
const ABOVE = { part: 30, article: 17, notice: 20, paragraph: 6, clause: 5.5, item: 4, table: 14 } as const;

interface Style {
  readonly normal: FontName;
  readonly bold: FontName;
  readonly size: number;
  readonly code: number;
}

const BODY_STYLE: Style = { normal: 'serif', bold: 'serifBold', size: BODY.size, code: CODE_SIZE };
const NOTICE_STYLE: Style = { normal: 'sans', bold: 'sansBold', size: NOTICE.size, code: TABLE.code };
const TABLE_STYLE: Style = { normal: 'sans', bold: 'sansBold', size: TABLE.size, code: TABLE.code };

/** Fills the figures into pieces of text, and converts the pieces to text runs. */
const runsOf = (pieces: readonly Piece[], figures: Figures, style: Style): TextRun[] =>
  pieces.map((piece) => {
    const figure = piece.figure ? figures.get(piece.text) : undefined;
    if (piece.figure && figure === undefined) throw new Error('The template names an unknown figure.');
    const text = figure?.text ?? piece.text;
    if (piece.style === 'code' || figure?.code) return { text, font: 'mono', size: style.code };
    return { text, font: piece.style === 'bold' ? style.bold : style.normal, size: style.size };
  });

const single = (text: string, font: FontName, size: number): TextRun[] => [{ text, font, size }];

/** Draws a heading; `following` is the height of the block that must stay on its page. */
function drawHeading(canvas: Canvas, type: 'part' | 'article', text: string, following: number): void {
  const [size, leading, tag] = type === 'part' ? [17, 22, 'H2'] : [11.6, 16, 'H3'];
  const lines = canvas.lines(single(text, 'sansBold', size as number), TEXT_WIDTH);
  const height = lines.length * (leading as number);
  canvas.keep(type === 'part' ? PART_ROOM : ABOVE[type] + height + following);
  canvas.skip(ABOVE[type]);
  canvas.bookmark(text, type === 'part' ? 0 : 1);
  canvas.row([{ type: tag as string, x: 0, lines }], leading as number);
}

/** Draws a paragraph, clause or item, with its number or letter before the first line. */
function drawText(canvas: Canvas, block: Extract<TextBlock, { pieces: unknown }>, figures: Figures): void {
  const { type } = block;
  const indent = type === 'clause' || type === 'item' ? INDENT[type] : 0;
  const lines = canvas.lines(runsOf(block.pieces, figures, BODY_STYLE), TEXT_WIDTH - indent);
  canvas.keep(ABOVE[type] + lines.length * BODY.leading);
  canvas.skip(ABOVE[type]);
  // The mark is part of its paragraph, so that screen readers read both together. A clause's mark stands at the page's
  // margin, and an item's mark below the text of the clause; `x` counts from the paragraph's own indent.
  const x = (type === 'item' ? INDENT.clause : 0) - indent;
  const marks = 'mark' in block ? [{ text: block.mark, font: 'serif' as const, size: BODY.size, x }] : [];
  const first = [...marks, ...(lines[0] ?? [])];
  canvas.row([{ type: 'P', x: indent, lines: [first, ...lines.slice(1)] }], BODY.leading);
}

/** Draws a paragraph in a frame. */
function drawNotice(canvas: Canvas, pieces: readonly Piece[], figures: Figures): void {
  const { padding, leading } = NOTICE;
  const lines = canvas.lines(runsOf(pieces, figures, NOTICE_STYLE), TEXT_WIDTH - 2 * padding);
  const height = lines.length * leading + 2 * padding;
  canvas.keep(ABOVE.notice + height);
  canvas.skip(ABOVE.notice);
  canvas.frame(height);
  canvas.skip(padding);
  canvas.row([{ type: 'P', x: padding, lines }], leading);
  canvas.skip(padding);
}

/** Draws one titled group of a table: a row has a label and a value. */
function drawGroup(canvas: Canvas, { title, rows }: TableGroup, figures: Figures): void {
  const { leading, padding, label, size } = TABLE;
  const titleLines = canvas.lines(single(title, 'sansBold', size), TEXT_WIDTH);
  const rowLines = rows.map((row) => ({
    label: canvas.lines(single(row.label, 'sans', size), label - 8),
    value: canvas.lines(runsOf(row.value, figures, TABLE_STYLE), TEXT_WIDTH - label),
  }));
  const heightOf = (row: (typeof rowLines)[number]) =>
    Math.max(row.label.length, row.value.length) * leading + 2 * padding;
  // The title stays with the first two rows.
  canvas.keep(leading + 2 * padding + rowLines.slice(0, 2).reduce((sum, row) => sum + heightOf(row), 0));
  const table = canvas.open('Table');
  canvas.skip(padding);
  canvas.row([{ type: 'Caption', x: 0, lines: titleLines }], leading, table);
  canvas.skip(padding);
  canvas.rule('muted');
  for (const row of rowLines) {
    canvas.keep(heightOf(row));
    canvas.skip(padding);
    const cells = [
      { type: 'TH', x: 0, lines: row.label, ink: 'muted' as const },
      { type: 'TD', x: label, lines: row.value },
    ];
    canvas.row(cells, leading, canvas.open('TR', table));
    canvas.skip(padding);
    canvas.rule();
  }
}

function drawTable(canvas: Canvas, groups: readonly TableGroup[], figures: Figures): void {
  for (const [index, entry] of groups.entries()) {
    canvas.skip(index === 0 ? ABOVE.table : 10);
    drawGroup(canvas, entry, figures);
  }
  canvas.skip(6);
}

/** The height of the first block after a heading, which must stay on the heading's page. */
function heightOf(canvas: Canvas, block: TextBlock | undefined, figures: Figures): number {
  if (block === undefined) return 0;
  if (block.type === 'article') return ABOVE.article + 16 + 4 * BODY.leading;
  if (!('pieces' in block)) return 4 * TABLE.leading;
  const indent = block.type === 'clause' || block.type === 'item' ? INDENT[block.type] : 0;
  const lines = canvas.lines(runsOf(block.pieces, figures, BODY_STYLE), TEXT_WIDTH - indent);
  return ABOVE[block.type] + lines.length * BODY.leading;
}

function drawBlock(canvas: Canvas, block: TextBlock, next: TextBlock | undefined, figures: Figures): void {
  if ('text' in block) drawHeading(canvas, block.type, block.text, heightOf(canvas, next, figures));
  else if (block.type === 'table') drawTable(canvas, block.groups, figures);
  else if (block.type === 'notice') drawNotice(canvas, block.pieces, figures);
  else drawText(canvas, block, figures);
}

/** Renders the PDF of a template with figures. */
export async function compose(
  template: DocumentTemplate,
  figures: Figures,
  fonts: DocumentOptions['fonts'],
): Promise<Uint8Array> {
  const { title, subtitle, created, blocks, kind, version } = template;
  const canvas = await createCanvas({ title: `${title}: ${subtitle}`, subject: subtitle, created, fonts });
  canvas.row([{ type: 'H1', x: 0, lines: canvas.lines(single(title, 'serifBold', 23), TEXT_WIDTH) }], 29);
  canvas.skip(4);
  canvas.row([{ type: 'P', x: 0, lines: canvas.lines(single(subtitle, 'sans', 13), TEXT_WIDTH), ink: 'muted' }], 18);
  for (const [index, block] of blocks.entries()) {
    drawBlock(canvas, block, blocks[index + 1], figures);
    await canvas.breathe();
  }
  return canvas.finish(`${kind} · template version ${version}`);
}
