import { ADMIN_ROWS } from '../../graphql/access/index.ts';
import { builder } from '../../graphql/builder.ts';
import { keyset } from '../../graphql/list-builders.ts';
import type { HealthService, Idempotent } from './index.ts';

declare module '../../graphql/context.ts' {
  interface Services {
    idempotency: Idempotent;
    health: HealthService;
  }
}

const logged = (column: string) =>
  ({ storedIn: `audit_log.${column}`, class: 'plain', readers: ['admin'], deletion: 'never (immutable)' }) as const;

builder.prismaNode('AuditEntry', {
  description: 'One act, written in the transaction of the act itself and never changed.',
  id: { field: 'id', access: logged('id') },
  access: ADMIN_ROWS,
  select: { id: true },
  fields: (t) => ({
    actorId: t.expose('actorId', {
      type: 'UUID',
      nullable: true,
      description: 'The account that acted; null for the service itself.',
      access: logged('actor_id'),
    }),
    action: t.exposeString('action', {
      nullable: false,
      description: 'Noun and verb, as `wallet.link`.',
      access: logged('action'),
    }),
    target: t.exposeString('target', {
      nullable: false,
      description: 'Id of the record acted on.',
      access: logged('target'),
    }),
    codes: t.expose('codes', {
      type: 'JSON',
      nullable: true,
      description: 'Codes only, never a value.',
      access: logged('codes'),
    }),
    at: t.expose('at', { type: 'DateTime', nullable: false, access: logged('at') }),
  }),
});

builder.queryField('auditLog', (t) =>
  keyset(t, {
    type: 'AuditEntry',
    description: 'Everything that was audited, the latest first; for admins.',
    access: 'traverse',
    authScopes: { admin: true },
    order: { by: 'at', direction: 'desc' },
    filter: { action: 'String', actorId: 'UUID' },
  }),
);
