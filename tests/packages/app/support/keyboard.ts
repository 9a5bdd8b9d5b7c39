import type { Locator, Page } from 'playwright-core';

/** The most presses of Tab from one control to the next one of a journey. */
const MOST_PRESSES = 200;
/** The least contrast of a focus ring to what is around it, as WCAG 2.4.13 has it. */
const LEAST_CONTRAST = 3;

/** What is wrong with the focus as a person sees it; null where its ring is seen. */
const findFocusFault = (leastContrast: number): string | null => {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return null;
  const group = focused.closest('[data-focus-visible]');
  const candidates = [focused, group, ...(group?.querySelectorAll('.box') ?? [])].filter((one) => one !== null);
  const name = focused.outerHTML.slice(0, 120);
  const ring = candidates.find((one) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });
  if (ring === undefined) return `no ring: ${name}`;
  const { left, right, top, bottom } = ring.getBoundingClientRect();
  if (right <= 0 || left >= innerWidth || bottom <= 0 || top >= innerHeight) return `outside the window: ${name}`;
  const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
  const luminance = ([red = 0, green = 0, blue = 0]: readonly number[]) => {
    const linear = (value: number) => (value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  };
  let ground: Element | null = ring.parentElement;
  while (ground !== null && (channels(getComputedStyle(ground).backgroundColor)[3] ?? 1) === 0)
    ground = ground.parentElement;
  const behind = luminance(channels(getComputedStyle(ground ?? document.body).backgroundColor));
  const front = luminance(channels(getComputedStyle(ring).outlineColor));
  const contrast = (Math.max(front, behind) + 0.05) / (Math.min(front, behind) + 0.05);
  return contrast < leastContrast ? `contrast ${contrast.toFixed(1)}: ${name}` : null;
};

/** A person who has no mouse. */
export interface KeyboardPerson {
  /** Presses Tab until the focus is on a control. @throws Error where Tab does not reach it, or the focus cannot be seen */
  reach(target: Locator): Promise<void>;
  /** Reaches a button or a link by its name, and presses Enter. */
  press(name: string | RegExp, role?: 'button' | 'link'): Promise<void>;
  /** Reaches a field by its label, and replaces what it has. */
  type(label: string, text: string): Promise<void>;
}

export function createKeyboardPerson(page: Page): KeyboardPerson {
  const { keyboard } = page;
  async function reach(target: Locator): Promise<void> {
    await target.waitFor();
    const isThere = () =>
      target
        .evaluate((element) => element.contains(document.activeElement), undefined, { timeout: 1_000 })
        .catch(() => false);
    for (let presses = 0; presses < MOST_PRESSES; presses++) {
      const fault = await page.evaluate(findFocusFault, LEAST_CONTRAST);
      if (fault !== null && presses > 0) throw new Error(`The focus is not seen, ${fault}`);
      if (await isThere()) return;
      await keyboard.press('Tab');
    }
    throw new Error(`Tab does not reach ${target}.`);
  }
  return {
    reach,
    async press(name, role = 'button') {
      await reach(page.getByRole(role, { name, exact: typeof name === 'string' }).first());
      await keyboard.press('Enter');
    },
    async type(label, text) {
      await reach(page.getByLabel(label, { exact: true }));
      await keyboard.press('Control+a');
      await keyboard.type(text);
    },
  };
}

/** Signs in by the header's button; the focus is on the heading of the screen then. */
export async function signInByKeyboard(page: Page, person: KeyboardPerson): Promise<void> {
  await person.press('Sign in');
  await person.press(/^Test/);
  await page.getByRole('button', { name: 'Sign out' }).waitFor();
  await page.locator('h1:focus').waitFor();
}

/** Signs in the dialog of an action, and closes it: its two buttons have the focus by themselves. */
export async function signByKeyboard(page: Page, done: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Sign in the wallet' }).and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Enter');
  await dialog.getByText(done).waitFor();
  await dialog.getByRole('button', { name: 'Close' }).and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
}
