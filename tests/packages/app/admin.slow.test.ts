import { randomUUID } from 'node:crypto';
import { encodeFunctionData } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { abis } from '../../../src/adapters/evm/abi.ts';
import { ROLES } from '../../../src/adapters/evm/roles.ts';
import { type GraphiQLWorld, openGraphiQLWorld } from '../../apps/gateway/graphiql-page.ts';
import type { Name } from '../../domains/support/product.ts';
import { newWallet } from '../../support/gateway.ts';
import { inspect, shoot } from '../../support/inspection.ts';
import { TITLE_OF_A } from '../../support/population/known.ts';
import { findChromium } from '../client/device/chromium.ts';
import { type AppWorld, openAppWorld } from './support/app-world.ts';
import { goTo, openPopulated, signIn } from './support/populated-app.ts';

const executablePath = findChromium();
describe.skipIf(executablePath === null)('the review of the app', () => {
  let world: AppWorld;
  beforeAll(async () => {
    if (executablePath === null) return;
    world = await openAppWorld(executablePath, { admins: ['admin', 'bob'] });
    const { owner, contracts, wallet } = world.product.devnet;
    await owner.grantRole('ALLOWLIST', world.product.wallet('admin').address);
    await owner.grantRole('KEYS', world.product.wallet('bob').address);
    const leave = { abi: abis.access, functionName: 'renounceRole', args: [ROLES.KEYS, owner.address] } as const;
    await wallet(0).send({ to: contracts.access, data: encodeFunctionData(leave) });
  });
  afterAll(() => world?.close());

  /** Somebody applies as a backer under a name; answers the application's id. */
  async function apply(name: Name, displayName: string): Promise<string> {
    const actor = world.product.actor(name);
    const id = randomUUID();
    await actor.act('updateProfile', { displayName }, '... on AccountPayload { account { id } }');
    const payload = '... on ApplicationPayload { application { state } }';
    await actor.act('startApplication', { newId: id, persona: 'BACKER', country: 'PT' }, payload);
    await actor.act('submitApplication', { id }, payload);
    return id;
  }

  it('takes an application from the queue to the chain in one flow of 6 clicks', async () => {
    const id = await apply('outsider', 'Olive of Oporto');
    const { page, faults, signIn: enter } = await world.open({ path: '/admin', wallet: 'admin' });
    await page.getByText('Sign in with the wallet of an admin to see this page.').waitFor();
    await enter();
    const began = Date.now();
    await page.getByRole('link', { name: 'Olive of Oporto' }).click(); // 1
    await page.getByText('The identity is not confirmed').waitFor();
    await page.getByRole('button', { name: 'Claim for review' }).click(); // 2
    await page.getByRole('button', { name: 'Approve …' }).click(); // 3
    const dialog = page.getByRole('dialog');
    await dialog.getByText('The application becomes approved, and the applicant is notified of it.').waitFor();
    await shoot(page, 'decision');
    await dialog.getByRole('button', { name: 'Approve', exact: true }).click(); // 4
    await dialog.getByText('verified: it may bid', { exact: false }).waitFor();
    await shoot(page, 'transaction');
    await dialog.getByRole('button', { name: 'Sign in the wallet' }).click(); // 5
    await dialog.getByText('The chain follows the decision.').waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click(); // 6
    await page.getByText('The chain follows the decision', { exact: true }).waitFor();
    await page.getByText('On the chain', { exact: true }).waitFor();
    console.info(`an application is on the chain after ${Math.round((Date.now() - began) / 1_000)} s`);
    const { data } = await world.product.ask('outsider', `{ application(id: "${id}") { state onchain } }`);
    expect(data?.application).toEqual({ state: 'APPROVED', onchain: 'VERIFIED' });
    await inspect(page, 'application');
    expect(faults).toEqual([]);
  });

  it('says in words that another admin came between, and goes on after the page is read again', async () => {
    const id = await apply('carol', 'Carol of Coimbra');
    const { page, faults, signIn: enter } = await world.open({ path: `/admin/applications/${id}`, wallet: 'admin' });
    await enter();
    await page.getByRole('button', { name: 'Claim for review' }).click();
    await page.getByLabel('Reason of a rejection').selectOption('Some information is missing');
    await page.getByRole('button', { name: 'Reject …' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('The application becomes rejected, and the applicant reads the reason.').waitFor();
    const payload = '... on ApplicationPayload { application { version } }';
    await world.product.actor('bob').act('writeApplicationNote', { id, text: 'Seen in Coimbra.' }, payload);
    await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
    await dialog.getByText('CONFLICT').waitFor();
    await dialog.getByRole('button', { name: 'Read the application again' }).click();
    await page.getByRole('button', { name: 'Read the notes' }).click();
    await page.getByText('Seen in Coimbra.').waitFor();
    await page.getByLabel('Note', { exact: true }).fill('Rejected for now.');
    await page.getByRole('button', { name: 'Write the note' }).click();
    await page.getByText('Rejected for now.').last().waitFor();
    await page.getByRole('button', { name: 'Reject …' }).click();
    await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
    await dialog.getByText('The decision is made, and the applicant is notified.').waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByText('Nothing is left to decide. The account may start another application.').waitFor();
    expect(faults).toEqual([expect.stringContaining('409 (Conflict)')]); // the browser's own line
  });

  it('leaves an application to the admin who claimed it', async () => {
    const id = await apply('alice', 'Alice of Aveiro');
    await world.product
      .actor('admin')
      .act('claimApplication', { id }, '... on ApplicationPayload { application { id } }');
    const { page, faults, signIn: enter } = await world.open({ path: `/admin/applications/${id}`, wallet: 'bob' });
    await enter();
    await page.getByText('Another admin reviews this application since').waitFor();
    expect(await page.getByRole('button', { name: 'Approve …' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Claim it from the other admin' }).click();
    await page.getByText('APPLICATION_CLAIMED').waitFor();
    expect(faults).toEqual([]);
  });

  it('shows somebody who is no admin why there is nothing to see, and asks for nothing', async () => {
    const { page, faults, signIn: enter } = await world.open({ path: '/admin', wallet: 'issuer' });
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.postData() ?? ''));
    await enter();
    for (const [path, title] of [
      ['', 'Review'],
      [`/applications/${randomUUID()}`, 'Application'],
      ['/registrars', 'Registrars'],
      ['/operations', 'Operations'],
      ['/audit', 'Audit log'],
    ] as const) {
      await goTo(page, `/admin${path}`);
      await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
      await page.getByText('This page is for admins, and your account is none.').waitFor();
      expect(await page.getByRole('main').getByRole('list').count()).toBe(0);
    }
    expect(requests.filter((body) => /applications\(|attestorProposals|auditLog|keeperRuns/.test(body))).toEqual([]);
    expect(await page.getByRole('navigation').getByText('Audit log').count()).toBe(0);
    expect(faults).toEqual([]);
  });

  it('registers a key that one admin proposes and another approves', async () => {
    const key = newWallet().address;
    const proposer = await world.open({ path: '/admin/registrars', wallet: 'admin' });
    await proposer.signIn();
    await proposer.page.getByLabel('Attestor key').fill(key);
    await proposer.page.getByRole('button', { name: 'Propose to register it' }).click();
    await proposer.page.getByText('The proposal waits for another admin.').waitFor();
    await proposer.page.getByText('Another admin decides, because you proposed it.').waitFor();
    const { page, faults, signIn: enter } = await world.open({ path: '/admin/registrars', wallet: 'bob' });
    await enter();
    const began = Date.now();
    await page.getByRole('button', { name: 'Approve the registration' }).click(); // 1
    await page.getByRole('dialog').getByRole('button', { name: 'Sign in the wallet' }).click(); // 2
    await page.getByText('The registry follows the proposal.').waitFor();
    await page.getByRole('button', { name: 'Close' }).click(); // 3
    await page.getByText('On the chain', { exact: true }).waitFor();
    await page.getByRole('rowheader').locator(`code[title="${key}"]`).waitFor();
    console.info(`a key is registered after ${Math.round((Date.now() - began) / 1_000)} s`);
    await page.getByRole('link', { name: 'Revoke …' }).click();
    await page.getByRole('button', { name: 'Propose to revoke it' }).waitFor();
    expect(await page.getByRole('textbox', { name: 'Attestor key' }).inputValue()).toBe(key);
    expect([...faults, ...proposer.faults]).toEqual([]);
  });

  it('has a sentence for every list without rows', async () => {
    const { page, faults, signIn: enter } = await world.open({ path: '/admin?state=REVOKED', wallet: 'admin' });
    await enter();
    for (const [path, text] of [
      ['?state=REVOKED', 'No such application is there.'],
      ['/registrars?proposals=WITHDRAWN', 'There is no such proposal.'],
      ['/registrars?active=no', 'The registry has no such attestor key.'],
      ['/registrars?active=no', 'The registry has no such verifier key.'],
      ['/registrars', 'No account has linked a key.'],
      ['/operations?view=keepers', 'There is no such run.'],
      ['/operations?view=outbox&state=DEAD', 'There is no such message.'],
      ['/operations?view=deliveries', 'Every delivery succeeded.'],
      ['/operations?view=reconciliation', 'There is no such comparison.'],
      ['/operations?view=rates', 'There is no such request.'],
      ['/audit?action=EXTINGUISHMENT_RELAY', 'The log has no such act.'],
    ] as const) {
      await goTo(page, `/admin${path}`);
      await page.getByText(text).waitFor();
    }
    expect(faults).toEqual([]);
  });
});

describe.skipIf(executablePath === null)('the lists of admins', () => {
  let world: GraphiQLWorld;
  beforeAll(async () => {
    if (executablePath !== null) world = await openGraphiQLWorld(executablePath);
  });
  afterAll(() => world?.close());

  it('keep their filters over a reload, and send a message again', async () => {
    const { page, faults } = await openPopulated(world, '/admin/operations', 'admin');
    await page.getByRole('radio', { name: 'Outbox' }).click();
    await page.getByRole('radio', { name: 'Given up' }).click();
    await page.getByText('Terms amended').waitFor();
    expect(new URL(page.url()).search).toBe('?view=outbox&state=DEAD');
    await page.reload();
    await signIn(page);
    await page.getByText('1 messages, newest first').waitFor();
    await page.getByRole('button', { name: 'Send it again' }).click();
    await page.getByText('There is no such message.').waitFor();
    await goTo(page, '/admin/audit?action=OUTBOX_REQUEUE');
    await page.getByRole('cell', { name: 'sent a message again' }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Operator' }).click();
    await page.getByText('Only acts of').waitFor();
    expect(new URL(page.url()).searchParams.get('actor')).not.toBeNull();
    await page.getByLabel('From').fill('2020-01-01');
    await page.getByLabel('Until').fill('2020-01-02');
    await page.getByText('The log has no such act.').waitFor();
    expect(faults).toEqual([]);
  });

  it('show rows with lights and words, without a finding of axe at any width', async () => {
    const { page, faults } = await openPopulated(world, '/admin?state=ALL', 'admin');
    for (const [path, text, shot] of [
      ['?state=ALL', 'missing:', 'queue'],
      ['/registrars', 'Attestor X', 'registrars'],
      ['/operations', 'The database answers', 'health'],
      ['/operations?view=keepers', 'Lost: its process ended', 'keepers'],
      ['/operations?view=outbox', 'Given up', 'outbox'],
      ['/operations?view=deliveries', 'SafeERC20FailedOperation', 'deliveries'],
      ['/operations?view=reconciliation', '1 difference', 'reconciliation'],
      ['/operations?view=rates', 'Waits for an attestor', 'rates'],
      ['/audit', 'Operator', 'audit'],
    ] as const) {
      await goTo(page, `/admin${path}`);
      await page.getByRole('main').getByText(text).first().waitFor();
      await inspect(page, shot);
    }
    // A key and a series have their names beside them.
    await goTo(page, '/admin/operations?view=rates');
    await page
      .getByRole('cell', { name: /by Attestor X, 0x/ })
      .first()
      .waitFor();
    await goTo(page, '/admin/operations?view=deliveries');
    await page.getByRole('row', { name: new RegExp(`^${TITLE_OF_A} .*SafeERC20FailedOperation`) }).waitFor();
    expect(faults).toEqual([]);
  });
});
