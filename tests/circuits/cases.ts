import type { ReportWitness } from '@income-series/client/prover';
import { computePayment } from '@income-series/protocol/payment';
import { poseidon2 } from 'poseidon-lite/poseidon2';
import { poseidon5 } from 'poseidon-lite/poseidon5';

/** The private and public figures of a report, without what follows from them. */
export interface Figures {
  theta: bigint;
  r: bigint;
  currency: bigint;
  indexing: bigint;
  termsSalt: bigint;
  ytd: bigint;
  ytdSalt: bigint;
  priorYtd: bigint;
  priorSalt: bigint;
  unitsOutstanding: bigint;
  fxRate: bigint;
}

export const FIGURES: Figures = {
  theta: 5_000_000n,
  r: 7_000_000_000_003n,
  currency: 840n,
  indexing: 0n,
  termsSalt: 1234567890123456789n,
  ytd: 9_876_543n,
  ytdSalt: 2222222222222222222n,
  priorYtd: 4_321_000n,
  priorSalt: 3333333333333333333n,
  unitsOutstanding: 10_000n,
  fxRate: 10_000_000_000_000_000_000_001n,
};

/**
 * The circuit's inputs for some figures: commitments and payment follow, whatever the ranges, unless `forged` says
 * otherwise.
 */
export function inputsFor(change: Partial<Figures> = {}, forged: Partial<ReportWitness> = {}): ReportWitness {
  const f: Figures = { ...FIGURES, ...change };
  return {
    ...f,
    termsCommitment: poseidon5([f.theta, f.r, f.currency, f.indexing, f.termsSalt]),
    priorCommitment: poseidon2([f.priorYtd, f.priorSalt]),
    incomeCommitment: poseidon2([f.ytd, f.ytdSalt]),
    payment: paymentOf(f),
    ...forged,
  };
}

export const paymentOf = (f: Figures): bigint =>
  computePayment({ units: f.unitsOutstanding, r: f.r, fx: f.fxRate, theta: f.theta, ytd: f.ytd, prior: f.priorYtd });
