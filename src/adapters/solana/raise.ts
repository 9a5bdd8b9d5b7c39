import type { Address } from '@solana/kit';
import { type ChainEnumName, enumName } from '../../core/chain-enums.ts';
import { SYSTEM_PROGRAM } from './addresses.ts';
import { type BookPlace, readPlaces } from './book.ts';
import { BOOK_KIND, getBookDecoder, type Raise, type Series } from './generated/accounts/index.ts';
import type { AccountData } from './records.ts';

/** True if a raise sells or sold the units of a series: these are whole, held in positions alone, and have no mint. */
export const isRaised = ({ mint }: Pick<Series, 'mint'>): boolean => mint === SYSTEM_PROGRAM;

/** The statuses of a raise by the program's numbers. An open one is in the phase that the clock says. */
const [OPEN, SETTLING, GATE, DONE] = [1, 2, 3, 4] as const;

/** The phase of a series' raise at the clock's time; NONE for a curve series. A raise whose places are all closed has no record. */
export function phaseOf(series: Series, raise: Raise | null, now: bigint): ChainEnumName<'Phase'> {
  if (!isRaised(series)) return 'NONE';
  if (raise === null) return enumName('State', series.state) === 'FAILED' ? 'FAILED' : 'DONE';
  if (raise.status === OPEN) {
    if (now < raise.commitEndsAt) return 'COMMIT';
    return now < raise.revealEndsAt ? 'REVEAL' : 'SETTLE';
  }
  if (raise.status === SETTLING) return 'SETTLE';
  if (raise.status === GATE) return 'GATE';
  return raise.status === DONE ? 'DONE' : 'FAILED';
}

/** A bid's place in the book of a raise. */
export interface BidPlace extends BookPlace {
  /** True if the bid pays the charge for not having been revealed. */
  readonly isCharged: boolean;
}

const BOOK = { kind: BOOK_KIND, head: getBookDecoder().fixedSize, validityAt: 69 } as const;
const CHARGED_AT = 71;

/** Reads the book of a raise: the places of its bids, in the order of their sequences. @throws CHAIN_UNAVAILABLE */
export const readBook = (account: AccountData | null, program: Address): readonly BidPlace[] =>
  readPlaces(BOOK, account, program).map(([place, bytes]) => ({
    ...place,
    isCharged: bytes.readUInt8(CHARGED_AT) === 1,
  }));
