import type { Chains } from '../../chains/index.ts';
import type { Caller } from '../../core/caller.ts';
import type { Clock } from '../../core/clock.ts';
import type { Bytes32 } from '../../core/hex.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { requireWritten } from '../operations/index.ts';
import { accessOf } from './calls.ts';
import { fingerprintOfPrepared } from './fingerprint.ts';
import type { CallBytes, ContractCall, Simulation } from './model.ts';
import type { TransactionChain } from './ports.ts';
import { bytesOf, plainBytes } from './prepared.ts';
import { type CheckedWallet, seriesOf } from './rules.ts';
import type { SealedCalls } from './sealed-calls.ts';

export interface BuildInput {
  readonly caller: Caller;
  /** The wallet that will sign and send, with the chain that the transaction is for, as the rules found it. */
  readonly wallet: CheckedWallet;
  readonly call: ContractCall;
  /** The series the call is about, where the call itself does not carry its key. */
  readonly seriesKey?: Bytes32;
  /** The signature that the call carries: its bytes go with it. */
  readonly signature?: CarriedSignature;
}

/** A signature of a row, which somebody may drop or replace while the call is built. */
export interface CarriedSignature {
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
}

/** How long a simulation is worth something; after that the client builds again. */
export const TRANSACTION_TTL_MS = 10 * 60 * 1000;

export function createTransactionService(deps: {
  readonly chains: Chains<TransactionChain>;
  readonly sealedCalls: SealedCalls;
  readonly clock: Clock;
}): TransactionService {
  const { chains, sealedCalls, clock } = deps;
  return {
    async build({ caller, wallet: { chain: name, address: wallet }, call, signature, ...input }) {
      const chain = chains.of(name);
      const { accountId } = caller;
      const prepared = await chain.prepare(wallet, call);
      const { simulation } = prepared;
      const bytes = bytesOf(prepared, call);
      const { class: kept } = accessOf(call.kind);
      const { kind } = call;
      const seriesKey = input.seriesKey ?? seriesOf(call);
      const createdAt = clock.now();
      const expiresAt = new Date(createdAt.getTime() + TRANSACTION_TTL_MS);
      const row = {
        accountId,
        kind,
        chain: chain.name,
        seriesKey,
        ...fingerprintOfPrepared(prepared),
        simulation: { ...simulation },
        createdAt,
        expiresAt,
        ...(kept === 'plain' ? plainBytes(bytes) : {}),
      };
      return {
        bytes,
        simulation,
        async save(tx) {
          // Who drops or replaces the signature waits, and takes these bytes too; who was first is noticed here.
          if (signature) requireWritten({ count: (await signature.hold(tx)).length });
          const { id } = await tx.builtTransaction.create({ select: { id: true }, data: row });
          if (kept === 'vault') {
            const signatureOf = signature?.of ?? null;
            await sealedCalls.seal(tx, { id, kind, chain: name, seriesKey, wallet, expiresAt, signatureOf }, bytes);
          }
          return id;
        },
      };
    },
  };
}
