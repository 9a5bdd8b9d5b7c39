import type { GraphQLResolveInfo } from 'graphql';
import type { ErrorCode } from '../core/errors/codes.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { LABEL_BIT, LIVE_ATTESTOR, MASK_WIDTH } from './declaration.ts';
import { Denials } from './denials.ts';
import type { EligibilityReader, KeyReader, ReadBlock } from './ports.ts';
import { RelationStore } from './relation-store.ts';
import type { AccessRules } from './rules.ts';
import type { CompiledSubject, TypeRule } from './type-rule.ts';
import type { Viewer } from './viewer.ts';

export interface RequestAccessOptions {
  /** Of the schema that is executed: `rulesOf(schema)`. */
  readonly rules: AccessRules;
  readonly viewer: Viewer;
  readonly db: PrismaClient;
  readonly eligibility: EligibilityReader;
  /** Where it is absent, Prisma's client reads the keys. */
  readonly reader?: KeyReader;
  /** Told of a failed relation load. Its fields are answered with a typed error whatever this does. */
  readonly onFailure?: (error: unknown) => void;
}

export type Row = Readonly<Record<string, unknown>>;

const throughPrisma = (db: PrismaClient): KeyReader => ({
  keys: async ({ text }, values) =>
    (await db.$queryRawUnsafe<{ key: string }[]>(text, ...values)).map(({ key }) => key),
});

/** A row's standing in one number: labels held, then (shifted by a mask's width) still unknown, then whose load failed. */
export type Standing = number;
const LABELS = (1 << MASK_WIDTH) - 1;
export const unknownIn = (standing: Standing): number => (standing >> MASK_WIDTH) & LABELS;
export const failedIn = (standing: Standing): number => (standing >> (2 * MASK_WIDTH)) & LABELS;

/** The viewer's relations to the rows of one execution, and what was denied in it. */
export class RequestAccess {
  readonly denials = new Denials();
  readonly #options: RequestAccessOptions;
  #viewer!: Viewer;
  #wallets!: ReadonlySet<string>;
  #signerKeys!: ReadonlySet<string>;
  #signerChains!: ReadonlySet<string>;
  /** Labels that hold whatever the row. */
  roles = 0;
  /** Labels that could hold on some row: a field that needs none of them is not even selected. */
  possible = 0;
  #stores = new Map<CompiledSubject['load'], RelationStore>();
  #eligible: ReturnType<EligibilityReader['verified']> | null = null;
  #activeKeys: ReturnType<EligibilityReader['activeAttestors']> | null = null;
  #memo = new Map<unknown, unknown>();
  // The executor asks for the fields of a row one after another: the last answer is kept.
  #lastRow: unknown;
  #lastRule: TypeRule | undefined;
  #last: Standing = 0;

  constructor(options: RequestAccessOptions) {
    this.#options = options;
    this.become(options.viewer);
  }

  get rules(): AccessRules {
    return this.#options.rules;
  }

  get viewer(): Viewer {
    return this.#viewer;
  }

  /** The request goes on as another viewer: a sign-in's payload, a wallet just linked. Forgets what was known. */
  become(viewer: Viewer): void {
    this.#viewer = viewer;
    this.#wallets = new Set(viewer.wallets);
    this.#signerKeys = new Set(viewer.signerKeys);
    this.#signerChains = new Set(viewer.signerChains);
    this.roles = LABEL_BIT.public | (viewer.isAdmin ? LABEL_BIT.admin : 0);
    const related = LABEL_BIT.issuer | LABEL_BIT.holder | LABEL_BIT.backer;
    this.possible =
      this.roles |
      (viewer.accountId === null ? 0 : LABEL_BIT.owner) |
      (viewer.wallets.length > 0 ? related : 0) |
      (viewer.signerKeys.length > 0 ? LABEL_BIT.attestor | LIVE_ATTESTOR : 0);
    this.forget();
  }

  /** Forgets every relation: after a mutation wrote, before its payload is read. Denials stay. */
  forget(): void {
    this.#stores = new Map();
    this.#memo = new Map();
    this.#eligible = null;
    this.#activeKeys = null;
    this.#lastRule = undefined;
  }

