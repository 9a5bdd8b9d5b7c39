import { readFileSync } from 'node:fs';
import { createReportProver, type ReportProver } from '@income-series/client/prover';
import { afterAll, describe, expect, it } from 'vitest';
import { circuitFiles } from '../circuits/files.ts';
import { prepare } from '../contracts/support/raise.ts';
import { createWorld, type World } from '../contracts/support/world.ts';
import { someOfEach } from '../support/exhaustive.ts';
import { auction } from './parity/auction.ts';
import { bid, seriesKey, terms } from './parity/hashes.ts';
import type { Chains, ParityKind } from './parity/kind.ts';
import { payment, routed, split } from './parity/money.ts';
import { fxBound, pause, periodWindow } from './parity/rules.ts';
import { window } from './parity/window.ts';

interface Vector {
  readonly id: string;
  readonly kind: string;
  readonly input: unknown;
  readonly output: unknown;
  /** By which instruction the Solana program gives the output (`parity-solana.test.ts`); null where it has none. */
  readonly solana: string | null;
}
const { vectors } = JSON.parse(readFileSync('tests/conformance/parity.json', 'utf8')) as { vectors: Vector[] };

const kinds = { seriesKey, bid, terms, payment, split, routed, auction, window, periodWindow, fxBound, pause };
const kindOf = (vector: Vector): ParityKind<unknown, unknown> => {
  const found = (kinds as unknown as Record<string, ParityKind<unknown, unknown>>)[vector.kind];
  if (found === undefined) throw new Error(`no kind is called ${vector.kind}`);
  return found;
};

const BIDDERS = 6;
const worlds: World[] = [];
let prover: ReportProver | undefined;
const once = <T>(start: () => Promise<T>): (() => Promise<T>) => {
  let started: Promise<T> | undefined;
  return () => {
    started ??= start();
    return started;
  };
};
async function start(realVerifier: boolean) {
  const world = await createWorld({ realVerifier });
  worlds.push(world);
  return { world, wallets: await prepare(world, BIDDERS) };
}
const chains: Chains = {
  plain: once(() => start(false)),
  proving: once(async () => {
    prover = await createReportProver(circuitFiles());
    return { ...(await start(true)), prover };
  }),
};
afterAll(async () => {
  await prover?.close();
  for (const world of worlds) await world.stop();
});

describe('the parity vectors', () => {
  it('are 27, each with a name of its own, of every kind', () => {
    expect(vectors.length).toBe(27);
    expect(new Set(vectors.map(({ id }) => id)).size).toBe(27);
    expect([...new Set(vectors.map((vector) => vector.kind))].sort()).toEqual(Object.keys(kinds).sort());
  });

  it.each(vectors.map((vector) => [vector.id, vector] as const))('%s: the model gives the output', (_, vector) => {
    expect(kindOf(vector).core(vector.input)).toEqual(vector.output);
  });

  it.each(someOfEach(vectors, ({ kind }) => kind, 1).map((vector) => [vector.id, vector] as const))(
    '%s: the contracts give the output',
    async (_, vector) => {
      expect(await kindOf(vector).chain(chains, vector.input, vector.output)).toEqual(vector.output);
    },
    60_000,
  );
});
