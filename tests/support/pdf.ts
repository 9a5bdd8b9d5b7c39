import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import type { TextItem } from 'pdfjs-dist/types/src/display/api.js';

export interface PdfContent {
  readonly pages: readonly {
    readonly pieces: readonly TextItem[];
    readonly tags: Awaited<ReturnType<PDFPageProxy['getStructTree']>>;
  }[];
  readonly info: object;
  readonly outline: Awaited<ReturnType<PDFDocumentProxy['getOutline']>>;
}

/** The last request to the thread: one follows another, because the thread answers in their order. */
let turn: Promise<unknown> = Promise.resolve();
let thread: Worker | undefined;

async function inThread(bytes: Uint8Array): Promise<PdfContent> {
  thread ??= new Worker(new URL('./pdf-thread.mjs', import.meta.url));
  thread.ref();
  const answer = once(thread, 'message');
  thread.postMessage(bytes);
  const [{ error, content }] = (await answer) as [{ error?: Error; content: PdfContent }];
  thread.unref();
  if (error) throw error;
  return content;
}

/** Reads a PDF: its text, pages, metadata and outline. */
export async function readPdf(bytes: Uint8Array): Promise<PdfContent & { readonly text: string }> {
  const reading = turn.then(() => inThread(bytes));
  turn = reading.catch(() => {});
  const content = await reading;
  const lines = content.pages.map(({ pieces }) =>
    pieces.map(({ str, hasEOL }) => (hasEOL ? `${str}\n` : str)).join(''),
  );
  return { ...content, text: lines.join('\n') };
}
