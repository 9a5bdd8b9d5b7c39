import { randomUUID } from 'node:crypto';
import type { EvmAddress, Hex } from '@income-series/protocol/hex';
import { createPublicClient, erc20Abi, http } from 'viem';
import { describe, expect, it } from 'vitest';
import { createTracker } from '../../../src/domains/transaction/worker/tracker.ts';
import { forFile } from '../../support/for-file.ts';
import type { Answer } from '../../support/gateway.ts';
import { sendAtOnce } from '../support/batch.ts';
import { type Built, type BuiltTransaction, builtTransactions, createProduct, type Name } from '../support/product.ts';
import { whileTokenRefuses } from '../support/refusing-token.ts';
import { endByBuyOut, launch, raiseByRequests, settleAndDeliver } from '../support/story.ts';
import { asTrader, commitOrders, createTrader, settle, trade } from '../support/traders.ts';

// A series on the router from its deliveries to its buy-out. Alice holds 60 units, which are held because she was not verified;
// Bob holds 40. The token refused to pay Carol, who won no units, her refund of 200,000,000.

const CAP = 10n ** 12n;
const CLAIMS = `query ($seriesKey: Bytes32!, $wallet: Address!) {
  claims(seriesKey: $seriesKey, wallet: $wallet) { kind amount }
}`;

const address = (name: Name) => product.wallet(name).address;
const step = (name: Name, holder: EvmAddress = address(name)) => ({
  seriesKey: launched.seriesKey,
  wallet: address(name),
  holder,
});
const deliver = (bidder: Name) =>
  product.act('issuer', 'buildDeliverBid', {
    seriesKey: launched.seriesKey,
    wallet: address('issuer'),
    bidder: address(bidder),
  });
const whileRefused = <T>(work: () => Promise<T>) => whileTokenRefuses(product, work);
const balanceOf = (holder: EvmAddress): Promise<bigint> =>
  createPublicClient({ transport: http(product.devnet.anvil.url) }).readContract({
    address: product.devnet.contracts.token,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [holder],
  });
type Entry = readonly [kind: string, amount: string];
const entries = (list: unknown): Entry[] | null =>
  list === null ? null : (list as { kind: string; amount: string }[]).map(({ kind, amount }) => [kind, amount]);
const claimsAs = async (name: Name | 'public', holder: EvmAddress): Promise<Answer> =>
  product.ask(name, CLAIMS, { seriesKey: launched.seriesKey, wallet: holder });
const claims = async (name: Name, holder = address(name)) => entries((await claimsAs(name, holder)).data?.claims);
const kindsOf = (built: Built) => builtTransactions(built).map(({ kind }) => kind);
const paid = ({ transactions = [] }: Built) => transactions.map(({ pays }) => entries(pays));
const stored = () => {
  const { builtTransaction, idempotencyRecord } = product.gateway.database.prisma;
  return Promise.all([builtTransaction.count(), idempotencyRecord.count()]);
};
/** What the holder was paid by what was sent. */
async function gain(holder: EvmAddress, work: () => Promise<unknown>): Promise<string> {
  const before = await balanceOf(holder);
  await work();
  return `${(await balanceOf(holder)) - before}`;
}

const record = async (name: Name, { id }: { readonly id: string }, txHash: string) => {
  const { __typename, code } = await product.build(name, 'recordTransactionHash', { id, txHash });
  return code ?? __typename;
};
const track = () =>
  createTracker({
    db: product.gateway.database.prisma,
    chain: product.gateway.chain,
    clock: product.gateway.clock,
  }).step();
const livesOf = (name: Name, built: Built) =>
  Promise.all(
    builtTransactions(built).map(async ({ id }) => {
      const fields = '... on EvmTransaction { life txHash succeeded }';
      return (await product.ask(name, `{ node(id: "${id}") { ${fields} } }`)).data?.node;
    }),
  );

const product = await forFile(createProduct({ manners: {} }));
const launched = await launch(product, { routed: true });
await asTrader(product, 'issuer').act('buildOpenRouter', { seriesKey: launched.seriesKey });
await raiseByRequests(product, launched, { until: 'settlement' });
await settleAndDeliver(product, launched.seriesKey, ['bob']);
await product.devnet.owner.unverifyWallets([address('alice')]);
await deliver('alice');
await whileRefused(() => deliver('carol'));

