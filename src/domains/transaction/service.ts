import type { Clock } from '@income-series/protocol/clock';
import type { Bytes32 } from '@income-series/protocol/hex';
import type { Chains } from '../../chains/index.ts';
import type { Caller } from '../../core/caller.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { requireWritten } from '../operations/index.ts';
import type { CallCatalogue } from './calls.ts';
import { fingerprintOfPrepared } from './fingerprint.ts';
import type { CallBytes, ContractCall, PreparedTransaction, Simulation } from './model/index.ts';
import type { TransactionChain } from './model/ports.ts';
import { bytesOf, plainBytes } from './prepared.ts';
import { type CheckedWallet, seriesOf } from './rules.ts';
import type { SealedCalls } from './sealed-calls.ts';

interface BuildInput {
  readonly caller: Caller;
  /** The wallet that will sign and send, and the chain of the transaction. */
  readonly wallet: CheckedWallet;
  readonly call: ContractCall;
  /** The series that the call is about, if the call itself does not contain its key. */
  readonly seriesKey?: Bytes32;
  /** The end of the phase in which the call can succeed; a hash that no node knows is waited for until then. */
  readonly deadline?: Date | null;
  /** The attestor's signature in the call; the bytes are deleted when it is dropped. */
  readonly signature?: CarriedSignature;
}

interface BuildInOrder extends Pick<BuildInput, 'caller' | 'wallet'> {
  readonly calls: readonly ContractCall[];
}

/** A row's signature, which somebody may drop or replace while the call is built. */
interface CarriedSignature {
  /** The id of the row. */
  readonly rowId: string;
  /** Locks the row if it still has the signature, and returns it; else returns no rows. */
  lock(tx: Prisma.TransactionClient): Promise<readonly unknown[]>;
}

/** A checked and simulated call that is not stored yet. */
export interface PreparedCall {
  /** The bytes for the mutation's answer. */
  readonly bytes: CallBytes;
  readonly simulation: Simulation;
  /**
   * Writes the transaction's row in the caller's database transaction, and returns its id.
   * @throws CONFLICT if the signature in the call was dropped or replaced meanwhile
   */
  save(tx: Prisma.TransactionClient): Promise<string>;
}

export interface TransactionService {
  /**
   * Encodes the call and simulates it as the wallet, after an approval if the call takes more tokens than the wallet has
   * allowed. A call that would revert is built too; `requireSendable` refuses it by its simulation. The kind of call decides
   * how the bytes are stored.
   *
   * @throws CHAIN_UNAVAILABLE, CALL_NOT_ON_CHAIN
   */
  build(input: BuildInput): Promise<PreparedCall>;
  /**
   * Encodes calls that anyone may send in this order, and simulates each after the calls before it. Their bytes are stored in
   * plain, because none contains a signature.
   *
   * @throws CHAIN_UNAVAILABLE, CALL_NOT_ON_CHAIN
   */
  buildInOrder(input: BuildInOrder): Promise<PreparedCalls>;
}

/** Checked and simulated calls, in the order in which they are sent. */
export interface PreparedCalls {
  readonly simulations: readonly Simulation[];
  /** Writes a row for each call in the caller's database transaction, with one statement, and returns the ids in order. */
  save(tx: Prisma.TransactionClient): Promise<readonly string[]>;
}

/** The milliseconds after which a built transaction expires, because its simulation is too old. */
export const TRANSACTION_TTL_MS = 10 * 60 * 1000;

/** Creates the service that builds transactions. It stores nothing until `save` of the prepared call runs. */
export function createTransactionService(deps: {
  readonly calls: CallCatalogue;
  readonly chains: Chains<TransactionChain>;
  readonly sealedCalls: SealedCalls;
  readonly clock: Clock;
}): TransactionService {
  const { calls: catalogue, chains, sealedCalls, clock } = deps;

  /** Makes the row of a prepared call, and its bytes. */
  function rowOf({ caller, call, wallet, ...input }: BuildInput, prepared: PreparedTransaction) {
    const { kind } = call;
    const bytes = bytesOf(catalogue, prepared, call);
    const createdAt = clock.now();
    const row = {
      accountId: caller.accountId,
      kind,
      chain: wallet.chain,
      seriesKey: input.seriesKey ?? seriesOf(call),
      ...fingerprintOfPrepared(prepared),
      simulation: { ...prepared.simulation },
      createdAt,
      deadline: input.deadline ?? null,
      expiresAt: new Date(createdAt.getTime() + TRANSACTION_TTL_MS),
      ...(catalogue.accessOf(kind).class === 'plain' ? plainBytes(bytes) : {}),
    };
    return { row, bytes };
  }

  return {
    async build(input) {
      const { call, signature, wallet } = input;
      const prepared = await chains.of(wallet.chain).prepare(wallet.address, call, wallet);
      const { row, bytes } = rowOf(input, prepared);
      return {
        bytes,
        simulation: prepared.simulation,
        async save(tx) {
          // A later change of the signature waits for this lock, and then deletes these bytes; an earlier one fails here.
          if (signature) requireWritten({ count: (await signature.lock(tx)).length });
          const { id } = await tx.builtTransaction.create({ select: { id: true }, data: row });
          if (catalogue.accessOf(call.kind).class === 'vault') {
            const { kind, chain, seriesKey, expiresAt } = row;
            const signatureOf = signature?.rowId ?? null;
            const sealedFor = { id, kind, chain, seriesKey, wallet: wallet.address, expiresAt, signatureOf };
            await sealedCalls.seal(tx, sealedFor, bytes);
          }
          return id;
        },
      };
    },

    async buildInOrder({ calls, ...input }) {
      const { wallet } = input;
      const { chain, address } = wallet;
      const transactionChain = chains.of(chain);
      const prepared = await (transactionChain.prepareInOrder?.(address, calls, wallet) ??
        Promise.all(calls.map((call) => transactionChain.prepare(address, call, wallet))));
      const rows = prepared.map((each, i) => rowOf({ ...input, call: calls[i] as ContractCall }, each).row);
      return {
        simulations: prepared.map(({ simulation }) => simulation),
        async save(tx) {
          const written = await tx.builtTransaction.createManyAndReturn({ select: { id: true }, data: rows });
          return written.map(({ id }) => id);
        },
      };
    },
  };
}
