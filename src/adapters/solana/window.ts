import type { Address } from '@solana/kit';
import { type ChainEnumName, enumName } from '../../core/chain-enums.ts';
import { WINDOW_COMMIT, WINDOW_REVEAL } from '../../core/policy.ts';
import { type BookPlace, readPlaces } from './book.ts';
import { getWindowBookDecoder, type Series, WINDOW_BOOK_KIND } from './generated/accounts/index.ts';
import type { AccountData } from './records.ts';

/** The state of the last window by the program's number: it is over, or there is none. */
const OVER = 0;
/** The states of a window whose price was sought to the end: it has trades to make, or none. */
const PRICED: readonly number[] = [3, 4];

/**
 * The phase of a series' last window at the clock's time; NONE where no window was opened. The series says it, because a window whose
 * places are all closed has no record. A window is void if its price was not sought to the end.
 */
export function windowPhaseOf({ trading }: Series, now: bigint): ChainEnumName<'WindowPhase'> {
  if (trading.window === 0) return 'NONE';
  if (trading.state === OVER) return trading.priced === trading.window ? 'DONE' : 'VOID';
  const commitEndsAt = trading.openedAt + WINDOW_COMMIT;
  if (PRICED.includes(trading.state) || now >= commitEndsAt + WINDOW_REVEAL) return 'SETTLE';
  return now < commitEndsAt ? 'COMMIT' : 'REVEAL';
}

/** An order's place in the book of a window. */
export interface OrderPlace extends BookPlace {
  readonly side: ChainEnumName<'Side'>;
}

const BOOK = { kind: WINDOW_BOOK_KIND, head: getWindowBookDecoder().fixedSize, validityAt: 70 } as const;
const SIDE_AT = 69;

/** Reads the book of a window: the places of its orders, in the order of their sequences. @throws CHAIN_UNAVAILABLE */
export const readWindowBook = (account: AccountData | null, program: Address): readonly OrderPlace[] =>
  readPlaces(BOOK, account, program).map(([place, bytes]) => ({
    ...place,
    side: enumName('Side', bytes.readUInt8(SIDE_AT)),
  }));
