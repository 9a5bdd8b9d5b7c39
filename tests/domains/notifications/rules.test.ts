import type { ChainEventRecord } from '@income-series/protocol/chain';
import { describe, expect, it } from 'vitest';
import { emailId, messageOf, notificationId, outboxId } from '../../../src/domains/notifications/rules.ts';
import { catalogues } from '../../../src/modules.ts';

const { notifications } = catalogues;
const word = (byte: string) => `0x${byte.repeat(32)}` as const;
const wallet = (byte: string) => `0x${byte.repeat(20)}` as const;

const event = (name: string, args: Record<string, unknown>): ChainEventRecord => ({
  name,
  args,
  seriesKey: word('5e'),
  blockHash: word('b1'),
  logIndex: 4,
  blockNumber: 9n,
  txHash: word('77'),
  contract: wallet('c0'),
  timestamp: 1_770_000_000n,
});

describe('what people are notified of an event', () => {
  it('is its numbers and the names of its codes, to whom it names', () => {
    const args = { bidder: wallet('b1'), round: 2, reason: 2, price: '99' };
    expect(messageOf(notifications, 'evm:10143', event('BidRejected', args))).toEqual({
      kind: 'BidRejected',
      chain: 'evm:10143',
      seriesKey: word('5e'),
      audience: { wallets: [wallet('b1')] },
      round: 2,
      reason: 'CONCENTRATION',
      origin: `${word('b1')}:4`,
      at: new Date(1_770_000_000_000),
    });
  });

  it('of a pause is for issuer, holders and the attestor who is asked', () => {
    const message = messageOf(
      notifications,
      'evm:10143',
      event('PauseRequested', { attestor: wallet('a7'), pauseNonce: '3' }),
    );
    expect(message?.audience).toEqual({ series: 'holders', keys: [wallet('a7')] });
  });

  it('is nothing where nobody is to know', () => {
    for (const name of [
      'TrueUpAccepted',
      'IncomeRouted',
      'FxFallbackUsed',
      'AttestorRegistered',
      'AllowlistUpdated',
      'toString',
    ]) {
      expect(messageOf(notifications, 'evm:10143', event(name, {}))).toBeNull();
    }
  });

  it.each(['PayoutClaimed', 'TailClaimed', 'FinalClaimed', 'RedemptionClaimed'])(
    'is nothing where a %s paid nothing',
    (name) => {
      const claimed = (amount: string) =>
        messageOf(notifications, 'evm:10143', event(name, { holder: wallet('b1'), amount }));
      expect(claimed('0')).toBeNull();
      expect(claimed('1')?.audience).toEqual({ wallets: [wallet('b1')] });
    },
  );

  it.each(notifications.kinds.filter((kind) => notifications.eventRule(kind)))(
    '%s copies no argument that its rule does not name',
    (name) => {
      const rule = notifications.eventRule(name) ?? { fields: {} };
      const named = Object.values(rule.fields).map(([argument]) => argument);
      const parties = [...(rule.wallets ?? []), ...(rule.keys ?? [])];
      const secret = '987654321987654321';
      const args = new Proxy<Record<string, unknown>>(
        {},
        {
          get: (_, argument) => {
            if (parties.includes(String(argument))) return wallet('ab');
            return named.includes(String(argument)) ? 1 : secret;
          },
        },
      );
      expect(JSON.stringify(messageOf(notifications, 'evm:10143', event(name, args)))).not.toContain(secret);
      const amounts =
        /amount|price|units|quantity|money|deposit|refund|payment|income|nonce|commitment|sign|proceeds|volume|fee/i;
      for (const argument of [...named, ...Object.keys(rule.fields)]) expect(argument).not.toMatch(amounts);
    },
  );
});

describe('ids', () => {
  it('follow from the message, and are of version 8', () => {
    const id = outboxId({ kind: 'BidRejected', origin: 'x' });
    expect(id).toBe(outboxId({ kind: 'BidRejected', origin: 'x' }));
    const others = [
      outboxId({ kind: 'BidProcessed', origin: 'x' }),
      notificationId(id, 'a'),
      notificationId(id, 'b'),
      emailId(id),
    ];
    expect(new Set([id, ...others]).size).toBe(5);
    for (const one of [id, ...others])
      expect(one).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });
});
