import type { ChainEnumName } from '@income-series/protocol/chain-enums';
import { INDEXING_RULES } from '@income-series/protocol/terms';
import { numberEnum, storedEnum } from '../../../graphql/enum-type.ts';

export const SeriesState = storedEnum<Exclude<ChainEnumName<'State'>, 'NONE'>>('SeriesState', 'A state of a series.', {
  RAISING: 'The units are sold in a raise.',
  SETTLING: 'The raise is being settled, and must pass the mint gate.',
  ACTIVE: 'The series reports and pays.',
  PAUSED: 'A pause for hardship is running.',
  TAIL: 'The term is over; accrued money may still be paid.',
  CLOSED: 'The series ended as agreed.',
  FAILED: 'The sale failed; deposits go back, and units of a curve can be sold back.',
  EXTINGUISHED: 'Two attestors extinguished the series.',
  CURVE: 'The units are sold on a curve.',
});

export const CLOSE_REASONS: Readonly<Record<Exclude<ChainEnumName<'CloseReason'>, 'NONE'>, string>> = {
  TERM: 'The term and the tail are over.',
  CAP: 'The cap was paid.',
  BUYOUT: 'The issuer bought the series out.',
};

export const SeriesCloseReason = storedEnum('SeriesCloseReason', 'A reason why a series was closed.', CLOSE_REASONS);

export const IndexingRule = numberEnum(
  'IndexingRule',
  'A rule by which theta is adjusted over the term.',
  INDEXING_RULES,
  {
    NONE: 'Theta stays as it is.',
    ANNUAL: 'Theta is adjusted each year, by an amendment.',
  },
);

export const SeriesDraftState = storedEnum<'DRAFT' | 'BUILT'>('SeriesDraftState', 'A state of a draft.', {
  DRAFT: 'The draft may be changed; its contract may be rendered and signed.',
  BUILT: 'The creation of the series was built, and its wallet may send it: the draft stays as it is.',
});
