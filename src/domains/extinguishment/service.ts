import type { Address } from '../../core/address.ts';
import type { Caller } from '../../core/caller.ts';
import { wholeSeconds } from '../../core/whole-seconds.ts';
import { findSeries } from '../series/index.ts';
import { type ContractCallOf, type PreparedCall, requireIssuer, requireWallet } from '../transaction/index.ts';
import type { OpenExtinguishmentInput, SignInput, WriteRequest } from './model.ts';
import { openRequest } from './open.ts';
import type { ExtinguishmentDeps } from './ports.ts';
import { createExtinguishmentRelays } from './relays.ts';
import { visibleRow } from './rows.ts';
import { requireSignable } from './rules.ts';
import { relayIfSigned, relayRequest, signRequest } from './sign.ts';

export interface ExtinguishmentService {
  /**
   * Writes down that the issuer asks two attestors to extinguish its series.
   * @throws NOT_FOUND, NOT_ISSUER, BAD_INPUT, WRONG_STATE, CONFLICT (one is open under the series' nonce, or the id is
   * taken), SIGNER_KEY_UNKNOWN, SIGNER_INACTIVE, ANNOUNCEMENT_MISSING, ENVELOPE_*, CHAIN_UNAVAILABLE
   */
  open(caller: Caller, input: OpenExtinguishmentInput): Promise<WriteRequest>;
  /**
   * Takes one key's signature, under the issuer's request on the chain as the row shows it. One that the key has given
   * before is not written again.
   * @throws NOT_FOUND, NOT_ADDRESSED, CASE_STATE, SIGNATURE_NOT_CANONICAL, SIGNATURE_INVALID, NONCE_MOVED,
   * EXTINGUISHMENT_NOT_REQUESTED, SIGNER_INACTIVE, CHAIN_UNAVAILABLE
   */
  sign(caller: Caller, input: SignInput): Promise<WriteRequest>;
  /**
   * After a signature was written: relays a request that has both and was not refused, and writes how it went. Where it
   * is not known now (no relayer, no node, no block yet) the request stays BOTH_SIGNED: the index learns of what
   * is confirmed, and `relay` tries again.
   */
  relayIfSigned(caller: Caller, id: string): Promise<void>;
  /**
   * Relays both signatures, again after a refusal. What the contract refuses is written down by its error's name.
   * @throws NOT_FOUND, NOT_ADDRESSED, CASE_STATE, RELAY_UNAVAILABLE, RELAY_FAILED, RELAY_PENDING, CHAIN_UNAVAILABLE
   */
  relay(caller: Caller, id: string): Promise<WriteRequest>;
  /**
   * Builds the issuer's request on the chain to the row's two keys; `deadline` is in unix seconds.
   * @throws NOT_FOUND, NOT_ISSUER, CASE_STATE, BAD_INPUT (not in whole seconds), CHAIN_UNAVAILABLE
   */
  prepareRequest(caller: Caller, id: string, deadline: Date): Promise<PreparedCall>;
  /** Builds the issuer's void of what was signed. @throws NOT_FOUND, WALLET_NOT_LINKED, CHAIN_UNAVAILABLE */
  prepareVoid(caller: Caller, step: VoidStep): Promise<PreparedCall>;
}

interface VoidStep {
  readonly chain: string;
  readonly wallet: Address;
  readonly call: ContractCallOf<'voidExtinguishment'>;
}

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

async function prepareRequest(
  { db, transactions }: Pick<ExtinguishmentDeps, 'db' | 'transactions'>,
  caller: Caller,
  id: string,
  deadline: Date,
): Promise<PreparedCall> {
  const row = await visibleRow(db, caller, id);
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
  return transactions.build({ caller, wallet, call });
}

async function prepareVoid(
  { db, transactions }: Pick<ExtinguishmentDeps, 'db' | 'transactions'>,
  caller: Caller,
  { chain, wallet, call }: VoidStep,
): Promise<PreparedCall> {
  await findSeries(db, chain, call.seriesKey, { key: true });
  return transactions.build({ caller, wallet: requireWallet(caller, chain, wallet), call });
}
