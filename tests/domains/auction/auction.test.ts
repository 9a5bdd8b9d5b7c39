import { createDeviceSecret, openBackup, type SavedBackup, type SealedBid, sealBackup } from '@income-series/client';
import type { BidOpening } from '@income-series/protocol/bid';
import { encodeFunctionData } from 'viem';
import { describe, expect, it } from 'vitest';
import { abis } from '../../../src/adapters/evm/abi.ts';
import { commitBid, revealBid } from '../../../src/apps/demo/steps/sealed.ts';
import { forFile } from '../../support/for-file.ts';
import { createAuctionReader, type List, type Row } from '../support/auction.ts';
import { createProduct, type Name } from '../support/product.ts';
import { launch } from '../support/story.ts';
import { mutate } from '../support/traces.ts';

const DAY = 86_400n;
const DEPOSIT = 250_000_000n;
type Bidder = 'alice' | 'bob' | 'carol' | 'outsider' | 'admin';
/** Of 100 units: Alice outbids all and is rejected, so Bob is filled and Carol gets the 40 that he leaves. */
const BIDS: Readonly<Record<Bidder, { readonly price: bigint; readonly quantity: bigint }>> = {
  alice: { price: 4_000_000n, quantity: 60n },
  bob: { price: 3_000_000n, quantity: 60n },
  carol: { price: 2_000_000n, quantity: 50n },
  /** Never revealed. */
  outsider: { price: 3_500_000n, quantity: 30n },
  /** Below the reserve. */
  admin: { price: 500_000n, quantity: 10n },
};
const BIDDERS = Object.keys(BIDS) as Bidder[];
const sealed = new Map<Bidder, SealedBid>();
/** All that Bob still has once his device is gone. */
const bobsSecret = createDeviceSecret();

const step = (name: Name) => ({ seriesKey: launched.seriesKey, wallet: product.wallet(name).address });
const reveal = (name: Bidder, opening: BidOpening) => revealBid(product.actor(name), launched.seriesKey, opening);

const product = await forFile(createProduct());
await product.devnet.owner.verifyWallets((['outsider', 'admin'] as const).map((name) => product.wallet(name).address));
const launched = await launch(product);
const reader = createAuctionReader(product, launched.seriesKey);
for (const name of BIDDERS) {
  await product.act(name, 'buildApprovePaymentToken', { ...step(name), spender: 'RAISE', amount: `${DEPOSIT}` });
  const bid = { ...BIDS[name], deposit: DEPOSIT };
  sealed.set(name, await commitBid(product.actor(name), launched.seriesKey, bid));
}

