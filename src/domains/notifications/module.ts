import type { CatalogueModule } from '../../module.ts';
import { accountEnd } from './account-end.ts';
import { enqueueEvents, retractEvents } from './event-notifications.ts';
import { purgePayloads } from './purge.ts';
import { unserved } from './unserved.ts';

export const notificationsModule: CatalogueModule = ({ notifications }) => ({
  name: 'notifications',
  schema: async () => {
    const { declareNotifications } = await import('./graphql/notification.ts');
    await Promise.all([import('./graphql/inbox.ts'), import('./graphql/outbox.ts')]);
    declareNotifications(notifications);
  },
  onStored: (tx, chain, events, isRecent) => enqueueEvents(notifications, tx, chain, { events, isRecent }),
  onRemoved: (tx, chain, removed) => retractEvents(notifications, tx, chain, removed),
  purges: [{ every: 'day', tables: ['outbox'], run: purgePayloads }],
  unserved,
  accountEnd,
});
