import type { EvmAddress } from '../../../src/core/hex.ts';
import { positionId } from '../../../src/core/ids.ts';
import type { PrismaClient } from '../../../src/generated/prisma/client.ts';
import { personas } from '../personas.ts';
import { at, CHAIN, type KnownSeries, type Population, word } from './known.ts';

/**
 * Positions without units, and the events behind A's payments. In B holderA1 sold everything and is no holder any more;
 * unrevealedA's units were burned, and it is one still.
 */
export async function insertHoldings(
  db: PrismaClient,
  { series: { A, B } }: Pick<Population, 'series'>,
): Promise<void> {
  const { holderA1, holderA2, unrevealedA } = personas;
  const without = ({ wallet }: typeof holderA1, burnedUnits: bigint) => ({
    chain: CHAIN,
    id: positionId(B.key, wallet.address),
    seriesKey: B.key,
    holder: wallet.address,
    units: 0n,
    burnedUnits,
    openedAt: at('2025-02-22'),
  });
  await db.position.createMany({ data: [without(holderA1, 0n), without(unrevealedA, 5n)] });
  await db.indexerCursor.create({ data: { chain: CHAIN, blockNumber: 60n, blockHash: word(60) } });

  const minted = (holder: EvmAddress, units: number) => ({ holder, units: `${units}` });
  const split = (period: number, gross: bigint) => ({
    period,
    accrualIn: '0',
    gross: `${gross}`,
    fee: `${gross / 100n}`,
    net: `${gross - gross / 100n}`,
    accrualOut: '0',
  });
  const events: readonly (readonly [name: string, args: object])[] = [
    ['SeriesActivated', { unitsOutstanding: '100', openingCommitment: word(0) }],
    ['UnitsMinted', minted(holderA1.wallet.address, 60)],
    ['UnitsMinted', minted(holderA2.wallet.address, 40)],
    ['PaymentSplit', split(20251, 12_000_000n)],
    ['PayoutClaimed', { holder: holderA1.wallet.address, throughPeriod: 20251, amount: '5940000' }],
    ['PaymentSplit', split(20252, 18_000_000n)],
  ];
  await db.chainEvent.createMany({ data: events.map((event, i) => row(A, event, i)) });
}

const row = ({ key }: KnownSeries, [name, args]: readonly [string, object], i: number) => ({
  blockHash: word(0x3600 + i),
  logIndex: 1,
  chain: CHAIN,
  blockNumber: BigInt(22 + i),
  txHash: word(0x3700 + i),
  contract: word(0x1).slice(0, 42),
  name,
  seriesKey: key,
  args: { seriesKey: key, ...args },
  at: at(`2025-0${i + 1}-21`),
});
