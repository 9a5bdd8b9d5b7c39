// Reads PDFs for pdf.ts. pdfjs puts functions of its own in the place of JSON.parse, JSON.stringify and others, which take
// some ten times as long: here they are a thread's alone.
import { parentPort } from 'node:worker_threads';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

async function read(data) {
  const task = getDocument({ data, verbosity: 0 });
  try {
    const document = await task.promise;
    const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
    const pages = await Promise.all(numbers.map((number) => readPage(document, number)));
    const { info } = await document.getMetadata();
    return { pages, info, outline: await document.getOutline() };
  } finally {
    await task.destroy();
  }
}

async function readPage(document, number) {
  const page = await document.getPage(number);
  const { items } = await page.getTextContent();
  return { pieces: items.filter((item) => 'str' in item), tags: await page.getStructTree() };
}

parentPort.on('message', async (bytes) => {
  const answer = await read(bytes).then(
    (content) => ({ content }),
    (error) => ({ error }),
  );
  parentPort.postMessage(answer);
});
