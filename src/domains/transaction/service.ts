import type { Chains } from '../../chains/index.ts';
import type { Caller } from '../../core/caller.ts';
import type { Clock } from '../../core/clock.ts';
import type { Bytes32 } from '../../core/hex.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { requireWritten } from '../operations/index.ts';
import type { CallCatalogue } from './calls.ts';
import { fingerprintOfPrepared } from './fingerprint.ts';
import type { CallBytes, ContractCall, PreparedTransaction, Simulation } from './model.ts';
import type { TransactionChain } from './ports.ts';
import { bytesOf, plainBytes } from './prepared.ts';
import { type CheckedWallet, seriesOf } from './rules.ts';
import type { SealedCalls } from './sealed-calls.ts';

interface BuildInput {
  readonly caller: Caller;
  /** The wallet that will sign and send, with the chain that the transaction is for, as the rules found it. */
  readonly wallet: CheckedWallet;
  readonly call: ContractCall;
  /** The series the call is about, where the call itself does not carry its key. */
  readonly seriesKey?: Bytes32;
  /** The signature that the call carries: its bytes go with it. */
  readonly signature?: CarriedSignature;
}

interface BuildInOrder extends Pick<BuildInput, 'caller' | 'wallet'> {
  readonly calls: readonly ContractCall[];
}

/** A signature of a row, which somebody may drop or replace while the call is built. */
interface CarriedSignature {
  /** Id of the row. */
  readonly of: string;
  /** The row, locked against a change, as long as it still has the signature; else no rows. */
  hold(tx: Prisma.TransactionClient): Promise<readonly unknown[]>;
}

/** A call that was checked and simulated. */
export interface PreparedCall {
  /** For the answer of the mutation that asked for it. */
  readonly bytes: CallBytes;
  readonly simulation: Simulation;
  /**
   * Writes the row inside the caller's database transaction and answers its id.
   * @throws CONFLICT where the signature that it carries was dropped or replaced meanwhile
   */
  save(tx: Prisma.TransactionClient): Promise<string>;
}

export interface TransactionService {
  /**
   * Encodes the call and simulates it as the wallet, after an approval where the call takes more tokens than the wallet
   * has allowed. A call that would revert is built too: its simulation says so, and `requireSendable` refuses it. How its
   * bytes are kept is what its kind says.
   *
   * @throws CHAIN_UNAVAILABLE, CALL_NOT_ON_CHAIN
   */
  build(input: BuildInput): Promise<PreparedCall>;
  /**
   * Encodes calls that anyone may send and that are sent in this order, each simulated as the chain is after those before it.
   * Their bytes are kept in plain, none with a signature.
   *
   * @throws CHAIN_UNAVAILABLE, CALL_NOT_ON_CHAIN
   */
  buildInOrder(input: BuildInOrder): Promise<PreparedCalls>;
}

/** Calls that were checked and simulated, in their order. */
export interface PreparedCalls {
  readonly simulations: readonly Simulation[];
  /** Writes a row for each inside the caller's database transaction, in one statement, and answers their ids in order. */
  save(tx: Prisma.TransactionClient): Promise<readonly string[]>;
}

/** How long a simulation is worth something; after that the client builds again. */
export const TRANSACTION_TTL_MS = 10 * 60 * 1000;

export function createTransactionService(deps: {
  readonly calls: CallCatalogue;
  readonly chains: Chains<TransactionChain>;
  readonly sealedCalls: SealedCalls;
  readonly clock: Clock;
}): TransactionService {
  const { calls: catalogue, chains, sealedCalls, clock } = deps;

  /** The row of a call, and what its bytes say. */
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
      expiresAt: new Date(createdAt.getTime() + TRANSACTION_TTL_MS),
      ...(catalogue.accessOf(kind).class === 'plain' ? plainBytes(bytes) : {}),
    };
    return { row, bytes };
  }

  return {
    async build(input) {
      const { call, signature, wallet } = input;
      const prepared = await chains.of(wallet.chain).prepare(wallet.address, call);
      const { row, bytes } = rowOf(input, prepared);
      return {
        bytes,
        simulation: prepared.simulation,
        async save(tx) {
          // Who drops or replaces the signature waits, and takes these bytes too; who was first is noticed here.
          if (signature) requireWritten({ count: (await signature.hold(tx)).length });
          const { id } = await tx.builtTransaction.create({ select: { id: true }, data: row });
          if (catalogue.accessOf(call.kind).class === 'vault') {
            const { kind, chain, seriesKey, expiresAt } = row;
            const signatureOf = signature?.of ?? null;
            const sealedFor = { id, kind, chain, seriesKey, wallet: wallet.address, expiresAt, signatureOf };
            await sealedCalls.seal(tx, sealedFor, bytes);
          }
          return id;
        },
      };
    },

    async buildInOrder({ calls, ...input }) {
      const { chain, address } = input.wallet;
      const served = chains.of(chain);
      const prepared = await (served.prepareInOrder?.(address, calls) ??
        Promise.all(calls.map((call) => served.prepare(address, call))));
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
