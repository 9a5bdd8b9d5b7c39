import type { Browser, Page } from 'playwright-core';
import { openContext } from '../../../support/browser.ts';

/** A page of the app of a program that runs in a process of its own. No wallet is injected. */
export interface RunningPage {
  readonly page: Page;
  /** Every message of the console, and errors that nothing caught. A test expects none. */
  readonly faults: readonly string[];
  close(): Promise<void>;
}

/** Opens a path below `/app` in a browser context of its own. */
export async function openRunning(browser: Browser, url: string, path: string): Promise<RunningPage> {
  const context = await openContext(browser, { viewport: { width: 1_200, height: 900 } });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  // The browser reports the status of /health, which is 503 while a busy machine's service is behind: the page shows that.
  page.on('console', (line) => line.location().url.endsWith('/health') || faults.push(line.text()));
  await page.goto(new URL(`/app${path}`, url).href);
  await page.getByRole('main').waitFor();
  return { page, faults, close: () => context.close() };
}
