import type { ChainKind } from '../../core/address.ts';
import { type ChainEventRecord, chainKind } from '../../core/chain.ts';
import type { Bytes32 } from '../../core/hex.ts';
import type { Tx } from '../../core/tx.ts';
import type { EventOf } from './events.ts';
import { FoldError } from './fold-error.ts';
import { createTable, type ProjectionTable } from './table.ts';

/** The events of one series that are to be folded next, as a loader asks about them. */
export interface LoadScope {
  readonly chain: string;
  readonly seriesKey: Bytes32;
  readonly events: readonly ChainEventRecord[];
  /** The different values of an argument, over all events that have it. */
  named<T>(argument: string): T[];
  /** Whether any of these events is among them. */
  has(names: readonly string[]): boolean;
}

/** Rows of a series: all of them, or those whose column has one of some values of one type. */
export type NeededRows = 'all' | { readonly column: string; readonly values: readonly (string | number)[] };

/** A table whose rows follow from a series' events. Property names of its rows are its columns in camel case. */
export interface ProjectedTable<K, R extends object> {
  /** Of the database. */
  readonly name: string;
  /** The column that names a row within its chain: with `chain`, the primary key. Default `id`. */
  readonly key?: string;
  keyOf(row: R): K;
  /** The column with the series' key. Default `series_key`. */
  readonly series?: string;
  /**
   * The rows of a series that the coming events read or change, and no others. Absent where events only make rows.
   * The engine reads those of all series at once.
   */
  readonly load?: (scope: LoadScope) => readonly NeededRows[];
  /** What of the written rows is not the chain's. */
  fill?(tx: Tx, rows: readonly R[], chain: string): Promise<void>;
}

/** What a memory is made of: a series' stored events of a name, of the blocks before the coming ones. */
interface StoredEvents<T> {
  readonly name: string;
  readonly isNeeded: (scope: LoadScope) => boolean;
  /** From the arguments of these events; of none where they are not needed. */
  readonly from: (args: readonly never[]) => T;
}

/** What a fold has to remember between events, which is no row. */
export interface FoldMemory<T> {
  readonly initial: () => T;
  /** What earlier steps of the index saw of it. Absent where it concerns one transaction alone. */
  readonly stored?: StoredEvents<T>;
  /** Whether nothing is left unfinished. */
  isComplete?(value: T): boolean;
}

/** What the fold of one series' events works on. */
export interface SeriesFold {
  readonly chain: string;
  /** The rows of a table. Rows that no coming event touches may be left out. */
  rows<K, R extends object>(table: ProjectedTable<K, R>): ProjectionTable<K, R>;
  memory<T>(memory: FoldMemory<T>): T;
}

/** One function an event: it changes the working rows and nothing else. */
export type Handlers<E> = { readonly [N in keyof E]: (fold: SeriesFold, event: EventOf<E, N>) => void };

type AnyHandlers = Readonly<Record<string, (fold: SeriesFold, event: never) => void>>;

/** The handlers of a noun on a chain. */
export function handlersOn(chain: string, { handlers, on }: SeriesProjection): AnyHandlers {
  const kind = chainKind(chain);
  return kind === null ? handlers : { ...handlers, ...on?.[kind] };
}

/** What a noun's rows follow from the events of a series. */
export interface SeriesProjection {
  /** In the order in which they are written: parents first. */
  readonly tables: readonly ProjectedTable<unknown, object>[];
  readonly memories?: readonly FoldMemory<unknown>[];
  /** By the event's name. Several nouns may read one event. */
  readonly handlers: AnyHandlers;
  /**
   * Of one kind of chain alone, in place of the handlers of the same names: for events that have other arguments there, or
   * another meaning, and for those that no other chain has.
   */
  readonly on?: Partial<Readonly<Record<ChainKind, AnyHandlers>>>;
  /** Deletes the series themselves, of these keys or (null) all of the chain; the rows that hang on them go with them. */
  readonly remove?: (tx: Tx, chain: string, keys: readonly Bytes32[] | null) => Promise<void>;
}

/** Rows and memories of earlier steps. */
export interface LoadedState {
  readonly tables: ReadonlyMap<ProjectedTable<unknown, object>, readonly object[]>;
  readonly memories: ReadonlyMap<FoldMemory<unknown>, unknown>;
}

export interface WorkingFold extends SeriesFold {
  /** Applies one series' events in chain order. @throws FoldError where the events do not fit each other */
  apply(events: Iterable<{ readonly name: string }>): void;
  /** The rows of a table that were changed or made, with their chain. */
  changed(table: ProjectedTable<unknown, object>): readonly object[];
  /** The same with what they were at first. */
  changes(table: ProjectedTable<unknown, object>): ReturnType<ProjectionTable<unknown, object>['changes']>;
}

/** The state before the first event, or with what was loaded for the coming ones. */
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
