import type { Bytes32, EvmAddress } from '../../core/hex.ts';
import type { Permit, SentTransaction, SentTransactions } from '../../domains/transaction/index.ts';
import { callHash, callKey, type EncodedCall } from './calls.ts';
import type { Sent } from './relayer-model.ts';
import type { Signer } from './relayer-signer.ts';

/** What an account has on its way: what this process follows, and the rows that all processes with its key read. */
export interface Ledger {
  readonly permit: Permit;
  /** What this process follows, by contract and calldata. */
  of(call: EncodedCall): Sent | undefined;
  /** In the order of their nonces. */
  all(): readonly Sent[];
  rows(): Promise<readonly SentTransaction[]>;
  /** A row as what can be sent again. */
  read(row: SentTransaction, call: EncodedCall): Promise<Sent>;
  /** From now on this process follows it. */
  follow(sent: Sent): void;
  /**
   * Writes it before it goes to the node, in the place of what had the hash `replaced` last, and follows it. False where another
   * process was first with the nonce. Throws what the permit throws.
   */
  write(sent: Sent, replaced: Bytes32 | undefined, permit: Permit): Promise<boolean>;
  /** Removes the rows of nonces below `used`, and follows `over` no longer. */
  remove(used: number, over?: Sent): Promise<void>;
  /** Follows nothing of a nonce below `used`. */
  forget(used: number): void;
}

function rowOf({ call, versions, ...sent }: Sent): SentTransaction {
  return { ...sent, callHash: callHash(call), versions: versions.map(({ hash, price }) => ({ hash, ...price })) };
}

/** Without `stored` this process alone sends from the account. */
export function createLedger(from: EvmAddress, signer: Pick<Signer, 'signed'>, stored?: SentTransactions): Ledger {
  const sent = new Map<string, Sent>();
  const follow = (one: Sent) => void sent.set(callKey(one.call), one);

  return {
    permit: stored?.permit ?? (async () => {}),
    of: (call) => sent.get(callKey(call)),
    all: () => [...sent.values()].sort((a, b) => a.nonce - b.nonce),
    rows: async () => (await stored?.list(from)) ?? [],
    follow,

    async read({ callHash: _, versions, ...row }, call) {
      const signing = versions.map(({ hash: __, ...price }) => signer.signed({ ...row, call }, price));
      return { ...row, call, versions: await Promise.all(signing) };
    },

    async write(one, replaced, permit) {
      let isFirst = true;
      await permit(async (tx) => {
        if (stored === undefined) return;
        isFirst = await stored.save(tx, from, rowOf(one), replaced);
      });
      if (isFirst) follow(one);
      return isFirst;
    },

    async remove(used, over) {
      if (over !== undefined) sent.delete(callKey(over.call));
      await stored?.remove(from, used, over && rowOf(over));
    },

    forget(used) {
      for (const { call, nonce } of sent.values()) if (nonce < used) sent.delete(callKey(call));
    },
  };
}

/** Whether a transaction was due for a replacement by its own process so long ago that another does it. `after`: blocks. */
export const isAbandoned = ({ since }: Pick<Sent, 'since'>, head: bigint, after: number): boolean =>
  head >= since + BigInt(2 * after) || since > head + BigInt(2 * after); // the chain began again below it
