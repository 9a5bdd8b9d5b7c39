// The life of a series that a raise sold: its units earn from the activation, without tokens and without a census.
import type { Instruction } from '@solana/kit';
import { poseidon2, poseidon5 } from 'poseidon-lite';
import { beforeEach, expect, it } from 'vitest';
import { createReportProver } from '../../../src/adapters/prover/prove.ts';
import { computePayment } from '../../../src/core/payment.ts';
import type { Period } from '../../../src/core/period.ts';
import { decodeReportProof } from '../../../src/core/report-proof.ts';
import { circuitFiles } from '../../circuits/files.ts';
import { word } from './support/bytes.ts';
import { SYSTEM_PROGRAM, writable } from './support/chain.ts';
import {
  claimFinal,
  claimPayout,
  claimRedemption,
  closePosition,
  endByBuyOut,
  redeemUnits,
  releaseResidue,
} from './support/claims.ts';
import {
  type CurveWorld,
  collectFees,
  collectProceeds,
  readPosition,
  readSeries,
  register,
  stake,
  syncCensus,
  type Trader,
  tokensOf,
  unstake,
} from './support/curve.ts';
import { keyParts, proofBytes, writeKey } from './support/proof.ts';
import {
  cancelRaise,
  closePlaces,
  commitBid,
  deliverBid,
  type Opening,
  openRaise,
  passGate,
  RAISE,
  REVEAL_FROM,
  revealBid,
  settleStep,
  withdrawProceeds,
} from './support/raise.ts';
import { endQuarter, miss, RATE, submitReport, TRUSTING } from './support/reports.ts';
import { ATTESTOR, VERIFIER } from './support/signed-rate.ts';
import { miscount, tamper } from './support/tamper.ts';

const MILLION = 1_000_000n;
const [FIRST, SECOND] = [20261, 20262] as [Period, Period];
const BIDS: readonly Opening[] = [50n, 30n].map((quantity) => ({
  price: 2n * MILLION,
  quantity,
  deposit: 100n * MILLION,
}));

let world: CurveWorld;
let first: Trader;
let second: Trader;
const answer = async (sending: Instruction | Promise<Instruction>) => (await world.chain.send(await sending)).answer;
const accept = async (sending: Instruction | Promise<Instruction>) => world.chain.accept(await sending);

/** A raise that sold 80 units; the second bidder's are not delivered. */
async function openSold(change: Partial<typeof RAISE> = {}, parts = TRUSTING) {
  const opened = await openRaise(change, 2);
  world = { ...opened, curve: { ...opened.curve, mint: SYSTEM_PROGRAM, stakes: SYSTEM_PROGRAM } };
  for (const [place, part] of parts.entries()) await accept(writeKey(world, place, part));
  await register(world, 'attestor', ATTESTOR.address);
  await register(world, 'verifier', VERIFIER.address);
  [first, second] = world.traders as [Trader, Trader];
  for (const [place, trader] of world.traders.entries()) await accept(commitBid(world, trader, BIDS[place] as Opening));
  world.chain.setTime(REVEAL_FROM);
  for (const [place, trader] of world.traders.entries()) await accept(revealBid(world, trader, BIDS[place] as Opening));
  world.chain.setTime(RAISE.revealEndsAt);
  await accept(settleStep(world, 30, world.traders));
  await accept(passGate(world));
  await accept(deliverBid(world, first, 1));
}
beforeEach(() => openSold());

it('takes a report by a proof that a device makes, and pays the claims of it', async () => {
  const [units, theta, r, ytd] = [80n, 1_000n, 10n ** 15n, 50_000_000n];
  const terms = poseidon5([theta, r, 978n, 0n, 5n]);
  await openSold({ termsCommitment: word(terms) }, keyParts);
  await endQuarter(world, FIRST, { census: false });
  const incomeCommitment = poseidon2([ytd, 6n]);
  const payment = computePayment({ units, r, fx: RATE, theta, prior: 0n, ytd });
  expect(payment).toBeGreaterThan(units);
  const prover = await createReportProver(circuitFiles());
  const { proof, signals } = await prover.prove({
    termsCommitment: terms,
    unitsOutstanding: units,
    fxRate: RATE,
    priorCommitment: poseidon2([0n, 0n]),
    incomeCommitment,
    payment,
    ...{ theta, r, currency: 978n, indexing: 0n, termsSalt: 5n, ytd, ytdSalt: 6n, priorYtd: 0n, priorSalt: 0n },
  });
  await prover.close();
  const [bytes] = proofBytes(decodeReportProof(proof, signals));
  const plan = { period: FIRST, payment, income: word(incomeCommitment), proof: bytes };
  expect(await answer(submitReport(world, { ...plan, payment: payment + 1n }))).toBe('PROOF_INVALID');
  const { events } = await accept(submitReport(world, plan));
  expect(events.find(({ name }) => name === 'ReportAccepted')?.fields).toMatchObject({
    unitsOutstanding: units,
    payment,
  });
  const net = events.find(({ name }) => name === 'PaymentSplit')?.fields.net as bigint;
  await accept(deliverBid(world, second, 2));
  for (const [place, trader] of [first, second].entries()) {
    const before = tokensOf(world, trader.money);
    await accept(claimPayout(world, trader));
    expect(tokensOf(world, trader.money) - before).toBe((net * (BIDS[place]?.quantity ?? 0n)) / units);
  }
});

