import { builder } from '../../../graphql/builder.ts';
import { BUILD } from '../../../graphql/cost.ts';
import { mutation, rowInput } from '../../../graphql/mutation.ts';
import { uuidOf } from '../../../graphql/row-id.ts';
import { PROVIDER_URL } from '../../identity/graphql/check.ts';
import { Application } from './application.ts';

const Payload = builder
  .objectRef<{ readonly id: string; readonly url: string }>('StartApplicationIdentityCheckPayload')
  .implement({
    fields: (t) => ({
      url: t.exposeString('url', PROVIDER_URL),
      application: t.prismaField({
        type: Application,
        access: 'traverse',
        resolve: (query, { id }, _, { db }) => db.application.findUnique({ ...query, where: { id } }),
      }),
    }),
  });

mutation('startApplicationIdentityCheck', {
  type: Payload,
  description:
    'Starts an identity check for an undecided application of the account. It replaces an earlier check that has not ' +
    'passed.',
  complexity: BUILD, // because it calls the provider
  input: rowInput('StartApplicationIdentityCheckInput'),
  act: ({ caller, input, services }) =>
    services.applicationIdentity.start(caller, uuidOf('Application', input.id), input.idempotencyKey),
  async answer({ id }, { caller, input, services }, started) {
    return { id, url: started?.url ?? (await services.applicationIdentity.urlOf(caller, id, input.idempotencyKey)) };
  },
});
