import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { type Child, startChild } from '../../../../src/adapters/process/child.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** A Chromium of this machine, or null. */
export function findChromium(): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const candidates = [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), MAC];
  return candidates.find((path) => existsSync(path)) ?? null;
}

/** Opens a page in a headless browser with a profile of its own, which goes with the browser. */
export async function openPage(path: string, url: string): Promise<Child> {
  const profile = mkdtempSync(join(tmpdir(), 'chromium-'));
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--no-first-run'];
  const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync'];
  return startChild({
    name: 'Chromium',
    command: path,
    args: [...flags, ...quiet, `--user-data-dir=${profile}`, '--remote-debugging-port=0', url],
    ready: /DevTools listening/,
    graceMs: 5_000,
    remove: profile,
  });
}
