import { RESPONSE_ONLY } from '../../access/index.ts';
import { builder, ErrorInterface } from '../../graphql/builder.ts';
import { SimulationFailed } from './sendable.ts';

builder.objectType(SimulationFailed, {
  name: 'SimulationRefusal',
  interfaces: [ErrorInterface],
  description:
    'The transaction would fail if it was sent now. Nothing was stored. `allowFailing: true` builds it all the same.',
  fields: (t) => ({
    errorName: t.exposeString('errorName', {
      access: RESPONSE_ONLY,
      description: 'The contract’s name of its refusal, as `Simulation.errorName` has it.',
    }),
  }),
});
