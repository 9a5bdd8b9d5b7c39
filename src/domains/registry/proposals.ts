import type { Address } from '@income-series/protocol/address';
import { parseEvmAddress } from '@income-series/protocol/address';
import type { ReadAt } from '@income-series/protocol/chain';
import type { Clock } from '@income-series/protocol/clock';
import { AppError } from '@income-series/protocol/errors/app-error';
import { InputError } from '@income-series/protocol/errors/input-error';
import type { KeyAddress } from '@income-series/protocol/hex';
import { MAX_GRACE } from '@income-series/protocol/policy';
import type { Chains } from '../../chains/index.ts';
import type { Caller } from '../../core/caller.ts';
import { RecordStateError, requireState } from '../../core/errors/record-state.ts';
import { isAmong } from '../../core/on-chain.ts';
import type { Tx } from '../../core/tx.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import { enqueueAction } from '../notifications/index.ts';
import { audit } from '../operations/index.ts';
import {
  type ContractCall,
  type PreparedCall,
  requireSendable,
  requireWallet,
  type SendableOptions,
  type TransactionService,
} from '../transaction/index.ts';

const ATTESTOR_ACTIONS = ['REGISTER', 'REVOKE'] as const;
export type AttestorAction = (typeof ATTESTOR_ACTIONS)[number];

export interface ProposalDeps {
  readonly db: PrismaClient;
  readonly chains: Chains<{ readonly name: string; keyRegistrars(): Promise<ReadAt<readonly Address[]>> }>;
  readonly transactions: TransactionService;
  readonly clock: Clock;
}

interface ProposalInput {
  readonly chain: string;
  /** The key's address, in lower, upper or mixed case. */
  readonly key: string;
  readonly action: AttestorAction;
  /** The time until which the chain still accepts a revoked key's signatures; if absent, they end at once. */
  readonly graceEndsAt?: Date | null | undefined;
}

/** Writes a proposal's change; returns the proposal's id. */
type SaveProposal = (tx: Tx) => Promise<{ proposalId: string }>;
/** Writes a proposal's change and its transaction, if one was built; returns their ids. */
type SaveDecision = (tx: Tx) => Promise<{ proposalId: string; transactionId: string | null }>;
/**
 * Proposals to register or revoke attestor keys. Every transaction needs two admins: one who proposes, and another who
 * approves. The schema admits only admins to these methods.
 */
export interface ProposalService {
  /** Proposes to register or revoke a key. @throws BAD_INPUT for the grace of a registration, or one that is too long */
  propose(caller: Caller, input: ProposalInput): SaveProposal;
  /**
   * Approves or rejects a proposal; an approval builds the transaction for a wallet that registers keys.
   * @throws NOT_FOUND, PROPOSAL_OWN, PROPOSAL_DECIDED, ROLE_UNHELD, SIMULATION_FAILED, CHAIN_UNAVAILABLE
   */
  decide(caller: Caller, id: string, approve: boolean, options?: SendableOptions): Promise<SaveDecision>;
  /**
   * Builds the transaction of an approved proposal again, because the last one expired or was built for another account.
   * @throws NOT_FOUND, PROPOSAL_NOT_OPEN if it is not approved or already on the chain, ROLE_UNHELD, SIMULATION_FAILED,
   * CHAIN_UNAVAILABLE
   */
  rebuild(caller: Caller, id: string, options?: SendableOptions): Promise<SaveDecision>;
  /** Withdraws a proposal of the caller. @throws NOT_FOUND, FORBIDDEN for another admin's proposal, PROPOSAL_DECIDED */
  withdraw(caller: Caller, id: string): Promise<SaveProposal>;
}

export const createProposals = (deps: ProposalDeps): ProposalService => ({
  propose: (caller, input) => propose(deps.clock, caller, input),
  decide: (caller, id, approve, options) => decide(deps, caller, { id, approve }, options),
  rebuild: (caller, id, options) => rebuild(deps, caller, id, options),
  withdraw: (caller, id) => withdraw(deps, caller, id),
});

async function findProposal(db: Pick<PrismaClient, 'attestorProposal'> | Tx, id: string) {
  const proposal = await db.attestorProposal.findUnique({ where: { id } });
  if (!proposal) throw new AppError('NOT_FOUND');
  return proposal;
}
type Proposal = Awaited<ReturnType<typeof findProposal>>;

/**
 * Builds a proposal's transaction for a wallet that registers keys: the caller's own, or else the first. The returned function
 * writes transaction and request.
 */
async function buildFor(
  { chains, transactions, clock }: Pick<ProposalDeps, 'chains' | 'transactions' | 'clock'>,
  caller: Caller,
  proposal: Proposal,
  options: SendableOptions | undefined,
): Promise<PreparedCall['save']> {
  const { value: holders } = await chains.of(proposal.chain).keyRegistrars();
  const wallet = holders.find((address) => isAmong(caller.wallets, proposal.chain, address)) ?? holders[0];
  if (wallet === undefined) throw new AppError('ROLE_UNHELD');
  const prepared = await transactions.build({
    caller,
    wallet: requireWallet(caller, proposal.chain, wallet),
    call: callOf(proposal),
  });
  requireSendable(prepared, options);
  return async (tx) => {
    const transactionId = await prepared.save(tx);
    await tx.adminTxRequest.create({ data: { proposalId: proposal.id, transactionId, builtAt: clock.now() } });
    return transactionId;
  };
}

/** Closes an undecided proposal; of several concurrent attempts only the first succeeds. @throws PROPOSAL_DECIDED */
async function closeProposal(
  tx: Tx,
  id: string,
  data: { state: string; decidedBy: string; decidedAt: Date },
): Promise<void> {
  const { count } = await tx.attestorProposal.updateMany({ where: { id, state: 'PROPOSED' }, data });
  if (count !== 1) requireUndecided(await findProposal(tx, id));
}

