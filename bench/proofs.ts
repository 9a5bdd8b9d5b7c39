/**
 * Measures the proving and verifying of a report, as ratios to snarkjs in the same process.
 *
 *   npx tsx bench/proofs.ts        about 20 s
 *
 * Times are medians on one machine at one time, so only the ratios can be compared.
 */
import { readFileSync } from 'node:fs';
import { createWitnessCalculator } from '@income-series/client/internal/witness';
import { createReportProver, type ReportWitness } from '@income-series/client/prover';
import { incomeCommitment, termsCommitment } from '@income-series/protocol/commitments';
import { computePayment } from '@income-series/protocol/payment';
import { groth16 } from 'snarkjs';
import { createProofVerifier } from '../src/adapters/prover/index.ts';

const ROUNDS = 15;
const BATCH = 32;

const file = (name: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(new URL(`../circuits/build/${name}`, import.meta.url)));

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] as number;

/** Runs the tasks in turn, so that a slow machine affects all. Returns medians in milliseconds after two rounds of warming up. */
async function measure(tasks: Record<string, () => unknown>): Promise<Record<string, number>> {
  const times = new Map(Object.keys(tasks).map((name) => [name, [] as number[]]));
  for (let round = -2; round < ROUNDS; round++) {
    for (const [name, task] of Object.entries(tasks)) {
      const started = performance.now();
      await task();
      if (round >= 0) times.get(name)?.push(performance.now() - started);
    }
  }
  return Object.fromEntries([...times].map(([name, values]) => [name, median(values)]));
}

function witness(units: bigint): ReportWitness {
  const terms = { theta: 5_000_000n, r: 5_000_000_000_000n, currencyCode: 840, indexingRule: 0, termsSalt: 7n };
  const [now, before] = [
    { ytd: 9_876_543n, salt: 11n },
    { ytd: 4_321_000n, salt: 13n },
  ];
  const fx = 10n ** 22n;
  return {
    termsCommitment: BigInt(termsCommitment(terms)),
    unitsOutstanding: units,
    fxRate: fx,
    priorCommitment: BigInt(incomeCommitment(before)),
    incomeCommitment: BigInt(incomeCommitment(now)),
    payment: computePayment({ units, r: terms.r, fx, theta: terms.theta, ytd: now.ytd, prior: before.ytd }),
    theta: terms.theta,
    r: terms.r,
    currency: 840n,
    indexing: 0n,
    termsSalt: terms.termsSalt,
    ytd: now.ytd,
    ytdSalt: now.salt,
    priorYtd: before.ytd,
    priorSalt: before.salt,
  };
}

const files = {
  wasm: file('income_report.wasm'),
  zkey: file('income_report.zkey'),
  verificationKey: file('verification_key.json'),
};
const key: unknown = JSON.parse(new TextDecoder().decode(files.verificationKey));
const prover = await createReportProver(files);
const verifier = await createProofVerifier({ profile: 'development' });
const calculator = await createWitnessCalculator(files.wasm);
const input = witness(10_000n);
const proven: Awaited<ReturnType<typeof prover.prove>>[] = [];
for (let i = 0; i < 4; i++) proven.push(await prover.prove(witness(10_000n + BigInt(i))));
const firstReport = proven[0] as (typeof proven)[number];
const batch = Array.from({ length: BATCH }, (_, i) => proven[i % proven.length] as typeof firstReport);
const bySnarkjs = ({ proof, signals }: typeof firstReport): Promise<boolean> =>
  groth16.verify(key, [...signals], proof as never);

const times = await measure({
  witness: () => calculator.calculate({ ...input }),
  prove: () => prover.prove(input),
  fullProve: () => groth16.fullProve({ ...input }, files.wasm, files.zkey),
  verify: () => verifier.verify(firstReport),
  verifySnarkjs: () => bySnarkjs(firstReport),
  batch: () => verifier.verifyBatch(batch),
  batchSnarkjs: async () => {
    for (const report of batch) await bySnarkjs(report);
  },
});
await prover.close();

const row = (name: string, ours: string, theirs: string): void => {
  const [a, b] = [times[ours] as number, times[theirs] as number];
  console.log(
    `${name.padEnd(34)}${a.toFixed(1).padStart(8)}${b.toFixed(1).padStart(10)}${(a / b).toFixed(2).padStart(8)}`,
  );
};
console.log(`${'median, ms'.padEnd(34)}${'ours'.padStart(8)}${'snarkjs'.padStart(10)}${'ratio'.padStart(8)}`);
row('prove (witness, proof, self-check)', 'prove', 'fullProve');
row('verify one', 'verify', 'verifySnarkjs');
row(`verify ${BATCH}`, 'batch', 'batchSnarkjs');
console.log(`witness alone ${times.witness?.toFixed(1)} ms`);
