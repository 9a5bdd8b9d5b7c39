import type { Notifications } from '../notifications/index.ts';

export const notifications = {
  events: {
    WindowOpened: {
      series: 'holders',
      fields: { window: ['window'] },
      subject: 'Window {window} is open',
      sentence: 'Window {window} of the series takes orders.',
    },
    WindowSettled: {
      series: 'traders',
      fields: { window: ['window'] },
      subject: 'Window {window} is settled',
      sentence: 'Window {window} of the series is settled.',
    },
    WindowVoided: {
      series: 'traders',
      fields: { window: ['window'], reason: ['reason', 'VoidReason'] },
      subject: 'Window {window} is void',
      sentence: 'Window {window} is void. The escrow of orders is returned.',
    },
    OrderCommitted: {
      wallets: ['trader'],
      fields: { window: ['window'] },
      subject: 'Your order was taken',
      sentence: 'Your sealed order in window {window} is on the chain.',
    },
    OrderRevealed: {
      wallets: ['trader'],
      fields: { window: ['window'], status: ['validity', 'Validity'], reason: ['fault', 'OrderFault'] },
      subject: 'Your order was revealed',
      sentence: 'Your order in window {window} was revealed.',
    },
    OrderRejected: {
      wallets: ['trader'],
      fields: { window: ['window'], reason: ['reason', 'RejectReason'] },
      subject: 'Your order was rejected',
      sentence: 'Your order in window {window} was rejected.',
    },
    OrderProcessed: {
      wallets: ['trader'],
      fields: { window: ['window'], status: ['processing', 'Processing'] },
      subject: 'Your order was decided',
      sentence: 'Window {window} decided your order.',
    },
    OrderDelivered: {
      wallets: ['trader'],
      fields: { window: ['window'] },
      subject: 'Your order was delivered',
      sentence: 'The result of your order in window {window} was delivered to your wallet.',
    },
  },
} as const satisfies Notifications;
