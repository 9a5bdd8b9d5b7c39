import type { Names } from './names.ts';

const constant = (table: string) => table.toUpperCase();

const model = ({ table, type }: Names) => `/** OPEN, then CLOSED by its owner. */
export type ${type}State = 'OPEN' | 'CLOSED';

/** Of one account, closed ones among them. */
export const MAX_${constant(table)} = 32;
`;

const rules = ({ type }: Names) => `import { AppError } from '../../core/errors/app-error.ts';
import type { ${type}State } from './model.ts';

/** @throws WRONG_STATE for one that was closed already */
export function requireOpen(state: ${type}State): void {
  if (state !== 'OPEN') throw new AppError('WRONG_STATE');
}
`;

const rulesTest = ({ folder }: Names) => `import { describe, expect, it } from 'vitest';
import { requireOpen } from './rules.ts';

describe('the rules of ${folder}', () => {
  it('let an open one be closed, once', () => {
    expect(() => requireOpen('OPEN')).not.toThrow();
    expect(() => requireOpen('CLOSED')).toThrow(expect.objectContaining({ code: 'WRONG_STATE' }));
  });
});
`;

const service = ({ type, one, table }: Names) => `import type { Clock } from '../../core/clock.ts';
import { AppError } from '../../core/errors/app-error.ts';
import type { Tx } from '../../core/tx.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import { requireCapacity, requireWritten } from '../operations/index.ts';
import type { Caller } from '../transaction/index.ts';
import { type ${type}State, MAX_${constant(table)} } from './model.ts';
import { requireOpen } from './rules.ts';

/** Writes, in the caller's database transaction. */
type Save = (tx: Tx) => Promise<{ readonly id: string }>;

export interface ${type}Service {
  /** @throws CASE_LIMIT */
  open(caller: Caller): Save;
  /** Its owner's own. @throws NOT_FOUND, WRONG_STATE, CONFLICT where it changed meanwhile */
  close(caller: Caller, id: string): Promise<Save>;
}

export function create${type}Service({
  db,
  clock,
}: {
  readonly db: PrismaClient;
  readonly clock: Clock;
}): ${type}Service {
  return {
    open: (caller) => async (tx) => {
      const { accountId } = caller;
      requireCapacity(await tx.${one}.count({ where: { accountId } }), MAX_${constant(table)});
      const state: ${type}State = 'OPEN';
      return tx.${one}.create({ data: { accountId, state, openedAt: clock.now() }, select: { id: true } });
    },

    async close(caller, id) {
      const found = await db.${one}.findUnique({ where: { id, accountId: caller.accountId } });
      if (found === null) throw new AppError('NOT_FOUND');
      requireOpen(found.state as ${type}State);
      return async (tx) => {
        requireWritten(await tx.${one}.updateMany({ where: { id, state: 'OPEN' }, data: { state: 'CLOSED' } }));
        return { id };
      };
    },
  };
}
`;

const graphql = ({
  type,
  one,
  many,
  table,
}: Names) => `import { OWN_AND_ADMIN_ROWS } from '../../graphql/access/index.ts';
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

/** What is kept of one: for its owner and for admins. */
const stored = (column: string) =>
  ({
    storedIn: \`${table}.\${column}\`,
    class: 'plain',
    readers: ['owner', 'admin'],
    deletion: 'account deletion',
  }) as const;

const ${type} = builder.prismaNode('${type}', {
  description: 'What an account opened and may close.',
  id: { field: 'id', access: stored('id') },
  access: OWN_AND_ADMIN_ROWS,
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

builder.queryField('my${many.charAt(0).toUpperCase()}${many.slice(1)}', (t) =>
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

const module = ({ type, folder, many }: Names) => `import type { Module } from '../../module.ts';
import { create${type}Service } from './service.ts';

export const ${many}Module: Module = {
  name: '${folder}',
  services: ({ db, clock }) => ({ ${many}: create${type}Service({ db, clock }) }),
  schema: () => import('./graphql.ts'),
};
`;

const record = ({
  type,
  one,
  many,
  table,
}: Names) => `import { knownId, type PersonaName, personas } from '../personas.ts';
import { at } from '../population/known.ts';
import type { PopulatedRecord } from '../records.ts';
import { all, isAdmin, ofAccount, own } from '../row-truth.ts';

/** Of issuer A's. */
const first = knownId(0x50, 1);

export const record: PopulatedRecord = {
  async insert(db) {
    const row = (id: string, name: PersonaName, state: string) => ({
      id,
      accountId: personas[name].accountId,
      state,
      openedAt: at('2025-01-05'),
    });
    await db.${one}.createMany({
      data: [
        row(first, 'issuerA', 'OPEN'),
        row(knownId(0x50, 2), 'issuerA', 'CLOSED'),
        row(knownId(0x50, 3), 'holderB', 'OPEN'),
      ],
    });
  },
  types: {
    ${type}: {
      table: '${table}',
      key: 'id',
      labels: ofAccount,
      visible: (...asked) => isAdmin(asked[0]) || own(...asked),
    },
  },
  links: { 'Query.my${many.charAt(0).toUpperCase()}${many.slice(1)}': all },
  open: { my${many.charAt(0).toUpperCase()}${many.slice(1)}: (reader) => reader !== 'public' },
  grow: { table: '${table}', id: first },
};
`;

/** The files of a new noun, by path. */
export function filesOf(names: Names): Readonly<Record<string, string>> {
  const folder = `src/domains/${names.folder}`;
  return {
    [`${folder}/model.ts`]: model(names),
    [`${folder}/rules.ts`]: rules(names),
    [`${folder}/rules.test.ts`]: rulesTest(names),
    [`${folder}/service.ts`]: service(names),
    [`${folder}/graphql.ts`]: graphql(names),
    [`${folder}/module.ts`]: module(names),
    [`tests/support/records/${names.folder}.ts`]: record(names),
  };
}
