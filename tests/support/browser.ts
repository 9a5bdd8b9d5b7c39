import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core';
import { onTestFailed, type TestContext } from 'vitest';

/** How long a step on a page may wait. It is longer than Playwright's 30 s, because a busy machine answers late. */
const STEP_MS = 120_000;

export const launchBrowser = (executablePath: string): Promise<Browser> =>
  chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'] });

/** Opens a context without another's cookies and storage, with English texts and times in UTC. */
export async function openContext(browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'UTC', ...options });
  context.setDefaultTimeout(STEP_MS);
  printOnFailure(context);
  return context;
}

/** How much of a page a failure prints: what a report keeps of a message. */
const PRINTED_CHARACTERS = 1_500;

/** Adds what the pages of a context show to the errors of the present test when it fails. A context that a hook opened adds nothing. */
function printOnFailure(context: BrowserContext): void {
  const print = async ({ task }: TestContext) => {
    for (const page of context.pages()) {
      const snapshot = await page
        .locator('body')
        .ariaSnapshot({ timeout: 1_000 })
        .catch((error: unknown) => String(error));
      const content = snapshot.slice(Math.max(0, snapshot.indexOf('- main:'))); // a dialog hides the page's content
      const text = content.replaceAll(/^ *- \/url: .*\n/gm, '').slice(0, PRINTED_CHARACTERS);
      const shown = `\n${page.url()}\n${text}`;
      for (const error of task.result?.errors ?? []) {
        error.stack = `${error.stack ?? error.message}${shown}`;
        error.message += shown;
      }
    }
  };
  try {
    onTestFailed(print);
  } catch {
    // Vitest refuses the call outside of a test.
  }
}
