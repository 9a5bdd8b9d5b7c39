import { expect, it } from 'vitest';
import { createTestDatabase } from '../../support/database.ts';
import { positionRow, seriesKey, seriesRow, wallet } from './seed.ts';
import { ask, schemaOf, viewerOf } from './support.ts';
import { seriesAndPositions } from './types.ts';

it('answers an amount of 31 digits exactly, below a list too', async () => {
  await using database = await createTestDatabase();
  const db = database.prisma;
  const amount = '1234567890123456789012345678901';
  const holder = wallet(2);
  await db.series.create({ data: seriesRow(1, wallet(1), { paidTotal: amount }) });
  await db.position.create({ data: { ...positionRow(1, holder, 9007199254740993n), claimedTotal: amount } });
  const { data } = await ask(
    { schema: schemaOf(seriesAndPositions), db, viewer: viewerOf([holder]) },
    `{ series(key: "${seriesKey(1)}") { paid positions { claimed units series { paid } } } }`,
  );
  expect(data).toEqual({
    series: { paid: amount, positions: [{ claimed: amount, units: '9007199254740993', series: { paid: amount } }] },
  });
});
