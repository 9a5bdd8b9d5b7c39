import DataLoader from 'dataloader';
import { OWN_AND_ADMIN_ROWS } from '../../graphql/access/index.ts';
import { builder } from '../../graphql/builder.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { keyset, row } from '../../graphql/list-builders.ts';
import { relatedKeyset } from '../../graphql/related-list.ts';
import { existing, globalId, uuidOf } from '../../graphql/row-id.ts';
import { signedInAccount } from '../account/session.graphql.ts';
import { IdentityStatus } from '../identity/check.graphql.ts';
import { SourceKind } from '../reporting/enums.graphql.ts';
import {
  ApplicationOnchain,
  ApplicationReasonCode,
  ApplicationState,
  Persona,
  ReadinessCode,
} from './enums.graphql.ts';
import { type ApplicationServices, isUndecided, type ReadinessItem } from './index.ts';

declare module '../../graphql/context.ts' {
  interface Services extends ApplicationServices {}
}

const stored = (column: string, deletion: string) =>
  ({ storedIn: `applications.${column}`, class: 'plain', readers: ['owner', 'admin'], deletion }) as const;
/** How it stands, since when, and the identity check id and status. */
const kept = (column: string) => stored(column, 'application retention');
/** Country, and income source kinds. */
const personal = (column: string) => stored(column, 'account deletion');
/** Persona, readiness report and decision reason. */
const lasting = (column: string) => stored(column, 'none');

interface ItemOf extends ReadinessItem {
  readonly accountId: string | null;
}

const READINESS = lasting('readiness');

const Readiness = builder.objectRef<ItemOf>('ReadinessItem').implement({
  description: 'One thing that an application needs.',
  access: { subjects: OWN_AND_ADMIN_ROWS.subjects, partOf: 'Application' },
  fields: (t) => ({
    code: t.expose('code', { type: ReadinessCode, nullable: true, description: 'What it is.', access: READINESS }),
    ok: t.exposeBoolean('ok', { nullable: true, description: 'Whether the application has it.', access: READINESS }),
  }),
});

/** The readiness of applications that are not decided, in one statement for a list. Behind the field's check. */
const liveReadinessIn = ({ access, services }: GatewayContext) =>
  access.once('applicationReadiness', () => new DataLoader(services.applicationReviews.readiness, { cache: false }));

/** What the chain says of applications, in one statement for a list. Behind the field's check. */
const onchainIn = ({ access, services }: GatewayContext) =>
  access.once('applicationOnchain', () => new DataLoader(services.applicationsOnChain.states));

/** How it stands on the chain, which names no wallet and no key: what the index says of those of the account. */
const ONCHAIN = {
  ...kept('state'),
  storedIn: ['applications.state', 'allowlist.verified', 'allowlist.issuer_approved', 'attestors.active'],
} as const;

/** Its transactions for the registry, as those of attestor proposals. */
const REQUESTS = {
  storedIn: 'admin_tx_requests.application_id',
  class: 'plain',
  readers: ['admin'],
  deletion: 'none',
} as const;

