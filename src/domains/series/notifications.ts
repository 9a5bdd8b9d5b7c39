import type { Notifications } from '../notifications/index.ts';

export const notifications = {
  events: {
    SeriesCreated: {
      wallets: ['issuer'],
      fields: {},
      subject: 'Your series is on the chain',
      sentence: 'Your series was created, and the sale of its units began.',
    },
    SeriesSettling: {
      series: 'series',
      fields: {},
      subject: 'A raise is being settled',
      sentence: 'Bidding is over, and the raise is being settled.',
    },
    SeriesActivated: {
      series: 'series',
      fields: {},
      subject: 'A series is active',
      sentence: 'The raise is complete, and the series is active.',
    },
    SeriesFailed: {
      series: 'series',
      fields: { reason: ['reason', 'FailureReason'] },
      subject: 'The sale of a series has failed',
      sentence: 'The sale of the units failed. Bids are paid back; on a curve, units can be sold back.',
    },
    SeriesTailStarted: {
      series: 'series',
      fields: {},
      subject: 'A series is in its tail',
      sentence: 'The last reporting period of the series is over.',
    },
    BuyOutAnnounced: {
      series: 'series',
      fields: {},
      subject: 'A buy-out of a series was announced',
      sentence:
        'The issuer may buy the series out after a notice of seven days. Every unit that exists at the buy-out is ' +
        'paid its share.',
    },
    SeriesClosed: {
      series: 'series',
      fields: { reason: ['reason', 'CloseReason'] },
      subject: 'A series is closed',
      sentence: 'The series is closed.',
    },
  },
} as const satisfies Notifications;
