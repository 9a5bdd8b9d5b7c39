import type { GraphQLResolveInfo } from 'graphql';
import type { Row } from '../model/conditions.ts';
import type { KnownLabels } from '../model/field-plan.ts';
import { type LabelMask, type RowLabels, unknownIn } from '../model/label-mask.ts';
import type { ReadAt, RelationLoader, ViewerLabels } from '../model/labels.ts';
import type { RowIds } from '../model/row-key.ts';
import { type LoadedRelations, rowLabels, scopeOf } from '../model/row-labels.ts';
import type { AccessRules } from '../model/rules.ts';
import type { CompiledSubject, TypeRule } from '../model/type-rule.ts';
import { Denials } from './denials.ts';
import { errorsOf } from './errors.ts';
import { RelationStore } from './relation-store.ts';

export interface RequestAccessOptions<Viewer, Sources> {
  /** Of the schema that is executed: `rulesOf(schema)`. */
  readonly rules: AccessRules;
  readonly viewer: Viewer;
  /** What relation loaders ask, for this viewer: made once, and again after `invalidate`. */
  sources(viewer: Viewer): Sources;
  /** The scope that an id leaves out, in a model whose keys have scopes. */
  readonly home?: string;
  /** Called with why a relation could not be loaded. Its fields are answered with a typed error whatever this does. */
  readonly onFailure?: (error: unknown) => void;
}

/** The viewer's relations to the rows of one execution, and what was denied in it. */
export class RequestAccess<Viewer = unknown, Sources = unknown> implements KnownLabels {
  readonly denials = new Denials();
  readonly #options: RequestAccessOptions<Viewer, Sources>;
  #viewer!: Viewer;
  #labels!: ViewerLabels;
  #sources: { readonly made: Sources } | null = null;
  /** By relation and scope: a failure in one scope is none in another. */
  #stores = new Map<RelationLoader, Map<string, RelationStore>>();
  #memo = new Map<unknown, unknown>();
  /** What every attempt to answer the request shares. */
  #kept = new Map<unknown, unknown>();
  readonly #loaded: LoadedRelations = (load, scope, key) => this.#stores.get(load)?.get(scope)?.get(key);
  // The executor asks for the fields of a row one after another: the last answer is kept.
  #lastRow: unknown;
  #lastType: TypeRule | undefined;
  #last: RowLabels = 0;

  constructor(options: RequestAccessOptions<Viewer, Sources>) {
    this.#options = options;
    this.switchViewer(options.viewer);
  }

  get rules(): AccessRules {
    return this.#options.rules;
  }

  /** How ids name rows. */
  get ids(): RowIds {
    const { scope, tables } = this.rules.model;
    return { scope, tables, home: this.#options.home ?? '' };
  }

  get viewer(): Viewer {
    return this.#viewer;
  }

  /** The viewer as the checks see it. */
  get labels(): ViewerLabels {
    return this.#labels;
  }

  /** What relation loaders ask: kept until relations are invalidated. */
  get sources(): Sources {
    this.#sources ??= { made: this.#options.sources(this.#viewer) };
    return this.#sources.made;
  }

  /** The request goes on as another viewer: a sign-in's payload, a wallet just linked. Nothing known is kept. */
  switchViewer(viewer: Viewer): void {
    this.#viewer = viewer;
    this.#labels = this.rules.model.labels.viewerLabels(viewer);
    this.invalidate();
  }

  /** Drops every relation: after a mutation wrote, before its payload is read. Denials stay. */
  invalidate(): void {
    this.#stores = new Map();
    this.#memo = new Map();
    this.#kept = new Map();
    this.#sources = null;
    this.#lastType = undefined;
  }

  /** A value made once under a key, until the relations are invalidated. */
  once<T>(key: unknown, make: () => T): T {
    if (!this.#memo.has(key)) this.#memo.set(key, make());
    return this.#memo.get(key) as T;
  }

  /**
   * The same as `once`, for a read that is written down: an attempt that is abandoned has read for the one that follows it. Its
   * caller checks the viewer first, in each attempt.
   */
  keep<T>(key: unknown, make: () => T): T {
    if (!this.#kept.has(key)) this.#kept.set(key, make());
    return this.#kept.get(key) as T;
  }

  /** Goes on with what another attempt of the same request kept. */
  keepOf(other: RequestAccess<Viewer, Sources>): void {
    this.#kept = other.#kept;
  }

  /** The same viewer with nothing known, for another attempt to answer the same request. */
  attempt(): RequestAccess<Viewer, Sources> {
    const attempt = this.fresh();
    attempt.keepOf(this);
    return attempt;
  }

  /** The same viewer with nothing known: for the next event of a subscription. */
  fresh(): RequestAccess<Viewer, Sources> {
    return new RequestAccess({ ...this.#options, viewer: this.#viewer });
  }

  /** What the viewer is to a row, as far as it is known. @throws where the row lacks a subject's column */
  rowLabels(type: TypeRule, row: Row): RowLabels {
    if (this.#lastRow === row && this.#lastType === type) return this.#last;
    const labels = rowLabels(type, row, this.#labels, this.#loaded);
    this.#lastRow = row;
    this.#lastType = type;
    this.#last = labels;
    return labels;
  }

  /** Loads what is unknown of `bits` on a row; empty where nothing is left to load. */
  load(type: TypeRule, row: Row, bits: LabelMask): Promise<void>[] {
    const waits: Promise<void>[] = [];
    for (const subject of type.subjects) {
      const value = row[subject.column];
      if ((subject.bit & bits) === 0 || !subject.load || typeof value !== 'string') continue;
      const store = this.#store(subject.load, scopeOf(type, subject, row));
      if (store.get(value) === undefined) waits.push(store.load(value));
    }
    return waits;
  }

  #store(load: RelationLoader, scope: string): RelationStore {
    const stores = this.#stores.get(load) ?? new Map<string, RelationStore>();
    let store = stores.get(scope);
    if (!store) {
      const errors = errorsOf(this.rules.model);
      store = new RelationStore({
        load,
        scope,
        sources: this.sources,
        codeOf: (failure) => errors.codeOf(failure),
        onLoaded: (failure) => {
          this.#lastType = undefined;
          if (failure) this.#options.onFailure?.(failure.error);
        },
      });
      this.#stores.set(load, stores.set(scope, store));
    }
    return store;
  }

  #storeOf(type: TypeRule, subject: CompiledSubject, row: Row): RelationStore | undefined {
    return subject.load ? this.#stores.get(subject.load)?.get(scopeOf(type, subject, row)) : undefined;
  }

  /** Why one of `need` is not known of a row. */
  failureCode(type: TypeRule, row: Row, need: LabelMask): string {
    const unknown = unknownIn(this.rowLabels(type, row)) & need;
    for (const subject of type.subjects) {
      const failed = (subject.bit & unknown) !== 0 && this.#storeOf(type, subject, row)?.failed;
      if (failed) return failed.code;
    }
    return 'INTERNAL';
  }

  /** Where the label of a row was read, if its loader said so; null where it is by comparison. */
  readAt(type: TypeRule, row: Row, label: LabelMask): ReadAt {
    for (const subject of type.subjects) {
      const readAt = subject.bit === label ? this.#storeOf(type, subject, row)?.readAt : null;
      if (readAt) return readAt;
    }
    return null;
  }

  /** Records that a selection was answered with null. */
  deny(info: GraphQLResolveInfo, coordinate: string, code: string): null {
    this.denials.add(info, coordinate, code);
    return null;
  }
}
