// Series on the income router: addresses, instructions, and what their accounts say.
import type { Address, Instruction } from '@solana/kit';
import { poseidon5 } from 'poseidon-lite';
import { amendTerms, type PlannedAmendment, type PlannedTrueUp, submitTrueUp } from './amendments.ts';
import { type Field, type Fields, readFields, u8, u32, u64, word } from './bytes.ts';
import { derive, instruction, type Meta, paying, readonly, SYSTEM_PROGRAM, signing, writable } from './chain.ts';
import { EUR, keptAccount, type Trader } from './curve.ts';
import { extinguish } from './extinguishment.ts';
import { createRaise, deliverBid, openRaiseWorld, type RaiseParams, type RaiseWorld, sell } from './raises.ts';
import { markMissed, type PlannedReport, submitReport } from './reports.ts';
import { callOf, TOKEN_PROGRAM } from './world.ts';

interface RoutedTerms {
  readonly theta: bigint;
  readonly ratePerUnit: bigint;
  readonly salt?: bigint;
}
const SALT = 5n;

const commitmentOf = ({ theta, ratePerUnit, salt = SALT }: RoutedTerms): Uint8Array =>
  word(poseidon5([theta, ratePerUnit, BigInt(EUR), 0n, salt]));
const opening = ({ theta, ratePerUnit, salt = SALT }: RoutedTerms) => [u64(theta), u64(ratePerUnit), word(salt)];

export async function routerAccounts({ curve }: RaiseWorld) {
  const [router, receipts] = await Promise.all(['router', 'receipts'].map((name) => derive(name, curve.key)));
  if (!router || !receipts) throw new Error('two addresses');
  return { router, receipts };
}

/** The accounts and data of another instruction, which this one begins with. */
const after = ({ accounts = [], data = new Uint8Array() }: Instruction, more: readonly Meta[], number: number) => ({
  accounts: [...(accounts as readonly Meta[]), ...more],
  data: [u8(number), Uint8Array.from(data).slice(1)],
});
const trade = (world: RaiseWorld): Meta[] => [readonly(world.token), readonly(TOKEN_PROGRAM)];

export async function createRoutedRaise(world: RaiseWorld, terms: RoutedTerms, change: Partial<RaiseParams> = {}) {
  const plain = await createRaise(world, { termsCommitment: commitmentOf(terms), ...change });
  const { router, receipts } = await routerAccounts(world);
  const { accounts, data } = after(plain, [router, receipts].map(writable), 75);
  return instruction(accounts, ...data, ...opening(terms));
}

/** An activated series of which traders hold so many units, in their order. */
export async function routedWorld(
  held: readonly bigint[],
  terms: RoutedTerms,
  change: Partial<RaiseParams> = {},
): Promise<RaiseWorld> {
  const units = held.reduce((sum, each) => sum + each, 0n);
  const world = await openRaiseWorld(Math.max(3, held.length));
  await world.chain.accept(createRoutedRaise(world, terms, { unitsOffered: units, maxUnitsPerBid: units, ...change }));
  const bids = held.map((quantity, place) => ({ bidder: world.traders[place] as Trader, price: 100n, quantity }));
  await sell(world, bids);
  for (const { bidder } of bids) await world.chain.accept(deliverBid(world, bidder));
  return world;
}

/** An ordinary payment of tokens to an account. */
export const transfer = (from: Trader, to: Address, amount: bigint): Instruction => ({
  programAddress: TOKEN_PROGRAM,
  accounts: [writable(from.money), writable(to), signing(from.signer)],
  data: Uint8Array.from([...u8(3), ...u64(amount)]),
});

async function toIssuer(world: RaiseWorld, number: number, { to = world.issuer, payer = world.chain.payer } = {}) {
  const { router, receipts } = await routerAccounts(world);
  const accounts: Meta[] = [
    paying(payer),
    ...[world.curve.series, router, receipts, to.money, world.curve.vault].map(writable),
    writable(await keptAccount(world, world.issuer)),
    ...trade(world),
    readonly(SYSTEM_PROGRAM),
  ];
  return callOf(world, accounts, u8(number));
}
export const route = (world: RaiseWorld, change: { to?: Trader } = {}) => toIssuer(world, 76, change);
export const releaseWithheld = (world: RaiseWorld, change: { to?: Trader } = {}) => toIssuer(world, 77, change);

