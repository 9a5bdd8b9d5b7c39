import type { Notifications } from '../notifications/index.ts';

declare module '../notifications/kinds.ts' {
  interface ActionKinds {
    FxRequested: true;
    FxSigned: true;
  }
}

export const notifications = {
  actions: {
    FxRequested: {
      subject: 'An issuer requests a rate',
      sentence: 'The feed is stale, and an issuer asks for the rate of {period}.',
    },
    FxSigned: { subject: 'A rate was signed', sentence: 'An attestor signed the rate of {period}: you can report.' },
  },
} as const satisfies Notifications;
