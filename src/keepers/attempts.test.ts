import { describe, expect, it } from 'vitest';
import { type KeeperCall, stepThrough } from './attempts.ts';
import { createBackoff } from './backoff.ts';
import type { KeeperRun } from './keeper.ts';

const step: KeeperCall = {
  name: 'raise',
  call: { kind: 'settleStep', seriesKey: `0x${'01'.repeat(32)}` as const, maxBids: 25 },
  deadline: null,
};

/** Steps through refusals and, for null, confirmations; the steps that were sent, and the failures that were counted. */
async function stepped(answers: readonly (string | null)[]) {
  const counts = { sent: 0, failed: 0 };
  const run = {
    over: () => false,
    async send() {
      const reason = answers[counts.sent] ?? null;
      counts.sent += 1;
      return reason === null ? { kind: 'CONFIRMED' } : { kind: 'REFUSED', reason };
    },
    async failed() {
      counts.failed += 1;
    },
  } as Partial<KeeperRun> as KeeperRun;
  const backoff = createBackoff({ now: () => new Date(0) });
  const settled = await stepThrough(run, backoff, step, 20);
  return { settled, ...counts };
}

describe('steps of a settlement', () => {
  it('go on until nothing is left', async () => {
    expect(await stepped([null, null, 'WRONG_PHASE'])).toEqual({ settled: true, sent: 3, failed: 0 });
  });

  it('are sent again where somebody else’s step came first, three times in a row', async () => {
    const late = 'ACCOUNT_INVALID';
    expect(await stepped([late, null, late, late, late, null, 'WRONG_PHASE'])).toEqual({
      ...{ settled: true, sent: 7, failed: 0 },
    });
    expect(await stepped([late, late, late, late, null])).toEqual({ settled: false, sent: 4, failed: 1 });
  });

  it('end at another refusal', async () => {
    expect(await stepped([null, 'PAUSED', null])).toEqual({ settled: false, sent: 2, failed: 1 });
  });
});
