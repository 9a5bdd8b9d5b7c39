import { type Address, getAddressDecoder } from '@solana/kit';
import { enumName } from '../../core/chain-enums.ts';
import { unavailable } from '../rpc/unavailable.ts';
import type { AccountData } from './records.ts';

/** A kind of book: its number, the bytes before its places, and where the validity of a place is. */
interface BookKind {
  readonly kind: number;
  readonly head: number;
  readonly validityAt: number;
}

/** The common part of a bid's place in the book of a raise and an order's in that of a window. */
export interface BookPlace {
  readonly sequence: number;
  /** The bidder or the trader. */
  readonly owner: Address;
  /** The price of a valid bid or order; 0 for any other. */
  readonly price: bigint;
  readonly quantity: bigint;
  /** The deposit of a bid, or the escrow of an order. */
  readonly escrow: bigint;
  /** The units that the settlement gave the bid, or that the order traded. */
  readonly filled: bigint;
  readonly validity: string;
  readonly processing: string;
  readonly isSealed: boolean;
  readonly isValid: boolean;
  readonly isRejected: boolean;
  readonly isDelivered: boolean;
}

/** The bytes of a place, and where its fields begin. The processing follows the validity. */
const PLACE_SIZE = 73;
const QUANTITY_AT = 8;
const OWNER_AT = 20;
const ESCROW_AT = 52;
const FILLED_AT = 60;
const DELIVERED_AT = 72;

const addressDecoder = getAddressDecoder();

function placeOf(bytes: Buffer, sequence: number, validityAt: number): BookPlace {
  const validity = enumName('Validity', bytes.readUInt8(validityAt));
  const processing = enumName('Processing', bytes.readUInt8(validityAt + 1));
  return {
    sequence,
    owner: addressDecoder.decode(bytes.subarray(OWNER_AT, OWNER_AT + 32)),
    price: bytes.readBigUInt64LE(0),
    quantity: bytes.readBigUInt64LE(QUANTITY_AT),
    escrow: bytes.readBigUInt64LE(ESCROW_AT),
    filled: bytes.readBigUInt64LE(FILLED_AT),
    validity,
    processing,
    isSealed: validity === 'SEALED',
    isValid: validity === 'VALID',
    isRejected: processing === 'REJECTED',
    isDelivered: bytes.readUInt8(DELIVERED_AT) === 1,
  };
}

/**
 * Reads the places of a book in the order of their sequences, each with its bytes. Empty where there is no book.
 * @throws CHAIN_UNAVAILABLE for an account of the program with another kind or size
 */
export function readPlaces(
  { kind, head, validityAt }: BookKind,
  account: AccountData | null,
  program: Address,
): readonly (readonly [BookPlace, Buffer])[] {
  if (account === null || account.owner !== program) return [];
  const data = Buffer.from(account.data);
  const rest = data.length - head;
  if (data[0] !== kind || rest < 0 || rest % PLACE_SIZE !== 0) throw unavailable('RecordUnknown');
  return Array.from({ length: rest / PLACE_SIZE }, (_, i) => {
    const bytes = data.subarray(head + i * PLACE_SIZE, head + (i + 1) * PLACE_SIZE);
    return [placeOf(bytes, i + 1, validityAt), bytes] as const;
  });
}

/** The last places of a book whose bids or orders are delivered, at most so many, the last one first. */
export function closableOf(places: readonly BookPlace[], most: number): Address[] {
  const fromTheEnd = [...places].reverse();
  const kept = fromTheEnd.findIndex(({ isDelivered }) => !isDelivered);
  return fromTheEnd.slice(0, kept < 0 ? most : Math.min(kept, most)).map(({ owner }) => owner);
}
