import { enumName } from '@income-series/protocol/chain-enums';
import type { EvmAddress } from '@income-series/protocol/hex';
import { openSeries, placeBids, settle } from '../../contracts/support/raise.ts';
import { only } from '../../contracts/support/world.ts';
import { settleAuction } from '../../models/auction.ts';
import { kind } from './kind.ts';

interface AuctionInput {
  supply: string;
  reservePrice: string;
  maxUnitsPerBid: string;
  concentrationBps: number;
  /** In order of sequence; all bidders are verified until the reveal is over, and none is the issuer. */
  bids: readonly { price: string; quantity: string; deposit: string; revealed: boolean }[];
  /** Sequences whose wallets lose their verification between reveal and settlement. */
  lost?: readonly number[];
}
interface AuctionOutput {
  clearingPrice: string;
  unitsSold: string;
  proceeds: string;
  rounds: number;
  bids: readonly { processing: string; units: string; refund: string }[];
}

/** Stands for the bidder of a sequence where there is no chain. */
const bidder = (i: number): EvmAddress => `0x${(i + 1).toString(16).padStart(40, '0')}` as const;

export const auction = kind<AuctionInput, AuctionOutput>({
  core: ({ bids, lost = [], ...input }) => {
    const terms = {
      supply: BigInt(input.supply),
      reservePrice: BigInt(input.reservePrice),
      maxUnitsPerBid: BigInt(input.maxUnitsPerBid),
      concentrationBps: BigInt(input.concentrationBps),
      minRaise: 1n,
    };
    const placed = bids.map(({ price, quantity, deposit, revealed }, i) => ({
      sequence: i + 1,
      bidder: bidder(i),
      deposit: BigInt(deposit),
      opening: revealed ? { price: BigInt(price), quantity: BigInt(quantity) } : null,
    }));
    const unverified = new Set(lost.map((sequence) => bidder(sequence - 1)));
    const settled = settleAuction(terms, placed, (wallet) => !unverified.has(wallet));
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
      minRaise: 1n,
    });
    await placeBids(
      world,
      series,
      input.bids.map(({ price, quantity, deposit, revealed }, i) => ({
        bidder: wallets[i] as EvmAddress,
        price: BigInt(price),
        quantity: BigInt(quantity),
        deposit: BigInt(deposit),
        reveal: revealed,
      })),
    );
    const lost = (input.lost ?? []).map((sequence) => wallets[sequence - 1] as EvmAddress);
    await world.send(world.owner, 'registry', 'setVerified', [lost, false]);
    const sent = await settle(world, series.seriesKey, 3);
    await world.send(world.owner, 'registry', 'setVerified', [lost, true]);
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
