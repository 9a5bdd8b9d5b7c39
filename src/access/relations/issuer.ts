import type { RelationLoader } from './loader.ts';

/** The series whose issuer is one of the viewer's wallets. One statement. */
export const issuerOfSeries: RelationLoader = async ({ db, viewer }, keys) => {
  const rows = await db.$queryRaw<{ key: string }[]>`
    select key from series where key = any(${keys}::text[]) and issuer = any(${[...viewer.wallets]}::text[])`;
  return { held: new Set(rows.map((row) => row.key)) };
};
