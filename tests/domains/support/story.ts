import {
  createIncomeReport,
  type IncomeReport,
  type ReportDevice,
  type SealedTerms,
  sealBid,
  sealTerms,
} from '@income-series/client';
import type { Address } from '@income-series/protocol/address';
import type { BidOpening } from '@income-series/protocol/bid';
import type { Bytes32, EvmAddress, Hex } from '@income-series/protocol/hex';
import type { Period } from '@income-series/protocol/period';
import { BUYOUT_NOTICE, EXTINGUISH_NOTICE } from '@income-series/protocol/policy';
import {
  addressOfSecretKey,
  messageDigest,
  type SigningDomain,
  signDigest,
  signingDomain,
} from '@income-series/protocol/signing';
import { encodeFunctionData, toHex } from 'viem';
import { abis } from '../../../src/adapters/evm/abi.ts';
import { attestedInput } from '../../../src/apps/demo/steps/reports.ts';
import { commitBid, revealBid } from '../../../src/apps/demo/steps/sealed.ts';
import { raiseInput, termsInput } from '../../../src/apps/demo/steps/series.ts';
import { withQuarterRates } from '../../support/quarter-rates.ts';
import type { TestDevnet } from './devnet.ts';
import type { Name, Product } from './product.ts';

const DAY = 86_400n;
export const UNITS = 100n;

export interface Launched {
  readonly seriesKey: Bytes32;
  readonly sealed: SealedTerms;
}

export const newTerms = (): SealedTerms =>
  sealTerms({ theta: 6_000_000n, shareRate: '0.0507', unitsOffered: UNITS, currencyCode: 840, indexingRule: 0 });

/** Unix seconds as GraphQL has them. */
export const date = (seconds: bigint) => new Date(Number(seconds) * 1000).toISOString();

/** The input of `draftSeries` for terms that the issuer's device sealed. */
export const draftInput = async (
  { devnet, wallet }: Pick<Product, 'devnet' | 'wallet'>,
  sealed: SealedTerms,
  options?: { readonly routed?: boolean },
): Promise<object> =>
  raiseDraft({ issuer: wallet('issuer').address, now: await devnet.anvil.clock.now() }, sealed, options);

/** The same for an issuer and a time of any chain. */
export function raiseDraft(
  { issuer, now }: { readonly issuer: Address; readonly now: bigint },
  { terms, shareRate }: SealedTerms,
  { routed = false }: { readonly routed?: boolean } = {},
): object {
  return {
    issuer,
    ...termsInput({ ...terms, shareRate, unitsOffered: UNITS, firstPeriod: 20261, lastPeriod: 20274 }),
    ...(routed ? { routed } : {}),
    raise: raiseInput({
      reservePrice: 1_000_000n,
      maxUnitsPerBid: UNITS,
      minRaise: 10_000_000n,
      cap: 1_000_000_000_000n,
      commitEndsAt: now + DAY,
      revealEndsAt: now + 2n * DAY,
      gateEndsAt: now + 4n * DAY,
    }),
  };
}

/** Draft, signed contract, `createSeries` or `createRoutedSeries`, and the index has it. */
export async function launch(product: Product, { routed = false } = {}): Promise<Launched> {
  const sealed = newTerms();
  await product.devnet.owner.publishRate(840, 10n ** 22n);
  const built = await product.create('issuer', await draftInput(product, sealed, { routed }));
  await product.send('issuer', built);
  return { seriesKey: built.draft?.seriesKey as Bytes32, sealed };
}

const DEPOSIT = 200_000_000n;
const BIDS: readonly (readonly [Name, bigint, bigint])[] = [
  ['alice', 3_000_000n, 60n],
  ['bob', 2_000_000n, 40n],
  ['carol', 1_500_000n, 40n],
];

const phaseOf = async ({ gateway }: Product, seriesKey: Bytes32) => (await gateway.chain.series(seriesKey)).value.phase;

const sealBids = ({ wallet }: Product) =>
  BIDS.map(([name, price, quantity]) => ({ name, ...sealBid({ price, quantity, wallet: wallet(name).address }) }));

/** The input that a person's step of the series gives to its mutation. */
export const stepOf =
  (product: Product, { seriesKey }: Launched) =>
  (name: Name, more: object = {}) => ({ seriesKey, wallet: product.wallet(name).address, ...more });

/**
 * The whole raise on the chain, for tests of what comes after it: Alice gets 60 units, Bob 40, Carol loses. All of them are
 * delivered, and the index has it.
 */
export async function raise(product: Product, { seriesKey }: Launched): Promise<void> {
  const { devnet, wallet } = product;
  const { anvil, contracts } = devnet;
  const openings = sealBids(product);
  const issuer = wallet('issuer').address;
  const send = async (from: EvmAddress, to: EvmAddress, data: Hex) => {
    const call = { from, to, data, gas: toHex(12_000_000) };
    const { status } = await anvil.rpc<{ status: Hex }>('eth_sendTransactionSync', call);
    if (BigInt(status) !== 1n) throw new Error('a step of the raise reverted');
  };
  const { raise: abi, token } = abis;
  for (const { name, commitment } of openings) {
    const { address } = wallet(name);
    const approval = encodeFunctionData({ abi: token, functionName: 'approve', args: [contracts.raise, DEPOSIT] });
    await send(address, contracts.token, approval);
    const args = [seriesKey, commitment, DEPOSIT] as const;
    await send(address, contracts.raise, encodeFunctionData({ abi, functionName: 'commitBid', args }));
  }
  await anvil.clock.advance(DAY);
  for (const { name, opening } of openings) {
    const args = [seriesKey, opening.price, opening.quantity, opening.salt] as const;
    await send(wallet(name).address, contracts.raise, encodeFunctionData({ abi, functionName: 'revealBid', args }));
  }
  await anvil.clock.advance(DAY);
  const settle = encodeFunctionData({ abi, functionName: 'settleStep', args: [seriesKey, 50] });
  while ((await phaseOf(product, seriesKey)) !== 'GATE') await send(issuer, contracts.raise, settle);
  const steps = [
    encodeFunctionData({ abi, functionName: 'passGate', args: [seriesKey] }),
    ...openings.map(({ name }) =>
      encodeFunctionData({ abi, functionName: 'deliverBid', args: [seriesKey, wallet(name).address] }),
    ),
  ];
  for (const data of steps) await send(issuer, contracts.raise, data);
  await product.index();
}

