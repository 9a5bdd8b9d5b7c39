import { ADMIN_ROWS } from '../../graphql/access/index.ts';
import { builder } from '../../graphql/builder.ts';
import { keyset } from '../../graphql/list-builders.ts';
import { relatedKeyset } from '../../graphql/related-list.ts';
import { globalId } from '../../graphql/row-id.ts';
import { builtType } from '../transaction/built.graphql.ts';
import { AdminTxOutcome, AttestorAction, ProposalState, RegistryApproval } from './enums.graphql.ts';

/** Attestor proposals (chain, key, account, register or revoke). */
const proposed = (column: string) =>
  ({ storedIn: `attestor_proposals.${column}`, class: 'plain', readers: ['admin'], deletion: 'none' }) as const;
const requested = (column: string) =>
  ({ storedIn: `admin_tx_requests.${column}`, class: 'plain', readers: ['admin'], deletion: 'none' }) as const;

builder.prismaNode('AdminTxRequest', {
  description:
    'A transaction built for a wallet that holds a role of the registry, from an approved proposal about an attestor key ' +
    'or for a decided application, and what the chain says of it.',
  id: { field: 'id', access: requested('id') },
  access: ADMIN_ROWS,
  select: { id: true },
  fields: (t) => ({
    transactionId: t.field({
      type: 'ID',
      nullable: true,
      description: 'Of the built transaction, which the account that built it reads; null once that was deleted.',
      access: requested('transaction_id'),
      select: { transactionId: true, chain: true, proposal: { select: { chain: true } } },
      resolve: ({ transactionId, chain, proposal }) =>
        globalId(builtType(chain ?? proposal?.chain ?? ''), transactionId),
    }),
    chain: t.expose('chain', {
      type: 'Chain',
      nullable: true,
      description: 'Of an application’s; null of a proposal’s, which has its own.',
      access: requested('chain'),
    }),
    approval: t.expose('approval', {
      type: RegistryApproval,
      nullable: true,
      description: 'Of an application’s: what it sets of the applicant’s wallet; null of a proposal’s.',
      access: requested('approval'),
    }),
    granted: t.exposeBoolean('granted', {
      nullable: true,
      description: 'Of an application’s: true gives the approval, false takes it back; null of a proposal’s.',
      access: requested('granted'),
    }),
    afterBlock: t.expose('afterBlock', {
      type: 'BigInt',
      nullable: true,
      description: 'Of an application’s: the newest block when it was built, in which the registry did not say so.',
      access: requested('after_block'),
    }),
    outcome: t.expose('outcome', {
      type: AdminTxOutcome,
      nullable: false,
      description: 'As of the last indexed block.',
      access: requested('outcome'),
    }),
    txHash: t.expose('txHash', { type: 'TransactionId', nullable: true, access: requested('tx_hash') }),
    blockNumber: t.expose('blockNumber', { type: 'BigInt', nullable: true, access: requested('block_number') }),
    builtAt: t.expose('builtAt', { type: 'DateTime', nullable: false, access: requested('built_at') }),
  }),
});

export const AttestorProposal = builder.prismaNode('AttestorProposal', {
  description: 'What an admin proposed about an attestor key, and another decided.',
  id: { field: 'id', access: proposed('id') },
  access: ADMIN_ROWS,
  select: { id: true },
  fields: (t) => ({
    chain: t.expose('chain', { type: 'Chain', nullable: false, access: proposed('chain') }),
    key: t.expose('key', { type: 'KeyAddress', nullable: false, access: proposed('key') }),
    action: t.expose('action', {
      type: AttestorAction,
      nullable: false,
      description: 'What is proposed.',
      access: proposed('action'),
    }),
    graceEndsAt: t.expose('graceUntil', {
      type: 'DateTime',
      nullable: true,
      description: 'Of a revocation; null: it ends at once.',
      access: proposed('grace_until'),
    }),
    accountId: t.field({
      type: 'ID',
      nullable: true,
      description: 'The account that the key was linked to when it was proposed; null once it was deleted.',
      access: proposed('account_id'),
      select: { accountId: true },
      resolve: ({ accountId }) => globalId('Account', accountId),
    }),
    state: t.expose('state', {
      type: ProposalState,
      nullable: false,
      description: 'How far it is.',
      access: proposed('state'),
    }),
    proposedBy: t.field({
      type: 'ID',
      nullable: true,
      description: 'The account of the admin who proposed it; null once it was deleted.',
      access: proposed('proposed_by'),
      select: { proposedBy: true },
      resolve: ({ proposedBy }) => globalId('Account', proposedBy),
    }),
    proposedAt: t.expose('proposedAt', { type: 'DateTime', nullable: false, access: proposed('proposed_at') }),
    decidedBy: t.field({
      type: 'ID',
      nullable: true,
      description: 'The account of the admin who decided it; null once it was deleted.',
      access: proposed('decided_by'),
      select: { decidedBy: true },
      resolve: ({ decidedBy }) => globalId('Account', decidedBy),
    }),
    decidedAt: t.expose('decidedAt', { type: 'DateTime', nullable: true, access: proposed('decided_at') }),
    requests: relatedKeyset(t, 'requests', {
      description: 'The transactions that were built for it.',
      access: 'traverse',
      order: { by: 'builtAt', direction: 'desc' },
    }),
  }),
});

builder.queryField('attestorProposals', (t) =>
  keyset(t, {
    type: 'AttestorProposal',
    description: 'What was proposed about attestor keys, the latest first; for admins.',
    access: 'traverse',
    authScopes: { admin: true },
    order: { by: 'proposedAt', direction: 'desc' },
    filter: { state: ProposalState },
  }),
);
