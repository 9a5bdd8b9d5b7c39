import { OWN_AND_ADMIN_ROWS } from '../../../graphql/access/index.ts';
import { CONTRACT_HASH } from '../../../graphql/access/presets.ts';
import { builder } from '../../../graphql/builder.ts';
import type { GatewayContext } from '../../../graphql/context.ts';
import { keyset, row } from '../../../graphql/lists.ts';
import { existing, globalId, uuidOf } from '../../../graphql/row-id.ts';
import { requireAccountId } from '../../account/graphql/session.ts';
import type { ContractState as ContractStateName } from '../model/index.ts';
import { inState } from '../rows.ts';
import { stateAt } from '../rules.ts';
import { ContractKind, ContractOnchain, ContractState } from './enums.ts';

/** Access to columns of contracts: the account and admins. */
const CONTRACT = { class: 'plain', readers: ['owner', 'admin'], deletion: 'legal retention' } as const;

export const ContractSession = builder.prismaNode('ContractSession', {
  description:
    'A contract that was rendered for one wallet of an account to sign. The record stays when the account is ' +
    'deleted, without naming it.',
  id: { field: 'id', access: { ...CONTRACT, storedIn: 'contract_sessions.id' } },
  access: OWN_AND_ADMIN_ROWS,
  select: { id: true },
  fields: (t) => ({
    kind: t.expose('kind', { type: ContractKind, description: 'The kind of contract.', access: CONTRACT }),
    chain: t.expose('chain', { type: 'Chain', description: 'The chain of the wallet.', access: CONTRACT }),
    wallet: t.expose('wallet', {
      type: 'Address',
      description: 'The wallet that signs the contract: the issuer’s, for a series.',
      access: CONTRACT,
    }),
    draftId: t.field({
      type: 'ID',
      description:
        'The global id of the series draft whose terms the document states; null for a participation, and once the account ' +
        'is deleted.',
      access: { ...CONTRACT, storedIn: 'contract_sessions.draft_id' },
      select: { draftId: true },
      fromRow: true,
      resolve: ({ draftId }) => globalId('SeriesDraft', draftId),
    }),
    draftVersion: t.exposeInt('draftVersion', {
      description: 'The version of the draft whose terms the document states; null for a participation.',
      access: CONTRACT,
    }),
    seriesKey: t.expose('seriesKey', {
      type: 'Bytes32',
      description: 'The key of the series; null for a participation.',
      access: CONTRACT,
    }),
    templateVersion: t.exposeInt('templateVersion', {
      description: 'The version of the template that the contract was rendered from.',
      access: CONTRACT,
    }),
    templateHash: t.expose('templateHash', {
      type: 'Bytes32',
      description: 'The SHA-256 hash of the template.',
      access: CONTRACT,
    }),
    documentHash: t.expose('documentHash', {
      type: 'Bytes32',
      description: 'The SHA-256 hash of the rendered document.',
      access: { ...CONTRACT, class: 'hash' },
    }),
  }),
});

/** Adds the state of the contract, and the times at which it moved on. */
builder.prismaObjectFields(ContractSession, (t) => ({
  state: t.field({
    type: ContractState,
    nullable: false,
    description: 'The state of the contract.',
    access: { ...CONTRACT, storedIn: 'contract_sessions.state' },
    select: { state: true, expiresAt: true },
    resolve: (contract, _args, { clock }) => stateAt(contract, clock.now()) as never,
  }),
  renderedAt: t.expose('renderedAt', {
    type: 'DateTime',
    description: 'When the contract was rendered.',
    access: CONTRACT,
  }),
  expiresAt: t.expose('expiresAt', {
    type: 'DateTime',
    description: 'When the contract lapses if it is not signed: 24 hours after it was rendered.',
    access: CONTRACT,
  }),
  signedAt: t.expose('signedAt', {
    type: 'DateTime',
    description: 'When the signed contract was uploaded; null until then.',
    access: CONTRACT,
  }),
  voidedAt: t.expose('voidedAt', {
    type: 'DateTime',
    description: 'When the contract was voided; null if it was not.',
    access: CONTRACT,
  }),
}));

/** Adds the signed document, and its comparison with the chain. */
builder.prismaObjectFields(ContractSession, (t) => ({
  signedHash: t.expose('signedHash', {
    type: 'Bytes32',
    description:
      'The SHA-256 hash of the signed document; null until it is signed. A series is created with it as its ' +
      'contract hash.',
    access: { ...CONTRACT_HASH, readers: ['owner', 'admin'] },
  }),
  onchain: t.expose('onchain', {
    type: ContractOnchain,
    description:
      'The comparison of this contract’s hash with the series on the chain; null unless it is the signed contract ' +
      'of a series.',
    access: CONTRACT,
  }),
  account: t.relation('account', {
    description: 'The account that the contract was rendered for; null once the account is deleted.',
    nullable: true,
    access: 'traverse',
  }),
}));

const newestFirst = { by: 'renderedAt', direction: 'desc' } as const;
const filter = { kind: ContractKind };
const ranges = ['renderedAt', 'signedAt'];
const state = { type: ContractState, description: 'Selects the contracts that are in this state now.' } as const;

/** A condition that selects the contracts in the requested state now. */
const stateWhere = ({ state }: { readonly state?: string | null | undefined }, { clock }: GatewayContext) =>
  state == null ? {} : inState(state as ContractStateName, clock.now());

const list = { type: 'ContractSession', access: 'traverse', order: newestFirst, filter, ranges } as const;

builder.queryFields((t) => ({
  contractSession: row(t, {
    type: 'ContractSession',
    description: 'A contract by its id, for its account and for admins.',
    access: 'traverse',
    authScopes: { signedIn: true },
    args: { id: t.arg.id(existing) },
    where: ({ id }) => ({ id: uuidOf('ContractSession', id) }),
  }),
  myContractSessions: keyset(t, {
    ...list,
    description: 'The contracts of the signed-in account, latest first.',
    authScopes: { signedIn: true },
    args: { state: t.arg(state) },
    where: (args, ctx) => ({ AND: [{ accountId: requireAccountId(ctx) }, stateWhere(args, ctx)] }),
  }),
  contractSessions: keyset(t, {
    ...list,
    description: 'The contracts of all accounts, latest first. For admins.',
    authScopes: { admin: true },
    args: { state: t.arg(state) },
    where: stateWhere,
  }),
}));
