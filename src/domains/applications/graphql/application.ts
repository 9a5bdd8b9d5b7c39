import DataLoader from 'dataloader';
import { OWN_AND_ADMIN_ROWS } from '../../../graphql/access/index.ts';
import { builder } from '../../../graphql/builder.ts';
import type { GatewayContext } from '../../../graphql/context.ts';
import { keyset, relatedKeyset, row } from '../../../graphql/lists.ts';
import { existing, globalId, uuidOf } from '../../../graphql/row-id.ts';
import { requireAccountId } from '../../account/graphql/session.ts';
import { IdentityStatus } from '../../identity/graphql/check.ts';
import { SourceKind } from '../../reporting/graphql/enums.ts';
import { isUndecided, type ReadinessItem } from '../index.ts';
import { ApplicationOnchain, ApplicationReasonCode, ApplicationState, Persona, ReadinessCode } from './enums.ts';

/** Access to columns that are never deleted, for the application's account and admins. */
const PERMANENT = { class: 'plain', readers: ['owner', 'admin'], deletion: 'none' } as const;
/** Access to columns that are deleted after the retention time of applications. */
const RETAINED = { ...PERMANENT, deletion: 'application retention' } as const;
/** Access to personal data, which the deletion of the account clears. */
const PERSONAL = { ...PERMANENT, deletion: 'account deletion' } as const;

/** A readiness item with the account of its application, which its access checks read. */
interface OwnedItem extends ReadinessItem {
  readonly accountId: string | null;
}

const READINESS = { ...PERMANENT, storedIn: 'applications.readiness' } as const;

const Readiness = builder.objectRef<OwnedItem>('ReadinessItem').implement({
  description: 'One thing that an application needs.',
  access: { subjects: OWN_AND_ADMIN_ROWS.subjects, partOf: 'Application' },
  fields: (t) => ({
    code: t.expose('code', { type: ReadinessCode, description: 'The thing that is needed.', access: READINESS }),
    ok: t.exposeBoolean('ok', { description: 'True if the application meets this requirement.', access: READINESS }),
  }),
});

/** A loader of the present readiness of applications: one statement for a list. It is used after the access check. */
const readinessLoader = ({ access, services }: GatewayContext) =>
  access.once('applicationReadiness', () => new DataLoader(services.applicationReviews.readiness, { cache: false }));

/** The request's loader of applications' states on the chain: one statement for a list. It is used after the access check. */
const onchainLoader = ({ access, services }: GatewayContext) =>
  access.once('applicationOnchain', () => new DataLoader(services.applicationsOnChain.states));

/** Access to the state on the chain, which is computed from the account's wallets and keys and names none of them. */
const ONCHAIN = {
  ...RETAINED,
  storedIn: ['applications.state', 'allowlist.verified', 'allowlist.issuer_approved', 'attestors.active'],
} as const;

/** Access to the registry transactions that were built for an application: admins. */
const REQUESTS = {
  storedIn: 'admin_tx_requests.application_id',
  class: 'plain',
  readers: ['admin'],
  deletion: 'none',
} as const;

export const Application = builder.prismaNode('Application', {
  description: 'The application of an account to take part as an issuer, a backer or an attestor.',
  id: { field: 'id', access: { ...RETAINED, storedIn: 'applications.id' } },
  access: OWN_AND_ADMIN_ROWS,
  select: { id: true },
  fields: (t) => ({
    persona: t.expose('persona', {
      type: Persona,
      description: 'The role that the account applies for.',
      access: PERMANENT,
    }),
    country: t.expose('country', {
      type: 'Country',
      description: 'The country where the person lives or the firm has its seat; null once the account is deleted.',
      access: PERSONAL,
    }),
    incomeSourceKinds: t.expose('incomeSourceKinds', {
      type: [SourceKind],
      description:
        'The kinds of income source that the applicant named. Empty for backers and attestors, and once the account is ' +
        'deleted.',
      access: PERSONAL,
    }),
    state: t.expose('state', {
      type: ApplicationState,
      description: 'The state of the application.',
      access: RETAINED,
    }),
    version: t.exposeInt('version', {
      description: 'A number that grows by one with each change. A decision names the version that it is about.',
      access: RETAINED,
    }),
  }),
});

