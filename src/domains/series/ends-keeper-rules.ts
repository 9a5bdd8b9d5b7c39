import { TAIL_WINDOW } from '../../core/policy.ts';
import { earliest } from '../../keepers/deadline.ts';

/** What says of a series when it may end, as the index has it. */
export interface EndingRow {
  /** Null where it is not in its tail. */
  readonly tailStartedAt: Date | null;
  /** From when on a requested extinguishment can be signed; null without a request. */
  readonly extinguishNoticeEndsAt: Date | null;
  /** From when on an announced buy-out is possible; null where none is announced. */
  readonly buyOutPossibleAt: Date | null;
}

/** The first moment at which a series can end by what is known of it: its tail, an extinguishment, a buy-out. Null: by nothing. */
export const mayEndAt = ({ tailStartedAt, extinguishNoticeEndsAt, buyOutPossibleAt }: EndingRow): Date | null =>
  earliest([
    tailStartedAt && new Date(tailStartedAt.getTime() + Number(TAIL_WINDOW) * 1000),
    extinguishNoticeEndsAt,
    buyOutPossibleAt,
  ]);