  /** A value made once under a key, until the relations are forgotten. */
  once<T>(key: unknown, make: () => T): T {
    if (!this.#memo.has(key)) this.#memo.set(key, make());
    return this.#memo.get(key) as T;
  }

  /** The same viewer with nothing known: for the next event of a subscription. */
  fresh(): RequestAccess {
    return new RequestAccess({ ...this.#options, viewer: this.#viewer });
  }

  /** What the viewer is to a row, as far as it is known. Throws where the row lacks a subject's column. */
  standing(rule: TypeRule, row: Row): Standing {
    if (this.#lastRow === row && this.#lastRule === rule) return this.#last;
    let standing = this.roles;
    for (const subject of rule.subjects) {
      if (subject.within === 0 || (standing & subject.within) !== 0) standing |= this.#test(rule, subject, row);
    }
    this.#lastRow = row;
    this.#lastRule = rule;
    this.#last = standing;
    return standing;
  }

  #test(rule: TypeRule, subject: CompiledSubject, row: Row): Standing {
    const value = row[subject.column];
    if (value === undefined) throw new Error(`A ${rule.name} came without its ${subject.column}`);
    if (value === null || (this.possible & subject.bit) === 0) return 0;
    if (subject.when && !subject.when(row)) return 0;
    if (subject.kind === 'account') return value === this.#viewer.accountId ? subject.bit : 0;
    if (subject.kind === 'wallet') return this.#wallets.has(value as string) ? subject.bit : 0;
    if (subject.kind === 'chain') return this.#signerChains.has(value as string) ? subject.bit : 0;
    // The chain is asked only of a key that the index has for the viewer's own and active.
    if (subject.kind === 'signerKey' && !this.#signerKeys.has(value as string)) return 0;
    if (!subject.load) return subject.kind === 'signerKey' ? subject.bit : 0;
    const store = this.#store(subject);
    const held = store.get(value as string);
    if (held !== undefined) return held ? subject.bit : 0;
    const failed = store.failed?.keys.has(value as string) ? subject.bit << (2 * MASK_WIDTH) : 0;
    return (subject.bit << MASK_WIDTH) | failed;
  }

  /** Asks for what is unknown of `bits` on a row; undefined where nothing is left to ask. */
  want(rule: TypeRule, row: Row, bits: number): Promise<void>[] {
    const waits: Promise<void>[] = [];
    for (const subject of rule.subjects) {
      const value = row[subject.column];
      if ((subject.bit & bits) === 0 || !subject.load || typeof value !== 'string') continue;
      const store = this.#store(subject);
      if (store.get(value) === undefined && !store.failed?.keys.has(value)) waits.push(store.want(value));
    }
    return waits;
  }

  #store(subject: CompiledSubject): RelationStore {
    let store = this.#stores.get(subject.load);
    if (!store && subject.load) {
      const reader = this.#options.reader ?? throughPrisma(this.#options.db);
      const sources = {
        reader,
        viewer: this.#viewer,
        eligible: () => this.eligibility(),
        activeKeys: () => this.#active(),
      };
      store = new RelationStore(subject.load, sources, (failure) => {
        this.#lastRule = undefined;
        if (failure !== undefined) this.#options.onFailure?.(failure);
      });
      this.#stores.set(subject.load, store);
    }
    return store as RelationStore;
  }

  /** Which of the viewer's wallets the registry calls verified now: one call an execution. @throws CHAIN_UNAVAILABLE */
  eligibility(): ReturnType<EligibilityReader['verified']> {
    this.#eligible ??= this.#options.eligibility.verified(this.#viewer.wallets);
    return this.#eligible;
  }

  #active(): ReturnType<EligibilityReader['activeAttestors']> {
    this.#activeKeys ??= this.#options.eligibility.activeAttestors(this.#viewer.signerKeys);
    return this.#activeKeys;
  }

  /** Why one of `bits` is not known. */
  failureCode(rule: TypeRule, bits: number): ErrorCode {
    for (const subject of rule.subjects) {
      const failed = (subject.bit & bits) !== 0 && this.#stores.get(subject.load)?.failed;
      if (failed) return failed.code;
    }
    return 'INTERNAL';
  }

  /** The block that the label was read at, where it came from the chain. */
  blockOf(rule: TypeRule, bit: number): ReadBlock | null {
    for (const subject of rule.subjects) {
      const block = subject.bit === bit ? this.#stores.get(subject.load)?.block : null;
      if (block) return block;
    }
    return null;
  }

  /** Records that a selection was answered with null. */
  deny(info: GraphQLResolveInfo, coordinate: string, code: ErrorCode): null {
    this.denials.add(info, coordinate, code);
    return null;
  }
}
