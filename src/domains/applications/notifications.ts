import type { Notifications } from '../notifications/index.ts';

declare module '../notifications/kinds.ts' {
  interface ActionKinds {
    ApplicationDecided: true;
    ApplicationRevoked: true;
  }
}

/** Of the status alone: the reason is in the application, for its owner. */
export const notifications = {
  actions: {
    ApplicationDecided: {
      subjectType: 'Application',
      subject: 'Your application was decided',
      sentence: 'An admin decided on your application.',
    },
    ApplicationRevoked: {
      subjectType: 'Application',
      subject: 'Your approval was revoked',
      sentence: 'An admin revoked the approval of your application.',
    },
  },
} as const satisfies Notifications;
