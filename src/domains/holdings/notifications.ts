import type { Notifications } from '../notifications/index.ts';

export const notifications = {
  events: {
    UnitsMinted: {
      wallets: ['holder'],
      fields: {},
      subject: 'Units were delivered',
      sentence: 'Units of the series were delivered to your wallet.',
    },
    UnitsHeld: {
      wallets: ['holder'],
      fields: {},
      subject: 'Units wait for your verification',
      sentence:
        'Units were delivered while your wallet was not verified. They earn, and stay locked until the wallet is verified.',
    },
    UnitsReleased: {
      wallets: ['holder'],
      fields: {},
      subject: 'Units were released',
      sentence: 'Your wallet is verified: your units are unlocked.',
    },
    PaymentKept: {
      wallets: ['wallet'],
      fields: {},
      subject: 'A transfer is kept for your wallet',
      sentence: 'A transfer did not reach your wallet. It is kept for the wallet and can be claimed.',
    },
    UnitsBurned: {
      wallets: ['holder'],
      fields: {},
      subject: 'Units were burned',
      sentence: 'Your units of the series were burned.',
    },
    PayoutClaimed: {
      wallets: ['holder'],
      fields: {},
      unlessZero: 'amount',
      subject: 'A payout was claimed',
      sentence: 'A payout was claimed for your wallet.',
    },
    TailClaimed: {
      wallets: ['holder'],
      fields: {},
      unlessZero: 'amount',
      subject: 'A tail payout was claimed',
      sentence: 'A payout of the tail was claimed for your wallet.',
    },
    FinalClaimed: {
      wallets: ['holder'],
      fields: {},
      unlessZero: 'amount',
      subject: 'A last payout was claimed',
      sentence: 'The last payout was claimed for your wallet.',
    },
    RedemptionClaimed: {
      wallets: ['holder'],
      fields: {},
      unlessZero: 'amount',
      subject: 'A redemption was claimed',
      sentence: 'A redemption was claimed for your wallet.',
    },
  },
} as const satisfies Notifications;