export const Application = builder.prismaNode('Application', {
  description: 'An account asks to take part as an issuer, a backer or an attestor. For the account and for admins.',
  id: { field: 'id', access: kept('id') },
  access: OWN_AND_ADMIN_ROWS,
  select: { id: true },
  fields: (t) => ({
    persona: t.expose('persona', {
      type: Persona,
      nullable: false,
      description: 'As what the account applies.',
      access: lasting('persona'),
    }),
    country: t.expose('country', {
      type: 'Country',
      nullable: true,
      description: 'Where the person lives or the firm has its seat. Null once the account was deleted.',
      access: personal('country'),
    }),
    incomeSourceKinds: t.expose('incomeSourceKinds', {
      type: [SourceKind],
      nullable: false,
      description: 'What an issuer’s income comes from; empty for others, and once the account was deleted.',
      access: personal('income_source_kinds'),
    }),
    state: t.expose('state', {
      type: ApplicationState,
      nullable: false,
      description: 'How far it is.',
      access: kept('state'),
    }),
    version: t.exposeInt('version', {
      nullable: false,
      description: 'One more with each change. A decision names the version that it is about.',
      access: kept('version'),
    }),
    identityCheckId: t.exposeString('identityCheckId', {
      nullable: true,
      description: 'The provider’s own id of the identity check that was started last; null where there is none.',
      access: kept('identity_check_id'),
    }),
    identityStatus: t.expose('identityStatus', {
      type: IdentityStatus,
      nullable: true,
      description: 'Of that check, as the provider said last.',
      access: kept('identity_status'),
    }),
    decisionReasonCode: t.expose('decisionReasonCode', {
      type: ApplicationReasonCode,
      nullable: true,
      description: 'Why it was rejected or revoked.',
      access: lasting('decision_reason_code'),
    }),
    readiness: t.field({
      type: [Readiness],
      nullable: true,
      description:
        'What the application needs and whether it has it: as it is now, until it is decided; then as it was when it was ' +
        'decided. Null for one that was withdrawn.',
      access: READINESS,
      select: {
        ...{ accountId: true, persona: true, country: true, incomeSourceKinds: true, identityStatus: true },
        ...{ state: true, readiness: true },
      },
      async resolve({ readiness, ...row }, _args, ctx) {
        if (readiness === null && !isUndecided(row.state)) return null;
        const items = (readiness as ReadinessItem[] | null) ?? (await liveReadinessIn(ctx).load(row));
        return items.map((item) => ({ ...item, accountId: row.accountId }));
      },
    }),
    reviewerId: t.field({
      type: 'ID',
      nullable: true,
      description: 'The account of the admin who claimed it last, for admins only.',
      access: { ...kept('reviewer_id'), readers: ['admin'] },
      select: { reviewerId: true },
      resolve: ({ reviewerId }) => globalId('Account', reviewerId),
    }),
    startedAt: t.expose('startedAt', { type: 'DateTime', nullable: false, access: kept('started_at') }),
    submittedAt: t.expose('submittedAt', { type: 'DateTime', nullable: true, access: kept('submitted_at') }),
    claimedAt: t.expose('claimedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When an admin claimed it for review, the last time.',
      access: kept('claimed_at'),
    }),
    decidedAt: t.expose('decidedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was approved or rejected.',
      access: kept('decided_at'),
    }),
    endedAt: t.expose('endedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was withdrawn or revoked.',
      access: kept('ended_at'),
    }),
    onchain: t.field({
      type: ApplicationOnchain,
      nullable: true,
      description:
        'Whether the chain has followed the decision, as of the last indexed block. An approved one: a linked wallet is ' +
        'approved as an issuer or verified, or a linked attestor key is active. A revoked one: none is any more. Null for ' +
        'others, and for a revoked one while another of the account and persona is approved.',
      access: ONCHAIN,
      select: { id: true },
      resolve: ({ id }, _args, ctx) => onchainIn(ctx).load(id),
    }),
    requests: relatedKeyset(t, 'requests', {
      nullable: true,
      description: 'The transactions that were built for it, for admins only.',
      access: REQUESTS,
      order: { by: 'builtAt', direction: 'desc' },
    }),
    account: t.relation('account', {
      description: 'The account that applies: its display name is there. Null once it was deleted.',
      nullable: true,
      access: 'traverse',
    }),
  }),
});

const newestFirst = { by: 'startedAt', direction: 'desc' } as const;
const filter = { state: ApplicationState, persona: Persona };
const ranges = ['startedAt', 'submittedAt', 'decidedAt'];

builder.queryFields((t) => ({
  application: row(t, {
    type: 'Application',
    description: 'An application by its id, for its owner and for admins.',
    access: 'traverse',
    authScopes: { signedIn: true },
    args: { id: t.arg.id(existing) },
    where: ({ id }) => ({ id: uuidOf('Application', id) }),
  }),
  myApplications: keyset(t, {
    type: 'Application',
    description: 'The applications of the account, the latest first.',
    access: 'traverse',
    authScopes: { signedIn: true },
    order: newestFirst,
    filter,
    ranges,
    where: (_args, ctx) => ({ accountId: signedInAccount(ctx) }),
  }),
  applications: keyset(t, {
    type: 'Application',
    description: 'The applications of all accounts, the latest first; for admins.',
    access: 'traverse',
    authScopes: { admin: true },
    order: newestFirst,
    filter,
    ranges,
  }),
}));
