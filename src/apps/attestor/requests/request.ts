import type { Bytes32, EvmAddress, Hex } from '../../../core/hex.ts';
import { parseInstant } from '../../../core/instant.ts';
import type { MessageKind, MessageOf, SigningDomain } from '../../../core/signing/index.ts';
import type { GatewayClient } from '../client.ts';
import { Failure } from '../exit.ts';
import type { SigningChoiceInput } from '../generated/operations.ts';
import type { Facts } from '../signing/present.ts';

/** What the attestor decides, and states on the command line. */
export interface Choices {
  readonly rate?: string;
  readonly until?: string;
  readonly code?: string;
  readonly adjustment?: string;
  readonly at?: string;
}

/** The unlocked key, as far as examining sealed text needs it. */
export interface UnlockedKey {
  readonly key: EvmAddress;
  /** X25519. */
  readonly secretKey: Uint8Array;
}

/** One request, loaded: what the gateway says of it, and what is expected of its signing request. */
export interface Loaded<K extends MessageKind> {
  /** The row's UUID, or for FX the series key. */
  readonly id: string;
  /** The row's, as the service names it. */
  readonly state: string;
  /** Whether its state lets it be signed. */
  readonly open: boolean;
  /** To whom it is addressed; null where any active key of the chain may sign. */
  readonly addressed: readonly string[] | null;
  /** The message's fields as far as they are known from elsewhere than the signing request. */
  readonly message: Partial<MessageOf<K>> & { readonly seriesKey: Bytes32 };
  readonly choice: SigningChoiceInput | null;
  /** What the gateway says in addition to the message, for the person who decides: nothing here checks it. */
  readonly facts: Facts;
  /**
   * Checks that need more than the request: what was sealed to the key, the proposed terms. Called before anything is
   * signed. @returns what was found, for the person's eyes alone @throws Failure differs
   */
  examine(request: MessageOf<K>, reader: UnlockedKey, domain: SigningDomain): Promise<Facts>;
  /** Sends the signature and nothing else. @returns the state the service answers */
  send(signed: Signed<K>): Promise<string>;
}

interface Signed<K extends MessageKind> {
  readonly key: EvmAddress;
  readonly message: MessageOf<K>;
  readonly signature: Hex;
  readonly idempotencyKey: string;
}

export interface Work<K extends MessageKind> {
  readonly kind: K;
  /** Whether `examine` opens what was sealed to the key. */
  readonly sealed: boolean;
  /** What is asked before signing beyond y/N. */
  readonly final?: boolean;
  /** What the attestor states to sign; the first of them spell the message. */
  readonly choices: readonly (keyof Choices)[];
  /**
   * @param chain its name: the one that is configured
   * @param choices null while nothing is decided: the row alone
   * @param chain the configured one, for what is named by a series key
   * @throws Failure usage for a choice that is not of its form, refused where the row is not to be seen
   */
  load(gateway: GatewayClient, id: string, choices: Choices | null, chain: string): Promise<Loaded<K>>;
}

/** The row, or what the service would say of one that is not to be seen. */
export function requireRow<T>(row: T | null | undefined): T {
  if (row === null || row === undefined) {
    throw new Failure(
      'refused',
      'NOT_FOUND',
      'There is no such request, or it is not addressed to a key of the account.',
    );
  }
  return row;
}

const names: Readonly<Record<keyof Choices, string>> = {
  rate: '--rate',
  until: '--until',
  code: '--code',
  adjustment: '--adjustment',
  at: '--at',
};

/** These choices and no others are stated. @throws Failure usage */
export function requireChoices({ choices: expected }: Pick<Work<MessageKind>, 'choices'>, choices: Choices): void {
  for (const name of Object.keys(names) as (keyof Choices)[]) {
    const given = choices[name] !== undefined;
    if (given === expected.includes(name)) continue;
    const why = given ? `${names[name]} is not of this kind.` : `This kind needs ${names[name]}.`;
    throw new Failure('usage', 'USAGE', why);
  }
}

/**
 * Whole seconds since 1970 of an RFC 3339 time. Fractions are refused, the chain counts seconds; so is a day or an hour
 * that no calendar has, which would be signed as another one.
 * @throws Failure usage naming the option, never what was given
 */
export function secondsOf(text: string | undefined, option: string): bigint {
  const instant = text === undefined || text.includes('.') ? null : parseInstant(text);
  if (instant === null || instant.getTime() < 0) {
    const form = 'a time of the calendar since 1970, in whole seconds, like 2026-09-30T00:00:00Z';
    throw new Failure('usage', 'USAGE', `${option} must be ${form}.`);
  }
  return BigInt(instant.getTime()) / 1000n;
}

export const toInstant = (seconds: bigint): string => new Date(Number(seconds) * 1000).toISOString();
