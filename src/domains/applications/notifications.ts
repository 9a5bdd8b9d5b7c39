import type { KindsOf, Notifications } from '../notifications/index.ts';

declare module '../notifications/kinds.ts' {
  interface ActionKinds extends KindsOf<typeof notifications> {}
}

/** Notifications about decisions. They do not name the reason, which the owner reads in the application. */
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
