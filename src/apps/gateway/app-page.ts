import { createPage, type PageAssets } from './assets.ts';

export const APP_PAGE = '/app';

/** The path of the page that answers a path: every screen of the app is the app's page. */
export const pageOf = (path: string): string => (path.startsWith(`${APP_PAGE}/`) ? APP_PAGE : path);

/** Creates the page of the app (packages/app). It has no inline style, and no origin but this server's. */
export const createAppPage = (): PageAssets =>
  createPage('app', {
    title: 'Income Series',
    noscript: 'The app needs JavaScript.',
    allowed: ["style-src 'self'"],
  });
