import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The folder for pictures and times of screens, for those who look; none by default. */
export const { SHOTS } = process.env;

/** The sizes of every inspection: each width once, and each scheme narrow and wide. */
const SIZES = [
  { width: 360, colorScheme: 'dark' },
  { width: 768, colorScheme: 'light' },
  { width: 1_024, colorScheme: 'dark' },
  { width: 1_400, colorScheme: 'light' },
] as const;
const HEIGHT = 900;
/** The window that journeys go on in. */
const USUAL_WIDTH = 1_200;

/**
 * The elements that reach beyond the right edge of the window where the page scrolls sideways; none where it does not. A table whose rows
 * stand as blocks where it has too little room must not scroll either.
 */
const overflowOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const tables = [...document.querySelectorAll('.whole')].filter((table) => table.scrollWidth > table.clientWidth);
    if (scrollWidth <= clientWidth) return tables.map((table) => table.outerHTML.slice(0, 160));
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
      .map((element) => element.outerHTML.slice(0, 160));
  });

/** A report of violations alone, without a selector of each element, because a page of thousands of rows has as many selectors. */
const VIOLATIONS = { resultTypes: ['violations'], selectors: false } satisfies axe.RunOptions;

/** The rules that axe finds broken, with their elements. */
export async function violationsOf(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async (options) => {
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, options);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, VIOLATIONS);
}

export async function shoot(page: Page, name: string): Promise<void> {
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}.png`, fullPage: true });
}

/** Writes how long a part of a journey took, for those who look. */
export function lap(name: string, from: number): void {
  if (SHOTS) console.info(`${name}: ${Date.now() - from} ms`);
}

/**
 * Ends transitions on a page, because axe measures the contrast of what is drawn at that moment, and a colour that fades from parent to
 * child starts again at each child. A constructed sheet passes the page's content security policy.
 */
const endTransitions = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });

/** Requires that axe finds nothing on a screen, and that it does not scroll sideways, narrow to wide, in the light and in the dark. */
export async function inspect(page: Page, name: string): Promise<void> {
  await endTransitions(page);
  for (const { width, colorScheme } of SIZES) {
    await page.setViewportSize({ width, height: HEIGHT });
    await page.emulateMedia({ colorScheme });
    const place = `${name}-${width}-${colorScheme}`;
    await shoot(page, place);
    expect(await violationsOf(page), place).toEqual([]);
    expect(await overflowOf(page), place).toEqual([]);
  }
  await page.setViewportSize({ width: USUAL_WIDTH, height: HEIGHT });
  await page.emulateMedia({ colorScheme: 'light' });
}
