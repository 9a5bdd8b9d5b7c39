import type { RelationLoader } from './loader.ts';

const STATEMENT = {
  name: 'access_issuer',
  text: 'select key from series where key = any($1::text[]) and issuer = any($2::text[])',
};

/** The series whose issuer is one of the viewer's wallets. One statement. */
export const issuerOfSeries: RelationLoader = async ({ reader, viewer }, keys) => ({
  held: new Set(await reader.keys(STATEMENT, [keys, viewer.wallets])),
});
