/** The address of a script that a worker starts from: bin/bundle/pages.mjs. */
declare module 'worker:*' {
  const url: string;
  export default url;
}

declare module '*.css';

declare module 'swagger-ui-dist/swagger-ui-bundle.js' {
  export default function SwaggerUIBundle(options: Readonly<Record<string, unknown>>): void;
}
