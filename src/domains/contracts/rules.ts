import type { Address } from '../../core/address.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { ErrorCode } from '../../core/errors/codes.ts';
import type { Bytes32 } from '../../core/hex.ts';
import {
  CONTRACT_MS,
  type ContractMove,
  type ContractOnchain,
  type ContractState,
  MAX_RENDERS,
  RENDERS_MS,
} from './model.ts';
import type { ContractKind } from './ports.ts';

/** From which states each move leads where (docs/protocol.md, section 16). What is not here is refused. */
const MACHINE: Readonly<Record<ContractMove, Readonly<Partial<Record<ContractState, ContractState>>>>> = {
  SIGN: { RENDERED: 'SIGNED' },
  VOID: { RENDERED: 'VOIDED', SIGNED: 'VOIDED' },
  LAPSE: { RENDERED: 'LAPSED' },
};

/** The state that a move leads to; null where the state does not allow it. */
export const stateAfter = (state: ContractState, move: ContractMove): ContractState | null =>
  MACHINE[move][state] ?? null;

/** What the state of a contract depends on. */
export interface Timed {
  readonly state: string;
  readonly expiresAt: Date;
}

/** The state at a time: the one that is stored, or LAPSED. */
export const stateAt = ({ state, expiresAt }: Timed, now: Date): ContractState =>
  (now >= expiresAt && stateAfter(state as ContractState, 'LAPSE')) || (state as ContractState);

export const expiryOf = (renderedAt: Date): Date => new Date(renderedAt.getTime() + CONTRACT_MS);

const UNSIGNABLE: Readonly<Record<Exclude<ContractState, 'RENDERED'>, ErrorCode>> = {
  SIGNED: 'CONTRACT_SIGNED',
  LAPSED: 'CONTRACT_LAPSED',
  VOIDED: 'CONTRACT_VOIDED',
};

/** @throws CONTRACT_SIGNED, CONTRACT_LAPSED, CONTRACT_VOIDED */
export function requireSignable(contract: Timed, now: Date): void {
  const state = stateAt(contract, now);
  if (state !== 'RENDERED') throw new AppError(UNSIGNABLE[state]);
}

/** The account had as many contracts rendered within an hour as it may. */
export class ContractLimit extends AppError {
  readonly retryAt: Date;

  constructor(retryAt: Date) {
    super('CONTRACT_LIMIT');
    this.retryAt = retryAt;
  }
}

/**
 * Another contract may be rendered for the account.
 * @param rendered when its contracts of the last hour were rendered, the latest first
 * @throws ContractLimit, from when on one may be rendered again
 */
export function requireRender(rendered: readonly Date[]): void {
  const oldest = rendered[MAX_RENDERS - 1];
  if (oldest !== undefined) throw new ContractLimit(new Date(oldest.getTime() + RENDERS_MS));
}

/** What the text to sign names. */
export interface SignedFacts {
  readonly id: string;
  readonly accountId: string;
  readonly kind: string;
  readonly chain: string;
  readonly wallet: Address;
  readonly documentHash: Bytes32;
  readonly expiresAt: Date;
}

const TITLES: Readonly<Record<ContractKind, string>> = {
  SERIES: 'series agreement and charter',
  PARTICIPATION: 'participation agreement',
};

/** The EIP-191 text by which a wallet signs a document (docs/protocol.md, section 16). `domain`: of the site. */
export const contractText = (domain: string, facts: SignedFacts): string =>
  [
    `${domain} asks you to sign a contract: ${TITLES[facts.kind as ContractKind]}.`,
    '',
    `Account: ${facts.accountId}`,
    `Contract: ${facts.id}`,
    `Chain: ${facts.chain}`,
    `Wallet: ${facts.wallet}`,
    `SHA-256: ${facts.documentHash}`,
    `Expiration Time: ${facts.expiresAt.toISOString()}`,
  ].join('\n');

/** How a signed contract compares with its series. @param contractHash of the series; null where the chain has no such series */
export function onchainOf(signedHash: Bytes32, contractHash: Bytes32 | null): ContractOnchain {
  if (contractHash === null) return 'PENDING';
  return contractHash === signedHash ? 'VERIFIED' : 'DIFFERENT';
}
