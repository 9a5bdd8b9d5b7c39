import { toHex } from '@income-series/protocol/bytes';
import type { ChainEventRecord } from '@income-series/protocol/chain';
import type { Bytes32 } from '@income-series/protocol/hex';
import type { Address } from '@solana/kit';
import type { ExecutedInstruction, InnerInstruction } from './executed.ts';
import { getProgramEventCodec } from './generated/types/programEvent.ts';

/** The parts of an instruction that events are read from. */
type Called = Pick<ExecutedInstruction, 'program' | 'inner'>;

/** The decoded parts of an event, without its position. */
export type DecodedEvent = Pick<ChainEventRecord, 'name' | 'seriesKey' | 'args'>;

/** The first bytes of an event's data (Anchor's tag of a self-invoked event). */
const TAG = Uint8Array.of(0x1d, 0x9a, 0xcb, 0x51, 0x2e, 0xa5, 0x45, 0xe4);
/** The bytes of the tag and of the event authority's bump. */
const HEADER = TAG.length + 1;

const hasTag = (data: Uint8Array): boolean => TAG.every((byte, place) => data[place] === byte);

/** The caller of the inner instruction at a place: the last program before it that is one level lower on the stack. */
function callerOf({ program, inner }: Called, place: number): Address | undefined {
  const height = (inner[place]?.stackHeight ?? 0) - 1;
  if (height === 1) return program;
  return inner.slice(0, place).findLast(({ stackHeight }) => stackHeight === height)?.program;
}

/** The calls of the program that other programs made within an instruction, without the program's calls of itself. */
export const callsWithin = (instruction: Called, program: Address): readonly InnerInstruction[] =>
  instruction.inner.filter((call, place) => call.program === program && callerOf(instruction, place) !== program);

/** Converts to plain JSON as the EVM decoder does: numbers beyond 32 bits as decimal texts, bytes as hex in lower case. */
function toJson(value: unknown): unknown {
  if (typeof value === 'bigint') return value.toString();
  if (value instanceof Uint8Array) return toHex(value);
  return value;
}

const codec = getProgramEventCodec();

/** @throws if the bytes are not exactly one event */
function decode(data: Uint8Array): DecodedEvent {
  const fail = (): never => {
    throw new Error(`An event of the number ${data[HEADER]} has another form than the program's.`);
  };
  const body = data.subarray(HEADER);
  let decoded: ReturnType<typeof codec.decode>;
  try {
    decoded = codec.decode(body);
  } catch {
    return fail();
  }
  const encoded = codec.encode(decoded);
  if (encoded.length !== body.length || !encoded.every((byte, place) => byte === body[place])) return fail();
  const { __kind: name, ...fields } = decoded;
  const args = Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, toJson(value)]));
  return { name, seriesKey: typeof args.seriesKey === 'string' ? (args.seriesKey as Bytes32) : null, args };
}

/**
 * The program's events of a transaction in the order of their emission; none of a failed transaction.
 *
 * An event is a call of the program by itself with the signature of the event authority. A tagged call with another caller,
 * account or length is an error, because the program refuses such calls.
 *
 * @param program the program's address
 * @param authority the address of its event authority
 * @throws where a tagged call of the program is not its event: passing over it would lose it silently
 */
export function eventsOf(
  { failed, instructions }: { readonly failed: boolean; readonly instructions: readonly Called[] },
  program: Address,
  authority: Address,
): readonly DecodedEvent[] {
  if (failed) return [];
  return instructions.flatMap((instruction) =>
    instruction.inner.flatMap((call, place) => {
      if (call.program !== program || !hasTag(call.data)) return [];
      requireOwn(call, callerOf(instruction, place) === program, authority);
      return [decode(call.data)];
    }),
  );
}

function requireOwn({ accounts }: InnerInstruction, own: boolean, authority: Address): void {
  if (!own || accounts.length !== 1 || accounts[0] !== authority) {
    throw new Error('An event was not emitted by the program.');
  }
}
