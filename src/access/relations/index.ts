import type { RowLabel, SubjectKind } from '../subjects.ts';
import { backerOfSeries } from './backer.ts';
import { holderOfSeries } from './holder.ts';
import { issuerOfSeries } from './issuer.ts';
import type { RelationLoader } from './loader.ts';

/**
 * The relations that take a statement. A label whose subject has none here holds by comparison with the viewer alone
 * (account, wallet, attestor key, chain of an attestor key).
 */
export const RELATIONS: Readonly<Partial<Record<SubjectKind, Partial<Record<RowLabel, RelationLoader>>>>> = {
  series: { issuer: issuerOfSeries, holder: holderOfSeries, backer: backerOfSeries },
};
