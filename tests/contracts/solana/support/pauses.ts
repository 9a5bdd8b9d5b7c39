// Pauses with their signatures.
import { fromHex, u8, u64, word } from './bytes.ts';
import { readonly, signing, writable } from './chain.ts';
import { type CurveWorld, DAY, readSeries } from './curve.ts';
import { keyAccount } from './registry.ts';
import { ATTESTOR, signWords } from './signed-rate.ts';
import { callOf } from './world.ts';

export async function requestPause(world: CurveWorld, { attestor = ATTESTOR, sender = world.issuer } = {}) {
  const record = readonly(await keyAccount(attestor.address));
  const accounts = [signing(sender.signer), writable(world.curve.series), record];
  return callOf(world, accounts, u8(45), fromHex(attestor.address));
}

export const withdrawPause = (world: CurveWorld, sender = world.issuer) =>
  callOf(world, [signing(sender.signer), writable(world.curve.series)], u8(46));

export interface PlannedApproval {
  readonly nonce?: bigint;
  readonly signer?: typeof ATTESTOR;
  readonly signature?: Uint8Array;
  /** Whose record is given, where it is not the signer's. */
  readonly record?: string;
}

export async function approvePause(world: CurveWorld, pauseEnd: bigint, plan: PlannedApproval = {}) {
  const { nonce = readSeries(world).pauseNonce as bigint, signer = ATTESTOR } = plan;
  const words = [world.curve.key, word(nonce), word(pauseEnd)];
  const signature = plan.signature ?? (await signWords(world, 2, words, signer));
  const record = readonly(await keyAccount(plan.record ?? signer.address));
  const accounts = [writable(world.curve.series), record];
  return callOf(world, accounts, u8(47), u64(nonce), u64(pauseEnd), signature);
}

export const endPause = (world: CurveWorld, sender = world.issuer) =>
  callOf(world, [signing(sender.signer), writable(world.curve.series)], u8(48));

/** From now on. */
export async function pause(world: CurveWorld, pauseEnd = world.chain.now() + 10n * DAY) {
  await world.chain.accept(requestPause(world));
  return world.chain.accept(approvePause(world, pauseEnd));
}
