// Requests for extinguishment, and the two signatures over them.
import { find, set } from '../../../conformance/signing-set.ts';
import { fromHex, u8, u64, word } from './bytes.ts';
import { readonly, signing, writable } from './chain.ts';
import { type CurveWorld, DAY, readSeries, register } from './curve.ts';
import { writeKey } from './proof.ts';
import { keyAccount } from './registry.ts';
import { TRUSTING } from './reports.ts';
import { ATTESTOR, type Key, signWords } from './signed-rate.ts';
import { callOf } from './world.ts';

export const OTHER = find(set.keys, 'attestor-2');
/** Both attestors in ascending order. */
export const PAIR = [ATTESTOR, OTHER].sort((one, two) =>
  one.address.toLowerCase() < two.address.toLowerCase() ? -1 : 1,
) as [Key, Key];

/** Writes the verifying key that takes any proof, and registers both attestors. */
export async function prepareReports(world: CurveWorld): Promise<void> {
  for (const [place, part] of TRUSTING.entries()) await world.chain.accept(writeKey(world, place, part));
  for (const { address } of [ATTESTOR, OTHER]) await register(world, 'attestor', address);
}

const records = (keys: readonly Key[]) =>
  Promise.all(keys.map(async ({ address }) => readonly(await keyAccount(address))));

export async function requestExtinguishment(
  world: CurveWorld,
  { keys = PAIR, deadline = world.chain.now() + 20n * DAY, sender = world.issuer } = {},
) {
  const accounts = [signing(sender.signer), writable(world.curve.series), ...(await records(keys))];
  return callOf(world, accounts, u8(37), ...keys.map(({ address }) => fromHex(address)), u64(deadline));
}

export interface PlannedExtinguishment {
  readonly nonce?: bigint;
  readonly signers?: readonly Key[];
  readonly signatures?: readonly Uint8Array[];
}

export async function extinguish(world: CurveWorld, { nonce, signers = PAIR, signatures }: PlannedExtinguishment = {}) {
  const over = nonce ?? (readSeries(world).extinguishNonce as bigint);
  const words = [world.curve.key, word(over)];
  const made: Uint8Array[] = [];
  for (const key of signers) made.push(await signWords(world, 3, words, key));
  const accounts = [writable(world.curve.series), ...(await records(PAIR))];
  return callOf(world, accounts, u8(38), u64(over), ...(signatures ?? made));
}

export const voidExtinguishment = (world: CurveWorld, sender = world.issuer) =>
  callOf(world, [signing(sender.signer), writable(world.curve.series)], u8(39));
