import type { Page } from 'playwright-core';
import type { GraphiQLWorld } from '../../../apps/gateway/graphiql-page.ts';
import type { PersonaName } from '../../../support/personas.ts';
import { personas } from '../../../support/populate.ts';

/** Presses the buttons that sign in with the wallet `Test`. */
export async function signIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: /^Test/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
}

/** Opens the app over a populated database, signed in as a person. */
export async function openPopulated(world: GraphiQLWorld, path: string, name: PersonaName) {
  const opened = await world.open({ path: `/app${path}`, wallets: { Test: personas[name].wallet } });
  await signIn(opened.page);
  return opened;
}

/** Goes to a path of the app without a reload, because a reload ends the session. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => window.history.pushState(null, '', to), `/app${path}`);
}
