import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type Page, type PageParts, pageOnce } from '../assets.ts';

const { resolve } = createRequire(import.meta.url);
const read = (file: string) => readFile(resolve(`swagger-ui-dist/${file}`), 'utf8');

async function parts(document: string): Promise<PageParts> {
  const [bundle, css] = await Promise.all([read('swagger-ui-bundle.js'), read('swagger-ui.css')]);
  const options = { url: document, dom_id: '#root', persistAuthorization: false, validatorUrl: null };
  const script = `${bundle};\nSwaggerUIBundle(${JSON.stringify(options)});\n`;
  return {
    title: 'Income Series: paths',
    script,
    css,
    noscript: `This page needs JavaScript; ${document} has the same.`,
  };
}

/** Swagger UI from the installed package, over the description at the path `document`. */
export const createOpenApiPage = (document: string): Page => pageOnce('/openapi/', () => parts(document));
