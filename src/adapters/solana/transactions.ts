import { type Address as ChainAddress, solanaAddressHex } from '@income-series/protocol/address';
import { AppError } from '@income-series/protocol/errors/app-error';
import { InputError } from '@income-series/protocol/errors/input-error';
import type { SolanaDomain } from '@income-series/protocol/signing';
import {
  type Address,
  createNoopSigner,
  decompileTransactionMessage,
  getBase64Encoder,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
  type Instruction,
  isSolanaError,
  SOLANA_ERROR__CODECS__NUMBER_OUT_OF_RANGE,
} from '@solana/kit';
import type {
  ContractCall,
  PreparedSolanaTransaction,
  SolanaRequest,
  TransactionChain,
} from '../../domains/transaction/index.ts';
import { unavailable } from '../rpc/unavailable.ts';
import { createAddresses, kitAddress } from './addresses.ts';
import type { ProgramCallAdapter } from './calls/adapter.ts';
import type { AccountNotes } from './calls/context.ts';
import { CALL_ADAPTERS } from './calls/index.ts';
import { COMMITMENT, type GuardedRpc } from './client.ts';
import { calledOf, isBudget, MAX_COMPUTE_UNITS, requestOf } from './message.ts';
import { createRounds } from './reader-round.ts';
import { simulate } from './simulation.ts';

/** Builds unsigned transactions of a Solana cluster. */
export interface SolanaTransactionBuilder extends TransactionChain {
  prepare(from: ChainAddress, call: ContractCall): Promise<PreparedSolanaTransaction>;
  readonly refresh: (request: SolanaRequest) => Promise<PreparedSolanaTransaction | null>;
}

/**
 * Encodes calls as instructions of the program and simulates them from the signing wallet, without its signature. The
 * compute limit is that of the simulation plus the margin of the call's kind, or the highest one if the simulation fails.
 * `unitPrice` is the price for a compute unit in micro-lamports; with 0 the wallet decides.
 */
export function createSolanaTransactionBuilder(guarded: GuardedRpc, unitPrice = 0n): SolanaTransactionBuilder {
  const { program, genesisHash } = guarded.config;
  const addresses = createAddresses(program);
  const at = createRounds(guarded, addresses);
  const domain: SolanaDomain = {
    kind: 'solana',
    genesisHash: solanaAddressHex(genesisHash),
    programId: solanaAddressHex(program),
  };

  const build = (feePayer: Address, instructions: readonly Instruction[], limitOf: (units: number) => number) =>
    guarded.ask(async (rpc) => {
      const { value: lifetime } = await rpc.getLatestBlockhash({ commitment: COMMITMENT }).send();
      const called = calledOf(program, instructions);
      const widest = requestOf(feePayer, instructions, lifetime, { computeUnitLimit: MAX_COMPUTE_UNITS, unitPrice });
      const { simulation, units } = await simulate(rpc, program, widest);
      if (units === null) return { request: widest, called, simulation };
      const computeUnitLimit = Math.min(MAX_COMPUTE_UNITS, limitOf(units));
      const request = requestOf(feePayer, instructions, lifetime, { computeUnitLimit, unitPrice });
      return { request, called, simulation };
    });

  return {
    name: guarded.name,

    async prepare(from, call) {
      const adapter = CALL_ADAPTERS[call.kind] as ProgramCallAdapter<ContractCall> | null;
      if (adapter === null) throw new AppError('CALL_NOT_ON_CHAIN');
      const wallet = createNoopSigner(kitAddress(from));
      const { value } = await at(async (look) => {
        const notes: AccountNotes = { paidInto: null, paidFrom: null, openedFor: null };
        const instructions = await adapter
          .instructions(call, { wallet, addresses, look, domain, notes })
          .catch((error: unknown) => {
            throw outOfRange(error, call) ?? error;
          });
        return { instructions, notes };
      });
      const { instructions, notes } = value;
      const limitOf = (units: number) => units + adapter.margin.unitsFor(units);
      const built = { ...(await build(wallet.address, instructions, limitOf)), notes };
      const { cause } = adapter;
      if (built.simulation.errorName !== 'ACCOUNT_INVALID' || cause === undefined) return built;
      const named = await at((look) => cause(call, { wallet, addresses, look, domain, notes }));
      return { ...built, simulation: { ...built.simulation, errorName: named.value ?? 'ACCOUNT_INVALID' } };
    },

    async refresh(request) {
      const height = await guarded.ask((rpc) => rpc.getBlockHeight({ commitment: COMMITMENT }).send());
      if (typeof height !== 'bigint') throw unavailable('AnswerMalformed');
      if (height <= BigInt(request.lastValidBlockHeight)) return null;
      // The limit already includes the margin of the call's kind, or is the highest one if the simulation failed.
      const { feePayer, computeUnitLimit } = request;
      return build(feePayer as Address, instructionsOf(request), (units) => Math.max(units, computeUnitLimit));
    },
  };
}

/** The error of a number that does not fit into the program's field, with the field and its range; null for another error. */
function outOfRange(error: unknown, call: ContractCall): InputError | null {
  if (!isSolanaError(error, SOLANA_ERROR__CODECS__NUMBER_OUT_OF_RANGE)) return null;
  const { value, min, max } = error.context;
  const argument = Object.entries(call).find(([, number]) => number === value)?.[0];
  return argument === undefined ? null : new InputError(argument, `${min} to ${max}`);
}

/** The instructions of a built transaction without the one that sets its compute limit. */
function instructionsOf({ transaction }: SolanaRequest): readonly Instruction[] {
  const { messageBytes } = getTransactionDecoder().decode(getBase64Encoder().encode(transaction));
  const message = decompileTransactionMessage(getCompiledTransactionMessageDecoder().decode(messageBytes));
  return message.instructions.filter((instruction) => !isBudget(instruction));
}
