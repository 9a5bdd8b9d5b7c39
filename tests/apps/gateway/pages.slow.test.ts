import { ERRORS, type ErrorCode } from '@income-series/protocol/errors/codes';
import axe from 'axe-core';
import type { Page, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { wholeDataMap } from '../../../src/apps/gateway/pages/data-map.ts';
import { ROUTES } from '../../../src/apps/gateway/routes/rest.ts';
import { CHAIN_REFUSALS } from '../../../src/core/errors/chain-refusals.ts';
import { ERRORS_PAGE, errorHelp } from '../../../src/core/errors/error-help.ts';
import { REST_TAGS } from '../../../src/graphql/rest/route.ts';
import { findChromium } from '../../packages/client/device/chromium.ts';
import { some } from '../../support/exhaustive.ts';
import { newWallet } from '../../support/gateway.ts';
import type { PersonName } from '../../support/personas.ts';
import { type GraphiQLWorld, openGraphiQLWorld } from './graphiql-page.ts';

const chromium = findChromium();
let world: GraphiQLWorld;
beforeAll(async () => {
  if (chromium !== null) world = await openGraphiQLWorld(chromium);
});
afterEach(() => world?.closePages());
afterAll(() => world?.close());

const DEMO = ['issuerA', 'holderA1', 'backerA', 'admin', 'outsider'] as const;
const show = (page: Page, panel: string) => page.getByRole('button', { name: `Show ${panel}` }).click();
const shownRows = (page: Page) => page.locator('tbody tr:visible');

const setTheme = (page: Page, dark: boolean) => page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });

/** Removes the rows of tables that differ from one before them in their words alone: axe looks at each element, for seconds. */
const removeRepetitions = (page: Page) =>
  page.evaluate(() => {
    const seen = new Set<string>();
    for (const row of document.querySelectorAll('tbody tr')) {
      const copy = row.cloneNode(true) as Element;
      for (const one of [copy, ...copy.querySelectorAll('*')])
        for (const name of ['id', 'href', 'data-readers', 'data-tables'])
          if (one.hasAttribute(name)) one.setAttribute(name, '');
      const shape = copy.outerHTML.replaceAll(/>[^<]+</g, '><');
      if (seen.has(shape)) row.remove();
      seen.add(shape);
    }
  });

/** What axe finds. */
async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run({
      resultTypes: ['violations'],
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  });
}

describe.skipIf(chromium === null)('the page at /', () => {
  it('says what this is, how it is, and leads to everything else', async () => {
    const { page, faults } = await world.open({ path: '/' });
    const links = page.getByRole('navigation').getByRole('link');
    const paths = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(paths).toEqual(['/app', '/graphql', '/data-map', '/openapi', '/errors', '/schema.graphql']);
    for (const path of paths)
      expect((await world.gateway.request(String(path), { headers: { accept: 'text/html' } })).status).toBe(200);
    const chain = page.getByRole('row').filter({ hasText: 'evm:10143' });
    await chain.waitFor();
    const { chains } = (await (await world.gateway.request('/health')).json()) as {
      readonly chains: Readonly<Record<string, { readonly chain: { readonly block?: string } }>>;
    };
    expect(await chain.textContent()).toContain(chains['evm:10143']?.chain.block ?? 'CHAIN_UNAVAILABLE');
    const newest = page.getByRole('region', { name: 'Newest series' }).getByRole('listitem').getByRole('link');
    await newest.first().waitFor();
    const screen = await newest.first().getAttribute('href');
    expect(screen).toMatch(/^\/app\/series\/(evm:10143|solana:\w+)\/0x[0-9a-f]{64}$/);
    for (const path of ['/app', String(screen), '/app/of/no/screen']) {
      const { status, headers } = await world.gateway.request(path, { method: 'HEAD' });
      expect([status, headers.get('content-security-policy')]).toEqual([
        200,
        expect.not.stringMatching(/unsafe-inline/),
      ]);
    }
    expect(faults).toEqual([]);
  });

  it('signs in by a wallet and in a demo by a click, and keeps nothing', async () => {
    const wallet = newWallet();
    const { page, faults } = await world.open({ path: '/', demo: DEMO, wallets: { Test: wallet } });
    await page.getByRole('button', { name: 'Sign in with Test on evm:10143' }).click();
    await page.getByText(`Signed in as ${wallet.address}`).waitFor();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByText('Nobody is signed in').waitFor();
    await page.getByRole('button', { name: 'holderA1' }).click();
    await page.getByText('Signed in as holderA1').waitFor();
    const kept = await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie]);
    expect(kept).toEqual([0, 0, '']);
    expect(faults).toEqual([]);
  });
});

