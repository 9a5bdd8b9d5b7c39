import type { KindsOf, Notifications } from '../notifications/index.ts';

declare module '../notifications/kinds.ts' {
  interface ActionKinds extends KindsOf<typeof notifications> {}
}

export const notifications = {
  events: {
    SeriesExtinguished: {
      series: 'series',
      fields: {},
      subject: 'A series was extinguished',
      sentence: 'Two attestors signed for it, and the series was extinguished.',
    },
  },
  actions: {
    ExtinguishmentUnopened: {
      subjectType: 'ExtinguishmentRequest',
      subject: 'Something must be sealed again',
      sentence: 'An attestor cannot open the evidence of your request: void it, and address another one to other keys.',
    },
    ExtinguishmentOpened: {
      subjectType: 'ExtinguishmentRequest',
      subject: 'An extinguishment to decide',
      sentence: 'An issuer asks you and another attestor to extinguish its series.',
    },
  },
} as const satisfies Notifications;
