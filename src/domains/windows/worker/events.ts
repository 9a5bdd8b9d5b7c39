import type { Address } from '@income-series/protocol/address';
import type { Bytes32 } from '@income-series/protocol/hex';
import type { Int, OfSeries } from '../../../indexing/projection/events.ts';

interface OfWindow extends OfSeries {
  readonly window: number;
}
interface OfOrder extends OfWindow {
  readonly trader: Address;
}

/** The contracts' events of trading windows, with their arguments as stored in `chain_events.args`. */
export interface WindowEvents {
  readonly WindowOpened: OfWindow & {
    readonly commitEndsAt: Int;
    readonly revealEndsAt: Int;
    readonly settleEndsAt: Int;
  };
  readonly OrderCommitted: OfOrder & {
    readonly sequence: number;
    readonly side: number;
    readonly commitment: Bytes32;
    readonly money: Int;
    readonly units: Int;
  };
  readonly OrderRevealed: OfOrder & {
    readonly price: Int;
    readonly quantity: Int;
    readonly validity: number;
    readonly fault: number;
  };
  readonly OrderRejected: OfOrder & { readonly reason: number };
  readonly WindowCleared: OfWindow & {
    readonly price: Int;
    readonly volume: Int;
    readonly demand: Int;
    readonly supply: Int;
  };
  readonly UnitsTraded: OfWindow & {
    readonly seller: Address;
    readonly buyer: Address;
    readonly units: Int;
    readonly money: Int;
  };
  readonly OrderProcessed: OfOrder & {
    readonly processing: number;
    readonly filled: Int;
    readonly units: Int;
    readonly money: Int;
  };
  readonly WindowSettled: OfWindow;
  readonly WindowVoided: OfWindow & { readonly reason: number };
  readonly OrderDelivered: OfOrder & { readonly units: Int; readonly money: Int };
}
