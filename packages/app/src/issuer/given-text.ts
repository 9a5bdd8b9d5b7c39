import type { Attestor } from './sealing-place.ts';

/** A fault of the keys that a person typed, at their field. */
export interface GivenText {
  readonly field: string;
  readonly message: string;
}

const KEY = /0x[0-9a-f]{40}(?![0-9a-f])/g;

/** The keys in a text, in lower case and in their order. */
export const readKeys = (text: string): `0x${string}`[] => (text.toLowerCase().match(KEY) ?? []) as `0x${string}`[];

/** The fault of a text of keys that has not the key of each chosen attestor; none while no attestor is chosen. */
export function givenFault(
  field: string,
  text: string,
  chosen: readonly (Pick<Attestor, 'address'> | undefined)[],
): readonly GivenText[] {
  const keys = readKeys(text);
  const addresses = chosen.flatMap((attestor) => attestor?.address.toLowerCase() ?? []);
  if (addresses.every((address) => (keys as readonly string[]).includes(address))) return [];
  const message =
    keys.length < addresses.length
      ? 'Enter the key that each attestor gave you.'
      : 'This is not the key of the attestor whom you chose. Choose another one, or ask them for their key.';
  return [{ field, message }];
}
