import { enumName, enumNameOrNull } from '@income-series/protocol/chain-enums';
import type { Bytes32 } from '@income-series/protocol/hex';
import { createPublicClient, http } from 'viem';
import { expect } from 'vitest';
import { abis } from '../../../src/adapters/evm/abi.ts';
import type { Name, Product } from './product.ts';

export type Row = Readonly<Record<string, unknown>>;
export interface List<T = Row> {
  readonly totalCount: number;
  readonly edges: readonly { readonly node: T }[];
}
export interface Auction extends Row {
  readonly demandCurve: readonly { readonly price: string; readonly quantity: string }[];
  readonly rounds: List;
}

const AUCTION = `phase clearingPrice unitsSold proceeds failureReason mintGate
  rounds { totalCount edges { node { round clearingPrice units rejected rejections { reason count } } } }
  revealedBids { totalCount }`;
const BID = `wallet validity invalidReason processing rejectedReason delivery pendingUnits refund deliveredUnits
  deliveredRefund nonRevealCharge price quantity deposit commitment`;

/** What the gateway says of a raise, and how it is held against the contract's own views. */
export function createAuctionReader(product: Product, seriesKey: Bytes32) {
  const { devnet, gateway } = product;
  const client = createPublicClient({ transport: http(devnet.anvil.url), cacheTime: 0 });
  const contract = { address: devnet.contracts.raise, abi: abis.raise } as const;
  const viewOf = (name: Name) =>
    client.readContract({ ...contract, functionName: 'bidOf', args: [seriesKey, product.wallet(name).address] });

  async function read<T>(name: Name | 'public', document: string, variables: object = {}): Promise<T> {
    const token = name === 'public' ? undefined : product.token(name);
    const { data, errors } = await gateway.ask<T>(document, variables, token);
    expect(errors).toBeUndefined();
    return data as T;
  }

  /** As nobody in particular reads it. */
  async function auction(points = 100): Promise<Auction> {
    const { series } = await read<{ series: { auction: Auction } }>(
      'public',
      `query ($key: Bytes32!, $points: Int!) { series(key: $key) { auction {
        ${AUCTION} demandCurve(points: $points) { price quantity }
      } } }`,
      { key: seriesKey, points },
    );
    return series.auction;
  }

  async function myBids(name: Name, filter: object = {}): Promise<List> {
    const { myBids: found } = await read<{ myBids: List }>(
      name,
      `query ($seriesKey: Bytes32, $delivery: BidDelivery) {
        myBids(seriesKey: $seriesKey, delivery: $delivery) { totalCount edges { node { ${BID} } } }
      }`,
      filter,
    );
    return found;
  }
  const myBid = async (name: Name) => (await myBids(name)).edges[0]?.node as Row;

  type View = Awaited<ReturnType<typeof viewOf>>;

  async function expectSettlement(views: readonly View[]): Promise<void> {
    const { demandCurve, rounds, ...answered } = await auction();
    const settled = await client.readContract({ ...contract, functionName: 'settlementOf', args: [seriesKey] });
    const cleared = settled.clearingPrice > 0n;
    expect(answered.phase).toBe(enumName('Phase', settled.phase));
    expect([answered.clearingPrice, answered.unitsSold, answered.proceeds]).toEqual(
      cleared ? [settled.clearingPrice, settled.unitsSold, settled.proceeds].map(String) : [null, null, null],
    );
    if (cleared) expect(rounds.totalCount).toBe(settled.round);
    const valid = views.filter(({ validity }) => enumName('Validity', validity) === 'VALID');
    const prices = [...new Set(valid.map(({ price }) => price))].sort((a, b) => Number(b - a));
    expect(demandCurve).toEqual(
      prices.map((price) => {
        const asked = valid.filter((view) => view.price >= price).reduce((sum, { quantity }) => sum + quantity, 0n);
        return { price: `${price}`, quantity: `${asked}` };
      }),
    );
  }

  async function expectBid(name: Name, view: View): Promise<void> {
    const delivered = enumName('Delivery', view.delivery) === 'DELIVERED';
    const validity = enumName('Validity', view.validity);
    // Of an invalid reveal the contract keeps what is wrong with it; the rest is in its event alone.
    const revealed = (value: bigint) =>
      validity === 'VALID' ? `${value}` : validity === 'INVALID' ? expect.any(String) : null;
    expect(await myBid(name)).toEqual({
      wallet: product.wallet(name).address,
      validity,
      invalidReason: enumNameOrNull('InvalidReason', view.invalidReason),
      processing: enumName('Processing', view.processing),
      rejectedReason: enumNameOrNull('RejectReason', view.rejectReason),
      delivery: enumName('Delivery', view.delivery),
      pendingUnits: delivered ? '0' : `${view.units}`,
      refund: `${view.refund}`,
      deliveredUnits: delivered ? `${view.units}` : '0',
      deliveredRefund: delivered ? `${view.refund}` : '0',
      nonRevealCharge: `${view.charge}`,
      price: revealed(view.price),
      quantity: revealed(view.quantity),
      deposit: `${view.deposit}`,
      commitment: view.commitment,
    });
  }

  /** What the gateway says of the raise and of each of these bidders' bids is what the contract says. */
  async function expectContract(bidders: readonly Name[]): Promise<void> {
    const views = await Promise.all(bidders.map(viewOf));
    await expectSettlement(views);
    for (const [i, name] of bidders.entries()) await expectBid(name, views[i] as View);
  }

  return { read, auction, myBids, myBid, expectContract };
}