describe('a wallet to which nothing is due', () => {
  it('has an empty list, and no claim is built for it', async () => {
    expect(await claims('bob')).toEqual([]);
    const before = await stored();
    for (const more of [{}, { allowFailing: true }, { kinds: ['PAYOUT'] }, { kinds: [] }]) {
      expect(await product.build('bob', 'buildClaim', { ...step('bob'), ...more })).toEqual({
        __typename: 'Refusal',
        code: 'NOTHING_DUE',
        message: 'Nothing of the chosen claims is due to this wallet now.',
        path: null,
      });
    }
    expect(await stored()).toEqual(before);
  });

  it('is told that its units are held until it is verified', async () => {
    expect(await claims('alice')).toEqual([]);
    expect(await product.build('alice', 'buildClaim', step('alice'))).toMatchObject({ code: 'WALLET_NOT_VERIFIED' });
    expect(await product.build('bob', 'buildClaim', { ...step('bob'), holder: address('alice') })).toMatchObject({
      code: 'WALLET_NOT_VERIFIED',
      message: 'The holder’s wallet is not verified on the chain.',
      path: ['input', 'holder'],
    });
    expect(await product.build('alice', 'buildClaim', { ...step('alice'), kinds: ['PAYOUT'] })).toMatchObject({
      code: 'NOTHING_DUE',
    });
    await product.devnet.owner.verifyWallets([address('alice')]);
    expect(await claims('alice')).toEqual([['RELEASED_UNITS', '60']]);
  });

  it('of a series that is not there has no list', async () => {
    const seriesKey = `0x${'11'.repeat(32)}`;
    expect((await product.ask('bob', CLAIMS, { seriesKey, wallet: address('bob') })).data?.claims).toBeNull();
    expect(await product.build('bob', 'buildClaim', { ...step('bob'), seriesKey })).toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe('money that a delivery could not pay', () => {
  it('is due to a wallet without a position, and not to be sent while the token refuses it', async () => {
    const due = [['KEPT_BID_REFUND', '200000000']];
    expect(await claims('carol')).toEqual(due);
    const refused = await whileRefused(async () => {
      expect(await claims('carol')).toEqual(due);
      return product.build('carol', 'buildClaim', step('carol'));
    });
    expect(refused).toMatchObject({ code: 'SIMULATION_FAILED', errorName: 'REVERTED' });
  });

  it('is read by its wallet alone, and sent by anybody', async () => {
    const holder = address('carol');
    expect(await claims('issuer', holder)).toEqual([]);
    expect(await claims('admin', holder)).toEqual([]);
    expect(await claims('bob', holder)).toBeNull();
    const built = await product.build('bob', 'buildClaim', step('bob', holder));
    expect([kindsOf(built), paid(built)]).toEqual([['CLAIM_KEPT'], [null]]);
    expect(await gain(holder, () => product.send('bob', built))).toBe('200000000');
    expect(await claims('carol')).toEqual([]);
  });

  it('of an order is due too', async () => {
    const { seriesKey } = launched;
    const [bob, outsider] = [asTrader(product, 'bob'), asTrader(product, 'outsider')];
    const dora = await createTrader(product, seriesKey);
    await outsider.act('buildOpenWindow', { seriesKey });
    await trade(product, seriesKey, [
      { by: bob, side: 'SELL', price: 2_000_000n, quantity: 10n },
      { by: dora, side: 'BUY', price: 2_000_000n, quantity: 10n },
    ]);
    await settle(product, seriesKey, outsider);
    await whileRefused(() => outsider.act('buildDeliverOrder', { seriesKey, window: 1, trader: bob.address }));
    expect(await claims('bob')).toEqual([['KEPT_ORDER_MONEY', '20000000']]);
    expect(await gain(bob.address, () => bob.act('buildClaim', { seriesKey }))).toBe('20000000');
    expect(await claims('bob')).toEqual([]);
  });
});

describe('two claims at once', () => {
  let built: Built;
  const key = randomUUID();

  it('are listed with what each would pay', async () => {
    const payer = asTrader(product, 'carol');
    const { seriesKey } = launched;
    await payer.act('buildApprovePaymentToken', { seriesKey, spender: 'ROUTER', amount: `${100n * CAP}` });
    await payer.act('buildRouteIncome', { seriesKey, amount: '9000000' });
    await product.devnet.anvil.clock.set(BigInt(Date.parse('2026-04-02T00:00:00Z') / 1000));
    await asTrader(product, 'issuer').act('buildSubmitRoutedReport', { seriesKey, period: '2026-Q1' });
    expect(await claims('alice')).toEqual([
      ['RELEASED_UNITS', '60'],
      ['PAYOUT', '90347'],
    ]);
  });

  it('stay listed while the token refuses the wallet, and are not to be sent', async () => {
    await whileRefused(async () => {
      expect(await claims('alice')).toEqual([
        ['RELEASED_UNITS', '60'],
        ['PAYOUT', '90347'],
      ]);
      expect(await product.build('alice', 'buildClaim', step('alice'))).toMatchObject({ errorName: 'REVERTED' });
    });
  });

  it('are built as a transaction each, in order, as readers of the amounts see them', async () => {
    built = await product.build('alice', 'buildClaim', step('alice'), key);
    expect(kindsOf(built)).toEqual(['RELEASE_UNITS', 'CLAIM_PAYOUT']);
    expect(paid(built)).toEqual([[['RELEASED_UNITS', '60']], [['PAYOUT', '90347']]]);
    for (const { simulation, request } of builtTransactions(built)) {
      expect([simulation.ok, simulation.errorName, request.gas]).toEqual([true, null, expect.stringMatching(/^0x/)]);
    }
    for (const name of ['issuer', 'admin'] as const) {
      expect(await claims(name, address('alice'))).toEqual([
        ['RELEASED_UNITS', '60'],
        ['PAYOUT', '90347'],
      ]);
    }
  });

  it('are refused where the wallet has gas for the first alone', async () => {
    const { anvil } = product.devnet;
    const wallet = address('alice');
    const balance = await anvil.rpc<Hex>('eth_getBalance', wallet, 'latest');
    const costs = builtTransactions(built).map(({ simulation }) => BigInt(simulation.cost ?? 0));
    const all = costs.reduce((sum, cost) => sum + cost, 0n);
    await anvil.rpc('anvil_setBalance', wallet, `0x${(all - 1n).toString(16)}`);
    expect(await product.build('alice', 'buildClaim', step('alice'))).toMatchObject({
      code: 'SIMULATION_FAILED',
      errorName: 'INSUFFICIENT_FUNDS',
    });
    const failing = await product.build('alice', 'buildClaim', { ...step('alice'), allowFailing: true });
    expect(builtTransactions(failing).map(({ simulation }) => simulation.errorName)).toEqual([
      null,
      'INSUFFICIENT_FUNDS',
    ]);
    await anvil.rpc('anvil_setBalance', wallet, balance);
  });

  it('are the same transactions under the same key, of which no second row is written', async () => {
    const before = await stored();
    const again = await product.build('alice', 'buildClaim', step('alice'), key);
    expect(builtTransactions(again)).toEqual(builtTransactions(built));
    expect(paid(again)).toEqual([null, null]);
    expect(await stored()).toEqual(before);
    const other = await product.build('alice', 'buildClaim', { ...step('alice'), kinds: ['PAYOUT'] }, key);
    expect(other).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  });

  it('show a stranger, who may send them, no amount', async () => {
    const [holder, { token }] = [address('alice'), asTrader(product, 'outsider')];
    expect((await claimsAs('outsider', holder)).data).toEqual({ claims: null });
    expect((await claimsAs('public', holder)).data).toEqual({ claims: null });
    const fields = `transactions { pays { kind amount }
      transaction { kind preview { label value } ... on EvmTransaction { request { data } } } }`;
    const answer = await product.gateway.mutate<Built>('buildClaim', step('outsider', holder), { token, fields });
    const { transactions = [] } = answer;
    expect(transactions.map(({ pays }) => pays)).toEqual([null, null]);
    expect(JSON.stringify(answer)).not.toMatch(/90347|160fb|"60"/i);
    expect(transactions).toMatchObject([
      { transaction: { kind: 'RELEASE_UNITS', preview: [{ label: 'Units of', value: holder }] } },
      { transaction: { kind: 'CLAIM_PAYOUT', preview: [{ label: 'Paid to', value: holder }] } },
    ]);
  });

  it('are read by one call to the node each, all in one batch', async () => {
    const { node } = product;
    const askFor = async (count: number) => {
      const from = node?.asked.length ?? 0;
      const fields = Array.from(
        { length: count },
        (_, i) => `c${i}: claims(seriesKey: $seriesKey, wallet: $wallet) { kind }`,
      );
      await product.ask('alice', `query ($seriesKey: Bytes32!, $wallet: Address!) { ${fields.join(' ')} }`, {
        seriesKey: launched.seriesKey,
        wallet: address('alice'),
      });
      const asked = node?.asked.slice(from) ?? [];
      return ['eth_getBlockByNumber', 'eth_call'].map((method) => asked.filter((each) => each === method).length);
    };
    expect(await askFor(1)).toEqual([1, 1]);
    expect(await askFor(5)).toEqual([1, 5]);
  });

  it('pay what they say, and only the one that was chosen', async () => {
    const holder = address('alice');
    const chosen = () => product.act('alice', 'buildClaim', { ...step('alice'), kinds: ['PAYOUT'] });
    expect(await gain(holder, chosen)).toBe('90347');
    expect(await claims('alice')).toEqual([['RELEASED_UNITS', '60']]);
  });
});

describe('the end of a series', () => {
  const REST = CAP - 152_100n; // what is left of the cap after the first payment

  it('is claimed with what the units earned, after they are released, by calls that one transaction makes', async () => {
    const { seriesKey } = launched;
    const payer = asTrader(product, 'carol');
    await payer.act('buildRouteIncome', { seriesKey, amount: '1000000' });
    await product.devnet.anvil.clock.set(BigInt(Date.parse('2026-07-02T00:00:00Z') / 1000));
    await asTrader(product, 'issuer').act('buildSubmitRoutedReport', { seriesKey, period: '2026-Q2' });
    await payer.act('buildRouteIncome', { seriesKey, amount: '2000000' });
    await endByBuyOut(product, seriesKey, async () => {
      await asTrader(product, 'outsider').act('buildOpenWindow', { seriesKey });
      await commitOrders(seriesKey, [{ by: asTrader(product, 'bob'), side: 'SELL', price: 2_000_000n, quantity: 10n }]);
    });
    const list = (await claims('alice')) as Entry[];
    expect(list.map(([kind]) => kind)).toEqual(['RELEASED_UNITS', 'PAYOUT', 'REDEMPTION']);

    const built = await product.build('outsider', 'buildClaim', step('outsider', address('alice')));
    expect(kindsOf(built)).toEqual(['RELEASE_UNITS', 'CLAIM_REDEMPTION']);
    const same = await product.build('outsider', 'buildClaim', step('outsider', address('alice')));
    const own = await product.build('alice', 'buildClaim', step('alice'));
    expect(paid(own)).toEqual([list.slice(0, 1), list.slice(1)]);
    for (const { simulation, request } of builtTransactions(own)) {
      expect([simulation.ok, request.gas]).toEqual([true, expect.stringMatching(/^0x/)]);
    }

    const total = list.slice(1).reduce((sum, [, amount]) => sum + BigInt(amount), 0n);
    const foreign = await sendAtOnce(product, 'bob', []);
    let hash = foreign;
    const batch = builtTransactions(built).flatMap(({ sendCalls }) => sendCalls.calls);
    const send = async () => {
      hash = await sendAtOnce(product, 'outsider', batch);
    };
    expect(await gain(address('alice'), send)).toBe(`${total}`);
    expect(total).toBe((REST * 99n * 60n) / 10_000n); // without the fee of a hundredth

    const [release, redemption] = builtTransactions(built) as [BuiltTransaction, BuiltTransaction];
    const [ownRelease] = builtTransactions(own) as [BuiltTransaction];
    const [sameRelease] = builtTransactions(same) as [BuiltTransaction];
    expect(await record('outsider', release, foreign)).toBe('TX_MISMATCH');
    expect(await record('outsider', release, hash)).toBe('TransactionPayload');
    expect(await record('outsider', redemption, hash)).toBe('TransactionPayload');
    expect(await record('outsider', sameRelease, hash)).toBe('TX_HASH_TAKEN');
    expect(await record('alice', ownRelease, hash)).toBe('TX_MISMATCH');
    await product.index();
    await track();
    const indexed = { life: 'INDEXED', txHash: hash, succeeded: true };
    expect(await livesOf('outsider', built)).toEqual([indexed, indexed]);
    expect(await record('outsider', redemption, hash)).toBe('TransactionPayload');
    expect(await record('outsider', redemption, foreign)).toBe('TX_MISMATCH');
    expect(await record('outsider', redemption, `0x${'77'.repeat(32)}`)).toBe('CONFLICT');

    expect(await claims('alice')).toEqual([]);
    expect(await product.build('alice', 'buildClaim', step('alice'))).toMatchObject({ code: 'NOTHING_DUE' });
  });

  it('frees what the router withheld, which is kept for an issuer whom the token refuses', async () => {
    const { seriesKey } = launched;
    expect(await claims('issuer')).toEqual([]);
    await whileRefused(() => asTrader(product, 'outsider').act('buildReleaseWithheld', { seriesKey }));
    expect(await claims('issuer')).toEqual([['KEPT_ROUTED_INCOME', '101400']]);
    const built = await product.build('outsider', 'buildClaim', step('outsider', address('issuer')));
    expect([kindsOf(built), paid(built)]).toEqual([['CLAIM_KEPT'], [null]]);
    expect(await gain(address('issuer'), () => product.send('outsider', built))).toBe('101400');
    expect(await claims('issuer')).toEqual([]);
  });

  it('lists the share of units that an order has with its refusal, until the order is delivered', async () => {
    const { seriesKey } = launched;
    const list = (await claims('bob')) as Entry[];
    const refusals = async () => {
      const document = CLAIMS.replace('amount', 'refusal');
      const { data } = await product.ask('bob', document, { seriesKey, wallet: address('bob') });
      const listed = (data?.claims ?? []) as unknown as { kind: string; refusal: string | null }[];
      return listed.map(({ kind, refusal }) => [kind, refusal]);
    };
    expect(await refusals()).toEqual([
      ['PAYOUT', null],
      ['REDEMPTION', 'UNITS_UNAVAILABLE'],
    ]);
    const built = await product.build('bob', 'buildClaim', step('bob'));
    expect([kindsOf(built), paid(built)]).toEqual([['CLAIM_PAYOUT'], [list.slice(0, 1)]]);
    const alone = await product.build('bob', 'buildClaim', { ...step('bob'), kinds: ['REDEMPTION'] });
    expect(alone).toMatchObject({ code: 'SIMULATION_FAILED', errorName: 'UNITS_UNAVAILABLE' });
    const outsider = asTrader(product, 'outsider');
    await outsider.act('buildSettleWindow', { seriesKey, maxOrders: 1 });
    await outsider.act('buildDeliverOrder', { seriesKey, window: 2, trader: address('bob') });
    expect([await claims('bob'), await refusals()]).toEqual([list, list.map(([kind]) => [kind, null])]);
  });

  it('pays the last to leave all that is left', async () => {
    const [bob, list] = [address('bob'), (await claims('bob')) as Entry[]];
    expect(list.map(([kind]) => kind)).toEqual(['PAYOUT', 'REDEMPTION']);
    const built = await product.build('bob', 'buildClaim', { ...step('bob'), kinds: ['REDEMPTION'] });
    expect([kindsOf(built), paid(built)]).toEqual([['CLAIM_REDEMPTION'], [list]]);
    const total = list.reduce((sum, [, amount]) => sum + BigInt(amount), 0n);
    expect(await gain(bob, () => product.send('bob', built))).toBe(`${total}`);
  });
});
