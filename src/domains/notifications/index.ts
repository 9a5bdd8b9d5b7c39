export { createDispatch } from './dispatch.ts';
export { enqueue } from './enqueue.ts';
export { enqueueEvents, retractEvents } from './event-notifications.ts';
export { createInbox, MOST_MARKED, type NotificationChoice } from './inbox.ts';
export { createNotificationCatalogue, type KindsOf, type NotificationCatalogue, type Notifications } from './kinds.ts';
export { createEmailSender } from './mail.ts';
export {
  type Audience,
  type Message,
  OUTBOX_CHANNEL,
} from './model/index.ts';
export type { Job, JobQueue, Mail, Mailer, QueueName } from './model/ports.ts';
export { createOutboxAdmin } from './outbox-admin.ts';
export { purgePayloads } from './purge.ts';
export { createRecovery } from './recovery.ts';
export { createMailQueue, EMAIL_CODE, requestMail } from './requested-mail.ts';
export { askToSeal, enqueueAction, enqueueActions, toIssuer, toKeys, type UserAction } from './user-actions.ts';
