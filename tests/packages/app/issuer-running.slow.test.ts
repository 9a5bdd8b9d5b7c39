import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../../src/adapters/process/free-port.ts';
import { createNotaryClient } from '../../../src/adapters/zktls/index.ts';
import { type Notary, startNotary } from '../../../src/apps/devnet/notary.ts';
import { type Payroll, startPayroll } from '../../../src/apps/devnet/payroll.ts';
import { deriveClaimKey } from '../../../src/core/claim-key.ts';
import { systemClock } from '../../../src/core/clock.ts';
import type { Bytes32 } from '../../../src/core/hex.ts';
import type { Period } from '../../../src/core/period.ts';
import { EXTINGUISH_NOTICE } from '../../../src/core/policy.ts';
import type { MessageKind, MessageOf } from '../../../src/core/signing/index.ts';
import { sourceHash } from '../../../src/domains/zktls/model/claim-format.ts';
import { payrollSource } from '../../../src/domains/zktls/model/claim-source.ts';
import { startVerifier, type VerifierProcess } from '../../apps/verifier/process.ts';
import { contextOf, createRecipient, type Recipient } from '../../domains/support/sealing.ts';
import { date, type Launched, launch, openFirstPeriod, raise, ratedClock } from '../../domains/support/story.ts';
import { inspect, lap, shoot } from '../../support/inspection.ts';
import { findChromium } from '../client/device/chromium.ts';
import { type AppWorld, type OpenedApp, openAppWorld } from './support/app-world.ts';
import { acceptTerms, backUp, chooseAttestor, perform } from './support/journey.ts';

const executablePath = findChromium();

/** Opens the page of an issuer with the chain's time, on a path below `/app`: two clicks to sign in. */
async function openAsIssuer(world: AppWorld, path: string): Promise<OpenedApp> {
  const app = await world.open({ wallet: 'issuer', path, hasChainTime: true });
  await app.signIn();
  return app;
}

/** The first row of a list of the attestor's work. */
async function workOf<Row>(attestor: Recipient, list: string, selection: string): Promise<Row> {
  const { data } = await attestor.ask(`{ ${list} { nodes { ${selection} } } }`);
  const name = list.replace(/\(.*/, '');
  return (data as unknown as Record<string, { readonly nodes: readonly Row[] }>)[name]?.nodes[0] as Row;
}

/** What the attestor's tool does with a text that it has read: it signs it, and hands the signature in. */
async function countersign<K extends MessageKind>(
  attestor: Recipient,
  mutation: string,
  input: object,
  [kind, message]: readonly [K, MessageOf<K>],
): Promise<void> {
  const done = await attestor.act(mutation, '__typename', { ...input, signature: attestor.sign(kind, message) });
  expect(done.code).toBeUndefined();
}

/** Writes into the database of a page that its browser saw a verifier before. */
const rememberVerifier = (value: string) =>
  new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open('income-series-app', 1);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const writing = opening.result.transaction('values', 'readwrite');
      writing.objectStore('values').put({ value, since: new Date().toISOString() }, 'pin verifier');
      writing.oncomplete = () => resolve();
    };
  });

