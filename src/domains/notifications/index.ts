export {
  type Audience,
  EVENT_KINDS,
  type Message,
  NOTIFICATION_CHANNEL,
  NOTIFICATION_KINDS,
  type NotificationKind,
  OUTBOX_CHANNEL,
  type Payload,
} from './model.ts';
export { messageOf } from './rules.ts';
export { tell } from './tell.ts';
