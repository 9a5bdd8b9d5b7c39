import type { GraphQLResolveInfo } from 'graphql';
import type { ErrorCode } from '../core/errors/codes.ts';
import { addressesOn } from '../core/on-chain.ts';
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
  /** The chain of ids that name none. */
  readonly firstChain: string;
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

/** An address with its chain, as one text to compare: no chain's name has a space. */
const placed = (chain: string, address: unknown): string => `${chain} ${String(address)}`;

/** The chain of a row whose subject is of a chain. Throws where it came without. */
function chainOf(rule: TypeRule, row: Row): string {
  const { chain } = row;
  if (typeof chain !== 'string') throw new Error(`A ${rule.name} came without its chain`);
  return chain;
}

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
  /** As `placed` writes them. */
  #wallets!: ReadonlySet<string>;
  #signerKeys!: ReadonlySet<string>;
  #signerChains!: ReadonlySet<string>;
  /** Labels that hold whatever the row. */
  roles = 0;
  /** Labels that could hold on some row: a field that needs none of them is not even selected. */
  possible = 0;
  /** By relation and chain: what fails on one chain says nothing of another. */
  #stores = new Map<CompiledSubject['load'], Map<string, RelationStore>>();
  #eligible = new Map<string, ReturnType<EligibilityReader['verified']>>();
  #activeKeys = new Map<string, ReturnType<EligibilityReader['activeAttestors']>>();
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
    this.#wallets = new Set(viewer.wallets.map(({ chain, address }) => placed(chain, address)));
    this.#signerKeys = new Set(viewer.signerKeys.map(({ chain, address }) => placed(chain, address)));
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
    this.#eligible = new Map();
    this.#activeKeys = new Map();
    this.#lastRule = undefined;
  }

  /** A value made once under a key, until the relations are forgotten. */
  once<T>(key: unknown, make: () => T): T {
    if (!this.#memo.has(key)) this.#memo.set(key, make());
    return this.#memo.get(key) as T;
  }

  /** The chain of ids that name none: the first that is configured. */
  get firstChain(): string {
    return this.#options.firstChain;
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
    if (subject.kind === 'wallet') return this.#wallets.has(placed(chainOf(rule, row), value)) ? subject.bit : 0;
    if (subject.kind === 'chain') return this.#signerChains.has(value as string) ? subject.bit : 0;
    // The chain is asked only of a key that the index has for the viewer's own and active.
    if (subject.kind === 'signerKey' && !this.#signerKeys.has(placed(chainOf(rule, row), value))) return 0;
    if (!subject.load) return subject.kind === 'signerKey' ? subject.bit : 0;
    const store = this.#store(subject, chainOf(rule, row));
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
      const store = this.#store(subject, chainOf(rule, row));
      if (store.get(value) === undefined && !store.failed?.keys.has(value)) waits.push(store.want(value));
    }
    return waits;
  }

  #store(subject: CompiledSubject, chain: string): RelationStore {
    const stores = this.#stores.get(subject.load) ?? new Map<string, RelationStore>();
    let store = stores.get(chain);
    if (!store && subject.load) {
      const reader = this.#options.reader ?? throughPrisma(this.#options.db);
      const sources = {
        reader,
        chain,
        wallets: addressesOn(this.#viewer.wallets, chain),
        eligible: () => this.eligibility(chain),
        activeKeys: () => this.#active(chain),
      };
      store = new RelationStore(subject.load, sources, (failure) => {
        this.#lastRule = undefined;
        if (failure !== undefined) this.#options.onFailure?.(failure);
      });
      this.#stores.set(subject.load, stores.set(chain, store));
    }
    return store as RelationStore;
  }

  /**
   * Which of the viewer's wallets on a chain its registry calls verified now: one call an execution and chain.
   * @throws CHAIN_UNAVAILABLE
   */
  eligibility(chain: string): ReturnType<EligibilityReader['verified']> {
    const known = this.#eligible.get(chain);
    if (known) return known;
    const asked = this.#options.eligibility.verified(chain, addressesOn(this.#viewer.wallets, chain));
    this.#eligible.set(chain, asked);
    return asked;
  }

  #active(chain: string): ReturnType<EligibilityReader['activeAttestors']> {
    const known = this.#activeKeys.get(chain);
    if (known) return known;
    const asked = this.#options.eligibility.activeAttestors(chain, addressesOn(this.#viewer.signerKeys, chain));
    this.#activeKeys.set(chain, asked);
    return asked;
  }

  /** Why one of `bits` is not known of a row. */
  failureCode(rule: TypeRule, row: Row, bits: number): ErrorCode {
    for (const subject of rule.subjects) {
      const failed =
        (subject.bit & bits) !== 0 && subject.load && this.#stores.get(subject.load)?.get(chainOf(rule, row))?.failed;
      if (failed) return failed.code;
    }
    return 'INTERNAL';
  }

  /** The block that a label of a row was read at, where it came from the chain. */
  blockOf(rule: TypeRule, row: Row, bit: number): ReadBlock | null {
    for (const subject of rule.subjects) {
      const stores = subject.bit === bit && subject.load ? this.#stores.get(subject.load) : null;
      const block = stores?.get(chainOf(rule, row))?.block;
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
