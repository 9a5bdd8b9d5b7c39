import { HOLDS_UNITS_SQL } from '../../core/holder.ts';
import type { RelationLoader } from './loader.ts';

const STATEMENT = {
  name: 'access_holder',
  text: `select distinct series_key as key from positions
    where chain = $1 and series_key = any($2::text[]) and holder = any($3::text[]) and ${HOLDS_UNITS_SQL}`,
};

/** The series of which one of the viewer's wallets is a holder (core/holder.ts). One statement. */
export const holderOfSeries: RelationLoader = async ({ reader, chain, wallets }, keys) => ({
  held: new Set(await reader.keys(STATEMENT, [chain, keys, wallets])),
});