/** A payment with the call that counts it. */
export const payAndRoute = async (world: RaiseWorld, from: Trader, amount: bigint) =>
  [transfer(from, (await routerAccounts(world)).receipts, amount), await route(world)] as const;

export async function submitRoutedReport(world: RaiseWorld, period: number, sender = world.issuer) {
  const { router, receipts } = await routerAccounts(world);
  const accounts: Meta[] = [
    signing(sender.signer),
    ...[world.curve.series, router, receipts, world.curve.vault].map(writable),
    ...trade(world),
  ];
  return callOf(world, accounts, u8(78), u32(period));
}

/** By documents: tier 3 of the first attestor where nothing else is planned. */
export async function submitAttestedReport(world: RaiseWorld, plan: PlannedReport) {
  const plain = await submitReport(world, { tier: 3, ...plan });
  const [config, authority, program, issuer, series, record, , , , , verifying, money, vault, ...rest] =
    plain.accounts as Meta[];
  const { router, receipts } = await routerAccounts(world);
  const named = [config, authority, program, issuer, series, record, verifying] as Meta[];
  const moved = [writable(router), money as Meta, writable(receipts), vault as Meta];
  return instruction([...named, ...moved, ...rest], u8(79), Uint8Array.from(plain.data ?? []).slice(1));
}

export async function markRoutedMissed(world: RaiseWorld, period: number) {
  const { router } = await routerAccounts(world);
  const { accounts, data } = after(markMissed(world, period), [readonly(router)], 80);
  return instruction(accounts, ...data);
}

export async function payRoutedTail(world: RaiseWorld, most: bigint) {
  const { router, receipts } = await routerAccounts(world);
  const accounts = [world.curve.series, router, receipts, world.curve.vault].map(writable);
  return callOf(world, [...accounts, ...trade(world)], u8(81), u64(most));
}

const change = async (world: RaiseWorld, plain: Instruction, number: number) => {
  const { router, receipts } = await routerAccounts(world);
  const more = [...[router, world.issuer.money, receipts].map(writable), ...trade(world)];
  return after(plain, more, number);
};
export async function amendRoutedTerms(world: RaiseWorld, terms: RoutedTerms, plan: PlannedAmendment = {}) {
  const plain = await amendTerms(world, { terms: commitmentOf(terms), ...plan });
  const { accounts, data } = await change(world, plain, 82);
  return instruction(accounts, ...data, ...opening(terms));
}
export async function submitRoutedTrueUp(world: RaiseWorld, plan: PlannedTrueUp) {
  const { accounts, data } = await change(world, await submitTrueUp(world, plan), 83);
  return instruction(accounts, ...data);
}

export async function extinguishRouted(world: RaiseWorld) {
  const { router, receipts } = await routerAccounts(world);
  const more = [...[router, receipts, world.curve.vault].map(writable), ...trade(world)];
  const { accounts, data } = after(await extinguish(world), more, 84);
  return instruction(accounts, ...data);
}

export async function closeRouter(world: RaiseWorld, to: Address = world.issuer.signer.address) {
  const { router, receipts } = await routerAccounts(world);
  const accounts = [readonly(world.curve.series), ...[router, receipts, to].map(writable), readonly(TOKEN_PROGRAM)];
  return callOf(world, accounts, u8(85));
}

// --- what the account says

const ROUTER: readonly Field[] = [
  ['header', 3],
  ['seriesKey', 32],
  ['receipts', 'address'],
  ['theta', 'u64'],
  ['ratePerUnit', 'u64'],
  ['held', 'u64'],
  ['unreported', 'u128'],
  ['attestedYear', 'u32'],
  ['attestedIncome', 'u64'],
  ['excess', 'u128'],
  ['sincePeriod', 'u32'],
  ['sinceIncome', 'u64'],
  ['sinceWithheld', 'u64'],
];
const QUARTER: readonly Field[] = [
  ['amount', 'u64'],
  ['withheld', 'u64'],
];
const HEAD = 155;

/** The books, and those of the term's quarters in order. */
export async function readRouter(
  world: RaiseWorld,
): Promise<{ readonly head: Fields; readonly quarters: readonly Fields[] }> {
  const data = world.chain.data((await routerAccounts(world)).router) ?? new Uint8Array();
  const quarters = Array.from({ length: (data.length - HEAD) / 16 }, (_, place) =>
    readFields(QUARTER, data.slice(HEAD + place * 16, HEAD + (place + 1) * 16)),
  );
  return { head: readFields(ROUTER, data.slice(0, HEAD)), quarters };
}
