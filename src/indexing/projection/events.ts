import type { Address } from '@income-series/protocol/address';
import type { ChainEventRecord } from '@income-series/protocol/chain';
import type { Bytes32 } from '@income-series/protocol/hex';
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
 * One stored event with its place on the chain. `E` maps names of events to their arguments as in `chain_events.args`; each
 * noun declares such an interface in its `worker/events.ts`.
 */
export type EventOf<E, N extends keyof E = keyof E> = N extends keyof E
  ? Omit<ChainEventRecord, 'name' | 'args'> & { readonly name: N; readonly args: E[N] }
  : never;

/** An event of a series, with its place on the chain and arguments that are not used. */
export type SeriesEvent = Omit<ChainEventRecord, 'args'> & { readonly args: OfSeries };

/** The time of an event's block. */
export const timeOf = (event: Pick<ChainEventRecord, 'timestamp'>): Date => new Date(Number(event.timestamp) * 1000);

/** Converts a time of the chain, in Unix seconds. */
export const fromUnix = (seconds: string | bigint): Date => new Date(Number(seconds) * 1000);

/** The nonce that follows the nonce of an event. */
export const nextNonce = (usedNonce: string): bigint => BigInt(usedNonce) + 1n;

/** The id of a row that one log alone creates. */
export const logId = ({ blockHash, logIndex }: Pick<ChainEventRecord, 'blockHash' | 'logIndex'>): string =>
  idOfLog(blockHash, logIndex);
