import { type PageSession, session } from './session.ts';

/** The storage key under which a tab's session survives a change of page. */
const KEY = 'income-series:session';
/** The time within which the next page must take the session over. */
const ARRIVED_MS = 10_000;

interface StoredSession {
  readonly session: PageSession | null;
  readonly at: number;
}

/**
 * Takes over the session that the previous page of the tab stored less than `ARRIVED_MS` ago, except after a reload. A page from
 * the browser's cache takes it over in any case. The stored session is null if the previous page was signed out.
 */
function takeOver(isFromCache: boolean): void {
  const text = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  if (text === null) return;
  const { session: storedSession, at } = JSON.parse(text) as StoredSession;
  if (Math.abs(Date.now() - at) < ARRIVED_MS && (isFromCache || !isReloaded())) session.set(storedSession);
}

const isReloaded = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => (entry as PerformanceNavigationTiming).type === 'reload');

/**
 * Shares one session among the pages of a tab. It is handed over when a link or the history leads to another page, but only
 * after that page's answer has begun, so that a stopped navigation stores nothing. The session ends when a page is reloaded,
 * and other tabs do not receive it.
 */
export function followTab(endpoint: string): void {
  const pages = ['/', '/data-map', '/openapi', '/errors', endpoint];
  let navigation: AbortSignal | undefined; // of the present navigation to another page of this site; aborts if it is stopped
  takeOver(false);
  addEventListener('pageshow', ({ persisted }) => takeOver(persisted)); // also for a page from the browser’s cache
  globalThis.navigation?.addEventListener('navigate', ({ destination, navigationType, downloadRequest, signal }) => {
    const { origin, pathname } = new URL(destination.url);
    const isNewPage = !destination.sameDocument && navigationType !== 'reload' && downloadRequest === null;
    navigation = isNewPage && origin === location.origin && pages.includes(pathname) ? signal : undefined;
  });
  addEventListener('pagehide', () => {
    if (navigation === undefined || navigation.aborted) return;
    navigation = undefined;
    const entry: StoredSession = { session: session.get(), at: Date.now() };
    sessionStorage.setItem(KEY, JSON.stringify(entry));
  });
}
