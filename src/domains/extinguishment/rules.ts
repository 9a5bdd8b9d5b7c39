import type { HardshipOnChain } from '@income-series/protocol/chain';
import { AppError } from '@income-series/protocol/errors/app-error';
import { InputError } from '@income-series/protocol/errors/input-error';
import type { KeyAddress } from '@income-series/protocol/hex';
import type { MessageSignature } from '@income-series/protocol/signing';
import { wholeSeconds } from '@income-series/protocol/whole-seconds';
import type { Caller } from '../../core/caller.ts';
import { RecordStateError, requireState } from '../../core/errors/record-state.ts';
import { onChains } from '../../core/on-chain.ts';
import type { ConfirmedEvent } from '../transaction/index.ts';
import type { ExtinguishmentRow, RelayOutcome } from './model/index.ts';

/** The states of a series in which it can be extinguished. */
export const EXTINGUISHABLE: readonly string[] = ['ACTIVE', 'PAUSED', 'TAIL'];
/** The states of a request in which it can be signed. */
const SIGNABLE: readonly string[] = ['OPEN', 'ONE_SIGNED'];
/** Checks that a request can be signed. @param can the end of the error's sentence, such as `be signed` @throws CASE_STATE */
export const requireSignable = (state: string, can: string): void =>
  requireState('CASE_STATE', { record: 'request', state, needs: SIGNABLE, can });

/** The states of a request in which it can be relayed. */
const RELAYABLE: readonly string[] = ['BOTH_SIGNED', 'RELAY_REFUSED'];

/** Checks that there are two different keys and sorts them, because the contract takes them in ascending order. @throws BAD_INPUT */
export function sortDistinctKeys(keys: readonly KeyAddress[]): readonly [KeyAddress, KeyAddress] {
  const [a, b, ...others] = [...new Set(keys)].sort();
  if (a === undefined || b === undefined || others.length > 0 || keys.length !== 2) {
    throw new InputError('attestorKeys', 'two different keys');
  }
  return [a, b];
}

/** The state of a request and its signatures. */
export type RequestSignatures = Pick<ExtinguishmentRow, 'state' | 'signatures'>;

/** Tests that a key has signed a request. */
export const hasSigned = ({ signatures }: RequestSignatures, key: KeyAddress): boolean =>
  signatures.some(({ signer }) => signer === key);

/** Adds a signature to a request, in ascending order of the signers. @throws CASE_STATE if the request cannot be signed */
export function withSignature({ state, signatures }: RequestSignatures, added: MessageSignature): RequestSignatures {
  requireSignable(state, 'be signed');
  const sorted = [...signatures, added].sort((a, b) => (a.signer < b.signer ? -1 : 1));
  return { state: sorted.length === 2 ? 'BOTH_SIGNED' : 'ONE_SIGNED', signatures: sorted };
}

/** The parts of a stored request that must match the request on the chain. */
type RequestTerms = Pick<ExtinguishmentRow, 'attestorKeyA' | 'attestorKeyB' | 'deadline' | 'extinguishNonce'>;

/**
 * Checks that the open request on the chain has the keys, deadline and nonce of the stored one. A signature covers only series
 * and nonce and anyone may send it, so its signer must have seen the keys and the deadline under which it counts.
 * @throws NONCE_MOVED, EXTINGUISHMENT_NOT_REQUESTED
 */
export function requireRequested(
  { attestorKeyA, attestorKeyB, deadline, extinguishNonce }: RequestTerms,
  chain: Pick<HardshipOnChain, 'extinguishNonce' | 'extinguishment'>,
): void {
  if (chain.extinguishNonce !== extinguishNonce) throw new AppError('NONCE_MOVED');
  const { extinguishment: open } = chain;
  const isRequested =
    open !== null &&
    deadline !== null &&
    open.keyA === attestorKeyA &&
    open.keyB === attestorKeyB &&
    open.deadline === wholeSeconds('deadline', deadline);
  if (!isRequested) throw new AppError('EXTINGUISHMENT_NOT_REQUESTED');
}

/** Builds the error for relaying a request that is not relayable (`isRelayable`). */
export const relayRefusal = ({ state }: RequestSignatures): RecordStateError =>
  new RecordStateError(
    {
      record: 'request',
      state,
      needs: RELAYABLE,
      can: 'be brought to the chain',
      next: SIGNABLE.includes(state) ? 'Both attestors have to sign it first.' : null,
    },
    'CASE_STATE',
  );

/** Tests that a request has both signatures and a state in which it can be relayed. */
export const isRelayable = ({ state, signatures }: RequestSignatures): boolean =>
  RELAYABLE.includes(state) && signatures.length === 2;

/** The outcome of a request by the event that extinguished its series; null without an event, or if it names other keys. */
export function outcomeOf(
  event: ConfirmedEvent | null,
  { attestorKeyA, attestorKeyB }: Pick<ExtinguishmentRow, 'attestorKeyA' | 'attestorKeyB'>,
): RelayOutcome | null {
  if (event === null) return null;
  // The event names the keys `signerA` and `signerB` on an EVM chain, `keyA` and `keyB` on Solana.
  const { signerA, signerB, keyA = signerA, keyB = signerB } = event.args;
  if (keyA !== attestorKeyA || keyB !== attestorKeyB) return null;
  return { kind: 'RELAYED', txHash: event.txHash, at: event.at };
}

/** A Prisma condition that selects the requests that the caller may know of: as issuer, as holder of a named key, or as admin. */
export const extinguishmentRows = ({
  wallets,
  signerKeys,
  isAdmin,
}: Pick<Caller, 'wallets' | 'signerKeys' | 'isAdmin'>) => {
  if (isAdmin) return {};
  return {
    OR: [onChains('issuer', wallets), onChains('attestorKeyA', signerKeys), onChains('attestorKeyB', signerKeys)],
  };
};
