import type { KindsOf, Notifications } from '../notifications/index.ts';

declare module '../notifications/kinds.ts' {
  interface ActionKinds extends KindsOf<typeof notifications> {}
}

export const notifications = {
  events: {
    TermsAmended: {
      series: 'series',
      fields: {},
      subject: 'Terms were amended',
      sentence: 'The terms of the series were amended.',
    },
  },
  actions: {
    AmendmentToReview: {
      subjectType: 'TermsAmendment',
      subject: 'Terms to review',
      sentence: 'An issuer asks you to review new terms of its series.',
    },
    AmendmentSigned: {
      subjectType: 'TermsAmendment',
      subject: 'Your new terms were signed',
      sentence: 'The attestor signed the new terms of your series: you can submit them.',
    },
  },
} as const satisfies Notifications;
