import type { Page } from 'playwright-core';
import { goTo } from './populated-app.ts';

/** A screen of the app as its reader has it: what is drawn, what is typed, and what the page keeps in the browser. */
export interface ScreenContent {
  readonly path: string;
  readonly html: string;
  readonly typed: readonly string[];
  readonly stored: string;
}

/** The longest wait for the answers of a screen, ms. */
const ANSWERS_MS = 20_000;
/** The most screens of one kind: a list of fifty series leads to fifty of them. */
const MOST_OF_A_KIND = 2;

/** The kind of a screen: its path without the names of rows. */
const kindOf = (path: string): string =>
  path
    .split('/')
    .map((part) => (part.length > 20 || part.includes(':') ? '*' : part))
    .join('/');

/** Waits until a screen has its heading, and an answer to everything that it reads. */
export async function waitForAnswers(page: Page): Promise<void> {
  const isRead = () =>
    document.querySelector('main h1') !== null && !document.querySelector('main')?.textContent?.includes('Reading …');
  await page.waitForFunction(isRead, undefined, { timeout: ANSWERS_MS });
}

/**
 * Goes to a screen, and waits until it is the one that is drawn: the app moves the focus to the heading of each new screen. A path
 * that redirects to the screen itself changes nothing.
 */
export async function goToScreen(page: Page, path: string): Promise<void> {
  const from = await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    return location.pathname;
  });
  await goTo(page, path);
  const isThere = (left: string) => document.activeElement?.matches('main h1') === true || location.pathname === left;
  await page.waitForFunction(isThere, from, { timeout: ANSWERS_MS });
  await waitForAnswers(page);
}

async function pressEach(page: Page, name: string): Promise<void> {
  for (const button of await page.getByRole('button', { name }).all()) await button.click();
  await waitForAnswers(page);
}

const contentOf = (page: Page, path: string): Promise<ScreenContent> =>
  page.evaluate(
    async (shown) => ({
      path: shown,
      html: document.documentElement.outerHTML,
      typed: [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')].map(({ value }) => value),
      stored: JSON.stringify([location.href, document.cookie, { ...localStorage }, { ...sessionStorage }]),
    }),
    path,
  );

/** The paths below `/app` to which a screen's links lead. */
const linksOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/app"]')].map(({ pathname }) =>
      pathname.slice('/app'.length),
    ),
  );

/**
 * Walks all screens to which links lead from the first one and from `starts`, without a reload, because a reload ends the
 * session. @param starts paths below `/app` @param press the name of buttons that are pressed on every screen
 */
export async function crawl(
  page: Page,
  { starts = [], press }: { readonly starts?: readonly string[]; readonly press?: string } = {},
): Promise<readonly ScreenContent[]> {
  const screens: ScreenContent[] = [];
  const waiting = [...starts, '/'];
  const seen = new Set(waiting);
  const kinds = new Map<string, number>();
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const kind = kindOf(path);
    const count = (kinds.get(kind) ?? 0) + 1;
    if (count > MOST_OF_A_KIND) continue;
    kinds.set(kind, count);
    await goToScreen(page, path);
    if (press !== undefined) await pressEach(page, press);
    screens.push(await contentOf(page, path));
    for (const link of await linksOf(page)) if (!seen.has(link)) waiting.push(link);
    for (const link of waiting) seen.add(link);
  }
  return screens;
}
