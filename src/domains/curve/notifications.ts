import type { Notifications } from '../notifications/index.ts';

export const notifications = {
  events: {
    CurveActivated: {
      series: 'series',
      fields: {},
      subject: 'A series is active',
      sentence: 'The curve reached its threshold, and the series is active.',
    },
    CurveProceedsCollected: {
      wallets: ['issuer'],
      fields: {},
      subject: 'The proceeds of your series were paid',
      sentence: 'What the curve raised for you was paid to your wallet.',
    },
    UnitsStaked: {
      wallets: ['holder'],
      fields: {},
      subject: 'Units were staked',
      sentence: 'Your units of the series were staked. They earn from the next census on.',
    },
    UnitsUnstaked: {
      wallets: ['holder'],
      fields: {},
      subject: 'Units were unstaked',
      sentence: 'Your units of the series were unstaked.',
    },
  },
} as const satisfies Notifications;
