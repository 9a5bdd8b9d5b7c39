import { chainName } from '../format/words.ts';
import { addValue, readValue, writeValue } from './database.ts';

/** The value that this browser saw first under a name: a contract's or the verifier's address, or the hash of the proving key. */
interface Pin {
  readonly value: string;
  /** When it was first seen here. */
  readonly since: string;
}

export const isPin = (value: unknown): value is Pin =>
  typeof (value as Pin | null)?.value === 'string' && typeof (value as Pin).since === 'string';

/** The name of a contract's pin, and the contract in words. */
export const contractPin = (chain: string, contract: string) =>
  [`${contract} ${chain}`, `The contract “${contract}” on ${chainName(chain)}`] as const;

const keyOf = (name: string) => `pin ${name}`;

/** The first value of a name, or null if this browser has seen none. */
export async function readPin(name: string): Promise<Pin | null> {
  const pin = await readValue(keyOf(name));
  return isPin(pin) ? pin : null;
}

/** Pins a value that the person accepted or an own node returned, in place of the earlier one. */
export async function keepPin(name: string, value: string): Promise<void> {
  await writeValue(keyOf(name), { value, since: new Date().toISOString() } satisfies Pin);
}

/**
 * The refusal to go on with a value that is not the one that this browser saw first. The person confirms the new one by reading both,
 * because the page comes from the gateway too, and this browser's memory alone does not.
 */
export class PinError extends Error {
  override readonly name = 'PinError';
  readonly pin: Pin;
  /** The value that the gateway names now. */
  readonly next: string;
  readonly #name: string;

  /** @param what the pinned thing in words: `The contract raise on …` */
  constructor(name: string, what: string, pin: Pin, next: string) {
    super(`${what} is another one than this browser used before. Nothing was signed or sent.`);
    this.pin = pin;
    this.next = next;
    this.#name = name;
  }

  /** The person has read both, and takes the new one from now on. */
  async accept(): Promise<void> {
    await keepPin(this.#name, this.next);
  }
}

/** Requires that a value is the one that this browser saw first under a name, and pins it if there is none. @throws PinError */
export async function requirePin(name: string, what: string, value: string): Promise<Pin> {
  const first = await addValue(keyOf(name), { value, since: new Date().toISOString() } satisfies Pin);
  const pin = isPin(first) ? first : { value, since: new Date().toISOString() };
  if (pin.value !== value) throw new PinError(name, what, pin, value);
  return pin;
}
