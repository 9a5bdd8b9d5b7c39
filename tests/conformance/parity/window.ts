import { enumName } from '@income-series/protocol/chain-enums';
import type { EvmAddress } from '@income-series/protocol/hex';
import { activeSeries } from '../../contracts/support/raise.ts';
import { openWindow, placeOrders, settleAll } from '../../contracts/support/windows.ts';
import { only } from '../../contracts/support/world.ts';
import { type Side, settleWindow } from '../../models/window.ts';
import { kind } from './kind.ts';

export interface WindowInput {
  /** Units of each wallet as the window opens; those of none can only buy. */
  held: readonly string[];
  /** In order of sequence, one of each wallet. */
  orders: readonly { side: Side; price: string; quantity: string; escrow: string; revealed: boolean }[];
  /** Sequences whose wallets lose their verification between reveal and settlement. */
  lost?: readonly number[];
}
interface WindowOutput {
  price: string;
  volume: string;
  demand: string;
  supply: string;
  /** Sequences of seller and buyer, and units. */
  trades: readonly (readonly [number, number, string])[];
  orders: readonly { processing: string; filled: string; units: string; money: string }[];
}

/** Stands for the trader of a sequence where there is no chain. */
const standIn = (i: number): EvmAddress => `0x${(i + 1).toString(16).padStart(40, '0')}` as const;

export const window = kind<WindowInput, WindowOutput>({
  core: ({ orders, lost = [] }) => {
    const placed = orders.map(({ side, price, quantity, escrow, revealed }, i) => ({
      ...{ sequence: i + 1, trader: standIn(i), side, escrow: BigInt(escrow) },
      opening: revealed ? { price: BigInt(price), quantity: BigInt(quantity) } : null,
    }));
    const stays = (wallet: EvmAddress) => !lost.includes(Number(wallet));
    const settled = settleWindow(placed, { before: stays, moving: stays });
    return {
      price: `${settled.price}`,
      volume: `${settled.volume}`,
      demand: `${settled.demand}`,
      supply: `${settled.supply}`,
      trades: settled.trades.map(({ seller, buyer, units }) => [Number(seller), Number(buyer), `${units}`] as const),
      orders: settled.orders.map(({ processing, filled, units, money }) => ({
        ...{ processing, filled: `${filled}`, units: `${units}`, money: `${money}` },
      })),
    };
  },
  async chain(chains, { held, orders, lost = [] }) {
    const { world, wallets } = await chains.plain();
    const holdings = held.flatMap((units, i) =>
      BigInt(units) > 0n ? [[wallets[i] as EvmAddress, BigInt(units)] as const] : [],
    );
    const { seriesKey } = await activeSeries(world, holdings);
    await openWindow(world, seriesKey);
    await placeOrders(
      world,
      seriesKey,
      orders.map(({ side, price, quantity, escrow, revealed }, i) => ({
        ...{ trader: wallets[i] as EvmAddress, side, reveal: revealed },
        ...{ price: BigInt(price), quantity: BigInt(quantity), escrow: BigInt(escrow) },
      })),
    );
    const gone = lost.map((sequence) => wallets[sequence - 1] as EvmAddress);
    await world.send(world.owner, 'registry', 'setVerified', [gone, false]);
    const sent = await settleAll(world, seriesKey, 3);
    await world.send(world.owner, 'registry', 'setVerified', [gone, true]);
    const [cleared] = only(sent, 'WindowCleared');
    const sequenceOf = (wallet: unknown) => wallets.indexOf(String(wallet).toLowerCase() as EvmAddress) + 1;
    return {
      price: `${cleared?.price}`,
      volume: `${cleared?.volume}`,
      demand: `${cleared?.demand}`,
      supply: `${cleared?.supply}`,
      trades: only(sent, 'UnitsTraded').map(
        ({ seller, buyer, units }) => [sequenceOf(seller), sequenceOf(buyer), `${units}`] as const,
      ),
      orders: only(sent, 'OrderProcessed').map(({ processing, filled, units, money }) => ({
        processing: enumName('Processing', Number(processing)),
        ...{ filled: `${filled}`, units: `${units}`, money: `${money}` },
      })),
    };
  },
});
