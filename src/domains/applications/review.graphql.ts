import { RESPONSE_ONLY } from '../../access/index.ts';
import { builder } from '../../graphql/builder.ts';
import { idempotencyKey, mutation, rowInput } from '../../graphql/mutation.ts';
import { existing, ofRow, uuidOf } from '../../graphql/row-id.ts';
import { Application } from './application.graphql.ts';
import { ApplicationDecision, ApplicationReasonCode, ApplicationState } from './enums.graphql.ts';
import { ApplicationPayload } from './payload.graphql.ts';

interface Previewed {
  readonly id: string;
  readonly version: number;
  readonly state: string;
  readonly reasonCode: string | null;
  readonly confirmation: string;
  readonly expiresAt: string;
}

const PreviewPayload = builder.objectRef<Previewed>('PreviewApplicationDecisionPayload').implement({
  description: 'What a decision on an application would do, and what confirms it.',
  fields: (t) => ({
    application: t.prismaField({
      type: Application,
      nullable: true,
      description: 'The application, not decided yet. The decision stores its readiness as it then is.',
      access: 'traverse',
      resolve: (query, { id }, _, { db }) => db.application.findUnique({ ...query, where: { id } }),
    }),
    version: t.exposeInt('version', {
      nullable: false,
      description: 'Of the application that was previewed: `decideApplication` takes it.',
      access: RESPONSE_ONLY,
    }),
    state: t.field({
      type: ApplicationState,
      nullable: false,
      description: 'The state of the application after the decision, of which its owner is notified.',
      access: RESPONSE_ONLY,
      resolve: ({ state }) => state as never,
    }),
    reasonCode: t.field({
      type: ApplicationReasonCode,
      nullable: true,
      description: 'The reason that the owner reads; null of an approval.',
      access: RESPONSE_ONLY,
      resolve: ({ reasonCode }) => reasonCode as never,
    }),
    confirmation: t.exposeString('confirmation', {
      nullable: false,
      description: 'What `decideApplication` takes for this decision, by this admin, on this version.',
      access: RESPONSE_ONLY,
    }),
    confirmationExpiresAt: t.field({
      type: 'DateTime',
      nullable: false,
      description: 'When the confirmation is taken no more: five minutes after it was made.',
      access: RESPONSE_ONLY,
      resolve: ({ expiresAt }) => new Date(expiresAt),
    }),
  }),
});

const reasonCode = { type: ApplicationReasonCode, description: 'Of a rejection, and required there.' } as const;
const decision = { type: ApplicationDecision, required: true, description: 'How the review ends.' } as const;
const version = { required: true, description: 'The version of the application that the decision is about.' } as const;

const PreviewInput = builder.inputType('PreviewApplicationDecisionInput', {
  fields: (t) => ({
    id: t.id(existing),
    decision: t.field(decision),
    reasonCode: t.field(reasonCode),
  }),
});

const DecideInput = builder.inputType('DecideApplicationInput', {
  fields: (t) => ({
    idempotencyKey: t.field(idempotencyKey),
    id: t.id(existing),
    version: t.int(version),
    decision: t.field(decision),
    reasonCode: t.field(reasonCode),
    confirmation: t.string({ required: true, description: 'From `previewApplicationDecision` of the same decision.' }),
  }),
});

const RevokeInput = builder.inputType('RevokeApplicationInput', {
  fields: (t) => ({
    idempotencyKey: t.field(idempotencyKey),
    id: t.id(existing),
    version: t.int(version),
    reasonCode: t.field({ type: ApplicationReasonCode, required: true, description: 'Why: a code of a revocation.' }),
  }),
});

mutation('claimApplication', {
  type: ApplicationPayload,
  description:
    'Takes a submitted application into review. APPLICATION_CLAIMED for one in review, until 24 hours after it was ' +
    'claimed last: then any admin may claim it again. For admins, and never for an own application.',
  authScopes: { admin: true },
  input: rowInput('ClaimApplicationInput'),
  act: ({ caller, input, services }) => services.applicationReviews.claim(caller, uuidOf('Application', input.id)),
});

mutation('previewApplicationDecision', {
  type: PreviewPayload,
  description: 'Says what a decision of the reviewer would do, and issues what confirms it. It changes nothing.',
  authScopes: { admin: true },
  input: PreviewInput,
  repeatable: 'by account',
  act: async ({ caller, input, services }) => {
    const previewed = await services.applicationReviews.preview(caller, ofRow('Application', input));
    return async () => ({ ...previewed, expiresAt: previewed.expiresAt.toISOString() });
  },
  answer: (previewed): Previewed => previewed,
});

mutation('decideApplication', {
  type: ApplicationPayload,
  description:
    'Approves or rejects an application, as its reviewer previewed it. CONFLICT where the application changed since.',
  authScopes: { admin: true },
  input: DecideInput,
  act: ({ caller, input, services }) => services.applicationReviews.decide(caller, ofRow('Application', input)),
});

mutation('revokeApplication', {
  type: ApplicationPayload,
  description: 'Takes the approval of an application back, with a reason. For any admin but its owner.',
  authScopes: { admin: true },
  input: RevokeInput,
  act: ({ caller, input, services }) => services.applicationReviews.revoke(caller, ofRow('Application', input)),
});
