import type { Notifications } from '../notifications/index.ts';

declare module '../notifications/kinds.ts' {
  interface ActionKinds {
    ExtinguishmentOpened: true;
  }
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
    ExtinguishmentOpened: {
      subjectType: 'ExtinguishmentRequest',
      subject: 'An extinguishment to decide',
      sentence: 'An issuer asks you and another attestor to extinguish its series.',
    },
  },
} as const satisfies Notifications;
