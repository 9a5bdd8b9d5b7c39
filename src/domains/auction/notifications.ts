import type { Notifications } from '../notifications/index.ts';

export const notifications = {
  events: {
    SettlementRound: {
      series: 'series',
      fields: { round: ['round'] },
      subject: 'Settlement round {round}',
      sentence: 'Round {round} of the settlement is done.',
    },
    RaiseSettled: {
      series: 'series',
      fields: {},
      subject: 'A raise is settled',
      sentence: 'The raise of the series is settled.',
    },
    MintGatePassed: {
      series: 'series',
      fields: {},
      subject: 'A raise passed its gate',
      sentence: 'The raise met its conditions: units are delivered.',
    },
    BidCommitted: {
      wallets: ['bidder'],
      fields: {},
      subject: 'Your bid was taken',
      sentence: 'Your sealed bid is on the chain.',
    },
    BidRevealed: {
      wallets: ['bidder'],
      fields: { status: ['validity', 'Validity'], reason: ['reason', 'InvalidReason'] },
      subject: 'Your bid was revealed',
      sentence: 'Your bid was revealed.',
    },
    BidRejected: {
      wallets: ['bidder'],
      fields: { round: ['round'], reason: ['reason', 'RejectReason'] },
      subject: 'Your bid was rejected',
      sentence: 'Your bid was rejected in the settlement.',
    },
    BidProcessed: {
      wallets: ['bidder'],
      fields: { status: ['processing', 'Processing'] },
      subject: 'Your bid was decided',
      sentence: 'The settlement decided your bid.',
    },
    NonRevealCharged: {
      wallets: ['bidder'],
      fields: {},
      subject: 'Your bid was not revealed',
      sentence: 'Your bid was not revealed in time, and the settlement closed it.',
    },
    BidDelivered: {
      wallets: ['bidder'],
      fields: {},
      subject: 'Your bid was delivered',
      sentence: 'The result of your bid was delivered to your wallet.',
    },
    ProceedsWithdrawn: {
      wallets: ['issuer'],
      fields: {},
      subject: 'Proceeds were withdrawn',
      sentence: 'The proceeds of your raise were withdrawn.',
    },
  },
} as const satisfies Notifications;
