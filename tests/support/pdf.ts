import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What is in a PDF: its text, pages, metadata and outline. */
export async function readPdf(bytes: Uint8Array) {
  const task = getDocument({ data: bytes.slice(), verbosity: 0 });
  const document = await task.promise;
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const page = await document.getPage(index + 1);
      const { items } = await page.getTextContent();
      const pieces = items.flatMap((item) => ('str' in item ? [item] : []));
      return { pieces, tags: await page.getStructTree() };
    }),
  );
  const text = pages
    .map(({ pieces }) => pieces.map(({ str, hasEOL }) => (hasEOL ? `${str}\n` : str)).join(''))
    .join('\n');
  const found = { text, pages, metadata: await document.getMetadata(), outline: await document.getOutline() };
  await task.destroy();
  return found;
}
