import type { Address, TransactionId } from '@income-series/protocol/address';
import type { Clock } from '@income-series/protocol/clock';
import { AppError } from '@income-series/protocol/errors/app-error';
import type { Bytes32, KeyAddress } from '@income-series/protocol/hex';
import { requireSignedBy } from '@income-series/protocol/signing';
import type { Chains } from '../../chains/index.ts';
import type { Caller } from '../../core/caller.ts';
import { RecordStateError } from '../../core/errors/record-state.ts';
import type { Tx } from '../../core/tx.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import { enqueueAction, toIssuer } from '../notifications/index.ts';
import { audit } from '../operations/index.ts';
import { type ConfirmedEvents, type NonceEvent, type Relayers, requireAddressed } from '../transaction/index.ts';
import type { ConfirmedApproval, DecideInput, RequestDecision } from './model/index.ts';
import type { HardshipChain } from './model/ports.ts';
import {
  approvalIn,
  approvedColumns,
  hardshipRows,
  isApprovedAs,
  isUnderWay,
  PauseRefused,
  parseDecision,
} from './rules.ts';

/** The saved result of a decision. */
interface DecidedIds extends Readonly<Record<string, string>> {
  readonly hardshipRequestId: string;
}

/**
 * Makes the attestor's decision on a request. An approval is relayed first, so the returned function stores only what the chain
 * accepted, and a refused or failed relay stores nothing. If a relay was confirmed too late for one attempt, the next attempt
 * finds it on the chain and sends nothing.
 *
 * @throws NOT_FOUND, NOT_ADDRESSED, BAD_INPUT, CASE_STATE, SIGNATURE_NOT_CANONICAL, SIGNATURE_INVALID, SIGNER_INACTIVE,
 * PAUSE_REFUSED (detail: the contract's rule and its bound), RELAY_UNAVAILABLE, RELAY_FAILED, RELAY_PENDING,
 * CHAIN_UNAVAILABLE
 */
export type DecideHardship = (caller: Caller, input: DecideInput) => Promise<(tx: Tx) => Promise<DecidedIds>>;

/** The columns of a request that a decision reads. */
interface DecidedRequest {
  readonly id: string;
  readonly seriesKey: Bytes32;
  readonly attestorKey: KeyAddress;
  readonly pauseNonce: bigint;
  readonly state: string;
  readonly chain: string;
  readonly issuer: Address;
}
type Refusal = Extract<RequestDecision, { readonly kind: 'REFUSE' }>;
type Approval = Extract<RequestDecision, { readonly kind: 'APPROVE' }>;

/** Reads the audit lines about the relay `relayTx` of a request's approval. */
async function readRelayLines(
  tx: Tx,
  target: string,
  relayTx: TransactionId,
): Promise<readonly { readonly decisionCode?: string }[]> {
  const lines = await tx.auditEntry.findMany({
    where: { target, codes: { path: ['relayTx'], equals: relayTx } },
    select: { codes: true },
  });
  return lines.map(({ codes }) => codes as { readonly decisionCode?: string });
}

/** The states of a request in which an approval is possible: a new one, or one that is on the chain already. */
const APPROVABLE: readonly string[] = ['REQUESTED', 'APPROVED', 'ENDED'];

/** Builds the error for a step that the request's state does not allow. `can`: words for the step, such as `be refused`. */
const stateError = (state: string, needs: readonly string[], can: string): RecordStateError => {
  const next = state === 'PREPARED' ? 'The issuer has to send its transaction first.' : null;
  return new RecordStateError({ record: 'request', state, needs, can, next }, 'CASE_STATE');
};

export interface DecisionDeps {
  readonly db: PrismaClient;
  readonly chains: Chains<HardshipChain>;
  readonly relayers: Relayers;
  readonly events: ConfirmedEvents;
  readonly clock: Clock;
}

/** Creates the function with which attestors decide on pauses. */
export const createDecisions =
  (deps: DecisionDeps): DecideHardship =>
  async (caller, input) => {
    const request = await findAddressed(deps.db, caller, input.id);
    const decision = parseDecision(input);
    if (decision.kind === 'REFUSE') {
      if (request.state !== 'REQUESTED') throw stateError(request.state, ['REQUESTED'], 'be refused');
      return (tx) => writeRefusal(tx, request, { code: decision.code, actor: caller.accountId, at: deps.clock.now() });
    }
    if (!APPROVABLE.includes(request.state)) throw stateError(request.state, APPROVABLE, 'be approved');
    const { seriesKey, attestorKey, pauseNonce } = request;
    const { pauseEnd, signature } = decision;
    const domain = deps.chains.of(request.chain).domain;
    requireSignedBy(domain, 'PAUSE', { seriesKey, pauseNonce, pauseEnd }, { key: attestorKey, signature });
    const confirmed = await relayApproval(deps, request, decision);
    const columns = approvedColumns(domain, seriesKey, confirmed);
    return (tx) => writeApproval(tx, request, { code: decision.code, actor: caller.accountId }, columns);
  };

