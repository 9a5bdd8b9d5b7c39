import { sealBid } from '@income-series/client';
import { describe, expect, it } from 'vitest';
import { forFile } from '../../support/for-file.ts';
import { createAuctionReader } from '../support/auction.ts';
import { createProduct, type Name } from '../support/product.ts';
import { whileTokenRefuses } from '../support/refusing-token.ts';
import { date, draftInput, launch, newTerms } from '../support/story.ts';

const DAY = 86_400n;
const DEPOSIT = 200_000_000n;
/** Of 100 units one winner may hold 70: Carol asks for more. */
const BIDS = {
  alice: { price: 3_000_000n, quantity: 60n },
  bob: { price: 2_000_000n, quantity: 40n },
  carol: { price: 2_400_000n, quantity: 80n },
} as const;
const BIDDERS = ['alice', 'bob', 'carol'] as const;
const product = await forFile(createProduct());
const launched = await launch(product);
const reader = createAuctionReader(product, launched.seriesKey);

const step = (name: Name) => ({ seriesKey: launched.seriesKey, wallet: product.wallet(name).address });
const errorOf = async (name: Name, mutation: string, input: object) => {
  const { transaction, errorName, code } = await product.build(name, mutation, input);
  return transaction ? transaction.simulation.errorName : (errorName ?? code);
};
const position = async (name: Name) => {
  const document = '{ myPositions(first: 1) { edges { node { units lockedUnits heldUnits } } } }';
  const { data } = await product.ask(name, document);
  const { myPositions } = data as { myPositions: { edges: { node: object }[] } };
  return myPositions.edges[0]?.node;
};

describe('a draft', () => {
  const refused = async (change: (now: bigint) => object) => {
    const input = (await draftInput(product, newTerms())) as { raise: object };
    const now = await product.devnet.anvil.clock.now();
    const raise = { ...input.raise, ...change(now) };
    const { __typename, code } = await product.build('issuer', 'draftSeries', { ...input, raise });
    return [__typename, code];
  };

  it.each<[string, (now: bigint) => object]>([
    ['bids that end in an hour', (now) => ({ commitEndsAt: date(now + 3_600n) })],
    ['a reveal of one second', (now) => ({ revealEndsAt: date(now + DAY + 1n) })],
    ['a reveal of two months', (now) => ({ revealEndsAt: date(now + 62n * DAY), gateEndsAt: date(now + 70n * DAY) })],
    ['a gate of one second', (now) => ({ gateEndsAt: date(now + 2n * DAY + 1n) })],
    ['a concentration bound below one unit', () => ({ concentrationBps: 99, minHolders: 1 })],
    ['more holders than a sale of everything must have', () => ({ minHolders: 3 })],
  ])('with %s is refused before anything is sent to the chain', async (_, change) => {
    expect(await refused(change)).toEqual(['Refusal', 'RAISE_PARAMS_INVALID']);
  });
});

describe('a raise', () => {
  const openings = Object.fromEntries(BIDDERS.map((name) => [name, null])) as Record<
    (typeof BIDDERS)[number],
    ReturnType<typeof sealBid> | null
  >;

  it('takes no bid of the issuer’s wallet, and can be cancelled until the reveal begins', async () => {
    await product.devnet.owner.verifyWallets([product.wallet('issuer').address]);
    await product.act('issuer', 'buildApprovePaymentToken', {
      ...step('issuer'),
      spender: 'RAISE',
      amount: `${DEPOSIT}`,
    });
    const own = sealBid({ price: 2_000_000n, quantity: 1n, wallet: product.wallet('issuer').address });
    const bid = { ...step('issuer'), commitment: own.commitment, deposit: `${DEPOSIT}` };
    expect(await errorOf('issuer', 'buildCommitBid', bid)).toBe('ISSUER_WALLET');
    for (const name of BIDDERS) {
      const sealed = sealBid({ ...BIDS[name], wallet: product.wallet(name).address });
      openings[name] = sealed;
      await product.act(name, 'buildApprovePaymentToken', { ...step(name), spender: 'RAISE', amount: `${DEPOSIT}` });
      await product.act(name, 'buildCommitBid', {
        ...step(name),
        commitment: sealed.commitment,
        deposit: `${DEPOSIT}`,
      });
    }
    expect(await errorOf('issuer', 'buildCancelRaise', step('issuer'))).toBeNull();
    await product.devnet.anvil.clock.advance(DAY);
    expect(await errorOf('issuer', 'buildCancelRaise', step('issuer'))).toBe('WRONG_PHASE');
  });

  it('finds a bid for more than one winner may hold invalid, and clears in one round', async () => {
    for (const name of BIDDERS) {
      const { price, quantity, salt } = (openings[name] as ReturnType<typeof sealBid>).opening;
      await product.act(name, 'buildRevealBid', { ...step(name), price: `${price}`, quantity: `${quantity}`, salt });
    }
    expect(await reader.myBid('carol')).toMatchObject({ validity: 'INVALID', invalidReason: 'BAD_QUANTITY' });
    await product.devnet.anvil.clock.advance(DAY);
    await product.act('carol', 'buildSettleStep', { ...step('carol'), maxBids: 50 });
    await product.act('carol', 'buildPassGate', step('carol'));
    expect(await reader.auction()).toMatchObject({ phase: 'DONE', unitsSold: '100', rounds: { totalCount: 1 } });
  });

  it('delivers locked units to a wallet that lost its verification, until it has it again', async () => {
    const alice = product.wallet('alice').address;
    await product.devnet.owner.unverifyWallets([alice]);
    await product.act('carol', 'buildDeliverBid', { ...step('carol'), bidder: alice });
    expect(await position('alice')).toEqual({ units: '60', lockedUnits: '60', heldUnits: '60' });
    const release = { ...step('carol'), holder: alice };
    expect(await errorOf('carol', 'buildClaim', release)).toBe('WALLET_NOT_VERIFIED');
    await product.devnet.owner.verifyWallets([alice]);
    await product.act('carol', 'buildClaim', release);
    expect(await position('alice')).toEqual({ units: '60', lockedUnits: '0', heldUnits: '0' });
  });

  it('delivers units where the token refuses the refund, which is claimed later', async () => {
    const bob = product.wallet('bob').address;
    const claim = { ...step('carol'), holder: bob };
    await whileTokenRefuses(product, async () => {
      await product.act('carol', 'buildDeliverBid', { ...step('carol'), bidder: bob });
      expect(await position('bob')).toEqual({ units: '40', lockedUnits: '0', heldUnits: '0' });
      expect(await errorOf('carol', 'buildClaim', claim)).toBe('REVERTED');
    });
    await product.act('carol', 'buildClaim', claim);
    expect(await errorOf('carol', 'buildClaim', claim)).toBe('NOTHING_DUE');
    expect(await reader.myBid('bob')).toMatchObject({ delivery: 'DELIVERED', deliveredUnits: '40' });
  });
});
