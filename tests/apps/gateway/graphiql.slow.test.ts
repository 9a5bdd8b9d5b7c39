import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN_OPERATIONS } from '../../../src/pages/graphiql/admin-operations.ts';
import { operationName, type SavedOperation } from '../../../src/pages/graphiql/saved-operation.ts';
import { applicationsOf } from '../../domains/applications/support.ts';
import { findChromium } from '../../packages/client/device/chromium.ts';
import { some } from '../../support/exhaustive.ts';
import { newWallet } from '../../support/gateway.ts';
import { personas } from '../../support/personas.ts';
import { newSolanaWallet } from '../../support/solana-wallet.ts';
import { type GraphiQLWorld, type OpenOptions, openGraphiQLWorld } from './graphiql-page.ts';

const chromium = findChromium();
const EARLIER = 'kept-by-an-earlier-version';
/** What an earlier version of the page kept, in a page that is opened for the first time. */
const SEED = `if (!sessionStorage.getItem('seeded')) {
  sessionStorage.setItem('seeded', 'yes');
  localStorage.setItem('graphiql:headers', '{"authorization":"Bearer ${EARLIER}"}');
  localStorage.setItem('other', 'stays');
}`;
const DEMO = ['issuerA', 'holderA1', 'backerA', 'admin', 'outsider'] as const;
/** GraphiQL's own: a tab of its list of tabs has a button in it. Colours of code are the editor's. */
const OF_GRAPHIQL = ['nested-interactive'];

let world: GraphiQLWorld;
beforeAll(async () => {
  if (chromium !== null) world = await openGraphiQLWorld(chromium);
});
afterEach(() => world?.closePages());
afterAll(() => world?.close());

const show = (page: Page, panel: string) => page.getByRole('button', { name: `Show ${panel}` }).click();
/** Sends the operation, and waits for the answer. */
async function send(page: Page): Promise<void> {
  const answered = page.waitForResponse((one) => one.url().endsWith('/graphql') && one.request().method() === 'POST');
  await page.locator('.graphiql-execute-button').click();
  await answered;
}
/** Replaces an editor's text. A document begins with a word, because the editor puts a typed bracket around the old text. */
async function write(page: Page, editor: string, text: string): Promise<void> {
  await page.locator(editor).locator('.view-lines').first().click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(text);
}
/** Where a panel says of a field what became of it. */
const fieldOf = (page: Page, coordinate: string) => page.locator('.panel li.field').filter({ hasText: coordinate });

/** Everything that the browser keeps of a page. */
const kept = (page: Page): Promise<string> =>
  page.evaluate(async () =>
    JSON.stringify({
      local: Object.entries(localStorage),
      session: Object.entries(sessionStorage),
      cookie: document.cookie,
      databases: await indexedDB.databases(),
      caches: await caches.keys(),
      address: location.href,
    }),
  );

