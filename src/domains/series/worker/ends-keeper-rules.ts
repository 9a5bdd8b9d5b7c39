import { TAIL_WINDOW } from '@income-series/protocol/policy';
import { earliest } from '../../../keepers/deadline.ts';

/** The indexed columns that decide when a series may end. */
export interface EndingRow {
  /** Null if the series is not in its tail. */
  readonly tailStartedAt: Date | null;
  /** The time from which a requested extinguishment can be signed; null without a request. */
  readonly extinguishNoticeEndsAt: Date | null;
  /** The time from which an announced buy-out is possible; null if none is announced. */
  readonly buyOutPossibleAt: Date | null;
}

/** The earliest time at which a series can end: by its tail, an extinguishment or a buy-out. Null if none of them is set. */
export const mayEndAt = ({ tailStartedAt, extinguishNoticeEndsAt, buyOutPossibleAt }: EndingRow): Date | null =>
  earliest([
    tailStartedAt && new Date(tailStartedAt.getTime() + Number(TAIL_WINDOW) * 1000),
    extinguishNoticeEndsAt,
    buyOutPossibleAt,
  ]);
