import type { RelationLoader } from './loader.ts';

const STATEMENT = {
  name: 'access_issuer',
  text: 'select key from series where chain = $1 and key = any($2::text[]) and issuer = any($3::text[])',
};

/** The series whose issuer is one of the viewer's wallets. One statement. */
export const issuerOfSeries: RelationLoader = async ({ reader, chain, wallets }, keys) => ({
  held: new Set(await reader.keys(STATEMENT, [chain, keys, wallets])),
});