/** Requires that a proposal was neither decided nor withdrawn. @throws PROPOSAL_DECIDED */
const requireUndecided = ({ state }: Pick<Proposal, 'state'>): void =>
  requireState('PROPOSAL_DECIDED', { record: 'proposal', state, needs: ['PROPOSED'], can: 'be decided or withdrawn' });

/** Requires that a proposal is approved and its transaction not on the chain yet. @throws PROPOSAL_NOT_OPEN */
function requireBuildable({ state }: Pick<Proposal, 'state'>, isOnChain: boolean): void {
  const can = 'have its transaction built again';
  const next = state === 'PROPOSED' ? 'Another admin has to approve it first.' : null;
  requireState('PROPOSAL_NOT_OPEN', { record: 'proposal', state, needs: ['APPROVED'], can, next });
  if (!isOnChain) return;
  const reason = { record: 'proposal', state: 'APPROVED and on the chain', needs: ['not on the chain yet'], can };
  throw new RecordStateError(reason, 'PROPOSAL_NOT_OPEN');
}

/** Checks a new proposal. Returns a function that writes it. */
function propose(clock: Clock, { accountId }: Caller, input: ProposalInput): SaveProposal {
  const key = parseEvmAddress(input.key);
  const now = clock.now();
  const graceUntil = input.graceEndsAt ?? null;
  const latest = now.getTime() + Number(MAX_GRACE) * 1000;
  if (graceUntil && (input.action !== 'REVOKE' || graceUntil.getTime() > latest)) {
    throw new InputError('graceEndsAt', `only for a revocation, and at most ${MAX_GRACE} seconds from now`);
  }
  return async (tx) => {
    // Locks the key's link, so that a deletion of its account waits, and then finds the proposal.
    const [link] = await tx.$queryRaw<{ readonly accountId: string }[]>`
      SELECT account_id AS "accountId" FROM account_signer_keys WHERE key = ${key} FOR SHARE`;
    const { id } = await tx.attestorProposal.create({
      data: {
        chain: input.chain,
        key,
        action: input.action,
        graceUntil,
        accountId: link?.accountId ?? null,
        proposedBy: accountId,
        proposedAt: now,
      },
    });
    const codes = codesOf({ action: input.action, key });
    await audit(tx, { actor: accountId, action: 'attestor.propose', target: id, codes });
    return { proposalId: id };
  };
}

/** Checks that the caller may decide a proposal, and builds an approved one's transaction. Returns a function that writes both. */
async function decide(
  deps: ProposalDeps,
  caller: Caller,
  { id, approve }: { readonly id: string; readonly approve: boolean },
  options?: SendableOptions,
): Promise<SaveDecision> {
  const proposal = await findProposal(deps.db, id);
  const { accountId: actor } = caller;
  if (proposal.proposedBy === actor) throw new AppError('PROPOSAL_OWN');
  requireUndecided(proposal);
  const save = approve ? await buildFor(deps, caller, proposal, options) : null;
  return async (tx) => {
    const status = approve ? 'APPROVED' : 'REJECTED';
    await closeProposal(tx, id, { state: status, decidedBy: actor, decidedAt: deps.clock.now() });
    const action = approve ? 'attestor.approve' : 'attestor.reject';
    await audit(tx, { actor, action, target: id, codes: codesOf(proposal) });
    await enqueueAction(tx, {
      kind: 'ProposalDecided',
      chain: proposal.chain,
      seriesKey: null,
      subjectId: id,
      status,
      at: deps.clock.now(),
      audience: { accounts: proposal.proposedBy === null ? [] : [proposal.proposedBy] },
    });
    return { proposalId: id, transactionId: save && (await save(tx)) };
  };
}

/** Builds the transaction of an approved proposal again. Returns a function that writes it. */
async function rebuild(
  deps: ProposalDeps,
  caller: Caller,
  id: string,
  options?: SendableOptions,
): Promise<SaveDecision> {
  const proposal = await findProposal(deps.db, id);
  const confirmed = await deps.db.adminTxRequest.count({ where: { proposalId: id, outcome: 'LANDED' } });
  requireBuildable(proposal, confirmed > 0);
  const save = await buildFor(deps, caller, proposal, options);
  return async (tx) => ({ proposalId: id, transactionId: await save(tx) });
}

/** Checks that the caller may withdraw a proposal. Returns a function that closes it. */
async function withdraw(
  { db, clock }: Pick<ProposalDeps, 'db' | 'clock'>,
  { accountId: actor }: Caller,
  id: string,
): Promise<SaveProposal> {
  const proposal = await findProposal(db, id);
  if (proposal.proposedBy !== actor) throw new AppError('FORBIDDEN');
  return async (tx) => {
    await closeProposal(tx, id, { state: 'WITHDRAWN', decidedBy: actor, decidedAt: clock.now() });
    await audit(tx, { actor, action: 'attestor.withdraw', target: id, codes: codesOf(proposal) });
    return { proposalId: id };
  };
}

/** The codes of a proposal's audit line. The key's address is among them, because it is public on the chain. */
const codesOf = ({ action, key }: { readonly action: string; readonly key: string }) => ({ action, key });

/** The registry's call for a proposal. Without a grace the key is revoked at once (`graceUntil` 0). */
function callOf({
  key,
  action,
  graceUntil,
}: {
  key: KeyAddress;
  action: string;
  graceUntil: Date | null;
}): ContractCall {
  if (action === 'REGISTER') return { kind: 'registerAttestor', key };
  const seconds = graceUntil === null ? 0n : BigInt(Math.floor(graceUntil.getTime() / 1000));
  return { kind: 'revokeAttestor', key, graceUntil: seconds };
}
