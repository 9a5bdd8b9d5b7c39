// Amendments and true-ups with their signatures.
import { fromHex, integer, u8, u32, u64, word } from './bytes.ts';
import { readonly, signing, writable } from './chain.ts';
import { type CurveWorld, readSeries, type Trader } from './curve.ts';
import { keyAccount } from './registry.ts';
import { ATTESTOR, type Key, signWords } from './signed-rate.ts';
import { callOf } from './world.ts';

interface Signed {
  readonly nonce?: bigint;
  readonly key?: Key;
  readonly signature?: Uint8Array;
  readonly sender?: Trader;
}

async function accounts(world: CurveWorld, { key = ATTESTOR, sender = world.issuer }: Signed) {
  const record = readonly(await keyAccount(key.address));
  return [signing(sender.signer), writable(world.curve.series), record];
}

export interface PlannedAmendment extends Signed {
  readonly terms?: Uint8Array;
  readonly cap?: bigint;
}

/** What is not planned stays as it is. */
export async function amendTerms(world: CurveWorld, plan: PlannedAmendment) {
  const series = readSeries(world);
  const { terms = fromHex(series.termsCommitment as string), cap = series.cap as bigint } = plan;
  const { nonce = series.amendmentNonce as bigint, key = ATTESTOR } = plan;
  const words = [world.curve.key, word(nonce), terms, word(cap)];
  const signature = plan.signature ?? (await signWords(world, 4, words, key));
  return callOf(world, await accounts(world, plan), u8(35), u64(nonce), terms, u64(cap), signature);
}

export interface PlannedTrueUp extends Signed {
  readonly year: number;
  readonly adjustment: bigint;
  readonly attestedAt?: bigint;
}

/** Attested now. */
export async function submitTrueUp(world: CurveWorld, plan: PlannedTrueUp) {
  const { year, adjustment, attestedAt = world.chain.now(), key = ATTESTOR } = plan;
  const nonce = plan.nonce ?? (readSeries(world).trueupNonce as bigint);
  const words = [world.curve.key, word(BigInt(year)), word(nonce), word(attestedAt), word(adjustment)];
  const signature = plan.signature ?? (await signWords(world, 5, words, key));
  const data = [u32(year), u64(nonce), u64(attestedAt), integer(adjustment, 16), signature];
  return callOf(world, await accounts(world, plan), u8(36), ...data);
}
