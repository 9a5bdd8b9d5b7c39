import type { KindsOf, Notifications } from '../notifications/index.ts';

declare module '../notifications/kinds.ts' {
  interface ActionKinds extends KindsOf<typeof notifications> {}
}

export const notifications = {
  events: {
    PauseRequested: {
      series: 'holders',
      keys: ['attestor'],
      fields: {},
      subject: 'A pause was requested',
      sentence: 'The issuer requested a pause of the series.',
    },
    PauseRequestWithdrawn: {
      series: 'holders',
      fields: {},
      subject: 'A pause request was withdrawn',
      sentence: 'The issuer withdrew the request for a pause.',
    },
    PauseApproved: {
      series: 'holders',
      fields: {},
      subject: 'A series is paused',
      sentence: 'The pause of the series was approved.',
    },
    PauseEnded: {
      series: 'holders',
      fields: {},
      subject: 'A pause is over',
      sentence: 'The pause of the series is over.',
    },
  },
  actions: {
    HardshipUnopened: {
      subjectType: 'HardshipRequest',
      subject: 'Something must be sealed again',
      sentence:
        'The attestor cannot open the reason of your pause request: withdraw it, and address another one to another ' +
        'key.',
    },
    HardshipRefused: {
      subjectType: 'HardshipRequest',
      subject: 'Your request was refused',
      sentence: 'The attestor refused your request for a pause.',
    },
  },
} as const satisfies Notifications;
