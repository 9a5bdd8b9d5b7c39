import type { SigningChoiceInput } from '@income-series/client/types';
import type { Bytes32, EvmAddress, Hex } from '@income-series/protocol/hex';
import { parseInstant } from '@income-series/protocol/instant';
import type { MessageKind, MessageOf, SigningDomain } from '@income-series/protocol/signing';
import type { GatewayClient } from '../client.ts';
import { Failure } from '../exit.ts';
import type { Facts } from '../signing/present.ts';

/** The attestor's choices, from the command line. */
export interface Choices {
  readonly rate?: string;
  readonly until?: string;
  readonly code?: string;
  readonly adjustment?: string;
  readonly at?: string;
}

/** An unlocked key that opens sealed texts. */
export interface UnlockedKey {
  readonly key: EvmAddress;
  /** The X25519 secret key. */
  readonly secretKey: Uint8Array;
}

/** A loaded request: the gateway's data about it, and the expected fields of its signing request. */
export interface LoadedRequest<K extends MessageKind> {
  /** The row's UUID, or for FX the series key. */
  readonly id: string;
  /** The state of the row. */
  readonly state: string;
  /** True if it can be signed in this state. */
  readonly open: boolean;
  /** The keys that may sign it; null if any active key of the chain may. */
  readonly recipients: readonly string[] | null;
  /** The fields of the message that are known from elsewhere than the signing request. */
  readonly message: Partial<MessageOf<K>> & { readonly seriesKey: Bytes32 };
  readonly choice: SigningChoiceInput | null;
  /** True for an amendment whose units are sold on a curve, as the gateway says. */
  readonly curve?: boolean | undefined;
  /** Further data from the gateway for the person who decides. The tool does not check it. */
  readonly facts: Facts;
  /**
   * Checks sealed texts or proposed terms against the message, before the signature.
   * @returns findings, which only the person may see @throws Failure differs
   */
  examine(request: MessageOf<K>, reader: UnlockedKey, domain: SigningDomain): Promise<Facts>;
  /** Sends the signature and nothing else. @returns the state that the service returns */
  send(input: SignatureInput<K>): Promise<string | null>;
}

interface SignatureInput<K extends MessageKind> {
  readonly key: EvmAddress;
  readonly message: MessageOf<K>;
  readonly signature: Hex;
  readonly idempotencyKey: string;
}

export interface Work<K extends MessageKind> {
  readonly kind: K;
  /** True if `examine` opens a sealed text. */
  readonly sealed: boolean;
  /** True: the person must type digits of the key to sign, because the signature cannot be undone. */
  readonly final?: boolean;
  /** The names of the choices that the attestor must state. */
  readonly choices: readonly (keyof Choices)[];
  /**
   * Loads a request from the gateway.
   * @param choices null: without the attestor's choices, so without the fields that they decide
   * @param chain the name of the configured chain
   * @throws Failure usage for a choice of the wrong form, refused for a row that the account may not see
   */
  load(gateway: GatewayClient, id: string, choices: Choices | null, chain: string): Promise<LoadedRequest<K>>;
}

/** Returns the row. @throws Failure NOT_FOUND for null, as for a row that the account may not see */
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

const optionNames: Readonly<Record<keyof Choices, string>> = {
  rate: '--rate',
  until: '--until',
  code: '--code',
  adjustment: '--adjustment',
  at: '--at',
};

/** Requires exactly the choices that the kind of work needs. @throws Failure usage */
export function requireChoices({ choices: expected }: Pick<Work<MessageKind>, 'choices'>, choices: Choices): void {
  for (const name of Object.keys(optionNames) as (keyof Choices)[]) {
    const isStated = choices[name] !== undefined;
    if (isStated === expected.includes(name)) continue;
    const message = isStated ? `${optionNames[name]} is not of this kind.` : `This kind needs ${optionNames[name]}.`;
    throw new Failure('usage', 'USAGE', message);
  }
}

/**
 * Parses an RFC 3339 time to whole seconds since 1970. Fractions are refused, because the chain counts seconds. Also refused are dates that
 * no calendar has, because they would be signed as other dates.
 * @throws Failure usage with the option's name, never with its value
 */
export function parseSeconds(text: string | undefined, option: string): bigint {
  const instant = text === undefined || text.includes('.') ? null : parseInstant(text);
  if (instant === null || instant.getTime() < 0) {
    const form = 'a time of the calendar since 1970, in whole seconds, like 2026-09-30T00:00:00Z';
    throw new Failure('usage', 'USAGE', `${option} must be ${form}.`);
  }
  return BigInt(instant.getTime()) / 1000n;
}

export const toInstant = (seconds: bigint): string => new Date(Number(seconds) * 1000).toISOString();