describe.skipIf(executablePath === null)('the issuer of a running series', () => {
  let world: AppWorld;
  let launched: Launched;
  let routed: Launched;
  let ending: Launched;
  let attestor: Recipient;
  let other: Recipient;
  let verifier: VerifierProcess;
  let payroll: Payroll;
  let notary: Notary;

  const step = (wallet: 'issuer' | 'carol', { seriesKey }: Launched, more: object = {}) => ({
    ...{ seriesKey, wallet: world.product.wallet(wallet).address },
    ...more,
  });

  /** A verifier of a process of its own, which answers pages of the gateway alone. */
  const openVerifier = async (port: number) => {
    payroll = await startPayroll();
    notary = await startNotary({
      secretKey: new Uint8Array(32).fill(0x61),
      origins: [payroll.url],
      clock: systemClock,
    });
    const { verifierSecret, devnet, gateway } = world.product;
    verifier = await startVerifier(verifierSecret, {
      PORT: `${port}`,
      CORS_ORIGINS: gateway.url,
      EVM_SERIES_ADDRESS: devnet.contracts.hub,
      VERIFIER_DEVELOPMENT_WITNESSES: notary.address,
      VERIFIER_SOURCES: sourceHash(payrollSource(payroll.endpoint)),
    });
  };

  beforeAll(async () => {
    if (executablePath === null) return;
    const port = await freePort();
    world = await openAppWorld(executablePath, { verifierUrl: `http://127.0.0.1:${port}` });
    const { product } = world;
    await openVerifier(port);
    launched = await launch(product);
    await raise(product, launched);
    ending = await launch(product);
    await raise(product, ending);
    routed = await launch(product, { routed: true });
    await product.act('issuer', 'buildOpenRouter', step('issuer', routed));
    await raise(product, routed);
    const approval = step('carol', routed, { spender: 'ROUTER', amount: '9000000' });
    await product.act('carol', 'buildApprovePaymentToken', approval);
    await product.act('carol', 'buildRouteIncome', step('carol', routed, { amount: '9000000' }));
    [attestor, other] = [await createRecipient(product, 21), await createRecipient(product, 22)];
  });
  afterAll(async () => {
    await Promise.all([verifier?.stop(), payroll?.stop(), notary?.stop()]);
    await world?.close();
  });

  const pathOf = ({ seriesKey }: Launched, more = '') => `/issuer/series/evm:10143/${seriesKey}${more}`;

  // 8 clicks: two to sign in, one to open the form, one to choose the attestor, one to propose, three to send.
  it('amends its terms, which an attestor countersigned', async () => {
    const { page, faults, close } = await openAsIssuer(world, pathOf(launched));
    const startedAt = Date.now();
    await page.getByText('Propose new terms').click();
    await page.getByLabel('New threshold of a year').fill('50,000');
    await page.getByLabel('New share of the income above it').fill('6');
    await page.getByLabel('New cap: paid at most, in all').fill('2,000,000');
    await shoot(page, 'amendment-form');
    await chooseAttestor(page, attestor.key);
    await page.getByRole('button', { name: 'Propose the amendment' }).click();
    await page.getByText('Awaiting attestor').waitFor();
    type Amendment = { readonly id: string; readonly termsCommitment: Bytes32; readonly newCap: string };
    const { id, termsCommitment, newCap } = await workOf<Amendment>(
      attestor,
      'termsAmendments(first: 1, direction: DESC)',
      'id termsCommitment newCap',
    );
    const { seriesKey } = launched;
    await countersign(attestor, 'signAmendment', { id }, [
      'AMEND',
      { seriesKey, amendmentNonce: 0n, newTermsCommitment: termsCommitment, newCap: BigInt(newCap) },
    ]);
    await page.getByRole('link', { name: 'Put the signed amendment on the chain' }).waitFor();
    await shoot(page, 'amendment-signed');
    await perform(page, 'Amend the terms', 'The new terms hold.');
    const { data } = await world.product.ask(
      'issuer',
      'query ($key: Bytes32!) { series(key: $key) { cap terms { theta } } }',
      { key: seriesKey },
    );
    expect(data?.series).toMatchObject({ cap: '2000000000000', terms: { theta: '5000000' } });
    lap('amendment', startedAt);
    expect(faults).toEqual([]);
    await close();
  });

  // 10 clicks: two to sign in, one to open the form, one to choose the attestor, three to send, three to withdraw.
  it('asks for a pause with a sealed reason, and withdraws the request', async () => {
    const { page, faults, close } = await openAsIssuer(world, pathOf(launched));
    const startedAt = Date.now();
    await page.getByText('Request a pause', { exact: true }).first().click();
    await page.getByLabel('Reason').fill('An illness since March.');
    await chooseAttestor(page, attestor.key);
    await perform(page, 'Request a pause', 'The pause is requested. The attestor decides on it.');
    type Pause = { readonly id: string; readonly reason: string };
    const { id, reason } = await workOf<Pause>(attestor, 'hardshipRequests(first: 1, direction: DESC)', 'id reason');
    const uuid = atob(id).replace(/^\w+:/, '');
    const { seriesKey } = launched;
    const place = { seriesKey, record: 'hardship_requests', id: uuid, field: 'ciphertext' } as const;
    const text = await attestor.open(reason, contextOf(world.product, place));
    expect(JSON.parse(text)).toMatchObject({ text: 'An illness since March.' });
    await shoot(page, 'pause');
    await page.getByRole('link', { name: 'Wait for the pause, or withdraw the request' }).waitFor();
    await perform(page, 'Withdraw the request for a pause', 'The request is withdrawn.');
    await page.getByText('Request a pause', { exact: true }).first().waitFor();
    lap('pause', startedAt);
    expect(faults).toEqual([]);
    await close();
  });

  // 9 clicks: two to sign in, one to open the form, two to choose both, one to ask them, three to put it on the chain.
  it('asks two attestors for an extinguishment with sealed evidence, and the series ends once both have signed', async () => {
    const { page, faults, close } = await openAsIssuer(world, pathOf(ending));
    const startedAt = Date.now();
    const { seriesKey } = ending;
    await page.getByText('Ask two attestors').click();
    await page.getByLabel('Evidence').fill('The business is wound up.');
    await chooseAttestor(page, attestor.key, 'First attestor');
    await chooseAttestor(page, other.key, 'Second attestor');
    await page.getByRole('button', { name: 'Seal it and ask both' }).click();
    await page.getByRole('link', { name: 'Put the request for an extinguishment on the chain' }).waitFor();
    type Request = { readonly id: string; readonly evidence: string };
    const list = 'extinguishmentRequests(first: 1, direction: DESC)';
    const { id, evidence } = await workOf<Request>(other, list, 'id evidence');
    const uuid = atob(id).replace(/^\w+:/, '');
    const place = { seriesKey, record: 'extinguishment_requests', id: uuid, field: 'evidence_ciphertext' } as const;
    const text = await other.open(evidence, contextOf(world.product, place));
    expect(JSON.parse(text)).toMatchObject({ text: 'The business is wound up.' });
    await perform(page, 'Put the request on the chain', 'The request is public.');
    await page.getByText('Signatures count until').waitFor();
    await shoot(page, 'extinguishment');
    await world.product.devnet.anvil.clock.advance(EXTINGUISH_NOTICE);
    await world.product.index();
    for (const by of [attestor, other])
      await countersign(by, 'signExtinguishment', { id, key: by.key }, [
        'EXTINGUISH',
        { seriesKey, extinguishNonce: 0n },
      ]);
    await page.getByRole('heading', { name: 'The series is extinguished' }).waitFor();
    await page.getByText('Extinguished', { exact: true }).waitFor();
    expect((await world.product.gateway.chain.series(seriesKey)).value.state).toBe('EXTINGUISHED');
    await shoot(page, 'extinguished');
    lap('extinguishment', startedAt);
    expect(faults).toEqual([]);
    await close();
  });

  // 12 clicks: as above, and three to void it.
  it('voids a request for an extinguishment', async () => {
    const { page, faults, close } = await openAsIssuer(world, pathOf(launched));
    await page.getByText('Ask two attestors').click();
    await page.getByLabel('Evidence').fill('The business may be wound up.');
    await chooseAttestor(page, attestor.key, 'First attestor');
    await chooseAttestor(page, other.key, 'Second attestor');
    await page.getByRole('button', { name: 'Seal it and ask both' }).click();
    await perform(page, 'Put the request on the chain', 'The request is public.');
    await perform(page, 'Void the request', 'The request and its signatures are void.');
    await page.getByText('Ask two attestors').waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  // 12 clicks in a new browser: two to sign in, one to the report, two for the device, terms, proof, export, verifier, source, send, sign.
  it('reports by a claim, which its page sends to the verifier alone', async () => {
    const { product } = world;
    await openFirstPeriod(product);
    const { seriesKey } = launched;
    payroll.closePeriod('employee', 20261, { yearToDate: 9_000_000n });
    const claim = await createNotaryClient({ url: notary.url }).requestClaim({
      source: payrollSource(payroll.endpoint),
      ...{ seriesKey, period: 20261 as Period },
      authorisation: `Bearer ${payroll.openSession('employee')}`,
      ownerKey: deriveClaimKey(new Uint8Array(32).fill(0x63)),
    });
    const { page, faults, close } = await openAsIssuer(world, pathOf(launched, '/report/2026-Q1'));
    const startedAt = Date.now();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (/"9000000"|claimData/.test(request.postData() ?? '')) sent.push(request.url());
    });
    await backUp(page, true);
    await acceptTerms(page);
    await page.getByLabel('Income since the year began').fill('90,000.00');
    await page.getByRole('button', { name: 'Prove the payment' }).click();
    await page.getByText('Save the device file again').waitFor();
    await backUp(page, false);
    await chooseAttestor(page, attestor.key);
    await page.getByText('The verifier, with a claim').click();
    expect(await page.getByText('The attestor gets no document').isVisible()).toBe(false);
    await page.getByText('An attestor, with documents').click();
    await page
      .getByRole('radiogroup', { name: 'Attestor', exact: true })
      .getByRole('radio', { checked: true })
      .waitFor();
    await page.getByText('The verifier, with a claim').click();
    expect(await page.getByLabel('Or its text').count()).toBe(0);
    await page.getByRole('radio', { name: 'An employer’s payroll' }).click();
    await page.getByText(`income-series/v1 ${seriesKey} 20261`).waitFor();
    await page.getByLabel('Or its text').fill('{"claim": 1}');
    await page.getByText('This is no claim').waitFor();
    await page.getByLabel('Or its text').fill(JSON.stringify({ ...claim, witnesses: [] }));
    await shoot(page, 'claim');
    // A browser that used another verifier before sends nothing to this one, until the person has read both.
    await page.evaluate(rememberVerifier, 'https://verifier.example/');
    await page.getByRole('button', { name: 'Send the report' }).click();
    await page
      .getByText('The verifier that this gateway names is another one than this browser used before.')
      .waitFor();
    await page.getByText('https://verifier.example/').waitFor();
    expect(sent).toEqual([]);
    await page.getByRole('button', { name: 'I compared them: use the new one' }).click();
    await page.getByText('This browser uses the new one from now on.').waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
    // The wrong kind of income is refused by the verifier, in words.
    await page.getByText('Something other than money: the payment is owed').click();
    await page.getByRole('button', { name: 'Send the report' }).click();
    await page.getByText('The claim states the other kind of income').waitFor();
    await shoot(page, 'claim-refused');
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByText('Money: the payment is due now').click();
    await perform(
      page,
      'Send the report',
      'The quarter is reported. Its payment, less the fee, waits for the holders to claim it.',
    );
    expect(new Set(sent)).toEqual(new Set([`${verifier.url}/v1/attestations`]));
    const { data } = await product.ask(
      'issuer',
      'query ($key: Bytes32!) { series(key: $key) { reports(first: 1) { nodes { source } } } }',
      { key: seriesKey },
    );
    expect(data?.series).toMatchObject({ reports: { nodes: [{ source: 'PAYROLL' }] } });
    lap('claim', startedAt);
    // A refusal of the verifier is an error of the network to the browser, which writes it to the console.
    expect(faults.filter((text) => !text.includes('422'))).toEqual([]);
    await close();
  });

  // 6 clicks: two to sign in, one to the report, three to send.
  it('reports what the router counted', async () => {
    const { page, faults, close } = await openAsIssuer(world, pathOf(routed));
    const startedAt = Date.now();
    await page.getByRole('link', { name: 'Report Q1 2026' }).click();
    await page.getByRole('button', { name: 'Report what was routed' }).click();
    await page.getByRole('button', { name: 'Sign in the wallet' }).click();
    await page.getByText('The quarter is reported').first().waitFor();
    lap('routed', startedAt);
    expect(faults).toEqual([]);
    await close();
  });

  // 8 clicks: two to sign in, one to the year, one to choose the attestor, one to ask, three to send.
  it('has a past year corrected', async () => {
    const { product } = world;
    await ratedClock(product.devnet).set(1_798_848_000n); // 2027-01-02
    await product.index();
    const { page, faults, close } = await openAsIssuer(world, '/issuer');
    const startedAt = Date.now();
    const link = page.getByRole('listitem').filter({ hasText: launched.seriesKey.slice(0, 8) });
    await shoot(page, 'calendar');
    await link.getByRole('link', { name: 'Have the year 2026 corrected' }).click();
    const books = { name: 'books.txt', mimeType: 'text/plain', buffer: Buffer.from('2026') };
    await page.getByLabel('Documents of the year').setInputFiles(books);
    await shoot(page, 'true-up-form');
    await chooseAttestor(page, attestor.key);
    await page.getByRole('button', { name: 'Seal them and ask the attestor' }).click();
    await page.getByText('The attestor has 1 of them.').waitFor();
    const { id } = await workOf<{ readonly id: string }>(attestor, 'annualCases(first: 1, state: OPEN)', 'id');
    const [adjustment, attestationTs] = [2_500_000n, 1_798_800_000n];
    await countersign(attestor, 'signTrueUp', { id, adjustment: `${adjustment}`, attestedAt: date(attestationTs) }, [
      'TRUEUP',
      { seriesKey: launched.seriesKey, year: 2026, trueupNonce: 0n, attestationTs, adjustment },
    ]);
    await page.getByText('2.5 tUSD more').waitFor();
    await shoot(page, 'true-up-signed');
    await perform(page, 'Send the true-up', 'The year is corrected.');
    await page.getByRole('heading', { name: 'The year is corrected' }).waitFor();
    lap('true-up', startedAt);
    expect(faults).toEqual([]);
    await close();
  });

  // 8 clicks: two to sign in, three to announce, three to pay.
  it('announces a buy-out, and pays it a week later', async () => {
    const { page, faults, close } = await openAsIssuer(world, pathOf(launched));
    const startedAt = Date.now();
    await perform(page, 'Announce a buy-out', 'The buy-out is announced.');
    await page.getByRole('link', { name: 'Pay the announced buy-out' }).waitFor();
    const { clock } = world.product.devnet.anvil;
    await clock.advance(7n * 86_400n + 60n);
    await world.product.index();
    await page.clock.setSystemTime(Number(await clock.now()) * 1_000);
    await shoot(page, 'buy-out');
    await page.getByRole('button', { name: 'Pay the buy-out' }).waitFor();
    await perform(page, 'Pay the buy-out', 'The series is bought out.');
    lap('buy-out', startedAt);
    expect(faults).toEqual([]);
    await close();
  });

  it('has no finding of axe, and no screen scrolls sideways, at any width, light and dark', async () => {
    const screens = [
      ['/issuer', 'Calendar'],
      [pathOf(routed), 'What is due'],
      [pathOf(routed, '/true-up/2026'), 'Documents of the year'],
      [pathOf(routed, '/true-up/2027'), 'The year is not over.'],
    ] as const;
    const app = await world.open({ wallet: 'issuer' });
    await app.signIn();
    for (const [path, text] of screens) {
      await app.page.evaluate((to) => {
        history.pushState({}, '', `/app${to}`);
        dispatchEvent(new PopStateEvent('popstate'));
      }, path);
      await app.page.getByRole('main').getByText(text).first().waitFor();
      await inspect(app.page, path.replaceAll(/[^a-z0-9]+/gi, '-').slice(-30));
    }
    expect(app.faults).toEqual([]);
    await app.close();
  });
});

