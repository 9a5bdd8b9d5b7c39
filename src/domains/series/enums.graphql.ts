import type { ChainEnumName } from '../../core/chain-enums.ts';
import { INDEXING_RULES } from '../../core/terms.ts';
import { numberEnum, storedEnum } from '../../graphql/enum-type.ts';

/** A series that the chain does not have is in no state. */
export const SeriesState = storedEnum<Exclude<ChainEnumName<'State'>, 'NONE'>>('SeriesState', 'How far a series is.', {
  RAISING: 'Its units are being sold.',
  SETTLING: 'The raise is being settled, and its gate is open.',
  ACTIVE: 'It reports and pays.',
  PAUSED: 'A hardship pause runs.',
  TAIL: 'Its term is over; what accrued may still be paid.',
  CLOSED: 'It ended as agreed.',
  FAILED: 'The raise failed, and every deposit goes back.',
  EXTINGUISHED: 'Two attestors extinguished it.',
  CURVE: 'Its units are sold on a curve.',
});

export const CLOSE_REASONS: Readonly<Record<Exclude<ChainEnumName<'CloseReason'>, 'NONE'>, string>> = {
  TERM: 'The term and what followed it are over.',
  CAP: 'The most that is ever paid was paid.',
  BUYOUT: 'The issuer bought it out.',
};

export const SeriesCloseReason = storedEnum('SeriesCloseReason', 'Why a series was closed.', CLOSE_REASONS);

export const IndexingRule = numberEnum('IndexingRule', 'Whether theta is adjusted over the term.', INDEXING_RULES, {
  NONE: 'Theta stays as it is.',
  ANNUAL: 'Theta is adjusted each year, by an amendment.',
});

export const SeriesDraftState = storedEnum<'DRAFT' | 'BUILT'>('SeriesDraftState', 'How far the draft of a series is.', {
  DRAFT: 'It may be changed; its contract may be rendered and signed.',
  BUILT: '`createSeries` was built of it, and its wallet may send that: it stays as it is.',
});
