import { RESPONSE_ONLY } from 'field-access';
import { builder, ErrorInterface } from '../../../graphql/builder.ts';
import { SimulationFailed } from '../sendable.ts';

builder.objectType(SimulationFailed, {
  name: 'SimulationRefusal',
  interfaces: [ErrorInterface],
  description:
    'The refusal of a build because the transaction would fail if it was sent now. Nothing was stored. ' +
    '`allowFailing: true` builds it anyway.',
  fields: (t) => ({
    errorName: t.exposeString('errorName', {
      access: RESPONSE_ONLY,
      description: 'The name of the contract’s error, as in `Simulation.errorName`.',
    }),
  }),
});
