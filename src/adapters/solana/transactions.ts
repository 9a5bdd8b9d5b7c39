import {
  type Address,
  decompileTransactionMessage,
  getAddressEncoder,
  getBase64Encoder,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
  type Instruction,
} from '@solana/kit';
import { toHex } from '../../core/bytes.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type {
  ContractCall,
  PreparedSolanaTransaction,
  SolanaRequest,
  TransactionChain,
} from '../../domains/transaction/index.ts';
import type { CallAdapter } from './calls/adapter.ts';
import { addressOf, type CallContext, only, signerOf } from './calls/context.ts';
import { CALL_ADAPTERS } from './calls/index.ts';
import { getConfigDecoder } from './generated/accounts/index.ts';
import { findConfigPda } from './generated/pdas/index.ts';
import { calledOf, isBudget, MAX_COMPUTE_UNITS, requestOf } from './message.ts';
import type { GuardedCluster } from './rpc.ts';
import { simulate } from './simulation.ts';

/** Builds transactions of a Solana cluster. */
export interface SolanaTransactionBuilder extends TransactionChain {
  prepare(from: string, call: ContractCall): Promise<PreparedSolanaTransaction>;
  readonly refresh: (request: SolanaRequest) => Promise<PreparedSolanaTransaction | null>;
}

/** What the program says of itself, which never changes. */
type Program = Pick<CallContext, 'program' | 'shared' | 'config' | 'domain'>;

const COMMITMENT = 'confirmed';

/**
 * Encodes calls as instructions of the program and simulates them as the wallet that will sign, without its signature. The
 * compute limit is what the simulation used and the margin of the call's kind; a transaction whose simulation fails has the
 * highest limit.
 */
export function createSolanaTransactionBuilder(cluster: GuardedCluster): SolanaTransactionBuilder {
  let known: Promise<Program> | null = null;
  const programOf = (): Promise<Program> => {
    known ??= readProgram(cluster).catch((error: unknown) => {
      known = null;
      throw error;
    });
    return known;
  };

  async function build(
    feePayer: Address,
    instructions: readonly Instruction[],
    limitOf: (units: number) => number,
  ): Promise<PreparedSolanaTransaction> {
    return cluster.ask(async (rpc) => {
      const { value: lifetime } = await rpc.getLatestBlockhash({ commitment: COMMITMENT }).send();
      const widest = requestOf(feePayer, instructions, lifetime, MAX_COMPUTE_UNITS);
      const called = calledOf(cluster.program, instructions);
      if (called === null) throw new AppError('INTERNAL');
      const { simulation, units } = await simulate(rpc, cluster.program, widest);
      if (units === null) return { request: widest, called, simulation };
      const limit = Math.min(MAX_COMPUTE_UNITS, limitOf(units));
      return { request: requestOf(feePayer, instructions, lifetime, limit), called, simulation };
    });
  }

  return {
    name: cluster.name,

    async prepare(from, call) {
      const adapter = CALL_ADAPTERS[call.kind] as CallAdapter<ContractCall> | null;
      if (adapter === null) throw new AppError('CALL_NOT_ON_CHAIN');
      const context = { ...(await programOf()), wallet: signerOf(from), read: accountReader(cluster) };
      const instructions = await adapter.instructions(call, context);
      return build(addressOf(from), instructions, (units) => units + adapter.margin.of(units, call));
    },

    async refresh(request) {
      const height = await cluster.ask((rpc) => rpc.getBlockHeight({ commitment: COMMITMENT }).send());
      if (height <= BigInt(request.lastValidBlockHeight)) return null;
      const { computeUnitLimit: limit } = request;
      // The margin of its kind is in the limit that it has.
      return build(addressOf(request.feePayer), instructionsOf(request), (units) => Math.max(units, limit));
    },
  };
}

/** The instructions of a built transaction but the one that sets its compute limit. */
function instructionsOf({ transaction }: SolanaRequest): readonly Instruction[] {
  const { messageBytes } = getTransactionDecoder().decode(getBase64Encoder().encode(transaction));
  const message = decompileTransactionMessage(getCompiledTransactionMessageDecoder().decode(messageBytes));
  return message.instructions.filter((instruction) => !isBudget(instruction));
}

/** @throws CHAIN_UNAVAILABLE also where the program is not initialized */
async function readProgram(cluster: GuardedCluster): Promise<Program> {
  const program = { programAddress: cluster.program };
  const config = await only(findConfigPda(program));
  const [data] = await accountReader(cluster)([config]);
  if (!data) throw new AppError('CHAIN_UNAVAILABLE');
  const { eventAuthority, token, feeCollector, genesisHash } = getConfigDecoder().decode(data);
  const domain = {
    kind: 'solana',
    genesisHash: toHex(Uint8Array.from(genesisHash)),
    programId: toHex(Uint8Array.from(getAddressEncoder().encode(cluster.program))),
  } as const;
  return { program, shared: { config, eventAuthority }, config: { token, feeCollector }, domain };
}

const accountReader =
  (cluster: GuardedCluster): CallContext['read'] =>
  async (addresses) => {
    const { value } = await cluster.ask((rpc) =>
      rpc.getMultipleAccounts([...addresses], { commitment: COMMITMENT, encoding: 'base64' }).send(),
    );
    return value.map((account) => account && Uint8Array.from(getBase64Encoder().encode(account.data[0])));
  };
