import { setImmediate } from 'node:timers/promises';
import type PdfDocument from 'pdfkit';
import { breakLines, type Line, type Measure, type TextRun } from './lines.ts';
import { FONT_NAMES, type FontName } from './pins.ts';

/** The page in points: A4 and its margins. */
const PAGE = { width: 595.28, height: 841.89, left: 76, right: 76, top: 68, bottom: 72 } as const;
export const TEXT_WIDTH = PAGE.width - PAGE.left - PAGE.right;
const BODY_END = PAGE.height - PAGE.bottom;
const BODY_HEIGHT = BODY_END - PAGE.top;
const FOOTER_LINE = PAGE.height - 48;
const INK = { text: '#16181d', muted: '#5b6270', rule: '#c9cdd4', frame: '#f3f4f6' } as const;
type Ink = keyof typeof INK;

/** The longest drawing time before other requests are served. */
const SLICE_MS = 10;

export interface DocumentOptions {
  readonly title: string;
  readonly subject: string;
  readonly created: Date;
  readonly fonts: Readonly<Record<FontName, Uint8Array>>;
}

/** A PDF document that is written from top to bottom, tagged for screen readers. Lengths are in points. */
export interface Canvas {
  readonly measure: Measure;
  lines(runs: readonly TextRun[], width: number): Line[];
  /** Adds space between two blocks; none at the top of a page. */
  skip(points: number): void;
  /** Begins a new page if fewer points than this are left on the current one, unless it is empty. */
  keep(points: number): void;
  /** Draws cells side by side, each with its lines and tag. The page must have room for them. */
  row(cells: readonly Cell[], leading: number, parent?: Tag): void;
  rule(ink?: Ink): void;
  /** Draws a frame of this height behind the next rows. */
  frame(height: number): void;
  /** Opens an element of the document's structure, into which rows can be tagged. */
  open(type: string, parent?: Tag): Tag;
  bookmark(text: string, level: 0 | 1): void;
  /** Lets other work run if this one took long. */
  breathe(): Promise<void>;
  /** Writes the footers and ends the document. */
  finish(footer: string): Promise<Uint8Array>;
}

type Tag = PDFKit.PDFStructureElement;

interface Cell {
  /** The type of the cell's PDF structure element: P, H1, TH, ... */
  readonly type: string;
  /** The distance from the left margin. */
  readonly x: number;
  readonly lines: readonly Line[];
  readonly ink?: Ink;
}

const createDocument = (Pdf: typeof PdfDocument, { title, subject, created, fonts }: DocumentOptions) => {
  const doc = new Pdf({
    size: [PAGE.width, PAGE.height],
    margins: { left: PAGE.left, right: PAGE.right, top: PAGE.top, bottom: 0 },
    bufferPages: true,
    compress: false,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en',
    displayTitle: true,
    // null, so that PDFKit loads no font of its own; its types do not allow null.
    font: null as unknown as string,
    info: {
      Title: title,
      Subject: subject,
      CreationDate: created,
      ModDate: created,
      Producer: 'PDFKit',
      Creator: 'Income Series',
    },
  });
  for (const name of FONT_NAMES) doc.registerFont(name, Buffer.from(fonts[name]));
  return doc;
};

/** PDFKit's cache of laid-out words of a font, by text. Its types do not show it. */
type Words = Record<string, unknown>;
type CurrentFont = { readonly _font: { layoutCache?: Words } };

/** The layout caches of the fonts, shared by all documents, because most words come from the templates. */
const wordsOfFonts = new Map<FontName, Words>();
const MOST_WORDS = 4_000;

/** A font's shared layout cache; a new one if the cache is full. */
function wordsOf(name: FontName): Words {
  const words = wordsOfFonts.get(name);
  if (words !== undefined && Object.keys(words).length < MOST_WORDS) return words;
  const newWords: Words = Object.create(null);
  wordsOfFonts.set(name, newWords);
  return newWords;
}

/** Creates a function that measures text in a document's fonts, with the shared layout caches. */
function measureIn(doc: PDFKit.PDFDocument): Measure {
  const shared = new Set<FontName>();
  return ({ text, font, size }) => {
    doc.font(font, size);
    if (!shared.has(font)) (doc as unknown as CurrentFont)._font.layoutCache = wordsOf(font);
    shared.add(font);
    return doc.widthOfString(text);
  };
}

