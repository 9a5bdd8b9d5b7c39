export { tellAct, toIssuer, toKeys } from './acts.ts';
export { createDispatch, type Dispatch } from './dispatch.ts';
export { retractEvents, tellEvents } from './event-notifications.ts';
export { createInbox, type Inbox, type Marked, MOST_MARKED } from './inbox.ts';
export { createMailRoom, type MailRoom } from './mail.ts';
export {
  type Audience,
  EVENT_KINDS,
  type Message,
  NOTIFICATION_KINDS,
  type NotificationKind,
  OUTBOX_CHANNEL,
  type Payload,
} from './model.ts';
export { createPostOffice, type PostOffice } from './office.ts';
export type { Job, JobQueue, Mail, Mailer, QueueName } from './ports.ts';
export { purgePayloads } from './purge.ts';
export { createRecovery } from './recovery.ts';
export { tell } from './tell.ts';
