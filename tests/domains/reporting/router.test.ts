import { randomUUID } from 'node:crypto';
import type { EvmAddress, Hex } from '@income-series/protocol/hex';
import { expect, it } from 'vitest';
import type { ContractCall } from '../../../src/domains/transaction/index.ts';
import { forFile } from '../../support/for-file.ts';
import { actWith, createAttestor } from '../support/attestor.ts';
import { createProduct, type Name } from '../support/product.ts';
import { endByBuyOut, launch, raise, stepOf } from '../support/story.ts';
import { mutate, refuses } from '../support/traces.ts';

// Theta is 6,000,000 base units of the payment token a year; all 100 units together receive 0.0507 of what is above.

const CAP = 10n ** 12n;

const product = await forFile(createProduct());
const launched = await launch(product, { routed: true });

const step = stepOf(product, launched);

interface Rows<T> {
  readonly edges: readonly { readonly node: T }[];
}
interface Series {
  readonly routed: boolean;
  readonly accruedTotal: string | null;
  readonly routedIncomes: Rows<{ period: string; amount: string; withheld: string }>;
  readonly reports: Rows<Readonly<Record<string, unknown>>>;
  readonly moneyEvents: Rows<{ kind: string; amount: string }>;
}

const FATE = 'query ($key: Bytes32!) { series(key: $key) { state auction { failureReason } } }';
const PERIODS = 'query ($key: Bytes32!) { series(key: $key) { periods { edges { node { period state } } } } }';

async function read(name: Name | 'public'): Promise<Series> {
  const { data } = await product.ask(
    name,
    `query ($key: Bytes32!) { series(key: $key) {
      state routed routedTheta routedRate accruedTotal
      routedIncomes { totalCount edges { node { period amount withheld } } }
      reports { edges { node {
        period tier routedIncome payment fee net accrual incomeCommitment priorIncomeCommitment
        proof { a } attestation { signer }
      } } }
      moneyEvents(first: 50) { edges { node { kind amount } } }
    } }`,
    { key: launched.seriesKey },
  );
  return data?.series as unknown as Series;
}
const report = async (name: Name | 'public', period: string) =>
  (await read(name)).reports.edges.find(({ node }) => node.period === period)?.node;
const incomeIn = async (period: string) =>
  (await read('public')).routedIncomes.edges.find(({ node }) => node.period === period)?.node;

/** Payment tokens of a wallet. */
async function balance(wallet: EvmAddress): Promise<bigint> {
  const data = `0x70a08231${wallet.slice(2).padStart(64, '0')}`; // balanceOf
  const call = { to: product.devnet.contracts.token, data };
  return BigInt(await product.devnet.anvil.rpc<string>('eth_call', call, 'latest'));
}

const route = (amount: bigint) => product.act('carol', 'buildRouteIncome', step('carol', { amount: `${amount}` }));
const date = (iso: string) => BigInt(Date.parse(`${iso}T00:00:00Z`) / 1000);
async function goTo(iso: string): Promise<void> {
  await product.devnet.anvil.clock.set(date(iso));
  await product.index();
}
/** Sends a call that other mutations build. */
async function send(name: Name, call: ContractCall): Promise<void> {
  const { to, data } = (await product.gateway.chain.prepare(product.wallet(name).address, call)).request;
  await product.wallet(name).send({ to, data });
  await product.index();
}

it('opens the router for the issuer’s own wallet, with the sealed terms, and says that they become public', async () => {
  const issuer = step('issuer');
  await refuses(product, 'NOT_ISSUER', () => mutate(product, 'alice', 'buildOpenRouter', step('alice')));
  await refuses(product, 'WALLET_NOT_LINKED', () => mutate(product, 'admin', 'buildOpenRouter', issuer));
  const { prisma } = product.gateway.database;
  const reads = () => prisma.termsAccessLog.count({ where: { seriesKey: launched.seriesKey, relation: 'issuer' } });
  const before = await reads();

  const built = await product.build('issuer', 'buildOpenRouter', issuer);
  expect(built.transaction).toMatchObject({ kind: 'OPEN_ROUTER', simulation: { ok: true } });
  expect(built.transaction?.preview).toEqual([
    { label: 'Threshold of a year', value: '6000000', unit: 'TOKEN' },
    { label: 'Rate per unit', value: '507000000000000', unit: 'WAD' },
    { label: 'Becomes public', value: 'threshold, rate, terms salt and all routed income', unit: 'TEXT' },
  ]);
  expect(await reads()).toBe(before + 1);
  expect(await read('public')).toMatchObject({ routed: true, routedTheta: null, routedRate: null });
  await product.send('issuer', built);
  expect(await read('public')).toMatchObject({
    routed: true,
    routedTheta: '6000000',
    routedRate: '507000000000000',
    routedIncomes: { totalCount: 0 },
  });
});

