import { crawl } from '../../../packages/app/support/crawl.ts';
import { launchBrowser, openContext } from '../../../support/browser.ts';

/** Everything that the app shows and keeps for a reader, as texts. */
export interface PagesOfReader {
  readonly paths: readonly string[];
  readonly texts: readonly string[];
}

/** Removes the separators between digits: an amount is found however it is written. */
const withoutSeparators = (text: string): string => text.replaceAll(/(?<=\d)[.,\u00a0\u202f ](?=\d)/g, '');

/** A demo in a browser: where it is served, its readers by name (null: the public), and screens that no list shows. */
interface PagesOptions {
  readonly executablePath: string;
  readonly url: string;
  readonly readers: readonly (string | null)[];
  readonly starts: readonly string[];
}

/** Walks the app's screens as each reader. */
export async function readPages({
  executablePath,
  url,
  readers,
  starts,
}: PagesOptions): Promise<ReadonlyMap<string | null, PagesOfReader>> {
  const browser = await launchBrowser(executablePath);
  const pages = new Map<string | null, PagesOfReader>();
  try {
    for (const reader of readers) {
      const context = await openContext(browser);
      const page = await context.newPage();
      await page.goto(`${url}/app${reader === null ? '' : `?as=${reader}`}`);
      if (reader !== null) await page.getByRole('button', { name: 'Sign out' }).waitFor();
      const screens = await crawl(page, { starts, press: 'Read the terms' });
      const texts = screens.flatMap(({ html, typed, stored }) => [html, ...typed, stored]);
      pages.set(reader, {
        paths: screens.map(({ path }) => path),
        texts: texts.flatMap((text) => [text, withoutSeparators(text)]),
      });
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return pages;
}
