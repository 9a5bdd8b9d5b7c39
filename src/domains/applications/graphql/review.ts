import { RESPONSE_ONLY } from 'field-access';
import { builder } from '../../../graphql/builder.ts';
import { keyedInput, mutation, rowInput } from '../../../graphql/mutation.ts';
import { existing, replaceRowId, uuidOf } from '../../../graphql/row-id.ts';
import { Application } from './application.ts';
import { ApplicationDecision, ApplicationReasonCode, ApplicationState } from './enums.ts';
import { ApplicationPayload } from './payload.ts';

/** A preview of a decision as stored: its expiry is an ISO 8601 text. */
interface StoredPreview {
  readonly id: string;
  readonly version: number;
  readonly state: string;
  readonly reasonCode: string | null;
  readonly confirmation: string;
  readonly expiresAt: string;
}

const PreviewPayload = builder.objectRef<StoredPreview>('PreviewApplicationDecisionPayload').implement({
  description: 'The effect of a decision on an application, and the value that confirms it.',
  fields: (t) => ({
    application: t.prismaField({
      type: Application,
      description: 'The application before the decision. The decision stores its readiness at that moment.',
      access: 'traverse',
      resolve: (query, { id }, _, { db }) => db.application.findUnique({ ...query, where: { id } }),
    }),
    version: t.exposeInt('version', {
      nullable: false,
      description: 'The version of the application that was previewed, for `decideApplication`.',
      access: RESPONSE_ONLY,
    }),
    state: t.field({
      type: ApplicationState,
      nullable: false,
      description: 'The state of the application after the decision. The applicant is notified of it.',
      access: RESPONSE_ONLY,
      resolve: ({ state }) => state as never,
    }),
    reasonCode: t.field({
      type: ApplicationReasonCode,
      description: 'The reason that the applicant will read; null for an approval.',
      access: RESPONSE_ONLY,
      resolve: ({ reasonCode }) => reasonCode as never,
    }),
    confirmation: t.exposeString('confirmation', {
      nullable: false,
      description:
        'The confirmation to hand to `decideApplication`. It is valid for this decision, this admin and this version alone.',
      access: RESPONSE_ONLY,
    }),
    confirmationExpiresAt: t.field({
      type: 'DateTime',
      nullable: false,
      description: 'When the confirmation expires, five minutes after it was issued.',
      access: RESPONSE_ONLY,
      resolve: ({ expiresAt }) => new Date(expiresAt),
    }),
  }),
});

const reasonCode = {
  type: ApplicationReasonCode,
  description: 'The reason for a rejection, required there; left out for an approval.',
} as const;
const decision = { type: ApplicationDecision, required: true, description: 'The outcome of the review.' } as const;
const version = { required: true, description: 'The version of the application that the decision is about.' } as const;

const PreviewInput = builder.inputType('PreviewApplicationDecisionInput', {
  fields: (t) => ({
    id: t.id(existing),
    decision: t.field(decision),
    reasonCode: t.field(reasonCode),
  }),
});

const DecideInput = keyedInput('DecideApplicationInput', (t) => ({
  id: t.id(existing),
  version: t.int(version),
  decision: t.field(decision),
  reasonCode: t.field(reasonCode),
  confirmation: t.string({
    required: true,
    description: 'The `confirmation` that `previewApplicationDecision` returned for the same decision.',
  }),
}));

const RevokeInput = keyedInput('RevokeApplicationInput', (t) => ({
  id: t.id(existing),
  version: t.int(version),
  reasonCode: t.field({
    type: ApplicationReasonCode,
    required: true,
    description: 'The reason: one of the codes for a revocation.',
  }),
}));

mutation('claimApplication', {
  type: ApplicationPayload,
  description:
    'Claims a submitted application for review. An application that another admin reviews can be claimed again only ' +
    '24 hours after its last claim; it is refused with APPLICATION_CLAIMED before. For admins, and never for their ' +
    'own application.',
  authScopes: { admin: true },
  input: rowInput('ClaimApplicationInput'),
  act: ({ caller, input, services }) => services.applicationReviews.claim(caller, uuidOf('Application', input.id)),
});

mutation('previewApplicationDecision', {
  type: PreviewPayload,
  description:
    'Previews the effect of a decision of the reviewer, and issues the value that confirms it. It changes nothing.',
  authScopes: { admin: true },
  input: PreviewInput,
  repeatable: 'by account',
  act: async ({ caller, input, services }) => {
    const preview = await services.applicationReviews.preview(caller, replaceRowId('Application', input));
    return async () => ({ ...preview, expiresAt: preview.expiresAt.toISOString() });
  },
  answer: (preview): StoredPreview => preview,
});

mutation('decideApplication', {
  type: ApplicationPayload,
  description:
    'Approves or rejects an application as its reviewer previewed it. It is refused with CONFLICT if the application ' +
    'has changed since.',
  authScopes: { admin: true },
  input: DecideInput,
  act: ({ caller, input, services }) => services.applicationReviews.decide(caller, replaceRowId('Application', input)),
});

mutation('revokeApplication', {
  type: ApplicationPayload,
  description: 'Revokes the approval of an application, with a reason. Any admin may revoke it, except the applicant.',
  authScopes: { admin: true },
  input: RevokeInput,
  act: ({ caller, input, services }) => services.applicationReviews.revoke(caller, replaceRowId('Application', input)),
});
