import { parseEvmAddress } from '@income-series/protocol/address';
import { parseHex } from '@income-series/protocol/bytes';
import type { HardshipOnChain } from '@income-series/protocol/chain';
import { AppError } from '@income-series/protocol/errors/app-error';
import { InputError } from '@income-series/protocol/errors/input-error';
import type { Bytes32, KeyAddress } from '@income-series/protocol/hex';
import { PAUSE_BUDGET, PAUSE_COOLDOWN, PAUSE_MAX } from '@income-series/protocol/policy';
import { messageDigest, type SigningDomain } from '@income-series/protocol/signing';
import { wholeSeconds } from '@income-series/protocol/whole-seconds';
import type { Caller } from '../../core/caller.ts';
import { chainRefusal } from '../../core/errors/chain-refusals.ts';
import { holdersPositions } from '../../core/holder.ts';
import { onChains } from '../../core/on-chain.ts';
import { REQUESTED_ON_CHAIN } from '../../core/pause-request.ts';
import type { ConfirmedEvent } from '../transaction/index.ts';
import {
  type ApprovedColumns,
  type ConfirmedApproval,
  DECISION_CODES,
  type DecideInput,
  type PolicyBound,
  type RequestDecision,
} from './model/index.ts';

const DAY = 86_400n;
/** A bound in days. */
const daysBound = (name: PolicyBound['name'], seconds: bigint): PolicyBound => ({
  name,
  value: (seconds / DAY).toString(),
  unit: 'days',
});

/** The bound of each rule of the contract that has one. */
const BOUNDS: Readonly<Record<string, PolicyBound>> = {
  PAUSE_TOO_LONG: daysBound('PAUSE_MAX', PAUSE_MAX),
  PAUSE_BUDGET: daysBound('PAUSE_BUDGET', PAUSE_BUDGET),
  PAUSE_COOLDOWN: daysBound('PAUSE_COOLDOWN', PAUSE_COOLDOWN),
};

/** The refusal of an approval by a rule of the contract. It names the rule and its bound, never a date. */
export class PauseRefused extends AppError {
  readonly stage1: string;
  readonly bound: PolicyBound | null;

  /** @param rule name of the contract's error @param state state of the request */
  constructor(rule: string, state: string) {
    const bound = BOUNDS[rule] ?? null;
    const limit = bound === null ? '' : ` The bound is ${bound.name}, ${bound.value} ${bound.unit}.`;
    const meaning = chainRefusal(rule);
    super('PAUSE_REFUSED', {
      message: `The request stays ${state}: the chain refuses to approve its pause by the rule ${rule}.${meaning === undefined ? '' : ` ${meaning}`}${limit}`,
    });
    this.stage1 = rule;
    this.bound = bound;
  }
}

/**
 * Checks a decision: an approval needs an end, in whole seconds, and a signature; a refusal has neither. Each needs a code for
 * its kind.
 *
 * @throws BAD_INPUT
 */
export function parseDecision({ decision, decisionCode, pauseEndsAt, signature }: DecideInput): RequestDecision {
  if (DECISION_CODES[decisionCode] !== decision) throw new InputError('decisionCode', 'a code of the decision');
  const end = pauseEndsAt?.getTime();
  if (decision === 'REFUSE') {
    if (end !== undefined || (signature ?? null) !== null) {
      throw new InputError(end === undefined ? 'signature' : 'pauseEndsAt', 'nothing, with a refusal');
    }
    return { kind: 'REFUSE', code: decisionCode };
  }
  if (!pauseEndsAt) throw new InputError('pauseEndsAt', 'the end of the pause, with an approval');
  if (typeof signature !== 'string') throw new InputError('signature', 'the attestor’s signature, with an approval');
  return { kind: 'APPROVE', code: decisionCode, pauseEnd: wholeSeconds('pauseEndsAt', pauseEndsAt), signature };
}

/** Reads the approval in a PauseApproved event; null without an event. */
export const approvalIn = (event: ConfirmedEvent | null): ConfirmedApproval | null =>
  event && {
    txHash: event.txHash,
    at: event.at,
    attestor: parseEvmAddress(String(event.args.attestor)),
    pauseNonce: BigInt(String(event.args.pauseNonce)),
    pauseEnd: BigInt(String(event.args.pauseEnd)),
    signature: parseHex(String(event.args.signature)),
  };

const fromUnixSeconds = (seconds: bigint): Date => new Date(Number(seconds) * 1000);

/** Builds the columns of a request for a confirmed approval. The mutation and the index both use them. */
export function approvedColumns(
  domain: SigningDomain,
  seriesKey: Bytes32,
  confirmed: ConfirmedApproval,
): ApprovedColumns {
  const { attestor, pauseNonce, pauseEnd, signature } = confirmed;
  return {
    approval: {
      signer: attestor,
      signature,
      digest: messageDigest(domain, 'PAUSE', { seriesKey, pauseNonce, pauseEnd }),
      pauseNonce: pauseNonce.toString(),
      pauseEnd: pauseEnd.toString(),
    },
    relayTx: confirmed.txHash,
    until: fromUnixSeconds(pauseEnd),
    decidedAt: confirmed.at,
  };
}

/**
 * Tests that only a pending transaction explains the contract's refusal: the request is open in the last block, but the
 * simulation, which includes pending transactions, refuses it as decided.
 */
export const isUnderWay = (
  rule: string,
  chain: HardshipOnChain,
  { attestorKey, pauseNonce }: { readonly attestorKey: KeyAddress; readonly pauseNonce: bigint },
): boolean =>
  (rule === 'NOT_REQUESTED' || rule === 'NONCE_MOVED') &&
  chain.pauseState === 'REQUESTED' &&
  chain.attestor === attestorKey &&
  chain.pauseNonce === pauseNonce;

/** Tests that the running pause on the chain is the one that an approval of this request with this end would start. */
export const isApprovedAs = (
  chain: HardshipOnChain,
  row: { readonly attestorKey: KeyAddress; readonly pauseNonce: bigint },
  pauseEnd: bigint,
): boolean =>
  chain.pauseState === 'APPROVED' &&
  chain.attestor === row.attestorKey &&
  chain.pauseNonce === row.pauseNonce + 1n &&
  chain.pauseEnd === pauseEnd;

/**
 * A Prisma condition that selects the requests that the caller may know of: as issuer of the series; and once a request is on
 * the chain also as holder of units, as holder of the addressed key, or as admin.
 */
export const hardshipRows = ({ wallets, signerKeys, isAdmin }: Pick<Caller, 'wallets' | 'signerKeys' | 'isAdmin'>) => {
  const related = [onChains('attestorKey', signerKeys), { series: { positions: { some: holdersPositions(wallets) } } }];
  return { OR: [onChains('issuer', wallets), { ...REQUESTED_ON_CHAIN, ...(isAdmin ? {} : { OR: related }) }] };
};
