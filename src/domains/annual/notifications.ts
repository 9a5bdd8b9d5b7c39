import type { KindsOf, Notifications } from '../notifications/index.ts';

declare module '../notifications/kinds.ts' {
  interface ActionKinds extends KindsOf<typeof notifications> {}
}

export const notifications = {
  actions: {
    AnnualUnopened: {
      subjectType: 'AnnualCase',
      subject: 'Something must be sealed again',
      sentence:
        'The attestor cannot open the documents that you sealed in the review: withdraw it, and open it for another ' +
        'key.',
    },
    AnnualOpened: {
      subjectType: 'AnnualCase',
      subject: 'A year to review',
      sentence: 'An issuer asked you to review a year.',
    },
    AnnualSigned: {
      subjectType: 'AnnualCase',
      subject: 'Your year was reviewed',
      sentence: 'The attestor finished the review of your year.',
    },
    AnnualClosed: {
      subjectType: 'AnnualCase',
      subject: 'A review was closed',
      sentence: 'The review of a year was closed.',
    },
  },
} as const satisfies Notifications;
