import { expect, it } from 'vitest';
import { useApp } from './support/journeys.ts';

const { journeys, app } = useApp();

/** Ends every session of an account, as its owner does on another device. */
async function endEverywhere(authorization: string): Promise<void> {
  const input = JSON.stringify({ idempotencyKey: crypto.randomUUID() }).replace(/"(\w+)":/, '$1:');
  const query = `mutation { signOutEverywhere(input: ${input}) { __typename } }`;
  const headers = { 'content-type': 'application/json', authorization };
  const answer = await fetch(`${app().url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
  expect(await answer.text()).not.toContain('errors');
}

journeys('a session of the app', () => {
  it('begins by a link that names a person of the demo, on the chain that it names, and leaves no trace of it', async () => {
    for (const [query, chain] of [
      ['?as=ada', app().variables.CHAIN],
      ['?as=ada&on=solana', app().variables.CLUSTER_CHAIN],
    ]) {
      const { page, faults, close } = await app().open({ screen: `/account${query}` });
      await page.locator(`.identity[title$="${chain}"]`).getByText(/^ada /).waitFor();
      expect(new URL(page.url()).search).toBe('');
      await page.reload();
      await page.locator(`.identity[title$="${chain}"]`).waitFor();
      expect(faults).toEqual([]);
      await close();
    }
    const { page, close } = await app().open({ screen: '/account?as=mallory' });
    await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).waitFor();
    await page.getByText('Sign in with a wallet to bid, to trade and to see what is yours.').waitFor();
    expect(new URL(page.url()).search).toBe('');
    await close();
  });

  it.each([
    ['an EVM wallet', () => app().evmWallet('ada')],
    ['a Solana wallet', () => app().solanaWallet('ada')],
  ])('begins with %s, is asked for again after a reload, and ends with its screen kept', async (_kind, create) => {
    const wallet = create();
    const { page, faults, strangers, authorizations, signIn, violations, close } = await app().open({
      wallets: [wallet],
    });
    await page.getByRole('heading', { level: 1 }).waitFor();
    wallet.refusing = true;
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('dialog').getByRole('button', { name: wallet.name }).click();
    await page.getByText('You refused the request in the wallet').waitFor();
    expect(await violations()).toEqual([]);
    wallet.refusing = false;
    await page.keyboard.press('Escape');

    await signIn(wallet);
    const shown = page.getByRole('banner').getByText(wallet.name).first();
    await page.getByRole('link', { name: 'Account' }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await expect.poll(() => page.title()).toMatch(/^(?!Series).+ · Income Series$/);
    const screen = new URL(page.url()).pathname;
    const latest = () => authorizations.findLast((one) => one !== undefined);
    await expect.poll(latest).toBeDefined();
    const asked = authorizations.length;
    await page.reload();
    await shown.waitFor();
    expect(new URL(page.url()).pathname).toBe(screen);
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    );
    expect(kept + page.url()).not.toMatch(/eyJ|Bearer/);

    // Two sessions that began in one second have one token, so the requests are counted.
    await expect.poll(() => authorizations.slice(asked).some((one) => one !== undefined)).toBe(true);
    await endEverywhere(String(latest()));
    await page.getByRole('link', { name: 'Income Series' }).click();
    const ended = page.getByRole('dialog', { name: 'Your session has ended' });
    await ended.waitFor();
    expect(await violations()).toEqual([]);
    await ended.getByRole('button', { name: 'Sign in again' }).click();
    await ended.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toMatch(/^\/app\/?$/);

    wallet.refusing = true;
    await page.reload();
    await page.getByText('You are not signed in. You refused the request in the wallet').waitFor();
    wallet.refusing = false;
    await page.getByRole('button', { name: `Ask ${wallet.name} again` }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    expect([faults, strangers]).toEqual([[], []]);
    await close();
  });

  it('is a person’s of the demo by one click, and shows the page as others see it by their own requests', async () => {
    const { page, faults, authorizations, violations, close } = await app().open({ width: 360, dark: true });
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: 'issuer on Monad testnet' }).waitFor();
    expect(await violations()).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.getByRole('button', { name: 'issuer on Monad testnet' }).click();
    await page.getByRole('button', { name: 'Sign out' }).waitFor();
    expect(await violations()).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await expect.poll(() => authorizations.at(-1)).toMatch(/^Bearer /);
    const asIssuer = authorizations.at(-1);
    const asked = authorizations.length;
    await page.getByLabel('See this as').selectOption({ label: 'the public' });
    await page.getByText('You see this page as the public does').waitFor();
    await expect.poll(() => authorizations.length).toBeGreaterThan(asked);
    expect(new Set(authorizations.slice(asked))).toEqual(new Set([undefined]));
    await page.getByLabel('See this as').selectOption({ label: 'cleo, verified backer, on Monad testnet' });
    await expect.poll(() => authorizations.at(-1)).toMatch(/^Bearer /);
    expect(authorizations.at(-1)).not.toBe(asIssuer);
    await page.getByRole('button', { name: 'Back to your own view' }).click();
    await page.getByText('You see this page as').waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
    await close();
  });

  it('offers at most twenty announced wallets, by names that hide nothing, and asks nobody for their icons', async () => {
    const before = `for (let i = 0; i < 50; i++) {
      const announce = (detail) => dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
      const provider = { request: async () => ['0x${'11'.repeat(20)}'] };
      addEventListener('eip6963:requestProvider', () => {
        announce(i === 0 ? null : { info: { name: '\\u202ewallet\\u0000 ' + i, uuid: String(i), icon: 'https://icons.invalid/' + i }, provider });
      });
    }
    addEventListener('wallet-standard:app-ready', ({ detail }) => {
      for (const wallet of [{ name: 'broken', features: null }, { get name() { throw new Error('broken'); } }]) detail.register(wallet);
    });`;
    const wallet = app().evmWallet('ben');
    const { page, faults, strangers, close } = await app().open({ before, wallets: [wallet] });
    await page.getByRole('button', { name: 'Sign in' }).click();
    const offered = page.getByRole('dialog').locator('.choices').getByRole('button');
    await offered.first().waitFor();
    const names = await offered.allInnerTexts();
    expect(names).toHaveLength(20);
    expect(names.filter((name) => /\p{Cc}|\p{Cf}|broken/u.test(name))).toEqual([]);
    // It has no signature of the address that it names: the gateway refuses it, and the page says so.
    await page.getByRole('dialog').getByRole('button', { name: 'wallet 1 on' }).click();
    await page.getByRole('dialog').getByRole('alert').waitFor();
    expect([faults, strangers]).toEqual([[], []]);
    await close();
  });

  it('waits for no wallet that does not answer, and begins with none that answers after the person went on', async () => {
    const before = `addEventListener('eip6963:requestProvider', () => {
      const request = ({ method, params }) => method === 'personal_sign'
        ? answerWallet(0, method, params).then(({ value }) => value)
        : new Promise((resolve) => { globalThis.answerLate = resolve; });
      const detail = { info: { name: 'Silent', uuid: 'silent' }, provider: { request } };
      dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
    });`;
    const wallet = app().evmWallet('ben');
    const { page, faults, signIn, close } = await app().open({ before, wallets: [wallet] });
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Silent' }).click();
    await page.getByText('Confirm in Silent.').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: wallet.name }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.evaluate(
      (address) => (globalThis as unknown as { answerLate(accounts: string[]): void }).answerLate([address]),
      wallet.address,
    );
    // The late answer would have asked for a signature too, before the one of this session.
    await signIn(wallet);
    expect(wallet.asked.filter((method) => method === 'personal_sign')).toHaveLength(2);
    expect(faults).toEqual([]);
    await close();
  });

  it('is not needed for an address without a screen, which leads on', async () => {
    const { page, faults, violations, close } = await app().open({ screen: '/of/no/screen', width: 360 });
    await page.getByRole('heading', { level: 1, name: 'There is no such screen' }).waitFor();
    expect(await page.title()).toBe('There is no such screen · Income Series');
    expect(await violations()).toEqual([]);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to the screen');
    await page.getByRole('link', { name: 'All series' }).click();
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/app\/?$/);
    expect(faults).toEqual([]);
    await close();
  });
});
