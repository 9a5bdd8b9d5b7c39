import { afterAll, beforeAll, expect, it } from 'vitest';
import { reportWindow } from '../../src/core/period.ts';
import { createProduct, type Product } from './support/product.ts';
import { type Launched, launch, raise } from './support/story.ts';

const CAP = 10n ** 12n;
let product: Product;
let launched: Launched;

beforeAll(async () => {
  product = await createProduct();
  launched = await launch(product);
  await raise(product, launched);
}, 120_000);
afterAll(() => product?.close());

const SERIES = `query ($key: Bytes32!) { series(key: $key) {
  state closeReason unitsOutstanding
  periods(first: 1) { edges { node { period state } } }
  positions { edges { node { units } } }
  moneyEvents { edges { node { kind amount } } }
} }`;

type Rows<T> = { readonly edges: readonly { readonly node: T }[] };
interface Series {
  readonly state: string;
  readonly closeReason: string | null;
  readonly unitsOutstanding: string;
  readonly periods: Rows<{ period: number; state: string }>;
  readonly positions: Rows<{ units: string }>;
  readonly moneyEvents: Rows<{ kind: string; amount: string }>;
}

it('a missed quarter, a buy-out and its redemption, each built, sent and indexed', async () => {
  const { devnet, act, build, wallet } = product;
  const { seriesKey } = launched;
  const issuer = { seriesKey, wallet: wallet('issuer').address };
  const alice = { seriesKey, wallet: wallet('alice').address };
  const refusal = async (mutation: string, input: object) => {
    const built = await build('issuer', mutation, input);
    expect(built.transaction).toMatchObject({ kind: mutation, simulation: { ok: false } });
    return built.transaction?.simulation.errorName;
  };
  const read = async () => {
    const { data } = await product.ask('alice', SERIES, { key: seriesKey });
    return data?.series as unknown as Series;
  };

  expect((await build('issuer', 'markMissed', { ...issuer, period: 20265 })).code).toBe('PERIOD_INVALID');
  expect(await refusal('markMissed', { ...issuer, period: 20261 })).toBe('PERIOD_STILL_OPEN');
  expect(await refusal('payTail', { ...issuer, amount: '1' })).toBe('WRONG_STATE');
  expect(await refusal('closeSeries', issuer)).toBe('WRONG_STATE');

  await devnet.anvil.clock.set(reportWindow(20261).lateUntil + 1n);
  await act('alice', 'markMissed', { ...alice, period: 20261 });
  expect((await read()).periods.edges[0]?.node).toEqual({ period: 20261, state: 'MISSED' });

  await devnet.owner.mintTokens(issuer.wallet, CAP);
  await act('issuer', 'approvePaymentToken', { ...issuer, spender: 'HUB', amount: `${CAP}` });
  await act('issuer', 'buyOut', issuer);
  expect(await read()).toMatchObject({ state: 'CLOSED', closeReason: 'BUYOUT' });

  await act('alice', 'claimPayout', { ...alice, claim: 'REDEMPTION' });
  const closed = await read();
  expect(closed.positions.edges).toEqual([{ node: { units: '0' } }]);
  // Alice holds 60 of 100 units; the protocol's fee of a hundredth comes first.
  const redeemed = closed.moneyEvents.edges.find(({ node }) => node.kind === 'REDEMPTION_CLAIMED');
  expect(redeemed?.node.amount).toBe(`${((CAP - CAP / 100n) * 60n) / 100n}`);
});
