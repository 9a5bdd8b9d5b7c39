import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRecipient } from '../../domains/support/sealing.ts';
import { type Launched, launch, openFirstPeriod, raise } from '../../domains/support/story.ts';
import { findChromium } from '../client/device/chromium.ts';
import { type AppWorld, type OpenedApp, openAppWorld } from './support/app-world.ts';
import { signOpenCase } from './support/cases.ts';
import { PASSPHRASE } from './support/devices.ts';
import { createKeyboardPerson, type KeyboardPerson, signByKeyboard, signInByKeyboard } from './support/keyboard.ts';

const executablePath = findChromium();
const DAY = 86_400n;
/** The phone and the wide window, each in one of the colour schemes. */
const [PHONE, DESK] = [
  { width: 360, dark: true },
  { width: 1_400, dark: false },
] as const;

let world: AppWorld;
let launched: Launched;
beforeAll(async () => {
  if (executablePath === null) return;
  world = await openAppWorld(executablePath);
  const { owner } = world.product.devnet;
  await owner.grantRole('ALLOWLIST', world.product.wallet('admin').address);
  launched = await launch(world.product);
});
afterAll(() => world?.close());

type Opened = OpenedApp & { readonly person: KeyboardPerson };

/** Opens a screen, and signs in by keyboard. */
async function enter(options: Parameters<AppWorld['open']>[0]): Promise<Opened> {
  const app = await world.open(options);
  const person = createKeyboardPerson(app.page);
  await signInByKeyboard(app.page, person);
  return { ...app, person };
}

async function saveDevice(person: KeyboardPerson): Promise<void> {
  await person.press('Make this browser a device');
  await person.type('Passphrase of the device file', PASSPHRASE);
  await person.type('The passphrase again', PASSPHRASE);
  await person.press('Save the device file');
}

async function close({ faults, close: end }: Opened): Promise<void> {
  expect(faults).toEqual([]);
  await end();
}

describe.skipIf(executablePath === null)('by keyboard alone', () => {
  it('a bid is sealed and revealed', async () => {
    const path = `/series/evm:10143/${launched.seriesKey}`;
    const bidders: Opened[] = [];
    for (const options of [
      { wallet: 'alice', ...PHONE },
      { wallet: 'bob', ...DESK },
    ] as const) {
      const app = await enter({ path, ...options });
      const { page, person } = app;
      expect(await page.title()).toMatch(/^Series 0x.* · Income Series$/);
      await saveDevice(person);
      await person.type('Units', '60');
      await person.type('Price of a unit', '3');
      await person.press('Send the sealed bid');
      await page.getByRole('button', { name: 'Sign in the wallet' }).waitFor();
      await page.keyboard.press('Escape'); // the dialog closes, and nothing is lost
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      await person.press('Send the sealed bid');
      await signByKeyboard(page, 'The bid is in the raise');
      bidders.push(app);
    }
    await world.product.devnet.anvil.clock.advance(DAY);
    for (const app of bidders) {
      await app.person.press('Reveal the bid');
      await signByKeyboard(app.page, 'The bid is revealed.');
      await app.page.getByText('It is revealed and waits for the price.').waitFor();
      await close(app);
    }
  });

  it.each([
    [{ wallet: 'outsider', ...PHONE }, 'Olga Keys', 'Continue: profile'],
    [{ wallet: 'carol', ...DESK }, 'Carol Keys', 'Profile'], // her wallet is verified already, so no step is next
  ] as const)('somebody applies: %o', async (options, name, first) => {
    const app = await enter(options);
    const { page, person } = app;
    await person.press('Start', 'link');
    await page.locator('h1:focus', { hasText: 'Start' }).waitFor();
    expect(await page.title()).toBe('Start · Income Series');
    await person.press(first, 'link');
    await person.type('Name', name);
    await person.reach(page.getByLabel('Country'));
    await page.keyboard.type('Portugal');
    await person.press('Save and continue');
    await page.locator('h1:focus', { hasText: 'Application' }).waitFor();
    await person.reach(page.getByRole('radiogroup', { name: 'You take part as' }));
    const backer = page.getByRole('radio', { name: /^Backer/ });
    for (let presses = 0; presses < 3 && !(await backer.isChecked()); presses++) await page.keyboard.press('ArrowDown');
    expect(await backer.isChecked()).toBe(true);
    await person.press('Start the application');
    await person.press('Continue without it', 'link');
    await person.press('Prepare the contract');
    await person.press('Sign with the wallet');
    await page.locator('h1:focus', { hasText: 'Submission' }).waitFor();
    await person.press('Submit the application');
    await page.getByText('Waiting for an admin').waitFor();
    await close(app);
  });

  it.each([
    [PHONE, 'Olga Keys', true],
    [DESK, 'Carol Keys', false], // her wallet is verified already, so the chain has nothing to follow
  ] as const)('an admin decides: %o', async (options, name, isNew) => {
    const app = await enter({ path: '/admin', wallet: 'admin', ...options });
    const { page, person } = app;
    await person.press(name, 'link');
    await person.press('Claim for review');
    await person.press('Approve …');
    await person.press('Approve');
    if (isNew) {
      await signByKeyboard(page, 'The chain follows the decision.');
      await page.getByText('The chain follows the decision', { exact: true }).waitFor();
    }
    await close(app);
  });

  it('a quarter is reported', async () => {
    const reported = await launch(world.product);
    await raise(world.product, reported);
    await openFirstPeriod(world.product);
    const attestor = await createRecipient(world.product, 21);
    for (const size of [DESK, PHONE]) {
      const app = await enter({ path: '/issuer', wallet: 'issuer', ...size });
      const { page, person } = app;
      await person.press('Report Q1 2026', 'link');
      await saveDevice(person);
      await person.press('I compared them: these are my terms');
      await person.type('Income since the year began', '90,000.00');
      await person.press('Prove the payment');
      await page.getByText('Save the device file again').waitFor();
      await person.press('Save the device file'); // under the passphrase that the page holds
      await page.getByText('The proof is made:').waitFor();
      await person.reach(page.getByRole('radiogroup', { name: 'Attestor' }).getByRole('radio').first());
      await page.keyboard.press('Space');
      const choosing = page.waitForEvent('filechooser'); // before the press, because the browser has to be told in time
      await person.reach(page.getByLabel('Documents'));
      await page.keyboard.press('Enter');
      const payslip = { name: 'payslip.txt', mimeType: 'text/plain', buffer: Buffer.from('90000') };
      await (await choosing).setFiles(payslip);
      await person.reach(page.getByRole('button', { name: 'Seal it and ask the attestor' }));
      if (size === PHONE) {
        await page.keyboard.press('Enter');
        await page.getByText('The attestor has 1 of them.').waitFor();
        await signOpenCase(attestor);
        await person.press('Send the report');
        await signByKeyboard(
          page,
          'The quarter is reported. Its payment, less the fee, waits for the holders to claim it.',
        );
      }
      await close(app);
    }
  });
});
