import type { Names } from './names.ts';

/** graphql.ts of a new noun. */
export const graphql = ({
  type,
  one,
  many,
  table,
  list,
}: Names) => `import { OWN_ROWS } from '../../graphql/access/index.ts';
import { builder } from '../../graphql/builder.ts';
import { keyset } from '../../graphql/list-builders.ts';
import { idempotencyKey, mutation, rowInput } from '../../graphql/mutation.ts';
import { uuidOf } from '../../graphql/row-id.ts';
import type { ${type}Service } from './service.ts';

declare module '../../graphql/context.ts' {
  interface ModuleServices {
    ${many}: ${type}Service;
  }
}

/** What is kept of one: for its owner alone, until another reader is added here and to the rows. */
const stored = (column: string) =>
  ({
    storedIn: \`${table}.\${column}\`,
    class: 'plain',
    readers: ['owner'],
    deletion: 'account deletion',
  }) as const;

const ${type} = builder.prismaNode('${type}', {
  description: 'What an account opened and may close.',
  id: { field: 'id', access: stored('id') },
  access: OWN_ROWS,
  select: { id: true },
  fields: (t) => ({
    state: t.exposeString('state', { nullable: false, description: 'OPEN or CLOSED.', access: stored('state') }),
    openedAt: t.expose('openedAt', { type: 'DateTime', nullable: false, access: stored('opened_at') }),
  }),
});

const ${type}Payload = builder.objectRef<{ readonly id: string }>('${type}Payload').implement({
  fields: (t) => ({
    ${one}: t.prismaField({
      type: ${type},
      nullable: false,
      access: 'traverse',
      resolve: (query, { id }, _, { db }) => db.${one}.findUniqueOrThrow({ ...query, where: { id } }),
    }),
  }),
});

const Open${type}Input = builder.inputType('Open${type}Input', {
  fields: (t) => ({ idempotencyKey: t.field(idempotencyKey) }),
});

mutation('open${type}', {
  type: ${type}Payload,
  description: 'Opens one for the signed-in account.',
  input: Open${type}Input,
  act: ({ caller, services }) => services.${many}.open(caller),
});

mutation('close${type}', {
  type: ${type}Payload,
  description: 'Closes an open one of the signed-in account.',
  input: rowInput('Close${type}Input'),
  act: ({ caller, input, services }) => services.${many}.close(caller, uuidOf('${type}', input.id)),
});

builder.queryField('${list}', (t) =>
  keyset(t, {
    type: '${type}',
    description: 'Those that the viewer may know of, newest first.',
    access: 'traverse',
    authScopes: { signedIn: true },
    order: { by: 'openedAt', direction: 'desc' },
    filter: { state: 'String' },
  }),
);
`;
