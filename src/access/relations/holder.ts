import type { RelationLoader } from './loader.ts';

/** The series in which one of the viewer's wallets has a position, of zero units too. One statement. */
export const holderOfSeries: RelationLoader = async ({ db, viewer }, keys) => {
  const rows = await db.$queryRaw<{ key: string }[]>`
    select distinct series_key as key from positions
    where series_key = any(${keys}::text[]) and holder = any(${[...viewer.wallets]}::text[])`;
  return { held: new Set(rows.map((row) => row.key)) };
};