/** Reads a request that is addressed to a key of the caller. @throws NOT_FOUND, NOT_ADDRESSED */
async function findAddressed(db: PrismaClient, caller: Caller, id: string): Promise<DecidedRequest> {
  const row = await db.hardshipRequest.findFirst({
    where: { AND: [{ id }, hardshipRows(caller)] },
    select: {
      id: true,
      seriesKey: true,
      attestorKey: true,
      pauseNonce: true,
      state: true,
      chain: true,
      issuer: true,
    },
  });
  if (row === null) throw new AppError('NOT_FOUND');
  requireAddressed(caller, row.chain, row.attestorKey);
  return row;
}

/** Stores the refusal of a request and its audit line, and notifies the issuer. @throws CASE_STATE if its state has changed */
async function writeRefusal(
  tx: Tx,
  { id, chain, seriesKey, issuer }: DecidedRequest,
  { code, actor, at }: Pick<Refusal, 'code'> & { readonly actor: string; readonly at: Date },
): Promise<DecidedIds> {
  const { count } = await tx.hardshipRequest.updateMany({
    where: { id, state: 'REQUESTED' },
    data: { state: 'REFUSED', decisionCode: code, refusedAt: at, decidedAt: at },
  });
  if (count === 0) {
    const { state } = await tx.hardshipRequest.findUniqueOrThrow({ where: { id }, select: { state: true } });
    throw stateError(state, ['REQUESTED'], 'be refused');
  }
  await audit(tx, { actor, action: 'hardship.refuse', target: id, codes: { decisionCode: code } });
  const about = { seriesKey, subjectId: id, status: 'REFUSED', at }; // without the code, which the issuer may not read
  await enqueueAction(tx, { ...about, kind: 'HardshipRefused', chain, audience: toIssuer(issuer) });
  return { hardshipRequestId: id };
}

/** Relays an approval, unless the chain has it already, and returns the event that confirms it. */
async function relayApproval(
  { chains, relayers, events }: Pick<DecisionDeps, 'chains' | 'relayers' | 'events'>,
  request: DecidedRequest,
  { pauseEnd, signature }: Approval,
): Promise<ConfirmedApproval> {
  const { seriesKey, attestorKey, pauseNonce } = request;
  const chain = chains.of(request.chain);
  const relayer = relayers(request.chain);
  const approved: NonceEvent = {
    chain: request.chain,
    seriesKey,
    name: 'PauseApproved',
    nonce: ['pauseNonce', pauseNonce],
  };
  const [{ value: active }, { value: hardship }] = await Promise.all([
    chain.activeAttestors([attestorKey]),
    chain.hardship(seriesKey),
  ]);
  if (hardship.pauseNonce !== pauseNonce) {
    const confirmed = approvalIn(await events.find(approved));
    if (confirmed?.attestor === attestorKey && confirmed.pauseEnd === pauseEnd) return confirmed;
    if (isApprovedAs(hardship, request, pauseEnd)) throw new AppError('RELAY_PENDING'); // its event is too old to be found
  }
  if (active.get(attestorKey) !== true) throw new AppError('SIGNER_INACTIVE');
  if (relayer === null) throw new AppError('RELAY_UNAVAILABLE');
  const call = { kind: 'approvePause', seriesKey, pauseNonce, pauseEnd, signature } as const;
  const rule = await relayer.refusal(call);
  if (rule !== null)
    throw isUnderWay(rule, hardship, request) ? new AppError('RELAY_PENDING') : new PauseRefused(rule, request.state);
  const { blockNumber } = await relayer.relay(call);
  const confirmed = approvalIn(await events.inBlock(approved, blockNumber));
  if (confirmed === null) throw new AppError('RELAY_PENDING'); // a reorganisation removed its block
  return confirmed;
}

/** Stores a confirmed approval and its audit line, once for any number of attempts. @throws CASE_STATE if another code is stored */
async function writeApproval(
  tx: Tx,
  { id }: DecidedRequest,
  { code, actor }: Pick<Approval, 'code'> & { readonly actor: string },
  { approval, ...columns }: ReturnType<typeof approvedColumns>,
): Promise<DecidedIds> {
  const [row] = await tx.$queryRaw<{ state: string }[]>`
    SELECT state FROM hardship_requests WHERE id = ${id}::uuid FOR UPDATE`;
  if (row === undefined) throw new AppError('NOT_FOUND');
  const lines = await readRelayLines(tx, id, columns.relayTx);
  const earlier = lines.find((line) => line.decisionCode !== undefined);
  if (earlier !== undefined && earlier.decisionCode !== code)
    throw stateError(row.state, ['REQUESTED'], 'be approved with another code');
  await tx.hardshipRequest.update({
    where: { id },
    data: {
      decisionCode: code,
      approval: { ...approval },
      ...columns,
      ...(row.state === 'ENDED' ? {} : { state: 'APPROVED' }),
    },
  });
  if (earlier !== undefined) return { hardshipRequestId: id }; // another attempt wrote the audit line
  const { signer, digest, pauseNonce: nonce } = approval;
  const decision = { decisionCode: code, relayTx: columns.relayTx };
  // The index may have written the relay's audit line already. Only the decision is then missing.
  if (lines.length > 0) await audit(tx, { actor, action: 'hardship.decide', target: id, codes: decision });
  else {
    const codes = { ...decision, signer, nonce, digest };
    await audit(tx, { actor, action: 'hardship.approve', target: id, codes });
  }
  return { hardshipRequestId: id };
}
