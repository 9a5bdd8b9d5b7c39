import type { FoldedRow } from '../../core/integers.ts';
import type { TradingWindow, WindowOrder } from '../../generated/prisma/client.ts';

/** A row of `windows`. */
export type WindowRow = FoldedRow<TradingWindow>;

/** A row of `window_orders`. */
export type OrderRow = FoldedRow<WindowOrder>;
