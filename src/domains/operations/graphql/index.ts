import { getRefFromModel } from '@pothos/plugin-prisma';
import { keyedRow } from 'field-access/lists';
import { ADMIN_ROWS } from '../../../graphql/access/index.ts';
import { builder } from '../../../graphql/builder.ts';
import { keyset } from '../../../graphql/lists.ts';
import { globalId, ofAccount, uuidOf } from '../../../graphql/row-id.ts';
import type { AuditAction as AuditActionName } from '../audit.ts';
import type { AuditLine } from '../index.ts';
import { targetIdOf } from './audit-targets.ts';
import { AuditAction } from './enums.ts';

const AUDIT = { class: 'plain', readers: ['admin'], deletion: 'never (immutable)' } as const;
const CODES = { ...AUDIT, storedIn: 'audit_log.codes' } as const;

interface Code {
  readonly name: string;
  readonly value: string | null;
}

const AuditCode = builder.objectRef<Code>('AuditCode').implement({
  description: 'One named code of an audited act.',
  fields: (t) => ({
    name: t.exposeString('name', {
      description: 'The name of the code, as `signer`, `nonce`, `digest` or `reason`.',
      access: CODES,
    }),
    value: t.exposeString('value', {
      description: 'The code as text; null if the act had none with this name.',
      access: CODES,
    }),
  }),
});

/** The codes of an audit line, ordered by name; null if the line has none. */
const codesOf = (codes: unknown): readonly Code[] | null =>
  codes === null
    ? null
    : Object.entries(codes as NonNullable<AuditLine['codes']>)
        .map(([name, value]) => ({ name, value: value === null ? null : `${value}` }))
        .sort((a, b) => (a.name < b.name ? -1 : 1));

builder.prismaNode('AuditEntry', {
  description: 'One entry of the audit log, written in the same database transaction as the act and never changed.',
  id: { field: 'id', access: { ...AUDIT, storedIn: 'audit_log.id' } },
  access: ADMIN_ROWS,
  select: { id: true },
  fields: (t) => ({
    actorId: t.field({
      type: 'ID',
      description: 'The global id of the account that acted; null if the service itself did.',
      access: { ...AUDIT, storedIn: 'audit_log.actor_id' },
      select: { actorId: true },
      fromRow: true,
      resolve: ({ actorId }) => globalId('Account', actorId),
    }),
    actor: t.field({
      type: getRefFromModel('Account', builder),
      description: 'The account that acted; null if the service itself did, or if the account was deleted since.',
      access: 'traverse',
      ...keyedRow('Account', { id: 'actorId' }),
    }),
    action: t.expose('action', { type: AuditAction, description: 'The act.', access: AUDIT }),
    target: t.exposeString('target', { description: 'The id of the record that was acted on.', access: AUDIT }),
    targetId: t.field({
      type: 'ID',
      description:
        'The global id of the record that was acted on, for `node(id:)`. Null for a wallet, which only its owner may ' +
        'read, and for an FX rate, whose `target` is the key of its series.',
      access: { ...AUDIT, storedIn: ['audit_log.action', 'audit_log.target'] },
      select: { action: true, target: true },
      fromRow: true,
      resolve: ({ action, target }) => targetIdOf(action as AuditActionName, target),
    }),
    codes: t.field({
      type: [AuditCode],
      description: 'The details of the act as named codes. They never contain an amount, a figure or a signature.',
      access: CODES,
      select: { codes: true },
      resolve: ({ codes }) => codesOf(codes),
    }),
    occurredAt: t.expose('at', { type: 'DateTime', description: 'When the act happened.', access: AUDIT }),
  }),
});

builder.queryField('auditLog', (t) =>
  keyset(t, {
    type: 'AuditEntry',
    description: 'The audit log, latest first. For admins.',
    access: 'traverse',
    authScopes: { admin: true },
    order: { by: 'occurredAt', direction: 'desc' },
    args: { actorId: t.arg.id(ofAccount) },
    where: ({ actorId }) => (actorId == null ? {} : { actorId: uuidOf('Account', `${actorId}`) }),
    filter: { action: AuditAction },
    ranges: ['occurredAt'],
  }),
);