describe.skipIf(chromium === null)('a session in GraphiQL', () => {
  const HEADERS = '.graphiql-editor-tool .graphiql-editor:not(.hidden)';
  const last = '# the-last-change';

  it.each([
    ['in the editor of headers', null],
    ['by an EVM wallet', newWallet()],
    ['by a Solana wallet', newSolanaWallet()],
    ['by one click in a demo', null],
  ])('given %s is kept nowhere', async (how, wallet) => {
    const wallets: NonNullable<OpenOptions['wallets']> = wallet === null ? {} : { Test: wallet };
    const { page, faults, authorizations } = await world.open({ demo: DEMO, wallets, before: SEED });
    if (how === 'in the editor of headers') {
      await page.getByRole('button', { name: 'Headers' }).click();
      await write(page, HEADERS, `{ "authorization": "Bearer ${world.tokens.get('holderA1')}" }`);
    } else {
      await show(page, 'Sign in');
      await page.getByRole('button', { name: wallet === null ? 'holderA1' : 'Sign in with Test' }).click();
      await page.getByText(`Operations are sent as ${wallet?.address ?? 'holderA1'}`).waitFor();
    }
    await send(page);
    const token = /^Bearer (.+)$/.exec(authorizations.at(-1) ?? '')?.[1] as string;
    expect(token.length).toBeGreaterThan(50);
    // What is stored is stored together, shortly after the last change: this change is the last.
    await write(page, '.graphiql-query-editor', `${last}\n{ __typename }`);
    await expect.poll(() => kept(page)).toContain(last);
    const before = await kept(page);
    await page.reload();
    await page.locator('.graphiql-query-editor').getByText('the-last-change').waitFor();
    for (const left of [before, await kept(page)]) {
      for (const secret of [token, token.split('.')[2] as string, 'Bearer ey', EARLIER])
        expect(left).not.toContain(secret);
      expect(JSON.parse(left)).toMatchObject({ local: [['other', 'stays']], cookie: '', databases: [], caches: [] });
    }
    await send(page);
    expect(authorizations.at(-1)).toBeUndefined();
    expect(faults).toEqual([]);
  });

  it('is one that goes on, where the demo has begun another since the page was opened', async () => {
    const { page, authorizations } = await world.open({ demo: DEMO });
    await page.route('**/demo/people', async (route) => {
      await route.fulfill({
        json: [{ name: 'admin', role: 'admin', chain: 'evm:10143', wallet: '', token: 'begun-since' }],
      });
    });
    await show(page, 'Sign in');
    await page.getByRole('button', { name: 'admin' }).click();
    await page.getByText('Operations are sent as admin').waitFor();
    await send(page);
    expect(authorizations.at(-1)).toBe('Bearer begun-since');
  });

  it('is over once signed out, and is not begun by what somebody else signed', async () => {
    const { page, authorizations } = await world.open({
      demo: DEMO,
      wallets: { Liar: { ...newSolanaWallet(), address: newSolanaWallet().address } },
    });
    await show(page, 'Sign in');
    await page.getByRole('button', { name: 'Sign in with Liar' }).click();
    await page.getByText('Not signed in: SIGNATURE_INVALID.').waitFor();
    await page.getByRole('button', { name: 'admin' }).click();
    await page.getByText('Operations are sent as admin').waitFor();
    await send(page);
    expect(authorizations.at(-1)).toBe(`Bearer ${world.tokens.get('admin')}`);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByText('Nobody is signed in').waitFor();
    await send(page);
    expect(authorizations.at(-1)).toBeUndefined();
  });
});

