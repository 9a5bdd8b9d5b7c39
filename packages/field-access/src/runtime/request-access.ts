import type { GraphQLResolveInfo } from 'graphql';
import type { Row } from '../model/conditions.ts';
import type { LabelReader } from '../model/field-plan.ts';
import { type LabelMask, type RowLabels, unknownIn } from '../model/label-mask.ts';
import type { RelationLoader, RelationOrigin, ViewerLabels } from '../model/labels.ts';
import type { RowIds } from '../model/row-key.ts';
import { type LoadedRelations, rowLabels, scopeOf } from '../model/row-labels.ts';
import type { AccessRules } from '../model/rules.ts';
import type { CompiledSubject, TypeRule } from '../model/type-rule.ts';
import { Denials } from './denials.ts';
import { errorsOf } from './errors.ts';
import { RelationStore } from './relation-store.ts';

export interface RequestAccessOptions<Viewer, Sources> {
  /** The rules of the schema that is executed: `rulesOf(schema)`. */
  readonly rules: AccessRules;
  readonly viewer: Viewer;
  /** Creates the sources of relation loaders for this viewer: once, and again after `invalidate`. */
  sources(viewer: Viewer): Sources;
  /** The scope of ids that name none, in a model whose keys have scopes. */
  readonly home?: string;
  /** Called with the error of a relation that could not be loaded. Its fields get a typed error in any case. */
  readonly onFailure?: (error: unknown) => void;
}

/** The access of one execution: its viewer, the viewer's relations to rows as far as they are loaded, and the denials. */
export class RequestAccess<Viewer = unknown, Sources = unknown> implements LabelReader {
  readonly denials = new Denials();
  readonly #options: RequestAccessOptions<Viewer, Sources>;
  #viewer!: Viewer;
  #labels!: ViewerLabels;
  #sources: { readonly value: Sources } | null = null;
  /** The stores by relation and scope. Each scope has its own, because a failure in one must not fail another. */
  #stores = new Map<RelationLoader, Map<string, RelationStore>>();
  #memo = new Map<unknown, unknown>();
  /** The values that every attempt to answer the request shares. */
  #shared = new Map<unknown, unknown>();
  readonly #loaded: LoadedRelations = (load, scope, key) => this.#stores.get(load)?.get(scope)?.get(key);
  // The executor resolves the fields of a row one after another, so the labels of the last row are kept.
  #lastRow: unknown;
  #lastType: TypeRule | undefined;
  #lastLabels: RowLabels = 0;

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

  /** The viewer's labels that no row decides, and the viewer's own keys. */
  get labels(): ViewerLabels {
    return this.#labels;
  }

  /** The sources of relation loaders, kept until relations are invalidated. */
  get sources(): Sources {
    this.#sources ??= { value: this.#options.sources(this.#viewer) };
    return this.#sources.value;
  }

  /** Continues the request as another viewer, for example after a sign-in. No relation is kept. */
  switchViewer(viewer: Viewer): void {
    this.#viewer = viewer;
    this.#labels = this.rules.model.labels.viewerLabels(viewer);
    this.invalidate();
  }

  /** Drops every loaded relation, so that a mutation's payload is read with relations as they are after its writes. Denials stay. */
  invalidate(): void {
    this.#stores = new Map();
    this.#memo = new Map();
    this.#shared = new Map();
    this.#sources = null;
    this.#lastType = undefined;
  }

  /** Creates a value once under a key, until the relations are invalidated. */
  once<T>(key: unknown, make: () => T): T {
    if (!this.#memo.has(key)) this.#memo.set(key, make());
    return this.#memo.get(key) as T;
  }

  /**
   * Creates a value once for all attempts to answer the request. It is for reads that are logged, so that a second attempt does not log
   * them again. The caller has to check the viewer in each attempt, before it calls this.
   */
  keep<T>(key: unknown, make: () => T): T {
    if (!this.#shared.has(key)) this.#shared.set(key, make());
    return this.#shared.get(key) as T;
  }

  /** Shares the kept values of another attempt to answer the same request. */
  keepOf(other: RequestAccess<Viewer, Sources>): void {
    this.#shared = other.#shared;
  }

  /** Copies the access for another attempt to answer the request: the same viewer, no relation loaded. */
  attempt(): RequestAccess<Viewer, Sources> {
    const attempt = this.fresh();
    attempt.keepOf(this);
    return attempt;
  }

  /** Copies the access for the next event of a subscription: the same viewer, no relation loaded. */
  fresh(): RequestAccess<Viewer, Sources> {
    return new RequestAccess({ ...this.#options, viewer: this.#viewer });
  }

  /** The viewer's labels on a row, as far as relations are loaded. @throws Error for a row without a subject's column */
  rowLabels(type: TypeRule, row: Row): RowLabels {
    if (this.#lastRow === row && this.#lastType === type) return this.#lastLabels;
    const labels = rowLabels(type, row, this.#labels, this.#loaded);
    this.#lastRow = row;
    this.#lastType = type;
    this.#lastLabels = labels;
    return labels;
  }

  /** Loads the labels of `bits` that are unknown on a row. Returns a promise for each load; none if all are loaded. */
  load(type: TypeRule, row: Row, bits: LabelMask): Promise<void>[] {
    const loads: Promise<void>[] = [];
    for (const subject of type.subjects) {
      const value = row[subject.column];
      if ((subject.bit & bits) === 0 || !subject.load || typeof value !== 'string') continue;
      const store = this.#store(subject.load, scopeOf(type, subject, row));
      if (store.get(value) === undefined) loads.push(store.load(value));
    }
    return loads;
  }

  /** The store of a relation's loader in a scope. A new one is created if there is none. */
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

  /** The store of a subject's label on a row; undefined if nothing of it was loaded, or nothing has to be. */
  #storeOf(type: TypeRule, subject: CompiledSubject, row: Row): RelationStore | undefined {
    return subject.load ? this.#stores.get(subject.load)?.get(scopeOf(type, subject, row)) : undefined;
  }

  /** The code of the first failure that leaves a label of `need` unknown on a row; INTERNAL if there is none. */
  failureCode(type: TypeRule, row: Row, need: LabelMask): string {
    const unknown = unknownIn(this.rowLabels(type, row)) & need;
    for (const subject of type.subjects) {
      const failure = (subject.bit & unknown) !== 0 && this.#storeOf(type, subject, row)?.failed;
      if (failure) return failure.code;
    }
    return 'INTERNAL';
  }

  /** The source of a label on a row, as its loader names it; null if the label was not loaded, or its loader names none. */
  readAt(type: TypeRule, row: Row, label: LabelMask): RelationOrigin {
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
