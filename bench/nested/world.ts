import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase } from '../../src/adapters/db/database.ts';
import { createDatabaseOn, databaseUrl } from '../../src/adapters/db/databases.ts';
import { startEmbeddedPostgres } from '../../src/adapters/db/embedded.ts';
import { migrate } from '../../src/adapters/db/migrate.ts';

const hex = (byte: number, bytes: number) => `0x${byte.toString(16).padStart(2, '0').repeat(bytes)}`;
export const seriesKey = (n: number) => `0x${n.toString(16).padStart(4, '0').repeat(16)}`;
export const ISSUER = hex(1, 20);
/** Holds a position in every series. */
export const PERMITTED = hex(2, 20);
/** Is nothing to any series. */
export const DENIED = hex(3, 20);
export const BIDS_EACH = 5;
const AT = new Date('2026-01-01T00:00:00Z');

/** A database of `series` series, each with five bids and one position. */
async function seed(url: string, series: number): Promise<void> {
  const { prisma, close } = createDatabase({ url });
  const numbers = Array.from({ length: series }, (_, i) => i + 1);
  await prisma.series.createMany({
    data: numbers.map((n) => ({
      key: seriesKey(n),
      chain: 'evm:10143',
      issuer: ISSUER,
      state: 'ACTIVE',
      contractHash: hex(4, 32),
      termsCommitment: hex(5, 32),
      currencyCode: 840,
      indexingRule: 0,
      unitsOffered: 1000n,
      cap: 1_000_000_000,
      paidTotal: n * 1000,
      accruedTotal: n,
      firstPeriod: 20261,
      lastPeriod: 20274,
      phase: 'DONE',
      reservePrice: 5,
      maxUnitsPerBid: 100n,
      minRaise: 1,
      minHolders: 1,
      concentrationBps: 5000,
      commitEndsAt: AT,
      revealEndsAt: AT,
      gateEndsAt: AT,
      createdBlock: BigInt(n),
      createdAt: AT,
    })),
  });
  await prisma.bid.createMany({
    data: numbers.flatMap((n) =>
      Array.from({ length: BIDS_EACH }, (_, i) => ({
        chain: 'evm:10143',
        id: `${seriesKey(n)}:${hex(i + 10, 20)}`,
        seriesKey: seriesKey(n),
        bidder: hex(i + 10, 20),
        sequence: i,
        commitment: hex(6, 32),
        deposit: 100_000 + i,
        pendingUnits: BigInt(i),
        committedAt: AT,
      })),
    ),
  });
  await prisma.position.createMany({
    data: numbers.map((n) => ({
      chain: 'evm:10143',
      id: `${seriesKey(n)}:${PERMITTED}`,
      seriesKey: seriesKey(n),
      holder: PERMITTED,
      units: 10n,
      openedAt: AT,
    })),
  });
  await prisma.$executeRawUnsafe('analyze');
  await close();
}

export interface World {
  /** Connection strings, by the number of series. */
  readonly urls: Readonly<Record<number, string>>;
  stop(): Promise<void>;
}

/** An embedded PostgreSQL with one migrated and seeded database for each size. */
export async function startWorld(sizes: readonly number[]): Promise<World> {
  const home = mkdtempSync(join(tmpdir(), 'income-series-bench-'));
  chmodSync(home, 0o711);
  const server = await startEmbeddedPostgres({ home, durable: false });
  const urls: Record<number, string> = {};
  for (const size of sizes) {
    const name = `series_${size}`;
    await createDatabaseOn(server.url('postgres'), name);
    urls[size] = databaseUrl(server.url('postgres'), name);
    await migrate(urls[size]);
    await seed(urls[size], size);
  }
  return {
    urls,
    stop: async () => {
      await server.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
