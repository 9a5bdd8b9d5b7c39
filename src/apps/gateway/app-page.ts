import { createHash } from 'node:crypto';
import { createPage, type PageAssets } from './assets.ts';

export const APP_PAGE = '/app';

/** The path of the page that answers a path: every screen of the app is the app's page. */
export const pageOf = (path: string): string => (path.startsWith(`${APP_PAGE}/`) ? APP_PAGE : path);

/**
 * The texts of the style elements that React Aria puts into a page: one for whatever can be pressed, and on iOS one while a dialog is open.
 * The policy names them by their hashes, so that no other style element has an effect.
 */
const LIBRARY_STYLES = [
  `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`,
  `@layer {
  * {
    overscroll-behavior: contain;
  }
}`,
];

const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Creates the page of the app (packages/app). It has no inline style but React Aria's own, and no origin but this server's. */
export const createAppPage = (): PageAssets =>
  createPage('app', {
    title: 'Income Series',
    noscript: 'The app needs JavaScript.',
    root: 'div',
    allowed: [`style-src 'self' ${LIBRARY_STYLES.map(hashSource).join(' ')}`],
  });
