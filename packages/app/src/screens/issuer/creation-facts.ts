import { currencyNumber } from '@income-series/client';
import type { RecordFacts } from '../../gateway/build-watch.ts';
import type { SavedFigures } from './draft-model.ts';

/** Unix seconds, as chains count time. */
const seconds = (at: string | null): string | null => (at === null ? null : `${Math.floor(Date.parse(at) / 1_000)}`);
const periodNumber = (period: string | null): string | null => period?.replace('-Q', '') ?? null;

/** The figures of a draft's sale, by the names that contracts and program have for them. */
function saleArgs({ raise, curve }: SavedFigures): Readonly<Record<string, string | number | null>> {
  const term = raise ?? curve;
  return {
    cap: term?.cap ?? null,
    firstPeriod: periodNumber(term?.firstPeriod ?? null),
    lastPeriod: periodNumber(term?.lastPeriod ?? null),
    ...(raise && {
      reservePrice: raise.reservePrice,
      maxUnitsPerBid: raise.maxUnitsPerBid,
      minRaise: raise.minRaise,
      minHolders: raise.minHolders,
      concentrationBps: raise.concentrationBps,
      commitEndsAt: seconds(raise.commitEndsAt),
      revealEndsAt: seconds(raise.revealEndsAt),
      gateEndsAt: seconds(raise.gateEndsAt),
    }),
    ...(curve && {
      virtualQuote: curve.virtualQuote,
      virtualBase: curve.virtualBase,
      threshold: curve.threshold,
      deadline: seconds(curve.endsAt),
      feeBps: curve.feeBps,
      treasuryBps: curve.treasuryBps,
    }),
  };
}

/** What the creation of a draft must have in it, because its mutation names the draft by its id alone. */
export function creationFacts(draft: SavedFigures): RecordFacts {
  const { draftSalt, contractHash, termsCommitment, unitsOffered, currency, indexingRule, raise, curve } = draft;
  const args = {
    ...{ draftSalt, contractHash, termsCommitment, unitsOffered, ...saleArgs(draft) },
    currencyCode: currencyNumber(currency),
    indexingRule: indexingRule === 'ANNUAL' ? 1 : 0,
  };
  const known = Object.entries(args).flatMap(([name, value]) => (value === null ? [] : [[name, `${value}`] as const]));
  const kind = curve ? 'CREATE_CURVE' : raise?.routed ? 'CREATE_ROUTED_SERIES' : 'CREATE_SERIES';
  return { kind, args: Object.fromEntries(known) };
}