it('is open once, and never of a series that takes bids without it, or has taken their money', async () => {
  await refuses(product, 'ROUTER_OPEN', () => mutate(product, 'issuer', 'buildOpenRouter', step('issuer')));
  const plain = await launch(product);
  const opening = { ...step('issuer'), seriesKey: plain.seriesKey };
  await refuses(product, 'SERIES_NOT_ROUTED', () => mutate(product, 'issuer', 'buildOpenRouter', opening));
  const late = await launch(product, { routed: true });
  await raise(product, launched);
  await refuses(product, 'WRONG_STATE', () =>
    mutate(product, 'issuer', 'buildOpenRouter', { ...step('issuer'), seriesKey: late.seriesKey }),
  );
  await product.act('bob', 'buildSettleStep', { ...step('bob'), seriesKey: late.seriesKey, maxBids: 1 });
  const { data } = await product.ask('bob', FATE, { key: late.seriesKey });
  expect(data?.series).toMatchObject({ state: 'FAILED', auction: { failureReason: 'MINT_GATE_CLOSED' } });
  await refuses(product, 'BAD_INPUT', () =>
    mutate(product, 'carol', 'buildRouteIncome', step('carol', { amount: '0' })),
  );
  const unknown = step('carol', { amount: '1', seriesKey: `0x${'0e'.repeat(32)}` });
  await refuses(product, 'NOT_FOUND', () => mutate(product, 'carol', 'buildRouteIncome', unknown));
  const others = { ...step('carol'), amount: '1' };
  await refuses(product, 'WALLET_NOT_LINKED', () => mutate(product, 'alice', 'buildRouteIncome', others));
});

it('withholds the holders’ share of what is above the threshold, and passes on the rest at once', async () => {
  const issuer = product.wallet('issuer').address;
  await product.act('carol', 'buildApprovePaymentToken', step('carol', { spender: 'ROUTER', amount: `${CAP}` }));
  const before = await balance(issuer);
  await route(5_000_000n);
  expect(await incomeIn('2026-Q1')).toEqual({ period: '2026-Q1', amount: '5000000', withheld: '0' });
  await route(4_000_000n);
  expect(await incomeIn('2026-Q1')).toEqual({ period: '2026-Q1', amount: '9000000', withheld: '152100' });
  expect(await balance(issuer)).toBe(before + 9_000_000n - 152_100n);
});

it('is reported by the issuer once the quarter is over, and paid from what was withheld', async () => {
  const first = step('outsider', { period: '2026-Q1' });
  const early = await product.build('outsider', 'buildSubmitRoutedReport', first);
  expect(early).toMatchObject({ code: 'SIMULATION_FAILED', errorName: 'PERIOD_NOT_OPEN' });
  await refuses(product, 'BAD_INPUT', () =>
    mutate(product, 'outsider', 'buildSubmitRoutedReport', { ...first, period: '2026-Q5' }),
  );
  await goTo('2026-04-02');
  const others = await product.build('outsider', 'buildSubmitRoutedReport', first);
  expect(others).toMatchObject({ code: 'SIMULATION_FAILED', errorName: 'ISSUER_FIRST' });
  await product.act('issuer', 'buildSubmitRoutedReport', step('issuer', { period: '2026-Q1' }));
  const shown = {
    period: '2026-Q1',
    tier: 'ROUTER',
    routedIncome: '9000000',
    payment: '152100',
    fee: '1521',
    net: '150579',
    accrual: '0',
    incomeCommitment: null,
    priorIncomeCommitment: null,
    proof: null,
    attestation: null,
  };
  for (const name of ['issuer', 'alice', 'admin'] as const) expect(await report(name, '2026-Q1')).toEqual(shown);
  expect(await report('public', '2026-Q1')).toMatchObject({
    routedIncome: '9000000',
    payment: null,
    net: null,
    tier: null,
  });
  await product.act('alice', 'buildClaim', step('alice'));
  const { moneyEvents } = await read('alice');
  const claimed = moneyEvents.edges.find(({ node }) => node.kind === 'PAYOUT_CLAIMED');
  expect(claimed?.node.amount).toBe('90347'); // 60 of 100 units of 150,579, the rest of a base unit is carried
});

it('has no report of a quarter in which nothing came, which is missed', async () => {
  await goTo('2026-07-02');
  const second = step('alice', { period: '2026-Q2' });
  const built = await product.build('issuer', 'buildSubmitRoutedReport', step('issuer', { period: '2026-Q2' }));
  expect(built).toMatchObject({ code: 'SIMULATION_FAILED', errorName: 'NOTHING_ROUTED' });
  const early = await product.build('alice', 'buildMarkMissed', second);
  expect(early).toMatchObject({ code: 'SIMULATION_FAILED', errorName: 'PERIOD_STILL_OPEN' });
  expect(await incomeIn('2026-Q2')).toBeUndefined();
  await goTo('2026-09-29');
  await product.act('alice', 'buildMarkMissed', second);
  expect(await report('bob', '2026-Q2')).toBeUndefined();
  const { data } = await product.ask('public', PERIODS, { key: launched.seriesKey });
  expect(JSON.stringify(data)).toContain('{"period":"2026-Q2","state":"MISSED"}');
});

