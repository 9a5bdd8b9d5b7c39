import type { Bytes32, EvmAddress, Hex } from '@income-series/protocol/hex';
import { type Period, periodEnd } from '@income-series/protocol/period';
import { type MessageKind, type MessageOf, messageDigest } from '@income-series/protocol/signing';
import { serializeSignature } from 'viem';
import { sign } from 'viem/accounts';
import { ATTESTOR, ISSUER, until } from './raise.ts';
import type { Sent, World } from './world.ts';

/** A message in the hub's domain, signed by the key of an account. */
export async function signMessage<K extends MessageKind>(
  world: World,
  signer: number,
  kind: K,
  message: MessageOf<K>,
): Promise<Hex> {
  const domain = { kind: 'evm', chainId: world.anvil.chainId, verifyingContract: world.addresses.hub } as const;
  const privateKey = world.key(signer).getHdKey().privateKey;
  if (!privateKey) throw new Error('no private key');
  const hash = messageDigest(domain, kind, message);
  return serializeSignature(await sign({ hash, privateKey: `0x${Buffer.from(privateKey).toString('hex')}` }));
}

/** The same signature with its last byte made one that no canonical signature has. */
export const spoilt = (signature: Hex): Hex => `0x${signature.slice(2, -2)}1d`;

export const pauseOf = (world: World, seriesKey: Bytes32) => world.read('hardship', 'pauseOf', [seriesKey]);
export const getSeries = (world: World, seriesKey: Bytes32) => world.read('hub', 'getSeries', [seriesKey]);

/** What the hardship contract may do, by the number of the state; a pause of a test has no end of its own. */
export async function moveArgs(world: World, seriesKey: Bytes32, state: number): Promise<[Bytes32, number, bigint]> {
  const [PAUSED, ACTIVE] = [4, 3];
  const until = state === PAUSED ? 1n << 39n : state === ACTIVE ? await world.anvil.clock.now() : 0n;
  return [seriesKey, state, until];
}

export const requestPause = (world: World, seriesKey: Bytes32, attestor = ATTESTOR): Promise<Sent> =>
  world.send(world.account(ISSUER), 'hardship', 'requestPause', [seriesKey, world.account(attestor)]);

/** The arguments of an approval over the current nonce. */
export async function approval(
  world: World,
  seriesKey: Bytes32,
  pauseEnd: bigint,
  { signer = ATTESTOR, nonce }: { readonly signer?: number; readonly nonce?: bigint } = {},
) {
  const pauseNonce = nonce ?? (await pauseOf(world, seriesKey)).pauseNonce;
  const signature = await signMessage(world, signer, 'PAUSE', { seriesKey, pauseNonce, pauseEnd });
  return [seriesKey, pauseNonce, pauseEnd, signature] as const;
}

/** Asks for a pause and has it approved; a stranger relays. */
export async function pause(world: World, seriesKey: Bytes32, pauseEnd: bigint): Promise<Sent> {
  await requestPause(world, seriesKey);
  return world.send(world.collector, 'hardship', 'approvePause', await approval(world, seriesKey, pauseEnd));
}

export interface PlannedAmendment {
  readonly newTermsCommitment?: Bytes32;
  readonly newCap?: bigint;
  readonly nonce?: bigint;
  readonly signer?: number;
}

/** The arguments of an amendment over the current nonce; what is not planned stays as it is. */
export async function amendment(world: World, seriesKey: Bytes32, plan: PlannedAmendment) {
  const series = await getSeries(world, seriesKey);
  const amendmentNonce = plan.nonce ?? series.amendmentNonce;
  const newTermsCommitment = plan.newTermsCommitment ?? series.termsCommitment;
  const newCap = plan.newCap ?? series.cap;
  const message = { seriesKey, amendmentNonce, newTermsCommitment, newCap };
  const signature = await signMessage(world, plan.signer ?? ATTESTOR, 'AMEND', message);
  return [seriesKey, amendmentNonce, newTermsCommitment, newCap, signature] as const;
}

/** The first second after a year. */
export const yearEnd = (year: number): bigint => periodEnd((year * 10 + 4) as Period);

export interface PlannedTrueUp {
  readonly year: number;
  readonly adjustment: bigint;
  readonly attestationTs?: bigint;
  readonly nonce?: bigint;
  readonly signer?: number;
}

/** The arguments of a true-up over the current nonce, attested at the year's end. */
export async function trueUp(world: World, seriesKey: Bytes32, plan: PlannedTrueUp) {
  const { year, adjustment, attestationTs = yearEnd(year), signer = ATTESTOR } = plan;
  const trueupNonce = plan.nonce ?? (await getSeries(world, seriesKey)).trueupNonce;
  const message = { seriesKey, year, trueupNonce, attestationTs, adjustment };
  const signature = await signMessage(world, signer, 'TRUEUP', message);
  return [seriesKey, year, trueupNonce, attestationTs, adjustment, signature] as const;
}

/** Has a true-up attested and accepted, once its year is over. */
export async function submitTrueUp(world: World, seriesKey: Bytes32, plan: PlannedTrueUp): Promise<Sent> {
  await until(world, yearEnd(plan.year));
  const args = await trueUp(world, seriesKey, { attestationTs: await world.anvil.clock.now(), ...plan });
  return world.send(world.account(ISSUER), 'hub', 'submitTrueUp', args);
}

/** Two attestors in the order of their addresses, as a request for an extinguishment names them. */
export const inOrder = (world: World, attestors: readonly [number, number]): [number, number] =>
  attestors.toSorted((a, b) => (world.account(a) < world.account(b) ? -1 : 1)) as [number, number];

export const extinguishmentOf = (world: World, seriesKey: Bytes32) =>
  world.read('hardship', 'extinguishmentOf', [seriesKey]);

/** The issuer asks two attestors, in whatever order, to extinguish its series: for 30 days where no deadline is planned. */
export async function requestExtinguishment(
  world: World,
  seriesKey: Bytes32,
  attestors: readonly [number, number],
  deadline?: bigint,
): Promise<Sent> {
  const [keyA, keyB] = inOrder(world, attestors).map((n) => world.account(n)) as [EvmAddress, EvmAddress];
  const until = deadline ?? (await world.anvil.clock.now()) + 30n * 86_400n;
  return world.send(world.account(ISSUER), 'hardship', 'requestExtinguishment', [seriesKey, keyA, keyB, until]);
}

/** Nonce and both signatures of an extinguishment, over the current nonce where none is planned. */
export async function extinguishing(
  world: World,
  seriesKey: Bytes32,
  attestors: readonly [number, number],
  nonce?: bigint,
): Promise<readonly [Bytes32, bigint, Hex, Hex]> {
  const extinguishNonce = nonce ?? (await world.read('hardship', 'extinguishNonce', [seriesKey]));
  const signatures: Hex[] = [];
  for (const signer of inOrder(world, attestors)) {
    signatures.push(await signMessage(world, signer, 'EXTINGUISH', { seriesKey, extinguishNonce }));
  }
  return [seriesKey, extinguishNonce, ...(signatures as [Hex, Hex])];
}
