// A chain that takes transactions without looking at their signatures, and so plays many in a second. Whether a call asks for a
// signature is tested elsewhere; here everybody signs what is theirs.
import { AccountRole, type Address, type Instruction } from '@solana/kit';
import { FailedTransactionMetadata, type TransactionMetadata } from 'litesvm';
import { addressBytes, join, u8 } from '../../contracts/solana/support/bytes.ts';
import type { Chain, Sent } from '../../contracts/solana/support/chain.ts';
import { refusalName } from '../../contracts/solana/support/errors.ts';
import { decodeEvent } from '../../contracts/solana/support/events.ts';

interface Inner {
  sendLegacyTransaction(bytes: Uint8Array): TransactionMetadata | FailedTransactionMetadata;
  getAccount(address: Uint8Array): { data(): Uint8Array } | null;
}

const known = new Map<Address, Uint8Array>();
function bytesOf(address: Address): Uint8Array {
  const bytes = known.get(address) ?? addressBytes(address);
  known.set(address, bytes);
  return bytes;
}

const SIGNS = AccountRole.READONLY_SIGNER;
const WRITES = AccountRole.WRITABLE;

function shortLength(count: number): Uint8Array {
  return count < 128 ? u8(count) : Uint8Array.of((count & 127) | 128, count >> 7);
}

/** The most bytes of a transaction. */
const LONGEST = 1_232;

/** A legacy transaction with zeros for its signatures. */
function encode(payer: Address, instructions: readonly Instruction[]): Uint8Array {
  const roles = new Map<Address, number>([[payer, SIGNS | WRITES]]);
  for (const { programAddress, accounts = [] } of instructions) {
    for (const { address, role } of accounts) roles.set(address, (roles.get(address) ?? 0) | role);
    roles.set(programAddress, roles.get(programAddress) ?? 0);
  }
  const order = [...roles].sort(([, one], [, other]) => other - one).map(([address]) => address);
  const places = new Map(order.map((address, place) => [address, place]));
  const placeOf = (address: Address): number => places.get(address) ?? 0;
  const count = (role: number): number => [...roles.values()].filter((each) => each === role).length;
  const signers = count(SIGNS | WRITES) + count(SIGNS);
  return join(
    shortLength(signers),
    new Uint8Array(64 * signers),
    Uint8Array.of(signers, count(SIGNS), count(0)),
    shortLength(order.length),
    ...order.map(bytesOf),
    new Uint8Array(32),
    shortLength(instructions.length),
    ...instructions.flatMap(({ programAddress, accounts = [], data = new Uint8Array() }) => [
      u8(placeOf(programAddress)),
      shortLength(accounts.length),
      Uint8Array.from(accounts, ({ address }) => placeOf(address)),
      shortLength(data.length),
      Uint8Array.from(data),
    ]),
  );
}

function answerOf(failed: FailedTransactionMetadata): string {
  const error = failed.err() as { err?: () => { code?: number } };
  const code = error.err?.().code;
  return code === undefined ? String(failed) : refusalName(code);
}

/** The same chain. */
export function withoutSignatures(chain: Chain): Chain {
  const inner = (chain.svm.withSigverify(false).withBlockhashCheck(false) as unknown as { inner: Inner }).inner;
  const send = async (...instructions: readonly Instruction[]): Promise<Sent> => {
    const transaction = encode(chain.payer.address, instructions);
    if (transaction.length > LONGEST) throw new Error(`a transaction of ${transaction.length} bytes`);
    const result = inner.sendLegacyTransaction(transaction);
    const failed = result instanceof FailedTransactionMetadata;
    const meta = failed ? result.meta() : result;
    const calls = failed ? [] : meta.innerInstructions().flat();
    return {
      answer: failed ? answerOf(result) : 'ACCEPTED',
      units: Number(meta.computeUnitsConsumed()),
      events: calls.flatMap((call) => decodeEvent(Uint8Array.from(call.instruction().data())) ?? []),
      returned: Uint8Array.from(meta.returnData().data()),
      get answerOfNode(): never {
        throw new Error('not answered here');
      },
    };
  };
  const data = (address: Address): Uint8Array | null => {
    const there = inner.getAccount(bytesOf(address))?.data();
    return there === undefined || there.length === 0 ? null : there;
  };
  return Object.assign(Object.create(chain) as Chain, { send, data });
}