describe('a raise with every kind of bid', () => {
  it('shows nothing of what is sealed, to anybody', async () => {
    expect(await reader.auction()).toMatchObject({
      phase: 'COMMIT',
      clearingPrice: null,
      mintGate: null,
      demandCurve: [],
      revealedBids: { totalCount: 0 },
      rounds: { totalCount: 0 },
    });
    for (const name of BIDDERS) {
      expect(await reader.myBid(name)).toMatchObject({
        validity: 'SEALED',
        processing: 'PENDING',
        delivery: 'NONE',
        price: null,
        quantity: null,
      });
    }
    await reader.expectContract(BIDDERS);
  });

  it('lets a bidder whose device is lost reveal from the backup, with the device secret alone', async () => {
    const wallet = product.wallet('bob').address;
    const { opening, commitment } = sealed.get('bob') as SealedBid;
    const place = { seriesKey: launched.seriesKey, window: 0 };
    const backup = await sealBackup(bobsSecret, { ...place, opening });
    const saved = await mutate(product, 'bob', 'saveBidBackup', { ...place, wallet, commitment, backup });
    expect(saved.data?.saveBidBackup).toMatchObject({ __typename: 'SaveBidBackupPayload' });
    sealed.delete('bob');

    await product.devnet.anvil.clock.advance(DAY);
    await product.index();
    const { myBidBackups } = await reader.read<{ myBidBackups: List<SavedBackup> }>(
      'bob',
      `query ($key: Bytes32!) {
        myBidBackups(seriesKey: $key) { edges { node { seriesKey window wallet commitment backup } } }
      }`,
      { key: launched.seriesKey },
    );
    const recovered = await openBackup(bobsSecret, myBidBackups.edges[0]?.node as SavedBackup);
    await reveal('bob', recovered);
    expect(await reader.myBid('bob')).toMatchObject({ validity: 'VALID', price: '3000000', quantity: '60' });
    expect((await reader.auction()).demandCurve).toEqual([{ price: '3000000', quantity: '60' }]);
    await reader.expectContract(BIDDERS);
  });

  it('has valid and invalid reveals, and a curve of the valid ones', async () => {
    for (const name of ['carol', 'admin', 'alice'] as const) {
      const { opening } = sealed.get(name) as SealedBid;
      await reveal(name, opening);
    }
    expect(await reader.myBid('admin')).toMatchObject({
      validity: 'INVALID',
      invalidReason: 'BELOW_RESERVE',
      price: '500000',
      quantity: '10',
    });
    expect((await reader.auction()).demandCurve).toEqual([
      { price: '4000000', quantity: '60' },
      { price: '3000000', quantity: '120' },
      { price: '2000000', quantity: '170' },
    ]);
    await reader.expectContract(BIDDERS);
  });

  it('settles in two rounds, because the first one’s winner is not verified any more', async () => {
    const { anvil, contracts, wallet } = product.devnet;
    await wallet(0).send({
      to: contracts.registry,
      data: encodeFunctionData({
        abi: abis.registry,
        functionName: 'setVerified',
        args: [[product.wallet('alice').address], false],
      }),
    });
    await anvil.clock.advance(DAY);
    await product.index();
    expect((await reader.auction()).phase).toBe('SETTLE');
    while ((await reader.auction()).phase !== 'GATE')
      await product.act('carol', 'buildSettleStep', { ...step('carol'), maxBids: 2 });

    const answered = await reader.auction();
    expect(answered).toMatchObject({
      clearingPrice: '2000000',
      unitsSold: '100',
      proceeds: '200000000',
      mintGate: 'OPEN',
    });
    expect(answered.rounds.edges.map(({ node }) => node)).toEqual([
      {
        round: 1,
        clearingPrice: '3000000',
        units: '100',
        rejected: 1,
        rejections: [{ reason: 'NOT_ALLOWLISTED', count: 1 }],
      },
      { round: 2, clearingPrice: '2000000', units: '100', rejected: 0, rejections: [] },
    ]);
    expect(await reader.myBid('alice')).toMatchObject({
      validity: 'VALID',
      processing: 'REJECTED',
      rejectedReason: 'NOT_ALLOWLISTED',
      delivery: 'NONE',
      pendingUnits: '0',
      refund: `${DEPOSIT}`,
      nonRevealCharge: '0',
    });
    expect(await reader.myBid('bob')).toMatchObject({ processing: 'FULL', pendingUnits: '60', refund: '130000000' });
    expect(await reader.myBid('carol')).toMatchObject({
      processing: 'PARTIAL',
      pendingUnits: '40',
      refund: '170000000',
    });
    expect(await reader.myBid('admin')).toMatchObject({
      validity: 'INVALID',
      processing: 'LOST',
      refund: `${DEPOSIT}`,
    });
    const unrevealed = await reader.myBid('outsider');
    expect(unrevealed).toMatchObject({ validity: 'UNREVEALED', processing: 'LOST', price: null });
    expect(BigInt(String(unrevealed.nonRevealCharge))).toBeGreaterThan(0n);
    expect(BigInt(String(unrevealed.refund)) + BigInt(String(unrevealed.nonRevealCharge))).toBe(DEPOSIT);
    await reader.expectContract(BIDDERS);
  });

  it('shows the same curve after it, thinned around the clearing price', async () => {
    const curve = async (points: number) => (await reader.auction(points)).demandCurve.map(({ price }) => price);
    expect(await curve(2)).toEqual(['4000000', '2000000']);
    expect(await curve(3)).toEqual(['4000000', '3000000', '2000000']);
  });

  it('delivers each bid its own, once the gate is passed, and lists them by that', async () => {
    const delivery = async (name: Name, state: string) => (await reader.myBids(name, { delivery: state })).totalCount;
    expect(await delivery('bob', 'NONE')).toBe(1);
    await product.act('carol', 'buildPassGate', step('carol'));
    expect(await reader.auction()).toMatchObject({ phase: 'DONE', mintGate: 'PASSED' });
    await reader.expectContract(BIDDERS);
    expect([await delivery('bob', 'DUE'), await delivery('bob', 'NONE')]).toEqual([1, 0]);
    for (const name of BIDDERS) {
      const bidder = product.wallet(name).address;
      await product.act('carol', 'buildDeliverBid', { ...step('carol'), bidder });
    }
    await reader.expectContract(BIDDERS);
    expect([await delivery('bob', 'DELIVERED'), await delivery('bob', 'DUE')]).toEqual([1, 0]);
    expect((await reader.myBids('bob', { seriesKey: launched.seriesKey })).totalCount).toBe(1);
    expect((await reader.myBids('bob', { seriesKey: `0x${'ee'.repeat(32)}` })).totalCount).toBe(0);
    expect((await reader.myBids('issuer', { seriesKey: launched.seriesKey })).totalCount).toBe(0);
  });

  it('is the same at the REST paths', async () => {
    const get = async (path: string, name?: Name) => {
      const options = name ? { headers: { authorization: `Bearer ${product.token(name)}` } } : {};
      return ((await (await product.gateway.request(path, options)).json()) as { data: Row }).data;
    };
    const { demandCurve: _, revealedBids: __, rounds, ...answered } = await reader.auction();
    const shown = await get(`/series/${launched.seriesKey}/auction`);
    expect(shown).toMatchObject({ ...answered, key: launched.seriesKey, state: 'ACTIVE' });
    expect(shown.rounds).toMatchObject(rounds.edges.map(({ node }) => node));
    for (const name of BIDDERS) {
      const { items } = (await get('/me/bids', name)) as unknown as { items: Row[] };
      expect(items).toHaveLength(1);
      expect(items[0]).toMatchObject(await reader.myBid(name));
    }
  });
});
