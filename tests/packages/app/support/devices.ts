import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

export const PASSPHRASE = 'twelve words would be better';

/** Makes the browser a device, and saves its export; the text of the file. */
export async function saveDevice(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Make this browser a device' }).click();
  return saveExport(page);
}

/** Saves the export of a browser that is a device already, under the passphrase of its last one if it has one. */
export async function saveExport(page: Page): Promise<string> {
  const save = page.getByRole('button', { name: 'Save the device file' });
  await save.waitFor();
  const labels = ['Passphrase of your last device file', 'Passphrase of the device file', 'The passphrase again'];
  for (const field of labels.map((label) => page.getByLabel(label)))
    if (await field.isVisible()) await field.fill(PASSPHRASE);
  const file = page.waitForEvent('download');
  await save.click();
  return readFileSync(await (await file).path(), 'utf8');
}
