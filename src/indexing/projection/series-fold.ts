import type { ChainKind } from '@income-series/protocol/address';
import { type ChainEventRecord, chainKind } from '@income-series/protocol/chain';
import type { Bytes32 } from '@income-series/protocol/hex';
import type { Tx } from '../../core/tx.ts';
import type { EventOf } from './events.ts';
import { FoldError } from './fold-error.ts';
import { createTable, type ProjectionTable } from './table.ts';

/** The events of one series that are folded next, with the questions that a loader has about them. */
export interface LoadScope {
  readonly chain: string;
  readonly seriesKey: Bytes32;
  readonly events: readonly ChainEventRecord[];
  /** The distinct values of an argument, over all events that have it. */
  named<T>(argument: string): T[];
  /** True if there is an event with one of these names. */
  has(names: readonly string[]): boolean;
}

/** The rows of a series that must be loaded: all, or those whose column has one of `values`. */
export type NeededRows = 'all' | { readonly column: string; readonly values: readonly (string | number)[] };

/** A table whose rows are derived from a series' events. Property names of its rows are its columns in camel case. */
export interface ProjectedTable<K, R extends object> {
  /** The table's name in the database. */
  readonly name: string;
  /** The column that, with `chain`, is the primary key; `id` by default. */
  readonly key?: string;
  keyOf(row: R): K;
  /** The column with the series' key; `series_key` by default. */
  readonly series?: string;
  /**
   * Names the rows of a series that the next events read or change. Absent if events only create rows. The rows of all series
   * are read with one statement.
   */
  readonly load?: (scope: LoadScope) => readonly NeededRows[];
  readonly fill?: FilledColumns<R>;
}

/**
 * The columns of a projected table that do not come from the chain. A fold neither loads nor saves them, so they keep their values
 * when a row is written or, after a reorganisation, restored.
 */
interface FilledColumns<R extends object> {
  readonly columns: readonly string[];
  /** Sets the columns of written rows as a function of people's records. */
  fill(tx: Tx, rows: readonly R[], chain: string): Promise<void>;
}

/** The source of a memory: a series' stored events with one name, from the blocks before the next events. */
interface StoredEvents<T> {
  readonly name: string;
  readonly isNeeded: (scope: LoadScope) => boolean;
  /** Makes the memory from the arguments of these events, or of none if they are not needed. */
  readonly from: (args: readonly never[]) => T;
}

/** A value that a fold remembers between events and that is not a row. */
export interface FoldMemory<T> {
  readonly initial: () => T;
  /** The earlier events that the memory is made from. Absent if it only concerns events of one transaction. */
  readonly stored?: StoredEvents<T>;
  /** True if no transaction's events are missing. */
  isComplete?(value: T): boolean;
}

/** The state that handlers of one series' events work on. */
export interface SeriesFold {
  readonly chain: string;
  /** The rows of a table; rows that no event of the fold needs may be absent. */
  rows<K, R extends object>(table: ProjectedTable<K, R>): ProjectionTable<K, R>;
  memory<T>(memory: FoldMemory<T>): T;
}

/** One function for each event; it changes the fold's rows and memories, and nothing else. */
export type Handlers<E> = { readonly [N in keyof E]: (fold: SeriesFold, event: EventOf<E, N>) => void };

type AnyHandlers = Readonly<Record<string, (fold: SeriesFold, event: never) => void>>;

/** The handlers of a projection on a chain. A handler for the chain's kind replaces the common handler of the same name. */
export function handlersOn(chain: string, { handlers, on }: SeriesProjection): AnyHandlers {
  const kind = chainKind(chain);
  return kind === null ? handlers : { ...handlers, ...on?.[kind] };
}

/** The derivation of a noun's rows from the events of a series. */
export interface SeriesProjection {
  /** The tables in the order in which they are written: parents first. */
  readonly tables: readonly ProjectedTable<unknown, object>[];
  readonly memories?: readonly FoldMemory<unknown>[];
  /** The handlers by name of event. Several nouns may handle one event. */
  readonly handlers: AnyHandlers;
  /**
   * The handlers for one kind of chain, which replace the common handlers of the same name: for events with other arguments or another
   * meaning there, and for events that only this kind has.
   */
  readonly on?: Partial<Readonly<Record<ChainKind, AnyHandlers>>>;
  /** Deletes series with their rows: the series of `keys`, or all series of the chain if `keys` is null. */
  readonly remove?: (tx: Tx, chain: string, keys: readonly Bytes32[] | null) => Promise<void>;
}

/** The rows and memories that were loaded for a fold. */
export interface LoadedState {
  readonly tables: ReadonlyMap<ProjectedTable<unknown, object>, readonly object[]>;
  readonly memories: ReadonlyMap<FoldMemory<unknown>, unknown>;
}

export interface WorkingFold extends SeriesFold {
  /** Applies one series' events, which must be in chain order. @throws FoldError if they do not fit each other */
  apply(events: Iterable<{ readonly name: string }>): void;
  /** The rows of a table that were changed or created, with their chain. */
  changed(table: ProjectedTable<unknown, object>): readonly object[];
  /** The changed rows of a table, each with its state before the fold. */
  changes(table: ProjectedTable<unknown, object>): ReturnType<ProjectionTable<unknown, object>['changes']>;
}

/** Creates a fold: empty, for the first events of a series, or with the state that was loaded for the next ones. */
export function createSeriesFold(
  projections: readonly SeriesProjection[],
  chain: string,
  loaded?: LoadedState,
): WorkingFold {
  const tables = new Map(
    projections
      .flatMap((projection) => projection.tables)
      .map((table) => {
        const rows = loaded?.tables.get(table) ?? [];
        return [table, createTable(rows.map((row): [unknown, object] => [table.keyOf(row), row]))] as const;
      }),
  );
  const memories = new Map(
    projections
      .flatMap((projection) => projection.memories ?? [])
      .map(
        (memory) => [memory, loaded?.memories.has(memory) ? loaded.memories.get(memory) : memory.initial()] as const,
      ),
  );
  const nouns = projections.map((projection) => handlersOn(chain, projection));
  const fold: SeriesFold = {
    chain,
    rows: <K, R extends object>(table: ProjectedTable<K, R>) => tables.get(table) as unknown as ProjectionTable<K, R>,
    memory: <T>(memory: FoldMemory<T>) => memories.get(memory) as T,
  };
  return {
    ...fold,
    apply(events) {
      for (const event of events) {
        for (const handlers of nouns) handlers[event.name]?.(fold, event as never);
      }
      for (const [memory, value] of memories) {
        if (memory.isComplete?.(value) === false) throw new FoldError('A transaction lacks one of its events.');
      }
    },
    changed: (table) => (tables.get(table)?.changed() ?? []).map((row) => ({ ...row, chain })),
    changes: (table) => tables.get(table)?.changes() ?? [],
  };
}