it('is amended by its issuer with the opening of the new terms, each read of which is logged', async () => {
  const { seriesKey } = launched;
  const attestor = await createAttestor(product, 0xd4);
  const id = randomUUID();
  const terms = { theta: '7000000', shareRate: '50700000000000000', termsSalt: '424242', newCap: `${CAP}` };
  const proposal = { newId: id, seriesKey, ...terms, attestorKey: attestor.key };
  await actWith(product, product.token('issuer'), 'proposeAmendment', 'termsAmendment { state }', proposal);
  const { prisma } = product.gateway.database;
  const row = await prisma.termsAmendment.findUniqueOrThrow({ where: { id } });
  const message = { seriesKey, amendmentNonce: 0n, newTermsCommitment: row.termsCommitment as Hex, newCap: CAP };
  const signature = attestor.sign('AMEND', message);
  await attestor.act('signAmendment', 'termsAmendment { state }', { id, signature });
  const reads = () => prisma.termsAccessLog.count({ where: { seriesKey, relation: 'issuer' } });
  const before = await reads();
  const built = await product.build('issuer', 'buildAmendTerms', { id });
  expect(built.transaction).toMatchObject({ kind: 'AMEND_ROUTED_TERMS', simulation: { ok: true } });
  expect(built.transaction?.preview).toContainEqual({ label: 'Threshold of a year', value: '7000000', unit: 'TOKEN' });
  expect(await reads()).toBe(before + 1);
  const node = `{ node(id: "${built.transaction?.id}") { ... on EvmTransaction { request { data } } } }`;
  const [own, others] = [await product.ask('issuer', node), await product.ask('admin', node)];
  expect(JSON.stringify(own.data?.node)).toContain(signature.slice(2));
  expect(await reads()).toBe(before + 2);
  expect(others.data?.node).toBeNull();
  expect(await read('public')).toMatchObject({ routedTheta: '6000000' });
  await product.send('issuer', built);
  expect(await read('public')).toMatchObject({ routedTheta: '7000000', routedRate: '507000000000000' });
});

it('pays while the series is paused too, because what is withheld is the holders’ money', async () => {
  const { seriesKey } = launched;
  const attestor = await createAttestor(product, 0xd3);
  await send('issuer', { kind: 'requestPause', seriesKey, attestor: attestor.key });
  const pause = { seriesKey, pauseNonce: 0n, pauseEnd: date('2026-11-30') };
  await send('alice', { kind: 'approvePause', ...pause, signature: attestor.sign('PAUSE', pause) });
  await route(1_000_000n);
  expect(await incomeIn('2026-Q3')).toEqual({ period: '2026-Q3', amount: '1000000', withheld: '50700' });
  await goTo('2026-10-02');
  await product.act('issuer', 'buildSubmitRoutedReport', step('issuer', { period: '2026-Q3' }));
  const paid = { routedIncome: '10000000', payment: '50700', fee: '507', net: '50193', accrual: '0' };
  expect(await report('bob', '2026-Q3')).toMatchObject(paid);
  expect((await read('bob')).accruedTotal).toBe('0');
  expect((await read('public')).accruedTotal).toBeNull();

  await send('issuer', { kind: 'endPause', seriesKey });
  await route(100n); // 5.07, of which the floor is due
  await goTo('2027-02-15'); // 45 days after the quarter
  await product.act('carol', 'buildSubmitRoutedReport', step('carol', { period: '2026-Q4' }));
  expect(await report('bob', '2026-Q4')).toMatchObject({ payment: '5', fee: '0', net: '5', accrual: '0' });
});

it('releases to the issuer what no payment needs any more', async () => {
  const issuer = product.wallet('issuer').address;
  await route(8_000_000n);
  expect(await incomeIn('2027-Q1')).toEqual({ period: '2027-Q1', amount: '8000000', withheld: '50700' });
  let before = await balance(issuer);
  await product.act('bob', 'buildReleaseWithheld', step('bob'));
  expect(await balance(issuer)).toBe(before); // the quarter's report will need it

  await product.devnet.owner.mintTokens(issuer, CAP);
  await product.act('issuer', 'buildApprovePaymentToken', step('issuer', { spender: 'HUB', amount: `${CAP}` }));
  await endByBuyOut(product, launched.seriesKey);
  before = await balance(issuer);
  await product.act('bob', 'buildReleaseWithheld', step('bob'));
  expect(await balance(issuer)).toBe(before + 50_700n);
  expect(await balance(product.devnet.contracts.router)).toBe(0n);
});