describe.skipIf(chromium === null)('GraphiQL', () => {
  it('runs what was pressed before its editor was there, once', async () => {
    const { page, faults } = await world.open({ path: '/errors' });
    const runs: (string | null)[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.postData()?.includes('seriesList')) runs.push(request.postData());
    });
    // The button is pressed the moment it is there, which is before the editor.
    await page.addInitScript(`{
      globalThis.pressed = 0;
      new MutationObserver(() => {
        const run = document.querySelector('.graphiql-execute-button');
        if (run === null || pressed > 0) return;
        pressed = document.querySelector('.graphiql-query-editor .view-line') === null ? 1 : 2;
        run.click();
      }).observe(document, { childList: true, subtree: true });
    }`);
    await page.goto(`${world.gateway.url}/graphql`);
    await page.locator('.result-window').getByText('"data"').waitFor();
    expect(await page.evaluate('pressed')).toBe(1);
    expect(faults).toEqual([]);
    expect(runs).toHaveLength(1);
  });

  it.each([
    [360, 216],
    [768, 400],
  ])('shows whole lines of its first operation at %d pixels', async (width, least) => {
    const { page } = await world.open({ width });
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/graphiql-${width}.png` });
    const editor = await page.locator('.graphiql-query-editor .graphiql-editor').boundingBox();
    expect(editor?.width).toBeGreaterThan(least);
    expect(editor?.height).toBeGreaterThan(120);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });

  it('names each sign-in button by person, role and chain', async () => {
    const { page } = await world.open({ demo: DEMO });
    await show(page, 'Sign in');
    const buttons = page.getByRole('button', { name: /^Sign in as / });
    await buttons.first().waitFor();
    const names = await buttons.allTextContents();
    expect(names).toHaveLength(DEMO.length);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain('Sign in as holderA1 (holder) on evm:10143');
  });
});

describe.skipIf(chromium === null)('an admin’s operations', () => {
  interface Answer {
    readonly data: Readonly<Record<string, Readonly<Record<string, unknown>> | null>>;
    readonly errors?: readonly object[];
  }

  /** Opens an operation of the panel, and presses Run. */
  async function run(page: Page, operation: SavedOperation): Promise<Answer> {
    const name = operationName(operation);
    await show(page, 'Operations');
    // An address leads to an operation as its button does.
    if (name === 'AuditedRecord') await page.evaluate(() => location.assign('#AuditedRecord'));
    else await page.getByRole('button', { name: operation.title, exact: true }).click();
    await page.locator('.graphiql-tab-button').getByText(name, { exact: true }).last().waitFor();
    if (name === 'DecideProposal') {
      // An approval builds a transaction, for which this gateway has no chain.
      await page.getByRole('button', { name: 'Variables' }).click();
      await page.locator(VARIABLES).getByText('true').last().dblclick();
      await page.keyboard.type('false');
    }
    const answered = page.waitForResponse(
      (one) => one.url().endsWith('/graphql') && !!one.request().postData()?.includes(`"operationName":"${name}"`),
    );
    await page.locator('.graphiql-execute-button').click();
    await page.getByRole('button', { name: 'Hide Operations' }).click();
    return (await (await answered).json()) as Answer;
  }
  const VARIABLES = '.graphiql-editor-tool .graphiql-editor:not(.hidden)';

  it('have their variables, and are answered with data at once', async () => {
    const { gateway, otherAdmin } = world;
    const { person, submitted } = applicationsOf(gateway);
    await submitted(await person());
    const proposal = { chain: 'evm:10143', key: newWallet().address, action: 'REGISTER' };
    expect(await gateway.mutate('proposeAttestor', proposal, { token: otherAdmin })).toEqual({});
    const signed = '{ contractSessions(first: 1, state: SIGNED) { nodes { signedDocument { __typename } } } }';
    await gateway.ask(signed, {}, otherAdmin); // the read of a contract is in the log
    const { auditEntry, attestorProposal } = gateway.database.prisma;
    const logged = await auditEntry.count();
    const { page, faults } = await world.open({ demo: DEMO });
    await show(page, 'Sign in');
    await page.getByRole('button', { name: 'Sign in as admin on evm:10143' }).click();
    await page.getByText('Operations are sent as admin').waitFor();
    await page.getByRole('button', { name: 'Hide Sign in' }).click();
    await page.getByText('You ask as admin.').waitFor();
    const answers = new Map<string, Answer>();
    const token = world.tokens.get('admin');
    const isPrepared = ({ prepare }: SavedOperation) => prepare !== undefined;
    for (const operation of ADMIN_OPERATIONS.filter(isPrepared))
      answers.set(operationName(operation), await run(page, operation));
    for (const operation of ADMIN_OPERATIONS.filter((one) => !isPrepared(one)))
      answers.set(operationName(operation), (await gateway.ask(operation.text, {}, token)) as never);
    const empty: string[] = [];
    for (const [name, { data, errors }] of answers) {
      expect(errors, name).toBeUndefined();
      for (const [field, value] of Object.entries(data)) {
        expect(value, name).not.toHaveProperty('code');
        if ([value?.nodes ?? value ?? []].flat().length === 0) empty.push(`${name}.${field}`);
      }
    }
    expect(empty).toEqual([]);
    const answerOf = (name: string) => answers.get(name)?.data;
    expect(answerOf('PreviewDecision')?.previewApplicationDecision?.application).toMatchObject({
      readiness: expect.arrayContaining([{ code: 'IDENTITY_PASSED', ok: expect.any(Boolean) }]),
    });
    expect(answerOf('TermsReads')?.termsAccessLog?.nodes).toContainEqual(
      expect.objectContaining({ relation: 'BACKER', accountId: expect.any(String) }),
    );
    expect(answerOf('AuditedRecord')?.node).toMatchObject({ id: expect.any(String), proposalState: 'REJECTED' });
    expect(answerOf('AuditLog')?.auditLog?.nodes).toContainEqual(
      expect.objectContaining({ actor: { id: expect.any(String), displayName: 'Operator' } }),
    );
    const entries = await auditEntry.findMany({ orderBy: { id: 'asc' }, skip: logged });
    const reviewed = entries.filter(({ action }) => /^application\.(claim|approve)$/.test(action));
    expect(reviewed.map(({ action }) => action)).toEqual(['application.claim', 'application.approve']);
    expect(new Set(reviewed.map(({ target }) => target)).size).toBe(1);
    expect(await attestorProposal.count({ where: { state: 'REJECTED', decidedBy: personas.admin.accountId } })).toBe(1);
    expect(faults).toEqual([]);
  });

  it('say to an admin which record is missing, and decide nothing that was not previewed', async () => {
    const { page } = await world.open({ demo: DEMO });
    const previews: string[] = [];
    page.on('request', (request) => {
      if (request.postData()?.includes('previewApplicationDecision(')) previews.push(request.url());
    });
    await show(page, 'Sign in');
    await page.getByRole('button', { name: 'Sign in as admin on evm:10143' }).click();
    await page.getByText('Operations are sent as admin').waitFor();
    const { gateway, otherAdmin } = world;
    const listed = await gateway.ask('{ applications(state: SUBMITTED) { nodes { id } } }', {}, otherAdmin);
    for (const { id } of (listed.data as { applications: { nodes: { id: string }[] } }).applications.nodes)
      expect(await gateway.mutate('claimApplication', { id }, { token: otherAdmin })).toEqual({});
    await show(page, 'Operations');
    await page.getByRole('button', { name: 'Review, step 1: claim the oldest application' }).click();
    await page.getByText('No application waits.').waitFor();
    await page.getByRole('button', { name: 'Review, step 4: decide as previewed' }).click();
    await page.getByText('There is no preview from step 3. Run step 3, and decide within five minutes.').waitFor();
    expect(previews).toEqual([]);
  });

  it('open in tabs that leave the logo whole, the active one in view', async () => {
    const { page } = await world.open({ width: 1_280 });
    await show(page, 'Operations');
    const titles = ['Reports of series', 'Raises and curves', 'My positions', 'My payments', 'My bids', 'My drafts'];
    for (const [at, name] of titles.entries()) {
      await page.getByRole('button', { name, exact: true }).click();
      await expect.poll(() => page.locator('.graphiql-tab').count()).toBe(at + 2);
    }
    await page.locator('.graphiql-tab-active').getByText('MyDrafts').waitFor();
    const boxes = async () =>
      page.evaluate(() => {
        const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() as DOMRect;
        const [logo, tab, tabs] = [box('.graphiql-logo a'), box('.graphiql-tab-active'), box('.graphiql-tabs')];
        return {
          logo: logo.right <= innerWidth && logo.height < 30,
          tab: tab.left >= tabs.left - 1 && tab.right <= tabs.right + 1,
          apart: tabs.right <= logo.left,
        };
      });
    await expect.poll(boxes).toEqual({ logo: true, tab: true, apart: true });
  });

  it('say that there is no record for somebody who is no admin', async () => {
    const { page } = await world.open();
    await show(page, 'Operations');
    await page.getByRole('button', { name: 'Review, step 1: claim the oldest application' }).click();
    await page.getByText('There is no record for this operation.').waitFor();
    await page.locator('.graphiql-query-editor').getByText('ClaimApplication').first().waitFor();
  });
});

describe.skipIf(chromium === null)('GraphiQL’s panels', () => {
  it('list who reads each field, what became of it, and why', async () => {
    const { page, faults } = await world.open({ demo: DEMO });
    const paid = fieldOf(page, 'Series.paidTotal');
    await paid.getByText('issuer').waitFor();
    expect(await paid.textContent()).not.toMatch(/Read|Denied/);
    await send(page);
    expect(await paid.getByText('The chain itself shows the value to everybody').isVisible()).toBe(false);
    await paid.getByText('plain, onchain').click();
    await paid.getByText('The chain itself shows the value to everybody').waitFor();
    await paid.getByText('Denied in all 5 records.').waitFor();
    await page.getByText('Sent while not signed in.').waitFor();
    await show(page, 'Sign in');
    await page.getByRole('button', { name: 'holderA1' }).click();
    await show(page, 'Access');
    await send(page);
    await paid.getByText(/Read in 1 record, denied in 4: .* of the list\./).waitFor();
    await page.getByText(/Cost \d+ of \d+/).waitFor();
    await paid.getByRole('button', { name: 'Why' }).click();
    await paid.getByText('Readers: issuer, holder and admin. ').waitFor();
    await show(page, 'Sign in');
    await page.getByRole('button', { name: 'backerA' }).click();
    await show(page, 'Access');
    await send(page);
    const theta = fieldOf(page, 'SeriesTerms.theta');
    await theta.getByText('Failed with CHAIN_UNAVAILABLE.').waitFor(); // whether a wallet is verified is not known
    expect(await theta.getByRole('button', { name: 'Why' }).count()).toBe(0);
    expect(await paid.getByText('Readers: issuer, holder and admin.').count()).toBe(0); // it was of the run before
    await paid.getByRole('button', { name: 'Why' }).click();
    await paid.getByText('You are none of these to the first denied record. To read it you would have').waitFor();
    expect(await fieldOf(page, 'Series.key').getByRole('button').count()).toBe(0); // everybody reads it
    await write(page, '.graphiql-query-editor', 'query { seriesList { totalCount nothing } }');
    await paid.waitFor({ state: 'detached' });
    await send(page);
    await fieldOf(page, 'SeriesConnection.totalCount')
      .getByText('Not read: the document was refused with INVALID_DOCUMENT.')
      .waitFor();
    const meaning = page.getByRole('alert').getByRole('link', { name: 'INVALID_DOCUMENT' });
    expect(await meaning.getAttribute('href')).toBe('/errors#INVALID_DOCUMENT');
    expect(faults).toEqual([]);
  });

  it('compare what people of a demo are answered, and open nothing that is sealed unless that is wanted', async () => {
    const { page } = await world.open({ demo: DEMO, width: 1_280 });
    const { termsAccessLog } = world.gateway.database.prisma;
    const reads = await termsAccessLog.count();
    await show(page, 'Compare readers');
    const table = page.getByRole('region', { name: 'Comparison' });
    const sizes = await table.evaluate((element) => {
      const pane = element.closest('.graphiql-plugin') as HTMLElement;
      return {
        right: element.getBoundingClientRect().right <= pane.getBoundingClientRect().right,
        pane: pane.scrollWidth - pane.clientWidth,
        table: element.scrollWidth - element.clientWidth, // the last column is whole
        answer: (document.querySelector('.graphiql-response') as HTMLElement).clientWidth > 350,
      };
    });
    expect(sizes).toEqual({ right: true, pane: 0, table: 0, answer: true });
    await page.getByRole('button', { name: 'Ask as each of them' }).click();
    const row = page.getByRole('row', { name: /seriesList.paidTotal/ });
    await row.getByText('denied in 4 of 5').first().waitFor();
    const cells = await row.getByRole('cell').allTextContents();
    expect(await row.getByRole('rowheader').textContent()).toBe('seriesList.paidTotal first of 5');
    expect(cells[0]).toBe('denied');
    for (const cell of cells.slice(1, 3)) expect(cell).toMatch(/^(\d+|denied) denied in \d of 5$/);
    expect(cells[4]).toMatch(/^\d+$/); // the admin
    const theta = page.getByRole('row', { name: /terms.theta/ });
    expect(new Set(await theta.getByRole('cell').allTextContents())).toEqual(new Set(['not opened']));
    expect(await termsAccessLog.count()).toBe(reads);
    await page.getByLabel('Open sealed values too').check();
    await page.getByRole('button', { name: 'Ask as each of them' }).click();
    await theta.getByText('not opened').first().waitFor({ state: 'detached' });
    expect(await termsAccessLog.count()).toBeGreaterThan(reads);
    await write(
      page,
      '.graphiql-query-editor',
      'query { viewer { account { id } } old: seriesList(first: 1) { nodes { key } } seriesList(first: 1) { nodes { key reports { nodes { id } } } } }',
    );
    await page.getByRole('row', { name: /old.key/ }).waitFor();
    const names = await table.getByRole('rowheader').allTextContents();
    expect(names).toEqual(['account.id', 'old.key', 'seriesList.key', 'reports.id']);
  });

  it('compare what is declared where there is no demo, and offer nobody', async () => {
    const { page } = await world.open();
    await show(page, 'Compare readers');
    const row = page.getByRole('row', { name: /seriesList.paidTotal/ });
    expect(await row.getByRole('cell').allTextContents()).toEqual([
      '—',
      'may read',
      '—',
      '—',
      'may read',
      'may read',
      '—',
    ]);
    await show(page, 'Sign in');
    await page.getByText('This browser has no wallet').waitFor();
    expect(await page.getByText('As a person of the demo').count()).toBe(0);
  });

  it('show the plan and the SQL of the document for the class of the viewer', async () => {
    const { page, faults } = await world.open({ demo: DEMO });
    await show(page, 'Statement');
    await page.getByRole('button', { name: 'Show the statement' }).click();
    await page.getByText('One statement with').waitFor();
    await page.locator('pre').getByText('paidTotal: column paidTotal; denied').waitFor();
    await show(page, 'Sign in');
    await page.getByRole('button', { name: 'holderA1' }).click();
    await show(page, 'Statement');
    await page.getByRole('button', { name: 'Show the statement' }).click();
    await page.locator('pre').getByText('paidTotal: column paidTotal; for').waitFor();
    expect(await page.locator('pre.sql').textContent()).toMatch(/^select r0\.j, r0\.s from /);
    await write(page, '.graphiql-query-editor', 'query { __typename }');
    await page.locator('pre.sql').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Show the statement' }).click();
    await page.getByText('Resolvers answer: root field __typename.').waitFor();
    expect(faults).toEqual([]);
  });

  it('open an operation, filter fields by reader, and list the events of a subscription', async () => {
    const { page, faults } = await world.open();
    await show(page, 'Operations');
    await page.getByRole('button', { name: 'Reports of series' }).click();
    await page.locator('.graphiql-query-editor').getByText('incomeCommitment').waitFor();
    await expect.poll(() => page.locator('.graphiql-tab-button').allTextContents()).toEqual(['Series', 'Reports']);
    await show(page, 'Fields by reader');
    await page.getByLabel('Type or field').fill('SeriesTerms.');
    await page.getByText('Fields: 0. Types: 0.').waitFor();
    await page.getByRole('combobox', { name: 'Reader' }).selectOption('BACKER');
    await page.getByText('Fields: 4. Types: 1.').waitFor();
    const inMap = page.getByRole('link', { name: 'SeriesTerms.theta in the data map' });
    expect(await inMap.getAttribute('href')).toBe('/data-map#SeriesTerms.theta');
    await page.getByLabel('Type or field').fill('Series.key');
    await page.getByText('Fields: 0. Types: 0.').waitFor(); // everybody reads it
    await page.getByLabel('with public fields').check();
    await page.getByText('Fields: 1. Types: 1.').waitFor();
    await page.getByRole('button', { name: 'Docs of Series.key' }).click();
    await page.locator('.graphiql-doc-explorer-title').getByText('key').waitFor();
    await page.getByText('Readers: public. Held: series.key (plain).').waitFor();
    await show(page, 'Access');
    await write(
      page,
      '.graphiql-query-editor',
      `subscription { activity(seriesKey: "0x${'00'.repeat(32)}", chain: "evm:10143") { __typename } }`,
    );
    await fieldOf(page, 'Subscription.activity').waitFor(); // the editor has read it
    await send(page);
    await page.locator('.events time').waitFor();
    expect(await page.locator('.events').textContent()).toContain('NOT_FOUND');
    expect(faults).toEqual([]);
  });

  const LOOKS = [
    [360, true],
    [1_400, false],
    [360, false],
    [1_400, true],
  ] as const;
  it.each(some(LOOKS, 1))('are accessible at %i px, in the dark: %s', async (width, dark) => {
    const { page } = await world.open({ demo: DEMO, width, height: 740, dark });
    await page.evaluate(axe.source);
    for (const panel of ['Sign in', 'Access', 'Compare readers', 'Operations', 'Fields by reader', 'Statement']) {
      const opening = page.getByRole('button', { name: `Show ${panel}` });
      if ((await opening.count()) > 0) await opening.click(); // one may be open from the start
      await page.locator('.panel h2').waitFor();
      const found = await page.evaluate(async () => {
        const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(
          { exclude: ['.monaco-editor'] },
          { resultTypes: ['violations'] },
        );
        return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
      });
      expect(
        found.filter((text) => !OF_GRAPHIQL.some((id) => text.startsWith(id))),
        panel,
      ).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, panel).toBeLessThanOrEqual(0);
    }
  });
});