describe.skipIf(chromium === null)('a session', () => {
  const authorizationOf = (name: PersonName) => `Bearer ${world.tokens.get(name)}`;
  const kept = (page: Page) => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

  it('is one for the pages of a tab, by links and back, until one is reloaded or it is signed out', async () => {
    const { page, faults, authorizations } = await world.open({ path: '/', demo: DEMO });
    const isNotKept = async () => expect(await kept(page)).not.toContain(world.tokens.get('holderA1'));
    await page.getByRole('button', { name: 'holderA1' }).click();
    await page.getByText('Signed in as holderA1').waitFor();
    await page.getByRole('navigation').getByRole('link', { name: 'Data map' }).click();
    await page.getByText('You read what everybody reads, and more as owner').waitFor();
    await isNotKept();
    expect(await shownRows(page).count()).toBeLessThan(wholeDataMap().fields.length);

    await page.getByRole('link', { name: 'Series.paidTotal', exact: true }).click();
    await page.locator('.graphiql-execute-button').waitFor();
    await show(page, 'Sign in');
    await page.getByText('Operations are sent as holderA1').waitFor();
    await isNotKept();
    expect(authorizations.at(-1)).toBe(authorizationOf('holderA1'));
    await page.getByRole('button', { name: 'issuerA' }).click();
    await page.getByText('Operations are sent as issuerA').waitFor();
    await page.getByRole('link', { name: 'the start page' }).click();
    await page.getByText('Signed in as issuerA').waitFor();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.goBack(); // the panel is still open
    await page.getByText('Nobody is signed in').waitFor();
    await page.getByRole('button', { name: 'admin' }).click();
    await page.getByText('Operations are sent as admin').waitFor();
    await page.reload();
    await page.locator('.graphiql-execute-button').waitFor();
    await page.getByText('Nobody is signed in').waitFor();
    expect(await kept(page)).not.toContain('Bearer');
    expect(faults).toEqual([]);
  });

  it.each([
    ['by nothing', (route: Route) => route.fulfill({ status: 204 }), (page: Page) => page.reload()],
    [
      'not at all, when another page is there long after',
      (route: Route) => route.abort(),
      async (page: Page) => {
        await page.addInitScript('{ const now = Date.now(); Date.now = () => now + 11_000; }');
        await page.goto(`${world.gateway.url}/`);
      },
    ],
  ])('goes to no page by a link that is answered %s', async (_how, answer, next) => {
    const { page } = await world.open({ path: '/', demo: DEMO });
    await page.getByRole('button', { name: 'holderA1' }).click();
    await page.getByText('Signed in as holderA1').waitFor();
    await page.route('**/data-map', answer);
    const asked = page.waitForEvent('requestfailed');
    await page.getByRole('navigation').getByRole('link', { name: 'Data map' }).click();
    await asked;
    await next(page);
    await page.getByText('Nobody is signed in').waitFor();
    expect(await kept(page)).toBe('[{},{}]');
  });

  it('shows a row that a link leads to, whatever its reader may read', async () => {
    const { page } = await world.open({ path: '/', demo: DEMO });
    await page.getByRole('button', { name: 'outsider' }).click();
    await page.getByText('Signed in as outsider').waitFor();
    await page.evaluate(() => location.assign('/data-map#Series.paidTotal'));
    await page.getByText('You read what everybody reads').waitFor();
    await page.locator('tr:target').getByText('series.paid_total').waitFor();
    expect(await page.getByLabel('what I can read').isChecked()).toBe(false);
  });
});

