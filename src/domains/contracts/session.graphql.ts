import { OWN_AND_ADMIN_ROWS } from '../../graphql/access/index.ts';
import { CONTRACT_HASH } from '../../graphql/access/presets.ts';
import { builder } from '../../graphql/builder.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { keyset, row } from '../../graphql/list-builders.ts';
import { existing, globalId, uuidOf } from '../../graphql/row-id.ts';
import { signedInAccount } from '../account/session.graphql.ts';
import { ContractKind, ContractOnchain, ContractState } from './enums.graphql.ts';
import type { ContractService } from './index.ts';
import type { ContractState as ContractStateName } from './model.ts';
import { inState } from './rows.ts';
import { stateAt } from './rules.ts';

declare module '../../graphql/context.ts' {
  interface Services {
    contracts: ContractService;
  }
}

/** What belongs to the signed contract and charter. */
const kept = (column: string) =>
  ({
    storedIn: `contract_sessions.${column}`,
    class: 'plain',
    readers: ['owner', 'admin'],
    deletion: 'legal retention',
  }) as const;

export const ContractSession = builder.prismaNode('ContractSession', {
  description:
    'A contract that was rendered for one wallet of an account to sign. For the account and for admins; it stays, without ' +
    'an owner, where the account is deleted.',
  id: { field: 'id', access: kept('id') },
  access: OWN_AND_ADMIN_ROWS,
  select: { id: true },
  fields: (t) => ({
    kind: t.expose('kind', {
      type: ContractKind,
      nullable: false,
      description: 'What it is about.',
      access: kept('kind'),
    }),
    chain: t.expose('chain', { type: 'Chain', nullable: false, access: kept('chain') }),
    wallet: t.expose('wallet', {
      type: 'Address',
      nullable: false,
      description: 'The wallet that signs it: of a series its issuer.',
      access: kept('wallet'),
    }),
    draftId: t.field({
      type: 'ID',
      nullable: true,
      description:
        'The draft of the series that it states; null of a participation, and where the account was deleted.',
      access: kept('draft_id'),
      select: { draftId: true },
      resolve: ({ draftId }) => globalId('SeriesDraft', draftId),
    }),
    draftVersion: t.exposeInt('draftVersion', {
      nullable: true,
      description: 'The version of the draft that it states.',
      access: kept('draft_version'),
    }),
    seriesKey: t.expose('seriesKey', {
      type: 'Bytes32',
      nullable: true,
      description: 'The key of the series; null of a participation.',
      access: kept('series_key'),
    }),
    templateVersion: t.exposeInt('templateVersion', {
      nullable: false,
      description: 'The version of the text that it was rendered from.',
      access: kept('template_version'),
    }),
    templateHash: t.expose('templateHash', {
      type: 'Bytes32',
      nullable: false,
      description: 'SHA-256 of that text.',
      access: kept('template_hash'),
    }),
    documentHash: t.expose('documentHash', {
      type: 'Bytes32',
      nullable: false,
      description: 'SHA-256 of the document that was rendered.',
      access: { ...kept('document_hash'), class: 'hash' },
    }),
    state: t.field({
      type: ContractState,
      nullable: false,
      description: 'How far it is.',
      access: kept('state'),
      select: { state: true, expiresAt: true },
      resolve: (contract, _args, { clock }) => stateAt(contract, clock.now()) as never,
    }),
    renderedAt: t.expose('renderedAt', { type: 'DateTime', nullable: false, access: kept('rendered_at') }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      nullable: false,
      description: 'Until when it may be signed.',
      access: kept('expires_at'),
    }),
    signedAt: t.expose('signedAt', { type: 'DateTime', nullable: true, access: kept('signed_at') }),
    voidedAt: t.expose('voidedAt', { type: 'DateTime', nullable: true, access: kept('voided_at') }),
    signedHash: t.expose('signedHash', {
      type: 'Bytes32',
      nullable: true,
      description: 'SHA-256 of the document that was signed: of a series what its creation is built with.',
      access: { ...CONTRACT_HASH, readers: ['owner', 'admin'], storedIn: 'contract_sessions.signed_hash' },
    }),
    onchain: t.expose('onchain', {
      type: ContractOnchain,
      nullable: true,
      description:
        'Whether the series on the chain has this hash; null of what is not the signed contract of a series.',
      access: kept('onchain'),
    }),
    account: t.relation('account', {
      description: 'Whose contract it is; null where the account was deleted.',
      nullable: true,
      access: 'traverse',
    }),
  }),
});

const newestFirst = { by: 'renderedAt', direction: 'desc' } as const;
const filter = { kind: ContractKind };
const ranges = ['renderedAt', 'signedAt'];
const state = { type: ContractState, description: 'How far they are, at the time of the request.' } as const;

interface Asked {
  readonly state?: string | null | undefined;
}
const stateWhere = ({ state }: Asked, { clock }: GatewayContext) =>
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
    description: 'The contracts of the account, the latest first.',
    authScopes: { signedIn: true },
    args: { state: t.arg(state) },
    where: (args, ctx) => ({ AND: [{ accountId: signedInAccount(ctx) }, stateWhere(args, ctx)] }),
  }),
  contractSessions: keyset(t, {
    ...list,
    description: 'The contracts of all accounts, the latest first; for admins.',
    authScopes: { admin: true },
    args: { state: t.arg(state) },
    where: stateWhere,
  }),
}));
