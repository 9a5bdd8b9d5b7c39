import type { GraphQLResolveInfo } from 'graphql';
import { columnText, type KeyValue } from '../model/column-values.ts';
import type { Row } from '../model/conditions.ts';
import type { LabelReader } from '../model/field-plan.ts';
import type { LabelMask, RowLabels } from '../model/label-mask.ts';
import type { AnyLoader, RelationOrigin, ViewerLabels } from '../model/labels.ts';
import { dropsPromise } from '../model/promises.ts';
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
  /** The scope that an id leaves out, in a model whose keys have scopes. */
  readonly home?: string;
  /** Called with the error of a relation that could not be loaded. Its fields get a typed error in any case. */
  readonly onFailure?: (error: unknown) => void;
}

/**
 * The viewer's relations to the rows of one execution, and the denials in it.
 *
 * @example
 * const access = new RequestAccess({ rules: rulesOf(schema), viewer, sources: (current) => ({ db, viewer: current }) });
 */
export class RequestAccess<Viewer = unknown, Sources = unknown> implements LabelReader {
  readonly denials = new Denials();
  readonly #options: RequestAccessOptions<Viewer, Sources>;
  #viewer!: Viewer;
  #labels!: ViewerLabels;
  #sources: { readonly value: Sources } | null = null;
  /** The stores by relation and scope: a failure in one scope must not fail another. */
  #stores = new Map<AnyLoader, Map<string, RelationStore>>();
  #memo = new Map<unknown, unknown>();
  /** The values that every attempt to answer the request shares. */
  #shared = new Map<unknown, unknown>();
  readonly #loaded: LoadedRelations = (load, scope, key) => this.#stores.get(load)?.get(scope)?.get(key);
  // The executor resolves the fields of a row one after another, so the labels of the last row are kept.
  #lastRow: unknown;
  #lastType: TypeRule | undefined;
  #last!: RowLabels;

  constructor(options: RequestAccessOptions<Viewer, Sources>) {
    this.#options = options;
    this.switchViewer(options.viewer);
  }

  get rules(): AccessRules {
    return this.#options.rules;
  }

  /** The way in which ids name rows. */
  get ids(): RowIds {
    const { scope, tables } = this.rules.model;
    return { scope, tables, home: this.#options.home ?? '' };
  }

  get viewer(): Viewer {
    return this.#viewer;
  }

  /** The viewer's labels and own keys, as the checks use them. */
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
    this.#labels = this.rules.model.labels.readViewer(viewer);
    this.invalidate();
  }

  /** Drops every relation, so that a mutation's payload is read with relations as they are after its writes. Denials stay. */
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
   * Creates a value once for all attempts of the request. Use it for a read that is logged, so that a second attempt does not
   * log it again. The caller checks the viewer in each attempt, before it calls this.
   */
  keep<T>(key: unknown, make: () => T): T {
    if (!this.#shared.has(key)) this.#shared.set(key, make());
    return this.#shared.get(key) as T;
  }

  /** Shares the values that another attempt of the same request keeps. */
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

  /** The viewer's labels on a row, by what is loaded. @throws where the row lacks a subject's column */
  rowLabels(type: TypeRule, row: Row): RowLabels {
    if (this.#lastRow === row && this.#lastType === type) return this.#last;
    const labels = rowLabels(type, row, this.#labels, this.#loaded);
    this.#lastRow = row;
    this.#lastType = type;
    this.#last = labels;
    return labels;
  }

  /** Loads the labels of `bits` that are unknown on a row; empty if nothing is left to load. */
  load(type: TypeRule, row: Row, bits: LabelMask): Promise<void>[] {
    const waits: Promise<void>[] = [];
    for (const subject of type.subjects) {
      const value = row[subject.column];
      if ((subject.bit & bits) === 0 || !subject.load || value === undefined || value === null) continue;
      const store = this.#store(subject.load, scopeOf(type, subject, row));
      const key = columnText(value);
      if (store.get(key) === undefined)
        waits.push(store.load(key, { value: value as KeyValue, uuid: subject.columns.key.uuid }));
    }
    return waits;
  }

  #store(load: AnyLoader, scope: string): RelationStore {
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
          if (failure) dropsPromise(this.#options.onFailure?.(failure.error));
        },
      });
      this.#stores.set(load, stores.set(scope, store));
    }
    return store;
  }

  #storeOf(type: TypeRule, subject: CompiledSubject, row: Row): RelationStore | undefined {
    return subject.load ? this.#stores.get(subject.load)?.get(scopeOf(type, subject, row)) : undefined;
  }

  /** The code of the failure that leaves a label of `need` unknown on a row. */
  failureCode(type: TypeRule, row: Row, need: LabelMask): string {
    const unknown = this.rowLabels(type, row).unknown & need;
    for (const subject of type.subjects) {
      const failure = (subject.bit & unknown) !== 0 && this.#storeOf(type, subject, row)?.failed;
      if (failure) return failure.code;
    }
    return 'INTERNAL';
  }

  /** The source of a label on a row, if its loader names one; null for a label that follows by comparison. */
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
