import { builder } from '../../../graphql/builder.ts';
import { Application } from './application.ts';

/** The payload of mutations that change an application. */
export const ApplicationPayload = builder.objectRef<{ readonly id: string }>('ApplicationPayload').implement({
  description: 'The application that a mutation changed.',
  fields: (t) => ({
    application: t.prismaField({
      type: Application,
      access: 'traverse',
      resolve: (query, { id }, _, { db }) => db.application.findUnique({ ...query, where: { id } }),
    }),
  }),
});
