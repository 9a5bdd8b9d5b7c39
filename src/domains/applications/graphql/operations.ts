import { keyedInput, mutation, rowInput } from '../../../graphql/mutation.ts';
import { existing, newId, renameNewId, replaceRowId, uuidOf } from '../../../graphql/row-id.ts';
import { SourceKind } from '../../reporting/graphql/enums.ts';
import { Persona } from './enums.ts';
import { ApplicationPayload } from './payload.ts';

const SOURCES = 'The kinds of income source that the issuer has, each once. A backer or an attestor names none.';

const StartApplicationInput = keyedInput('StartApplicationInput', (t) => ({
  newId: t.field(newId),
  persona: t.field({ type: Persona, required: true, description: 'The role that the account applies for.' }),
  country: t.field({
    type: 'Country',
    required: true,
    description: 'The country where the person lives or the firm has its seat.',
  }),
  incomeSourceKinds: t.field({ type: [SourceKind], description: SOURCES }),
}));

const EditApplicationInput = keyedInput(
  'EditApplicationInput',
  (t) => ({
    id: t.id(existing),
    country: t.field({ type: 'Country', description: 'The country where the person lives or the firm has its seat.' }),
    incomeSourceKinds: t.field({ type: [SourceKind], description: SOURCES }),
  }),
  'The parts of the application to change. A part that is left out or null stays.',
);

mutation('startApplication', {
  type: ApplicationPayload,
  description:
    'Starts an application of the account. Only one of each persona may be open; another may follow once it was ' +
    'rejected, withdrawn or revoked. The display name comes from the account: `updateProfile`.',
  input: StartApplicationInput,
  act: ({ caller, input, services }) => services.applications.start(caller, renameNewId(input)),
});

mutation('editApplication', {
  type: ApplicationPayload,
  description: 'Changes an application of the account that is still a draft.',
  input: EditApplicationInput,
  act: ({ caller, input, services }) => services.applications.edit(caller, replaceRowId('Application', input)),
});

mutation('submitApplication', {
  type: ApplicationPayload,
  description: 'Submits a draft to the admins for review. A submitted application cannot be changed any more.',
  input: rowInput('SubmitApplicationInput'),
  act: ({ caller, input, services }) => services.applications.submit(caller, uuidOf('Application', input.id)),
});

mutation('withdrawApplication', {
  type: ApplicationPayload,
  description: 'Withdraws an application that is not decided yet.',
  input: rowInput('WithdrawApplicationInput'),
  act: ({ caller, input, services }) => services.applications.withdraw(caller, uuidOf('Application', input.id)),
});