/** The same raise, each of its transactions built by the gateway. `settlement`: all is revealed, and nothing settled. */
export async function raiseByRequests(
  product: Product,
  { seriesKey }: Launched,
  { until = 'delivery' as 'settlement' | 'delivery' } = {},
): Promise<void> {
  const { clock } = product.devnet.anvil;
  const openings: [Name, BidOpening][] = [];
  for (const [name, price, quantity] of BIDS) {
    const { opening } = await commitBid(product.actor(name), seriesKey, { price, quantity, deposit: DEPOSIT });
    openings.push([name, opening]);
  }
  await clock.advance(DAY);
  for (const [name, opening] of openings) await revealBid(product.actor(name), seriesKey, opening);
  await clock.advance(DAY);
  if (until === 'settlement') {
    await product.index();
    return;
  }
  await settleAndDeliver(
    product,
    seriesKey,
    BIDS.map(([name]) => name),
  );
}

/** What the issuer sends once all is revealed: it settles the raise, passes its gate and delivers these bids. */
export async function settleAndDeliver(product: Product, seriesKey: Bytes32, bidders: readonly Name[]): Promise<void> {
  const { act, wallet } = product;
  const issuer = { seriesKey, wallet: wallet('issuer').address };
  while ((await phaseOf(product, seriesKey)) !== 'GATE') {
    await act('issuer', 'buildSettleStep', { ...issuer, maxBids: 50 });
  }
  await act('issuer', 'buildPassGate', issuer);
  for (const name of bidders) await act('issuer', 'buildDeliverBid', { ...issuer, bidder: wallet(name).address });
}

/** The chain's clock, on whose way the feed has a rate for every quarter that ends. */
export const ratedClock = ({ anvil, owner }: TestDevnet) =>
  withQuarterRates(anvil.clock, () => owner.publishRate(840, 10n ** 22n));

/** 2026-04-02: the first quarter is over and its period open. Where the feed rests it has no rate for it. */
export async function openFirstPeriod({ devnet, index }: Product, { feedRests = false } = {}): Promise<void> {
  const target = 1_775_088_000n;
  const clock = feedRests ? devnet.anvil.clock : ratedClock(devnet);
  if ((await clock.now()) < target) await clock.set(target);
  await index();
}

/** The issuer announces a buy-out, waits for its first moment, and buys its series out. */
export async function endByBuyOut(
  { act, devnet, wallet }: Product,
  seriesKey: Bytes32,
  afterNotice = async (): Promise<void> => {},
): Promise<void> {
  const input = { seriesKey, wallet: wallet('issuer').address };
  await act('issuer', 'buildAnnounceBuyOut', input);
  await devnet.anvil.clock.advance(BUYOUT_NOTICE);
  await afterNotice();
  await act('issuer', 'buildBuyOut', input);
}

/** A proven report of the first period, from what the chain says. */
export async function proveReport(
  product: Product,
  device: ReportDevice,
  { seriesKey, sealed }: Launched,
  { period = 20261, ytd = 9_000_000n, fxRate }: { period?: Period; ytd?: bigint; fxRate?: bigint } = {},
): Promise<IncomeReport> {
  const { value: series } = await product.gateway.chain.series(seriesKey);
  const { rate, last } = (await product.gateway.chain.periodRate(seriesKey, period)).value;
  return createIncomeReport(device, {
    seriesKey,
    period,
    terms: sealed.terms,
    unitsOutstanding: series.unitsOutstanding,
    fxRate: fxRate ?? rate ?? last.rate,
    priorCommitment: series.expectedPrior,
    ytd,
  });
}

/** The input of `prepareReport`, attested by a verifier key (the registered one by default). */
export function reportInput(
  product: Product,
  report: IncomeReport,
  { secret = product.verifierSecret, liquidityFlag = 0 } = {},
) {
  const attestation = attest(report, signingDomain(product.gateway.chain), { secret, liquidityFlag });
  return attestedInput(report, attestation, liquidityFlag === 1 ? 'NON_CASH' : 'CASH');
}

/** Signs a report with tier 2, as a verifier does. */
export function attest(
  { seriesKey, period, priorCommitment, incomeCommitment }: IncomeReport,
  domain: SigningDomain,
  { secret, liquidityFlag = 0 }: { readonly secret: Uint8Array; readonly liquidityFlag?: number },
) {
  const message = { seriesKey, period, priorCommitment, incomeCommitment, tier: 2, liquidityFlag };
  return {
    signer: addressOfSecretKey(secret),
    signature: signDigest(messageDigest(domain, 'REPORT', message), secret),
  };
}

/**
 * The issuer's request on the chain to a request's two keys, for 30 days, and the end of its notice. The index has it.
 */
export async function askOnChain(product: Product, id: string): Promise<void> {
  const { clock } = product.devnet.anvil;
  const deadlineAt = date((await clock.now()) + 30n * DAY);
  await product.act('issuer', 'buildRequestExtinguishment', { id, deadlineAt });
  await clock.advance(EXTINGUISH_NOTICE);
}
