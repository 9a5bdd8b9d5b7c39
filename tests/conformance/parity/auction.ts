import { settleAuction } from '../../../src/core/auction.ts';
import { enumName } from '../../../src/core/chain-enums.ts';
import type { Address } from '../../../src/core/hex.ts';
import { openSeries, placeBids, settle } from '../../contracts/support/raise.ts';
import { only } from '../../contracts/support/world.ts';
import { kind } from './kind.ts';

interface AuctionInput {
  supply: string;
  reservePrice: string;
  maxUnitsPerBid: string;
  concentrationBps: number;
  /** In order of sequence; all bidders are verified and none is the issuer. */
  bids: readonly { price: string; quantity: string; deposit: string; revealed: boolean }[];
}
interface AuctionOutput {
  clearingPrice: string;
  unitsSold: string;
  proceeds: string;
  rounds: number;
  bids: readonly { processing: string; units: string; refund: string }[];
}

/** Stands for the bidder of a sequence where there is no chain. */
const bidder = (i: number): Address => `0x${(i + 1).toString(16).padStart(40, '0')}` as const;

export const auction = kind<AuctionInput, AuctionOutput>({
  core: ({ bids, ...input }) => {
    const terms = {
      issuer: bidder(-1),
      supply: BigInt(input.supply),
      reservePrice: BigInt(input.reservePrice),
      maxUnitsPerBid: BigInt(input.maxUnitsPerBid),
      concentrationBps: BigInt(input.concentrationBps),
    };
    const placed = bids.map(({ price, quantity, deposit, revealed }, i) => ({
      sequence: i + 1,
      bidder: bidder(i),
      deposit: BigInt(deposit),
      opening: revealed ? { price: BigInt(price), quantity: BigInt(quantity) } : null,
    }));
    const settled = settleAuction(terms, placed, () => true);
    return {
      clearingPrice: `${settled.clearingPrice}`,
      unitsSold: `${settled.unitsSold}`,
      proceeds: `${settled.proceeds}`,
      rounds: settled.rounds.length,
      bids: settled.bids.map(({ processing, units, refund }) => ({
        processing,
        units: `${units}`,
        refund: `${refund}`,
      })),
    };
  },
  async chain(chains, input) {
    const { world, wallets } = await chains.plain();
    const series = await openSeries(world, {
      unitsOffered: BigInt(input.supply),
      reservePrice: BigInt(input.reservePrice),
      maxUnitsPerBid: BigInt(input.maxUnitsPerBid),
      concentrationBps: input.concentrationBps,
    });
    await placeBids(
      world,
      series,
      input.bids.map(({ price, quantity, deposit, revealed }, i) => ({
        bidder: wallets[i] as Address,
        price: BigInt(price),
        quantity: BigInt(quantity),
        deposit: BigInt(deposit),
        reveal: revealed,
      })),
    );
    const sent = await settle(world, series.seriesKey, 3);
    const [settled] = only(sent, 'RaiseSettled');
    return {
      clearingPrice: String(settled?.clearingPrice),
      unitsSold: String(settled?.unitsSold),
      proceeds: String(settled?.proceeds),
      rounds: only(sent, 'SettlementRound').length,
      bids: only(sent, 'BidProcessed').map(({ processing, units, refund }) => ({
        processing: enumName('Processing', Number(processing)),
        units: String(units),
        refund: String(refund),
      })),
    };
  },
});
