import { createPage, type Page } from '../assets.ts';

/** Swagger UI over the description at the path `document`. */
export const createOpenApiPage = (document: string): Page =>
  createPage('openapi', {
    title: 'Income Series: paths',
    noscript: `This page needs JavaScript; ${document} has the same.`,
    data: { document },
  });
