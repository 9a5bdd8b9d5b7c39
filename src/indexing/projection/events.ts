import type { Address } from '../../core/address.ts';
import type { ChainEventRecord } from '../../core/chain.ts';
import type { Bytes32 } from '../../core/hex.ts';
import { logId as idOfLog } from '../../core/ids.ts';

/** An integer beyond 32 bits, as a decimal string. */
export type Int = string;

export interface OfSeries {
  readonly seriesKey: Bytes32;
}
export interface OfHolder extends OfSeries {
  readonly holder: Address;
}
export interface OfPeriod extends OfSeries {
  readonly period: number;
}

/**
 * One stored event with its place on the chain. `E` is an interface that maps the names of events to their arguments as
 * `chain_events.args` holds them: each noun declares its own in its `events.ts`.
 */
export type EventOf<E, N extends keyof E = keyof E> = N extends keyof E
  ? Omit<ChainEventRecord, 'name' | 'args'> & { readonly name: N; readonly args: E[N] }
  : never;

/** Where on the chain an event stands, and of which series. */
export type SeriesEvent = Omit<ChainEventRecord, 'args'> & { readonly args: OfSeries };

/** The time of an event's block. */
export const timeOf = (event: Pick<ChainEventRecord, 'timestamp'>): Date => new Date(Number(event.timestamp) * 1000);

/** A time of the chain, unix seconds. */
export const fromUnix = (seconds: string | bigint): Date => new Date(Number(seconds) * 1000);

/** The nonce after the one that an event says was used up. */
export const nextNonce = (used: string): bigint => BigInt(used) + 1n;

/** The natural id of what one log alone brings about. */
export const logId = ({ blockHash, logIndex }: Pick<ChainEventRecord, 'blockHash' | 'logIndex'>): string =>
  idOfLog(blockHash, logIndex);