/** Draws the lines of a cell. The first baseline lies 0.78 of a line below the top. */
function drawLines(doc: PDFKit.PDFDocument, cell: Cell, top: number, leading: number): void {
  doc.fillColor(INK[cell.ink ?? 'text']);
  for (const [index, line] of cell.lines.entries())
    for (const { text, font, size, x } of line)
      doc.font(font, size).text(text, PAGE.left + cell.x + x, top + (index + 0.78) * leading, {
        lineBreak: false,
        baseline: 'alphabetic',
      });
}

/** Draws decoration (rules, frames, footers), which screen readers skip. */
function decorate(doc: PDFKit.PDFDocument, type: 'Layout' | 'Pagination', draw: () => void): void {
  doc.markContent('Artifact', { type });
  draw();
  doc.endMarkedContent();
}

/** Writes the footer and the page's number on every page, after the last page exists. */
function writeFooters(doc: PDFKit.PDFDocument, footer: string, measure: Measure): void {
  const { count } = doc.bufferedPageRange();
  const run = (text: string): TextRun => ({ text, font: 'sans', size: 8 });
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page);
    const number = run(`${page + 1} of ${count}`);
    const line = [
      { ...run(footer), x: 0 },
      { ...number, x: TEXT_WIDTH - measure(number) },
    ];
    decorate(doc, 'Pagination', () =>
      drawLines(doc, { type: 'P', x: 0, lines: [line], ink: 'muted' }, FOOTER_LINE, 10),
    );
  }
}

/** Collects the bytes of a document until its end. */
function collect(doc: PDFKit.PDFDocument): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  return new Promise((resolve, reject) => {
    doc.on('data', (part: Uint8Array) => parts.push(part));
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(parts))));
    doc.on('error', reject);
  });
}

/** Creates an empty document. PDFKit is loaded here, because most processes never render one. */
export async function createCanvas(options: DocumentOptions): Promise<Canvas> {
  const { default: Pdf } = await import('pdfkit');
  const doc = createDocument(Pdf, options);
  const bytes = collect(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  const measure = measureIn(doc);
  const { outline } = doc;
  let part = outline;
  let y: number = PAGE.top;
  let since = performance.now();

  const newPage = () => {
    doc.addPage();
    y = PAGE.top;
  };
  return {
    measure,
    lines: (runs, width) => breakLines(runs, width, measure),
    skip: (points) => {
      if (y > PAGE.top) y += points;
    },
    keep: (points) => {
      if (y > PAGE.top && y + Math.min(points, BODY_HEIGHT) > BODY_END) newPage();
    },
    row: (cells, leading, parent = root) => {
      for (const cell of cells) {
        const options = cell.type === 'TH' ? { scope: 'Row' as const } : {};
        parent.add(doc.struct(cell.type, options as object, () => drawLines(doc, cell, y, leading)));
      }
      y += leading * Math.max(...cells.map(({ lines }) => lines.length));
    },
    rule: (ink = 'rule') => {
      const at = y;
      decorate(doc, 'Layout', () =>
        doc
          .moveTo(PAGE.left, at)
          .lineTo(PAGE.width - PAGE.right, at)
          .lineWidth(0.5)
          .strokeColor(INK[ink])
          .stroke(),
      );
    },
    frame: (height) => {
      decorate(doc, 'Layout', () => doc.rect(PAGE.left, y, TEXT_WIDTH, height).fill(INK.frame));
    },
    open: (type, parent = root) => {
      const tag = doc.struct(type);
      parent.add(tag);
      return tag;
    },
    bookmark: (text, level) => {
      const item = (level === 0 ? outline : part).addItem(text, { expanded: level === 0 });
      if (level === 0) part = item;
    },
    breathe: async () => {
      if (performance.now() - since < SLICE_MS) return;
      await setImmediate();
      since = performance.now();
    },
    finish: (footer) => {
      root.end();
      writeFooters(doc, footer, measure);
      doc.end();
      return bytes;
    },
  };
}