describe.skipIf(executablePath === null)('the issuer of a quarter without a rate', () => {
  const LAST = 10n ** 22n;
  const RATE = LAST + LAST / 10n;
  let world: AppWorld;
  let launched: Launched;
  let attestor: Recipient;

  beforeAll(async () => {
    if (executablePath === null) return;
    world = await openAppWorld(executablePath);
    launched = await launch(world.product);
    await raise(world.product, launched);
    await openFirstPeriod(world.product, { feedRests: true });
    attestor = await createRecipient(world.product, 21);
  });
  afterAll(() => world?.close());

  // 13 clicks in a new browser: two to sign in, two for the device, rate, terms, proof, export, attestor, ask, three to send.
  it('asks for one, and its device proves the signed case again with it', async () => {
    const path = `/issuer/series/evm:10143/${launched.seriesKey}/report/2026-Q1`;
    const { page, faults, close } = await openAsIssuer(world, path);
    const startedAt = Date.now();
    await page.getByRole('button', { name: 'Ask the attestors for the rate' }).click();
    await page.getByText('None has signed yet.').waitFor();
    await shoot(page, 'rate');
    await backUp(page, true);
    await acceptTerms(page);
    await page.getByLabel('Income since the year began').fill('90,000.00');
    await page.getByRole('button', { name: 'Prove the payment' }).click();
    await page.getByText('Save the device file again').waitFor();
    await backUp(page, false);
    await chooseAttestor(page, attestor.key);
    await page.getByRole('button', { name: 'Seal it and ask the attestor' }).click();
    await page.getByRole('heading', { name: 'The attestor has not signed yet' }).waitFor();
    type Case = {
      readonly id: string;
      readonly incomeCommitment: Bytes32;
      readonly priorIncomeCommitment: Bytes32;
    };
    const { id, incomeCommitment, priorIncomeCommitment } = await workOf<Case>(
      attestor,
      'tier3Cases(state: OPEN)',
      'id incomeCommitment priorIncomeCommitment',
    );
    const { seriesKey } = launched;
    const period = 20261 as Period;
    const report = { seriesKey, period, priorCommitment: priorIncomeCommitment, incomeCommitment };
    await countersign(attestor, 'signTier3Case', { id }, ['REPORT', { ...report, tier: 3, liquidityFlag: 0 }]);
    const rate = { seriesKey, period: '2026-Q1', rate: `${RATE}`, key: attestor.key };
    await countersign(attestor, 'signFxFallback', rate, ['FX', { seriesKey, period, rate: RATE }]);
    await page.getByRole('heading', { name: 'The quarter has no exchange rate' }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Send the report' }).click();
    await page.getByRole('button', { name: 'Sign in the wallet' }).click();
    await page
      .getByText('The quarter is reported. Its payment, less the fee, waits for the holders to claim it.')
      .waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
    lap('rate', startedAt);
    expect(faults).toEqual([]);
    await close();
  });
});
