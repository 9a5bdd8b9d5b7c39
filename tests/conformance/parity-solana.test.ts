import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { fromHex, toHex, u8, u32, word } from '../contracts/solana/support/bytes.ts';
import { instruction } from '../contracts/solana/support/chain.ts';
import { publishRate, takeRoles } from '../contracts/solana/support/registry.ts';
import { createWorld, type World } from '../contracts/solana/support/world.ts';

interface Vector {
  readonly id: string;
  readonly kind: string;
  readonly input: never;
  readonly output: unknown;
  /** By which instruction the program gives the output; null where it has none. */
  readonly solana: string | null;
}
const { vectors } = JSON.parse(readFileSync('tests/conformance/parity.json', 'utf8')) as { vectors: Vector[] };

let world: World;
beforeAll(async () => {
  world = await takeRoles(await createWorld());
});

const view = async (number: number, ...data: readonly Uint8Array[]) =>
  (await world.chain.accept(instruction([], u8(number), ...data))).returned;
/** An EVM address as a word. */
const padded = (address: string) => word(BigInt(address));

let currency = 0;
const kinds: Record<string, { by: string; run(input: never): Promise<unknown> }> = {
  seriesKey: {
    by: 'hashSeriesKey',
    run: async ({ issuer, draftSalt }: { issuer: string; draftSalt: string }) => ({
      seriesKey: toHex(await view(3, padded(issuer), fromHex(draftSalt))),
    }),
  },
  bid: {
    by: 'hashBid',
    run: async (bid: { price: string; quantity: string; salt: string; wallet: string }) => ({
      commitment: toHex(
        await view(4, word(BigInt(bid.price)), word(BigInt(bid.quantity)), fromHex(bid.salt), padded(bid.wallet)),
      ),
    }),
  },
  periodWindow: {
    by: 'periodWindow',
    run: async ({ period }: { period: number }) => {
      const times = Buffer.from(await view(12, u32(period)));
      const [opensAt, lateAt, closesAt] = [0, 8, 16].map((at) => `${times.readBigUInt64LE(at)}`);
      return { opensAt, lateAt, closesAt };
    },
  },
  fxBound: {
    by: 'publishRate',
    run: async ({ last, rates }: { last: string; rates: readonly string[] }) => {
      const accepted: boolean[] = [];
      for (const rate of rates) {
        currency += 1;
        await world.chain.accept(await publishRate(world, world.admin, { currency, rate: BigInt(last) }));
        const next = await publishRate(world, world.admin, { currency, rate: BigInt(rate) });
        const { answer } = await world.chain.send(next);
        expect(['ACCEPTED', 'RATE_OUT_OF_BOUND', 'RATE_OUT_OF_RANGE']).toContain(answer);
        accepted.push(answer === 'ACCEPTED');
      }
      return { accepted };
    },
  },
};

describe('the parity vectors', () => {
  it('name the instruction where the program has one', () => {
    expect(vectors.map(({ kind, solana }) => [kind, solana])).toEqual(
      vectors.map(({ kind }) => [kind, kinds[kind]?.by ?? null]),
    );
  });

  const given = vectors.filter(({ solana }) => solana !== null);
  it.each(given.map((vector) => [vector.id, vector] as const))(
    '%s: the program gives the output',
    async (_, vector) => {
      expect(await kinds[vector.kind]?.run(vector.input)).toEqual(vector.output);
    },
  );

  it('has the windows of every period that the service has', async () => {
    const { periodEnd, parsePeriod } = await import('../../src/core/period.ts');
    for (let year = 2000; year <= 2199; year += 1) {
      for (const quarter of year % 7 === 0 ? [1, 2, 3, 4] : [(year % 4) + 1]) {
        const period = parsePeriod(year * 10 + quarter);
        const times = Buffer.from(await view(12, u32(period)));
        expect(times.readBigUInt64LE(0)).toBe(periodEnd(period));
      }
    }
    for (const period of [0, 19994, 20260, 20265, 22001, 2 ** 32 - 1]) {
      expect((await world.chain.send(instruction([], u8(12), u32(period)))).answer).toBe('PERIOD_UNKNOWN');
    }
  });
});
