import { removeValues } from './database.ts';

/** The beginning of the names that drafts are stored under, in this tab's storage and in the device's database. */
export const DRAFT = 'draft ';

/** Removes what was typed into every form, of bids and orders too. */
export async function forgetDrafts(): Promise<void> {
  for (const name of Object.keys(sessionStorage)) if (name.startsWith(DRAFT)) sessionStorage.removeItem(name);
  await removeValues(DRAFT);
}
