import type { Address } from '@income-series/protocol/address';
import { wholeSeconds } from '@income-series/protocol/whole-seconds';
import type { Caller } from '../../core/caller.ts';
import { findSeries } from '../series/index.ts';
import { type ContractCallOf, type PreparedCall, requireIssuer, requireWallet } from '../transaction/index.ts';
import type { OpenExtinguishmentInput, SignInput, WriteRequest } from './model/index.ts';
import type { ExtinguishmentDeps } from './model/ports.ts';
import { openRequest } from './open.ts';
import { createExtinguishmentRelays } from './relays.ts';
import { findVisible } from './rows.ts';
import { requireSignable } from './rules.ts';
import { relayIfSigned, relayRequest, signRequest } from './sign.ts';

/** Requests to extinguish a series: stored by the issuer, signed by two attestors, and relayed to the chain. */
export interface ExtinguishmentService {
  /**
   * Stores the issuer's request to two attestors to extinguish its series.
   * @throws NOT_FOUND, NOT_ISSUER, BAD_INPUT, WRONG_STATE, CONFLICT (a request for the series' nonce exists, or the id is in
   * use), SIGNER_KEY_UNKNOWN, SIGNER_INACTIVE, ANNOUNCEMENT_MISSING, ENVELOPE_*, CHAIN_UNAVAILABLE
   */
  open(caller: Caller, input: OpenExtinguishmentInput): Promise<WriteRequest>;
  /**
   * Stores the signature of one key, if the issuer's request is on the chain as stored. A second signature of the same key
   * changes nothing.
   * @throws NOT_FOUND, NOT_ADDRESSED, CASE_STATE, SIGNATURE_NOT_CANONICAL, SIGNATURE_INVALID, NONCE_MOVED,
   * EXTINGUISHMENT_NOT_REQUESTED, SIGNER_INACTIVE, CHAIN_UNAVAILABLE
   */
  sign(caller: Caller, input: SignInput): Promise<WriteRequest>;
  /**
   * Relays a request that is BOTH_SIGNED and stores the outcome. If the outcome is unknown (no relayer, no node, no block yet)
   * the request stays BOTH_SIGNED: the index will find a confirmed relay, and `relay` tries again.
   */
  relayIfSigned(caller: Caller, id: string): Promise<void>;
  /**
   * Relays both signatures, also after a refusal. A refusal of the contract is stored with the name of its error.
   * @throws NOT_FOUND, NOT_ADDRESSED, CASE_STATE, RELAY_UNAVAILABLE, RELAY_FAILED, RELAY_PENDING, CHAIN_UNAVAILABLE
   */
  relay(caller: Caller, id: string): Promise<WriteRequest>;
  /**
   * Builds the issuer's request on the chain to the two keys of the stored request.
   * @throws NOT_FOUND, NOT_ISSUER, CASE_STATE, BAD_INPUT if the deadline is not a whole second, CHAIN_UNAVAILABLE
   */
  prepareRequest(caller: Caller, id: string, deadline: Date): Promise<PreparedCall>;
  /** Builds the call that voids the request and its signatures. @throws NOT_FOUND, WALLET_NOT_LINKED, CHAIN_UNAVAILABLE */
  prepareVoid(caller: Caller, step: VoidStep): Promise<PreparedCall>;
}

/** The call that voids a request, and the wallet that sends it. */
interface VoidStep {
  readonly chain: string;
  readonly wallet: Address;
  readonly call: ContractCallOf<'voidExtinguishment'>;
}

/** Creates the service of requests to extinguish series. */
export function createExtinguishmentService(deps: ExtinguishmentDeps): ExtinguishmentService {
  const relays = createExtinguishmentRelays(deps);
  return {
    open: (caller, input) => openRequest(deps, caller, input),
    sign: (caller, input) => signRequest(deps, caller, input),
    relayIfSigned: (caller, id) => relayIfSigned(deps.db, relays, caller, id),
    relay: (caller, id) => relayRequest(deps.db, relays, caller, id),
    prepareRequest: (caller, id, deadline) => prepareRequest(deps, caller, id, deadline),
    prepareVoid: (caller, step) => prepareVoid(deps, caller, step),
  };
}

/** Builds the transaction of `ExtinguishmentService.prepareRequest`. */
async function prepareRequest(
  { db, transactions }: Pick<ExtinguishmentDeps, 'db' | 'transactions'>,
  caller: Caller,
  id: string,
  deadline: Date,
): Promise<PreparedCall> {
  const row = await findVisible(db, caller, id);
  const wallet = requireIssuer(caller, row.chain, row.issuer);
  requireSignable(row.state, 'be announced on the chain');
  const { seriesKey, attestorKeyA: keyA, attestorKeyB: keyB } = row;
  const call = {
    kind: 'requestExtinguishment',
    seriesKey,
    keyA,
    keyB,
    deadline: wholeSeconds('deadlineAt', deadline),
  } as const;
  return transactions.build({ caller, wallet, call, deadline });
}

/** Builds the transaction of `ExtinguishmentService.prepareVoid`. */
async function prepareVoid(
  { db, transactions }: Pick<ExtinguishmentDeps, 'db' | 'transactions'>,
  caller: Caller,
  { chain, wallet, call }: VoidStep,
): Promise<PreparedCall> {
  await findSeries(db, chain, call.seriesKey, { key: true });
  return transactions.build({ caller, wallet: requireWallet(caller, chain, wallet), call });
}
