// The time until which sealed offers are taken, as this device stored it when it sealed an offer.
import { readValue, writeValue } from '../../device/database.ts';

const nameOf = (commitment: string) => `commit end ${commitment}`;

/** Keeps the time on this device, by the commitment of the offer. */
export const keepCommitEnd = (commitment: string, at: string | undefined): Promise<unknown> =>
  at === undefined ? Promise.resolve() : writeValue(nameOf(commitment), at);

/** The time of an offer; null for one that this device did not seal, or that an earlier version of this page sealed. */
export async function readCommitEnd(commitment: string | null): Promise<string | null> {
  const at = commitment === null ? null : await readValue(nameOf(commitment));
  return typeof at === 'string' && !Number.isNaN(Date.parse(at)) ? at : null;
}
