import type { RowLabel, SubjectKind } from '../subjects.ts';
import { activeKeyOfAttestor } from './active-key.ts';
import { backerOfSeries } from './backer.ts';
import { holderOfSeries } from './holder.ts';
import { issuerOfSeries } from './issuer.ts';
import type { RelationLoader } from './loader.ts';

type Relations = Readonly<Partial<Record<SubjectKind, Partial<Record<RowLabel, RelationLoader>>>>>;

/**
 * The relations that take a statement. A label whose subject has none here holds by comparison with the viewer alone
 * (account, wallet, attestor key, chain of an attestor key).
 */
export const RELATIONS: Relations = {
  series: { issuer: issuerOfSeries, holder: holderOfSeries, backer: backerOfSeries },
};

/** What sealed fields ask in addition of a subject that is compared with the viewer: whether it still is so on the chain. */
export const LIVE_RELATIONS: Relations = { signerKey: { attestor: activeKeyOfAttestor } };
