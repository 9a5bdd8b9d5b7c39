import type { Module } from '../../module.ts';
import { accountEnd } from './account-end.ts';
import { enqueueEvents, retractEvents } from './event-notifications.ts';
import { purgePayloads } from './purge.ts';
import { unserved } from './unserved.ts';

export const notificationsModule: Module = {
  name: 'notifications',
  schema: () => Promise.all([import('./inbox.graphql.ts'), import('./outbox.graphql.ts')]),
  onStored: enqueueEvents,
  onRemoved: retractEvents,
  purges: [{ every: 'day', tables: ['outbox'], run: purgePayloads }],
  unserved,
  accountEnd,
};
