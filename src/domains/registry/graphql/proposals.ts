import { ADMIN_ROWS } from '../../../graphql/access/index.ts';
import { builder } from '../../../graphql/builder.ts';
import { keyset, relatedKeyset } from '../../../graphql/lists.ts';
import { globalId } from '../../../graphql/row-id.ts';
import { builtType } from '../../transaction/graphql/built.ts';
import { AdminTxOutcome, AttestorAction, ProposalState, RegistryApproval } from './enums.ts';

const PROPOSAL = { class: 'plain', readers: ['admin'], deletion: 'none' } as const;
const REQUEST = { class: 'plain', readers: ['admin'], deletion: 'none' } as const;

builder.prismaNode('AdminTxRequest', {
  description:
    'A transaction for the registry that was built for an approved proposal about an attestor key or for a decided ' +
    'application, and its outcome on the chain.',
  id: { field: 'id', access: { ...REQUEST, storedIn: 'admin_tx_requests.id' } },
  access: ADMIN_ROWS,
  select: { id: true },
  fields: (t) => ({
    transactionId: t.field({
      type: 'ID',
      description:
        'The global id of the built transaction, which only the account that built it may read; null once that ' +
        'account is deleted.',
      access: { ...REQUEST, storedIn: 'admin_tx_requests.transaction_id' },
      select: { transactionId: true, chain: true, proposal: { select: { chain: true } } },
      resolve: ({ transactionId, chain, proposal }) =>
        globalId(builtType(chain ?? proposal?.chain ?? ''), transactionId),
    }),
    chain: t.expose('chain', {
      type: 'Chain',
      description: 'The chain of an application’s transaction; null for a proposal, which names its own.',
      access: REQUEST,
    }),
    approval: t.expose('approval', {
      type: RegistryApproval,
      description: 'The approval that an application’s transaction changes; null for a proposal.',
      access: REQUEST,
    }),
    granted: t.exposeBoolean('granted', {
      description:
        'True if an application’s transaction gives the approval, false if it takes it back; null for a proposal.',
      access: REQUEST,
    }),
    afterBlock: t.expose('afterBlock', {
      type: 'BigInt',
      description:
        'The newest block when an application’s transaction was built. Only an event in a later block counts as its ' +
        'outcome. Null for a proposal.',
      access: REQUEST,
    }),
    outcome: t.expose('outcome', {
      type: AdminTxOutcome,
      description: 'The outcome, as of the last indexed block.',
      access: REQUEST,
    }),
    txHash: t.expose('txHash', {
      type: 'TransactionId',
      description: 'The transaction on the chain; null while the outcome is PENDING.',
      access: REQUEST,
    }),
    blockNumber: t.expose('blockNumber', {
      type: 'BigInt',
      description: 'The block that has the transaction; null while the outcome is PENDING.',
      access: REQUEST,
    }),
    builtAt: t.expose('builtAt', { type: 'DateTime', description: 'When the transaction was built.', access: REQUEST }),
  }),
});

export const AttestorProposal = builder.prismaNode('AttestorProposal', {
  description: 'An admin’s proposal to register or revoke an attestor key, which another admin decides.',
  id: { field: 'id', access: { ...PROPOSAL, storedIn: 'attestor_proposals.id' } },
  access: ADMIN_ROWS,
  select: { id: true },
  fields: (t) => ({
    chain: t.expose('chain', { type: 'Chain', description: 'The chain of the registry.', access: PROPOSAL }),
    key: t.expose('key', { type: 'KeyAddress', description: 'The attestor key.', access: PROPOSAL }),
    action: t.expose('action', { type: AttestorAction, description: 'The proposed action.', access: PROPOSAL }),
    graceEndsAt: t.expose('graceUntil', {
      type: 'DateTime',
      description:
        'When a revoked key stops being active; null for a registration, and for a revocation that takes effect at ' +
        'once.',
      access: PROPOSAL,
    }),
    accountId: t.field({
      type: 'ID',
      description:
        'The global id of the account that the key was linked to when the proposal was made; null once the account is deleted.',
      access: { ...PROPOSAL, storedIn: 'attestor_proposals.account_id' },
      select: { accountId: true },
      fromRow: true,
      resolve: ({ accountId }) => globalId('Account', accountId),
    }),
  }),
});

/** Adds the state of the proposal, and the admins who made and decided it. */
builder.prismaObjectFields(AttestorProposal, (t) => ({
  state: t.expose('state', { type: ProposalState, description: 'The state of the proposal.', access: PROPOSAL }),
  proposedBy: t.field({
    type: 'ID',
    description: 'The global id of the account of the admin who made the proposal; null once the account is deleted.',
    access: { ...PROPOSAL, storedIn: 'attestor_proposals.proposed_by' },
    select: { proposedBy: true },
    fromRow: true,
    resolve: ({ proposedBy }) => globalId('Account', proposedBy),
  }),
  proposedAt: t.expose('proposedAt', {
    type: 'DateTime',
    description: 'When the proposal was made.',
    access: PROPOSAL,
  }),
  decidedBy: t.field({
    type: 'ID',
    description:
      'The global id of the account of the admin who decided the proposal; null until then, and once the account is deleted.',
    access: { ...PROPOSAL, storedIn: 'attestor_proposals.decided_by' },
    select: { decidedBy: true },
    fromRow: true,
    resolve: ({ decidedBy }) => globalId('Account', decidedBy),
  }),
  decidedAt: t.expose('decidedAt', {
    type: 'DateTime',
    description: 'When the proposal was decided; null until then.',
    access: PROPOSAL,
  }),
  requests: relatedKeyset(t, 'requests', {
    description: 'The transactions that were built for the proposal, newest first.',
    access: 'traverse',
    order: { by: 'builtAt', direction: 'desc' },
  }),
}));

builder.queryField('attestorProposals', (t) =>
  keyset(t, {
    type: 'AttestorProposal',
    description: 'The proposals about attestor keys, latest first. For admins.',
    access: 'traverse',
    authScopes: { admin: true },
    order: { by: 'proposedAt', direction: 'desc' },
    filter: { state: ProposalState },
  }),
);
