import { termsCommitment } from '@income-series/protocol/commitments';
import type { EvmAddress, Hex } from '@income-series/protocol/hex';
import { periodEnd } from '@income-series/protocol/period';
import { EXTINGUISH_NOTICE } from '@income-series/protocol/policy';
import { type MessageKind, type MessageOf, messageDigest, signDigest } from '@income-series/protocol/signing';
import { abis } from '../../../src/adapters/evm/abi.ts';
import { seriesKeyOf, submitReport, termsOf } from './actions.ts';
import type { SigningKey, World } from './world.ts';

const DAY = 86_400n;

/** Signs in the hub's domain. */
export const sign = <K extends MessageKind>(
  world: World,
  { secret }: SigningKey,
  kind: K,
  message: MessageOf<K>,
): Hex => signDigest(messageDigest(world.chain.domain, kind, message), secret);

const nonces = async (world: World, series: number) => {
  const seriesKey = seriesKeyOf(world, series);
  const hub = { address: world.contracts.hub, abi: abis.hub } as const;
  const hardship = { address: world.contracts.hardship, abi: abis.hardship } as const;
  const view = await world.client
    .readContract({ ...hub, functionName: 'getSeries', args: [seriesKey] })
    .catch(() => null);
  const pause = await world.client.readContract({ ...hardship, functionName: 'pauseOf', args: [seriesKey] });
  const extinguishNonce = await world.client.readContract({
    ...hardship,
    functionName: 'extinguishNonce',
    args: [seriesKey],
  });
  return { seriesKey, view, pause, extinguishNonce };
};

export const requestPause = (world: World, series: number, attestor: SigningKey): Promise<boolean> =>
  world.act(world.issuer, {
    kind: 'requestPause',
    seriesKey: seriesKeyOf(world, series),
    attestor: attestor.address,
  });

/** The addressed attestor approves, and somebody relays it. */
export async function approvePause(world: World, series: number, attestor: SigningKey, days: bigint): Promise<boolean> {
  const { seriesKey, pause } = await nonces(world, series);
  const message = { seriesKey, pauseNonce: pause.pauseNonce, pauseEnd: (await world.anvil.clock.now()) + days * DAY };
  const signature = sign(world, attestor, 'PAUSE', message);
  return world.act(world.owner, { kind: 'approvePause', ...message, signature });
}

export const ofIssuer = (
  world: World,
  series: number,
  kind: 'withdrawPause' | 'endPause' | 'voidExtinguishment',
): Promise<boolean> => world.act(world.issuer, { kind, seriesKey: seriesKeyOf(world, series) });

/** The issuer asks two attestors, the lower address first, to extinguish the series within 60 days. */
export async function requestExtinguishment(
  world: World,
  series: number,
  [a, b]: readonly [SigningKey, SigningKey],
): Promise<boolean> {
  const deadline = (await world.anvil.clock.now()) + 60n * DAY;
  const keys = { keyA: a.address, keyB: b.address, deadline };
  return world.act(world.issuer, { kind: 'requestExtinguishment', seriesKey: seriesKeyOf(world, series), ...keys });
}

/** Asks, lets the notice pass, and reports a quarter that is over. */
export async function announceExtinguishment(
  world: World,
  series: number,
  pair: readonly [SigningKey, SigningKey],
): Promise<boolean> {
  if (!(await requestExtinguishment(world, series, pair))) return false;
  await world.anvil.clock.advance(EXTINGUISH_NOTICE);
  const next = (await nonces(world, series)).view?.nextPeriod ?? 0;
  if (next !== 0 && periodEnd(next) <= (await world.anvil.clock.now())) {
    const [attestor, fallback] = pair;
    await submitReport(world, series, { payment: 3n, flag: 0, attestor, fallback });
  }
  return true;
}

/** Announced, signed by both and relayed. */
export const askAndExtinguish = async (
  world: World,
  series: number,
  pair: readonly [SigningKey, SigningKey],
): Promise<boolean> => (await announceExtinguishment(world, series, pair)) && extinguish(world, series, pair);

/** Two attestors sign, the lower address first; somebody relays it. */
export async function extinguish(
  world: World,
  series: number,
  pair: readonly [SigningKey, SigningKey],
): Promise<boolean> {
  const { seriesKey, extinguishNonce } = await nonces(world, series);
  const message = { seriesKey, extinguishNonce };
  const [signatureA, signatureB] = pair.map((key) => sign(world, key, 'EXTINGUISH', message)) as [Hex, Hex];
  return world.act(world.owner, { kind: 'extinguish', ...message, signatureA, signatureB });
}

export async function amendTerms(
  world: World,
  series: number,
  attestor: SigningKey,
  change: { readonly newTermsCommitment: Hex; readonly newCap: bigint },
): Promise<boolean> {
  const { seriesKey, view } = await nonces(world, series);
  if (view === null) return false;
  const message = { seriesKey, amendmentNonce: BigInt(view.amendmentNonce), ...change };
  if (!view.routed) {
    const signature = sign(world, attestor, 'AMEND', message);
    return world.act(world.issuer, { kind: 'amendTerms', ...message, signature });
  }
  const terms = { ...termsOf(series), theta: change.newCap % 1_000_000_000n };
  const routed = { ...message, newTermsCommitment: termsCommitment(terms) };
  return world.act(world.issuer, {
    kind: 'amendRoutedTerms',
    ...routed,
    signature: sign(world, attestor, 'AMEND', routed),
    theta: terms.theta,
    ratePerUnit: terms.r,
    termsSalt: terms.termsSalt,
  });
}

export async function trueUp(
  world: World,
  series: number,
  attestor: SigningKey,
  { year, adjustment }: { readonly year: number; readonly adjustment: bigint },
): Promise<boolean> {
  const { seriesKey, view } = await nonces(world, series);
  if (view === null) return false;
  const attestationTs = await world.anvil.clock.now();
  const message = { seriesKey, year, trueupNonce: BigInt(view.trueupNonce), attestationTs, adjustment };
  return world.act(world.issuer, {
    kind: 'submitTrueUp',
    ...message,
    signature: sign(world, attestor, 'TRUEUP', message),
  });
}

export const routeIncome = (world: World, series: number, payer: EvmAddress, amount: bigint): Promise<boolean> =>
  world.act(payer, { kind: 'route', seriesKey: seriesKeyOf(world, series), amount });

export async function submitRoutedReport(world: World, series: number): Promise<boolean> {
  const { seriesKey, view } = await nonces(world, series);
  if (view === null) return false;
  return world.act(view.issuer, { kind: 'submitRoutedReport', seriesKey, period: view.nextPeriod });
}
