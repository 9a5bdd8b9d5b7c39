import { type PageSession, session } from './session.ts';

/** Where a tab's session is from when one page is left until the other one is there. */
const KEY = 'income-series:session';
/** In this time the other page is there, or something else is in its place. */
const ARRIVED_MS = 10_000;

interface Handed {
  readonly session: PageSession | null;
  readonly at: number;
}

/**
 * Takes the session of the page that was there before, if that handed one over just now, and this one is not the same page again:
 * nobody's, if it was signed out.
 */
function take(isKept: boolean): void {
  const text = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  if (text === null) return;
  const { session: handed, at } = JSON.parse(text) as Handed;
  if (Math.abs(Date.now() - at) < ARRIVED_MS && (isKept || !isReloaded())) session.set(handed);
}

const isReloaded = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => (entry as PerformanceNavigationTiming).type === 'reload');

/**
 * One session for the pages of a tab: where a link, or going back and forth, leads to another of them, it is handed over, once
 * that page's answer has begun: a link that is stopped, or is answered by nothing, leaves nothing behind. It ends when a page is
 * loaded again, and goes to no other tab.
 */
export function followTab(endpoint: string): void {
  const pages = ['/', '/data-map', '/openapi', '/errors', endpoint];
  let leaves: AbortSignal | undefined;
  take(false);
  addEventListener('pageshow', ({ persisted }) => take(persisted)); // also of a page that the browser kept
  globalThis.navigation?.addEventListener('navigate', ({ destination, navigationType, downloadRequest, signal }) => {
    const { origin, pathname } = new URL(destination.url);
    const isOther = !destination.sameDocument && navigationType !== 'reload' && downloadRequest === null;
    leaves = isOther && origin === location.origin && pages.includes(pathname) ? signal : undefined;
  });
  addEventListener('pagehide', () => {
    if (leaves === undefined || leaves.aborted) return;
    leaves = undefined;
    const handed: Handed = { session: session.get(), at: Date.now() };
    sessionStorage.setItem(KEY, JSON.stringify(handed));
  });
}