it('earns by every unit that was sold, delivered or not, by whole units and without a census', async () => {
  expect(await answer(syncCensus(world, FIRST))).toBe('PERIOD_OUT_OF_ORDER');
  await endQuarter(world, FIRST, { census: false });
  const { events } = await accept(submitReport(world, { period: FIRST, payment: 100n * MILLION }));
  expect(events.find(({ name }) => name === 'ReportAccepted')?.fields).toMatchObject({ unitsOutstanding: 80n });
  const net = events.find(({ name }) => name === 'PaymentSplit')?.fields.net as bigint;
  expect(net).toBeGreaterThan(0n);
  await accept(deliverBid(world, second, 2));
  for (const [place, trader] of [first, second].entries()) {
    const before = tokensOf(world, trader.money);
    await accept(claimPayout(world, trader));
    expect(tokensOf(world, trader.money) - before).toBe((net * (BIDS[place]?.quantity ?? 0n)) / 80n);
  }
  expect(await readPosition(world, second)).toMatchObject({ staked: 30n, counted: 30n });
  await miss(world, SECOND, { counted: true });
  expect(readSeries(world)).toMatchObject({ nextPeriod: 20263n, nextCensus: 0n });
});

it('pays everything out at its end, and its accounts can be closed', async () => {
  await endQuarter(world, FIRST, { census: false });
  await accept(submitReport(world, { period: FIRST, payment: 100n * MILLION }));
  await endByBuyOut(world);
  expect(await answer(claimFinal(world, first))).toBe('WRONG_STATE');
  await accept(claimRedemption(world, first));
  expect(await answer(releaseResidue(world))).toBe('NOT_DUE');
  await accept(deliverBid(world, second, 2));
  await accept(claimRedemption(world, second));
  for (const trader of [first, second]) await accept(closePosition(world, trader));
  await accept(withdrawProceeds(world));
  await world.chain.send(await releaseResidue(world));
  await accept(collectFees(world));
  expect(tokensOf(world, world.curve.vault)).toBe(0n);
  await accept(closePlaces(world, [second, first]));
});

it('has no tokens to stake, to unstake, to redeem, and no proceeds of a curve', async () => {
  expect(await answer(stake(world, first, 1n))).toBe('UNITS_NOT_TOKENS');
  expect(await answer(unstake(world, first, 1n))).toBe('UNITS_NOT_TOKENS');
  expect(await answer(redeemUnits(world, first, 1n))).toBe('UNITS_NOT_TOKENS');
  expect(await answer(collectProceeds(world))).toBe('WRONG_STATE');
  expect(await answer(withdrawProceeds(world, first))).toBe('NOT_ISSUER');
  expect(await answer(passGate(world))).toBe('WRONG_PHASE');
  expect(await answer(closePlaces(world, [second]))).toBe('ACCOUNT_NEEDED');
  expect(await answer(deliverBid(world, second, 3))).toBe('BID_UNKNOWN');
});

it('checks the accounts of every instruction', async () => {
  const delivery = await deliverBid(world, second, 2);
  // The sender may be anybody, and the bidder's wallet is not written where it gets units.
  for (const line of await tamper(world, delivery, [3, 8])) expect(line).not.toContain('ACCEPTED');
  expect(await miscount(world, delivery)).toEqual(['ACCOUNTS_MISSING', 'ACCOUNT_INVALID']);
  const withdrawal = await withdrawProceeds(world);
  for (const line of await tamper(world, withdrawal)) expect(line).not.toContain('ACCEPTED');
  const other = { ...delivery, accounts: (delivery.accounts ?? []).with(8, writable(first.signer.address)) };
  expect(await answer(other)).toBe('ACCOUNT_INVALID');
  await accept(delivery);
  for (const line of await tamper(world, await closePlaces(world, [second, first])))
    expect(line).not.toContain('ACCEPTED');
});

it('checks the accounts of a settlement and of its gate', async () => {
  world = await openRaise({}, 2);
  [first, second] = world.traders as [Trader, Trader];
  for (const line of await tamper(world, await cancelRaise(world, world.issuer)))
    expect(line).not.toContain('ACCEPTED');
  for (const trader of world.traders) await accept(commitBid(world, trader, BIDS[0] as Opening));
  world.chain.setTime(REVEAL_FROM);
  await accept(revealBid(world, first, BIDS[0] as Opening));
  world.chain.setTime(RAISE.revealEndsAt);
  const step = await settleStep(world, 30, [first, second]);
  // A record that no bid of the step needs is not looked at, and a missing one ends the step.
  for (const line of await tamper(world, step, [6, 7])) expect(line).not.toContain('ACCEPTED');
  expect(await answer(settleStep(world, 30, []))).toBe('ACCEPTED');
  expect(await answer(settleStep(world, 30, [second]))).toBe('ACCOUNTS_MISSING');
  await accept(settleStep(world, 30, [first]));
  await accept(settleStep(world, 30, [second]));
  for (const line of await tamper(world, await passGate(world))) expect(line).not.toContain('ACCEPTED');
  expect(await answer(passGate(world))).toBe('ACCEPTED');
});
