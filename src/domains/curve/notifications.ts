import type { KindsOf, Notifications } from '../notifications/index.ts';

declare module '../notifications/kinds.ts' {
  interface ActionKinds extends KindsOf<typeof notifications> {}
}

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
      sentence: 'The proceeds of the curve were paid to your wallet.',
    },
    TenderOpened: {
      series: 'series',
      fields: {},
      subject: 'A round of tenders is open',
      sentence: 'The treasury of the series buys staked units back: a round of tenders is open.',
    },
    TenderSettled: {
      series: 'series',
      fields: {},
      subject: 'A round of tenders is settled',
      sentence: 'A round of tenders of the series is settled. If you tendered units, you may claim.',
    },
    TenderVoided: {
      series: 'series',
      fields: {},
      subject: 'A round of tenders is void',
      sentence: 'The series ended before its round of tenders was settled. The units stay staked.',
    },
    UnitsTendered: {
      wallets: ['holder'],
      fields: {},
      subject: 'Units were tendered',
      sentence: 'Your staked units of the series were tendered.',
    },
    TenderWithdrawn: {
      wallets: ['holder'],
      fields: {},
      subject: 'A tender was taken back',
      sentence: 'Your units of the series are no longer tendered.',
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
  reminders: {
    TenderReminder: {
      subject: 'A round of tenders ends soon',
      sentence: 'A round of tenders of the series ends soon. Until its end you may tender units that you staked.',
    },
    TenderClaimReminder: {
      subject: 'Your tender can be claimed',
      sentence: 'The round in which you tendered units of the series is settled, and you have not claimed it.',
    },
    PayoutReminder: {
      subject: 'A payout can be claimed',
      sentence: 'Your staked units of the series earned a payout for {period} that you have not claimed.',
    },
    TailReminder: {
      subject: 'A tail payout can be claimed',
      sentence: 'Your staked units of the series earned a payout of the tail that you have not claimed.',
    },
    FinalReminder: {
      subject: 'A last payout can be claimed',
      sentence: 'The series has ended. You have not claimed the last payout for your staked units.',
    },
    RedemptionReminder: {
      subject: 'A redemption can be claimed',
      sentence: 'The issuer bought the series out. You have not claimed the redemption of your staked units.',
    },
  },
} as const satisfies Notifications;
