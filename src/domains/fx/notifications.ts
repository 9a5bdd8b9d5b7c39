import type { KindsOf, Notifications } from '../notifications/index.ts';

declare module '../notifications/kinds.ts' {
  interface ActionKinds extends KindsOf<typeof notifications> {}
}

export const notifications = {
  actions: {
    FxRequested: {
      subject: 'A rate is asked for',
      sentence: 'The feed is stale, and an issuer asks for the rate of {period}.',
    },
    FxSigned: { subject: 'A rate was signed', sentence: 'An attestor signed the rate of {period}: you can report.' },
  },
} as const satisfies Notifications;
