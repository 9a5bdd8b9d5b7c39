import type { Address } from '@income-series/protocol/address';
import type { Bytes32 } from '@income-series/protocol/hex';
import type { PersonaName } from '../../support/personas.ts';
import type { StoryKind } from '../schedule.ts';

/** A transaction as the gateway built it for a wallet. */
export interface BuiltFields {
  readonly id: string;
  readonly request: Readonly<Record<string, unknown>>;
}

/** The wallet of somebody who acts in a story. */
export interface StoryWallet {
  readonly address: Address;
  signMessage(text: string): Promise<string>;
  /** Signs and sends a built transaction by the chain's own node; resolves with its id once it is in a block. */
  send(built: BuiltFields): Promise<string>;
}

/** A bid as the chain itself has it. */
export interface BidOnChain {
  readonly bidder: string;
  readonly sequence: number;
  readonly deposit: bigint;
  /** Zero where the bid was not revealed. */
  readonly price: bigint;
  readonly quantity: bigint;
  readonly units: bigint;
  readonly refund: bigint;
}

/** A call that the keepers' account sent. */
interface SentCall {
  readonly hash: string;
  readonly to: string;
  readonly data: string;
  readonly ok: boolean;
  /** True for a call that is rightly sent several times with the same bytes, because each takes the next piece of the work. */
  readonly takesNext: boolean;
}

/** The chain of a story, as its people and its judge use it. */
export interface StoryChain {
  readonly kind: StoryKind;
  readonly name: string;
  /** Payment tokens that everybody begins with. */
  readonly rich: bigint;
  /** The fragment that selects what a wallet needs of a built transaction. */
  readonly built: string;
  readonly clock: { now(): Promise<bigint>; advance(seconds: bigint): Promise<unknown> };
  wallet(who: PersonaName): StoryWallet;
  /** Publishes a fresh rate, and makes blocks, because no node that is behind may lack what was before the story. */
  prepare(): Promise<void>;
  /** The newest block that the index follows. */
  head(): Promise<bigint>;
  /** The bids of these bidders, in their order, and units and tokens of everybody. */
  contractsAt(
    seriesKey: Bytes32,
    bidders: readonly Address[],
  ): Promise<{
    readonly bids: readonly BidOnChain[];
    readonly holdings: readonly { readonly wallet: Address; readonly units: bigint; readonly money: bigint }[];
  }>;
  /** Every call that the keepers' account sent from a block on. */
  sentByKeepers(from: bigint): Promise<readonly SentCall[]>;
}
