import type { Page } from 'playwright-core';
import { saveDevice, saveExport } from './devices.ts';

/** Saves the device's export. A new browser is made a device first. */
export async function backUp(page: Page, isNew: boolean): Promise<void> {
  await (isNew ? saveDevice : saveExport)(page);
}

/** Takes the terms of a series, in a browser that saw no contract of its chain yet: one click. */
export const acceptTerms = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'I compared them: these are my terms' }).click();

/** Chooses an attestor by its key, as the screen shortens it: one click. */
export async function chooseAttestor(page: Page, key: string, label = 'Attestor'): Promise<void> {
  const group = page.getByRole('radiogroup', { name: label, exact: true });
  await group.getByText(`${key.slice(0, 8)}…${key.slice(-6)}`).click();
}

/** Presses a button, signs what its dialog shows, and waits until the index has it: three clicks with the one that closes it. */
export async function perform(page: Page, label: string, done: string): Promise<void> {
  await page.getByRole('button', { name: label, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Sign in the wallet' }).click();
  await dialog.getByText(done).waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'hidden' });
}