describe.skipIf(chromium === null)('markup', () => {
  const MARKUP = '<img src=x onerror="document.title=1">';
  const announced = `addEventListener('eip6963:requestProvider', () => dispatchEvent(new CustomEvent('eip6963:announceProvider', {
    detail: { info: { name: '<b>wallet</b>' }, provider: { request: async () => [${JSON.stringify(MARKUP)}] } },
  })));`;

  it('in names of people and wallets and in codes of refusals is text', async () => {
    const { page, faults } = await world.open({ path: '/', before: announced });
    const person = { name: MARKUP, role: `${MARKUP} role`, chain: 'evm:10143', wallet: MARKUP, token: 'none' };
    await page.route('**/demo/people', (route) => route.fulfill({ json: [person] }));
    await page.route('**/graphql', (route) =>
      route.fulfill({ json: { errors: [{ message: MARKUP, extensions: { code: MARKUP } }] } }),
    );
    await page.reload();
    await page.getByText(`${MARKUP} role`, { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Sign in with <b>wallet</b>' }).click();
    await page.getByText(`Not signed in: ${MARKUP}.`).waitFor();
    await page.getByRole('button', { name: `Sign in as ${MARKUP} (${MARKUP} role) on evm:10143` }).click();
    await page.getByText(`Signed in as ${MARKUP}`).waitFor();
    await page.getByRole('link', { name: 'Data map' }).click();
    await page.locator('#session summary').getByText(`Signed in as ${MARKUP}`).waitFor();
    expect(await page.locator('img').count()).toBe(0);
    expect(faults).toEqual([]);
  });

  it('in an address is text, and chooses nothing that is not there', async () => {
    const query = new URLSearchParams({ text: MARKUP, reader: MARKUP, class: '__proto__', table: '"]' });
    const map = await world.open({ path: `/data-map?${query}#${MARKUP}` });
    await map.page.getByText(/^0 of \d+ rows$/).waitFor();
    expect(await map.page.getByLabel('Field, table or words').inputValue()).toBe(MARKUP);
    for (const name of ['Reader', 'Class']) expect(await map.page.getByLabel(name).inputValue()).toBe('');
    const editor = await world.open({ path: `/graphql#${MARKUP}` });
    await editor.page.locator('.graphiql-execute-button').waitFor();
    for (const { page, faults } of [map, editor]) {
      expect(await page.locator('img').count()).toBe(0);
      expect(faults).toEqual([]);
    }
  });
});

describe.skipIf(chromium === null)('a wallet that announces nonsense', () => {
  const announce = (detail: unknown) =>
    `new CustomEvent('eip6963:announceProvider', { detail: ${JSON.stringify(detail)} })`;
  const nonsense = [
    null,
    {},
    { info: null },
    { info: { name: { a: 1 } }, provider: {} },
    { info: { name: 'No provider' } },
  ];
  const before = `addEventListener('eip6963:requestProvider', () => {
    for (const event of [${nonsense.map(announce).join(', ')}]) dispatchEvent(event);
    for (let i = 0; i < 100; i++) {
      const detail = { info: { name: '\\u202E' + i + 'x'.repeat(500) }, provider: { request() {} } };
      dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
    }
  });`;

  it('is not shown, and those of a name are shown in part, and few', async () => {
    const { page, faults } = await world.open({ path: '/', before });
    const buttons = page.getByRole('button', { name: /^Sign in with/ });
    await buttons.first().waitFor();
    const names = await buttons.allTextContents();
    expect(names).toHaveLength(20);
    for (const name of names) expect(name).toMatch(/^Sign in with \d+x{38,39} on evm:10143$/);
    expect(faults).toEqual([]);
  });
});

describe.skipIf(chromium === null)('the data map as a page', () => {
  it('has every row, also without a script', async () => {
    const html = await (await world.gateway.request('/data-map')).text();
    const { fields, unserved } = wholeDataMap();
    expect(html.match(/<tr id=/g)).toHaveLength(fields.length + unserved.length);
    const rows = html.match(/<tr id=.*<\/tr>/g) ?? [];
    const words: Readonly<Record<string, string>> = {
      'response only': 'computed when asked',
      onchain: 'read from the chain',
    };
    for (const { type, field, held } of fields) {
      const ofField = rows.filter((row) => row.includes(`href="/graphql#${type}.${field}"`)).join('');
      for (const place of held) expect(ofField).toContain(words[place] ?? place);
      if (held.includes('response only'))
        expect(ofField).toContain('<td data-of="Held">computed when asked</td><td data-of="Class">not stored</td>');
    }
    expect(html).not.toMatch(/<td[^>]*>(none|response only)?<\/td>/);
  });

  it('is filtered by reader, class, table and words, in an address that can be sent', async () => {
    const { page, faults } = await world.open({ path: '/data-map?class=vault&reader=owner' });
    const { fields } = wholeDataMap();
    const vault = fields.filter((row) => row.class === 'vault' && row.readers.includes('owner'));
    expect(await shownRows(page).count()).toBe(vault.length);
    await page.getByLabel('Class').selectOption('all');
    await page.getByLabel('Reader').selectOption('all');
    await page.getByLabel('Table', { exact: false }).and(page.getByRole('combobox')).selectOption('bid_backups');
    const inTable = fields.filter(({ held }) => held.some((place) => place.startsWith('bid_backups.')));
    expect(await shownRows(page).count()).toBe(inTable.length);
    await page.getByLabel('Field, table or words').fill('bidbackup.backup');
    expect(await shownRows(page).count()).toBe(1);
    expect(new URL(page.url()).search).toBe('?text=bidbackup.backup&table=bid_backups');
    expect(faults).toEqual([]);
  });

  it.each(some([360, 768, 1_024, 1_400], 2))('gives each cell the room of its words at %d pixels', async (width) => {
    const { page } = await world.open({ path: '/data-map', width });
    if (width <= 1_000) {
      // Cards are searched before they are listed.
      await page.getByText(/^\d+ rows\. Search/).waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(2_000);
      await page.getByLabel('Reader').selectOption('admin');
      await page.getByText('The first 50 are listed.').waitFor();
      expect(await shownRows(page).count()).toBe(50);
      await page.getByRole('button', { name: 'List all' }).click();
      await page.getByLabel('Reader').selectOption('all');
      await page.getByRole('button', { name: 'List all' }).click();
    }
    expect(await shownRows(page).count()).toBeGreaterThan(500);
    for (const dark of [false, true]) {
      await setTheme(page, dark);
      const sizes = await page.evaluate(() => ({
        narrowest: Math.min(
          ...[...document.querySelectorAll('tbody tr:not([hidden]) > *')].map(
            (cell) => cell.getBoundingClientRect().width,
          ),
        ),
        rows: document.querySelectorAll('tbody tr:not([hidden])').length,
        height: document.documentElement.scrollHeight,
        width: document.documentElement.scrollWidth,
      }));
      if (process.env.SHOTS)
        await page.screenshot({ path: `${process.env.SHOTS}/map-${width}${dark ? '-dark' : ''}.png` });
      expect(sizes.narrowest).toBeGreaterThanOrEqual(96);
      expect(sizes.width).toBeLessThanOrEqual(width);
      // A row takes a card's height at most.
      expect(sizes.height / sizes.rows).toBeLessThan(width < 600 ? 320 : 160);
    }
  });

  it('shows what somebody who signed in may read', async () => {
    const { page } = await world.open({ path: '/data-map', demo: DEMO });
    const { fields } = wholeDataMap();
    const read = async (name: string) => {
      await page.locator('#session summary').click();
      await page.getByRole('button', { name }).click();
      await page
        .locator('#session summary')
        .filter({ hasText: `Signed in as ${name}` })
        .waitFor();
      return [await page.locator('#relations').textContent(), await shownRows(page).count()];
    };
    const by = (ownTypes: readonly string[], ...labels: readonly string[]) =>
      fields.filter(
        ({ type, readers }) =>
          readers.some((label) => label === 'public' || labels.includes(label)) ||
          (readers.includes('owner') && ownTypes.includes(type)),
      ).length;
    const [outsider, holder, issuer, admin] = [
      await read('outsider'),
      await read('holderA1'),
      await read('issuerA'),
      await read('admin'),
    ];
    const ofAll = ['Account', 'ExportedRecord', 'Session', 'Viewer', 'Wallet'];
    const ofApplicants = [...ofAll, 'Application', 'ApplicationNote', 'ReadinessItem'];
    expect(outsider).toEqual(['You read what everybody reads, and more as owner.', by(ofApplicants)]);
    expect(holder[0]).toMatch(/ and more as owner(,| and) .*holder/);
    expect(issuer[0]).toContain('issuer');
    expect(admin[0]).toBe('You read what everybody reads, and more as owner and admin.');
    expect(admin[1]).toBe(by([...ofAll, 'Notification'], 'admin')); // it owns no bid, no draft and no backup
  });
});

describe.skipIf(chromium === null)('the page of errors', () => {
  it.each(some([1_000, 1_024, 1_400, 1_800], 2))(
    'breaks no code, no status and no heading at %d pixels',
    async (width) => {
      const { page } = await world.open({ path: ERRORS_PAGE, width });
      const broken = await page.evaluate(() =>
        [...document.querySelectorAll('tbody th code, thead th, td[data-of="Status"]')]
          .filter((cell) => {
            const text = document.createRange();
            text.selectNodeContents(cell);
            return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
          })
          .map((cell) => cell.textContent),
      );
      expect(broken).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      if (width > 1_024) return;
      await page.getByLabel('Code or words').fill('idempotency key');
      await page.getByText(/^\d+ of \d+ errors$/).waitFor();
      const texts = await shownRows(page).allTextContents();
      for (const text of texts) expect(text.toLowerCase()).toMatch(/idempotency.*key|key.*idempotency/s);
      expect(texts.length).toBeGreaterThan(1);
      expect(new URL(page.url()).search).toBe('?text=idempotency+key');
      await page.evaluate(() => location.assign('#QUERY_TOO_COSTLY')); // the search had hidden its row
      const marked = page.locator('tr:target');
      await marked.getByText('QUERY_TOO_COSTLY').waitFor();
      expect(await marked.evaluate((row) => getComputedStyle(row).boxShadow)).not.toBe('none');
      expect(await page.getByLabel('Code or words').inputValue()).toBe('');
    },
  );

  it('has a row for each code, which the link of its error names, and for each error of the chain', async () => {
    const html = await (await world.gateway.request(ERRORS_PAGE)).text();
    const rows = new Set([...html.matchAll(/<tr id="([\w-]+)">/g)].map(([, id]) => `${ERRORS_PAGE}#${id}`));
    const codes = Object.keys(ERRORS) as ErrorCode[];
    expect(codes.filter((code) => !rows.has(errorHelp(code).link))).toEqual([]);
    expect(rows.size).toBe(codes.length + Object.keys(CHAIN_REFUSALS).length);
  });
});

describe.skipIf(chromium === null)('the page of paths', () => {
  const operationOf = (page: Page, path: string) =>
    page.locator('.opblock').filter({ has: page.locator(`[data-path="${path}"]`) });

  it('groups the paths, and says of each whether it needs a session', async () => {
    const { page, faults } = await world.open({ path: '/openapi' });
    await operationOf(page, '/series').waitFor();
    const tags = await page
      .locator('.opblock-tag')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-tag')));
    expect(tags).toEqual(Object.keys(REST_TAGS));
    for (const { path, tag, refuse } of ROUTES) {
      const group = page.locator('.opblock-tag-section').filter({ has: page.locator(`[data-tag="${tag}"]`) });
      const operation = group.locator('.opblock').filter({ has: page.locator(`[data-path="${path}"]`) });
      const name = await operation.locator('.opblock-summary-control').textContent();
      expect(name, path).toContain(refuse ? 'Needs sign-in' : 'Public');
      expect(name, path).not.toContain(refuse ? 'Public' : 'Needs sign-in');
    }
    expect(faults).toEqual([]);
  });

  it('asks a path as who signed in on another page, and shows no token', async () => {
    const { page, faults } = await world.open({ path: '/', demo: DEMO });
    await page.getByRole('button', { name: 'backerA' }).click();
    await page.getByText('Signed in as backerA').waitFor();
    await page.getByRole('link', { name: 'API reference' }).click();
    await page.locator('#session summary').getByText('Signed in as backerA').waitFor();
    const bids = operationOf(page, '/me/bids');
    await bids.locator('.opblock-summary-control').click();
    await bids.getByRole('button', { name: 'Try it out' }).click();
    const asked = page.waitForRequest('**/me/bids*');
    await bids.getByRole('button', { name: 'Execute' }).click();
    expect((await asked).headers().authorization).toBe(`Bearer ${world.tokens.get('backerA')}`);
    await bids.locator('.live-responses-table .response-col_status').getByText('200').waitFor();
    expect(await page.content()).not.toContain(String(world.tokens.get('backerA')));
    await page.getByRole('navigation').getByRole('link', { name: 'Errors' }).click();
    await page.getByRole('navigation').getByRole('link', { name: 'Data map' }).click();
    await page.locator('#session summary').getByText('Signed in as backerA').waitFor();
    expect(faults).toEqual([]);
  });

  it('keeps the arrow of each group beside its name at 360 pixels, and the mark of a required parameter whole', async () => {
    const { page } = await world.open({ path: '/openapi', width: 360 });
    await operationOf(page, '/series').waitFor();
    const apart = await page.locator('.opblock-tag').evaluateAll((tags) =>
      tags
        .filter((tag) => {
          const [name, arrow] = [tag.firstElementChild, tag.querySelector('.expand-operation')];
          const [left, right] = [name?.getBoundingClientRect(), arrow?.getBoundingClientRect()] as [DOMRect, DOMRect];
          return right.top > left.bottom || right.bottom < left.top;
        })
        .map((tag) => tag.getAttribute('data-tag')),
    );
    expect(apart).toEqual([]);
    const position = operationOf(page, '/series/{id}/curve/position');
    await position.locator('.opblock-summary-control').click();
    const wallet = position.locator('.parameter__name.required').filter({ hasText: 'wallet' });
    await wallet.waitFor();
    expect(await wallet.evaluate((name) => getComputedStyle(name, '::after').whiteSpace)).toBe('nowrap');
  });

  const LOOKS = [
    [360, false],
    [768, true],
    [1_400, false],
    [1_400, true],
  ] as const;
  it.each(some(LOOKS, 1))(
    'is accessible with an open and a sent path at %i px, in the dark: %s',
    async (width, dark) => {
      const { page } = await world.open({ path: '/openapi', width, dark });
      const list = operationOf(page, '/series');
      await list.locator('.opblock-summary-control').click();
      await list.getByRole('button', { name: 'Try it out' }).click();
      await list.getByRole('button', { name: 'Execute' }).click();
      await list.locator('.live-responses-table .response-col_status').getByText('200').waitFor();
      if (process.env.SHOTS)
        await page.screenshot({
          fullPage: true,
          path: `${process.env.SHOTS}/open-path-${width}${dark ? '-dark' : ''}.png`,
        });
      expect(await violationsOf(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    },
  );
});

describe.skipIf(chromium === null)('each page', () => {
  const WIDTHS = some([360, 768, 1_400], 2);
  it.each(['/', '/app', '/data-map', '/errors', '/openapi'])(
    '%s is accessible and fits, in both themes',
    async (path) => {
      const { page } = await world.open({ path, demo: DEMO });
      await page.waitForLoadState('networkidle');
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        for (const dark of [false, true]) {
          await setTheme(page, dark);
          const { SHOTS } = process.env;
          if (SHOTS)
            await page.screenshot({
              path: `${SHOTS}/page${path.replaceAll('/', '-')}-${width}${dark ? '-dark' : ''}.png`,
            });
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
          expect(await violationsOf(page), `${width} px, dark: ${dark}`).toEqual([]);
          await removeRepetitions(page); // all rows are looked at once
        }
      }
    },
  );
});
