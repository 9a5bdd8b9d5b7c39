import type { Caller } from '../../core/caller.ts';
import type { HardshipOnChain } from '../../core/chain.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { InputError } from '../../core/errors/input-error.ts';
import { RecordStateError, requireState } from '../../core/errors/record-state.ts';
import type { KeyAddress } from '../../core/hex.ts';
import { onChains } from '../../core/on-chain.ts';
import type { MessageSignature } from '../../core/signing/index.ts';
import { wholeSeconds } from '../../core/whole-seconds.ts';
import type { ConfirmedEvent } from '../transaction/index.ts';
import type { ExtinguishmentRow, RelayOutcome } from './model.ts';

/** In which states of a series its extinguishment may be asked for. */
export const EXTINGUISHABLE: readonly string[] = ['ACTIVE', 'PAUSED', 'TAIL'];
/** In which states of a request a signature is taken. */
const SIGNABLE: readonly string[] = ['OPEN', 'ONE_SIGNED'];
/** @param can what such a request can do, as `be signed` @throws CASE_STATE */
export const requireSignable = (state: string, can: string): void =>
  requireState('CASE_STATE', { record: 'request', state, needs: SIGNABLE, can });

/** In which states of a request it may be relayed. */
const RELAYABLE: readonly string[] = ['BOTH_SIGNED', 'RELAY_REFUSED'];

/** Two distinct keys, in ascending order, as the contract takes their signatures. @throws BAD_INPUT */
export function orderedKeys(keys: readonly KeyAddress[]): readonly [KeyAddress, KeyAddress] {
  const [a, b, ...more] = [...new Set(keys)].sort();
  if (a === undefined || b === undefined || more.length > 0 || keys.length !== 2) {
    throw new InputError('attestorKeys', 'two different keys');
  }
  return [a, b];
}

export type RequestSignatures = Pick<ExtinguishmentRow, 'state' | 'signatures'>;

export const hasSigned = ({ signatures }: RequestSignatures, key: KeyAddress): boolean =>
  signatures.some(({ signer }) => signer === key);

/** A request with one signature more, in ascending order of the signers. @throws CASE_STATE where it takes none */
export function withSignature({ state, signatures }: RequestSignatures, added: MessageSignature): RequestSignatures {
  requireSignable(state, 'be signed');
  const both = [...signatures, added].sort((a, b) => (a.signer < b.signer ? -1 : 1));
  return { state: both.length === 2 ? 'BOTH_SIGNED' : 'ONE_SIGNED', signatures: both };
}

type Named = Pick<ExtinguishmentRow, 'attestorKeyA' | 'attestorKeyB' | 'deadline' | 'extinguishNonce'>;

/**
 * A signature is over series and nonce alone, and anyone may send it: it is taken once the chain's open request is the one
 * that the row shows, so that its signer has seen under which keys and until when it counts.
 * @throws NONCE_MOVED, EXTINGUISHMENT_NOT_REQUESTED
 */
export function requireRequested(
  { attestorKeyA, attestorKeyB, deadline, extinguishNonce }: Named,
  chain: Pick<HardshipOnChain, 'extinguishNonce' | 'extinguishment'>,
): void {
  if (chain.extinguishNonce !== extinguishNonce) throw new AppError('NONCE_MOVED');
  const { extinguishment: open } = chain;
  const same =
    open !== null &&
    deadline !== null &&
    open.keyA === attestorKeyA &&
    open.keyB === attestorKeyB &&
    open.deadline === wholeSeconds('deadline', deadline);
  if (!same) throw new AppError('EXTINGUISHMENT_NOT_REQUESTED');
}

/** The refusal to relay a request that `isRelayable` is false of. */
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

export const isRelayable = ({ state, signatures }: RequestSignatures): boolean =>
  RELAYABLE.includes(state) && signatures.length === 2;

/** What the event says of a request, where the two keys it names are the ones that extinguished the series. */
export function outcomeIn(
  event: ConfirmedEvent | null,
  { attestorKeyA, attestorKeyB }: Pick<ExtinguishmentRow, 'attestorKeyA' | 'attestorKeyB'>,
): RelayOutcome | null {
  if (event === null) return null;
  // An EVM chain names its signers, Solana the keys of the request.
  const { signerA, signerB, keyA = signerA, keyB = signerB } = event.args;
  if (keyA !== attestorKeyA || keyB !== attestorKeyB) return null;
  return { kind: 'RELAYED', txHash: event.txHash, at: event.at };
}

/** Who may know of a request: its series' issuer, the two keys' holders, admins. A Prisma `where`. */
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