/** Adds the review: the identity check, the readiness and the decision. */
builder.prismaObjectFields(Application, (t) => ({
  identityCheckId: t.exposeString('identityCheckId', {
    description: 'The provider’s own id of the identity check that was started last; null if there is none.',
    access: RETAINED,
  }),
  identityStatus: t.expose('identityStatus', {
    type: IdentityStatus,
    description:
      'The status of the identity check that was started last, as the provider reported it; null if there is none.',
    access: RETAINED,
  }),
  decisionReasonCode: t.expose('decisionReasonCode', {
    type: ApplicationReasonCode,
    description: 'The reason for a rejection or a revocation; null otherwise.',
    access: PERMANENT,
  }),
  readiness: t.field({
    type: [Readiness],
    description:
      'The things that the application needs, and whether it has each. Until the decision it is computed now; then ' +
      'it stays as it was at the decision. Null if the application was withdrawn.',
    access: READINESS,
    select: {
      ...{ accountId: true, persona: true, country: true, incomeSourceKinds: true, identityStatus: true },
      ...{ state: true, readiness: true },
    },
    async resolve({ readiness, ...row }, _args, ctx) {
      if (readiness === null && !isUndecided(row.state)) return null;
      const items = (readiness as ReadinessItem[] | null) ?? (await readinessLoader(ctx).load(row));
      return items.map((item) => ({ ...item, accountId: row.accountId }));
    },
  }),
  reviewerId: t.field({
    type: 'ID',
    description: 'The global id of the account of the admin who claimed the application last; null if nobody did.',
    access: { ...RETAINED, storedIn: 'applications.reviewer_id', readers: ['admin'] },
    select: { reviewerId: true },
    fromRow: true,
    resolve: ({ reviewerId }) => globalId('Account', reviewerId),
  }),
}));

/** Adds the times at which the application moved on. */
builder.prismaObjectFields(Application, (t) => ({
  startedAt: t.expose('startedAt', {
    type: 'DateTime',
    description: 'When the account started the application.',
    access: RETAINED,
  }),
  submittedAt: t.expose('submittedAt', {
    type: 'DateTime',
    description: 'When the account submitted the application; null until then.',
    access: RETAINED,
  }),
  claimedAt: t.expose('claimedAt', {
    type: 'DateTime',
    description: 'When an admin last claimed the application for review; null if nobody did.',
    access: RETAINED,
  }),
  decidedAt: t.expose('decidedAt', {
    type: 'DateTime',
    description: 'When the application was approved or rejected; null until then.',
    access: RETAINED,
  }),
  endedAt: t.expose('endedAt', {
    type: 'DateTime',
    description: 'When the application was withdrawn or its approval revoked; null otherwise.',
    access: RETAINED,
  }),
}));

/** Adds the effect of the decision on the chain. */
builder.prismaObjectFields(Application, (t) => ({
  onchain: t.field({
    type: ApplicationOnchain,
    description:
      'The chain’s state after the decision, as of the last indexed block. VERIFIED for an approved application: a ' +
      'linked wallet is approved or verified, or a linked attestor key is active. VERIFIED for a revoked application: no ' +
      'linked wallet or key is any more. Null in other states, and for a revoked application if the account has another ' +
      'approved application of the same persona.',
    access: ONCHAIN,
    select: { id: true },
    resolve: ({ id }, _args, ctx) => onchainLoader(ctx).load(id),
  }),
  requests: relatedKeyset(t, 'requests', {
    nullable: true,
    description: 'The transactions that were built for the application, newest first.',
    access: REQUESTS,
    order: { by: 'builtAt', direction: 'desc' },
  }),
  account: t.relation('account', {
    description: 'The account that applies, with its display name; null once the account is deleted.',
    nullable: true,
    access: 'traverse',
  }),
}));

const newestFirst = { by: 'startedAt', direction: 'desc' } as const;
const filter = { state: ApplicationState, persona: Persona };
const ranges = ['startedAt', 'submittedAt', 'decidedAt'];

builder.queryFields((t) => ({
  application: row(t, {
    type: 'Application',
    description: 'An application by its id, for its account and for admins.',
    access: 'traverse',
    authScopes: { signedIn: true },
    args: { id: t.arg.id(existing) },
    where: ({ id }) => ({ id: uuidOf('Application', id) }),
  }),
  myApplications: keyset(t, {
    type: 'Application',
    description: 'The applications of the signed-in account, latest first.',
    access: 'traverse',
    authScopes: { signedIn: true },
    order: newestFirst,
    filter,
    ranges,
    where: (_args, ctx) => ({ accountId: requireAccountId(ctx) }),
  }),
  applications: keyset(t, {
    type: 'Application',
    description: 'The applications of all accounts, latest first. For admins.',
    access: 'traverse',
    authScopes: { admin: true },
    order: newestFirst,
    filter,
    ranges,
  }),
}));
