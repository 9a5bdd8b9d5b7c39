import { type Session, session } from './session.ts';

/** Where a tab's session is while the tab goes from one page to another, and at no other time. */
const KEY = 'income-series:session';
/** After this a page that is still there did not go to the other one. */
const LEFT_MS = 10_000;

/** Takes the session of the page that was there before, if that handed one over: nobody's, if it was signed out. */
function take(): void {
  const text = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  if (text !== null) session.set(JSON.parse(text) as Session | null);
}

/**
 * One session for the pages of a tab: where a link, or going back and forth, leads to another of them, it is handed over. It
 * ends when a page is loaded again, and goes to no other tab.
 */
export function followTab(endpoint: string): void {
  const pages = ['/', '/data-map', endpoint];
  take();
  addEventListener('pageshow', take); // also of a page that the browser kept
  globalThis.navigation?.addEventListener('navigate', ({ destination, navigationType, downloadRequest }) => {
    const { origin, pathname } = new URL(destination.url);
    const isOther = !destination.sameDocument && navigationType !== 'reload' && downloadRequest === null;
    if (!isOther || origin !== location.origin || !pages.includes(pathname)) return;
    sessionStorage.setItem(KEY, JSON.stringify(session.get()));
    setTimeout(() => sessionStorage.removeItem(KEY), LEFT_MS);
  });
}
