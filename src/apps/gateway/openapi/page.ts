import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { assetOf, type BuiltPage, type Page, pageOf, pageOnce } from '../assets.ts';

const PREFIX = '/openapi/';

/** Nothing may be loaded or called but this server. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "connect-src 'self'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const { resolve } = createRequire(import.meta.url);
const read = (file: string) => readFile(resolve(`swagger-ui-dist/${file}`), 'utf8');

async function build(document: string): Promise<BuiltPage> {
  const [bundle, css] = await Promise.all([read('swagger-ui-bundle.js'), read('swagger-ui.css')]);
  const options = { url: document, dom_id: '#root', persistAuthorization: false, validatorUrl: null };
  const script = `${bundle};\nSwaggerUIBundle(${JSON.stringify(options)});\n`;
  const [[scriptPath, scriptAsset], [stylePath, styleAsset]] = await Promise.all([
    assetOf(PREFIX, 'js', script),
    assetOf(PREFIX, 'css', css),
  ]);
  const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Income Series: paths</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="${stylePath}">
  </head>
  <body>
    <noscript>This page needs JavaScript; ${document} has the same.</noscript>
    <div id="root"></div>
    <script src="${scriptPath}"></script>
  </body>
</html>
`;
  return {
    page: pageOf(html, POLICY),
    assets: new Map([
      [scriptPath, scriptAsset],
      [stylePath, styleAsset],
    ]),
  };
}

/** Swagger UI from the installed package, over the description at the path `document`. */
export const createOpenApiPage = (document: string): Page => pageOnce(PREFIX, () => build(document));
